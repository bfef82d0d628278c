//! The files of Monkeys With Guns.

use crate::data::{
    book::{Files, LevelFile, Shelved},
    error::{LoadError, Note},
    level::{self, Level},
    profiles::profiles,
    script,
    setup::Setup,
};
use crate::rules::monkeys::{Monkeys, Muster, field::Book};
use bevy_ecs::world::World;
use std::path::Path;

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

impl Shelved for Monkeys {
    fn shipped_numbers() -> u64 {
        profiles().hash
    }

    fn load(path: &Path) -> Result<(Level, Vec<Note>), LoadError> {
        level::load(path)
    }

    fn shipped(name: &str) -> Result<(Level, Vec<Note>), LoadError> {
        level::shipped(name)
    }

    fn script(file: &str, text: &str) -> Result<script::Script, LoadError> {
        script::parse(file, text, &profiles())
    }
}

impl LevelFile for Level {
    type Book = Monkeys;

    fn muster(&self) -> Muster {
        Level::muster(self)
    }

    fn limit_rounds(&mut self) {
        Level::limit_rounds(self);
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }
}
