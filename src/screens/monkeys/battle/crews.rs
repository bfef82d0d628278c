//! Seats and emplacements, changed by hand during deployment: the same order places the unit again with the change
//! (G-23, G-32, T-99).

use super::{act::give, hands::Hands, hulls, refusal, riding};
use crate::board::Cell;
use crate::force::{PieceId, PrimateIx, UnitId, UnitIx, squad::Place, vehicle::Seat};
use crate::rules::monkeys::{
    choices::Table,
    deploy::places::{self, Aboard},
    door, emplacements,
    field::Field,
    order::{Order, Parking},
};
use crate::screens::monkeys::battle::verbs;
use bevy::prelude::World;

/// A unit in its current place, ready to be placed again with a change.
struct Stand {
    cells: Vec<(PrimateIx, Cell)>,
    aboard: Vec<Aboard>,
    sites: Vec<Cell>,
}

impl Stand {
    fn of(field: &Field, unit: UnitIx) -> Self {
        let cell = |mate: PrimateIx| field.cell(mate).map(|cell| (mate, cell));
        let sites = field.unit(unit).emplacements.0.iter().take(field.emplaced(unit).len());
        Self {
            cells: field.roll_call(unit).filter_map(cell).collect(),
            aboard: places::crew(field, unit),
            sites: sites.filter_map(|one| one.cell).collect(),
        }
    }

    fn order(self, field: &Field, unit: UnitIx) -> Option<Order> {
        let cell = |mate: PrimateIx| self.cells.iter().find(|(one, _)| *one == mate).map(|(_, cell)| *cell);
        let walkers = places::walkers(field, unit, &self.aboard).into_iter();
        let parked = |vehicle| {
            let state = field.vehicle(vehicle);
            Some(Parking { at: state.place.cell()?, facing: state.facing })
        };
        let name = |(rider, vehicle, seat): &Aboard| (field.primate(*rider).id, field.vehicle(*vehicle).id, *seat);
        Some(Order::Deploy {
            unit: field.unit(unit).id,
            at: walkers.map(cell).collect::<Option<_>>()?,
            vehicles: places::brought(field, unit).into_iter().map(parked).collect::<Option<_>>()?,
            aboard: Some(self.aboard.iter().map(name).collect()),
            emplaced: self.sites,
        })
    }

    /// Someone takes a seat. The former occupant takes its place on the ground, or its seat.
    fn seat(&mut self, rider: PrimateIx, seat: (crate::force::VehicleIx, Seat)) {
        let before = self.aboard.iter().position(|(one, ..)| *one == rider);
        let there = |(_, vehicle, on): &Aboard| (*vehicle, *on) == seat && seat.1 != Seat::Passenger;
        let sitter = self.aboard.iter().find(|one| there(one)).map(|(one, ..)| *one);
        self.aboard.retain(|one| !there(one));
        let before = before.and_then(|_| self.aboard.iter().position(|(one, ..)| *one == rider));
        let left = before.map(|place| self.aboard.remove(place));
        if let Some(sitter) = sitter {
            match (left, self.cells.iter_mut().find(|(one, _)| *one == rider)) {
                (Some((_, vehicle, seat)), _) => self.aboard.push((sitter, vehicle, seat)),
                (None, Some(stand)) => stand.0 = sitter,
                (None, None) => {}
            }
        }
        self.cells.retain(|(one, _)| *one != rider);
        self.aboard.push((rider, seat.0, seat.1));
        self.aboard.sort_unstable_by_key(|(_, vehicle, seat)| (*vehicle, *seat));
    }
}

/// A seat was clicked: the chosen primate takes it; if none is chosen, the occupant becomes chosen.
pub fn seat(world: &mut World, hands: &mut Hands, piece: PieceId, seat: Seat) {
    let field = door::table(world).field;
    let Some(vehicle) = field.find_vehicle(piece) else { return };
    let rider = field.rider(vehicle, seat).filter(|_| seat != Seat::Passenger);
    let chosen = riding::chosen(field, hands).filter(|one| Some(*one) != rider);
    match (chosen, rider) {
        (Some(chosen), _) => {
            let unit = field.primate(chosen).unit;
            let mut stand = Stand::of(field, unit);
            stand.seat(chosen, (vehicle, seat));
            let order = stand.order(field, unit);
            place_anew(world, hands, order);
        }
        (None, Some(rider)) => hands.look_alone(Some(field.primate(rider).id)),
        (None, None) => {}
    }
}

/// The chosen rider gets out onto a cell; returns whether there is one.
pub fn gets_out(world: &mut World, hands: &mut Hands, cell: Cell) -> bool {
    let field = door::table(world).field;
    let Some(rider) = riding::chosen(field, hands) else { return false };
    if !matches!(field.primate(rider).place, Place::Aboard(..)) {
        return false;
    }
    let unit = field.primate(rider).unit;
    let mut stand = Stand::of(field, unit);
    stand.aboard.retain(|(one, ..)| *one != rider);
    stand.cells.push((rider, cell));
    let order = stand.order(field, unit);
    place_anew(world, hands, order);
    true
}

/// Sets up the chosen emplacement at a cell; returns whether one was chosen.
pub fn put_up(world: &mut World, hands: &mut Hands, cell: Cell) -> bool {
    let Some((id, place)) = hands.siting() else { return false };
    let field = door::table(world).field;
    let Some(unit) = field.find_unit(id) else { return false };
    let mut stand = Stand::of(field, unit);
    if let Some(site) = stand.sites.get_mut(place) {
        *site = cell;
    }
    let order = stand.order(field, unit);
    place_anew(world, hands, order);
    true
}

/// Places the unit again; the chosen primate stays chosen.
fn place_anew(world: &mut World, hands: &mut Hands, order: Option<Order>) {
    let Some(order) = order else { return };
    let (selected, mode) = (hands.selected(), hands.mode());
    if let Err(why) = crate::rules::monkeys::choices::check(door::table(world), &order) {
        hands.refuse(refusal(world, &why));
        return;
    }
    give(world, hands, order);
    hands.select(selected);
    hands.choose(mode);
    hands.site(None);
}

/// The emplacement on a cell of a side that is deploying: its owner, and its index in the roster.
pub fn emplacement_at(table: Table, cell: Cell) -> Option<(UnitId, usize)> {
    let (field, side) = (table.field, table.clock.window()?.side);
    let own = field.all_units().filter(|unit| field.side(*unit) == side && field.stands(*unit));
    let mut sites = own.flat_map(|unit| {
        let placed = field.unit(unit).emplacements.0.iter().take(field.emplaced(unit).len());
        let id = field.unit(unit).id;
        placed.enumerate().map(move |(place, one)| (one.cell, (id, place))).collect::<Vec<_>>()
    });
    sites.find(|(site, _)| *site == Some(cell)).map(|(_, whose)| whose)
}

/// Squares where the chosen emplacement may be set up (T-99).
pub fn sites(table: Table, hands: &Hands) -> Vec<Cell> {
    let Some((id, _)) = hands.siting() else { return Vec::new() };
    let zone = &table.turn.stakes.zones[id.side.index()];
    let cells = table.field.ground().spots().cells();
    cells.filter(|cell| zone.contains(*cell) && emplacements::is_site(table.field, *cell)).collect()
}

/// Inspects the vehicle of the deploying side on a cell: from then on its seats are assigned.
pub fn look_at(table: Table, hands: &mut Hands, cell: Cell) -> bool {
    let Some(vehicle) = hulls::hull_at(table.field, cell) else { return false };
    let state = table.field.vehicle(vehicle);
    let side = table.clock.window().map(|window| window.side);
    if Some(state.id.unit.side) != side || hands.alone() == Some(state.id) {
        return false;
    }
    hands.select(Some(state.id.unit));
    hands.look_alone(Some(state.id));
    hands.choose(Some(verbs::VEHICLE));
    true
}
