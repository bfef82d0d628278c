//! The field: a plain copy of everyone's position and state, taken from the components.
//!
//! Checks, forecasts, plans and rules read a `Field`, so that they are the same functions. Only [`super::deeds`]
//! changes components, and updates the field with them.

use super::{
    characters::{Load, PartsChanged, PartsSeen, State},
    muster::{Manner, Scenario},
    profiles::{Going, Kind, NOTHING, Profiles, Terrain, Trait, Weapon},
    steps::Steps,
    veil,
};
use crate::board::{Cell, Grid, Zone, sight::Sight};
use crate::engine::Viewer;
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Place};
use bevy_ecs::prelude::*;
use std::{borrow::Cow, sync::Arc};

/// The parts that don't change during a battle.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The numbers of the book.
    pub book: Arc<Profiles>,
    /// Ground and lines of sight.
    pub sight: Arc<Sight>,
    /// The steps that the ground allows.
    pub steps: Steps,
    /// The cells of its roads in order (G21).
    pub roads: Vec<Cell>,
    /// The length of the battle, and its goal.
    pub scenario: Scenario,
    /// The names of the characters, empty for those without one.
    pub names: Vec<String>,
    /// Indices of the characters' kinds in the book.
    pub kinds: Vec<usize>,
    /// Indices of the weapons that each character carries, its own first.
    pub weapons: Vec<Vec<usize>>,
    /// Where each side may set up.
    pub zones: [Zone; 2],
    /// The constraints on each side's set-up.
    pub manners: [Manner; 2],
}

/// The bit of a character in a set of them.
pub const fn bit(unit: UnitIx) -> u64 {
    1 << (unit.0 % u64::BITS as u16)
}

/// Everyone's position and state. Updated by [`survey`].
#[derive(Resource, Clone, Debug)]
pub struct Field {
    /// What doesn't change.
    pub setting: Arc<Setting>,
    /// All characters in order.
    pub characters: Vec<State>,
    /// The character on each cell: its number plus one; 0 for nobody.
    standing: Grid<u16>,
}

impl Field {
    /// A field of these characters.
    pub(super) fn new(setting: Arc<Setting>, characters: Vec<State>) -> Self {
        let (width, height) = setting.sight.ground().size();
        let mut field = Self { setting, characters, standing: Grid::new(width, height, 0) };
        field.stand();
        field
    }

    /// Columns and rows.
    pub fn size(&self) -> (i16, i16) {
        self.setting.sight.ground().size()
    }

    /// How a cell affects movement; none off the board.
    pub fn going(&self, cell: Cell) -> Option<Going> {
        Some(self.terrain(cell)?.going)
    }

    /// Whether a cell gives cover (G16, G21).
    pub fn is_cover(&self, cell: Cell) -> bool {
        self.terrain(cell).is_some_and(|terrain| terrain.cover)
    }

    /// Whether a cell is a road (G21).
    pub fn is_road(&self, cell: Cell) -> bool {
        self.terrain(cell).is_some_and(|terrain| terrain.road)
    }

    /// The terrain of a cell on the table.
    pub fn terrain(&self, cell: Cell) -> Option<&Terrain> {
        self.setting.book.terrain_of(self.setting.sight.ground(), cell)
    }

    /// A character.
    pub fn unit(&self, unit: UnitIx) -> &State {
        &self.characters[unit.at()]
    }

    /// The numbers of a character.
    pub fn kind(&self, unit: UnitIx) -> &Kind {
        &self.setting.book.characters[self.setting.kinds[unit.at()]]
    }

    /// Whether a character is small (G18).
    pub fn is_small(&self, unit: UnitIx) -> bool {
        self.kind(unit).has(Trait::Small)
    }

    /// Whether it is a mount (G14).
    pub fn is_mount(&self, unit: UnitIx) -> bool {
        self.kind(unit).has(Trait::Mount)
    }

    /// The cell of the load, and its carrier (G23).
    pub fn load(&self) -> Option<(Cell, Option<UnitIx>)> {
        self.all().find_map(|unit| match self.unit(unit).load {
            Load::None => None,
            Load::Carried => Some((self.cell(unit)?, Some(unit))),
            Load::Lies(cell) => Some((cell, None)),
        })
    }

    /// Whether a character carries the load (G23).
    pub fn carries(&self, unit: UnitIx) -> bool {
        self.unit(unit).load == Load::Carried
    }

    /// Whether a character has yet to be set up (G22).
    pub fn waits(&self, unit: UnitIx) -> bool {
        self.unit(unit).place == Place::Reserve && !self.is_mount(unit)
    }

    /// The weapon in a character's hand. Mounts have none, and can't fire or fight.
    pub fn weapon(&self, unit: UnitIx) -> &Weapon {
        let hand = usize::from(self.unit(unit).arms.hand);
        let carried = self.setting.weapons[unit.at()].get(hand);
        carried.map_or(&NOTHING, |weapon| &self.setting.book.weapons[*weapon])
    }

    /// Rounds in the weapon in a character's hand.
    pub fn rounds(&self, unit: UnitIx) -> u16 {
        let arms = self.unit(unit).arms;
        arms.rounds[usize::from(arms.hand)]
    }

    /// The cell of a character on the board.
    pub fn cell(&self, unit: UnitIx) -> Option<Cell> {
        self.unit(unit).place.cell()
    }

    /// The piece of a character.
    pub fn piece(&self, unit: UnitIx) -> PieceId {
        self.unit(unit).id.primate(1)
    }

    /// All characters with their numbers.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = UnitIx> + use<> {
        (0..self.characters.len() as u16).map(UnitIx)
    }

    /// Characters of a side, on the board or not.
    pub fn of(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.all().filter(move |unit| self.unit(*unit).id.side == side)
    }

    /// Characters of a side on the board, with their cells.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (UnitIx, Cell)> + '_ {
        self.of(side).filter_map(|unit| Some((unit, self.cell(unit)?)))
    }

    /// The same without mounts, which do nothing of their own, so that they notice nobody either (G14).
    pub fn people(&self, side: Side) -> impl Iterator<Item = (UnitIx, Cell)> + '_ {
        self.standing(side).filter(|(unit, _)| !self.is_mount(*unit))
    }

    /// The index of a character.
    pub fn find(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.characters.binary_search_by_key(&id, |state| state.id).ok()?;
        Some(UnitIx(place as u16))
    }

    /// The character on a cell.
    pub fn at(&self, cell: Cell) -> Option<UnitIx> {
        self.standing.get(cell).and_then(|unit| unit.checked_sub(1)).map(UnitIx)
    }

    /// Whether two cells see each other (G16).
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.setting.sight.sees(one, other)
    }

    /// Whether an enemy knows of a character: a hidden one that nobody has spotted is known only to its own side (G12).
    pub fn is_known(&self, unit: UnitIx) -> bool {
        let stealth = self.unit(unit).stealth;
        !stealth.hidden || stealth.spotters != 0
    }

    /// Whether a character knows where an enemy is (G12).
    pub fn detects(&self, unit: UnitIx, enemy: UnitIx) -> bool {
        let stealth = self.unit(enemy).stealth;
        !stealth.hidden || stealth.spotters & bit(unit) != 0
    }

    /// Whether a viewer doesn't know of a character: only its own side knows of a hidden one (G12).
    pub fn hides(&self, viewer: Viewer, unit: UnitIx) -> bool {
        let own = matches!(viewer, Viewer::Side(side) if self.unit(unit).id.side == side);
        viewer != Viewer::All && !own && !self.is_known(unit)
    }

    /// The field as a viewer knows it: enemies hidden from its whole side are nowhere, and in their initial state (G12,
    /// A22).
    pub fn known_to(&self, viewer: Viewer) -> Cow<'_, Self> {
        let hidden: Vec<UnitIx> = self.all().filter(|unit| self.hides(viewer, *unit)).collect();
        if hidden.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut known = self.clone();
        for unit in hidden {
            known.put(unit, Place::Reserve);
            known.characters[unit.at()] = veil::fresh(self, unit);
        }
        Cow::Owned(known)
    }

    /// The field with a character moved to another cell.
    #[must_use]
    pub fn with_at(&self, unit: UnitIx, cell: Cell) -> Self {
        let mut moved = self.clone();
        moved.put(unit, Place::On(cell));
        moved
    }

    /// Whether two characters see each other.
    pub fn see_each_other(&self, one: UnitIx, other: UnitIx) -> bool {
        self.cell(one).zip(self.cell(other)).is_some_and(|(one, other)| self.sees(one, other))
    }

    /// Moves a character in this copy.
    pub(super) fn put(&mut self, unit: UnitIx, place: Place) {
        // A character passing through a friend's cell leaves the friend there.
        if let Some(cell) = self.cell(unit).filter(|cell| self.standing[*cell] == unit.0 + 1) {
            self.standing[cell] = 0;
        }
        self.characters[unit.at()].place = place;
        if let Some(cell) = place.cell().filter(|cell| self.standing[*cell] == 0) {
            self.standing[cell] = unit.0 + 1;
        }
    }

    fn stand(&mut self) {
        self.standing.values_mut().fill(0);
        for (number, state) in (1..).zip(&self.characters) {
            if let Some(cell) = state.place.cell() {
                self.standing[cell] = number;
            }
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
        let all = roster.units().zip(&mut field.characters);
        for (entity, state) in all.filter(|(entity, _)| changed.contains(*entity)) {
            state.read(units.get(entity).expect("characters are mustered with all their parts"));
        }
    }
    if !moved.is_empty() {
        for (entity, state) in roster.primates().zip(&mut field.characters) {
            state.place = *places.get(entity).expect("pieces are mustered with a place");
        }
        field.stand();
    }
}
