//! The answer to an open window, as marked before it is given.

use super::{Hands, Own};
use crate::force::PieceId;
use crate::input::intent::Fold;

impl Hands {
    /// A window has opened, or a different one: clears what was prepared for the last.
    pub fn begin_answer(&mut self) {
        (self.marked, self.option, self.face) = (0, None, None);
        self.plain.begin_answer();
        self.each_own(Own::begin_answer);
        self.folds.remove(&Fold::Tray);
    }

    /// Which answer of an open window is marked, from 0.
    pub const fn marked(&self) -> usize {
        self.marked
    }

    /// Which answer of an open window the pointer is on, from 0.
    pub const fn option(&self) -> Option<usize> {
        self.option
    }

    /// The pointer is on another answer, or on none.
    pub const fn point_at_option(&mut self, place: Option<usize>) {
        self.option = place;
    }

    /// The piece whose face the pointer is on.
    pub const fn face(&self) -> Option<PieceId> {
        self.face
    }

    /// The pointer is on another face, or on none.
    pub const fn point_at_face(&mut self, piece: Option<PieceId>) {
        self.face = piece;
    }

    /// Marks the answer at an index.
    pub const fn mark(&mut self, place: usize) {
        self.marked = place;
    }

    /// Moves the mark by some places among this many answers; it wraps around.
    pub const fn step_mark(&mut self, step: isize, count: usize) {
        self.marked = (self.marked as isize + step).rem_euclid(count as isize) as usize;
    }
}
