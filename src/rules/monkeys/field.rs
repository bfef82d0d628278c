//! The field: a plain picture of who stands where in which state, taken from the components.
//!
//! Helpers of the chapters read a `Field` and nothing else, so that a forecast, a plan, the opponent's candidates and
//! a rule are the same function on the same kind of picture. [`survey`] renews it whenever a component has changed;
//! only the chapters' systems change components.

use super::{
    brace::{Ammunition, Braced},
    commit::{Actions, Commitment},
    going::{Going, SECOND},
    leader::Leadership,
    overwatch::Watch,
    pins::Pin,
    profiles::{Clan, Profiles, Trait, Weapon},
};
use crate::board::{Cell, Edge, Edges, Grid, sight::Sight, terrain::Ground};
use crate::force::{
    PieceId, PrimateIx, Roster, Side, UnitId, UnitIx,
    squad::{Place, Primate, Squad},
};
use bevy_ecs::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// The numbers of the book, shared by all battles.
#[derive(Resource, Clone, Debug)]
pub struct Book(pub Arc<Profiles>);

/// What a primate is, as bought: clan and arms never change during a battle.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    /// Place of its clan in the profiles.
    pub clan: u8,
    /// Place of the firearm it fires, if it has one.
    pub weapon: Option<u8>,
    /// Scrap paid for it (G-31).
    pub cost: u16,
}

/// One primate in the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PrimateState {
    /// Its name in files.
    pub id: PieceId,
    /// Its unit.
    pub unit: UnitIx,
    /// Place of its clan in the profiles.
    pub clan: u8,
    /// Place of its firearm in the profiles.
    pub weapon: Option<u8>,
    /// Scrap paid for it.
    pub cost: u16,
    /// Where it is.
    pub place: Place,
    /// Whether it is pinned.
    pub pin: Pin,
    /// Whether it is braced.
    pub braced: bool,
}

/// One unit in the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnitState {
    /// Its name in files.
    pub id: UnitId,
    /// Its primates.
    pub members: Range<u16>,
    /// Who leads it.
    pub lead: Leadership,
    /// Actions it has left, and whether its turn has ended.
    pub actions: Actions,
    /// Whether it has ammunition.
    pub ammunition: Ammunition,
    /// Whether it is in overwatch.
    pub watch: Watch,
    /// The attack it has committed to.
    pub commitment: Commitment,
}

/// Who stands where, in which state. Renewed by [`survey`].
#[derive(Resource, Clone, Debug)]
pub struct Field {
    /// The numbers of the book.
    pub book: Arc<Profiles>,
    /// Ground and lines of sight.
    pub sight: Arc<Sight>,
    /// The edge that each side comes from.
    pub homes: [Edge; 2],
    /// The edges that each side may leave the board over (G-34).
    pub edges: [Edges; 2],
    /// All units in order.
    pub units: Vec<UnitState>,
    /// All primates in order.
    pub primates: Vec<PrimateState>,
    /// What each square does to movers.
    pub(super) going: Arc<Going>,
    /// Who stands on each cell: the primate's number plus one, with a bit for the second side; 0 for nobody.
    standing: Grid<u16>,
}

impl Field {
    /// An empty field over a ground. Sides leave it over the edge they come from, where no scenario says otherwise.
    pub fn new(book: Arc<Profiles>, sight: Arc<Sight>, homes: [Edge; 2]) -> Self {
        let spots = sight.ground().spots();
        let standing = Grid::new(spots.width(), spots.height(), 0);
        let going = Arc::new(Going::over(sight.ground()));
        let edges = homes.map(Edges::of);
        Self { book, sight, homes, edges, units: Vec::new(), primates: Vec::new(), going, standing }
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

    /// All members of a unit, on the board or not.
    pub fn roll_call(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + use<> {
        self.unit(unit).members.clone().map(PrimateIx)
    }

    /// Members of a unit on the board.
    pub fn members(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.roll_call(unit).filter(|primate| self.cell(*primate).is_some())
    }

    /// Members on the board that are not pinned.
    pub fn ready(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = PrimateIx> + '_ {
        self.members(unit).filter(|primate| !self.primate(*primate).pin.holds())
    }

    /// Where a primate stands, none off the board.
    pub fn cell(&self, primate: PrimateIx) -> Option<Cell> {
        self.primate(primate).place.cell()
    }

    /// Whether anyone of the unit is on the board.
    pub fn stands(&self, unit: UnitIx) -> bool {
        self.members(unit).next().is_some()
    }

    /// Whose unit it is.
    pub fn side(&self, unit: UnitIx) -> Side {
        self.unit(unit).id.side
    }

    /// Whose primate it is.
    pub fn side_of(&self, primate: PrimateIx) -> Side {
        self.primate(primate).id.unit.side
    }

    /// The clan of a primate.
    pub fn clan(&self, primate: PrimateIx) -> &Clan {
        &self.book.clans[self.primate(primate).clan as usize]
    }

    /// The firearm of a primate.
    pub fn weapon(&self, primate: PrimateIx) -> Option<&Weapon> {
        self.primate(primate).weapon.map(|weapon| &self.book.weapons[weapon as usize])
    }

    /// Who stands on a cell.
    pub fn at(&self, cell: Cell) -> Option<PrimateIx> {
        let standing = *self.standing.get(cell)? & !SECOND;
        standing.checked_sub(1).map(PrimateIx)
    }

    /// Who stands on each cell, in reading order, as movers read it.
    pub(super) fn standing(&self) -> &[u16] {
        self.standing.values()
    }

    /// Puts a primate elsewhere in this picture only: for plans and forecasts.
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

    /// Morale of a primate with what its squad does to it (T-73): clan quirks of 5.1 and 5.3.
    pub fn morale(&self, primate: PrimateIx) -> i32 {
        let clan = self.clan(primate);
        let mine = self.primate(primate).clan;
        let unit = self.primate(primate).unit;
        let mut morale = i32::from(clan.morale);
        if clan.has(Trait::OwnLeader) {
            let leader = self.unit(unit).lead.leader;
            morale -= i32::from(leader.is_some_and(|leader| self.primate(leader).clan != mine));
        }
        if clan.has(Trait::WantsOwnKind) {
            morale -= i32::from(self.members(unit).any(|mate| self.primate(mate).clan != mine));
        }
        morale
    }

    /// Finds a unit by its name in files.
    pub fn find_unit(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.units.binary_search_by_key(&id, |unit| unit.id).ok()?;
        Some(UnitIx(place as u16))
    }

    /// Finds a primate by its name in files.
    pub fn find_primate(&self, id: PieceId) -> Option<PrimateIx> {
        let place = self.primates.binary_search_by_key(&id, |primate| primate.id).ok()?;
        Some(PrimateIx(place as u16))
    }
}

/// How a primate is marked on its cell.
const fn figure(primate: PrimateIx, side: Side) -> u16 {
    (primate.0 + 1) | if matches!(side, Side::Second) { SECOND } else { 0 }
}

type PrimateParts = (&'static Primate, &'static Kit, &'static Place, &'static Pin, &'static Braced);
type UnitParts =
    (&'static Squad, &'static Leadership, &'static Actions, &'static Ammunition, &'static Watch, &'static Commitment);
type PrimateChanged = Or<(Changed<Place>, Changed<Pin>, Changed<Braced>)>;
type UnitChanged =
    Or<(Changed<Leadership>, Changed<Actions>, Changed<Ammunition>, Changed<Watch>, Changed<Commitment>)>;

/// Renews the field where components have changed since it last ran.
pub(super) fn survey(
    mut field: ResMut<Field>,
    roster: Res<Roster>,
    changed_primates: Query<(), PrimateChanged>,
    changed_units: Query<(), UnitChanged>,
    primates: Query<PrimateParts>,
    units: Query<UnitParts>,
) {
    if !changed_primates.is_empty() {
        renew_primates(&mut field, &roster, &primates);
    }
    if !changed_units.is_empty() {
        renew_units(&mut field, &roster, &units);
    }
}

fn renew_primates(field: &mut Field, roster: &Roster, primates: &Query<PrimateParts>) {
    field.standing.values_mut().fill(0);
    field.primates.clear();
    for entity in roster.primates() {
        let (primate, kit, place, pin, braced) = primates.get(entity).expect("a primate has all its parts");
        if let Some(cell) = place.cell() {
            field.standing[cell] = figure(primate.ix, primate.id.unit.side);
        }
        field.primates.push(PrimateState {
            id: primate.id,
            unit: primate.unit,
            clan: kit.clan,
            weapon: kit.weapon,
            cost: kit.cost,
            place: *place,
            pin: *pin,
            braced: braced.0,
        });
    }
}

fn renew_units(field: &mut Field, roster: &Roster, units: &Query<UnitParts>) {
    field.units.clear();
    for entity in roster.units() {
        let (squad, lead, actions, ammunition, watch, commitment) =
            units.get(entity).expect("a unit has all its parts");
        field.units.push(UnitState {
            id: squad.id,
            members: squad.members.clone(),
            lead: *lead,
            actions: *actions,
            ammunition: *ammunition,
            watch: *watch,
            commitment: *commitment,
        });
    }
}
