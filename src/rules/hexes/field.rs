//! The field: a plain copy of everyone's position and state, taken from the components, plus the ground.
//!
//! Checks, forecasts, plans and rules read a `Field`, so that they are the same functions. Only [`super::deeds`]
//! changes components, and updates the field with them.

use super::{
    land::Land,
    muster::Scenario,
    profiles::{Class, DamageTable, FireCard, Kind, MoveCard, Numbers, Profiles, Terrain, Trait, Weapon},
    states::{PartsChanged, PartsSeen, State},
};
use crate::board::hex::{
    Bearing, Hex, Sector, Table,
    sight::{self, Crossing},
};
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Place};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A group of sectors around a unit (F10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Group {
    /// Ahead.
    Front,
    /// On both sides of the front.
    FrontSide,
    /// On both sides of the back.
    BackSide,
    /// Behind.
    Back,
}

impl Group {
    const ALL: [Group; 4] = [Group::Front, Group::FrontSide, Group::BackSide, Group::Back];

    /// The group of a sector, for a unit with this facing (G12).
    pub const fn of(facing: Bearing, sector: Bearing) -> Self {
        Self::ALL[facing.steps_to(sector)]
    }

    /// 0 to 3, from the front.
    pub const fn at(self) -> usize {
        self as usize
    }
}

/// The numbers of one unit.
#[derive(Clone, Debug)]
pub struct Make {
    /// Its kind, with the unit's options added to its traits.
    pub kind: Kind,
    /// Its weapons.
    pub weapons: Vec<Weapon>,
    /// Its movement cards, from all its sheets.
    pub moves: Vec<MoveCard>,
    /// Its fire cards.
    pub fires: Vec<FireCard>,
    /// Its damage table.
    pub table: DamageTable,
    /// Whether it is set up during the battle, in secret.
    pub sets_up: bool,
}

/// The parts that don't change during a battle.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The numbers of the book.
    pub book: Arc<Profiles>,
    /// The scenario.
    pub scenario: Scenario,
    /// Where each side may deploy.
    pub zones: [Vec<Hex>; 2],
    /// The facing of each side at set-up.
    pub facings: [Bearing; 2],
    /// The numbers of each unit.
    pub makes: Vec<Make>,
}

/// Everyone's position and state, and the ground. Updated by [`survey`].
#[derive(Resource, Clone, Debug)]
pub struct Field {
    /// What doesn't change.
    pub setting: Arc<Setting>,
    /// All units in order.
    pub units: Vec<State>,
    /// The ground.
    pub land: Land,
}

impl Field {
    /// A field of these units.
    pub(super) const fn new(setting: Arc<Setting>, units: Vec<State>, land: Land) -> Self {
        Self { setting, units, land }
    }

    /// The table.
    pub const fn table(&self) -> Table {
        self.land.table()
    }

    /// The numbers that don't belong to a particular unit.
    pub fn numbers(&self) -> &Numbers {
        &self.setting.book.numbers
    }

    /// The terrain of a hex on the table.
    pub fn terrain(&self, hex: Hex) -> &Terrain {
        self.land.terrain(&self.setting.book, hex)
    }

    /// A unit.
    pub fn unit(&self, unit: UnitIx) -> &State {
        &self.units[unit.at()]
    }

    /// The side of a unit.
    pub fn side(&self, unit: UnitIx) -> Side {
        self.unit(unit).id.side
    }

    /// The numbers of a unit, with its weapons and cards.
    pub fn make(&self, unit: UnitIx) -> &Make {
        &self.setting.makes[unit.at()]
    }

    /// The numbers of a unit.
    pub fn kind(&self, unit: UnitIx) -> &Kind {
        &self.make(unit).kind
    }

    /// The first of a unit's traits that yields a value.
    pub fn trait_of<T>(&self, unit: UnitIx, gives: impl Fn(&Trait) -> Option<T>) -> Option<T> {
        self.kind(unit).traits.iter().find_map(gives)
    }

    /// Whether a unit has a trait.
    pub fn has(&self, unit: UnitIx, asked: &Trait) -> bool {
        self.kind(unit).traits.contains(asked)
    }

    /// Whether a unit is shaken.
    pub fn is_shaken(&self, unit: UnitIx) -> bool {
        self.unit(unit).tokens.is_shaken()
    }

    /// Whether a unit flies.
    pub fn flies(&self, unit: UnitIx) -> bool {
        self.kind(unit).class == Class::Flyer
    }

    /// The hex of a unit on the board.
    pub fn hex(&self, unit: UnitIx) -> Option<Hex> {
        self.unit(unit).hex()
    }

    /// The piece of a unit.
    pub fn piece(&self, unit: UnitIx) -> PieceId {
        self.unit(unit).id.primate(1)
    }

    /// All units with their numbers.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = UnitIx> + use<> {
        (0..self.units.len() as u16).map(UnitIx)
    }

    /// All units on the board, with their hexes.
    pub fn on_board(&self) -> impl DoubleEndedIterator<Item = (UnitIx, Hex)> + '_ {
        self.all().filter_map(|unit| Some((unit, self.hex(unit)?)))
    }

    /// Units of a side, on the board or not.
    pub fn of(&self, side: Side) -> impl DoubleEndedIterator<Item = UnitIx> + '_ {
        self.all().filter(move |unit| self.side(*unit) == side)
    }

    /// Units of a side on the board, with their hexes.
    pub fn standing(&self, side: Side) -> impl DoubleEndedIterator<Item = (UnitIx, Hex)> + '_ {
        self.on_board().filter(move |(unit, _)| self.side(*unit) == side)
    }

    /// Units in a hex.
    pub fn at(&self, hex: Hex) -> impl Iterator<Item = UnitIx> + '_ {
        self.on_board().filter(move |(_, at)| *at == hex).map(|(unit, _)| unit)
    }

    /// The index of a unit.
    pub fn find(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.units.binary_search_by_key(&id, |state| state.id).ok()?;
        Some(UnitIx(place as u16))
    }

    /// The groups around a unit that a line to a hex falls into: two on an edge, all of them if there is no line (A6).
    pub fn groups(&self, unit: UnitIx, from: Hex, to: Hex) -> Vec<Group> {
        let facing = self.unit(unit).stance.facing;
        let mut groups: Vec<Group> = from.sector_of(to).bearings().map(|sector| Group::of(facing, sector)).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }

    /// The armor of a unit's side, minus what acid has eaten.
    pub fn armor(&self, unit: UnitIx, side: Group) -> u8 {
        self.kind(unit).armor[side.at()].saturating_sub(self.unit(unit).hurt.worn)
    }

    /// Whether two hexes see each other (F8, G13, A5); flyers see and are seen over everything but smoke.
    pub fn sees(&self, one: Hex, other: Hex, in_the_air: bool) -> bool {
        sight::is_open(self.end(one), self.end(other), |hex| self.level(hex, in_the_air))
    }

    /// What hides a hex from another: of several, what is nearest to it; see [`Self::sees`].
    pub fn hidden_by(&self, one: Hex, other: Hex, in_the_air: bool) -> Option<Crossing> {
        sight::hidden_by(self.end(one), self.end(other), |hex| self.level(hex, in_the_air))
    }

    fn end(&self, hex: Hex) -> sight::End {
        (hex, self.terrain(hex).height)
    }

    /// The level up to which a hex blocks sight.
    fn level(&self, hex: Hex, in_the_air: bool) -> Option<u8> {
        if !self.table().contains(hex) {
            return None;
        }
        let smoke = (self.land.cloud(hex).smoke > 0).then_some(u8::MAX);
        smoke.or_else(|| self.terrain(hex).level.filter(|_| !in_the_air))
    }

    /// The nearest enemies of a unit in a hex, if any are on the board.
    pub fn nearest_enemies(&self, unit: UnitIx, from: Hex) -> Vec<(UnitIx, Hex)> {
        let enemies: Vec<(UnitIx, Hex)> = self.standing(self.side(unit).other()).collect();
        let near = enemies.iter().map(|(_, hex)| from.distance(*hex)).min();
        enemies.into_iter().filter(|(_, hex)| Some(from.distance(*hex)) == near).collect()
    }

    /// The sixths of a turn between a facing and a line to a hex; 0 if there is no line.
    pub fn off_front(facing: Bearing, from: Hex, to: Hex) -> usize {
        let steps = |sector: Bearing| facing.steps_to(sector);
        match from.sector_of(to) {
            Sector::Here => 0,
            sector => sector.bearings().map(steps).min().unwrap_or(0),
        }
    }
}

/// Updates the field where components have changed since it last ran.
pub(super) fn survey(
    mut field: ResMut<Field>,
    roster: Res<Roster>,
    changed: Query<(), PartsChanged>,
    moved: Query<(), Changed<Place>>,
    units: Query<PartsSeen>,
    places: Query<&Place>,
) {
    if !changed.is_empty() {
        for (entity, state) in roster.units().zip(&mut field.units) {
            state.read(units.get(entity).expect("units are mustered with all their parts"));
        }
    }
    if !moved.is_empty() {
        for (entity, state) in roster.primates().zip(&mut field.units) {
            state.place = *places.get(entity).expect("pieces are mustered with a place");
        }
    }
}
