//! A roster being edited, with undo and redo.

/// Number of steps that can be undone.
const STEPS: usize = 200;

/// A roster that changes edit by edit.
pub trait Edited: Clone + PartialEq {
    /// One edit.
    type Edit;

    /// The roster after an edit; none if what it changes doesn't exist. An edit that breaks the rules is still made.
    fn with(&self, edit: &Self::Edit) -> Option<Self>;
}

/// A roster with its state before each edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<D> {
    draft: D,
    before: Vec<D>,
    after: Vec<D>,
}

impl<D> History<D> {
    /// A roster without any edits.
    pub const fn new(draft: D) -> Self {
        Self { draft, before: Vec::new(), after: Vec::new() }
    }

    /// The current roster.
    pub const fn draft(&self) -> &D {
        &self.draft
    }

    /// Number of steps that can be undone, and of steps that can be redone.
    pub const fn steps(&self) -> (usize, usize) {
        (self.before.len(), self.after.len())
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

impl<D: Edited> History<D> {
    /// Makes an edit; false if it changes nothing, which doesn't count as a step.
    pub fn edit(&mut self, edit: &D::Edit) -> bool {
        let Some(next) = self.draft.with(edit).filter(|next| *next != self.draft) else { return false };
        self.before.push(std::mem::replace(&mut self.draft, next));
        if self.before.len() > STEPS {
            self.before.remove(0);
        }
        self.after.clear();
        true
    }
}
