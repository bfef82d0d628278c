//! One battle of the ladder, and what is kept of it.

use crate::battle::{self, bout::play_out, crash};
use crate::data::{
    caught::caught,
    persona::{Budget, Deed, Persona, Strength},
};
use crate::dice::Dice;
use crate::engine::Awaiting;
use crate::engine::hash::StableHasher;
use crate::force::Side;
use crate::opponent::{
    Opponent,
    ladder::{Pace, Venue, Watch},
};
use crate::rules::monkeys::{Monkeys, door, field::Field, order::Order, scenarios};
use bevy_ecs::world::World;
use std::{
    collections::BTreeMap,
    hash::{Hash, Hasher},
    sync::Arc,
};

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
    /// Scrap that each side has lost.
    pub lost: [u32; 2],
    /// Orders given by each side, by name.
    pub orders: [BTreeMap<&'static str, u32>; 2],
    /// What each side did that habits are counted by, by its place in [`Deed::ALL`].
    pub deeds: [[u32; Deed::ALL.len()]; 2],
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
        crash::again::<Monkeys>(&format!("{}, seed {seed}: {why}", venue.name), |world| {
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
    let ended = play_out(world, |world, side| {
        let (begun, own) = (watch(), door::table(world).turn.side == side);
        let order = players[side.index()].choose(world).unwrap_or(Order::Concede);
        if own {
            bout.paces[side.index()].think(watch().saturating_sub(begun));
        }
        if order == Order::EndTurn {
            bout.paces[side.index()].end_turn();
            bout.deeds[side.index()][Deed::Hides as usize] += hidden(door::table(world).field, side);
        }
        order.hash(&mut hasher);
        bout.decisions += 1;
        *bout.orders[side.index()].entry(order.name()).or_default() += 1;
        for deed in deeds(&order) {
            bout.deeds[side.index()][*deed as usize] += 1;
        }
        order
    });
    bout.stalled = !ended;
    bout.rounds = door::table(world).turn.round;
    for side in Side::BOTH {
        bout.lost[side.index()] = scenarios::lost_scrap(door::table(world).field, side);
    }
    bout.hash = hasher.finish();
    if let Awaiting::Over(outcome) = battle::advance(world) {
        bout.winner = outcome.winner;
    }
    bout
}

/// Units of a side that are hidden.
fn hidden(field: &Field, side: Side) -> u32 {
    let units = field.all_units().filter(|unit| field.side(*unit) == side && field.stands(*unit));
    units.filter(|unit| field.unit(*unit).hidden.holds()).count() as u32
}

/// What an order is, as habits count it.
const fn deeds(order: &Order) -> &'static [Deed] {
    match order {
        Order::Move { .. } => &[Deed::Goes],
        Order::Stealth { steps, .. } if !steps.is_empty() => &[Deed::Goes, Deed::Sneaks],
        Order::Attack { .. } => &[Deed::Fires],
        Order::Overwatch(_) => &[Deed::Watches],
        Order::Overrun { .. } => &[Deed::Charges],
        _ => &[],
    }
}
