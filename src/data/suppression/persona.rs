//! Personalities of the scripted opponent of Suppression Actions: how each values casualties, markers, ground and
//! danger.

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
pub const VOICES: [&str; 4] = [persona::PLAIN, "drumfire", "headlong", "long-grass"];

/// The heaviest weight, in hundredths.
const HEAVIEST: i64 = 1000;

/// The criteria for an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Consider {
    /// Expected casualties of the enemy.
    Casualties,
    /// The expected cost to the enemy of markers and of falling back.
    Markers,
    /// How near it gets to an objective.
    Goal,
    /// What the enemy can do to it there.
    Danger,
    /// The prospects of a charge.
    Assault,
    /// Bringing models back into command.
    Command,
}

impl Consider {
    /// All criteria, in order.
    pub const ALL: &[Consider] = &[
        Consider::Casualties,
        Consider::Markers,
        Consider::Goal,
        Consider::Danger,
        Consider::Assault,
        Consider::Command,
    ];

    /// Its name in a sentence about an order.
    pub const fn reason(self) -> &'static str {
        match self {
            Consider::Casualties => "suppression-reason-casualties",
            Consider::Markers => "suppression-reason-markers",
            Consider::Goal => "suppression-reason-goal",
            Consider::Danger => "suppression-reason-danger",
            Consider::Assault => "suppression-reason-assault",
            Consider::Command => "suppression-reason-command",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Consider::Casualties => "suppression-consider-casualties",
            Consider::Markers => "suppression-consider-markers",
            Consider::Goal => "suppression-consider-goal",
            Consider::Danger => "suppression-consider-danger",
            Consider::Assault => "suppression-consider-assault",
            Consider::Command => "suppression-consider-command",
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
    casualties: i64,
    markers: i64,
    goal: i64,
    danger: i64,
    assault: i64,
    command: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Self { casualties: 100, markers: 100, goal: 100, danger: 100, assault: 100, command: 100 }
    }
}

impl Weights {
    const fn by_name(&self) -> [(&'static str, i64); Consider::ALL.len()] {
        [
            ("casualties", self.casualties),
            ("markers", self.markers),
            ("goal", self.goal),
            ("danger", self.danger),
            ("assault", self.assault),
            ("command", self.command),
        ]
    }
}

/// The names of the shipped personalities, in order, without the extension.
pub fn names() -> Vec<String> {
    library::opponents_of(rules::Book::Suppression)
}

/// All shipped characters.
pub fn all() -> Vec<Arc<Persona>> {
    shelf::all(rules::Book::Suppression, parse)
}

/// A shipped personality by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Arc<Persona>, LoadError> {
    shelf::shipped(rules::Book::Suppression, name, parse)
}

/// Reads a personality from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Persona, Vec<Note>), LoadError> {
    shelf::load(rules::Book::Suppression, path, parse)
}

/// Reads a personality from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Persona, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse_of(Book::Suppression, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check_is(Book::Suppression, &mut findings, &root.field("book"));
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
