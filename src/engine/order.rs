//! What the orders and refusals of all books have in common.

use crate::words::Message;
use bevy_ecs::resource::Resource;
use serde::Serialize;
use std::fmt;

/// The id of a rule, as the book writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an order can't be given: one variant per rule in each book, with its numbers.
pub trait Refusal {
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// The reason in one sentence with its numbers.
    fn message(&self) -> Message;
}

/// The order for the running stage.
#[derive(Resource, Clone, Debug)]
pub struct Given<O: Send + Sync + 'static>(Option<O>);

impl<O: Send + Sync + 'static> Default for Given<O> {
    fn default() -> Self {
        Self(None)
    }
}

impl<O: Send + Sync + 'static> Given<O> {
    /// The order.
    pub fn order(&self) -> &O {
        self.0.as_ref().expect("a taking stage runs only after an order")
    }

    /// Passes the order to the stage that takes it.
    pub(super) fn give(&mut self, order: O) {
        self.0 = Some(order);
    }
}
