//! Levels: a ground, two bands, where they set up, and their goal (G11, G12, G22, G23).

mod fitting;
mod ground;
mod mounts;
pub(in crate::data) mod raw;
mod scenario;
mod sides;

pub(super) use fitting::fit;
pub(super) use ground::letters;
pub use ground::{grow, rows};
pub(super) use mounts::check as mounts;
pub(super) use scenario::{Head, scenario};
pub(super) use sides::blocks;

use super::{
    profiles::profiles,
    roster::{self, Member},
};
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
use crate::rules::initiative::{
    muster::{Band, Goal, Muster, Scenario},
    profiles::{Profiles, Switches},
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
    /// The ground.
    pub ground: Arc<Ground>,
    /// The two sides.
    pub sides: [Band; 2],
    forces: [Vec<Member>; 2],
    profiles: Arc<Profiles>,
    source: raw::Level,
    sight: Arc<OnceLock<Arc<Sight>>>,
}

/// Two levels are equal if they start the same battle.
impl PartialEq for Level {
    fn eq(&self, other: &Self) -> bool {
        (&self.name, &self.about, self.seed, &self.scenario) == (&other.name, &other.about, other.seed, &other.scenario)
            && (&self.ground, &self.sides) == (&other.ground, &other.sides)
            && self.profiles.switches == other.profiles.switches
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

    /// The level with other switches. Nothing else in it depends on them.
    #[must_use]
    pub fn with_switches(self, switches: Switches) -> Self {
        let source = raw::Level { switches: Some(switches), ..self.source };
        Self { profiles: switched(self.profiles, Some(switches)), source, ..self }
    }

    /// The calls that each side gets in a turn (R15).
    pub fn calls(&self) -> [u32; 2] {
        self.forces.each_ref().map(|force| roster::calls(force, &self.profiles))
    }

    /// The level as in its file.
    pub(in crate::data) const fn source(&self) -> &raw::Level {
        &self.source
    }

    /// The level with everything it names from elsewhere included: characters listed, ground drawn.
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
        let names = library::levels_of(crate::rules::Book::Initiative);
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
    let raw = shape::parse_of(Book::Initiative, file, text)?;
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
    let profiles = switched(profiles, raw.switches);
    let cells = ground::check(findings, &root.field("ground"), &raw.ground, &profiles);
    let head = Head { turns: raw.turns, set_up: raw.set_up, goal: &raw.goal, ambush: raw.ambush.as_ref() };
    let scenario = scenario(findings, root, &head, (cells.as_ref(), &profiles));
    let carrying = if let Goal::Carry { movers, .. } = scenario.goal { Some(movers) } else { None };
    let context = sides::Context { library, profiles: &profiles, cells: cells.as_ref(), carrying };
    let sides = sides::check(findings, &root.field("sides"), &raw.sides, &context);
    let [(first, firsts), (second, seconds)] = sides?;
    (findings.count() == 0).then_some(())?;
    Some(Level {
        name: raw.name.clone(),
        about: raw.about.clone(),
        seed: raw.seed,
        scenario,
        ground: Arc::new(profiles.ground(&cells?)),
        sides: [first, second],
        forces: [firsts, seconds],
        profiles,
        source: raw,
        sight: Arc::default(),
    })
}

/// The numbers of the book with a level's switches.
pub(super) fn switched(profiles: Arc<Profiles>, switches: Option<Switches>) -> Arc<Profiles> {
    match switches {
        Some(switches) if switches != profiles.switches => Arc::new(Profiles { switches, ..(*profiles).clone() }),
        _ => profiles,
    }
}

fn check_head(findings: &mut Findings, root: &Path, raw: &raw::Level) {
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Initiative, findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
}
