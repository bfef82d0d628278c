//! Where a primate or vehicle is hidden, and attacks from hiding (text paragraphs 19 and 20; T-107, T-133, T-134,
//! T-155, T-166).

use super::{field::Field, states::Hidden, vehicles::Footprint};
use crate::board::Cell;
use crate::force::{UnitIx, VehicleIx};

/// Whether a primate ending a stealth action on a cell is hidden there: in any terrain other than open, or at cover
/// (T-133).
pub fn hides(field: &Field, cell: Cell) -> bool {
    field.ground().spots()[cell].kind != 0 || field.at_cover(cell)
}

/// Whether an attack of the unit, starting now or in progress, comes from hiding and gains half again its power (T-107,
/// T-155). A switch requires that the unit was hidden before its activation (T-134).
pub fn strikes_from_hiding(field: &Field, unit: UnitIx) -> bool {
    match field.unit(unit).hidden {
        Hidden::Long | Hidden::Striking => true,
        Hidden::Newly => field.book.switch("ambush_bonus_needs_earlier_stealth") == 0,
        Hidden::No => false,
    }
}

/// What attacking from hiding adds to a power that is otherwise complete: half of it, rounded down (T-107).
pub const fn half_again(power: i32) -> i32 {
    if power > 0 { power / 2 } else { 0 }
}

/// Whether a vehicle is hidden in its current position. A vehicle in the air never is (T-166).
pub fn hides_vehicle(field: &Field, vehicle: VehicleIx) -> bool {
    let state = field.vehicle(vehicle);
    state.hull.height == 0 && state.place.cell().is_some_and(|corner| hides_vehicle_at(field, vehicle, corner))
}

/// Whether a vehicle on the ground is hidden with its corner on a cell: all of it in terrain, or one of its squares at
/// cover other than its own (T-133, T-166).
pub fn hides_vehicle_at(field: &Field, vehicle: VehicleIx, corner: Cell) -> bool {
    let (own, side) = (field.squares(vehicle.into()), field.vehicle(vehicle).rig.side);
    let mut squares = Footprint::new(corner, side);
    let in_terrain = |cell: Cell| field.ground().spots().get(cell).is_some_and(|spot| spot.kind != 0);
    Footprint::new(corner, side).all(in_terrain) || squares.any(|cell| field.at_cover_of_others(cell, own))
}
