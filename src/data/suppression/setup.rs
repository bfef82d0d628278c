//! A complete level: drawn ground, listed units. A replay carries one, so it needs no other file.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
    roster::{self, Unit},
};
use crate::data::{
    error::{LoadError, Note},
    fielding::{self, Fielding},
    findings::{Findings, Path},
    library::Library,
};
use crate::rules::{Book, suppression::muster::Goal};
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

impl Fielding for Level {
    const BOOK: Book = Book::Suppression;
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

    fn roster(&self, library: &Library, name: &str) -> Option<(String, Vec<Unit>)> {
        let roster = roster::find(library, name, self.profiles()).ok()??;
        Some((roster.name, roster.units))
    }

    fn has_parts(&self) -> bool {
        matches!(self.scenario.goal, Goal::Seize { .. })
    }

    fn checked(&self, mut raw: raw::Level, file: &str, library: &Library) -> Result<Self, LoadError> {
        level::fit(&mut raw, self, library);
        let mut findings = Findings::default();
        let level = level::check(&mut findings, &Path::default(), raw, library, self.profiles().clone());
        findings.settle(file, level).map(|(level, _)| level)
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
    let rosters = [0, 1].map(|place| rosters.map(|both| both[place].as_str()));
    let mut raw = fielding::replaced(level, rosters, library);
    raw.rounds = Some(rounds.into());
    level.checked(raw, file, library)
}

/// The level of a return match: the forces change sides. A level that takes only some units of a roster, such as a
/// garrison without its Swarm, takes the same ones of the other roster (G26).
///
/// # Errors
/// If there is no room for them on the other side.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    fielding::swapped(level)
}
