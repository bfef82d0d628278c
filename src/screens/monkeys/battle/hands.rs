//! What the player holds: selection, mode, draft, what the pointer is over. No rule is decided here.

use crate::battle::whereabouts::Scene;
use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::input::{
    Verb,
    intent::{BoardView, Fold},
};
use crate::panels::Why;
use crate::rules::monkeys::{
    choices::Table,
    foresight::Ghost,
    order::{Order, Shot, Volley},
};
use crate::screens::plain;
use bevy::prelude::Resource;
use std::collections::BTreeSet;

/// An order that has been drawn but not given.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Draft {
    /// A unit walks.
    Move {
        /// Who.
        unit: UnitId,
        /// Where the planner led it: where its lead ends, or the square beyond the edge that it leaves by.
        goal: Cell,
        /// The whole order as it would be given.
        order: Order,
        /// Who would be left outside the sphere, though nobody could help it (T-26), or by a leader who leaves (T-28).
        outside: Vec<PieceId>,
        /// Accepted once already, although someone is left outside.
        warned: bool,
    },
    /// A unit commits to an attack.
    Attack {
        /// Who.
        unit: UnitId,
        /// At whom.
        target: UnitId,
    },
    /// Any other order: overwatch, brace, reload, done.
    Give(Order),
}

/// The volley that is being named in an open Volley window.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VolleyDraft {
    /// Which roll it is for (T-47).
    pub volley: Volley,
    /// The current naming of targets.
    pub shots: Vec<Shot>,
    /// The planner's volleys for one target, two targets, ... (T-51).
    pub plans: Vec<Vec<Shot>>,
    /// Which of them it started from; none once it was changed by hand.
    pub plan: Option<usize>,
    /// The rolls that are still open, in the order of the book (T-47).
    pub open: Vec<Volley>,
    /// Shooters that hold their fire by hand (T-58).
    pub holding: Vec<PieceId>,
}

/// What the player holds.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hands {
    /// The cell under the pointer, or under the keys' cursor.
    pub hover: Option<Cell>,
    /// The square beyond the edge of the board that is pointed at.
    pub brink: Option<Cell>,
    /// The unit of the player that orders go to.
    pub selected: Option<UnitId>,
    /// An enemy unit, or one that can't act, that is looked at.
    pub inspected: Option<UnitId>,
    /// The enemy that forecasts are about; none: the one that matters most.
    pub against: Option<UnitId>,
    /// One primate of the selected unit, looked at alone.
    pub alone: Option<PieceId>,
    /// The kind of order that is drafted; none: what the pointer is on decides.
    pub mode: Option<Verb>,
    /// The order drawn but not given.
    pub draft: Option<Draft>,
    /// Way-points of the lead, before the goal.
    pub way: Vec<Cell>,
    /// The member whose ghost is held over the map.
    pub carried: Option<PieceId>,
    /// The member whose ghost was last dropped on a forbidden square, and how often that has happened.
    pub shaken: Option<(PieceId, u32)>,
    /// The volley being named, while a Volley window is open.
    pub volley: Option<VolleyDraft>,
    /// Where the player has placed those that climb out of a wreck.
    pub places: Vec<(PieceId, Cell)>,
    /// The emplacement that the next click moves: its owner, and its index in the roster.
    pub siting: Option<(UnitId, usize)>,
    /// The answer that is built up piece by piece while a window of cells or members is open.
    pub answer: Option<Order>,
    /// Which answer of an open window is marked, from 0.
    pub marked: usize,
    /// The first press on End turn has shown who can still act.
    pub end_armed: bool,
    /// What is drafted in books that are played by the shapes of what they ask.
    pub plain: plain::Draft,
    /// What was just refused.
    pub notice: Option<Why>,
    /// What has just been done, where nothing else shows it: a file written.
    pub told: Option<String>,
    /// Keys held: line of sight, threat, breakdown.
    pub line_of_sight: bool,
    /// See [`Hands::line_of_sight`].
    pub threat: bool,
    /// See [`Hands::line_of_sight`].
    pub breakdown: bool,
    /// The view of the whole board that stays until another is chosen.
    pub view: Option<BoardView>,
    /// What the line of the log that was clicked last is about, as long as it is marked on the board.
    pub pointed: Option<Scene>,
    /// The roll that is unfolded on the card of the dice, the newest being 0.
    pub roll: Option<usize>,
    /// The square that was refused last: another click on it opens the rule.
    pub refused: Option<Cell>,
    /// The rule that a click has requested, until it is opened.
    pub rule: Option<String>,
    /// Parts of the screen that are folded, or open where they are drawers.
    pub folds: BTreeSet<Fold>,
}

impl Hands {
    /// Drops draft and everything that depends on it.
    pub fn let_go(&mut self) {
        self.draft = None;
        self.plain.let_go();
        self.way.clear();
        self.end_armed = false;
        self.volley = None;
    }

    /// A window has opened, or another one: what was laid out for the last is gone.
    pub fn begin_answer(&mut self) {
        (self.volley, self.answer, self.carried, self.marked) = (None, None, None, 0);
        self.places.clear();
        self.plain.begin_answer();
        self.folds.remove(&Fold::Tray);
    }

    /// The same hands with something changed: what would be asked and drawn then.
    pub fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut changed = self.clone();
        change(&mut changed);
        changed
    }

    /// The view of the whole board that is on: while a key is held its own, else the one that stays.
    pub fn board_view(&self) -> Option<BoardView> {
        match (self.line_of_sight, self.threat) {
            (true, _) if self.shown().is_some() => Some(BoardView::Sight),
            (true, _) => Some(BoardView::Seers),
            (_, true) => Some(BoardView::Threat),
            _ => self.view,
        }
    }

    /// The table as it would be after the move that is drafted.
    pub fn after_draft(&self, table: Table) -> Option<Ghost> {
        let Some(Draft::Move { order, .. }) = &self.draft else { return None };
        Ghost::of(table.field, table.turn, order)
    }

    /// The unit that sheet and overlays are about: looked at before selected.
    pub fn shown(&self) -> Option<UnitId> {
        self.inspected.or(self.selected)
    }
}
