//! A world to think in, separate from the one on the screen, for its own thread.

use super::{Opponent, Thought};
use crate::dice::Dice;
use crate::rules::monkeys::{Muster, door, snapshot::Snapshot};
use bevy_ecs::world::World;

/// The same battle in a separate world, which may be sent to another thread.
pub struct Sandbox(World);

impl Sandbox {
    /// A world in which this battle was mustered.
    pub fn of(muster: &Muster) -> Self {
        let mut world = World::new();
        door::install(&mut world);
        door::muster(&mut world, muster, Dice::seeded(0));
        Self(world)
    }

    /// What a player would order at a moment of the battle, and why.
    pub fn think(&mut self, player: &Opponent, moment: &Snapshot) -> Option<Thought> {
        door::restore(&mut self.0, moment);
        player.think(&mut self.0)
    }

    /// What a player orders at a moment of the battle; it remembers the course that it has set out on.
    pub fn explain(&mut self, player: &mut Opponent, moment: &Snapshot) -> Option<Thought> {
        door::restore(&mut self.0, moment);
        player.explain(&mut self.0)
    }
}
