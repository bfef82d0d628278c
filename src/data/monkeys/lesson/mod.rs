//! Lessons: a battle played step by step with guidance. Each step says what to do, which part of the screen it is
//! about, how the dice fall and what the other side does.

mod check;
mod raw;

pub(crate) use check::block;
pub use check::{load, parse, shipped};
pub use raw::{Answer, Claim, Part, Until, Wish};

use super::level::Level;
use crate::board::Zone;
use crate::force::{Side, UnitId};

/// A lesson, checked: its battle can begin, and every name in it is the name of something.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file without the ending; its sentences begin with `lesson-` and this name.
    pub name: String,
    /// The battle that it is about.
    pub level: Level,
    /// Who is taught; the other side's answers are the lesson's own.
    pub side: Side,
    /// Its steps, in order; never empty.
    pub steps: Vec<Step>,
}

/// One thing that is taught.
#[derive(Clone, Debug)]
pub struct Step {
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
    pub theirs: Vec<Answer>,
    /// The rule that says more.
    pub rule: Option<String>,
    /// What its sentences say of the table.
    pub claims: Vec<Claim>,
}

/// Something on the screen that a step is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    /// Everybody of a unit.
    Unit(UnitId),
    /// Cells of the map.
    Cells(Zone),
    /// A part of the screen.
    Part(Part),
}

impl Lesson {
    /// The name of a sentence of a step: `title`, `text`, or `hint` for what is refused.
    pub fn sentence(&self, step: &Step, what: &str) -> String {
        format!("lesson-{}-{}-{what}", self.name, step.id)
    }
}
