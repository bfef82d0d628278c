//! Troops in a neighboring hex: their members, the guns that reach from hex to hex and their crews, and the grid on
//! which their squads are fired at (C-14, C-16, C-22, C-40).

pub use super::muster::Troop;

use super::{
    field::Field,
    profiles::{Band, Weapon},
    shots::Gun,
    states::ARMS,
    vehicles::MOUNTS,
};
use crate::force::{Body, Post, PrimateIx, Side, UnitIx, VehicleIx, squad::Place};
use std::{
    cmp::Reverse,
    hash::{Hash, Hasher},
};

/// Squares of Firing Arc for each hex that a gun reaches (C-14).
const ARC: u8 = 24;

/// Columns and rows of the grid (C-22).
pub const GRID: u8 = 6;

/// A square of the grid: column and row, each from 1 as shown by a die (C-22).
pub type Square = (u8, u8);

/// The squads of troops in other hexes that have been fired at, as placed by their owners (C-40).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grids(Vec<(Side, u8, Vec<Square>)>);

impl Grids {
    /// The grid of a side's troop with this number, once it has been placed.
    pub fn of(&self, side: Side, troop: u8) -> Option<&[Square]> {
        let own = |grid: &&(Side, u8, Vec<Square>)| (grid.0, grid.1) == (side, troop);
        self.0.iter().find(own).map(|(.., squares)| squares.as_slice())
    }

    pub(super) fn place(&mut self, side: Side, troop: u8, squares: Vec<Square>) {
        self.0.push((side, troop, squares));
    }
}

/// A battle in which no troop in another hex is fired at hashes as if grids didn't exist, so old hashes stay valid.
impl Hash for Grids {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.iter().for_each(|grid| grid.hash(state));
    }
}

/// Why squads can't be placed on these squares of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadGrid {
    /// The number of squares differs from the number of squads.
    Count {
        /// Squares.
        given: usize,
        /// Squads.
        squads: usize,
    },
    /// There is no such square on the grid.
    Off {
        /// From 1.
        column: u8,
        /// From 1.
        row: u8,
    },
    /// Another squad is on that square.
    Taken {
        /// From 1.
        column: u8,
        /// From 1.
        row: u8,
    },
}

/// Whether the squads may be placed on these squares: one square per squad, one squad per square, all of them on the
/// grid (C-22).
pub fn check_grid(squads: usize, grid: &[Square]) -> Result<(), BadGrid> {
    if grid.len() != squads {
        return Err(BadGrid::Count { given: grid.len(), squads });
    }
    for (place, square) in grid.iter().enumerate() {
        let (column, row) = *square;
        if !(1..=GRID).contains(&column) || !(1..=GRID).contains(&row) {
            return Err(BadGrid::Off { column, row });
        }
        if grid[..place].contains(square) {
            return Err(BadGrid::Taken { column, row });
        }
    }
    Ok(())
}

/// Ways to place this many squads: row by row, column by column, and spread out with a square between them if they fit.
/// Impacts are rolled, so none is safer than another (C-40).
pub fn arrangements(squads: usize) -> Vec<Vec<Square>> {
    let all = || (1..=GRID).flat_map(|row| (1..=GRID).map(move |column| (column, row)));
    let apart = |(column, row): &Square| column % 2 == 1 && row % 2 == 1;
    let rows: Vec<Square> = all().take(squads).collect();
    let columns = rows.iter().map(|(column, row)| (*row, *column)).collect();
    let spread = all().filter(apart).chain(all().filter(|square| !apart(square))).take(squads).collect();
    let mut ways: Vec<Vec<Square>> = Vec::new();
    for way in [rows, columns, spread] {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// The number of hexes that a weapon can fire across: it has to be rated for Extreme range and have a Firing Arc
/// (C-14).
pub const fn hexes(weapon: &Weapon) -> u8 {
    if matches!(weapon.range, Band::Extreme) { weapon.arc / ARC } else { 0 }
}

impl Field {
    /// Remaining members of a unit, on the board or in a neighboring hex.
    pub fn present(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        let is_there = |place: Place| place.is_on_board() || place == Place::Afar;
        self.roll_call(unit).filter(move |primate| is_there(self.primate(*primate).place))
    }

    /// Whether a unit has members left, on the board or in a neighboring hex.
    pub fn is_left(&self, unit: UnitIx) -> bool {
        self.present(unit).next().is_some()
    }
}

/// The vehicles of a unit in a neighboring hex that aren't wrecks.
fn vehicles(field: &Field, unit: UnitIx) -> impl Iterator<Item = VehicleIx> + '_ {
    let all = (0..field.vehicles.len() as u16).map(VehicleIx);
    all.filter(move |vehicle| {
        let state = field.vehicle(*vehicle);
        state.unit == Some(unit) && state.place == Place::Afar && !state.hull.wreck
    })
}

/// The armed mounts of a unit's vehicles, wherever they are.
pub fn mounts(field: &Field, unit: UnitIx) -> impl Iterator<Item = Gun> + '_ {
    let all = (0..field.vehicles.len() as u16).map(VehicleIx);
    let own = all.filter(move |vehicle| field.vehicle(*vehicle).unit == Some(unit));
    let armed = |(vehicle, mount): &(VehicleIx, u8)| field.vehicle(*vehicle).rig.weapons[usize::from(*mount)].is_some();
    let places = own.flat_map(|vehicle| (0..MOUNTS as u8).map(move |mount| (vehicle, mount)));
    places.filter(move |place| armed(place)).map(|(vehicle, mount)| Gun::Mount(vehicle, mount))
}

/// The guns of a unit in a neighboring hex that reach this many hexes, each with its shooter: one gun per primate, with
/// the best shots at the guns that nobody carries. Their crews need no bracing and have reloaded them (C-14, C-16).
pub fn guns(field: &Field, unit: UnitIx, far: u8) -> Vec<(Gun, PrimateIx)> {
    let mut free: Vec<PrimateIx> = field.present(unit).filter(|mate| !field.primate(*mate).pin.holds()).collect();
    free.sort_by_key(|mate| (Reverse(field.kit(*mate).accuracy), *mate));
    let mut guns = Vec::new();
    for vehicle in vehicles(field, unit) {
        let state = field.vehicle(vehicle);
        for mount in 0..MOUNTS as u8 {
            let place = usize::from(mount);
            let armed = state.rig.weapons[place].is_some() && !state.mounts[place].broken;
            if armed && hexes(Gun::Mount(vehicle, mount).weapon(field)) >= far && !free.is_empty() {
                guns.push((Gun::Mount(vehicle, mount), free.remove(0)));
            }
        }
    }
    for arm in (ARMS as u8..).take(field.emplaced(unit).len()) {
        let fits = |mate: &PrimateIx| {
            let weapon = Gun::Hand(*mate, arm).weapon(field);
            hexes(weapon) >= far && weapon.size as u8 <= field.kit(*mate).size as u8 + 2
        };
        if let Some(place) = free.iter().position(fits) {
            let gunner = free.remove(place);
            guns.push((Gun::Hand(gunner, arm), gunner));
        }
    }
    for mate in free {
        let reaches = |arm: &u8| {
            let weapon = Gun::Hand(mate, *arm).weapon(field);
            hexes(weapon) >= far && weapon.size as u8 <= field.kit(mate).size as u8 + 1
        };
        guns.extend(field.kit(mate).firearms(&field.book).find(reaches).map(|arm| (Gun::Hand(mate, arm), mate)));
    }
    guns
}

/// The primate firing a mount of a vehicle in a neighboring hex.
pub fn gunner(field: &Field, vehicle: VehicleIx, mount: u8) -> Option<PrimateIx> {
    let unit = field.vehicle(vehicle).unit?;
    let served = guns(field, unit, 1).into_iter().find(|(gun, _)| *gun == Gun::Mount(vehicle, mount));
    served.map(|(_, gunner)| gunner)
}

/// The squads of a side that each have a square of the grid: an HQ with all its fireteams is one squad (C-22).
pub fn squads(field: &Field, side: Side) -> Vec<Vec<UnitIx>> {
    let mut keys: Vec<(u8, Option<Post>)> = Vec::new();
    let mut squads: Vec<Vec<UnitIx>> = Vec::new();
    for unit in field.all_units().filter(|unit| field.side(*unit) == side && field.roll_call(*unit).next().is_some()) {
        let id = field.unit(unit).id;
        let squad = match id.post {
            Post::Squad(number) | Post::Half(number) => Some(Post::Squad(number)),
            Post::Co | Post::Xo | Post::Team(_) => None,
        };
        let key = (id.platoon, squad);
        match keys.iter().position(|known| *known == key) {
            Some(place) => squads[place].push(unit),
            None => {
                keys.push(key);
                squads.push(vec![unit]);
            }
        }
    }
    squads
}

/// Everything in these units that a shell on their square can hit: remaining members and vehicles, unless their armor
/// is too high (C-23, T-53).
pub fn bodies(field: &Field, units: &[UnitIx], damage: i8) -> Vec<Body> {
    let members = units.iter().flat_map(|unit| field.present(*unit)).map(Body::Primate);
    let parked = units.iter().flat_map(|unit| vehicles(field, *unit)).map(Body::Vehicle);
    members.chain(parked).filter(|body| super::measures::armor(field, *body) <= damage).collect()
}
