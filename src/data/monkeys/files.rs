//! The files of Monkeys With Guns.

use crate::data::{
    book::{Files, LevelFile},
    error::LoadError,
    level::Level,
    profiles::profiles,
    script,
    setup::Setup,
};
use crate::rules::monkeys::{Monkeys, Muster, field::Book};
use bevy_ecs::world::World;

impl Files for Monkeys {
    type Level = Level;
    type Setup = Setup;
    type Scene = script::Setup;
    type Stage = script::Scene;
    type State = script::State;

    fn numbers(world: &World) -> u64 {
        world.resource::<Book>().0.hash
    }

    fn level_of(setup: &Setup, file: &str) -> Result<Level, LoadError> {
        setup.level(file, "setup", profiles()).map(|(level, _)| level)
    }
}

impl LevelFile for Level {
    type Book = Monkeys;

    fn muster(&self) -> Muster {
        Level::muster(self)
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }
}
