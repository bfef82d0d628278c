//! The draft of an order in a book that is played by the shape of its questions.

use crate::board::Cell;
use crate::force::UnitId;
use crate::opponent::seated::Considered;

/// An order as far as it is drafted: by its index among the answers, or by what the book needs for planning it.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The drafted order of a turn, by its index among the answers.
    pub(super) picked: Option<usize>,
    /// The goal of that order, if the book plans it.
    pub(super) goal: Option<Cell>,
    /// Which of its variants is used, from 0: moving first, or shooting first.
    pub(super) way_to: usize,
    /// Where a unit being placed faces, if the book asks for that.
    pub(super) toward: Option<Cell>,
    /// What is done along with the drafted order, by its index among the options.
    pub(super) beside: Option<usize>,
    /// The advised order, if it isn't one that the player could draft: it is an additional answer.
    pub(super) advised: Option<Considered>,
    /// The chosen answers to the questions of a form, by their indices; empty for the marked ones.
    pub(super) picks: Vec<usize>,
    /// The question of the form that the keys answer.
    pub(super) item: usize,
    /// The unit on top of the others in its cell, as far as the pointer is concerned.
    pub(super) top: Option<UnitId>,
    /// The dismissed table of rolls, by the number of its first fact.
    pub(super) reported: Option<u32>,
}

impl Draft {
    /// The drafted order of a turn, by its index among the answers.
    pub const fn picked(&self) -> Option<usize> {
        self.picked
    }

    /// The chosen answers to the questions of a form, by their indices; empty for the marked ones.
    pub fn picks(&self) -> &[usize] {
        &self.picks
    }

    /// The first time, this drafts an order; the second time it returns its index, so that it is given.
    pub(super) fn pick(&mut self, found: Option<usize>) -> Option<usize> {
        if found.is_some() && self.picked == found {
            return found;
        }
        (self.beside, self.picked) = (None, found);
        None
    }

    /// Adds something to the order; the same again removes it.
    pub(super) fn toggle_beside(&mut self, beside: usize) {
        self.beside = (self.beside != Some(beside)).then_some(beside);
    }

    /// Another question is open: nothing of it is answered yet.
    pub(in crate::screens) fn begin_answer(&mut self) {
        (self.picked, self.goal, self.item) = (None, None, 0);
        self.picks.clear();
    }

    /// An order is drafted from the start, so that one key gives it.
    pub(super) const fn begin_with(&mut self, usual: Option<usize>) {
        self.picked = usual;
    }

    /// Drops the order; the state of a form stays.
    pub(in crate::screens) fn let_go(&mut self) {
        (self.picked, self.goal, self.advised) = (None, None, None);
        (self.toward, self.beside) = (None, None);
    }
}
