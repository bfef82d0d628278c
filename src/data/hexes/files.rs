//! The files of Ordered Hexes.

use super::{
    level::{self, Level},
    profiles, report,
    script::{self, Scene, State},
    setup::Setup,
};
use crate::data::{
    book::{Files, LevelFile, Shelved},
    error::{LoadError, Note},
    report::{Checked, Kind},
    script::Script,
};
use crate::rules::hexes::{Hexes, Muster};
use bevy_ecs::world::World;
use std::path::Path;

impl Files for Hexes {
    type Level = Level;
    type Setup = Setup;
    type Scene = script::Setup;
    type Stage = Scene;
    type State = State;

    /// Changes made by a script are in its own set-up, so these are the shipped numbers in every battle.
    fn numbers(_: &World) -> u64 {
        Self::shipped_numbers()
    }

    fn level_of(setup: &Setup, file: &str) -> Result<Level, LoadError> {
        setup.level(file, "setup").map(|(level, _)| level)
    }
}

impl Shelved for Hexes {
    fn shipped_numbers() -> u64 {
        profiles::hash()
    }

    fn load(path: &Path) -> Result<(Level, Vec<Note>), LoadError> {
        level::load(path)
    }

    fn shipped(name: &str) -> Result<(Level, Vec<Note>), LoadError> {
        level::shipped(name)
    }

    fn script(file: &str, text: &str) -> Result<Script<Self>, LoadError> {
        script::parse(file, text)
    }

    fn report(kind: Kind, path: &Path) -> Result<Checked, LoadError> {
        report::check(kind, path)
    }
}

impl LevelFile for Level {
    type Book = Hexes;

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
