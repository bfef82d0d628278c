//! Personalities of the scripted opponent of Initiative Ladder: how each values fire, aim, danger, ground and company.

use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    library,
    number::{described, named, within},
    persona::{self, Voice, shelf},
    raw::{Book, Pairs},
    shape,
};
use crate::rules;
use crate::words::Message;
use serde::Deserialize;
use std::{fmt, sync::Arc};

/// The voices of the book in the text files; the first one speaks for personalities that don't name one.
pub const VOICES: [&str; 4] = [persona::PLAIN, "one-breath", "quickstep", "still-water"];

/// The heaviest weight, in hundredths.
const HEAVIEST: i64 = 1000;

/// The criteria for an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Consider {
    /// The damage its fire does to the enemy.
    Harm,
    /// The promise of aiming: a better first shot, and fire at anyone crossing its line of sight.
    Aim,
    /// What the enemy can do to it at its destination.
    Danger,
    /// How near it gets to the goal, or to the enemy.
    Goal,
    /// The prospects of a hand-to-hand fight.
    Melee,
    /// A loaded weapon, and the right one.
    Readiness,
    /// Friends that are steadied or warned.
    Company,
}

impl Consider {
    /// All criteria, in order.
    pub const ALL: &[Consider] = &[
        Consider::Harm,
        Consider::Aim,
        Consider::Danger,
        Consider::Goal,
        Consider::Melee,
        Consider::Readiness,
        Consider::Company,
    ];

    /// Its name in a sentence about an order.
    pub const fn reason(self) -> &'static str {
        match self {
            Consider::Harm => "initiative-reason-harm",
            Consider::Aim => "initiative-reason-aim",
            Consider::Danger => "initiative-reason-danger",
            Consider::Goal => "initiative-reason-goal",
            Consider::Melee => "initiative-reason-melee",
            Consider::Readiness => "initiative-reason-readiness",
            Consider::Company => "initiative-reason-company",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Consider::Harm => "initiative-consider-harm",
            Consider::Aim => "initiative-consider-aim",
            Consider::Danger => "initiative-consider-danger",
            Consider::Goal => "initiative-consider-goal",
            Consider::Melee => "initiative-consider-melee",
            Consider::Readiness => "initiative-consider-readiness",
            Consider::Company => "initiative-consider-company",
        }
    }
}

impl fmt::Display for Consider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Message::new(self.name()).words())
    }
}

/// A character, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Persona {
    /// Shown to players.
    pub name: String,
    /// Its playing style, in one sentence.
    pub about: String,
    /// The share of a score, in thousandths, that its own random stream may add.
    pub whim: u32,
    /// How it speaks.
    pub voice: Voice,
    weights: [i64; Consider::ALL.len()],
}

impl Persona {
    /// The weight of a criterion, in hundredths.
    pub const fn weight(&self, what: Consider) -> i64 {
        self.weights[what as usize]
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    format: u32,
    book: Book,
    name: String,
    #[serde(default)]
    about: String,
    #[serde(default)]
    whim: i64,
    weights: Weights,
    #[serde(default = "plain")]
    voice: String,
    #[serde(default)]
    lines: Pairs<String, Vec<String>>,
}

fn plain() -> String {
    VOICES[0].to_owned()
}

/// The weight of each criterion, in hundredths; 100 if the file doesn't set it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Weights {
    harm: i64,
    aim: i64,
    danger: i64,
    goal: i64,
    melee: i64,
    readiness: i64,
    company: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Self { harm: 100, aim: 100, danger: 100, goal: 100, melee: 100, readiness: 100, company: 100 }
    }
}

impl Weights {
    const fn by_name(&self) -> [(&'static str, i64); Consider::ALL.len()] {
        [
            ("harm", self.harm),
            ("aim", self.aim),
            ("danger", self.danger),
            ("goal", self.goal),
            ("melee", self.melee),
            ("readiness", self.readiness),
            ("company", self.company),
        ]
    }
}

/// The names of the shipped personalities, in order, without the extension.
pub fn names() -> Vec<String> {
    library::opponents_of(rules::Book::Initiative)
}

/// All shipped characters.
pub fn all() -> Vec<Arc<Persona>> {
    shelf::all(rules::Book::Initiative, parse)
}

/// A shipped personality by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Arc<Persona>, LoadError> {
    shelf::shipped(rules::Book::Initiative, name, parse)
}

/// Reads a personality from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Persona, Vec<Note>), LoadError> {
    shelf::load(rules::Book::Initiative, path, parse)
}

/// Reads a personality from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Persona, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse_of(Book::Initiative, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Initiative, &mut findings, &root.field("book"));
    named(&mut findings, &root.field("name"), &raw.name);
    described(&mut findings, &root.field("about"), &raw.about);
    within(&mut findings, &root.field("whim"), raw.whim, 0, 500);
    let weights = raw.weights.by_name();
    for (name, weight) in weights {
        within(&mut findings, &root.field("weights").field(name), weight, 0, HEAVIEST);
    }
    let voice = Voice::checked(&mut findings, &root, (raw.voice, &VOICES), raw.lines.0);
    let whim = u32::try_from(raw.whim).unwrap_or(0);
    let weights = weights.map(|(_, weight)| weight);
    findings.settle(file, Some(Persona { name: raw.name, about: raw.about, whim, voice, weights }))
}
