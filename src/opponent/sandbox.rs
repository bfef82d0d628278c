//! A world for thinking, separate from the one on the screen, for a thread of its own.

use super::{book::Mind, player::Opponent, why::Thought};
use crate::dice::Dice;
use crate::engine::door;
use bevy_ecs::world::World;
use std::marker::PhantomData;

/// The same battle in a separate world, which may be sent to another thread.
pub struct Sandbox<B: Mind> {
    world: World,
    book: PhantomData<B>,
}

impl<B: Mind> Sandbox<B> {
    /// A world with this battle mustered.
    pub fn of(muster: &B::Muster) -> Self {
        let mut world = World::new();
        door::install::<B>(&mut world);
        door::muster::<B>(&mut world, muster, Dice::seeded(0));
        Self { world, book: PhantomData }
    }

    /// The order that a player would give at a moment of the battle, and why. It knows what its side may know.
    pub fn think(&mut self, player: &Opponent<B>, moment: &B::Snapshot) -> Option<Thought<B>> {
        door::restore::<B>(&mut self.world, moment);
        player.think(&mut self.world)
    }

    /// The order that a player gives at a moment of the battle; it remembers the course it has started.
    pub fn explain(&mut self, player: &mut Opponent<B>, moment: &B::Snapshot) -> Option<Thought<B>> {
        door::restore::<B>(&mut self.world, moment);
        player.explain(&mut self.world)
    }
}
