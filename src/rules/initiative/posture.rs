//! Going prone, standing up, being knocked down (R10).

use super::{aim, deeds::Deeds, field::Field, illegal::Illegal, mounts, walking};
use crate::force::UnitIx;

/// Whether a character may change its posture this way.
pub(super) fn check(field: &Field, unit: UnitIx, prone: bool) -> Result<(), Illegal> {
    let state = field.unit(unit);
    match (state.prone.0, prone) {
        (true, true) => Err(Illegal::IsProne { unit: state.id }),
        (false, false) => Err(Illegal::IsStanding { unit: state.id }),
        (false, true) if state.riding.0.is_some() => Err(Illegal::IsMounted { unit: state.id }),
        _ => Ok(()),
    }
}

/// A character goes prone.
pub(super) fn lie_down(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    set(deeds, unit, true, rule);
}

/// A character is knocked down: off its mount if it is riding. It loses its aim, and goes no farther (A5, A21, G14).
pub(super) fn fall(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    if deeds.field.is_mount(unit) || deeds.field.cell(unit).is_none() {
        return;
    }
    if deeds.field.unit(unit).riding.0.is_some() {
        mounts::throw_off(deeds, unit);
    } else {
        lie_down(deeds, unit, rule);
    }
    aim::end(deeds, unit);
    walking::fall(deeds, unit);
}

/// A character stands up.
pub(super) fn stand_up(deeds: &mut Deeds, unit: UnitIx) {
    set(deeds, unit, false, "R10");
}

fn set(deeds: &mut Deeds, unit: UnitIx, prone: bool, rule: &'static str) {
    if deeds.field.unit(unit).prone.0 != prone {
        deeds.change(unit, |state| state.prone.0 = prone);
        deeds.mark(unit, "prone", prone, rule);
    }
}
