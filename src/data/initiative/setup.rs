//! A complete level: drawn ground, listed characters. A replay carries one, so it needs no other file.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
    roster,
};
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    forces::{exchange, name_roster, same_of},
    library::Library,
};
use crate::rules::Book;
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

/// A level with a limit of turns, and optionally with other bands on both sides, from rosters of the library. If the
/// level takes only some characters of its roster, it takes the same positions of the other one.
///
/// # Errors
/// All errors of the bands: rosters that aren't in the library, or that have no room.
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
    for ((side, source), name) in sides.zip(rosters.into_iter().flatten()) {
        let roster = roster::find(library, name, level.profiles()).ok().flatten();
        side.force = same_of(&source.force, name, roster.map_or(0, |roster| roster.characters.len()));
    }
    check(raw, file, level, library)
}

/// The level of a return match: the bands change sides. A level that takes only some characters of a roster, such as
/// four ambushers, takes the same positions of the other one (G23).
///
/// # Errors
/// If there is no room for them on the other side.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let library = Library::shipped();
    let rosters = || {
        let find = |file: String| {
            let roster = roster::find(&library, &file, level.profiles()).ok()??;
            Some((file, roster.characters))
        };
        library.rosters_of(Book::Initiative).into_iter().filter_map(find)
    };
    let mut named = level.source().clone();
    named.sides.iter_mut().for_each(|side| name_roster(&mut side.force, rosters()));
    check(exchanged(named, exchange), "return match", level, &library).or_else(|_| {
        // A player's own rosters aren't among the shipped ones, but their characters are in the level.
        check(exchanged(level.folded(), std::mem::swap), "return match", level, &library)
    })
}

/// A level whose sides have swapped names and forces.
fn exchanged(mut raw: raw::Level, forces: impl FnOnce(&mut raw::Force, &mut raw::Force)) -> raw::Level {
    if let [one, other] = &mut raw.sides[..] {
        std::mem::swap(&mut one.name, &mut other.name);
        forces(&mut one.force, &mut other.force);
    }
    raw
}

fn check(raw: raw::Level, file: &str, level: &Level, library: &Library) -> Result<Level, LoadError> {
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, library, level.profiles().clone());
    findings.settle(file, level).map(|(level, _)| level)
}
