//! Vehicle drafts: who drives where, who gets in and out. The rules' own planners make the orders.

use super::hands::{Draft, Hands};
use super::{hulls, moving, refusal};
use crate::board::{Cell, Direction};
use crate::force::{PieceId, PrimateIx, UnitIx, VehicleIx, vehicle::Seat};
use crate::rules::monkeys::{
    boarding,
    choices::{Table, check},
    commit, convoy,
    course::{Course, Manoeuvre},
    door, driving,
    field::Field,
    illegal::Illegal,
    movement,
    no_drive::NoDrive,
    order::{Leg, Order, Path},
};
use crate::screens::monkeys::battle::verbs;
use bevy::prelude::World;

/// The vehicle that the player means: the inspected one, the chosen rider's, or the first of the unit.
pub fn vehicle(field: &Field, hands: &Hands) -> Option<VehicleIx> {
    let unit = field.find_unit(hands.selected()?)?;
    let looked = hands.alone().and_then(|piece| field.find_vehicle(piece));
    let ridden = || Some(field.primate(chosen(field, hands)?).place.seat()?.0);
    let whole = |vehicle: &VehicleIx| !field.vehicle(*vehicle).hull.wreck;
    let first = || convoy::leads(field, unit).or_else(|| field.vehicles_of(unit).find(whole));
    looked.or_else(ridden).or_else(first).filter(whole)
}

/// The chosen primate of the selected unit.
pub fn chosen(field: &Field, hands: &Hands) -> Option<PrimateIx> {
    let primate = field.find_primate(hands.alone()?)?;
    (Some(field.unit(field.primate(primate).unit).id) == hands.selected()).then_some(primate)
}

/// Something that a button lets a vehicle or its crew do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Everyone who can gets in.
    AllIn,
    /// Everyone gets out.
    AllOut,
    /// The vehicle turns on the spot by an eighth, left or right.
    Turn(bool),
    /// It rises, or sinks, by one square.
    Height(bool),
}

impl Offer {
    /// Its word id.
    pub const fn word(self) -> &'static str {
        match self {
            Offer::AllIn => "offer-all-in",
            Offer::AllOut => "offer-all-out",
            Offer::Turn(false) => "offer-turn-left",
            Offer::Turn(true) => "offer-turn-right",
            Offer::Height(true) => "offer-rise",
            Offer::Height(false) => "offer-sink",
        }
    }
}

/// What buttons let the selected unit's vehicles do, each with its order or why not.
pub fn offers(table: Table, hands: &Hands) -> Vec<(Offer, Result<Order, Illegal>)> {
    let field = table.field;
    let Some(unit) = hands.selected().and_then(|id| field.find_unit(id)) else { return Vec::new() };
    let mut offers = Vec::new();
    for order in convoy::orders(field, table.turn, unit) {
        let Order::Move { steps, .. } = &order else { continue };
        let gets_in = steps.iter().any(|leg| matches!(leg, Leg::Mount(..)));
        offers.push((if gets_in { Offer::AllIn } else { Offer::AllOut }, Ok(order)));
    }
    let Some(vehicle) = vehicle(field, hands) else { return offers };
    let mut kinds = vec![Offer::Turn(false), Offer::Turn(true)];
    if driving::kind(field, vehicle).has(crate::rules::monkeys::profiles::VehicleTrait::Flying) {
        kinds.extend([Offer::Height(true), Offer::Height(false)]);
    }
    offers.extend(kinds.into_iter().map(|offer| (offer, manoeuvred(table, hands, unit, vehicle, offer))));
    offers
}

/// The drafted drive of a vehicle, or an empty one, with one more maneuver at its end.
fn manoeuvred(table: Table, hands: &Hands, unit: UnitIx, vehicle: VehicleIx, offer: Offer) -> Result<Order, Illegal> {
    let field = table.field;
    let state = field.vehicle(vehicle);
    driving::check_drivable(field, vehicle)?;
    let mut steps = match drafted(hands) {
        Some(Order::Move { steps, .. }) if steps.iter().any(|leg| drives(leg, state.id)) => steps.clone(),
        _ => vec![Leg::Drive(state.id, Course::default())],
    };
    for leg in &mut steps {
        let Leg::Drive(id, course) = leg else { continue };
        if *id == state.id {
            let facing = faced(state.facing, course);
            course.0.push(match offer {
                Offer::Turn(right) => Manoeuvre::Turn(eighth(facing, right)),
                Offer::Height(true) => Manoeuvre::Rise,
                _ => Manoeuvre::Sink,
            });
        }
    }
    let order = Order::Move { unit: field.unit(unit).id, steps };
    check(table, &order)?;
    Ok(order)
}

fn drives(leg: &Leg, vehicle: PieceId) -> bool {
    matches!(leg, Leg::Drive(id, _) if *id == vehicle)
}

/// The facing of a vehicle at the end of its path.
fn faced(start: Direction, course: &Course) -> Direction {
    let last = course.0.iter().rev().find_map(|manoeuvre| match manoeuvre {
        Manoeuvre::Step(direction) | Manoeuvre::Turn(direction) => Some(*direction),
        Manoeuvre::Rise | Manoeuvre::Sink => None,
    });
    last.unwrap_or(start)
}

fn eighth(facing: Direction, right: bool) -> Direction {
    Direction::ALL[(facing as usize + if right { 1 } else { 7 }) % 8]
}

/// The drafted order, if it moves a unit.
pub fn drafted(hands: &Hands) -> Option<&Order> {
    match hands.draft() {
        Some(Draft::Move { order, .. } | Draft::Give(order @ Order::Move { .. })) => Some(order),
        _ => None,
    }
}

/// Takes one of the offers as the draft.
pub fn take_offer(world: &World, hands: &mut Hands, place: usize) {
    let table = door::table(world);
    let Some((_, order)) = offers(table, hands).into_iter().nth(place) else { return };
    lay(world, hands, order);
}

/// Turns the vehicle by an eighth of the circle, as part of its draft.
pub fn turn(world: &World, hands: &mut Hands, right: bool) {
    let table = door::table(world);
    let turn = offers(table, hands).into_iter().find(|(offer, _)| *offer == Offer::Turn(right));
    if let Some((_, order)) = turn {
        lay(world, hands, order);
    }
}

/// Makes an order the draft, or says why it can't be given.
fn lay(world: &World, hands: &mut Hands, order: Result<Order, Illegal>) {
    match order {
        Ok(order) => hands.lay(Draft::Give(order)),
        Err(why) => hands.refuse(refusal(world, &why)),
    }
}

/// A seat was clicked: the chosen primate gets in there, otherwise the occupant is chosen.
pub fn seat(world: &World, hands: &mut Hands, piece: PieceId, seat: Seat) {
    let table = door::table(world);
    let field = table.field;
    let Some(vehicle) = field.find_vehicle(piece) else { return };
    let rider = field.rider(vehicle, seat).filter(|_| seat != Seat::Passenger);
    let chosen = chosen(field, hands).filter(|one| Some(*one) != rider);
    match (chosen, rider) {
        (Some(primate), _) => {
            let order = boarded(table, primate, vehicle, seat);
            lay(world, hands, order);
        }
        (None, Some(rider)) => {
            hands.let_go();
            hands.look_alone(Some(field.primate(rider).id));
            hands.choose(Some(verbs::VEHICLE));
        }
        (None, None) => {
            hands.look_alone(Some(piece));
            hands.choose(Some(verbs::VEHICLE));
        }
    }
}

/// The order by which a primate gets in, after a walk to the vehicle.
fn boarded(table: Table, primate: PrimateIx, vehicle: VehicleIx, seat: Seat) -> Result<Order, Illegal> {
    let field = table.field;
    let (id, into) = (field.primate(primate).id, field.vehicle(vehicle).id);
    boarding::check_seat(field, primate, vehicle, seat)?;
    let mut steps = Vec::new();
    if let Some(cell) = field.cell(primate)
        && !boarding::is_beside(field, cell, vehicle)
    {
        let exits = boarding::exits(field, vehicle).into_iter();
        let routes = exits.filter_map(|cell| movement::route(field, primate, cell));
        let route = routes.min_by_key(|route| route.cost).ok_or(NoDrive::NotBeside { primate: id, vehicle: into })?;
        steps.push(Leg::Go(id, Path(route.steps)));
    }
    steps.push(Leg::Mount(id, into, seat));
    let order = Order::Move { unit: id.unit, steps };
    check(table, &order)?;
    Ok(order)
}

/// What a click on a cell would order while vehicles are being ordered: the chosen primate gets in or out, or the
/// vehicle drives there. `None` if no unit is selected.
pub fn planned(table: Table, hands: &Hands, cell: Cell) -> Option<Result<Order, Illegal>> {
    let unit = hands.selected().and_then(|id| table.field.find_unit(id))?;
    Some(planned_for(table, hands, unit, cell))
}

fn planned_for(table: Table, hands: &Hands, unit: UnitIx, cell: Cell) -> Result<Order, Illegal> {
    let field = table.field;
    commit::check_can_act(field, table.turn, unit)?;
    if let Some(primate) = chosen(field, hands) {
        let id = field.primate(primate).id;
        if field.primate(primate).place.seat().is_some() {
            let order = Order::Move { unit: id.unit, steps: vec![Leg::Dismount(id, cell)] };
            check(table, &order)?;
            return Ok(order);
        }
        if let Some(vehicle) = hulls::hull_at(field, cell) {
            let seat = boarding::seats(field, primate, vehicle).first().copied().unwrap_or(Seat::Passenger);
            return boarded(table, primate, vehicle, seat);
        }
    }
    let vehicle = vehicle(field, hands).ok_or(Illegal::NobodyMoves { unit: field.unit(unit).id })?;
    convoy::drive_to(field, table.turn, unit, vehicle, cell)
}

/// A click while vehicles are being ordered; returns whether it was used.
pub fn click(world: &World, hands: &mut Hands, cell: Cell) -> bool {
    let table = door::table(world);
    let field = table.field;
    let on_foot = chosen(field, hands).is_some_and(|one| field.primate(one).place.seat().is_none());
    let boards = on_foot && hulls::hull_at(field, cell).is_some_and(|vehicle| may_board(field, hands, vehicle));
    if hands.mode() != Some(verbs::VEHICLE) || (hulls::piece_at(field, cell).is_some() && !boards) {
        return false;
    }
    hands.note(None);
    let Some(id) = hands.selected() else { return false };
    let Some(planned) = planned(table, hands, cell) else { return false };
    match planned {
        Ok(order) => hands.lay(moving::drafted(table, id, cell, order)),
        Err(why) => {
            hands.let_go();
            hands.refuse(refusal(world, &why));
        }
    }
    true
}

/// Whether a vehicle is the selected unit's, or nobody's.
fn may_board(field: &Field, hands: &Hands, vehicle: VehicleIx) -> bool {
    field.vehicle(vehicle).unit.is_none_or(|unit| Some(field.unit(unit).id) == hands.selected())
}

/// Cells that can be clicked while vehicles are being ordered: exits for the chosen rider, otherwise where the vehicle
/// can drive.
pub fn reach(table: Table, hands: &Hands) -> Vec<Cell> {
    let field = table.field;
    if let Some((vehicle, _)) = chosen(field, hands).and_then(|one| field.primate(one).place.seat()) {
        return boarding::exits(field, vehicle);
    }
    let unit = hands.selected().and_then(|id| field.find_unit(id));
    let Some((unit, vehicle)) = unit.zip(vehicle(field, hands)) else { return Vec::new() };
    convoy::drives(field, table.turn, unit, vehicle).into_iter().map(|(corner, _)| corner).collect()
}

/// Whether a unit has a vehicle on the board, or there is an abandoned one.
pub fn has_vehicles(field: &Field, unit: UnitIx) -> bool {
    hulls::all(field).any(|vehicle| {
        let state = field.vehicle(vehicle);
        !state.hull.wreck && state.place.is_on_board() && state.unit.is_none_or(|owner| owner == unit)
    })
}
