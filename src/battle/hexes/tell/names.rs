//! The names of sides, units and their cards, as shown to players.

use crate::battle::hexes::called;
use crate::board::hex::Table;
use crate::engine::fact::Who;
use crate::force::{PieceId, Roster, Side, UnitId, squad::Squad};
use crate::rules::hexes::{field::Field, retold::Opening, speed::Speed};
use crate::words::{say, word};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// The names of everything in a battle. They don't change while it lasts.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The names of the two sides.
    pub sides: [String; 2],
    units: BTreeMap<UnitId, Named>,
    table: Table,
    opening: Option<Opening>,
}

/// The name of a unit, and its cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Named {
    name: String,
    moves: Vec<String>,
    fires: Vec<String>,
    /// The fire cards as they are carried out with each movement card, at its speed.
    with_moves: Vec<Vec<String>>,
}

impl Names {
    /// The names in a world; in a level, sides have names of their own. A unit without a name is called by its kind.
    pub fn of(world: &World) -> Self {
        let (roster, field) = (world.resource::<Roster>(), world.resource::<Field>());
        let squads = roster.units().filter_map(|unit| world.get::<Squad>(unit));
        let named = |squad: &Squad| {
            let make = field.make(squad.ix);
            let name = if squad.name.is_empty() { called::kind(field, squad.ix) } else { squad.name.clone() };
            let moves = make.moves.iter().map(|card| {
                let terms = [("moves", called::brief(&card.cells).into()), ("speed", called::speed(card.speed).into())];
                say("hexes-card-for", &terms)
            });
            let fires = make.fires.iter().map(called::brief_card).collect();
            let at = |speed: Speed| make.fires.iter().map(|card| called::brief_card_at(card, speed)).collect();
            let with_moves = make.moves.iter().map(|card| at(card.speed)).collect();
            (squad.id, Named { name, moves: moves.collect(), fires, with_moves })
        };
        Self {
            sides: [word("side-first"), word("side-second")],
            units: squads.map(named).collect(),
            table: field.table(),
            opening: world.get_resource::<Opening>().cloned(),
        }
    }

    /// The table that they fight on.
    pub(super) const fn table(&self) -> Table {
        self.table
    }

    /// The field that the battle began with.
    pub(super) fn opening(&self) -> Option<&Field> {
        self.opening.as_ref().map(Opening::field)
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.sides[side.index()].clone()
    }

    /// The name of a unit.
    pub fn unit(&self, id: UnitId) -> String {
        self.units.get(&id).map_or_else(|| id.to_string(), |named| named.name.clone())
    }

    /// The name of a unit, by its piece.
    pub fn piece(&self, id: PieceId) -> String {
        self.unit(id.unit)
    }

    /// The name of a unit.
    pub fn who(&self, who: Who) -> String {
        match who {
            Who::Unit(unit) => self.unit(unit),
            Who::Piece(piece) => self.piece(piece),
        }
    }

    /// A movement card of a unit, by its index among those of its sheets.
    pub fn movement(&self, id: UnitId, place: i32) -> String {
        self.units.get(&id).and_then(|named| named.moves.get(usize::try_from(place).ok()?).cloned()).unwrap_or_default()
    }

    /// A fire card of a unit, as it is carried out with its movement card if that is known.
    pub fn fire(&self, id: UnitId, movement: Option<i32>, place: i32) -> String {
        let of = |named: &Named| {
            let with = movement.and_then(|movement| named.with_moves.get(usize::try_from(movement).ok()?));
            with.unwrap_or(&named.fires).get(usize::try_from(place).ok()?).cloned()
        };
        self.units.get(&id).and_then(of).unwrap_or_default()
    }
}
