//! Carrying out a move, cell by cell, so that anyone aiming there may interrupt it (R9, R20, A5, A14).

use super::{
    deeds::Deeds,
    ending, firing, melee,
    movement::{self, Pace},
    order::Then,
    posture,
    sequence::{Frame, Stage},
    shooting::How,
    traces, wounds,
};
use crate::board::Cell;
use crate::force::UnitIx;

/// A moving character.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The unit.
    pub unit: UnitIx,
    /// The pace. A character that ducks without rising uses the crawl.
    pub pace: Pace,
    /// Its starting cell, and the cells that it has entered.
    pub trail: Vec<Cell>,
    /// The cells that are still to come.
    pub ahead: Vec<Cell>,
    /// What it does at the end.
    pub then: Then,
    /// The quality of each watcher's shot when its player was last asked: number or dice, and cover (A18).
    pub asked: Vec<(UnitIx, u8, bool)>,
    /// The unit that last took opportunity fire at it in its current cell (A14).
    pub fired: Option<UnitIx>,
    /// Whether it has been knocked down on the way (A5).
    pub fallen: bool,
}

/// A prone character that doesn't crawl rises first (R10).
pub(super) fn begin(deeds: &mut Deeds, unit: UnitIx, pace: Pace, path: Vec<Cell>, then: Then) {
    let Some(start) = deeds.field.cell(unit) else { return };
    if pace != Pace::Crawl {
        posture::stand_up(deeds, unit);
    }
    let walk =
        Walk { unit, pace, trail: vec![start], ahead: path, then, asked: Vec::new(), fired: None, fallen: false };
    deeds.clock.call(Frame::Walk(walk));
}

/// A character ducks: its posture doesn't change (A10).
pub(super) fn duck(deeds: &mut Deeds, unit: UnitIx, path: Vec<Cell>) {
    let pace = if deeds.field.unit(unit).prone.0 { Pace::Crawl } else { Pace::Walk };
    begin(deeds, unit, pace, path, Then::Stop);
}

/// The mover enters the next cell. It stops in front of an enemy that it didn't know of: then the cell where it is turns
/// out to be its last, so watchers are asked there once more (A18).
pub(super) fn enter_cell(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top() else { return };
    let (unit, from) = (walk.unit, walk.trail.last().copied().unwrap_or_default());
    let next = walk.ahead.first().copied().filter(|cell| movement::is_step(&deeds.field, unit, from, *cell));
    let Some(cell) = next else {
        if walk.trail.len() == 1 {
            // It hasn't entered any cell.
            deeds.clock.go_to(Stage::Arrive);
        }
        stop(&mut deeds);
        return;
    };
    if let Frame::Walk(walk) = deeds.clock.top_mut() {
        walk.ahead.remove(0);
        walk.trail.push(cell);
        walk.fired = None;
    }
    traces::step(&mut deeds, unit, cell, "R9");
    // Bringing the load home wins before anyone fires (G23).
    ending::end_at_once(&mut deeds);
}

/// The mover continues, unless it was put out or knocked down (A5).
pub(super) fn walk_on(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top() else { return };
    let (unit, fallen, ends) = (walk.unit, walk.fallen, walk.ahead.is_empty());
    let here = deeds.field.cell(unit);
    let moved = here.is_some() && here != walk.trail.last().copied();
    if moved || !wounds::is_able(&deeds.field, unit) || fallen {
        stop(&mut deeds);
    } else if !ends {
        deeds.clock.go_to(Stage::EnterCell);
    }
}

/// A mover is knocked down on the way.
pub(super) fn fall(deeds: &mut Deeds, unit: UnitIx) {
    for frame in deeds.clock.frames_mut() {
        if let Frame::Walk(walk) = frame
            && walk.unit == unit
        {
            walk.fallen = true;
        }
    }
}

/// The mover has arrived, or was stopped: what it does there is part of its action (R4, R7, A5).
pub(super) fn arrive(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top() else { return };
    let (unit, then) = (walk.unit, walk.then);
    if !wounds::is_able(&deeds.field, unit) {
        return;
    }
    match then {
        Then::Stop => {}
        Then::Fire(target) => {
            let Some(target) = deeds.field.find(target) else { return };
            firing::fire(&mut deeds, unit, target, How { aimed: false, moved: true });
        }
        Then::Fight(attack, target) => {
            let Some(target) = deeds.field.find(target) else { return };
            melee::fight(&mut deeds, unit, attack, target);
        }
    }
}

/// The mover goes no farther. If it is stopped in a friend's cell, it ends in the last cell where it had room.
fn stop(deeds: &mut Deeds) {
    let Frame::Walk(walk) = deeds.clock.top_mut() else { return };
    walk.ahead.clear();
    let unit = walk.unit;
    let Some(here) = deeds.field.cell(unit) else { return };
    let cell = with_room(deeds, unit, here);
    if cell != here {
        traces::step(deeds, unit, cell, "G1");
    }
}

/// Where a piece ends up that is left on a cell: there, or, if somebody else is there, in the last free cell that the
/// mover came through. A cell holds one character (G1).
pub(super) fn with_room(deeds: &Deeds, unit: UnitIx, here: Cell) -> Cell {
    let field = &deeds.field;
    let alone = |cell: &Cell| field.all().all(|other| other == unit || field.cell(other) != Some(*cell));
    let trail =
        deeds.clock.frames().find_map(|frame| if let Frame::Walk(walk) = frame { Some(&walk.trail) } else { None });
    let back = trail.into_iter().flatten().rev().copied();
    std::iter::once(here).chain(back).find(alone).unwrap_or(here)
}
