//! A complete level: drawn ground, listed characters. A replay carries one, so it needs no other file.

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

/// A level with a limit of turns, and with other bands on both sides, if there are any: rosters of the library.
///
/// # Errors
/// All faults of the bands: rosters that the library has not, or that have no room.
pub fn changed(
    level: &Level,
    file: &str,
    rosters: Option<&[String; 2]>,
    turns: u16,
    library: &Library,
) -> Result<Level, LoadError> {
    let mut raw = level.folded();
    raw.turns = Some(turns.into());
    for (side, roster) in raw.sides.iter_mut().zip(rosters.into_iter().flatten()) {
        side.force = raw::Force::Roster { file: roster.clone(), characters: Vec::new() };
    }
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, library, level.profiles().clone());
    findings.settle(file, level).map(|(level, _)| level)
}

/// The level of a return match: the bands change sides.
///
/// # Errors
/// If the other side's ground has no room for them.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let mut raw = level.folded();
    let (first, second) = raw.sides.split_at_mut(1);
    std::mem::swap(&mut first[0].force, &mut second[0].force);
    std::mem::swap(&mut first[0].name, &mut second[0].name);
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, &Library::shipped(), level.profiles().clone());
    findings.settle("return match", level).map(|(level, _)| level)
}
