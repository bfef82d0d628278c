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

/// A level with everything it names from elsewhere included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(raw::Level);

impl Setup {
    /// Folds a level.
    pub fn of(level: &Level) -> Self {
        Self(level.folded())
    }

    /// The names of its objectives, in order.
    pub fn objectives(&self) -> Vec<String> {
        self.0.objectives.0.iter().map(|(name, _)| name.clone()).collect()
    }

    /// Rebuilds the level. `file` and `path` name the position of the set-up: `old.replay.ron`, `setup`.
    ///
    /// # Errors
    /// All content errors: a set-up from a file isn't trusted any more than a level.
    pub fn level(&self, file: &str, path: &str) -> Result<(Level, Vec<Note>), LoadError> {
        let mut findings = Findings::default();
        let root = Path::default().field(path);
        let level = level::check(&mut findings, &root, self.0.clone(), &Library::shipped(), profiles());
        findings.settle(file, level)
    }
}

/// A level with a limit of rounds, and optionally with other forces on both sides, from rosters of the library.
///
/// # Errors
/// All errors of the forces: rosters that aren't in the library, or that have no room.
pub fn changed(
    level: &Level,
    file: &str,
    rosters: Option<&[String; 2]>,
    rounds: u16,
    library: &Library,
) -> Result<Level, LoadError> {
    let mut raw = level.folded();
    raw.rounds = Some(rounds.into());
    for (side, roster) in raw.sides.iter_mut().zip(rosters.into_iter().flatten()) {
        side.force = raw::Force::Roster { file: roster.clone(), units: Vec::new() };
    }
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, library, level.profiles().clone());
    findings.settle(file, level).map(|(level, _)| level)
}

/// The level of a return match: the forces change sides.
///
/// # Errors
/// If there is no room for them on the other side.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let mut raw = level.folded();
    let (first, second) = raw.sides.split_at_mut(1);
    std::mem::swap(&mut first[0].force, &mut second[0].force);
    std::mem::swap(&mut first[0].name, &mut second[0].name);
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, &Library::shipped(), level.profiles().clone());
    findings.settle("return match", level).map(|(level, _)| level)
}
