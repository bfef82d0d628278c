//! Updates the field from the components.

use super::{BARRED, Field, PrimateState, UnitState, figure};
use crate::board::Cell;
use crate::force::{
    PrimateIx, Roster,
    squad::Place,
    vehicle::{Heading, Owner, Vehicle},
};
use crate::rules::monkeys::states::{
    PrimateChanged, PrimateColumns, PrimateParts, UnitChanged, UnitColumns, UnitParts,
};
use crate::rules::monkeys::{
    going::Going,
    states::Smoke,
    vehicles::{Hull, Mounts, Rig, VehicleState},
};
use bevy_ecs::prelude::*;
use std::sync::Arc;

type VehicleParts =
    (&'static Vehicle, &'static Rig, &'static Owner, &'static Place, &'static Heading, &'static Hull, &'static Mounts);
type VehicleChanged =
    (With<Vehicle>, Or<(Changed<Place>, Changed<Owner>, Changed<Heading>, Changed<Hull>, Changed<Mounts>)>);

/// Updates the field where components have changed since it last ran.
#[expect(clippy::too_many_arguments, reason = "looks at every part of every kind of piece")]
pub fn survey(
    mut field: ResMut<Field>,
    roster: Res<Roster>,
    smoke: Res<Smoke>,
    primate_columns: Query<PrimateColumns>,
    unit_columns: Query<UnitColumns>,
    changed_primates: Query<PrimateParts, PrimateChanged>,
    changed_units: Query<UnitParts, UnitChanged>,
    changed_vehicles: Query<(), VehicleChanged>,
    primates: Query<PrimateParts>,
    units: Query<UnitParts>,
    vehicles: Query<VehicleParts>,
) {
    let moved = PrimateState::any_changed(&primate_columns);
    let driven = !changed_vehicles.is_empty();
    if driven {
        renew_vehicles(&mut field, &roster, &vehicles);
    }
    if moved {
        renew_primates(&mut field, &roster, &primates, &changed_primates);
    }
    let smoked = smoke.is_changed();
    if smoked {
        field.clouds.clone_from(&smoke.0);
    }
    if moved || driven || smoked {
        field.stand();
    }
    if UnitState::any_changed(&unit_columns) {
        renew_units(&mut field, &roster, &units, &changed_units);
    }
}

impl Field {
    /// Records the occupant of each cell, and what covers the ground.
    pub(in crate::rules::monkeys) fn stand(&mut self) {
        self.mind_wrecks();
        self.standing.values_mut().fill(0);
        for (place, primate) in self.primates.iter().enumerate() {
            if let Some(cell) = primate.place.cell() {
                self.standing[cell] = figure(PrimateIx(place as u16), primate.id.unit.side);
            }
        }
        self.veil.clear();
        for cloud in &self.clouds {
            cloud.squares().for_each(|cell| self.veil.add_smoke(cell));
        }
        // A vehicle flying high is in nobody's way and gives nobody cover (G-26).
        let high = self.book.driving.high;
        for vehicle in self.vehicles.iter().filter(|vehicle| vehicle.hull.height < high) {
            for cell in vehicle.squares() {
                if !self.standing.contains(cell) {
                    continue;
                }
                self.veil.add_cover(cell);
                if !vehicle.hull.wreck {
                    self.standing[cell] = BARRED;
                }
            }
        }
    }
}

impl Field {
    /// Wrecks make the ground under them rough: the going is recomputed only when one is added or removed (T-172).
    fn mind_wrecks(&mut self) {
        let wrecks = self.vehicles.iter().filter(|vehicle| vehicle.hull.wreck);
        let cells: Vec<Cell> = wrecks.flat_map(|wreck| wreck.squares()).collect();
        if self.going.wrecks() != cells {
            self.going = Arc::new(Going::over(self.ground(), cells));
        }
    }
}

fn renew_vehicles(field: &mut Field, roster: &Roster, vehicles: &Query<VehicleParts>) {
    field.vehicles.clear();
    for entity in roster.vehicles() {
        let (vehicle, rig, owner, place, heading, hull, mounts) =
            vehicles.get(entity).expect("a vehicle has all its parts");
        field.vehicles.push(VehicleState {
            id: vehicle.id,
            unit: owner.0,
            rig: rig.clone(),
            place: *place,
            facing: heading.0,
            hull: *hull,
            mounts: mounts.0,
        });
    }
}

/// Updates primates that have changed, or all of them if the set itself has changed.
fn renew_primates(
    field: &mut Field,
    roster: &Roster,
    primates: &Query<PrimateParts>,
    changed: &Query<PrimateParts, PrimateChanged>,
) {
    if field.primates.len() == roster.primates().len() {
        for (primate, states) in changed {
            let state = &mut field.primates[primate.ix.at()];
            (state.id, state.unit) = (primate.id, primate.unit);
            state.read(states);
        }
    } else {
        field.primates.clear();
        for (entity, place) in roster.primates().zip(0..) {
            let (primate, states) = primates.get(entity).expect("a primate has all its parts");
            let kit = field.kit(PrimateIx(place));
            let mut state = PrimateState::fresh(primate.id, primate.unit, kit.clan, kit.cost);
            state.read(states);
            field.primates.push(state);
        }
    }
    field.charging = field.primates.iter().any(|state| state.joined.0.is_some());
}

/// Updates units that have changed, or all of them if the set itself has changed.
fn renew_units(field: &mut Field, roster: &Roster, units: &Query<UnitParts>, changed: &Query<UnitParts, UnitChanged>) {
    if field.units.len() == roster.units().len() {
        for (squad, states) in changed {
            let state = &mut field.units[squad.ix.at()];
            (state.id, state.members) = (squad.id, squad.members.clone());
            state.read(states);
        }
        return;
    }
    field.units.clear();
    field.units.extend(roster.units().map(|entity| {
        let (squad, states) = units.get(entity).expect("a unit has all its parts");
        let mut state = UnitState::fresh(squad.id, squad.members.clone());
        state.read(states);
        state
    }));
}
