//! What every book's state has: the clock, the dice, and how far the log has come.

use super::{
    clock::{Clock, Procedure},
    log::BattleLog,
};
use crate::dice::Dice;
use bevy_ecs::world::World;

/// The engine's part of a moment of a battle, as plain data. A book's snapshot ends with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moment<F: Send + Sync + 'static> {
    clock: Clock<F>,
    dice: Dice,
    facts: usize,
    /// The frame that the next fact belongs to: an order is told before any stage enters one.
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

    /// All procedures under way, outermost first, to change their data where a side doesn't know of it.
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
