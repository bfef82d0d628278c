//! Scripts of the book: a board as text, characters with their states, dice laid out in advance, orders, and what has
//! to happen.

mod check;
mod raw;
mod states;

pub use check::{load, parse};
pub use raw::Setup;
pub use states::State;

use crate::force::PieceId;
use crate::rules::initiative::Muster;
use std::collections::BTreeMap;

/// The set-up of a script, checked.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The raw form of its file, for use in a replay.
    pub setup: Setup,
    /// The bands in their places.
    pub muster: Muster,
    /// The letter of each character on the board of tokens.
    pub tokens: BTreeMap<char, PieceId>,
    /// The dice, first face first.
    pub dice: Vec<u8>,
}
