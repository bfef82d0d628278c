//! One battle of the ladder, and what is kept of it.

use crate::battle::{bout::play_out, crash, play as battle};
use crate::data::{
    caught::caught,
    persona::{Budget, Strength},
};
use crate::dice::Dice;
use crate::engine::{Awaiting, BookOrder, door, hash::StableHasher};
use crate::force::Side;
use crate::opponent::{
    book::Mind,
    ladder::{Pace, Watch, venue::Venue},
    player::Opponent,
};
use bevy_ecs::world::World;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
    sync::Arc,
};

/// The contenders.
#[derive(Clone, Debug)]
pub struct Contender<B: Mind> {
    /// Its name: `steady:quick`.
    pub name: String,
    /// Its character.
    pub persona: Arc<B::Persona>,
    /// Its strength.
    pub strength: Strength,
    /// Its budget.
    pub budget: Budget,
}

/// What is kept of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bout {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// Rounds begun.
    pub rounds: u16,
    /// The losses of each side.
    pub lost: [u32; 2],
    /// Orders given by each side, by name.
    pub orders: [BTreeMap<&'static str, u32>; 2],
    /// Each side's deeds counted for habits, in the order of the book.
    pub deeds: [Vec<u32>; 2],
    /// All orders.
    pub decisions: u32,
    /// Whether it was broken off because it didn't end.
    pub stalled: bool,
    /// Hash over all orders.
    pub hash: u64,
    /// Each side's thinking time in its turns.
    pub paces: [Pace; 2],
}

/// Plays a battle to its end. If it crashes the program, the crash file contains it.
pub fn play<B: Mind>(
    world: &mut World,
    venue: &Venue<B>,
    contenders: [&Contender<B>; 2],
    seed: u64,
    watch: Watch,
) -> Bout {
    let played = caught(|| {
        battle::muster::<B>(world, &venue.muster, Dice::seeded(seed));
        door::advance::<B>(world);
        fight(world, venue, contenders, seed, watch)
    });
    played.unwrap_or_else(|why| {
        crash::again::<B>(&format!("{}, seed {seed}: {why}", venue.name), |world| {
            battle::begin(world, &venue.level, seed);
            fight(world, venue, contenders, seed, watch);
        })
    })
}

/// Gives the orders of both contenders until the battle is over.
fn fight<B: Mind>(
    world: &mut World,
    venue: &Venue<B>,
    contenders: [&Contender<B>; 2],
    seed: u64,
    watch: Watch,
) -> Bout {
    let standing = B::standing(&venue.level);
    let sit = |side: Side| {
        let one = contenders[side.index()];
        let player = Opponent::<B>::new(one.persona.clone(), one.strength, seed ^ (0x5eed << (16 * side.index())));
        player.with_budget(one.budget).with_standing(standing[side.index()].clone())
    };
    let mut players = Side::BOTH.map(sit);
    let deeds = Side::BOTH.map(|_| vec![0; B::DEEDS]);
    let (mut bout, mut hasher) = (Bout { deeds, ..Bout::default() }, StableHasher::new());
    let ended = play_out(world, |world, side| {
        let (begun, own) = (watch(), B::tempo(B::view(world)).side == side);
        let order = players[side.index()].choose(world).unwrap_or_else(B::Order::concede);
        if own {
            bout.paces[side.index()].think(watch().saturating_sub(begun));
        }
        if order.name() == B::end_turn().name() {
            bout.paces[side.index()].end_turn();
        }
        B::count(B::view(world), side, &order, &mut bout.deeds[side.index()]);
        order.hash(&mut hasher);
        bout.decisions += 1;
        *bout.orders[side.index()].entry(order.name()).or_default() += 1;
        order
    });
    bout.stalled = !ended;
    bout.rounds = B::tempo(B::view(world)).round;
    bout.lost = Side::BOTH.map(|side| B::lost(B::view(world), side));
    bout.hash = hasher.finish();
    if let Awaiting::Over(outcome) = door::advance::<B>(world) {
        bout.winner = outcome.winner;
    }
    bout
}
