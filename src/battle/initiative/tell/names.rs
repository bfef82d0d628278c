//! The names by which players call sides and characters.

use crate::battle::initiative::called;
use crate::engine::fact::Who;
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Squad};
use crate::rules::initiative::field::Field;
use crate::words::word;
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// Names of everybody in a battle. They never change while it lasts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// What the two sides are called.
    pub sides: [String; 2],
    units: BTreeMap<UnitId, String>,
    /// What each character carries.
    weapons: BTreeMap<UnitId, Vec<String>>,
}

impl Names {
    /// The names in a world; sides have names of their own in a level. A character without one is called by its kind.
    pub fn of(world: &World) -> Self {
        let (roster, field) = (world.resource::<Roster>(), world.resource::<Field>());
        let units: Vec<&Squad> = roster.units().filter_map(|unit| world.get::<Squad>(unit)).collect();
        let name = |squad: &Squad| {
            if squad.name.is_empty() { called::kind(field, squad.ix) } else { squad.name.clone() }
        };
        Self {
            sides: [word("side-first"), word("side-second")],
            units: units.iter().map(|squad| (squad.id, name(squad))).collect(),
            weapons: units.iter().map(|squad| (squad.id, carried(field, squad.ix))).collect(),
        }
    }

    /// What a side is called.
    pub fn side(&self, side: Side) -> String {
        self.sides[side.index()].clone()
    }

    /// What a character is called.
    pub fn unit(&self, id: UnitId) -> String {
        self.units.get(&id).cloned().unwrap_or_else(|| id.to_string())
    }

    /// What a character is called by its piece.
    pub fn piece(&self, id: PieceId) -> String {
        self.unit(id.unit)
    }

    /// What a weapon is called, by its place among those that a character carries.
    pub fn weapon(&self, who: Who, place: u8) -> String {
        let unit = match who {
            Who::Unit(unit) => unit,
            Who::Piece(piece) => piece.unit,
        };
        let carried = self.weapons.get(&unit).and_then(|all| all.get(usize::from(place)));
        carried.cloned().unwrap_or_default()
    }

    /// What a character is called.
    pub fn who(&self, who: Who) -> String {
        match who {
            Who::Unit(unit) => self.unit(unit),
            Who::Piece(piece) => self.piece(piece),
        }
    }
}

fn carried(field: &Field, unit: UnitIx) -> Vec<String> {
    let weapons = &field.setting.book.weapons;
    field.setting.weapons[unit.at()].iter().map(|weapon| weapons[*weapon].name.clone()).collect()
}
