//! What the screens know of Suppression Actions beyond what it provides itself.

pub mod hints;
pub mod troops;
