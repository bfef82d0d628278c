//! A complete level: drawn ground, listed characters. A replay carries one, so it needs no other file.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
    roster::{self, Member},
};
use crate::data::{
    error::{LoadError, Note},
    fielding::{self, Fielding},
    findings::{Findings, Path},
    library::Library,
};
use crate::rules::{Book, initiative::muster::Goal};
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

impl Fielding for Level {
    const BOOK: Book = Book::Initiative;
    type Side = raw::Side;
    type Raw = raw::Level;

    fn named(&self) -> raw::Level {
        self.source().clone()
    }

    fn listed(&self) -> raw::Level {
        self.folded()
    }

    fn sides(raw: &mut raw::Level) -> &mut [raw::Side] {
        &mut raw.sides
    }

    fn roster(&self, library: &Library, name: &str) -> Option<(String, Vec<Member>)> {
        let roster = roster::find(library, name, self.profiles()).ok()??;
        Some((roster.name, roster.characters))
    }

    fn has_parts(&self) -> bool {
        self.scenario.ambush.is_some() || matches!(self.scenario.goal, Goal::Carry { .. })
    }

    fn checked(&self, mut raw: raw::Level, file: &str, library: &Library) -> Result<Self, LoadError> {
        level::fit(&mut raw, self, library);
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, library, self.profiles().clone());
        findings.settle(file, level).map(|(level, _)| level)
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
    let rosters = [0, 1].map(|place| rosters.map(|both| both[place].as_str()));
    let mut raw = fielding::replaced(level, rosters, library);
    raw.turns = Some(turns.into());
    level.checked(raw, file, library)
}

/// The level of a return match: the bands change sides. In an ambush, where one side takes only four characters of its
/// roster, it takes the same positions of the other one (G23).
///
/// # Errors
/// If there is no room for them on the other side.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    fielding::swapped(level)
}
