//! Clouds and burning hexes hurt those in them (F23, A12, A25).

use super::{
    damage::{Blow, Hit},
    deeds::Deeds,
    profiles::DamageType,
    shooting,
};
use crate::force::UnitIx;

/// Everyone in a cloud or a burning hex rolls one die per model, on both sides.
pub(super) fn trigger_effects(mut deeds: Deeds) {
    let units: Vec<_> = deeds.field.on_board().collect();
    for (unit, hex) in units {
        let (cloud, needs) = (deeds.field.land.cloud(hex), deeds.field.numbers().clouds);
        if cloud.poison > 0 {
            poison(&mut deeds, unit, cloud.die, needs.poison);
        }
        if cloud.acid > 0 && is_struck(&mut deeds, unit, needs.acid, "acid-cloud") {
            deeds.change(unit, |state| state.tokens.minor = state.tokens.minor.saturating_add(1));
            let minor = deeds.field.unit(unit).tokens.minor;
            deeds.count(unit, "minor-acid", minor, "F23");
        }
        if cloud.burning > 0 && is_struck(&mut deeds, unit, needs.burning, "burning-hex") {
            deeds.change(unit, |state| state.tokens.fire = state.tokens.fire.saturating_add(1));
            let fire = deeds.field.unit(unit).tokens.fire;
            deeds.count(unit, "fire", fire, "F23");
        }
    }
}

/// One die per model; a single one that counts is enough, since a step gives at most one token (A25, A9).
fn is_struck(deeds: &mut Deeds, unit: UnitIx, need: u8, why: &'static str) -> bool {
    let need = need as i8 + shooting::evasion(&deeds.field, unit);
    let models = deeds.field.unit(unit).models.0;
    let mut struck = false;
    for _ in 0..models {
        struck |= deeds.open_die(unit, need, why, "F12") >= need;
    }
    struck
}

/// Poison for units that breathe, crew damage for the others (F23).
fn poison(deeds: &mut Deeds, unit: UnitIx, die: u8, need: u8) {
    let (biological, crew) = (deeds.field.kind(unit).class.is_biological(), deeds.field.kind(unit).crew);
    if !(biological || crew) || !is_struck(deeds, unit, need, "poison-cloud") {
        return;
    }
    if biological {
        deeds.change(unit, |state| state.tokens.poison.push(die));
        let count = deeds.field.unit(unit).tokens.poison.len() as u8;
        deeds.count(unit, "poison", count, "F23");
    } else {
        let amount = deeds.die(unit, die, "crew-damage", "F23").into();
        deeds.turn.blows.push(Blow { unit, hit: Hit::Damage(DamageType::Crew, amount, None) });
    }
}
