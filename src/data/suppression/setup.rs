//! A complete level: drawn ground, listed units. A replay carries one, so it needs no other file.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    library::Library,
};
use serde::{Deserialize, Serialize};

/// A level with everything that it names from elsewhere folded in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(raw::Level);

impl Setup {
    /// Folds a level.
    pub fn of(level: &Level) -> Self {
        Self(level.folded())
    }

    /// The level again. `file` and `path` name the place of the setup: `old.replay.ron`, `setup`.
    ///
    /// # Errors
    /// All content errors: a setup from a file isn't trusted more than a level.
    pub fn level(&self, file: &str, path: &str) -> Result<(Level, Vec<Note>), LoadError> {
        let mut findings = Findings::default();
        let root = Path::default().field(path);
        let level = level::check(&mut findings, &root, self.0.clone(), &Library::shipped(), profiles());
        findings.settle(file, level)
    }
}
