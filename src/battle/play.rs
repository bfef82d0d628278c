//! A battle of any book with its record: starting it, giving orders, taking them back.

use super::{
    book::Played,
    crash,
    finality::Before,
    planted::{self, Planted},
    record::Record,
    teaching::{self, Teaching},
};
use crate::data::book::{Files, LevelFile};
use crate::dice::Dice;
use crate::engine::{Awaiting, BattleLog, BookOrder, Rules, door, hash::StableHasher, rules::clock};
use bevy_ecs::world::World;
use std::hash::{Hash, Hasher};

/// Places forces without keeping a record, for many battles in a row.
pub fn muster<B: Files>(world: &mut World, muster: &B::Muster, dice: Dice) {
    world.remove_resource::<Record<B>>();
    door::muster::<B>(world, muster, dice);
    // Otherwise the world would keep a permanent record of every piece removed by the muster.
    world.clear_trackers();
}

/// Starts a battle of a level and keeps its record.
pub fn begin<L: LevelFile>(world: &mut World, level: &L, seed: u64) -> Awaiting {
    begin_laid(world, level, seed, &[])
}

/// Starts a battle of a level whose first dice are set in advance on top of those of the seed, and keeps its record.
pub(super) fn begin_laid<L: LevelFile>(world: &mut World, level: &L, seed: u64, faces: &[u8]) -> Awaiting {
    planted::panic(Planted::Battle, 0);
    let mut dice = Dice::seeded(seed);
    dice.lay(faces);
    door::muster::<L::Book>(world, &level.muster(), dice);
    world.insert_resource(Record::<L::Book>::new(level, seed));
    door::advance::<L::Book>(world)
}

/// Starts a recorded battle again. If it began as a lesson, the lesson's dice are set as they were then: give each
/// order with [`give_again`].
pub fn begin_again<L: LevelFile>(world: &mut World, level: &L, seed: u64, teaching: Option<&Teaching>) -> Awaiting {
    match teaching {
        Some(taught) => teaching::resume(world, level, seed, taught),
        None => begin(world, level, seed),
    }
}

/// Gives the next order of a recorded battle, then sets the dice that a lesson had set after it.
///
/// # Errors
/// Why it can't be given; nothing has changed in that case.
pub fn give_again<O: BookOrder<Book: Played>>(world: &mut World, order: O) -> Result<(), <O::Book as Rules>::Illegal> {
    submit(world, order)?;
    teaching::lay_again::<O::Book>(world);
    Ok(())
}

/// Checks an order, records it, and carries it out up to the next decision.
///
/// # Errors
/// Why it can't be given; nothing has changed in that case.
pub fn submit<O: BookOrder<Book: Played>>(world: &mut World, order: O) -> Result<(), <O::Book as Rules>::Illegal> {
    let tempo = O::Book::tempo(O::Book::view(world));
    if !world.contains_resource::<Record<O::Book>>() {
        planted::panic(Planted::Battle, tempo.round);
        return door::submit(world, order);
    }
    let (snapshot, before) = (O::Book::snapshot(world), Before::now::<O::Book>(world));
    crash::watched::<O::Book, _>(world, Some(&order), |world| {
        planted::panic(Planted::Battle, tempo.round);
        door::submit(world, order.clone())
    })?;
    let over = clock::<O::Book>(world).outcome().is_some();
    let ended = over || O::Book::tempo(O::Book::view(world)).taken != tempo.taken;
    let hash = ended.then(|| hash::<O::Book>(world));
    let sealed = before.is_final::<O::Book>(world);
    world.resource_mut::<Record<O::Book>>().note(order, (before.side, snapshot), sealed, hash);
    Ok(())
}

/// Hash over facts, pieces, frames and dice: equal if the same battle was played the same way.
pub fn hash<B: Rules>(world: &mut World) -> u64 {
    let facts = world.resource_mut::<BattleLog>().hash();
    state::<B>(world) ^ facts.rotate_left(1)
}

/// Hash over pieces, frames and dice.
pub(super) fn state<B: Rules>(world: &World) -> u64 {
    let mut hasher = StableHasher::new();
    B::snapshot(world).hash(&mut hasher);
    hasher.finish()
}

/// Takes back the last order, if it is not final. True if there was one.
pub fn undo<B: Played>(world: &mut World) -> bool {
    let Some(before) = world.get_resource_mut::<Record<B>>().and_then(|mut record| record.take_back()) else {
        return false;
    };
    door::restore::<B>(world, &before);
    true
}

/// Gives an order that was taken back once more. True if there was one.
pub fn redo<B: Played>(world: &mut World) -> bool {
    let Some(order) = world.get_resource_mut::<Record<B>>().and_then(|mut record| record.next_again()) else {
        return false;
    };
    let rest = world.resource_mut::<Record<B>>().keep_again();
    let given = submit(world, order).is_ok();
    world.resource_mut::<Record<B>>().put_again(rest);
    given
}
