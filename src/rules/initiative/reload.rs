//! Reloading (R6, G10).

use super::{deeds::Deeds, field::Field, illegal::Illegal};
use crate::force::UnitIx;

/// Whether a character may reload the weapon in hand.
pub(super) fn check(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let (id, weapon) = (field.unit(unit).id, field.weapon(unit));
    if weapon.magazine == 0 {
        return Err(Illegal::NoFirearm { unit: id });
    }
    if field.rounds(unit) >= weapon.magazine.into() { Err(Illegal::IsLoaded { unit: id }) } else { Ok(()) }
}

/// A character does something else with its weapon: earlier reload actions are lost (G10).
pub(super) fn interrupt(deeds: &mut Deeds, unit: UnitIx) {
    if deeds.field.unit(unit).arms.reloaded > 0 {
        deeds.change(unit, |state| state.arms.reloaded = 0);
    }
}

/// One reload action. The weapon is loaded after the number it needs.
pub(super) fn reload(deeds: &mut Deeds, unit: UnitIx) {
    let (needed, magazine) = (deeds.field.weapon(unit).reload, deeds.field.weapon(unit).magazine);
    deeds.change(unit, |state| state.arms.reloaded += 1);
    let done = deeds.field.unit(unit).arms.reloaded;
    deeds.count(unit, "reloaded", done.into(), "R6");
    if done >= needed {
        deeds.change(unit, |state| {
            state.arms.reloaded = 0;
            state.arms.rounds[usize::from(state.arms.hand)] = magazine.into();
        });
        deeds.count(unit, "rounds", magazine.into(), "R6");
    }
}
