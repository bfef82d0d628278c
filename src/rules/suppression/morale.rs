//! Morale at the end of the Action Phase (G10, A16, F1).

use super::{checks, deeds::Deeds, fall_back};
use crate::force::UnitIx;

/// Enemy units that have lost half of their models or more since the phase started make a check, or fall back.
pub(super) fn test_morale(mut deeds: Deeds) {
    let enemy = deeds.turn.side.other();
    let shaken: Vec<UnitIx> = deeds.field.standing(enemy).filter(|unit| has_lost_half(&deeds, *unit)).collect();
    for unit in shaken {
        let markers = deeds.field.unit(unit).markers.0;
        if checks::check(&mut deeds, unit, markers, "check-morale", "G10") == 0 {
            fall_back::fall_back(&mut deeds, unit, "G10");
        }
    }
}

fn has_lost_half(deeds: &Deeds, unit: UnitIx) -> bool {
    let (began, left) = (usize::from(deeds.field.unit(unit).strength.0), deeds.field.count(unit));
    left < began && 2 * (began - left) >= began
}
