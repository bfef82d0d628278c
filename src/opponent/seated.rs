//! A scripted player of any book, as seated at the table: only the book knows its orders.

use super::{book::Mind, player::Opponent, speech::Speaker, why::Thought};
use crate::engine::Rules;
use bevy_ecs::world::World;
use std::{
    any::Any,
    fmt::{self, Debug},
    sync::Arc,
};

/// A thought of a player of any book.
#[derive(Clone)]
pub struct Considered {
    order: Arc<dyn Any + Send + Sync>,
    thought: Arc<dyn Any + Send + Sync>,
}

impl Considered {
    /// A thought of a player of this book.
    pub fn new<B: Mind>(thought: Thought<B>) -> Self {
        Self { order: Arc::new(thought.order.clone()), thought: Arc::new(thought) }
    }

    /// The thought, if it is one about this book.
    pub fn of<B: Mind>(&self) -> Option<&Thought<B>> {
        self.thought.downcast_ref()
    }

    /// The order of the thought, if it is one of this book.
    pub fn order<B: Rules>(&self) -> Option<&B::Order> {
        self.order.downcast_ref()
    }
}

impl Debug for Considered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Considered")
    }
}

/// A scripted player of any book, with its state of mind.
pub trait Seated: Any + Debug + Send + Sync {
    /// The name of its personality.
    fn name(&self) -> &str;
    /// The order it gives at the moment of a world, and why. It remembers the course it has started.
    fn explain(&mut self, world: &mut World) -> Option<Considered>;
    /// A copy with the same state of mind.
    fn again(&self) -> Box<dyn Seated>;
    /// Its speaker in a battle with this seed; none if it plays at random.
    fn speaker(&self, seed: u64) -> Option<Speaker>;
}

impl<B: Mind> Seated for Opponent<B> {
    fn name(&self) -> &str {
        use super::book::Character;
        self.persona().name()
    }

    fn explain(&mut self, world: &mut World) -> Option<Considered> {
        Self::explain(self, world).map(Considered::new)
    }

    fn again(&self) -> Box<dyn Seated> {
        Box::new(self.clone())
    }

    fn speaker(&self, seed: u64) -> Option<Speaker> {
        Self::speaker(self, seed)
    }
}

impl dyn Seated {
    /// Itself as a player of this book, if it is one.
    pub fn of<B: Mind>(&self) -> Option<&Opponent<B>> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }
}

impl Clone for Box<dyn Seated> {
    fn clone(&self) -> Self {
        self.again()
    }
}
