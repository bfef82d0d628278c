//! What players call sides, platoons, squads and primates, for every sentence of the screen.

use crate::data::level::Level;
use crate::force::{
    PieceId, PrimateIx, Roster, Side, UnitId, UnitIx,
    name::Part,
    squad::{Primate, Squad},
};
use crate::rules::monkeys::field::Field;
use crate::words::{Message, Term, word};
use bevy::prelude::{Resource, World};

/// The names of one battle; they never change while it lasts.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    sides: [String; 2],
    /// Platoons by side, in the order of the level.
    platoons: [Vec<String>; 2],
    /// Units in the order of the roster.
    units: Vec<(UnitId, String)>,
    /// Primates in the order of the roster.
    primates: Vec<(PieceId, String)>,
}

impl Names {
    /// The names of the battle that stands in the world, sides and platoons as the level calls them.
    pub fn of(world: &World, level: &Level) -> Self {
        let sides = level.sides.each_ref().map(|side| side.name.clone());
        let platoons = level.sides.each_ref().map(|side| side.platoons.iter().map(|one| one.name.clone()).collect());
        Self { sides, platoons, ..Self::plain(world) }
    }

    /// The names of those who stand in the world; sides by their colours, platoons without a name.
    pub fn plain(world: &World) -> Self {
        let sides = [word("side-first"), word("side-second")];
        let mut names = Self { sides, ..Self::default() };
        let Some(roster) = world.get_resource::<Roster>() else { return names };
        let squads = roster.units().filter_map(|entity| world.get::<Squad>(entity));
        names.units = squads.map(|squad| (squad.id, squad.name.clone())).collect();
        let field = world.get_resource::<Field>();
        let primates = roster.primates().filter_map(|entity| world.get::<Primate>(entity));
        names.primates = primates.map(|primate| (primate.id, called(primate, field))).collect();
        names
    }

    /// What a side is called.
    pub fn side(&self, side: Side) -> &str {
        &self.sides[side.index()]
    }

    /// Calls the sides otherwise: by the colours of another palette.
    #[must_use]
    pub fn with_sides(mut self, sides: [String; 2]) -> Self {
        self.sides = sides;
        self
    }

    /// What a platoon is called, counted from 1; empty where it has no name.
    pub fn platoon(&self, side: Side, platoon: u8) -> &str {
        let place = usize::from(platoon).saturating_sub(1);
        self.platoons[side.index()].get(place).map_or("", String::as_str)
    }

    /// What a unit is called.
    pub fn unit(&self, unit: UnitIx) -> &str {
        self.units.get(unit.at()).map_or("", |(_, name)| name)
    }

    /// What a primate is called.
    pub fn primate(&self, primate: PrimateIx) -> &str {
        self.primates.get(primate.at()).map_or("", |(_, name)| name)
    }

    /// What a unit is called, by its name in files.
    pub fn unit_id(&self, id: UnitId) -> &str {
        let place = self.units.binary_search_by_key(&id, |(known, _)| *known);
        place.map_or("", |place| &self.units[place].1)
    }

    /// What a primate is called, by its name in files.
    pub fn piece(&self, id: PieceId) -> &str {
        let place = self.primates.binary_search_by_key(&id, |(known, _)| *known);
        place.map_or("", |place| &self.primates[place].1)
    }

    /// A sentence of the rules in words, with names where it has names of files.
    pub fn words(&self, mut message: Message) -> String {
        for (_, term) in &mut message.terms {
            if let Term::Text(text) = term
                && let Some(name) = self.translated(text)
            {
                *text = name;
            }
        }
        message.words()
    }

    fn translated(&self, text: &str) -> Option<String> {
        let unit = text.parse().ok().map(|id| self.unit_id(id));
        let name = unit.or_else(|| text.parse().ok().map(|id| self.piece(id)))?;
        (!name.is_empty()).then(|| name.to_owned())
    }
}

/// A primate's name; one without a name is called after its clan.
fn called(primate: &Primate, field: Option<&Field>) -> String {
    if !primate.name.is_empty() {
        return primate.name.clone();
    }
    let number = match primate.id.part {
        Part::Primate(number) | Part::Vehicle(number) | Part::Mount(_, number) => number,
    };
    let clan = field.map_or(String::new(), |field| capital(&field.clan(primate.ix).name));
    format!("{clan} {number}").trim().to_owned()
}

/// The words with a capital first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
