//! The engine's entry points for this book.

use super::{
    Monkeys,
    field::Field,
    illegal::Illegal,
    muster::Muster,
    order::Order,
    scenarios,
    snapshot::Snapshot,
    table::{Choices, Table},
};
use crate::dice::Dice;
use crate::engine::{Rules, clock::Awaiting, door};
use crate::force::Side;
use bevy_ecs::world::World;

/// Puts the stages of the book into a world, once.
pub fn install(world: &mut World) {
    door::install::<Monkeys>(world);
}

/// Places the forces of a battle and removes everything that was there before.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    door::muster::<Monkeys>(world, muster, dice);
}

/// Updates the field from the components.
pub fn survey(world: &mut World) {
    door::survey::<Monkeys>(world);
}

/// Runs stages until someone must decide, or it is over.
pub fn advance(world: &mut World) -> Awaiting {
    door::advance::<Monkeys>(world)
}

/// The options of the player whose decision is pending; none when the battle is over.
pub fn choices(world: &World) -> Option<Choices> {
    door::choices::<Monkeys>(world)
}

/// Everything that orders are checked against.
pub fn table(world: &World) -> Table<'_> {
    Monkeys::view(world)
}

/// Checks an order and carries it out up to the next decision.
///
/// # Errors
/// Why it can't be given; nothing has changed in that case.
pub fn submit(world: &mut World, order: Order) -> Result<(), Illegal> {
    door::submit(world, order)
}

/// The current battle as plain data.
pub fn snapshot(world: &World) -> Snapshot {
    Monkeys::snapshot(world)
}

/// Restores an earlier moment of the same battle.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    door::restore::<Monkeys>(world, snapshot);
}

/// Scrap lost by a side so far (G-31).
pub fn lost_scrap(world: &World, side: Side) -> u32 {
    scenarios::lost_scrap(world.resource::<Field>(), side)
}
