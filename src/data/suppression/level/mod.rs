//! Levels: a ground, two sides, where they set up, and their goal (G13, G19, G20, G25, G26).

mod fitting;
mod ground;
pub(in crate::data) mod raw;
mod scenario;
mod sides;

pub(super) use fitting::fit;
pub(super) use ground::letters;
pub use ground::{grow, rows};
pub(super) use scenario::{Head, scenario};
pub(super) use sides::{blocks, weapons};

use super::{profiles::profiles, roster::Unit};
use crate::board::{sight::Sight, terrain::Ground};
use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path},
    library::{self, Library},
    nearest::unknown,
    number::{described, named},
    raw::Book,
    shape,
};
use crate::force::Side;
use crate::rules::suppression::{
    muster::{Goal, Muster, Scenario, SetUp, SideMuster},
    profiles::Profiles,
};
use crate::words::Message;
use std::sync::{Arc, OnceLock};

/// A checked level, ready for a battle.
#[derive(Clone, Debug)]
pub struct Level {
    /// Shown to players.
    pub name: String,
    /// A one-sentence description for players.
    pub about: String,
    /// Seed of the dice if the command doesn't set one.
    pub seed: u64,
    /// The scenario.
    pub scenario: Scenario,
    /// The names of the objectives, in order.
    pub objectives: Vec<String>,
    /// The ground.
    pub ground: Arc<Ground>,
    /// The two sides.
    pub sides: [SideMuster; 2],
    forces: [Vec<Unit>; 2],
    profiles: Arc<Profiles>,
    source: raw::Level,
    sight: Arc<OnceLock<Arc<Sight>>>,
}

/// Two levels are equal if they start the same battle.
impl PartialEq for Level {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.about, self.seed, &self.scenario) == (&other.name, &other.about, other.seed, &other.scenario)
            && (&self.ground, &self.sides) == (&other.ground, &other.sides)
    }
}

impl Level {
    /// The starting point of its battle. Lines of sight are computed once and shared by all battles of a level.
    pub fn muster(&self) -> Muster {
        let sight = self.sight.get_or_init(|| Arc::new(Sight::new(self.ground.clone())));
        Muster {
            profiles: self.profiles.clone(),
            sight: sight.clone(),
            scenario: self.scenario.clone(),
            sides: self.sides.clone(),
        }
    }

    /// The numbers it was checked against.
    pub const fn profiles(&self) -> &Arc<Profiles> {
        &self.profiles
    }

    /// The cost of each side's force.
    pub fn points(&self) -> [u32; 2] {
        self.forces.each_ref().map(|force| super::roster::cost(force, &self.profiles))
    }

    /// The level as in its file.
    pub(in crate::data) const fn source(&self) -> &raw::Level {
        &self.source
    }

    /// The level with everything it names from elsewhere included: units listed, ground drawn.
    pub(in crate::data) fn folded(&self) -> raw::Level {
        let mut folded = self.source.clone();
        folded.ground = raw::Ground::Drawn(rows(&self.ground, &self.profiles));
        for (side, force) in folded.sides.iter_mut().zip(&self.forces) {
            side.force = raw::Force::Inline(force.clone());
        }
        folded
    }

    /// The level as a file with its ground drawn, row by row.
    pub fn drawn(&self) -> String {
        let ground = raw::Ground::Drawn(rows(&self.ground, &self.profiles));
        raw::Level { ground, ..self.source.clone() }.text()
    }
}

/// Reads a level from a file; if there is no such file, the shipped level with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Level, Vec<Note>), LoadError> {
    let file = path.display().to_string();
    let text = match library::level(&file) {
        Some(shipped) if !file::is_there(path) => shipped.to_owned(),
        _ => file::read(path)?,
    };
    parse(&file, &text, &Library::beside(path), profiles())
}

/// Reads a level built into the program, by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<(Level, Vec<Note>), LoadError> {
    let Some(text) = library::level(name) else {
        let names = library::levels_of(crate::rules::Book::Suppression);
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(unknown("level", name, &known))));
    };
    parse(name, text, &Library::shipped(), profiles())
}

/// Reads a level from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(
    file: &str,
    text: &str,
    library: &Library,
    profiles: Arc<Profiles>,
) -> Result<(Level, Vec<Note>), LoadError> {
    let raw = shape::parse_of(Book::Suppression, file, text)?;
    let mut findings = Findings::default();
    let level = check(&mut findings, &Path::default(), raw, library, profiles);
    findings.settle(file, level)
}

/// Checks a level; none, with errors, if no battle can start.
pub(in crate::data) fn check(
    findings: &mut Findings,
    root: &Path,
    raw: raw::Level,
    library: &Library,
    profiles: Arc<Profiles>,
) -> Option<Level> {
    check_head(findings, root, &raw);
    let cells = ground::check(findings, &root.field("ground"), &raw.ground, &profiles);
    let context = sides::Context { library, profiles: &profiles, cells: cells.as_ref() };
    let sides = sides::check(findings, &root.field("sides"), &raw.sides, &context);
    let head = Head {
        rounds: raw.rounds,
        first: raw.first,
        set_up: match raw.set_up {
            raw::SetUp::Alternate => SetUp::Alternate,
            raw::SetUp::Whole(side) => SetUp::Whole(side),
        },
        mist: raw.mist,
        goal: raw.goal,
        objectives: &raw.objectives,
    };
    let scenario = scenario(findings, root, &head, (cells.as_ref(), &profiles));
    let [(first, firsts), (second, seconds)] = sides?;
    (findings.count() == 0).then_some(())?;
    let forces = [firsts, seconds];
    note_points(findings, &root.field("sides"), &forces, &profiles);
    Some(Level {
        name: raw.name.clone(),
        about: raw.about.clone(),
        seed: raw.seed,
        scenario,
        objectives: raw.objectives.0.iter().map(|(name, _)| name.clone()).collect(),
        ground: Arc::new(profiles.ground(&cells?)),
        sides: [first, second],
        forces,
        profiles,
        source: raw,
        sight: Arc::default(),
    })
}

fn check_head(findings: &mut Findings, root: &Path, raw: &raw::Level) {
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Suppression, findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
}

/// Forces of unequal cost are worth a note, but aren't an error: a defender may be outnumbered.
fn note_points(findings: &mut Findings, path: &Path, forces: &[Vec<Unit>; 2], profiles: &Profiles) {
    let [first, second] = forces.each_ref().map(|force| super::roster::cost(force, profiles));
    if first != second {
        let what = Message::new("suppression-file-unequal").with("first", first as usize);
        findings.note(path, what.with("second", second as usize));
    }
}

/// The side that a level names as attacker, if any.
impl Level {
    /// The attacker, if one side attacks.
    pub const fn attacker(&self) -> Option<Side> {
        match self.scenario.goal {
            Goal::Score => None,
            Goal::Seize { attacker, .. } => Some(attacker),
        }
    }
}
