//! Suppression markers: what they allow, and how many a unit gets (R2 to R4, G5).

use super::{
    actions::{Action, Category},
    deeds::Deeds,
};
use crate::force::UnitIx;

/// The most markers a unit can have (G5).
pub const MOST: u8 = 6;

/// With this many markers or more, a unit must fall back (R4).
pub const BREAKING: u8 = 3;

/// Whether a unit with this many markers may take an action (R4).
pub const fn allow(markers: u8, action: Action) -> bool {
    match markers {
        0 => true,
        1 => !matches!(action.category(), Category::Major),
        2 => matches!(action.category(), Category::Free),
        _ => matches!(action, Action::FallBack),
    }
}

/// Markers added by a shooting action: 1 for any hit, and 1 more for at least as many hits as there were models (G5).
/// `counted` counts hits of Suppressive weapons twice.
pub const fn gained(hits: u32, counted: u32, models: usize) -> u8 {
    (hits > 0) as u8 + (hits > 0 && counted as usize >= models) as u8
}

/// A unit that was shot at gets its markers, if it is still there.
pub(super) fn suppress(deeds: &mut Deeds, unit: UnitIx, hits: u32, counted: u32, models: usize) {
    if deeds.field.stands(unit) {
        let markers = deeds.field.unit(unit).markers.0 + gained(hits, counted, models);
        deeds.mark(unit, markers.min(MOST), "G5");
    }
}
