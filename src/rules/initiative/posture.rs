//! Going prone and standing up (R10).

use super::{deeds::Deeds, field::Field, illegal::Illegal};
use crate::force::UnitIx;

/// Whether a character may change its posture so.
pub(super) fn check(field: &Field, unit: UnitIx, prone: bool) -> Result<(), Illegal> {
    let state = field.unit(unit);
    match (state.prone.0, prone) {
        (true, true) => Err(Illegal::IsProne { unit: state.id }),
        (false, false) => Err(Illegal::IsStanding { unit: state.id }),
        _ => Ok(()),
    }
}

/// A character is prone now.
pub(super) fn lie_down(deeds: &mut Deeds, unit: UnitIx, rule: &'static str) {
    set(deeds, unit, true, rule);
}

/// A character stands now.
pub(super) fn stand_up(deeds: &mut Deeds, unit: UnitIx) {
    set(deeds, unit, false, "R10");
}

fn set(deeds: &mut Deeds, unit: UnitIx, prone: bool, rule: &'static str) {
    if deeds.field.unit(unit).prone.0 != prone {
        deeds.change(unit, |state| state.prone.0 = prone);
        deeds.mark(unit, "prone", prone, rule);
    }
}
