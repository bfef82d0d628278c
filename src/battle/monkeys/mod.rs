//! Battles of Monkeys With Guns: shorthands for the engine's interface, the log as text, the table of rolls, lessons,
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

/// Places forces without keeping a record, for many battles in a row.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    play::muster::<Monkeys>(world, muster, dice);
}

/// Runs until someone must decide, or it is over.
pub fn advance(world: &mut World) -> Awaiting {
    door::advance::<Monkeys>(world)
}

/// The side that has to decide; none when the battle is over.
pub fn decider(world: &World) -> Option<Side> {
    door::window::<Monkeys>(world).map(|window| window.side)
}

/// The options of the player whose decision is pending; none when the battle is over.
pub fn choices(world: &World) -> Option<Choices> {
    door::choices::<Monkeys>(world)
}

/// Hash over facts, pieces, frames and dice: equal if the same battle was played the same way.
pub fn hash(world: &mut World) -> u64 {
    play::hash::<Monkeys>(world)
}

/// The state as plain data.
pub fn snapshot(world: &World) -> Snapshot {
    Monkeys::snapshot(world)
}

/// Restores an earlier moment of the same battle.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    door::restore::<Monkeys>(world, snapshot);
}

/// Takes back the last order, if no die has been rolled since. True if there was one.
pub fn undo(world: &mut World) -> bool {
    play::undo::<Monkeys>(world)
}

/// Gives an order that was taken back once more. True if there was one.
pub fn redo(world: &mut World) -> bool {
    play::redo::<Monkeys>(world)
}
