//! The answer to an open window, as prepared before it is given.

use super::{Hands, VolleyDraft};
use crate::board::Cell;
use crate::force::PieceId;
use crate::panels::Why;
use crate::rules::monkeys::order::Order;

impl Hands {
    /// The answer that is built up piece by piece while a window of cells or members is open.
    pub fn answer(&self) -> Option<&Order> {
        self.drafted()?.answer.as_ref()
    }

    /// Prepares another answer.
    pub fn lay_out(&mut self, answer: Order) {
        self.drafted_mut().answer = Some(answer);
    }

    /// The volley being named, while a Volley window is open.
    pub fn volley(&self) -> Option<&VolleyDraft> {
        self.drafted()?.volley.as_ref()
    }

    /// The same, for targets and shooters to be named.
    pub fn volley_mut(&mut self) -> Option<&mut VolleyDraft> {
        self.drafted_mut().volley.as_mut()
    }

    /// Names another volley.
    pub fn name_volley(&mut self, volley: VolleyDraft) {
        self.drafted_mut().volley = Some(volley);
    }

    /// Where the player has placed those that climb out of a wreck.
    pub fn places(&self) -> &[(PieceId, Cell)] {
        self.drafted().map_or(&[], |drafted| &drafted.places)
    }

    /// Places those that climb out of a wreck, which clears any refusal.
    pub fn place(&mut self, places: Vec<(PieceId, Cell)>) {
        self.drafted_mut().places = places;
        self.note(None);
    }

    /// The member whose ghost is held over the map.
    pub fn carried(&self) -> Option<PieceId> {
        self.drafted()?.carried
    }

    /// Picks up the ghost of a member; `None` if there was no ghost.
    pub fn carry(&mut self, piece: Option<PieceId>) {
        self.drafted_mut().carried = piece;
    }

    /// Puts down the held ghost; returns whose it is.
    pub fn put_down(&mut self) -> Option<PieceId> {
        self.drafted_mut().carried.take()
    }

    /// Shakes the ghost of a member that was dropped on a forbidden square, with the reason.
    pub fn shake(&mut self, piece: PieceId, why: Why) {
        let shaken = &mut self.drafted_mut().shaken;
        *shaken = Some((piece, shaken.map_or(1, |(_, times)| times + 1)));
        self.refuse(why);
    }

    /// The number of ghosts dropped on forbidden squares up to this member's, if it was the last one; otherwise 0.
    pub fn shaken(&self, piece: PieceId) -> u32 {
        let shaken = self.drafted().and_then(|drafted| drafted.shaken);
        shaken.filter(|(shaken, _)| *shaken == piece).map_or(0, |(_, times)| times)
    }
}
