//! Scripts: rules made visible. A board as text, dice laid out in advance, orders, and what must happen.

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

/// A script, checked: its battle can begin, and every name in it is the name of something.
#[derive(Clone, Debug)]
pub struct Script<B: Files = First> {
    /// What it shows, in a sentence or two.
    pub about: String,
    /// The ids of the rules that it shows.
    pub rules: Vec<String>,
    /// How it is set up.
    pub scene: B::Stage,
    /// What is done and what must come of it, in order.
    pub play: Vec<Step<B>>,
    /// Where each step is in the file.
    pub places: Places,
}
