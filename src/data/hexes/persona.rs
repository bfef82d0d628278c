//! Personalities of the scripted opponent of Ordered Hexes: how each values fire, aim, danger, assaults and ground.

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
pub const VOICES: [&str; 4] = [persona::PLAIN, "closed-fist", "deep-roots", "long-shadow"];

/// The heaviest weight, in hundredths.
const HEAVIEST: i64 = 1000;

/// The criteria for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Consider {
    /// The damage its fire does to the enemy.
    Harm,
    /// The advantage of an aim.
    Aim,
    /// What the enemy can do to it at its destination.
    Danger,
    /// The prospects of its assaults.
    Assault,
    /// How near it gets to the goal, or to the enemy.
    Goal,
}

impl Consider {
    /// All criteria, in order.
    pub const ALL: &[Consider] = &[Consider::Harm, Consider::Aim, Consider::Danger, Consider::Assault, Consider::Goal];

    /// Its name in a sentence about an order.
    pub const fn reason(self) -> &'static str {
        match self {
            Consider::Harm => "hexes-reason-harm",
            Consider::Aim => "hexes-reason-aim",
            Consider::Danger => "hexes-reason-danger",
            Consider::Assault => "hexes-reason-assault",
            Consider::Goal => "hexes-reason-goal",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Consider::Harm => "hexes-consider-harm",
            Consider::Aim => "hexes-consider-aim",
            Consider::Danger => "hexes-consider-danger",
            Consider::Assault => "hexes-consider-assault",
            Consider::Goal => "hexes-consider-goal",
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

    /// The same with another weight for one criterion: this many hundredths of its own.
    #[must_use]
    pub fn but(mut self, what: Consider, percent: i64) -> Self {
        let weight = &mut self.weights[what as usize];
        *weight = *weight * percent / 100;
        self
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
    assault: i64,
    goal: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Self { harm: 100, aim: 100, danger: 100, assault: 100, goal: 100 }
    }
}

impl Weights {
    const fn by_name(&self) -> [(&'static str, i64); Consider::ALL.len()] {
        [
            ("harm", self.harm),
            ("aim", self.aim),
            ("danger", self.danger),
            ("assault", self.assault),
            ("goal", self.goal),
        ]
    }
}

/// The names of the shipped personalities, in order, without the extension.
pub fn names() -> Vec<String> {
    library::opponents_of(rules::Book::Hexes)
}

/// All shipped characters.
pub fn all() -> Vec<Arc<Persona>> {
    shelf::all(rules::Book::Hexes, parse)
}

/// A shipped personality by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Arc<Persona>, LoadError> {
    shelf::shipped(rules::Book::Hexes, name, parse)
}

/// Reads a personality from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Persona, Vec<Note>), LoadError> {
    shelf::load(rules::Book::Hexes, path, parse)
}

/// Reads a personality from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Persona, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse_of(Book::Hexes, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Hexes, &mut findings, &root.field("book"));
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
