//! Aim (R16, A22).

use super::{deeds::Deeds, field::Field, states::Aim};
use crate::board::hex::Hex;
use crate::force::UnitIx;

/// A unit takes aim from its current hex.
pub(super) fn aim(deeds: &mut Deeds, unit: UnitIx, step: u8) {
    let (Some(from), round) = (deeds.field.hex(unit), deeds.turn.round) else { return };
    deeds.change(unit, |state| state.arms.aim = Some(Aim { from, round, step }));
    deeds.mark(unit, AIM, true, "R16");
}

/// A unit loses its aim.
pub(super) fn lose(deeds: &mut Deeds, unit: UnitIx) {
    if deeds.field.unit(unit).arms.aim.is_some() {
        deeds.change(unit, |state| state.arms.aim = None);
        deeds.mark(unit, AIM, false, "A22");
    }
}

/// An aim expires when the gunnery step in which it was taken ends in the next round.
pub(super) fn expire(deeds: &mut Deeds, step: u8) {
    let round = deeds.turn.round;
    for unit in deeds.field.all() {
        if deeds.field.unit(unit).arms.aim.is_some_and(|aim| aim.step == step && aim.round < round) {
            lose(deeds, unit);
        }
    }
}

/// Whether a unit's aim helps against a target in a hex: the target has to be visible from where the unit aimed.
pub fn helps(field: &Field, unit: UnitIx, target: UnitIx, hex: Hex) -> bool {
    let in_the_air = field.flies(unit) || field.flies(target);
    field.unit(unit).arms.aim.is_some_and(|aim| field.sees(aim.from, hex, in_the_air))
}

/// The name of an aim in the log.
const AIM: &str = "aim";
