//! One battle of the ladder, and what is kept of it.

use crate::battle::{self, crash};
use crate::data::{
    caught::caught,
    persona::{Budget, Persona, Strength},
};
use crate::dice::Dice;
use crate::engine::Awaiting;
use crate::engine::hash::StableHasher;
use crate::force::Side;
use crate::opponent::{
    Opponent,
    ladder::{Pace, Venue, Watch},
};
use crate::rules::monkeys::{door, order::Order};
use bevy_ecs::world::World;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Orders after which a battle counts as stalled.
const MOST_ORDERS: u32 = 20_000;

/// The contenders.
#[derive(Clone, Debug)]
pub struct Contender {
    /// How it is called: `steady:quick`.
    pub name: String,
    /// Its character.
    pub persona: Arc<Persona>,
    /// How well it plays.
    pub strength: Strength,
    /// What it may spend.
    pub budget: Budget,
}

/// What is kept of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bout {
    /// Who won; none for a draw.
    pub winner: Option<Side>,
    /// Rounds begun.
    pub rounds: u16,
    /// Orders given by each side, by name.
    pub orders: [BTreeMap<&'static str, u32>; 2],
    /// All orders.
    pub decisions: u32,
    /// Whether it was broken off because it didn't end.
    pub stalled: bool,
    /// Hash over all orders.
    pub hash: u64,
    /// How long each side thought about its turns.
    pub paces: [Pace; 2],
}

/// Plays a battle to its end. If it makes the program fail, the file about that holds it.
pub fn play(world: &mut World, venue: &Venue, contenders: [&Contender; 2], seed: u64, watch: Watch) -> Bout {
    let played = caught(|| {
        battle::muster(world, &venue.muster, Dice::seeded(seed));
        battle::advance(world);
        fight(world, venue, contenders, seed, watch)
    });
    played.unwrap_or_else(|why| {
        crash::again(&format!("{}, seed {seed}: {why}", venue.name), |world| {
            battle::begin(world, &venue.level, seed);
            fight(world, venue, contenders, seed, watch);
        })
    })
}

/// Gives the orders of both contenders until the battle is over.
fn fight(world: &mut World, venue: &Venue, contenders: [&Contender; 2], seed: u64, watch: Watch) -> Bout {
    let sit = |side: Side| {
        let one = contenders[side.index()];
        let player = Opponent::new(one.persona.clone(), one.strength, seed ^ (0x5eed << (16 * side.index())));
        player.with_budget(one.budget).with_standing(venue.level.standing[side.index()].clone())
    };
    let mut players = Side::BOTH.map(sit);
    let (mut bout, mut hasher) = (Bout::default(), StableHasher::new());
    while let Some(side) = battle::decider(world) {
        if bout.decisions == MOST_ORDERS {
            bout.stalled = true;
            break;
        }
        let (begun, own) = (watch(), door::table(world).turn.side == side);
        let order = players[side.index()].choose(world).unwrap_or(Order::Concede);
        if own {
            bout.paces[side.index()].think(watch().saturating_sub(begun));
        }
        if order == Order::EndTurn {
            bout.paces[side.index()].end_turn();
        }
        order.hash(&mut hasher);
        bout.decisions += 1;
        *bout.orders[side.index()].entry(order.name()).or_default() += 1;
        if battle::submit(world, order).is_err() {
            unreachable!("a chosen order is accepted: the choices are checked");
        }
    }
    bout.rounds = door::table(world).turn.round;
    bout.hash = hasher.finish();
    if let Awaiting::Over(outcome) = battle::advance(world) {
        bout.winner = outcome.winner;
    }
    bout
}
