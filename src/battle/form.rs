//! A form: several questions answered at once by a single order, each with a default answer, as plain values.

use crate::board::Cell;
use crate::force::UnitId;

/// One answer to a question of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Its title.
    pub title: String,
    /// The texts of its cells, if it is a card.
    pub cells: Vec<String>,
    /// What is written on it in a few words, if it is a card.
    pub brief: String,
    /// What it does.
    pub about: String,
    /// The cell that it is about: clicking there chooses it.
    pub cell: Option<Cell>,
    /// The unit that it is against.
    pub unit: Option<UnitId>,
    /// It has no effect in the current state.
    pub idle: bool,
}

/// A question of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// What it asks.
    pub title: String,
    /// Its answers.
    pub choices: Vec<Choice>,
    /// The index of the default.
    pub marked: usize,
}

/// A row of face-up cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// The texts of its cells.
    pub cells: Vec<String>,
    /// The same in a few words.
    pub brief: String,
    /// The index of the one being carried out.
    pub now: Option<usize>,
}

/// The questions of a form about one unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The unit; none if it isn't about a single one.
    pub unit: Option<UnitId>,
    /// Its state, in a word or two.
    pub state: String,
    /// Its face-up cards.
    pub open: Vec<Strip>,
    /// The questions.
    pub items: Vec<Item>,
}

/// A form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The purpose of the form.
    pub title: String,
    /// The instruction for the player.
    pub about: String,
    /// The text on the button that submits it.
    pub accept: String,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Whether a cell has to be chosen as well.
    pub wants_cell: bool,
}

impl Form {
    /// All questions, row by row.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.rows.iter().flat_map(|row| &row.items)
    }

    /// The indices of the questions in a row.
    pub fn items_of(&self, row: usize) -> std::ops::Range<usize> {
        let before = self.rows.iter().take(row).map(|row| row.items.len()).sum();
        before..before + self.rows.get(row).map_or(0, |row| row.items.len())
    }

    /// The row of a unit.
    pub fn row_of(&self, unit: UnitId) -> Option<usize> {
        self.rows.iter().position(|row| row.unit == Some(unit))
    }
}

/// One of the many steps of a round, shown in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tick {
    /// Its symbol, one or two letters.
    pub sign: String,
    /// Its name, shown while it is under way.
    pub name: String,
    /// Its name, and what happens in it.
    pub about: String,
    /// The rule that it comes from.
    pub rule: &'static str,
    /// Its progress.
    pub state: Ticked,
}

/// The progress of a step.
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
