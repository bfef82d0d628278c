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

/// A rule book that is taught.
pub trait Taught: Files {
    /// Something that the sentences of a step say of the table. It holds when the step begins, or the lesson is at fault.
    type Claim: Clone + Debug + PartialEq + DeserializeOwned + Send + Sync + 'static;
    /// A level as its file has it.
    type Source: Clone + Debug + DeserializeOwned;

    /// Orders that a step may wait for or let pass.
    const ORDERS: &'static [&'static str];
    /// The most that one of its dice shows.
    const FACES: u8;

    /// Checks the level in a lesson; none, with faults, where no battle can begin.
    fn check_level(findings: &mut Findings, path: &Path, source: Self::Source) -> Option<Self::Level>;
    /// What a level is called.
    fn name(level: &Self::Level) -> &str;
    /// The ground of a level.
    fn ground(level: &Self::Level) -> &Ground;
    /// The units of a side.
    fn units(level: &Self::Level, side: Side) -> Vec<UnitId>;
    /// The largest number that can be said of an order of this name.
    fn most(level: &Self::Level, side: Side, order: &str) -> usize;
    /// Whether a claim holds no more than it may.
    fn fits(_findings: &mut Findings, _path: &Path, _claim: &Self::Claim) -> bool {
        true
    }
    /// Checks that what a claim names is there.
    fn check_claim(scene: &Checked<Self>, findings: &mut Findings, path: &Path, claim: &Self::Claim);
}

/// A lesson, checked: its battle can begin, and every name in it is the name of something.
#[derive(Clone, Debug)]
pub struct Lesson<B: Taught = First> {
    /// The name of its file without the ending; its sentences begin with `lesson-` and this name.
    pub name: String,
    /// The battle that it is about.
    pub level: B::Level,
    /// Who is taught; the other side's answers are the lesson's own.
    pub side: Side,
    /// Its steps, in order; never empty.
    pub steps: Vec<Step<B>>,
    /// The shipped level that its player is offered next; none: this battle goes on.
    pub then: Option<String>,
}

/// One thing that is taught.
#[derive(Clone, Debug)]
pub struct Step<B: Taught = First> {
    /// Its name, for its sentences.
    pub id: String,
    /// What is meant, to be marked on the screen.
    pub point: Vec<Point>,
    /// What ends the step.
    pub until: Until,
    /// Orders that are taken besides; all others are refused with a hint.
    pub also: Vec<Wish>,
    /// The faces that the next dice show; empty: as they lie already.
    pub dice: Vec<u8>,
    /// What the other side does meanwhile, in order; what can't be done is passed over.
    pub theirs: Vec<Answer<B::Order>>,
    /// The rule that says more.
    pub rule: Option<String>,
    /// What its sentences say of the table.
    pub claims: Vec<B::Claim>,
}

/// Something on the screen that a step is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    /// Everybody of a unit.
    Unit(UnitId),
    /// Cells of the map.
    Cells(Zone),
    /// The button of a kind of order: its place among the book's verbs.
    Verb(u8),
    /// A part of the screen.
    Part(Part),
}

impl<B: Taught> Lesson<B> {
    /// The name of a sentence of a step: `title`, `text`, or `hint` for what is refused.
    pub fn sentence(&self, step: &Step<B>, what: &str) -> String {
        sentence::<B>(&self.name, &step.id, what)
    }
}

/// The name of a sentence of a step of a lesson.
pub fn sentence<B: Taught>(lesson: &str, step: &str, what: &str) -> String {
    Book::of(B::BOOK).unwrap_or_default().lesson_words(lesson, &format!("{step}-{what}"))
}
