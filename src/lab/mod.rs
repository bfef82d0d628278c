//! The terrain lab: what ground does to a battle.
//!
//! It lies above the opponent, whom it lets play, and below the command line and the screens, which ask it.

pub mod figures;
