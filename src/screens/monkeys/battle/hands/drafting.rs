//! The order drawn before it is given.

use super::{Draft, Hands};
use crate::board::Cell;
use crate::force::UnitId;
use crate::rules::monkeys::{choices::Table, foresight::Ghost, order::Order};

impl Hands {
    /// The order drawn but not given.
    pub fn draft(&self) -> Option<&Draft> {
        self.drafted()?.draft.as_ref()
    }

    /// Drafts another order, which clears any refusal.
    pub fn lay(&mut self, draft: Draft) {
        self.drafted_mut().draft = Some(draft);
        self.note(None);
    }

    /// Drops the draft; its waypoints stay.
    pub fn drop_draft(&mut self) {
        self.drafted_mut().draft = None;
    }

    /// The order to give; `None` if somebody would be left outside and the player has not been warned of that yet.
    pub fn confirm(&mut self) -> Option<Order> {
        let draft = self.drafted_mut().draft.as_mut()?;
        if let Draft::Move { outside, warned, .. } = draft
            && !outside.is_empty()
            && !*warned
        {
            *warned = true;
            return None;
        }
        Some(draft.order())
    }

    /// Waypoints of the lead, before the goal.
    pub fn way(&self) -> &[Cell] {
        self.drafted().map_or(&[], |drafted| &drafted.way)
    }

    /// Adds a waypoint; the goal is still to be chosen.
    pub fn add_way_point(&mut self, cell: Cell) {
        let drafted = self.drafted_mut();
        drafted.way.push(cell);
        drafted.draft = None;
    }

    /// Removes all waypoints; the goal is still to be chosen.
    pub fn straighten(&mut self) {
        let drafted = self.drafted_mut();
        drafted.way.clear();
        drafted.draft = None;
    }

    /// The emplacement that the next click moves: its owner, and its index in the roster.
    pub fn siting(&self) -> Option<(UnitId, usize)> {
        self.drafted()?.siting
    }

    /// The next click moves another emplacement, or none.
    pub fn site(&mut self, emplacement: Option<(UnitId, usize)>) {
        self.drafted_mut().siting = emplacement;
    }

    /// The table as it would be after the drafted move.
    pub fn after_draft(&self, table: Table) -> Option<Ghost> {
        let Some(Draft::Move { order, .. }) = self.draft() else { return None };
        Ghost::of(table.field, table.turn, order)
    }
}
