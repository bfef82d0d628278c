//! Which unit orders go to, which one is inspected, and the chosen kind of order.

use super::Hands;
use crate::force::{PieceId, UnitId};
use crate::input::Verb;

impl Hands {
    /// The player's unit that orders go to.
    pub const fn selected(&self) -> Option<UnitId> {
        self.selected
    }

    /// Orders go to another unit, or to none.
    pub const fn select(&mut self, unit: Option<UnitId>) {
        self.selected = unit;
    }

    /// Deselects the unit; returns whether there was one.
    pub const fn deselect(&mut self) -> bool {
        self.selected.take().is_some()
    }

    /// Orders go to this unit from now on: drops what was meant for another.
    pub fn take_up(&mut self, unit: UnitId) {
        self.let_go();
        (self.selected, self.inspected, self.alone, self.mode) = (Some(unit), None, None, None);
    }

    /// Inspects a unit that can't be ordered, which drops the draft.
    pub fn look_at(&mut self, unit: UnitId) {
        self.let_go();
        (self.inspected, self.alone) = (Some(unit), None);
    }

    /// The inspected unit: an enemy, or one that can't act.
    pub const fn inspected(&self) -> Option<UnitId> {
        self.inspected
    }

    /// Inspects another unit, or none, whatever is drafted.
    pub const fn inspect(&mut self, unit: Option<UnitId>) {
        self.inspected = unit;
    }

    /// The enemy that forecasts are about; `None` for the most important one.
    pub const fn against(&self) -> Option<UnitId> {
        self.against
    }

    /// Directs forecasts at another enemy, or at the most important one.
    pub const fn ask_about(&mut self, enemy: Option<UnitId>) {
        self.against = enemy;
    }

    /// Directs forecasts at an enemy; the same again undoes that.
    pub fn toggle_against(&mut self, enemy: UnitId) {
        self.against = (self.against != Some(enemy)).then_some(enemy);
    }

    /// The one primate or vehicle of the selected unit that is shown by itself.
    pub const fn alone(&self) -> Option<PieceId> {
        self.alone
    }

    /// Shows another member by itself, or none.
    pub const fn look_alone(&mut self, piece: Option<PieceId>) {
        self.alone = piece;
    }

    /// Shows a member by itself; the same again undoes that.
    pub fn toggle_alone(&mut self, piece: PieceId) {
        self.alone = (self.alone != Some(piece)).then_some(piece);
    }

    /// Drops members shown by themselves, and any inspected or targeted unit that is no longer on the board.
    pub fn forget_fallen(&mut self, stands: impl Fn(UnitId) -> bool) {
        self.inspected = self.inspected.filter(|unit| stands(*unit));
        self.against = self.against.filter(|unit| stands(*unit));
        self.alone = None;
    }

    /// The kind of order being drafted; `None` to let the thing under the pointer decide.
    pub const fn mode(&self) -> Option<Verb> {
        self.mode
    }

    /// Chooses another kind of order, or lets the thing under the pointer decide.
    pub const fn choose(&mut self, mode: Option<Verb>) {
        self.mode = mode;
    }

    /// Lets the thing under the pointer decide from now on; returns whether a kind of order was chosen.
    pub const fn leave_mode(&mut self) -> bool {
        self.mode.take().is_some()
    }
}
