//! What the screens know of Initiative Ladder beyond what it provides itself.

pub mod hints;
pub mod troops;
