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

/// A level with a limit of turns, and with other bands on both sides, if there are any: rosters of the library. Where the
/// level takes only some characters of its roster, it takes the same places of the other one.
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
    let sides = raw.sides.iter_mut().zip(&level.source().sides);
    for ((side, source), roster) in sides.zip(rosters.into_iter().flatten()) {
        side.force = raw::Force::Roster { file: roster.clone(), characters: chosen(&source.force) };
    }
    check(raw, file, level, library)
}

/// The level of a return match: the bands change sides. A level that takes only some characters of a roster, such as four
/// ambushers, takes the same places of the other one (G23).
///
/// # Errors
/// If the other side's ground has no room for them.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let library = Library::shipped();
    let by_rosters = exchanged(level.source().clone(), |one, other| match (&mut one.force, &mut other.force) {
        (raw::Force::Roster { file: one, .. }, raw::Force::Roster { file: other, .. }) => std::mem::swap(one, other),
        (one, other) => std::mem::swap(one, other),
    });
    check(by_rosters, "return match", level, &library).or_else(|_| {
        // Rosters of one's own are not among the shipped ones; their characters are in the level.
        let by_characters = exchanged(level.folded(), |one, other| std::mem::swap(&mut one.force, &mut other.force));
        check(by_characters, "return match", level, &library)
    })
}

/// A level whose sides have changed names and forces.
fn exchanged(mut raw: raw::Level, forces: impl FnOnce(&mut raw::Side, &mut raw::Side)) -> raw::Level {
    if let [one, other] = &mut raw.sides[..] {
        std::mem::swap(&mut one.name, &mut other.name);
        forces(one, other);
    }
    raw
}

/// The characters that a side takes of its roster; none: all of them.
fn chosen(force: &raw::Force) -> Vec<u32> {
    match force {
        raw::Force::Roster { characters, .. } => characters.clone(),
        raw::Force::Inline(_) => Vec::new(),
    }
}

fn check(raw: raw::Level, file: &str, level: &Level, library: &Library) -> Result<Level, LoadError> {
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, library, level.profiles().clone());
    findings.settle(file, level).map(|(level, _)| level)
}
