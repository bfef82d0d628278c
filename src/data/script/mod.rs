//! Scripts: rules made visible. A board as text, dice laid out in advance, orders, and what has to happen.

pub(super) mod board;
pub(super) mod event;
pub(super) mod names;
pub(super) mod places;
pub(super) mod step;

pub use event::{Ending, Event};
pub use places::Places;
pub use step::{Step, Word};

use crate::data::book::Files;
use crate::rules::First;

/// A checked script: its battle can start, and every name in it exists.
#[derive(Clone, Debug)]
pub struct Script<B: Files = First> {
    /// What it shows, in one or two sentences.
    pub about: String,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// Its set-up.
    pub scene: B::Stage,
    /// The actions and expected results, in order.
    pub play: Vec<Step<B>>,
    /// The position of each step in the file.
    pub places: Places,
}
