//! Sightings in this phase: the cells that a character was in, and the enemies that saw it there (R4, A1).

use super::{
    characters::{Sighting, Trace},
    deeds::Deeds,
    field::{Field, bit},
    stealth,
};
use crate::board::Cell;
use crate::force::UnitIx;

/// The cell at which a character may shoot at an enemy from a cell of its own: where the enemy is, or otherwise where
/// the character last saw it in this phase.
pub fn last_seen(field: &Field, unit: UnitIx, from: Cell, enemy: UnitIx) -> Option<Cell> {
    let here = field.cell(enemy)?;
    if field.detects(unit, enemy) && field.sees(from, here) {
        return Some(here);
    }
    let seen = |sighting: &&Sighting| sighting.seen_by & bit(unit) != 0 && field.sees(from, sighting.cell);
    field.unit(enemy).trace.0.iter().rev().find(seen).map(|sighting| sighting.cell)
}

/// Moves a character to another cell. Enemies see it leave and arrive (A1, G12).
pub(super) fn step(deeds: &mut Deeds, unit: UnitIx, cell: Cell, rule: &'static str) {
    stealth::look(deeds, Some(unit));
    if deeds.field.unit(unit).trace.0.is_empty() {
        note(deeds, unit);
    }
    deeds.step(unit, cell, rule);
    stealth::look(deeds, Some(unit));
    note(deeds, unit);
}

/// Records where a character is, and which enemies see it there.
fn note(deeds: &mut Deeds, unit: UnitIx) {
    let field = &deeds.field;
    let Some(cell) = field.cell(unit) else { return };
    let enemies = field.people(field.unit(unit).id.side.other());
    let watching = enemies.filter(|(enemy, at)| field.detects(*enemy, unit) && field.sees(cell, *at));
    let seen_by = watching.fold(0, |seen, (enemy, _)| seen | bit(enemy));
    deeds.change(unit, |state| state.trace.0.push(Sighting { cell, seen_by }));
}

/// A phase starts: earlier sightings no longer count.
pub(super) fn forget(deeds: &mut Deeds, unit: UnitIx) {
    if !deeds.field.unit(unit).trace.0.is_empty() {
        deeds.change(unit, |state| state.trace = Trace::default());
    }
}
