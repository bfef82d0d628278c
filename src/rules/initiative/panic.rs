//! Panic: calls lost after a fall, or under fire from an undetected enemy (G8).

use super::{
    aim,
    deeds::{Deeds, Throw},
    field::Field,
    posture, repetition,
    shooting::How,
    wounds,
};
use crate::force::UnitIx;

/// Faces of the die of panic (G8).
pub const FACES: u8 = 6;

/// A hit knocks a character down, and it may panic. A character put out by the hit falls as well, but has no calls to
/// lose.
pub(super) fn knock_down(deeds: &mut Deeds, unit: UnitIx) {
    posture::fall(deeds, unit, "G8");
    if wounds::is_able(&deeds.field, unit) {
        test(deeds, unit);
    }
}

/// Whether fire from an enemy that it hasn't detected would surprise a character: the first time only.
fn can_be_surprised(field: &Field, unit: UnitIx) -> bool {
    !field.unit(unit).surprised.0 && wounds::is_able(field, unit)
}

/// Faces of the die with which a character panics before the first shot because it hasn't detected the shooter. One
/// that walks up in its sight gives itself away first (G12).
pub fn surprise_odds(field: &Field, (shooter, target): (UnitIx, UnitIx), how: How) -> u8 {
    let noticed = field.detects(target, shooter) || how.moved && field.see_each_other(target, shooter);
    if noticed || !can_be_surprised(field, target) {
        0
    } else {
        FACES.saturating_sub(wounds::initiative(field, target))
    }
}

/// An enemy that a character hasn't detected shoots at it: the first time, it may panic.
pub(super) fn surprise(deeds: &mut Deeds, unit: UnitIx) {
    if can_be_surprised(&deeds.field, unit) {
        deeds.change(unit, |state| state.surprised.0 = true);
        test(deeds, unit);
    }
}

/// A die above the current Initiative costs that many of the next calls. The larger loss counts, not the sum. A
/// panicking character loses its aim and its repetition (A15, A21).
fn test(deeds: &mut Deeds, unit: UnitIx) {
    let initiative = wounds::initiative(&deeds.field, unit);
    let die = deeds.throw(unit, &Throw::sum(1, FACES, "panic", "G8"))[0];
    let lost = die.saturating_sub(initiative);
    if lost > deeds.field.unit(unit).lost.0 {
        deeds.change(unit, |state| state.lost.0 = lost);
        deeds.count(unit, "panic", lost.into(), "G8");
    }
    if lost > 0 {
        aim::end(deeds, unit);
        repetition::break_off(deeds, unit, "A15");
    }
}

/// Whether a called character loses the call to panic, which leaves it with one less to lose.
pub(super) fn loses_call(deeds: &mut Deeds, unit: UnitIx) -> bool {
    let lost = deeds.field.unit(unit).lost.0;
    if lost > 0 {
        deeds.change(unit, |state| state.lost.0 = lost - 1);
        deeds.count(unit, "panic", (lost - 1).into(), "G8");
    }
    lost > 0
}
