//! The answer to an open window, as it is marked or laid out before it is given.

use super::{Hands, VolleyDraft};
use crate::board::Cell;
use crate::force::PieceId;
use crate::input::intent::Fold;
use crate::panels::Why;
use crate::rules::monkeys::order::Order;

impl Hands {
    /// A window has opened, or another one: what was laid out for the last is gone.
    pub fn begin_answer(&mut self) {
        (self.volley, self.answer, self.carried, self.marked) = (None, None, None, 0);
        self.places.clear();
        self.plain.begin_answer();
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

    /// The answer that is built up piece by piece while a window of cells or members is open.
    pub const fn answer(&self) -> Option<&Order> {
        self.answer.as_ref()
    }

    /// Lays out another answer.
    pub fn lay_out(&mut self, answer: Order) {
        self.answer = Some(answer);
    }

    /// The volley being named, while a Volley window is open.
    pub const fn volley(&self) -> Option<&VolleyDraft> {
        self.volley.as_ref()
    }

    /// The same, for targets and shooters to be named.
    pub const fn volley_mut(&mut self) -> Option<&mut VolleyDraft> {
        self.volley.as_mut()
    }

    /// Another volley is named.
    pub fn name_volley(&mut self, volley: VolleyDraft) {
        self.volley = Some(volley);
    }

    /// Where the player has placed those that climb out of a wreck.
    pub fn places(&self) -> &[(PieceId, Cell)] {
        &self.places
    }

    /// Those that climb out of a wreck are placed, which is not refused.
    pub fn place(&mut self, places: Vec<(PieceId, Cell)>) {
        (self.places, self.notice) = (places, None);
    }

    /// The member whose ghost is held over the map.
    pub const fn carried(&self) -> Option<PieceId> {
        self.carried
    }

    /// Takes up the ghost of a member; none where there was no ghost.
    pub const fn carry(&mut self, piece: Option<PieceId>) {
        self.carried = piece;
    }

    /// Puts down the ghost that was held; whose it is.
    pub const fn put_down(&mut self) -> Option<PieceId> {
        self.carried.take()
    }

    /// The ghost of a member that was dropped on a forbidden square shakes, and a sentence says why.
    pub fn shake(&mut self, piece: PieceId, why: Why) {
        self.shaken = Some((piece, self.shaken.map_or(1, |(_, times)| times + 1)));
        self.refuse(why);
    }

    /// How often ghosts had been dropped on forbidden squares when that of this member was, as the last one; else 0.
    pub fn shaken(&self, piece: PieceId) -> u32 {
        self.shaken.filter(|(shaken, _)| *shaken == piece).map_or(0, |(_, times)| times)
    }
}
