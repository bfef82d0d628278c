//! A roster while it is built, with every step back and forth.

use super::{Draft, Edit};

/// Steps that can be taken back.
const STEPS: usize = 200;

/// A roster with what it was before each edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    draft: Draft,
    before: Vec<Draft>,
    after: Vec<Draft>,
}

impl History {
    /// A roster that nothing has been changed of.
    pub const fn new(draft: Draft) -> Self {
        Self { draft, before: Vec::new(), after: Vec::new() }
    }

    /// The roster as it is now.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Steps that can be taken back, and steps that can be made again.
    pub const fn steps(&self) -> (usize, usize) {
        (self.before.len(), self.after.len())
    }

    /// Makes an edit; false where it changes nothing, which is no step.
    pub fn edit(&mut self, edit: &Edit) -> bool {
        let Some(next) = self.draft.with(edit).filter(|next| *next != self.draft) else { return false };
        self.before.push(std::mem::replace(&mut self.draft, next));
        if self.before.len() > STEPS {
            self.before.remove(0);
        }
        self.after.clear();
        true
    }

    /// Takes the last edit back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.draft, before));
        true
    }

    /// Makes the edit again that was taken back last; false where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.draft, after));
        true
    }
}
