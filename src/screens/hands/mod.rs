//! What the player holds: selection, mode, what the pointer is over, and what a book adds to it. No rule is decided
//! here.

mod answering;
mod own;
mod selection;

pub use own::Own;

use crate::battle::whereabouts::Scene;
use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::input::{
    Pointer, Verb,
    intent::{BoardView, Fold, Held},
};
use crate::panels::Why;
use crate::screens::plain;
use bevy::prelude::{Resource, World};
use std::collections::BTreeSet;

/// Whether the cursor on the map was moved by keys last, and not by the mouse.
pub(super) fn by_keys(world: &World) -> bool {
    world.get_resource::<Pointer>().is_some_and(Pointer::by_keys)
}

/// What the player holds.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hands {
    /// The cell under the pointer or the keyboard cursor.
    hover: Option<Cell>,
    /// The square beyond the edge of the board that the pointer is on.
    brink: Option<Cell>,
    /// The player's unit that orders go to.
    selected: Option<UnitId>,
    /// The inspected unit: an enemy, or one that can't act.
    inspected: Option<UnitId>,
    /// The enemy that forecasts are about; `None` for the most important one.
    against: Option<UnitId>,
    /// The one primate of the selected unit that is shown by itself.
    alone: Option<PieceId>,
    /// The kind of order being drafted; `None` to let the thing under the pointer decide.
    mode: Option<Verb>,
    /// Which answer of an open window is marked, from 0.
    marked: usize,
    /// Which answer the pointer is on, from 0.
    option: Option<usize>,
    /// The piece whose face on a card the pointer is on.
    face: Option<PieceId>,
    /// Whether the first press on End turn has shown which units can still act.
    end_armed: bool,
    /// The draft in books that are played by the shape of their questions.
    pub plain: plain::Draft,
    /// What a book adds to the hands if it is played in another way.
    own: Option<Box<dyn Own>>,
    /// What was just refused.
    notice: Option<Why>,
    /// What was just done, if nothing else shows it: a file written.
    told: Option<String>,
    /// Keys held: line of sight, threat, breakdown.
    line_of_sight: bool,
    /// See [`Hands::line_of_sight`].
    threat: bool,
    /// See [`Hands::line_of_sight`].
    breakdown: bool,
    /// The view of the whole board that stays until another is chosen.
    view: Option<BoardView>,
    /// What the last clicked line of the log is about, as long as it is marked on the board.
    pointed: Option<Scene>,
    /// The roll that is unfolded on the card of the dice, the newest being 0.
    roll: Option<usize>,
    /// The last refused square: another click on it opens the rule.
    refused: Option<Cell>,
    /// The rule that a click has requested, until it is opened.
    rule: Option<String>,
    /// Parts of the screen that are folded, or open where they are drawers.
    folds: BTreeSet<Fold>,
}

impl Hands {
    /// The cell under the pointer or the keyboard cursor.
    pub const fn hover(&self) -> Option<Cell> {
        self.hover
    }

    /// The pointer or the keyboard cursor is on another cell, or on none.
    pub const fn point_at(&mut self, cell: Option<Cell>) {
        self.hover = cell;
    }

    /// The square beyond the edge of the board that the pointer is on.
    pub const fn brink(&self) -> Option<Cell> {
        self.brink
    }

    /// The pointer is on another square beyond the edge, or on none.
    pub const fn point_beyond(&mut self, cell: Option<Cell>) {
        self.brink = cell;
    }

    /// Drops the draft and everything that depends on it.
    pub fn let_go(&mut self) {
        self.plain.let_go();
        self.end_armed = false;
        self.each_own(Own::let_go);
    }

    /// Cancels the last thing: the draft, or else the kind of order, or else the inspection. Returns whether there was
    /// any.
    pub fn take_back(&mut self) -> bool {
        self.notice = None;
        let was_drafted = self.own.as_mut().is_some_and(|own| own.take_back());
        if was_drafted || self.end_armed {
            self.let_go();
            return true;
        }
        self.mode.take().is_some()
            || self.alone.take().is_some()
            || self.inspected.take().is_some()
            || self.against.take().is_some()
            || self.view.take().is_some()
    }

    /// Another side's order was given: deselects everything.
    pub fn release(&mut self) {
        self.selected = None;
        self.each_own(Own::release);
    }

    /// An order was given: drops everything that led to it.
    pub fn order_given(&mut self) {
        self.let_go();
        (self.notice, self.told, self.mode, self.inspected) = (None, None, None, None);
    }

    /// What was just refused.
    pub const fn notice(&self) -> Option<&Why> {
        self.notice.as_ref()
    }

    /// Refuses what the player just did.
    pub fn refuse(&mut self, why: Why) {
        self.note(Some(why));
    }

    /// Records a refusal of what the player just did, or that there is none.
    pub fn note(&mut self, refused: Option<Why>) {
        self.notice = refused;
    }

    /// What was just done, if nothing else shows it: a file written.
    pub fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }

    /// Reports something that nothing else shows.
    pub fn tell(&mut self, words: String) {
        self.told = Some(words);
    }

    /// Clears the report.
    pub fn forget_told(&mut self) {
        self.told = None;
    }

    /// Reports something that nothing else shows, or why it failed.
    pub fn report(&mut self, outcome: Result<String, Why>) {
        (self.told, self.notice) = match outcome {
            Ok(words) => (Some(words), None),
            Err(why) => (None, Some(why)),
        };
    }

    /// Takes the last refusal of a click, with its square: another click begins.
    pub fn take_refusal(&mut self) -> Option<(Cell, Why)> {
        self.refused.take().zip(self.notice.take())
    }

    /// A click has ended; if the same thing is refused at the same square as before, the rule is requested.
    pub fn end_click(&mut self, cell: Cell, before: Option<(Cell, Why)>) {
        let Some(why) = &self.notice else { return };
        self.refused = Some(cell);
        if before.is_some_and(|(at, known)| at == cell && known == *why) {
            self.rule = why.rule.clone();
        }
    }

    /// Refuses a button that can't be pressed; if the same was refused just before, the rule is requested.
    pub fn refuse_button(&mut self, why: Why) {
        if self.notice.as_ref() == Some(&why) {
            self.rule = why.rule.clone();
        }
        self.refuse(why);
    }

    /// Takes the rule that a click has requested, to open it.
    pub const fn take_rule(&mut self) -> Option<String> {
        self.rule.take()
    }

    /// A copy of the hands with a change: to see what would be asked and drawn then.
    pub fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut changed = self.clone();
        change(&mut changed);
        changed
    }

    /// A key that shows more is pressed or released.
    pub const fn hold(&mut self, held: Held, on: bool) {
        match held {
            Held::LineOfSight => self.line_of_sight = on,
            Held::Threat => self.threat = on,
            Held::Breakdown => self.breakdown = on,
        }
    }

    /// Whether the key for one line of sight is held.
    pub const fn holds_line(&self) -> bool {
        self.line_of_sight
    }

    /// Turns off the view of the whole board; whether there was one.
    pub const fn leave_view(&mut self) -> bool {
        self.view.take().is_some()
    }

    /// Whether the player wants to see every term of a forecast.
    pub const fn breakdown(&self) -> bool {
        self.breakdown
    }

    /// The view of the whole board that stays until another is chosen.
    pub const fn view(&self) -> Option<BoardView> {
        self.view
    }

    /// Chooses a view of the whole board; choosing it again turns it off.
    pub fn toggle_view(&mut self, view: BoardView) {
        self.view = (self.view != Some(view)).then_some(view);
    }

    /// Cycles through the views, then none.
    pub fn next_view(&mut self) {
        let place = self.view.and_then(|now| BoardView::ALL.iter().position(|view| *view == now));
        self.view = BoardView::ALL.get(place.map_or(0, |place| place + 1)).copied();
    }

    /// The current view of the whole board: that of a held key, otherwise the chosen one.
    pub fn board_view(&self) -> Option<BoardView> {
        match (self.line_of_sight, self.threat) {
            (true, _) if self.shown().is_some() => Some(BoardView::Sight),
            (true, _) => Some(BoardView::Seers),
            (_, true) => Some(BoardView::Threat),
            _ => self.view,
        }
    }

    /// Whether a part of the screen is folded, or open where it is a drawer.
    pub fn is_toggled(&self, fold: Fold) -> bool {
        self.folds.contains(&fold)
    }

    /// Folds a part of the screen, or unfolds it.
    pub fn toggle(&mut self, fold: Fold) {
        if !self.folds.remove(&fold) {
            self.folds.insert(fold);
        }
    }

    /// The roll that is unfolded on the card of the dice, the newest being 0.
    pub const fn roll(&self) -> Option<usize> {
        self.roll
    }

    /// Unfolds a roll on the card of the dice; doing so again folds it.
    pub fn toggle_roll(&mut self, place: usize) {
        self.roll = (self.roll != Some(place)).then_some(place);
    }

    /// What the last clicked line of the log is about, as long as it is marked on the board.
    pub const fn pointed(&self) -> Option<&Scene> {
        self.pointed.as_ref()
    }

    /// Marks what a line of the log is about, or clears the mark.
    pub fn point_out(&mut self, scene: Option<Scene>) {
        self.pointed = scene;
    }

    /// The unit that sheet and overlays are about: the inspected one comes before the selected one.
    pub fn shown(&self) -> Option<UnitId> {
        self.inspected.or(self.selected)
    }

    /// Whether the first press on End turn has shown which units can still act.
    pub const fn end_armed(&self) -> bool {
        self.end_armed
    }

    /// The first press on End turn; it replaces the draft.
    pub fn arm_end(&mut self) {
        self.let_go();
        self.end_armed = true;
    }

    /// The player did something other than press End turn again.
    pub const fn disarm_end(&mut self) {
        self.end_armed = false;
    }
}
