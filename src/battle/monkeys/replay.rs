//! What a replay of Monkeys With Guns begins from.

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
    /// Faults of shape; another version of rules or profiles.
    pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<Self, LoadError> {
        Self::read(file, text, profiles.hash)
    }

    /// The level it begins from.
    ///
    /// # Errors
    /// All faults of its setup; that it began from a script.
    pub fn level(&self, file: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        match &self.setup {
            Some(setup) => setup.level(file, "setup", profiles),
            None => Err(LoadError::single(file, Fault::whole(Message::new("replay-of-script")))),
        }
    }

    /// The scene that a recorded script begins from; none where the replay begins from a level.
    ///
    /// # Errors
    /// All faults of its set-up.
    pub fn scene(&self, file: &str, profiles: &Profiles) -> Result<Option<Scene>, LoadError> {
        self.scene.as_ref().map(|setup| setup.scene(file, profiles)).transpose()
    }
}
