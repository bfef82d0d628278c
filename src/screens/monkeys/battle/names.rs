//! What players call sides, platoons, squads and primates, for every sentence of the screen.

use crate::battle::monkeys::tell;
use crate::data::monkeys::level::Level;
use crate::force::{PieceId, PrimateIx, Side, UnitId, UnitIx};
use crate::rules::monkeys::Illegal;
use bevy::prelude::{Resource, World};

pub use crate::screens::called::{called, capital, kind};

/// The names of one battle; they never change while it lasts.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The names for log and refusals.
    told: tell::Names,
    /// The level's name.
    level: String,
    /// Platoons by side, in the order of the level.
    platoons: [Vec<String>; 2],
}

impl Names {
    /// The names of the current battle, with the level's names for sides and platoons.
    pub fn of(world: &World, level: &Level) -> Self {
        let sides = level.sides.each_ref().map(|side| side.name.clone());
        let platoons = level.sides.each_ref().map(|side| side.platoons.iter().map(|one| one.name.clone()).collect());
        Self { platoons, level: level.name.clone(), ..Self::plain(world).with_sides(sides) }
    }

    /// The names of the units in the world; sides by their colors, platoons without names.
    pub fn plain(world: &World) -> Self {
        Self { told: tell::Names::of(world), ..Self::default() }
    }

    /// What the level is called.
    pub fn level(&self) -> &str {
        &self.level
    }

    /// The same names as the log takes them.
    pub const fn told(&self) -> &tell::Names {
        &self.told
    }

    /// A refusal in one sentence, with names and numbers.
    pub fn refusal(&self, illegal: &Illegal) -> String {
        tell::refusal(illegal, &self.told)
    }

    /// What a side is called.
    pub fn side(&self, side: Side) -> &str {
        &self.told.sides[side.index()]
    }

    /// Calls the sides otherwise: by the colors of another palette.
    #[must_use]
    pub fn with_sides(mut self, sides: [String; 2]) -> Self {
        self.told.sides = sides;
        self
    }

    /// What a platoon is called, counted from 1; empty where it has no name.
    pub fn platoon(&self, side: Side, platoon: u8) -> &str {
        let place = usize::from(platoon).saturating_sub(1);
        self.platoons[side.index()].get(place).map_or("", String::as_str)
    }

    /// What a unit is called.
    pub fn unit(&self, unit: UnitIx) -> &str {
        self.told.units().get(unit.at()).map_or("", |(_, name)| name)
    }

    /// What a primate is called.
    pub fn primate(&self, primate: PrimateIx) -> &str {
        self.told.primates().get(primate.at()).map_or("", |(_, name)| name)
    }

    /// What a unit is called, by its name in files.
    pub fn unit_id(&self, id: UnitId) -> &str {
        let units = self.told.units();
        units.binary_search_by_key(&id, |(known, _)| *known).map_or("", |place| &units[place].1)
    }

    /// What a primate or a vehicle is called, by its name in files.
    pub fn piece(&self, id: PieceId) -> String {
        self.told.primate(id)
    }
}
