//! The answer to an open window, as it is marked before it is given.

use super::{Hands, Own};
use crate::input::intent::Fold;

impl Hands {
    /// A window has opened, or another one: what was laid out for the last is gone.
    pub fn begin_answer(&mut self) {
        self.marked = 0;
        self.plain.begin_answer();
        self.each_own(Own::begin_answer);
        self.folds.remove(&Fold::Tray);
    }

    /// Which answer of an open window is marked, from 0.
    pub const fn marked(&self) -> usize {
        self.marked
    }

    /// Marks the answer at a place.
    pub const fn mark(&mut self, place: usize) {
        self.marked = place;
    }

    /// Marks an answer some places on, of so many; behind the last comes the first.
    pub const fn step_mark(&mut self, step: isize, count: usize) {
        self.marked = (self.marked as isize + step).rem_euclid(count as isize) as usize;
    }
}
