//! The end of a battle: a side is broken, holds the objective, brings the load home, or the turns are over (G11, G22,
//! G23).

use super::{deeds::Deeds, field::Field, muster::Goal, wounds};
use crate::board::{Cell, distance};
use crate::engine::{Viewer, What};
use crate::force::{Side, UnitIx};

/// Characters of a side that can act.
pub fn able(field: &Field, side: Side) -> u16 {
    field.of(side).filter(|unit| wounds::is_able(field, *unit)).count() as u16
}

/// Whether a side is broken: at most a third of its characters can act, and the other side has at least twice as many
/// that can (G11).
pub const fn is_broken(able: [u16; 2], mustered: [u16; 2], side: Side) -> bool {
    let (own, other) = (able[side.index()], able[side.other().index()]);
    3 * own <= mustered[side.index()] && other >= 2 * own
}

/// Checked at the end of each turn.
pub(super) fn end_if_decided(mut deeds: Deeds) {
    let last = deeds.field.setting.scenario.turns.is_some_and(|turns| deeds.turn.turn >= turns);
    match deeds.field.setting.scenario.goal.clone() {
        Goal::Break => end_broken(&mut deeds),
        Goal::Hold { cells, near, from, turns } => {
            end_held(&mut deeds, &cells, near, (from, turns));
            end_broken(&mut deeds);
        }
        Goal::Carry { movers, .. } => {
            if !end_at_once(&mut deeds) && last {
                deeds.end(Some(movers.other()), "held-up", "G23");
            }
            return;
        }
    }
    if last {
        let able = Side::BOTH.map(|side| able(&deeds.field, side));
        let winner = match able[0].cmp(&able[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        deeds.end(winner, "more-able", "G22");
    }
}

/// Ends the battle if a side is broken.
fn end_broken(deeds: &mut Deeds) {
    let able = Side::BOTH.map(|side| able(&deeds.field, side));
    match Side::BOTH.map(|side| is_broken(able, deeds.turn.mustered, side)) {
        [true, true] => deeds.end(None, "both-broken", "G11"),
        [true, false] => deeds.end(Some(Side::Second), "broken", "G11"),
        [false, true] => deeds.end(Some(Side::First), "broken", "G11"),
        [false, false] => {}
    }
}

/// The only side with an able character near the objective (G22).
pub fn holder(field: &Field, cells: &[Cell], near: u8) -> Option<Side> {
    let reaches = |unit: UnitIx, at: Cell| {
        wounds::is_able(field, unit) && cells.iter().any(|cell| distance(*cell, at) <= i32::from(near))
    };
    match Side::BOTH.map(|side| field.standing(side).any(|(unit, at)| reaches(unit, at))) {
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        _ => None,
    }
}

/// Ends the battle if a side has held the cells for long enough.
fn end_held(deeds: &mut Deeds, cells: &[Cell], near: u8, (from, turns): (u16, u8)) {
    if deeds.turn.turn < from {
        return;
    }
    let side = holder(&deeds.field, cells, near);
    deeds.turn.held = match (side, deeds.turn.held) {
        (None, _) => (None, 0),
        (Some(side), (Some(before), count)) if side == before => (Some(side), count + 1),
        (Some(side), _) => (Some(side), 1),
    };
    let cell = cells.first().copied().unwrap_or_default();
    let told = |side| What::Held { object: "pump", number: 1, cell, side, piece: None };
    // Characters unknown to the enemy hold nothing as far as the enemy is concerned (G12).
    let seen = Side::BOTH.map(|viewer| holder(&deeds.field.known_to(Viewer::Side(viewer)), cells, near));
    if seen[0] == seen[1] {
        deeds.tell_all("G22", told(side));
    } else {
        Side::BOTH.into_iter().zip(seen).for_each(|(viewer, seen)| deeds.tell_side(viewer, "G22", told(seen)));
    }
    if side.is_some() && deeds.turn.held.1 >= turns {
        deeds.end(side, "held", "G22");
    }
}

/// Ends the battle if it doesn't have to wait for the end of the turn: the load has come home, or a side has nobody
/// left that could still win (G23). Returns whether it is over.
pub(super) fn end_at_once(deeds: &mut Deeds) -> bool {
    let Goal::Carry { movers, to, few } = deeds.field.setting.scenario.goal.clone() else {
        return deeds.clock.outcome().is_some();
    };
    let field = &deeds.field;
    let is_mover = |unit: UnitIx| field.unit(unit).id.side == movers;
    let carrier = field.load().filter(|(_, carrier)| carrier.is_some_and(is_mover));
    let home = carrier.is_some_and(|(cell, _)| to.contains(cell));
    let stuck = able(field, movers) <= few.into() && carrier.is_none();
    if home {
        deeds.end(Some(movers), "carried", "G23");
    } else if able(field, movers.other()) == 0 {
        deeds.end(Some(movers), "no-ambusher", "G23");
    } else if stuck {
        deeds.end(Some(movers.other()), "load-lost", "G23");
    }
    deeds.clock.outcome().is_some()
}
