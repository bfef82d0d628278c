//! Abandoned vehicles, whose units have nobody left (text paragraph 12; T-82, T-157, T-171).

use super::field::Field;
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{Roster, VehicleIx, vehicle::Owner};
use bevy_ecs::prelude::*;

/// Whether the last primate of a vehicle's unit has left the board while the vehicle is still on it (T-171).
fn is_left(field: &Field, vehicle: VehicleIx) -> bool {
    let state = field.vehicle(vehicle);
    let deserted = |unit| !field.stands(unit) && field.reserve(unit).next().is_none();
    state.place.is_on_board() && !state.hull.wreck && state.unit.is_some_and(deserted)
}

/// Vehicles with nobody left to own them that still have an owner on record.
pub(super) fn left(field: &Field) -> impl Iterator<Item = VehicleIx> + '_ {
    (0..field.vehicles.len() as u16).map(VehicleIx).filter(|vehicle| is_left(field, *vehicle))
}

/// When the last primate of a unit has left the board, its vehicles belong to nobody (T-157, T-171). This runs after
/// each survey, so that it applies whatever the cause and the next stage reads an up-to-date field.
pub(super) fn abandon_vehicles(
    mut field: ResMut<Field>,
    mut owners: Query<&mut Owner>,
    mut log: ResMut<BattleLog>,
    roster: Res<Roster>,
) {
    for vehicle in left(&field).collect::<Vec<_>>() {
        owners.get_mut(roster.vehicle(vehicle)).expect("a vehicle has an owner").0 = None;
        field.vehicles[vehicle.at()].unit = None;
        log.tell("T-171", What::Marked { who: field.vehicle(vehicle).id.into(), mark: "abandoned" });
    }
}
