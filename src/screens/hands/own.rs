//! What a book keeps in the hands that all books share.

use super::Hands;
use std::{any::Any, fmt::Debug};

/// What one book drafts in its own way. The hands hold it, and say when it is gone.
pub trait Own: Any + Debug + Send + Sync {
    /// The same once more.
    fn copy(&self) -> Box<dyn Own>;
    /// Drops the draft and everything that depends on it.
    fn let_go(&mut self);
    /// Whether something was drafted that one step back takes away.
    fn take_back(&mut self) -> bool;
    /// Somebody else's order was given.
    fn release(&mut self);
    /// A window has opened, or another one: what was laid out for the last is gone.
    fn begin_answer(&mut self);
}

impl Clone for Box<dyn Own> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl Hands {
    /// What a book keeps in them; none as long as it has kept nothing.
    pub fn own<T: Own>(&self) -> Option<&T> {
        let own: &dyn Any = self.own.as_deref()?;
        own.downcast_ref()
    }

    /// The same, to be changed; it begins empty, and what another book kept is gone.
    pub fn own_mut<T: Own + Default>(&mut self) -> &mut T {
        if self.own::<T>().is_none() {
            self.own = Some(Box::new(T::default()));
        }
        let own: Option<&mut dyn Any> = self.own.as_deref_mut().map(|own| own as &mut dyn Any);
        own.and_then(|own| own.downcast_mut()).expect("it was put there")
    }

    /// Tells what a book keeps in them, if one does.
    pub(super) fn each_own(&mut self, change: impl FnOnce(&mut dyn Own)) {
        if let Some(own) = self.own.as_deref_mut() {
            change(own);
        }
    }
}
