//! A move carried out, cell by cell, so that anyone who aims there may interrupt it (R9, R20, A5).

use super::{
    deeds::Deeds,
    movement::Pace,
    posture,
    sequence::{Frame, Stage},
    wounds,
};
use crate::board::Cell;
use crate::force::{UnitIx, squad::Place};

/// A character on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// Who.
    pub unit: UnitIx,
    /// How.
    pub pace: Pace,
    /// Where it began, and the cells that it has entered.
    pub trail: Vec<Cell>,
    /// The cells that are still to come.
    pub ahead: Vec<Cell>,
    /// What each watcher's shot was like when its player was last asked: number or dice, and cover (A18).
    pub asked: Vec<(UnitIx, u8, bool)>,
}

impl Walk {
    /// A move about to begin.
    pub(super) fn new(unit: UnitIx, pace: Pace, start: Cell, path: Vec<Cell>) -> Self {
        Self { unit, pace, trail: vec![start], ahead: path, asked: Vec::new() }
    }
}

/// Anyone who is prone and doesn't crawl rises first (R10).
pub(super) fn begin(deeds: &mut Deeds, unit: UnitIx, pace: Pace, path: Vec<Cell>) {
    let Some(start) = deeds.field.cell(unit) else { return };
    if pace != Pace::Crawl {
        posture::stand_up(deeds, unit);
    }
    deeds.clock.call(Frame::Walk(Walk::new(unit, pace, start, path)));
}

/// The mover enters the next cell.
pub(super) fn enter_cell(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top_mut() else { return };
    let unit = walk.unit;
    if walk.ahead.is_empty() {
        deeds.clock.leave();
        return;
    }
    let cell = walk.ahead.remove(0);
    walk.trail.push(cell);
    deeds.step(unit, cell, "R9");
}

/// The mover goes on, unless it was put out or knocked down (A5).
pub(super) fn walk_on(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top() else { return };
    let (unit, pace, ends) = (walk.unit, walk.pace, walk.ahead.is_empty());
    let state = deeds.field.unit(unit);
    let stopped = !wounds::is_able(&deeds.field, unit) || state.prone.0 && pace != Pace::Crawl;
    if stopped {
        fall_back_on_free_cell(&mut deeds);
    }
    if stopped || ends {
        deeds.clock.leave();
    } else {
        deeds.clock.go_to(Stage::EnterCell);
    }
}

/// A mover that is stopped in the cell of a friend lies where it last had room: a cell holds one character (G1).
fn fall_back_on_free_cell(deeds: &mut Deeds) {
    let Frame::Walk(walk) = deeds.clock.top() else { return };
    let (unit, field) = (walk.unit, &deeds.field);
    let Place::On(here) = field.unit(unit).place else { return };
    let alone = |cell: &Cell| field.all().all(|other| other == unit || field.cell(other) != Some(*cell));
    let free = walk.trail.iter().rev().copied().find(alone);
    if let Some(cell) = free.filter(|cell| *cell != here) {
        deeds.step(unit, cell, "G1");
    }
}
