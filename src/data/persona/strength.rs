//! Strengths: budgets counted in candidates and play-outs, never in seconds, so that every machine plays the same
//! battle.

use super::raw;
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    number::within,
    shape,
};
use crate::rules::Book;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::OnceLock};

/// The strengths as shipped.
const SHIPPED: &str = include_str!("../../../assets/opponents/strengths.ron");

/// How well an opponent plays. None of them sees more than a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// At random among all legal orders.
    Random,
    /// Weighs a few candidates.
    Quick,
    /// Weighs more of them, and plays the best ones out.
    Careful,
    /// Plays out many, and farther ahead.
    Deep,
}

impl Strength {
    /// All strengths, weakest first.
    pub const ALL: [Strength; 4] = [Strength::Random, Strength::Quick, Strength::Careful, Strength::Deep];

    /// Its name in files and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Quick => "quick",
            Strength::Careful => "careful",
            Strength::Deep => "deep",
        }
    }

    /// Its budget in a book.
    pub fn budget(self, book: &str) -> Budget {
        static BUDGETS: OnceLock<Vec<Budget>> = OnceLock::new();
        let read = || match parse("strengths.ron", SHIPPED) {
            Ok((budgets, _)) => budgets,
            Err(error) => unreachable!("the shipped strengths are read by a test: {error}"),
        };
        match self.among(BUDGETS.get_or_init(read), book) {
            Some(budget) => budget,
            None => unreachable!("each strength has a budget for all books"),
        }
    }

    /// Its budget in a book among those of a file: one for this book, else the one for all.
    pub fn among(self, budgets: &[Budget], book: &str) -> Option<Budget> {
        let own = budgets.iter().filter(|budget| budget.name == self);
        let fits = own.filter(|budget| budget.book.is_none_or(|only| only.name() == book));
        fits.max_by_key(|budget| budget.book.is_some()).copied()
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Strength {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let known = Strength::ALL.map(Strength::key);
        let found = Strength::ALL.into_iter().find(|strength| strength.key() == text);
        found.ok_or_else(|| crate::data::nearest::unknown("strength", text, &known))
    }
}

/// The budget of a strength for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The strength it belongs to.
    pub name: Strength,
    /// The only book that it is for; all others if it has none.
    pub book: Option<Book>,
    /// Destinations that are fully evaluated for each unit.
    pub candidates: usize,
    /// Number of best candidates that are played out.
    pub plans: usize,
    /// How often each of them is played out, with different dice.
    pub playouts: usize,
    /// Length of a play-out, in turns of both sides.
    pub turns: u16,
    /// The limit for the orders given in all play-outs of a turn: the fuller the board, the more each one counts.
    pub effort: u64,
    /// Whether every square within reach is considered and every volley computed exactly, rather than estimated.
    pub thorough: bool,
}

/// Reads and checks strengths: each of the four once for all books, and at most once for each.
pub(super) fn parse(file: &str, text: &str) -> Result<(Vec<Budget>, Vec<Note>), LoadError> {
    let raw: raw::Strengths = shape::parse(file, text)?;
    let mut findings = Findings::default();
    let path = Path::default().field("strengths");
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&Path::default().field("format"), what.with("format", shape::FORMAT as usize));
    }
    for (place, budget) in raw.strengths.iter().enumerate() {
        let path = path.at(place);
        within(&mut findings, &path.field("candidates"), budget.candidates, 1, 64);
        within(&mut findings, &path.field("plans"), budget.plans, 0, 64);
        within(&mut findings, &path.field("playouts"), budget.playouts, 0, 64);
        within(&mut findings, &path.field("turns"), budget.turns, 0, 40);
        within(&mut findings, &path.field("effort"), budget.effort, 0, raw::any_effort());
        if raw.strengths[..place].iter().any(|other| (other.name, other.book) == (budget.name, budget.book)) {
            findings.fault(&path.field("name"), Message::new("data-twice").with("given", budget.name.key()));
        }
    }
    for strength in Strength::ALL {
        if raw.strengths.iter().all(|budget| (budget.name, budget.book) != (strength, None)) {
            findings.fault(&path, Message::new("data-missing").with("field", strength.key()));
        }
    }
    let mut budgets: Vec<Budget> = raw.strengths.into_iter().map(budget).collect();
    budgets.sort_by_key(|budget| budget.name);
    findings.settle(file, Some(budgets))
}

fn budget(raw: raw::Budget) -> Budget {
    let count = |number: i64| usize::try_from(number).unwrap_or(0);
    Budget {
        name: raw.name,
        book: raw.book,
        candidates: count(raw.candidates),
        plans: count(raw.plans),
        playouts: count(raw.playouts),
        turns: count(raw.turns) as u16,
        effort: count(raw.effort) as u64,
        thorough: raw.thorough,
    }
}
