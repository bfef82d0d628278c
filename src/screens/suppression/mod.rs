//! What the screens know of Suppression Actions beside what it says of itself.

pub mod hints;
