//! Lessons of any book: a battle played step by step with guidance. Each step says what to do, which part of the screen
//! it is about, how the dice fall and what the other side does.

mod check;
mod raw;

pub(super) use check::known;
pub use check::{Checked, block, load, parse, shipped};
pub use raw::{Answer, Part, Until, Wish};

use super::{
    book::Files,
    findings::{Findings, Path},
};
use crate::board::{Zone, terrain::Ground};
use crate::force::{Side, UnitId};
use crate::rules::{Book, First};
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A rule book with lessons.
pub trait Taught: Files {
    /// A claim that the texts of a step make about the table. It has to be true when the step starts, or the lesson has
    /// an error.
    type Claim: Clone + Debug + PartialEq + DeserializeOwned + Send + Sync + 'static;
    /// A level as in its file.
    type Source: Clone + Debug + DeserializeOwned;

    /// Orders that a step may wait for or let through.
    const ORDERS: &'static [&'static str];
    /// The highest face of any of its dice.
    const FACES: u8;

    /// Checks the level in a lesson; none, with errors, if no battle can start.
    fn check_level(findings: &mut Findings, path: &Path, source: Self::Source) -> Option<Self::Level>;
    /// The name of a level.
    fn name(level: &Self::Level) -> &str;
    /// The ground of a level.
    fn ground(level: &Self::Level) -> &Ground;
    /// The units of a side.
    fn units(level: &Self::Level, side: Side) -> Vec<UnitId>;
    /// The highest number that can be associated with an order of this name.
    fn most(level: &Self::Level, side: Side, order: &str) -> usize;
    /// Whether the size of a claim is within limits.
    fn fits(_findings: &mut Findings, _path: &Path, _claim: &Self::Claim) -> bool {
        true
    }
    /// Checks that what a claim names exists.
    fn check_claim(scene: &Checked<Self>, findings: &mut Findings, path: &Path, claim: &Self::Claim);
}

/// A checked lesson: its battle can start, and every name in it exists.
#[derive(Clone, Debug)]
pub struct Lesson<B: Taught = First> {
    /// The name of its file without the extension; its text names start with `lesson-` and this name.
    pub name: String,
    /// Its battle.
    pub level: B::Level,
    /// The side being taught; the other side's answers are the lesson's own.
    pub side: Side,
    /// Its steps, in order; never empty.
    pub steps: Vec<Step<B>>,
    /// The shipped level offered to its player next; none if this battle continues.
    pub then: Option<String>,
}

/// One step of a lesson.
#[derive(Clone, Debug)]
pub struct Step<B: Taught = First> {
    /// Its name, used for its texts.
    pub id: String,
    /// The things to highlight on the screen.
    pub point: Vec<Point>,
    /// What ends the step.
    pub until: Until,
    /// Additional orders that are accepted; all others are refused with a hint.
    pub also: Vec<Wish>,
    /// The faces of the next dice; empty to leave them as they are.
    pub dice: Vec<u8>,
    /// What the other side does meanwhile, in order; anything that isn't possible is skipped.
    pub theirs: Vec<Answer<B::Order>>,
    /// The rule with more details.
    pub rule: Option<String>,
    /// The claims of its texts about the table.
    pub claims: Vec<B::Claim>,
}

/// Something on the screen that a step is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    /// Everybody in a unit.
    Unit(UnitId),
    /// Cells of the map.
    Cells(Zone),
    /// The button for a kind of order, by its index among the book's verbs.
    Verb(u8),
    /// A part of the screen.
    Part(Part),
}

impl<B: Taught> Lesson<B> {
    /// The name of a text of a step: `title`, `text`, or `hint` for a refused order.
    pub fn sentence(&self, step: &Step<B>, what: &str) -> String {
        sentence::<B>(&self.name, &step.id, what)
    }
}

/// The name of a text of a step of a lesson.
pub fn sentence<B: Taught>(lesson: &str, step: &str, what: &str) -> String {
    Book::of(B::BOOK).unwrap_or_default().lesson_words(lesson, &format!("{step}-{what}"))
}
