//! A scripted player of whichever book, as the table seats it: only the book knows what it orders.

use super::{book::Mind, player::Opponent, speech::Speaker, why::Thought};
use crate::engine::Rules;
use bevy_ecs::world::World;
use std::{
    any::Any,
    fmt::{self, Debug},
    sync::Arc,
};

/// A thought of a player of whichever book.
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

    /// The order that was thought of, if it is one of this book.
    pub fn order<B: Rules>(&self) -> Option<&B::Order> {
        self.order.downcast_ref()
    }
}

impl Debug for Considered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Considered")
    }
}

/// A scripted player of whichever book, with its state of mind.
pub trait Seated: Any + Debug + Send + Sync {
    /// The name of its character.
    fn name(&self) -> &str;
    /// What it orders at the moment of a world, and why. It remembers the course that it has set out on.
    fn explain(&mut self, world: &mut World) -> Option<Considered>;
    /// The same in the same state of mind.
    fn again(&self) -> Box<dyn Seated>;
    /// Who speaks for it in a battle of this seed; nobody where it plays at random.
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
    /// It as a player of this book, if it is one.
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
