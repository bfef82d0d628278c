//! The field: a plain copy of everyone's position and state, taken from the components.
//!
//! Checks, forecasts, plans and rules read a `Field`, so that they are the same functions. Only [`super::deeds`]
//! changes components, and updates the field with them.

use super::{
    muster::Scenario,
    profiles::{Going, Profiles, Terrain, UnitKind, UnitTrait, Weapon},
    turns::Turn,
    units::{ModelState, UnitChanged, UnitSeen, UnitState},
};
use crate::board::{Cell, Grid, Zone, sight::Sight, terrain::Ground};
use crate::force::{PrimateIx, Roster, Side, UnitId, UnitIx, squad::Place};
use bevy_ecs::prelude::*;
use std::sync::Arc;

/// The parts that don't change during a battle.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The numbers of the book.
    pub book: Arc<Profiles>,
    /// Ground and lines of sight.
    pub sight: Arc<Sight>,
    /// How each cell affects movement.
    pub going: Grid<Going>,
    /// The scenario.
    pub scenario: Scenario,
    /// Where each side may set up.
    pub zones: [Zone; 2],
    /// Indices of the units' kinds in the book.
    pub kinds: Vec<usize>,
    /// Indices of the models' weapons in the book.
    pub weapons: Vec<usize>,
    /// Number of models on the first side, which come first.
    pub firsts: u16,
}

/// Everyone's position and state. Updated by [`survey`].
#[derive(Resource, Clone, Debug)]
pub struct Field {
    /// What doesn't change.
    pub setting: Arc<Setting>,
    /// All units in order.
    pub units: Vec<UnitState>,
    /// All models in order.
    pub models: Vec<ModelState>,
    /// The current sight limit, if there is mist (G20).
    pub mist: Option<u8>,
    /// The model on each cell: its number plus one; 0 for nobody.
    standing: Grid<u16>,
}

impl Field {
    /// A field of these units and models.
    pub(super) fn new(setting: Arc<Setting>, units: Vec<UnitState>, models: Vec<ModelState>) -> Self {
        let (width, height) = setting.sight.ground().size();
        let mut field = Self { setting, units, models, mist: None, standing: Grid::new(width, height, 0) };
        field.stand();
        field
    }

    /// The ground.
    pub fn ground(&self) -> &Ground {
        self.setting.sight.ground()
    }

    /// Columns and rows.
    pub fn size(&self) -> (i16, i16) {
        self.ground().size()
    }

    /// The terrain of a cell on the board.
    pub fn terrain(&self, cell: Cell) -> &Terrain {
        &self.setting.book.terrain[usize::from(self.ground().spots()[cell].kind)]
    }

    /// A unit.
    pub fn unit(&self, unit: UnitIx) -> &UnitState {
        &self.units[unit.at()]
    }

    /// The numbers of a unit.
    pub fn kind(&self, unit: UnitIx) -> &UnitKind {
        &self.setting.book.units[self.setting.kinds[unit.at()]]
    }

    /// Whether a unit has a trait.
    pub fn has(&self, unit: UnitIx, asked: UnitTrait) -> bool {
        self.kind(unit).has(asked)
    }

    /// A model.
    pub fn model(&self, model: PrimateIx) -> &ModelState {
        &self.models[model.at()]
    }

    /// The weapon of a model.
    pub fn weapon(&self, model: PrimateIx) -> &Weapon {
        &self.setting.book.weapons[self.setting.weapons[model.at()]]
    }

    /// The cell of a model on the board.
    pub fn cell(&self, model: PrimateIx) -> Option<Cell> {
        self.model(model).place.cell()
    }

    /// All units with their numbers.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = UnitIx> + use<> {
        (0..self.units.len() as u16).map(UnitIx)
    }

    /// Units of a side, on the board or not.
    pub fn of(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.all().filter(move |unit| self.unit(*unit).id.side == side)
    }

    /// Units of a side with a model on the board.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        self.of(side).filter(|unit| self.stands(*unit))
    }

    /// Models of a unit on the board, in order, with their cells.
    pub fn living(&self, unit: UnitIx) -> impl DoubleEndedIterator<Item = (PrimateIx, Cell)> + '_ {
        let models = self.unit(unit).members.clone().map(PrimateIx);
        models.filter_map(|model| Some((model, self.cell(model)?)))
    }

    /// How many of a unit's models are on the board.
    pub fn count(&self, unit: UnitIx) -> usize {
        self.living(unit).count()
    }

    /// Whether a unit is on the board.
    pub fn stands(&self, unit: UnitIx) -> bool {
        self.living(unit).next().is_some()
    }

    /// Whether a unit has yet to be set up.
    pub fn waits(&self, unit: UnitIx) -> bool {
        self.unit(unit).members.clone().any(|model| self.model(PrimateIx(model)).place == Place::Reserve)
    }

    /// The leader with its cell.
    pub fn leader(&self, unit: UnitIx) -> Option<(PrimateIx, Cell)> {
        let leader = self.unit(unit).lead.leader?;
        Some((leader, self.cell(leader)?))
    }

    /// Whether the unit has a leader: on the board, or waiting with it to be set up.
    pub fn is_led(&self, unit: UnitIx) -> bool {
        let fights = |model: PrimateIx| matches!(self.model(model).place, Place::On(_) | Place::Reserve);
        self.unit(unit).lead.leader.is_some_and(fights)
    }

    /// The leader, or the first model of a unit without one, with its cell (G8, G11).
    pub fn head(&self, unit: UnitIx) -> Option<(PrimateIx, Cell)> {
        self.leader(unit).or_else(|| self.living(unit).next())
    }

    /// The index of a unit.
    pub fn find(&self, id: UnitId) -> Option<UnitIx> {
        let place = self.units.binary_search_by_key(&id, |unit| unit.id).ok()?;
        Some(UnitIx(place as u16))
    }

    /// The model of a unit with a number, counted from 1.
    pub fn numbered(&self, unit: UnitIx, number: u8) -> Option<PrimateIx> {
        let members = &self.unit(unit).members;
        let model = members.start + u16::from(number.checked_sub(1)?);
        members.contains(&model).then_some(PrimateIx(model))
    }

    /// A model's number in its unit, counted from 1.
    pub fn number(&self, model: PrimateIx) -> u8 {
        (model.0 - self.unit(self.model(model).unit).members.start) as u8 + 1
    }

    /// The model on a cell.
    pub fn at(&self, cell: Cell) -> Option<PrimateIx> {
        self.standing.get(cell).and_then(|model| model.checked_sub(1)).map(PrimateIx)
    }

    /// The side of the model on a cell.
    pub fn side_at(&self, cell: Cell) -> Option<Side> {
        self.at(cell).map(|model| if model.0 < self.setting.firsts { Side::First } else { Side::Second })
    }

    /// Whether models of a side can cross a cell: it is on the board, not a cliff, and no enemy is there.
    pub(super) fn is_open(&self, cell: Cell, side: Side) -> bool {
        self.setting.going.get(cell).is_some_and(|going| *going != Going::Impassable)
            && self.side_at(cell).is_none_or(|there| there == side)
    }

    /// Whether a cell of the board is unoccupied and models can stand there.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.standing.get(cell) == Some(&0) && self.setting.going[cell] != Going::Impassable
    }

    /// Moves a model in this copy.
    pub(super) fn put(&mut self, model: PrimateIx, place: Place) {
        if let Some(cell) = self.cell(model) {
            self.standing[cell] = 0;
        }
        self.models[model.at()].place = place;
        if let Some(cell) = place.cell() {
            self.standing[cell] = model.0 + 1;
        }
    }

    fn stand(&mut self) {
        self.standing.values_mut().fill(0);
        for (number, model) in (1..).zip(&self.models) {
            if let Some(cell) = model.place.cell() {
                self.standing[cell] = number;
            }
        }
    }
}

/// Square of the distance between two cells in a straight line (G1).
pub const fn apart(one: Cell, other: Cell) -> i32 {
    let (dx, dy) = (one.x as i32 - other.x as i32, one.y as i32 - other.y as i32);
    dx * dx + dy * dy
}

/// Whether two cells are within a number of cells of each other (G1).
pub fn within(one: Cell, other: Cell, far: impl Into<i32>) -> bool {
    let far = far.into();
    apart(one, other) <= far * far
}

/// Sorts cells that are otherwise equal: for the first side the lower column comes first, for the second the higher
/// one, then the cell nearer to its own edge (G8). A board rotated by half a turn gives the same order, rotated.
pub const fn order_of(side: Side, cell: Cell) -> (i16, i16) {
    match side {
        Side::First => (cell.x, cell.y),
        Side::Second => (-cell.x, -cell.y),
    }
}

/// Updates the field where components have changed since it last ran.
pub(super) fn survey(
    mut field: ResMut<Field>,
    turn: Res<Turn>,
    roster: Res<Roster>,
    changed: Query<(), UnitChanged>,
    moved: Query<(), Changed<Place>>,
    units: Query<UnitSeen>,
    places: Query<&Place>,
) {
    let mist = field.setting.scenario.mist.filter(|_| turn.round <= 1);
    if field.mist != mist {
        field.mist = mist;
    }
    if !changed.is_empty() {
        let field = &mut *field;
        for (entity, state) in roster.units().zip(&mut field.units) {
            state.read(units.get(entity).expect("units are mustered with all their parts"));
        }
    }
    if !moved.is_empty() {
        let field = &mut *field;
        for (entity, state) in roster.primates().zip(&mut field.models) {
            state.place = *places.get(entity).expect("models are mustered with a place");
        }
        field.stand();
    }
}
