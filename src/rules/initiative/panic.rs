//! Panic: calls lost to a fall (G8).

use super::{
    aim,
    deeds::{Deeds, Throw},
    posture, wounds,
};
use crate::force::UnitIx;

/// A hit knocks a character down, and it may panic.
pub(super) fn knock_down(deeds: &mut Deeds, unit: UnitIx) {
    posture::lie_down(deeds, unit, "G8");
    aim::end(deeds, unit);
    test(deeds, unit);
}

/// A die above the current Initiative costs as many of the next calls. The larger loss counts, not the sum.
fn test(deeds: &mut Deeds, unit: UnitIx) {
    let initiative = wounds::initiative(&deeds.field, unit);
    let die = deeds.throw(unit, &Throw::sum(1, 6, "panic", "G8"))[0];
    let lost = die.saturating_sub(initiative);
    if lost > deeds.field.unit(unit).lost.0 {
        deeds.change(unit, |state| state.lost.0 = lost);
        deeds.count(unit, "panic", lost.into(), "G8");
    }
}

/// Whether a character that is called loses the call to panic. It has one less to lose then.
pub(super) fn loses_call(deeds: &mut Deeds, unit: UnitIx) -> bool {
    let lost = deeds.field.unit(unit).lost.0;
    if lost > 0 {
        deeds.change(unit, |state| state.lost.0 = lost - 1);
        deeds.count(unit, "panic", (lost - 1).into(), "G8");
    }
    lost > 0
}
