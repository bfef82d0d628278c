//! Whom orders go to, who is looked at, and the kind of order that is chosen.

use super::Hands;
use crate::force::{PieceId, UnitId};
use crate::input::Verb;

impl Hands {
    /// The unit of the player that orders go to.
    pub const fn selected(&self) -> Option<UnitId> {
        self.selected
    }

    /// Orders go to another unit, or to none.
    pub const fn select(&mut self, unit: Option<UnitId>) {
        self.selected = unit;
    }

    /// Orders go to no unit any more; whether they went to one.
    pub const fn deselect(&mut self) -> bool {
        self.selected.take().is_some()
    }

    /// Orders go to a unit from now on: what was meant for another is gone.
    pub fn take_up(&mut self, unit: UnitId) {
        self.let_go();
        (self.selected, self.inspected, self.alone, self.mode) = (Some(unit), None, None, None);
    }

    /// A unit that can't be ordered is looked at, in place of what was drafted.
    pub fn look_at(&mut self, unit: UnitId) {
        self.let_go();
        (self.inspected, self.alone) = (Some(unit), None);
    }

    /// An enemy unit, or one that can't act, that is looked at.
    pub const fn inspected(&self) -> Option<UnitId> {
        self.inspected
    }

    /// Another unit is looked at, or none, whatever is drafted.
    pub const fn inspect(&mut self, unit: Option<UnitId>) {
        self.inspected = unit;
    }

    /// The enemy that forecasts are about; none: the one that matters most.
    pub const fn against(&self) -> Option<UnitId> {
        self.against
    }

    /// Forecasts are about another enemy, or the one that matters most.
    pub const fn ask_about(&mut self, enemy: Option<UnitId>) {
        self.against = enemy;
    }

    /// Forecasts are about an enemy; the same again takes that back.
    pub fn toggle_against(&mut self, enemy: UnitId) {
        self.against = (self.against != Some(enemy)).then_some(enemy);
    }

    /// One primate or vehicle of the selected unit, looked at alone.
    pub const fn alone(&self) -> Option<PieceId> {
        self.alone
    }

    /// Another member is looked at alone, or none.
    pub const fn look_alone(&mut self, piece: Option<PieceId>) {
        self.alone = piece;
    }

    /// A member is looked at alone; the same again takes that back.
    pub fn toggle_alone(&mut self, piece: PieceId) {
        self.alone = (self.alone != Some(piece)).then_some(piece);
    }

    /// Nobody is looked at alone, and no unit that doesn't stand any more is looked at or asked about.
    pub fn forget_fallen(&mut self, stands: impl Fn(UnitId) -> bool) {
        self.inspected = self.inspected.filter(|unit| stands(*unit));
        self.against = self.against.filter(|unit| stands(*unit));
        self.alone = None;
    }

    /// The kind of order that is drafted; none: what the pointer is on decides.
    pub const fn mode(&self) -> Option<Verb> {
        self.mode
    }

    /// Another kind of order is drafted, or what the pointer is on decides.
    pub const fn choose(&mut self, mode: Option<Verb>) {
        self.mode = mode;
    }

    /// What the pointer is on decides from now on; whether a kind of order was chosen.
    pub const fn leave_mode(&mut self) -> bool {
        self.mode.take().is_some()
    }
}
