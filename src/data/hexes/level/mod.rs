//! Levels: a ground of hexes, two armies, and their goal (G7, G11, G23, G24).

mod ground;
pub(in crate::data) mod raw;
mod sides;

pub use ground::squares;
pub(super) use ground::{check as ground, check_size, kinds, on_board, zone};
pub(super) use sides::{options, ranks};

use super::profiles::profiles;
use crate::board::{hex::HexMap, terrain::Ground};
use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path},
    library,
    nearest::unknown,
    number::{described, named, within},
    raw::Book,
    rename::Titled,
    shape,
};
use crate::force::Post;
use crate::rules::hexes::{
    muster::{Crossing, Goal, Muster, Scenario, SideMuster, UnitMuster},
    profiles::Profiles,
    set_up,
};
use crate::words::Message;
use std::sync::Arc;

/// Rounds of the longest battle.
const ROUNDS: i64 = 99;

/// Rounds of a level that doesn't set a limit (G23).
const USUAL: u16 = 8;

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
    /// Indices of the hexes' terrain in the profiles.
    pub terrain: HexMap<u8>,
    /// The two sides.
    pub sides: [SideMuster; 2],
    profiles: Arc<Profiles>,
    squares: Arc<Ground>,
    source: raw::Level,
}

impl Level {
    /// The starting point of its battle.
    pub fn muster(&self) -> Muster {
        Muster {
            profiles: self.profiles.clone(),
            terrain: self.terrain.clone(),
            clouds: Vec::new(),
            scenario: self.scenario.clone(),
            sides: self.sides.clone(),
        }
    }

    /// The points of a side's army.
    pub fn points(&self, side: usize) -> i64 {
        let price = |unit: &UnitMuster| {
            let options = unit.options.iter().map(|option| i64::from(self.profiles.options[*option].price));
            i64::from(self.profiles.units[unit.kind].price) + options.sum::<i64>()
        };
        self.sides[side].units.iter().map(price).sum()
    }

    /// The contents of its file.
    pub(super) const fn source(&self) -> &raw::Level {
        &self.source
    }

    /// Sets the usual limit of rounds if there is none.
    pub(super) fn limit_rounds(&mut self) {
        let rounds = *self.scenario.rounds.get_or_insert(USUAL);
        self.source.rounds = Some(rounds.into());
    }

    /// Its hexes as squares of a board that is as wide and twice as high, for code that only knows squares: the squares
    /// between two hexes of a column are walls.
    pub const fn squares(&self) -> &Arc<Ground> {
        &self.squares
    }

    /// The level as a file.
    pub fn text(&self) -> String {
        self.source.text()
    }
}

/// A level built into the program, by its name.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<(Level, Vec<Note>), LoadError> {
    let Some(text) = library::level(name) else {
        let names = library::levels_of(crate::rules::Book::Hexes);
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(unknown("level", name, &known))));
    };
    parse(name, text, profiles())
}

/// Reads a level from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Level, Vec<Note>), LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, profiles())
}

/// Reads a level from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
    let raw: raw::Level = shape::parse_of(Book::Hexes, file, text)?;
    let mut findings = Findings::default();
    let level = check(&mut findings, &Path::default(), raw, profiles);
    findings.settle(file, level)
}

/// Checks a level; none, with errors, if no battle can start.
pub(super) fn check(findings: &mut Findings, root: &Path, raw: raw::Level, profiles: Arc<Profiles>) -> Option<Level> {
    check_head(findings, root, &raw);
    let terrain = ground::check(findings, &root.field("ground"), &raw.ground, &profiles);
    let head = Head { rounds: raw.rounds, plan_ahead: raw.plan_ahead, goal: &raw.goal };
    let scenario = scenario(findings, root, &head, &terrain);
    let sides = sides::check(findings, &root.field("sides"), &raw.sides, (&terrain, &profiles))?;
    (findings.count() == 0).then_some(())?;
    let level = Level {
        name: raw.name.clone(),
        about: raw.about.clone(),
        seed: raw.seed,
        scenario,
        squares: Arc::new(ground::squares(&terrain, &profiles)),
        terrain,
        sides,
        profiles,
        source: raw,
    };
    for id in set_up::misplaced(&level.muster()) {
        let Post::Squad(number) = id.post else { continue };
        let force = root.field("sides").at(id.side.index()).field("force");
        let path = force.at(usize::from(number) - 1).field("start").field("hex");
        findings.fault(&path, Message::new("hexes-file-start"));
    }
    (findings.count() == 0).then_some(level)
}

fn check_head(findings: &mut Findings, root: &Path, raw: &raw::Level) {
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Hexes, findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
}

/// The part of a level or a script about its length and goal.
pub(super) struct Head<'a> {
    pub rounds: Option<u32>,
    pub plan_ahead: u32,
    pub goal: &'a raw::Goal,
}

/// The scenario.
pub(super) fn scenario(findings: &mut Findings, root: &Path, raw: &Head, terrain: &HexMap<u8>) -> Scenario {
    if let Some(rounds) = raw.rounds {
        within(findings, &root.field("rounds"), rounds.into(), 1, ROUNDS);
    }
    within(findings, &root.field("plan_ahead"), raw.plan_ahead.into(), 0, 1);
    let goal = match raw.goal {
        raw::Goal::Entrenched => Goal::Entrenched,
        raw::Goal::Cross { side, from, units, zone } => {
            let path = root.field("goal");
            // Without a limit, the defender couldn't win by holding out.
            if raw.rounds.is_none() {
                findings.fault(&root.field("rounds"), Message::new("hexes-file-rounds"));
            }
            within(findings, &path.field("from"), (*from).into(), 1, raw.rounds.map_or(ROUNDS, i64::from));
            within(findings, &path.field("units"), (*units).into(), 1, 20);
            let zone = ground::zone(findings, &path.field("zone"), zone, terrain);
            Goal::Cross(Crossing {
                side: *side,
                from: (*from).min(ROUNDS as u32) as u16,
                units: (*units).min(20) as u8,
                zone,
            })
        }
    };
    let rounds = raw.rounds.map(|rounds| rounds.min(ROUNDS as u32) as u16);
    Scenario { rounds, plan_now: raw.plan_ahead == 0, goal }
}
