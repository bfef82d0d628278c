//! The starting point of a replay of Monkeys With Guns.

use crate::battle::replay::Replay;
use crate::data::{
    error::{Fault, LoadError, Note},
    monkeys::{level::Level, script::Scene},
};
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;
use std::sync::Arc;

impl Replay {
    /// Reads the text of a file of this book and checks that this version plays it.
    ///
    /// # Errors
    /// Syntax errors; another version of rules or profiles.
    pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<Self, LoadError> {
        Self::read(file, text, profiles.hash)
    }

    /// The level it starts from.
    ///
    /// # Errors
    /// Everything wrong with its set-up, or that it starts from a script.
    pub fn level(&self, file: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        match &self.setup {
            Some(setup) => setup.level(file, "setup", profiles),
            None => Err(LoadError::single(file, Fault::whole(Message::new("replay-of-script")))),
        }
    }

    /// The scene that a recorded script starts from; none if the replay starts from a level.
    ///
    /// # Errors
    /// Everything wrong with its set-up.
    pub fn scene(&self, file: &str, profiles: &Profiles) -> Result<Option<Scene>, LoadError> {
        self.scene.as_ref().map(|setup| setup.scene(file, profiles)).transpose()
    }
}
