//! What the screens know of Initiative Ladder beside what it says of itself.

pub mod hints;
