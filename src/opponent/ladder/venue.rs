//! The tables of the ladder.

use crate::data::book::LevelFile;
use crate::opponent::book::Mind;

/// One place to fight at.
#[derive(Clone, Debug)]
pub struct Venue<B: Mind> {
    /// What it is called.
    pub name: String,
    /// What its battles start from, and the standing orders of both sides, if it has any.
    pub level: B::Level,
    /// The same, ready to be mustered again and again.
    pub muster: B::Muster,
}

impl<B: Mind> Venue<B> {
    /// A place where the battle of a level is fought.
    pub fn new(name: String, level: B::Level) -> Self {
        Self { name, muster: level.muster(), level }
    }

    /// The scenario that is fought there, as files call it.
    pub fn scenario(&self) -> &'static str {
        B::scenario(&self.level)
    }
}
