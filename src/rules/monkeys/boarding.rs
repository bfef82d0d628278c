//! Getting into and out of vehicles (G-23, G-24, G-26, T-157).

use super::{driving, field::Field, illegal::Illegal, no_drive::NoDrive, profiles::Size};
use crate::board::Cell;
use crate::force::{Body, PrimateIx, UnitIx, VehicleIx, vehicle::Seat};

/// The most vehicles that a unit may have (1.12).
const VEHICLES: usize = 2;

/// Whether a primate may take a seat in a vehicle, wherever the primate is: the seat exists, is free, and fits its size
/// (G-23). Any of its unit's vehicles will do, and so will an abandoned one (T-157).
pub fn check_seat(field: &Field, primate: PrimateIx, vehicle: VehicleIx, seat: Seat) -> Result<(), Illegal> {
    let (id, ridden) = (field.primate(primate).id, field.vehicle(vehicle).id);
    driving::check_whole(field, vehicle)?;
    check_unit(field, field.primate(primate).unit, primate, vehicle, seat)?;
    let refused = NoDrive::NoSeat { primate: id, vehicle: ridden };
    let has_room = || room(field, vehicle) >= passengers(field, primate);
    let fits = suits(field, primate, vehicle, seat) && (seat == Seat::Operator || has_room());
    let taken = seat != Seat::Passenger && field.rider(vehicle, seat).is_some();
    if fits && !taken { Ok(()) } else { Err(refused.into()) }
}

/// Whether a seat exists and fits the size of a primate, ignoring room for passengers (G-23).
pub fn suits(field: &Field, primate: PrimateIx, vehicle: VehicleIx, seat: Seat) -> bool {
    match seat {
        Seat::Operator => driving::kind(field, vehicle).is_operated_by(field.kit(primate).size),
        Seat::Gunner(mount) => is_gunners(field, vehicle, mount),
        Seat::Passenger => true,
    }
}

/// Its own unit's vehicle, or an abandoned one that it may operate if the unit has room for it (T-157).
fn check_unit(field: &Field, unit: UnitIx, primate: PrimateIx, vehicle: VehicleIx, seat: Seat) -> Result<(), Illegal> {
    let owner = field.vehicle(vehicle).unit;
    let (primate, vehicle) = (field.primate(primate).id, field.vehicle(vehicle).id);
    let refused = match owner {
        Some(owner) if owner == unit => return Ok(()),
        Some(_) => NoDrive::NotOurs { primate, vehicle },
        None if seat != Seat::Operator => NoDrive::TakenOverByDriver { primate, vehicle },
        None if field.vehicles_of(unit).count() < VEHICLES => return Ok(()),
        None => NoDrive::VehiclesFull { unit: field.unit(unit).id, vehicle },
    };
    Err(refused.into())
}

/// Mounts with a seat for a gunner: all but those fired by the operator.
fn is_gunners(field: &Field, vehicle: VehicleIx, mount: u8) -> bool {
    let mount = mount.checked_sub(1).and_then(|mount| super::mounts::mount(field, vehicle, mount));
    mount.is_some_and(|mount| !mount.driver)
}

/// The number of passengers that a primate counts as: two for a Large one (G-23).
pub fn passengers(field: &Field, primate: PrimateIx) -> u8 {
    if field.kit(primate).size >= Size::Large { 2 } else { 1 }
}

/// Room left for passengers in a vehicle. A gunner counts as one of them (G-23).
pub fn room(field: &Field, vehicle: VehicleIx) -> u8 {
    let riding = field.riders(vehicle).filter(|(_, seat)| *seat != Seat::Operator);
    let taken: u8 = riding.map(|(rider, _)| passengers(field, rider)).sum();
    driving::kind(field, vehicle).passengers.saturating_sub(taken)
}

/// Whether a primate standing on a square is beside a vehicle: next to its footprint, at most one level higher or
/// lower, and with the vehicle not high up (G-24, G-26, T-143).
pub fn is_beside(field: &Field, cell: Cell, vehicle: VehicleIx) -> bool {
    let level = |square: Cell| field.ground().surface(square);
    let near = |square: Cell| square.is_beside(cell) && (level(square) - level(cell)).abs() <= 1;
    !driving::is_high(field, vehicle) && field.squares(Body::Vehicle(vehicle)).any(near)
}

/// Seats of a vehicle that a primate may take, most useful first.
pub fn seats(field: &Field, primate: PrimateIx, vehicle: VehicleIx) -> Vec<Seat> {
    let mounts = driving::kind(field, vehicle).mounts.len() as u8;
    let all = std::iter::once(Seat::Operator).chain((1..=mounts).map(Seat::Gunner)).chain([Seat::Passenger]);
    all.filter(|seat| check_seat(field, primate, vehicle, *seat).is_ok()).collect()
}

/// Free squares beside a vehicle where a rider can get out (G-24).
pub fn exits(field: &Field, vehicle: VehicleIx) -> Vec<Cell> {
    let mut cells: Vec<Cell> = field.squares(Body::Vehicle(vehicle)).flat_map(Cell::neighbours).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.retain(|cell| field.is_free(*cell) && is_beside(field, *cell, vehicle));
    cells
}
