//! The names of sides and characters, as shown to players.

use super::repeats::Repeats;
use crate::battle::initiative::{called, marks};
use crate::engine::fact::Who;
use crate::force::{PieceId, Roster, Side, UnitId, UnitIx, squad::Squad};
use crate::rules::initiative::field::Field;
use crate::words::word;
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// Names of everybody in a battle, which never change while it lasts, and what was declared to be repeated in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The names of the two sides.
    pub sides: [String; 2],
    units: BTreeMap<UnitId, String>,
    /// The weapons of each character.
    weapons: BTreeMap<UnitId, Vec<String>>,
    /// The place that is held, and the load.
    pub(super) objects: [String; 2],
    pub(super) repeats: Repeats,
    /// The rule by which each side sets up.
    pub(super) set_up: [&'static str; 2],
}

impl Names {
    /// The names in a world; in a level, sides have names of their own. A character without a name is called by its
    /// kind.
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
            objects: [called::place(&field.setting.scenario), called::load(&field.setting.scenario)],
            repeats: Repeats::default(),
            set_up: Side::BOTH.map(|side| marks::set_up_rule(field, side)),
        }
    }

    /// The same with what was declared, for the whole log: a single roll needs no look through all orders.
    #[must_use]
    pub fn with_orders(self, world: &World) -> Self {
        Self { repeats: Repeats::of(world), ..self }
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.sides[side.index()].clone()
    }

    /// The name of a character.
    pub fn unit(&self, id: UnitId) -> String {
        self.units.get(&id).cloned().unwrap_or_else(|| id.to_string())
    }

    /// The name of a character, by its piece.
    pub fn piece(&self, id: PieceId) -> String {
        self.unit(id.unit)
    }

    /// The name of a weapon, by its index among those that a character carries.
    pub fn weapon(&self, who: Who, place: u8) -> String {
        let unit = match who {
            Who::Unit(unit) => unit,
            Who::Piece(piece) => piece.unit,
        };
        let carried = self.weapons.get(&unit).and_then(|all| all.get(usize::from(place)));
        carried.cloned().unwrap_or_default()
    }

    /// The name of a character.
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
