//! The order that is drawn before it is given.

use super::{Draft, Hands};
use crate::board::Cell;
use crate::rules::monkeys::{choices::Table, foresight::Ghost, order::Order};

impl Hands {
    /// The order drawn but not given.
    pub const fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Lays another order on the table, which is not refused.
    pub fn lay(&mut self, draft: Draft) {
        (self.draft, self.notice) = (Some(draft), None);
    }

    /// Takes the order off the table; the way stays.
    pub fn drop_draft(&mut self) {
        self.draft = None;
    }

    /// The order to be given; none where somebody would be left outside, until the player has been warned of that once.
    pub fn confirm(&mut self) -> Option<Order> {
        let draft = self.draft.as_mut()?;
        if let Draft::Move { outside, warned, .. } = draft
            && !outside.is_empty()
            && !*warned
        {
            *warned = true;
            return None;
        }
        Some(draft.order())
    }

    /// Way-points of the lead, before the goal.
    pub fn way(&self) -> &[Cell] {
        &self.way
    }

    /// The way leads over one more cell; its goal is still to be chosen.
    pub fn add_way_point(&mut self, cell: Cell) {
        self.way.push(cell);
        self.draft = None;
    }

    /// The way leads over no way-points; its goal is still to be chosen.
    pub fn straighten(&mut self) {
        self.way.clear();
        self.draft = None;
    }

    /// Whether the first press on End turn has shown who can still act.
    pub const fn end_armed(&self) -> bool {
        self.end_armed
    }

    /// The first press on End turn, in place of what was drafted.
    pub fn arm_end(&mut self) {
        self.let_go();
        self.end_armed = true;
    }

    /// Something else was done than to press End turn again.
    pub const fn disarm_end(&mut self) {
        self.end_armed = false;
    }

    /// The table as it would be after the move that is drafted.
    pub fn after_draft(&self, table: Table) -> Option<Ghost> {
        let Some(Draft::Move { order, .. }) = &self.draft else { return None };
        Ghost::of(table.field, table.turn, order)
    }
}
