//! What a book adds to the hands that all books share.

use super::Hands;
use std::{any::Any, fmt::Debug};

/// A book's own kind of draft. The hands hold it, and say when to drop it.
pub trait Own: Any + Debug + Send + Sync {
    /// A copy of it.
    fn copy(&self) -> Box<dyn Own>;
    /// Drops the draft and everything that depends on it.
    fn let_go(&mut self);
    /// Cancels one step of the draft; returns whether there was one.
    fn take_back(&mut self) -> bool;
    /// Another side's order was given.
    fn release(&mut self);
    /// A window has opened, or a different one: clears what was prepared for the last.
    fn begin_answer(&mut self);
}

impl Clone for Box<dyn Own> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl Hands {
    /// What a book has added; `None` if nothing yet.
    pub fn own<T: Own>(&self) -> Option<&T> {
        let own: &dyn Any = self.own.as_deref()?;
        own.downcast_ref()
    }

    /// The same, mutably; it starts empty, and what another book added is dropped.
    pub fn own_mut<T: Own + Default>(&mut self) -> &mut T {
        if self.own::<T>().is_none() {
            self.own = Some(Box::new(T::default()));
        }
        let own: Option<&mut dyn Any> = self.own.as_deref_mut().map(|own| own as &mut dyn Any);
        own.and_then(|own| own.downcast_mut()).expect("it was put there")
    }

    /// Applies a change to what a book has added, if anything.
    pub(super) fn each_own(&mut self, change: impl FnOnce(&mut dyn Own)) {
        if let Some(own) = self.own.as_deref_mut() {
            change(own);
        }
    }
}
