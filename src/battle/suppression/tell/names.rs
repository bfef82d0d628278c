//! The names of sides, units and primates, as shown to players.

use crate::battle::suppression::called;
use crate::board::Cell;
use crate::engine::{beyond::beyond, fact::Who};
use crate::force::{
    PieceId, Roster, Side, UnitId,
    squad::{Primate, Squad},
};
use crate::rules::suppression::field::Field;
use crate::words::{Term, say, word};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// The names of everything in a battle. They don't change while it lasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The names of the two sides.
    pub sides: [String; 2],
    /// The names of the objectives, in order; without names they are numbered.
    pub objectives: Vec<String>,
    units: BTreeMap<UnitId, String>,
    primates: BTreeMap<PieceId, String>,
    by_weapon: BTreeMap<PieceId, String>,
    /// Columns and rows of the board; none without one.
    board: Option<(i16, i16)>,
}

impl Names {
    /// The names in a world; in a level, sides and objectives have names of their own.
    pub fn of(world: &World) -> Self {
        let roster = world.resource::<Roster>();
        let units = roster.units().filter_map(|unit| world.get::<Squad>(unit));
        let primates = roster.primates().filter_map(|primate| world.get::<Primate>(primate));
        Self {
            sides: [word("side-first"), word("side-second")],
            objectives: Vec::new(),
            units: units.map(|squad| (squad.id, squad.name.clone())).collect(),
            by_weapon: called::models(world.resource(), |_| None),
            board: Some(world.resource::<Field>().size()),
            primates: primates.filter(|one| !one.name.is_empty()).map(|one| (one.id, one.name.clone())).collect(),
        }
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.sides[side.index()].clone()
    }

    /// The name of a unit.
    pub fn unit(&self, id: UnitId) -> String {
        self.units.get(&id).cloned().unwrap_or_else(|| id.to_string())
    }

    /// The name of one primate.
    pub fn named(&self, id: PieceId) -> Option<String> {
        self.primates.get(&id).cloned()
    }

    /// The name of a primate; one without a name is called by its weapon and its unit.
    pub fn primate(&self, id: PieceId) -> String {
        let by_weapon = || match self.by_weapon.get(&id) {
            Some(model) => {
                say("suppression-model-of", &[("model", model.as_str().into()), ("unit", self.unit(id.unit).into())])
            }
            None => id.to_string(),
        };
        self.named(id).unwrap_or_else(by_weapon)
    }

    /// The name of a unit or a primate.
    pub fn who(&self, who: Who) -> String {
        match who {
            Who::Unit(unit) => self.unit(unit),
            Who::Piece(piece) => self.primate(piece),
        }
    }

    /// Where a cell lies that is beyond an edge of the board; none for one on the board.
    pub(super) fn beyond(&self, cell: Cell) -> Option<String> {
        beyond(cell, self.board?).map(|message| message.words())
    }

    /// The name of an objective, by its number from 1.
    pub fn objective(&self, number: u8) -> String {
        let named = usize::from(number).checked_sub(1).and_then(|place| self.objectives.get(place));
        let term = [("number", Term::from(i32::from(number)))];
        named.cloned().unwrap_or_else(|| say("suppression-objective", &term))
    }
}
