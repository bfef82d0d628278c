//! The names of sides, platoons, squads and primates, for every sentence on the screen.

use crate::battle::monkeys::tell;
use crate::data::monkeys::level::Level;
use crate::force::{PieceId, PrimateIx, Side, UnitId, UnitIx};
use crate::rules::monkeys::Illegal;
use bevy::prelude::{Resource, World};

pub use crate::screens::called::{called, capital, kind, kinds};

/// The names of one battle; they don't change during it.
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

    /// The name of the level.
    pub fn level(&self) -> &str {
        &self.level
    }

    /// The same names in the form that the log uses.
    pub const fn told(&self) -> &tell::Names {
        &self.told
    }

    /// A refusal in one sentence, with names and numbers.
    pub fn refusal(&self, illegal: &Illegal) -> String {
        tell::refusal(illegal, &self.told)
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> &str {
        &self.told.sides[side.index()]
    }

    /// Renames the sides after the colors of another palette.
    #[must_use]
    pub fn with_sides(mut self, sides: [String; 2]) -> Self {
        self.told.sides = sides;
        self
    }

    /// The name of a platoon, counted from 1; empty if it has none.
    pub fn platoon(&self, side: Side, platoon: u8) -> &str {
        let place = usize::from(platoon).saturating_sub(1);
        self.platoons[side.index()].get(place).map_or("", String::as_str)
    }

    /// The name of a unit.
    pub fn unit(&self, unit: UnitIx) -> &str {
        self.told.units().get(unit.at()).map_or("", |(_, name)| name)
    }

    /// The name of a primate.
    pub fn primate(&self, primate: PrimateIx) -> &str {
        self.told.primates().get(primate.at()).map_or("", |(_, name)| name)
    }

    /// The name of a unit, by its id in files.
    pub fn unit_id(&self, id: UnitId) -> &str {
        let units = self.told.units();
        units.binary_search_by_key(&id, |(known, _)| *known).map_or("", |place| &units[place].1)
    }

    /// The name of a primate or vehicle, by its id in files.
    pub fn piece(&self, id: PieceId) -> String {
        self.told.primate(id)
    }
}
