//! Scripts of the book: a board as text, units with their markers, dice laid out in advance, orders, and what has to
//! happen.

mod check;
mod raw;

pub use check::{load, parse};
pub use raw::{Setup, State};

use crate::force::PieceId;
use crate::rules::suppression::Muster;
use std::collections::BTreeMap;

/// The set-up of a script, checked.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The raw form of its file, for use in a replay.
    pub setup: Setup,
    /// The forces in their places.
    pub muster: Muster,
    /// The letter of each member on the board of tokens.
    pub tokens: BTreeMap<char, PieceId>,
    /// The dice, first face first.
    pub dice: Vec<u8>,
}
