//! The planner for a unit with vehicles: driving, following, getting in and out (T-27, G-24).

use super::{
    acting, boarding,
    driving::{self, Driver},
    field::Field,
    gait::Pace,
    gathering,
    illegal::Illegal,
    keeping_up::Reaches,
    legs, movement,
    order::{Leg, Order, Path},
    sphere,
    turn::Turn,
    walks::Run,
};
use crate::board::{Cell, distance};
use crate::force::{PrimateIx, UnitIx, VehicleIx, squad::Place, vehicle::Seat};

/// The vehicle that leads a unit's move: the one its leader is riding, if it can be driven.
pub fn leads(field: &Field, unit: UnitIx) -> Option<VehicleIx> {
    let (vehicle, _) = field.primate(field.unit(unit).lead.leader?).place.seat()?;
    driving::check_drivable(field, vehicle).is_ok().then_some(vehicle)
}

/// Squares where the corner of a vehicle can end, by its own order or as its unit's leader, with their costs: those for
/// which [`drive_to`] makes an order.
pub fn drives(field: &Field, turn: &Turn, unit: UnitIx, vehicle: VehicleIx) -> Vec<(Cell, u16)> {
    if acting::check_can_act(field, turn, unit).is_err() {
        return Vec::new();
    }
    if leads(field, unit) == Some(vehicle) {
        return driving::destinations(field, vehicle, Pace::Walk);
    }
    let Some(ways) = driving::ways(field, vehicle, Pace::Walk) else { return Vec::new() };
    let (id, reaches) = (field.vehicle(vehicle).id, Reaches::new(field, Pace::Walk));
    let keeps_up = |corner: Cell| {
        let legs = ways.course(corner).map(|(_, course)| [Leg::Drive(id, course)]);
        legs.is_some_and(|legs| legs::check_runs_within(&reaches, unit, &legs).is_ok())
    };
    ways.ends().into_iter().filter(|(corner, _)| keeps_up(*corner)).collect()
}

/// The order that drives the corner of a vehicle to a cell, with the whole unit if its leader is riding in it.
///
/// # Errors
/// Why the order can't be given.
pub fn drive_to(field: &Field, turn: &Turn, unit: UnitIx, vehicle: VehicleIx, corner: Cell) -> Result<Order, Illegal> {
    acting::check_can_act(field, turn, unit)?;
    let course = driving::way_to(field, vehicle, Pace::Walk, corner)?;
    let led = leads(field, unit).filter(|lead| *lead == vehicle);
    let together = led.and_then(|vehicle| drive_ahead(field, unit, vehicle, Pace::Walk, corner));
    let steps = together.unwrap_or_else(|| vec![Leg::Drive(field.vehicle(vehicle).id, course)]);
    legs::check_move(field, turn, unit, &steps)?;
    Ok(Order::Move { unit: field.unit(unit).id, steps })
}

/// The leading vehicle drives to a corner, and the others gather around it.
pub(super) fn drive_ahead(field: &Field, unit: UnitIx, vehicle: VehicleIx, pace: Pace, goal: Cell) -> Option<Vec<Leg>> {
    let start = field.vehicle(vehicle).place.cell()?;
    let (_, course) = driving::ways(field, vehicle, pace)?.course(goal)?;
    let drive = driving::check_drive(field, vehicle, pace, &course).ok()?;
    let mut after = field.clone();
    legs::apply(&mut after, &Run::Drive(drive));
    let mut legs = vec![Leg::Drive(field.vehicle(vehicle).id, course)];
    legs.extend(gathering::gather_round(&after, unit, pace, (goal.x - start.x, goal.y - start.y))?);
    Some(follow(field, unit, pace, legs))
}

/// Vehicles of the unit that the legs would leave outside the sphere follow, as close as they can get.
pub(super) fn follow(field: &Field, unit: UnitIx, pace: Pace, mut legs: Vec<Leg>) -> Vec<Leg> {
    let vehicles: Vec<VehicleIx> = field.vehicles_of(unit).collect();
    if vehicles.is_empty() {
        return legs;
    }
    let Ok(runs) = legs::check_singly(field, unit, pace, &legs) else { return legs };
    let mut after = field.clone();
    runs.iter().for_each(|run| legs::apply(&mut after, run));
    for vehicle in vehicles {
        let id = field.vehicle(vehicle).id;
        let driven = legs.iter().any(|leg| matches!(leg, Leg::Drive(driven, _) if *driven == id));
        if driven || driving::check_drivable(&after, vehicle).is_err() {
            continue;
        }
        if let Some(leg) = catch_up(&after, unit, vehicle, pace) {
            if let Leg::Drive(_, course) = &leg
                && let Ok(drive) = driving::check_drive(&after, vehicle, pace, course)
            {
                legs::apply(&mut after, &Run::Drive(drive));
            }
            legs.push(leg);
        }
    }
    legs
}

/// Where a vehicle drives to be inside the sphere again; none if it is inside, or can't do better.
fn catch_up(after: &Field, unit: UnitIx, vehicle: VehicleIx, pace: Pace) -> Option<Leg> {
    let sphere = sphere::sphere(after, unit);
    let operator = driving::operator(after, vehicle)?;
    sphere.outside.iter().find(|(mate, _)| *mate == operator)?;
    let (centre, _) = sphere.centre?;
    let driver = Driver::new(after, vehicle);
    let near = |corner: Cell| driver.footprint(corner).map(|cell| distance(cell, centre)).min();
    let inside = |corner: Cell| driver.footprint(corner).any(|cell| sphere.contains(cell));
    let ways = driving::ways(after, vehicle, pace)?;
    let ends = ways.ends().into_iter().filter(|(corner, _)| driving::may_end(after, vehicle, pace, *corner));
    let best = ends.min_by_key(|(corner, cost)| (!inside(*corner), near(*corner), *cost))?;
    let gap = |corner: Cell| driver.footprint(corner).map(|cell| sphere.gap(cell)).min();
    if gap(best.0) >= gap(driver.start()?.corner) {
        return None;
    }
    Some(Leg::Drive(after.vehicle(vehicle).id, ways.course(best.0)?.1))
}

/// Complete orders for getting in and out that a player may want at hand: everyone that can gets in, or everyone gets
/// out.
pub fn orders(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<Order> {
    let id = field.unit(unit).id;
    let all = [board(field, unit), leave(field, unit)].into_iter().flatten();
    let orders = all.map(|steps| Order::Move { unit: id, steps });
    orders
        .filter(
            |order| matches!(order, Order::Move { steps, .. } if legs::check_move(field, turn, unit, steps).is_ok()),
        )
        .collect()
}

/// Members on foot that can get in during this action do so, the operator's seat first.
fn board(field: &Field, unit: UnitIx) -> Option<Vec<Leg>> {
    let mut now = field.clone();
    let mut boarding = Vec::new();
    let abandoned = (0..field.vehicles.len() as u16).map(VehicleIx).filter(|vehicle| {
        let state = field.vehicle(*vehicle);
        state.unit.is_none() && !state.hull.wreck && state.place.is_on_board()
    });
    for vehicle in field.vehicles_of(unit).chain(abandoned) {
        let on_foot: Vec<PrimateIx> = field.ready(unit).filter(|mate| now.cell(*mate).is_some()).collect();
        for mate in on_foot {
            let Some(seat) = boarding::seats(&now, mate, vehicle).first().copied() else { continue };
            let Some(walk) = walk_in(&now, mate, vehicle, seat) else { continue };
            now.shift(mate, Place::Aboard(vehicle, seat));
            boarding.extend(walk);
        }
    }
    (!boarding.is_empty()).then_some(boarding)
}

/// The path of a primate to a square beside a vehicle, and in; none if it is too far.
fn walk_in(field: &Field, mate: PrimateIx, vehicle: VehicleIx, seat: Seat) -> Option<Vec<Leg>> {
    let (id, into) = (field.primate(mate).id, field.vehicle(vehicle).id);
    let get_in = Leg::Mount(id, into, seat);
    if boarding::is_beside(field, field.cell(mate)?, vehicle) {
        return Some(vec![get_in]);
    }
    let left = movement::gait(field, mate).speed.checked_sub(u16::from(field.book.driving.mount))?;
    let door = boarding::exits(field, vehicle);
    let routes = door.into_iter().filter_map(|cell| movement::route(field, mate, cell));
    let route = routes.filter(|route| route.cost <= left).min_by_key(|route| route.cost)?;
    Some(vec![Leg::Go(id, Path(route.steps)), get_in])
}

/// Everyone aboard gets out, each to its own square.
fn leave(field: &Field, unit: UnitIx) -> Option<Vec<Leg>> {
    let mut now = field.clone();
    let mut leaving = Vec::new();
    for mate in field.ready(unit) {
        let Some((vehicle, _)) = field.primate(mate).place.seat() else { continue };
        if let Some(exit) = boarding::exits(&now, vehicle).first().copied() {
            now.shift(mate, Place::On(exit));
            leaving.push(Leg::Dismount(field.primate(mate).id, exit));
        }
    }
    (!leaving.is_empty()).then_some(leaving)
}
