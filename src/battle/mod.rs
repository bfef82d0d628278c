//! The engine's interface: the only functions that a window, an opponent, a replay, a script and a test use.
//!
//! ```text
//! install(world)            once per world
//! begin(world, level, seed) place forces; can be called again and again
//! advance(world)            run until someone must decide, or it is over
//! choices(world)            what the player may do, and why not the rest
//! submit(world, order)      check, record, resolve
//! undo(world), redo(world)  back to the last die roll
//! ```

#![deny(clippy::float_arithmetic)]

use crate::data::level::Level;
use crate::dice::Dice;
use crate::engine::Rules;
use crate::engine::clock::Awaiting;
use crate::force::Side;
use crate::rules::monkeys::{Illegal, Monkeys, Muster, choices::Choices, door, order::Order, snapshot::Snapshot};
use bevy_ecs::world::World;
use lesson::Teaching;

pub mod bout;
pub mod chance;
pub mod crash;
pub mod lesson;
pub mod picture;
pub mod record;
pub mod replay;
pub mod rolls;
pub mod script;
pub mod seal;
pub mod story;
pub mod tell;
pub mod whereabouts;

pub use record::Record;

/// Puts the rule books into a world, once.
pub fn install(world: &mut World) {
    door::install(world);
}

/// Places forces without keeping a record: for many battles in a row.
pub fn muster(world: &mut World, muster: &Muster, dice: Dice) {
    world.remove_resource::<Record>();
    door::muster(world, muster, dice);
    // The world would note for ever whom the muster has taken off the board.
    world.clear_trackers();
}

/// Begins a battle of a level and keeps its record.
pub fn begin(world: &mut World, level: &Level, seed: u64) -> Awaiting {
    begin_laid(world, level, seed, &[])
}

/// Begins a battle of a level whose first dice are laid out over those of the seed, and keeps its record.
fn begin_laid(world: &mut World, level: &Level, seed: u64, faces: &[u8]) -> Awaiting {
    crash::planted(0);
    let mut dice = Dice::seeded(seed);
    dice.lay(faces);
    door::muster(world, &level.muster(), dice);
    world.insert_resource(Record::new(level, seed));
    advance(world)
}

/// Begins a recorded battle again. If it began as a lesson, the lesson's dice lie as they lay then: give each order with
/// [`give_again`].
pub fn begin_again(world: &mut World, level: &Level, seed: u64, teaching: Option<&Teaching>) -> Awaiting {
    match teaching {
        Some(teaching) => lesson::resume(world, level, seed, teaching),
        None => begin(world, level, seed),
    }
}

/// Gives the next order of a recorded battle, then lays the dice that a lesson had laid after it.
///
/// # Errors
/// The reason why it can't be given; nothing has changed then.
pub fn give_again(world: &mut World, order: Order) -> Result<(), Illegal> {
    submit(world, order)?;
    lesson::lay_again(world);
    Ok(())
}

/// Runs until someone must decide, or it is over.
pub fn advance(world: &mut World) -> Awaiting {
    door::advance(world)
}

/// Whose decision is awaited; none when the battle is over.
pub fn decider(world: &World) -> Option<Side> {
    door::table(world).clock.window().map(|window| window.side)
}

/// What the awaited player may do; none when the battle is over.
pub fn choices(world: &World) -> Option<Choices> {
    door::choices(world)
}

/// Checks an order, records it, and carries it out up to the next decision.
///
/// # Errors
/// The reason why it can't be given; nothing has changed then.
pub fn submit(world: &mut World, order: Order) -> Result<(), Illegal> {
    if !world.contains_resource::<Record>() {
        crash::planted(door::table(world).turn.round);
        return door::submit(world, order);
    }
    let (before, taken, drawn) = (door::snapshot(world), taken(world), world.resource::<Dice>().drawn());
    crash::watched(world, Some(&order), |world| {
        crash::planted(door::table(world).turn.round);
        door::submit(world, order.clone())
    })?;
    let over = choices_closed(world);
    let hash = (over || taken != self::taken(world)).then(|| hash(world));
    let sealed = world.resource::<Dice>().drawn() != drawn;
    world.resource_mut::<Record>().note(order, before, sealed, hash);
    Ok(())
}

/// Turns that each side has ended.
fn taken(world: &World) -> [u16; 2] {
    Monkeys::tempo(door::table(world)).taken
}

fn choices_closed(world: &World) -> bool {
    door::table(world).clock.outcome().is_some()
}

/// Hash over facts, pieces, frames and dice: equal where the same battle was played the same way.
pub fn hash(world: &mut World) -> u64 {
    let facts = world.resource_mut::<crate::engine::BattleLog>().hash();
    snapshot(world).hash() ^ facts.rotate_left(1)
}

/// The state as plain data.
pub fn snapshot(world: &World) -> Snapshot {
    door::snapshot(world)
}

/// Puts the battle back to an earlier moment of itself.
pub fn restore(world: &mut World, snapshot: &Snapshot) {
    door::restore(world, snapshot);
}

/// Takes the last order back, if no die has been rolled since. True if there was one.
pub fn undo(world: &mut World) -> bool {
    let Some(before) = world.get_resource_mut::<Record>().and_then(|mut record| record.take_back()) else {
        return false;
    };
    door::restore(world, &before);
    true
}

/// Gives an order again that was taken back. True if there was one.
pub fn redo(world: &mut World) -> bool {
    let Some(order) = world.get_resource_mut::<Record>().and_then(|mut record| record.next_again()) else {
        return false;
    };
    let rest = world.resource_mut::<Record>().keep_again();
    let given = submit(world, order).is_ok();
    world.resource_mut::<Record>().put_again(rest);
    given
}
