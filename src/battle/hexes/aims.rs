//! Whether a unit could fire at an enemy from where it is, as the pointer says it.

use super::{called, tell};
use crate::battle::account::Note;
use crate::force::{UnitId, UnitIx, squad::Place};
use crate::rules::hexes::{field::Field, gunnery, shooting};
use crate::words::{say, word};

/// What each weapon that reaches an enemy needs to hit it; if none does, why.
pub(super) fn at(field: &Field, unit: UnitId, enemy: UnitId) -> Option<Note> {
    let (unit, target) = (field.find(unit)?, field.find(enemy)?);
    let hex = field.hex(target).filter(|_| matches!(field.unit(unit).place, Place::On(_)))?;
    let weapons = 0..field.make(unit).weapons.len();
    let shots: Vec<String> = weapons.filter_map(|weapon| shot(field, unit, weapon, target)).collect();
    if !shots.is_empty() {
        return Some(Note::new(say("hexes-aims-at", &[("shots", shots.join("; ").into())]), "R16"));
    }
    let missed = gunnery::nearest_miss(field, unit, std::iter::once((target, hex)))?;
    let why = tell::reason(field, &word("hexes-aims-it"), missed);
    Some(Note::new(say("hexes-aims-not", &[("why", why.words.into())]), why.rule))
}

/// A weapon that reaches the enemy, with the number it needs and its chance.
fn shot(field: &Field, unit: UnitIx, weapon: usize, target: UnitIx) -> Option<String> {
    shooting::aimed(field, unit, weapon, target)?.ok()?;
    let name = called::weapon(&field.make(unit).weapons[weapon]);
    if shooting::lays(field, unit, weapon).is_some() {
        return Some(name);
    }
    let need = shooting::shot(field, unit, weapon, target)?.need;
    let chance = called::percent(shooting::chance(field, need));
    Some(say(
        "hexes-aims-shot",
        &[("weapon", name.into()), ("need", i32::from(need).into()), ("chance", chance.into())],
    ))
}
