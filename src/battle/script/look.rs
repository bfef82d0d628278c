//! The state of pieces and windows, in the words of a script.

use crate::data::{script::State, shape};
use crate::engine::{fact::Who, window::Window};
use crate::force::{Body, PieceId, UnitId, squad::Place};
use crate::rules::monkeys::{
    choices::{self, Table},
    commit::Ended,
    field::{Field, PrimateState, UnitState},
    pins::Pin,
    vehicles::VehicleState,
};
use crate::words;

/// The states of a unit or a primate, in the order of [`State`].
pub fn states(field: &Field, who: Who) -> Vec<State> {
    let mut states = match who {
        Who::Unit(unit) => field.find_unit(unit).map_or_else(Vec::new, |unit| of_unit(field.unit(unit))),
        Who::Piece(piece) => match field.find_body(piece) {
            Some(Body::Primate(primate)) => of_primate(field.primate(primate)),
            Some(Body::Vehicle(vehicle)) => of_vehicle(field.vehicle(vehicle)),
            None => Vec::new(),
        },
    };
    states.sort_unstable();
    states
}

fn of_unit(unit: &UnitState) -> Vec<State> {
    let mut states = Vec::new();
    states.extend(unit.watch.0.then_some(State::Overwatch));
    states.extend(unit.ammunition.is_out().then_some(State::OutOfAmmo));
    states.extend(unit.commitment.target.is_some().then_some(State::Committed));
    states.extend((unit.actions.ended == Ended::Done).then_some(State::Done));
    states.extend(unit.hidden.holds().then_some(State::Hidden));
    states
}

fn of_primate(primate: &PrimateState) -> Vec<State> {
    let mut states = Vec::new();
    states.extend(primate.pin.holds().then_some(State::Pinned));
    states.extend((primate.pin == Pin::Recovering).then_some(State::Recovering));
    states.extend(primate.braced.then_some(State::Braced));
    states.extend(primate.is_prone().then_some(State::Prone));
    states
}

fn of_vehicle(vehicle: &VehicleState) -> Vec<State> {
    let mut states = Vec::new();
    states.extend(vehicle.hull.immobile.then_some(State::Immobile));
    states.extend(vehicle.hull.wreck.then_some(State::Wreck));
    states
}

/// Where a primate or a vehicle is.
pub fn place(field: &Field, piece: PieceId) -> Option<Place> {
    field.find_body(piece).map(|body| match body {
        Body::Primate(primate) => field.primate(primate).place,
        Body::Vehicle(vehicle) => field.vehicle(vehicle).place,
    })
}

/// Where a primate or a vehicle is, as a script tests for it.
pub fn whereabouts(field: &Field, piece: PieceId) -> String {
    match place(field, piece) {
        Some(Place::On(cell)) => format!("Place(\"{piece}\", ({}, {}))", cell.x, cell.y),
        Some(Place::Off(pile)) => format!("Pile(\"{piece}\", {pile:?})"),
        Some(Place::Aboard(vehicle, seat)) => {
            format!("Aboard(\"{piece}\", \"{}\", {})", field.vehicle(vehicle).id, shape::line(&seat))
        }
        Some(Place::Reserve) | None => words::say("script-reserve", &[("piece", piece.to_string().into())]),
    }
}

/// Who leads a unit.
pub fn leader(field: &Field, unit: UnitId) -> Option<PieceId> {
    let leader = field.unit(field.find_unit(unit)?).lead.leader?;
    Some(field.primate(leader).id)
}

/// The units that can answer a window: those its orders name, or else the one it is about.
pub fn answering(table: Table, window: &Window) -> Vec<UnitId> {
    let options = choices::choices(table);
    let named = options.iter().flat_map(|options| &options.orders).filter_map(|order| order.unit());
    let mut units: Vec<UnitId> = named.chain(options.iter().flat_map(|options| options.movers.clone())).collect();
    if units.is_empty() {
        units.extend(window.about);
    }
    units.sort_unstable();
    units.dedup();
    units
}
