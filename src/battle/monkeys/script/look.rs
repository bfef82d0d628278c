//! The state of pieces and windows, in the vocabulary of scripts.

use crate::board::Cell;
use crate::data::{monkeys::script::State, shape};
use crate::engine::fact::Who;
use crate::force::{Body, PieceId, UnitId, squad::Place};
use crate::rules::monkeys::{
    Illegal,
    commit::Ended,
    field::{Field, PrimateState, UnitState},
    pins::Pin,
    vehicles::VehicleState,
};
use crate::words;
use std::collections::BTreeMap;

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
    states.extend(primate.braced.0.then_some(State::Braced));
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

/// The position of a primate or a vehicle, as tested by scripts.
pub fn whereabouts(field: &Field, piece: PieceId) -> String {
    match place(field, piece) {
        Some(Place::On(cell)) => format!("Place(\"{piece}\", ({}, {}))", cell.x, cell.y),
        Some(Place::Off(pile)) => format!("Pile(\"{piece}\", {pile:?})"),
        Some(Place::Aboard(vehicle, seat)) => {
            format!("Aboard(\"{piece}\", \"{}\", {})", field.vehicle(vehicle).id, shape::line(&seat))
        }
        Some(Place::Afar | Place::Reserve) | None => {
            words::say("script-reserve", &[("piece", piece.to_string().into())])
        }
    }
}

/// The leader of a unit.
pub fn leader(field: &Field, unit: UnitId) -> Option<PieceId> {
    let leader = field.unit(field.find_unit(unit)?).lead.leader?;
    Some(field.primate(leader).id)
}

/// Everybody in the scene by letter, a vehicle's on each cell of its footprint, `.` where nobody is.
pub fn board(field: &Field, tokens: &BTreeMap<char, PieceId>) -> Vec<String> {
    let spots = field.ground().spots();
    let row = |y: i16| (0..spots.width()).map(|x| token(field, tokens, Cell::new(x, y))).collect();
    (0..spots.height()).map(row).collect()
}

fn token(field: &Field, tokens: &BTreeMap<char, PieceId>, cell: Cell) -> char {
    let primate = field.at(cell).map(|primate| field.primate(primate).id);
    let vehicle = || field.vehicles.iter().find(|one| one.squares().contains(cell)).map(|one| one.id);
    let at = primate.or_else(vehicle);
    let token = tokens.iter().find(|(_, piece)| Some(**piece) == at);
    token.map_or('.', |(letter, _)| *letter)
}

/// The word for a refusal that doesn't stand for a rule of its own.
pub const fn reason(why: &Illegal) -> Option<&'static str> {
    match why {
        Illegal::OtherWindow { .. } => Some("window"),
        Illegal::NoSuchUnit { .. } | Illegal::NotActive { .. } => Some("unit"),
        Illegal::NoSuchPrimate { .. } | Illegal::NotMember { .. } => Some("piece"),
        Illegal::NotDesignable { .. } => Some("platoon"),
        _ => None,
    }
}
