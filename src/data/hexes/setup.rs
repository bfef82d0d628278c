//! A level as contained in a replay; a level of the book doesn't name other files.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
};
use serde::{Deserialize, Serialize};

/// A complete level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(raw::Level);

impl Setup {
    /// Keeps a level.
    pub fn of(level: &Level) -> Self {
        Self(level.source().clone())
    }

    /// Rebuilds the level. `file` and `path` name the position of the set-up: `old.replay.ron`, `setup`.
    ///
    /// # Errors
    /// All content errors: a set-up from a file isn't trusted any more than a level.
    pub fn level(&self, file: &str, path: &str) -> Result<(Level, Vec<Note>), LoadError> {
        check(self.0.clone(), file, &Path::default().field(path))
    }
}

/// The level with this many rounds.
///
/// # Errors
/// If the level can't be played this way.
pub fn changed(level: &Level, file: &str, rounds: u16) -> Result<Level, LoadError> {
    let raw = raw::Level { rounds: Some(rounds.into()), ..level.source().clone() };
    check(raw, file, &Path::default()).map(|(level, _)| level)
}

/// The level of a return match: the armies change sides, with their names and ranks.
///
/// # Errors
/// If there is no room for them on the other side.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let mut raw = level.source().clone();
    if let [one, other] = &mut raw.sides[..] {
        std::mem::swap(&mut one.name, &mut other.name);
        std::mem::swap(&mut one.ranks, &mut other.ranks);
        std::mem::swap(&mut one.force, &mut other.force);
    }
    check(raw, "return match", &Path::default()).map(|(level, _)| level)
}

fn check(raw: raw::Level, file: &str, path: &Path) -> Result<(Level, Vec<Note>), LoadError> {
    let mut findings = Findings::default();
    let level = level::check(&mut findings, path, raw, profiles());
    findings.settle(file, level)
}
