//! A form: several questions that one order answers at once, each with a marked answer, as plain values.

use crate::board::Cell;
use crate::force::UnitId;

/// One answer to a question of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub title: String,
    /// What is written on it, cell by cell, where it is a card.
    pub cells: Vec<String>,
    /// What it does.
    pub about: String,
    /// The cell that it is about: a click there takes it.
    pub cell: Option<Cell>,
    /// It does nothing as things stand.
    pub idle: bool,
}

/// A question of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// What it asks.
    pub title: String,
    /// Its answers.
    pub choices: Vec<Choice>,
    /// The place of the marked one.
    pub marked: usize,
}

/// A row of cards that lie open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// What is written on it, cell by cell.
    pub cells: Vec<String>,
    /// Which of them is carried out now.
    pub now: Option<usize>,
}

/// What a form asks of one unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The unit; none where it asks of no single one.
    pub unit: Option<UnitId>,
    /// What it is like, in a word or two.
    pub state: String,
    /// What of it lies open.
    pub open: Vec<Strip>,
    /// The questions.
    pub items: Vec<Item>,
}

/// A form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// What it is for.
    pub title: String,
    /// What to do with it.
    pub about: String,
    /// What the button says that gives it.
    pub accept: String,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Whether a cell has to be chosen too.
    pub wants_cell: bool,
}

impl Form {
    /// All questions, row by row.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.rows.iter().flat_map(|row| &row.items)
    }

    /// The places of the questions of a row.
    pub fn items_of(&self, row: usize) -> std::ops::Range<usize> {
        let before = self.rows.iter().take(row).map(|row| row.items.len()).sum();
        before..before + self.rows.get(row).map_or(0, |row| row.items.len())
    }

    /// The row of a unit.
    pub fn row_of(&self, unit: UnitId) -> Option<usize> {
        self.rows.iter().position(|row| row.unit == Some(unit))
    }
}

/// One of the many steps of a round, as they lie in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tick {
    /// Its sign, of one or two letters.
    pub sign: String,
    /// What it is called, and what happens in it.
    pub about: String,
    /// The rule that it comes from.
    pub rule: &'static str,
    /// How far it is.
    pub state: Ticked,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ticked {
    /// Something happened in it.
    Done,
    /// Nothing happened in it.
    Empty,
    /// It is under way.
    Now,
    /// It is still to come.
    #[default]
    Ahead,
}
