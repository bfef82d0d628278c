//! Aim (R16, A22).

use super::{deeds::Deeds, field::Field, states::Aim};
use crate::board::hex::Hex;
use crate::force::UnitIx;

/// A unit aims from where it is.
pub(super) fn aim(deeds: &mut Deeds, unit: UnitIx, step: u8) {
    let (Some(from), round) = (deeds.field.hex(unit), deeds.turn.round) else { return };
    deeds.change(unit, |state| state.arms.aim = Some(Aim { from, round, step }));
    deeds.mark(unit, AIM, true, "R16");
}

/// A unit's aim is over.
pub(super) fn lose(deeds: &mut Deeds, unit: UnitIx) {
    if deeds.field.unit(unit).arms.aim.is_some() {
        deeds.change(unit, |state| state.arms.aim = None);
        deeds.mark(unit, AIM, false, "A22");
    }
}

/// Aims are over when the gunnery step in which they were taken is over in the next round.
pub(super) fn expire(deeds: &mut Deeds, step: u8) {
    let round = deeds.turn.round;
    for unit in deeds.field.all() {
        if deeds.field.unit(unit).arms.aim.is_some_and(|aim| aim.step == step && aim.round < round) {
            lose(deeds, unit);
        }
    }
}

/// Whether a unit's aim helps against a target in a hex: one that is visible from where it aimed.
pub fn helps(field: &Field, unit: UnitIx, target: UnitIx, hex: Hex) -> bool {
    let in_the_air = field.flies(unit) || field.flies(target);
    field.unit(unit).arms.aim.is_some_and(|aim| field.sees(aim.from, hex, in_the_air))
}

/// What an aim is told as.
const AIM: &str = "aim";
