//! The order that hands draft in a book that is played by the shapes of what it asks.

use crate::board::Cell;
use crate::opponent::seated::Considered;

/// An order as far as it is drafted: by its place among the answers, or by what the book is to plan it from.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The order of a turn that is drafted, by its place among the answers.
    pub(super) picked: Option<usize>,
    /// Where that order is to lead, where the book plans it.
    pub(super) goal: Option<Cell>,
    /// In which of its ways it is given, from 0: to move first, or to shoot first.
    pub(super) way_to: usize,
    /// Where a unit that is being placed is to look, where the book asks for that.
    pub(super) toward: Option<Cell>,
    /// What is done along with the drafted order, by its place among what may be.
    pub(super) beside: Option<usize>,
    /// The order that somebody advises, where it isn't one that hands would draft: it is one more answer.
    pub(super) advised: Option<Considered>,
    /// The answers taken to the questions of a form, by their places; none: the marked ones.
    pub(super) picks: Vec<usize>,
    /// The question of the form that keys answer.
    pub(super) item: usize,
    /// The table of rolls that has been put aside, by the number of its first fact.
    pub(super) reported: Option<u32>,
}

impl Draft {
    /// The order of a turn that is drafted, by its place among the answers.
    pub const fn picked(&self) -> Option<usize> {
        self.picked
    }

    /// The answers taken to the questions of a form, by their places; none: the marked ones.
    pub fn picks(&self) -> &[usize] {
        &self.picks
    }

    /// The first time an order is drafted; the second time its place is told: it is given.
    pub(super) fn pick(&mut self, found: Option<usize>) -> Option<usize> {
        if found.is_some() && self.picked == found {
            return found;
        }
        (self.beside, self.picked) = (None, found);
        None
    }

    /// Something is done along with the order; the same again leaves it out.
    pub(super) fn toggle_beside(&mut self, beside: usize) {
        self.beside = (self.beside != Some(beside)).then_some(beside);
    }

    /// Another question is open: nothing of it is answered yet.
    pub(in crate::screens) fn begin_answer(&mut self) {
        (self.picked, self.goal, self.item) = (None, None, 0);
        self.picks.clear();
    }

    /// Drops the order; how a form is filled stays.
    pub(in crate::screens) fn let_go(&mut self) {
        (self.picked, self.goal, self.advised) = (None, None, None);
        (self.toward, self.beside) = (None, None);
    }
}
