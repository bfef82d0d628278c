//! Ld checks (G6).

use super::{deeds::Deeds, field::Field, profiles::UnitTrait};
use crate::force::UnitIx;

/// Dice of a unit's checks, and half of its command radius: 1 less if a deputy leads (G18).
pub fn leadership(field: &Field, unit: UnitIx) -> u8 {
    let deputy = u8::from(field.unit(unit).lead.deputy);
    field.kind(unit).ld.saturating_sub(deputy)
}

/// Dice that a unit rolls in a check: 1 fewer without a leader (G6).
pub fn dice(field: &Field, unit: UnitIx) -> u8 {
    let leaderless = u8::from(!field.is_led(unit));
    leadership(field, unit).saturating_sub(leaderless)
}

/// The limit that a check die must not exceed: each marker after the first lowers it by 1, but never below 1 (G6).
pub fn limit(nv: u8, markers: u8) -> u8 {
    nv.saturating_sub(markers.saturating_sub(1)).max(1)
}

/// How many of a unit's markers count when it tries to rally: none for a Slippery one (R21, G9, G23).
pub fn counted_in_rally(field: &Field, unit: UnitIx, markers: u8) -> u8 {
    if field.has(unit, UnitTrait::Slippery) { 0 } else { markers }
}

/// A unit makes a check with this many markers counting. Returns the number of successful dice; zero is a failure.
pub(super) fn check(deeds: &mut Deeds, unit: UnitIx, markers: u8, why: &'static str, rule: &'static str) -> u8 {
    let limit = limit(deeds.field.kind(unit).nv, markers);
    let count = dice(&deeds.field, unit);
    let passes = |face: u8| face <= limit;
    let faces = deeds.throw(unit, count.into(), Some(limit.into()), why, rule, passes);
    faces.into_iter().filter(|face| passes(*face)).count() as u8
}
