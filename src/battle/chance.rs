//! A player that chooses at random, from its own stream and never from the battle's dice.

use crate::dice::Stream;
use crate::engine::{BookOrder, Rules, Shape};
use bevy_ecs::world::World;

/// Chooses at random among all that a book allows.
#[derive(Clone, Debug)]
pub struct ChancePlayer {
    stream: Stream,
}

impl ChancePlayer {
    /// A player whose choices are determined by the seed.
    pub fn new(seed: u64) -> Self {
        Self { stream: Stream::new(seed, "chance player") }
    }

    /// A random order that will be accepted; none when the battle is over.
    pub fn choose<O: BookOrder>(&mut self, world: &World) -> Option<O> {
        let view = O::Book::view(world);
        let choices = O::Book::choices(view)?;
        match choices.window.shape() {
            Shape::Act | Shape::List => O::Book::wander(view, choices, &mut self.stream),
            _ => self.stream.pick(&choices.orders).cloned(),
        }
    }
}
