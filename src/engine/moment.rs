//! State common to all books: the clock, the dice, and the length of the log.

use super::{
    clock::{Clock, Procedure},
    log::BattleLog,
};
use crate::dice::Dice;
use bevy_ecs::world::World;

/// The engine's part of a moment of a battle, as plain data. Every book's snapshot ends with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moment<F: Send + Sync + 'static> {
    clock: Clock<F>,
    dice: Dice,
    facts: usize,
    /// The frame that the next fact belongs to: an order is recorded before any stage enters one.
    entered: (u32, u8),
}

impl<F: Procedure> Moment<F> {
    /// The moment in a world.
    pub fn take(world: &World) -> Self {
        let log = world.resource::<BattleLog>();
        Self {
            clock: world.resource::<Clock<F>>().clone(),
            dice: world.resource::<Dice>().clone(),
            facts: log.len(),
            entered: log.entered(),
        }
    }

    /// All procedures under way, outermost first, mutable, to change the parts that a side doesn't know of.
    pub fn frames_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.clock.frames_mut()
    }

    /// Puts clock, dice and log back to this moment.
    pub fn put_back(&self, world: &mut World) {
        *world.resource_mut::<Clock<F>>() = self.clock.clone();
        *world.resource_mut::<Dice>() = self.dice.clone();
        let mut log = world.resource_mut::<BattleLog>();
        log.truncate(self.facts);
        log.enter(self.entered.0, self.entered.1);
    }
}
