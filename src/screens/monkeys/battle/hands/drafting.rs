//! The order that is drawn before it is given.

use super::{Draft, Hands};
use crate::board::Cell;
use crate::force::UnitId;
use crate::rules::monkeys::{choices::Table, foresight::Ghost, order::Order};

impl Hands {
    /// The order drawn but not given.
    pub fn draft(&self) -> Option<&Draft> {
        self.drafted()?.draft.as_ref()
    }

    /// Lays another order on the table, which is not refused.
    pub fn lay(&mut self, draft: Draft) {
        self.drafted_mut().draft = Some(draft);
        self.note(None);
    }

    /// Takes the order off the table; the way stays.
    pub fn drop_draft(&mut self) {
        self.drafted_mut().draft = None;
    }

    /// The order to be given; none where somebody would be left outside, until the player has been warned of that once.
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

    /// Way-points of the lead, before the goal.
    pub fn way(&self) -> &[Cell] {
        self.drafted().map_or(&[], |drafted| &drafted.way)
    }

    /// The way leads over one more cell; its goal is still to be chosen.
    pub fn add_way_point(&mut self, cell: Cell) {
        let drafted = self.drafted_mut();
        drafted.way.push(cell);
        drafted.draft = None;
    }

    /// The way leads over no way-points; its goal is still to be chosen.
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

    /// The table as it would be after the move that is drafted.
    pub fn after_draft(&self, table: Table) -> Option<Ghost> {
        let Some(Draft::Move { order, .. }) = self.draft() else { return None };
        Ghost::of(table.field, table.turn, order)
    }
}
