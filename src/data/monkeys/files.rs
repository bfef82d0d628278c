//! The files of Monkeys With Guns.

use super::{
    level::{self, Level},
    persona::{self, Persona},
    profiles::profiles,
    report,
    script::{self, Scene, State},
    setup::Setup,
};
use crate::data::{
    book::{Files, LevelFile, Shelved, Stocked},
    error::{LoadError, Note},
    library::Library,
    report::{Checked, Kind},
    script::Script,
};
use crate::rules::monkeys::{Monkeys, Muster, field::Book};
use bevy_ecs::world::World;
use std::{path::Path, sync::Arc};

impl Files for Monkeys {
    type Level = Level;
    type Setup = Setup;
    type Scene = script::Setup;
    type Stage = Scene;
    type State = State;

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

    fn script(file: &str, text: &str) -> Result<Script, LoadError> {
        script::parse(file, text, &profiles())
    }

    fn report(kind: Kind, path: &Path) -> Result<Checked, LoadError> {
        report::check(kind, path)
    }
}

impl Stocked for Monkeys {
    type Character = Persona;

    fn load_persona(path: &Path) -> Result<Persona, LoadError> {
        persona::load(path).map(|(persona, _)| persona)
    }

    fn shipped_persona(name: &str) -> Result<Arc<Persona>, LoadError> {
        persona::shipped(name)
    }

    fn load_with(path: &Path, library: &Library) -> Result<Level, LoadError> {
        level::load_with(path, library).map(|(level, _)| level)
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
