//! A roster being edited, with undo and redo.

use super::{Draft, Edit};

/// Number of steps that can be undone.
const STEPS: usize = 200;

/// A roster with its state before each edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    draft: Draft,
    before: Vec<Draft>,
    after: Vec<Draft>,
}

impl History {
    /// A roster without any edits.
    pub const fn new(draft: Draft) -> Self {
        Self { draft, before: Vec::new(), after: Vec::new() }
    }

    /// The current roster.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Number of steps that can be undone, and of steps that can be redone.
    pub const fn steps(&self) -> (usize, usize) {
        (self.before.len(), self.after.len())
    }

    /// Makes an edit; false if it changes nothing, which doesn't count as a step.
    pub fn edit(&mut self, edit: &Edit) -> bool {
        let Some(next) = self.draft.with(edit).filter(|next| *next != self.draft) else { return false };
        self.before.push(std::mem::replace(&mut self.draft, next));
        if self.before.len() > STEPS {
            self.before.remove(0);
        }
        self.after.clear();
        true
    }

    /// Undoes the last edit; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.draft, before));
        true
    }

    /// Redoes the edit that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.draft, after));
        true
    }
}
