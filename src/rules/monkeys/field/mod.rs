//! The field: a plain copy of everyone's position and state, taken from the components.
//!
//! Helpers of the chapters read a `Field` and nothing else, so that a forecast, a plan, the opponent's candidates and a
//! rule are the same function on the same kind of value. [`survey`] updates it whenever a component has changed. Only
//! the chapters' systems change components.

pub use super::states::{PrimateState, UnitState};

use super::{
    going::{BARRED, Going, SECOND},
    kit::{Arm, Kit},
    muster::Troop,
    profiles::{Clan, Profiles, Weapon},
    states::{ARMS, ArmState, Cloud},
    vehicles::VehicleState,
    walks::Stand,
};
use crate::board::{
    Cell, Edge, Edges, Grid,
    sight::{Sight, Veil},
    terrain::Ground,
};
use crate::force::{PrimateIx, Side, UnitIx, VehicleIx, squad::Place};
use bevy_ecs::resource::Resource;
use std::sync::Arc;

mod bodies;
pub(super) mod survey;

/// The numbers of the book, shared by all battles.
#[derive(Resource, Clone, Debug)]
pub struct Book(pub Arc<Profiles>);

/// Everyone's position and state. Updated by [`survey`].
#[derive(Resource, Clone, Debug)]
pub struct Field {
    /// The numbers of the book.
    pub book: Arc<Profiles>,
    /// Ground and lines of sight.
    pub sight: Arc<Sight>,
    /// The edge where each side starts.
    pub homes: [Edge; 2],
    /// The edges that each side may leave the board over (G-34).
    pub edges: [Edges; 2],
    /// The troops of each side in neighboring hexes that guns on the board can fire at (C-34).
    pub abroad: Arc<[Vec<Troop>; 2]>,
    /// All units in order.
    pub units: Vec<UnitState>,
    /// All primates in order.
    pub primates: Vec<PrimateState>,
    /// All vehicles in order, wrecks too.
    pub vehicles: Vec<VehicleState>,
    /// Clouds of smoke, the oldest first (G-28).
    pub clouds: Vec<Cloud>,
    /// Smoke, and the cover given by vehicles and wrecks.
    pub veil: Veil,
    /// Whether anyone has joined another unit's overrun.
    pub(super) charging: bool,
    /// The stat cards of all primates.
    kits: Arc<[Kit]>,
    /// Everyone with talents.
    gifted: Arc<[PrimateIx]>,
    /// The emplacements of all units, as bought.
    emplaced: Arc<[Vec<Arm>]>,
    /// How each square affects movers.
    pub(super) going: Arc<Going>,
    /// The primate on each cell: its number plus one, with a bit for the second side; 0 for nobody.
    standing: Grid<u16>,
}

impl Field {
    /// An empty field over a ground. Sides leave it over their own edge, unless a scenario says otherwise.
    pub fn new(
        book: Arc<Profiles>,
        sight: Arc<Sight>,
        homes: [Edge; 2],
        kits: Arc<[Kit]>,
        emplaced: Arc<[Vec<Arm>]>,
    ) -> Self {
        let spots = sight.ground().spots();
        let standing = Grid::new(spots.width(), spots.height(), 0);
        let going = Arc::new(Going::over(sight.ground(), Vec::new()));
        let edges = homes.map(Edges::of);
        let veil = Veil::new(sight.ground().size());
        let (units, primates, vehicles, clouds) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let charging = false;
        Self {
            book,
            sight,
            homes,
            edges,
            abroad: Arc::default(),
            units,
            primates,
            vehicles,
            clouds,
            veil,
            charging,
            gifted: gifted(&kits),
            kits,
            emplaced,
            going,
            standing,
        }
    }

    /// The ground.
    pub fn ground(&self) -> &Arc<Ground> {
        self.sight.ground()
    }

    /// A unit.
    pub fn unit(&self, unit: UnitIx) -> &UnitState {
        &self.units[unit.at()]
    }

    /// A primate.
    pub fn primate(&self, primate: PrimateIx) -> &PrimateState {
        &self.primates[primate.at()]
    }

    /// All units with their numbers.
    pub fn all_units(&self) -> impl Iterator<Item = UnitIx> + use<> {
        (0..self.units.len() as u16).map(UnitIx)
    }

    /// Units of one platoon, in order.
    pub fn platoon(&self, side: Side, platoon: u8) -> impl Iterator<Item = UnitIx> + '_ {
        self.all_units().filter(move |unit| {
            let id = self.unit(*unit).id;
            id.side == side && id.platoon == platoon
        })
    }

    /// All members of a unit, on the board or not. The halves of a split squad share its numbers (G-12).
    pub fn roll_call(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.unit(unit).members.clone().map(PrimateIx).filter(move |mate| self.primate(*mate).unit == unit)
    }

    /// Members of a unit on the board, on foot or riding.
    pub fn members(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.roll_call(unit).filter(|primate| self.primate(*primate).place.is_on_board())
    }

    /// Members of a unit that occupy a square of their own.
    pub fn on_foot(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.roll_call(unit).filter(|primate| self.cell(*primate).is_some())
    }

    /// Vehicles of a unit on the board that aren't wrecks.
    pub fn vehicles_of(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = VehicleIx> + '_ {
        let all = (0..self.vehicles.len() as u16).map(VehicleIx);
        all.filter(move |vehicle| {
            let state = self.vehicle(*vehicle);
            state.unit == Some(unit) && state.place.is_on_board() && !state.hull.wreck
        })
    }

    /// Unpinned members on the board.
    pub fn ready(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.members(unit).filter(|primate| !self.primate(*primate).pin.holds())
    }

    /// A vehicle.
    pub fn vehicle(&self, vehicle: VehicleIx) -> &VehicleState {
        &self.vehicles[vehicle.at()]
    }

    /// The stat card of a primate.
    pub fn kit(&self, primate: PrimateIx) -> &Kit {
        &self.kits[primate.at()]
    }

    /// The emplacements of a unit, as bought (T-99).
    pub fn emplaced(&self, unit: UnitIx) -> &[Arm] {
        self.emplaced.get(unit.at()).map_or(&[], Vec::as_slice)
    }

    /// A weapon by its index in a primate's kit; from [`ARMS`] on, one emplaced by its unit.
    pub fn arm(&self, primate: PrimateIx, place: u8) -> Option<&Arm> {
        match usize::from(place).checked_sub(ARMS) {
            None => self.kit(primate).arms.get(usize::from(place)),
            Some(emplaced) => self.emplaced(self.primate(primate).unit).get(emplaced),
        }
    }

    /// The state of that weapon, with its load.
    pub fn arm_state(&self, primate: PrimateIx, place: u8) -> ArmState {
        let state = self.primate(primate);
        match usize::from(place).checked_sub(ARMS) {
            None => state.arms.0[usize::from(place)],
            Some(emplaced) => self.unit(state.unit).emplacements.0[emplaced].state,
        }
    }

    /// The cell of a primate on foot; none off the board and for riders.
    pub fn cell(&self, primate: PrimateIx) -> Option<Cell> {
        self.primate(primate).place.cell()
    }

    /// Members of a unit that wait to be deployed (G-32).
    pub fn reserve(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.roll_call(unit).filter(|primate| self.primate(*primate).place == Place::Reserve)
    }

    /// Replaces the ground before anyone is on it (G-33).
    pub(super) fn lay(&mut self, sight: Arc<Sight>) {
        let spots = sight.ground().spots();
        self.standing = Grid::new(spots.width(), spots.height(), 0);
        self.going = Arc::new(Going::over(sight.ground(), Vec::new()));
        self.veil = Veil::new(sight.ground().size());
        self.sight = sight;
    }

    /// Whether anyone of the unit is on the board.
    pub fn stands(&self, unit: UnitIx) -> bool {
        self.members(unit).next().is_some()
    }

    /// The side of a unit.
    pub fn side(&self, unit: UnitIx) -> Side {
        self.unit(unit).id.side
    }

    /// The side of a primate.
    pub fn side_of(&self, primate: PrimateIx) -> Side {
        self.primate(primate).id.unit.side
    }

    /// The clan of a primate.
    pub fn clan(&self, primate: PrimateIx) -> &Clan {
        &self.book.clans[self.primate(primate).clan as usize]
    }

    /// The first firearm of a primate.
    pub fn weapon(&self, primate: PrimateIx) -> Option<&Weapon> {
        let kit = self.kit(primate);
        let arm = kit.firearms(&self.book).next()?;
        Some(&self.book.weapons[usize::from(kit.arms[usize::from(arm)].weapon)])
    }

    /// The primate on a cell.
    pub fn at(&self, cell: Cell) -> Option<PrimateIx> {
        let standing = *self.standing.get(cell)?;
        if standing == BARRED {
            return None;
        }
        (standing & !SECOND).checked_sub(1).map(PrimateIx)
    }

    /// Whether a cell of the table is free of primates and vehicles.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.standing.get(cell) == Some(&0)
    }

    /// The vehicle or wreck on a cell.
    pub fn vehicle_at(&self, cell: Cell) -> Option<VehicleIx> {
        let here = |state: &VehicleState| state.squares().any(|square| square == cell);
        let place = self.vehicles.iter().position(here)?;
        Some(VehicleIx(place as u16))
    }

    /// Whether there is a wreck on a cell (T-94, T-172).
    pub fn is_wrecked(&self, cell: Cell) -> bool {
        self.going.wrecks().contains(&cell)
    }

    /// The occupant of each cell in reading order, in the form movers read.
    pub(super) fn standing(&self) -> &[u16] {
        self.standing.values()
    }

    /// Moves a primate in this copy only, for plans and forecasts.
    pub fn shift(&mut self, primate: PrimateIx, place: Place) {
        if let Some(cell) = self.cell(primate)
            && self.at(cell) == Some(primate)
        {
            self.standing[cell] = 0;
        }
        if let Some(cell) = place.cell() {
            self.standing[cell] = figure(primate, self.side_of(primate));
        }
        self.primates[primate.at()].place = place;
    }

    /// Moves a vehicle in this copy only, with its riders, for plans and checks.
    pub fn shift_vehicle(&mut self, vehicle: VehicleIx, place: Place, stand: Option<Stand>) {
        let state = &mut self.vehicles[vehicle.at()];
        state.place = place;
        if let Some(stand) = stand {
            (state.facing, state.hull.height) = (stand.facing, stand.height);
        }
        if !place.is_on_board() {
            for primate in &mut self.primates {
                if primate.place.seat().is_some_and(|(ridden, _)| ridden == vehicle) {
                    primate.place = place;
                }
            }
        }
        self.stand();
    }
}

/// The mark of a primate on its cell.
const fn figure(primate: PrimateIx, side: Side) -> u16 {
    (primate.0 + 1) | if matches!(side, Side::Second) { SECOND } else { 0 }
}

/// Everyone with talents.
fn gifted(kits: &[Kit]) -> Arc<[PrimateIx]> {
    let gifted = kits.iter().zip(0..).filter(|(kit, _)| !kit.talents.is_empty());
    gifted.map(|(_, place)| PrimateIx(place)).collect()
}
