//! Battles of Monkeys With Guns: the engine's interface by short names, the log in words, the table of rolls, lessons,
//! scripts.

pub mod lesson;
pub mod picture;
mod replay;
pub mod rolls;
mod script;
pub mod tell;
mod told;
pub mod whereabouts;

pub use script::begin as begin_scene;
pub use whereabouts::begun;

use super::play;
use crate::dice::Dice;
use crate::engine::{Awaiting, Rules, door};
use crate::force::Side;
use crate::rules::monkeys::{Monkeys, Muster, choices::Choices, snapshot::Snapshot};
use bevy_ecs::world::World;

/// Puts the rule books into a world, once.
pub fn install(world: &mut World) {
    door::install::<Monkeys>(world);
}

/// Places forces without keeping a record: for many battles in a row.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    play::muster::<Monkeys>(world, muster, dice);
}

/// Runs until someone must decide, or it is over.
pub fn advance(world: &mut World) -> Awaiting {
    door::advance::<Monkeys>(world)
}

/// Whose decision is awaited; none when the battle is over.
pub fn decider(world: &World) -> Option<Side> {
    door::window::<Monkeys>(world).map(|window| window.side)
}

/// What the awaited player may do; none when the battle is over.
pub fn choices(world: &World) -> Option<Choices> {
    door::choices::<Monkeys>(world)
}

/// Hash over facts, pieces, frames and dice: equal where the same battle was played the same way.
pub fn hash(world: &mut World) -> u64 {
    play::hash::<Monkeys>(world)
}

/// The state as plain data.
pub fn snapshot(world: &World) -> Snapshot {
    Monkeys::snapshot(world)
}

/// Puts the battle back to an earlier moment of itself.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    door::restore::<Monkeys>(world, snapshot);
}

/// Takes the last order back, if no die has been rolled since. True if there was one.
pub fn undo(world: &mut World) -> bool {
    play::undo::<Monkeys>(world)
}

/// Gives an order again that was taken back. True if there was one.
pub fn redo(world: &mut World) -> bool {
    play::redo::<Monkeys>(world)
}
