//! How many units of a side fit into a hex (F9).

use super::{field::Field, profiles::Size};
use crate::board::hex::Hex;
use crate::force::UnitIx;

/// Whether units of one side fit into one hex together. Flyers have a separate limit.
pub fn fits(field: &Field, units: &[UnitIx]) -> bool {
    [false, true].into_iter().all(|in_the_air| {
        let sizes: Vec<Size> =
            units.iter().filter(|unit| field.flies(**unit) == in_the_air).map(|unit| field.kind(*unit).size).collect();
        let stacking = field.numbers().stacking;
        let large = sizes.iter().filter(|size| **size >= Size::Large).count();
        let huge = sizes.contains(&Size::Huge);
        let beside_huge = sizes.iter().filter(|size| **size > Size::Small).count();
        sizes.len() <= usize::from(stacking.units)
            && large <= usize::from(stacking.large)
            && (!huge || beside_huge <= 1)
    })
}

/// Whether there is room for a unit among its friends in a hex.
pub fn has_room(field: &Field, unit: UnitIx, hex: Hex) -> bool {
    let side = field.side(unit);
    let mut units: Vec<UnitIx> = field.at(hex).filter(|other| *other != unit && field.side(*other) == side).collect();
    units.push(unit);
    fits(field, &units)
}

/// Whether an enemy on the ground is in a hex.
pub fn has_enemy(field: &Field, unit: UnitIx, hex: Hex) -> bool {
    let side = field.side(unit);
    field.at(hex).any(|other| field.side(other) != side && !field.flies(other))
}
