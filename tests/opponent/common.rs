//! Shared by the tests of the opponent: worlds, players, battles.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::{
    monkeys::persona::{self},
    persona::Strength,
};
use monkeys::dice::Dice;
use monkeys::force::Side;
use monkeys::opponent::monkeys::Opponent;
use monkeys::rules::monkeys::{Muster, order::Order};

/// More orders than any battle of ten rounds can take.
pub const MOST_ORDERS: usize = 5_000;

pub fn installed() -> World {
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    world
}

pub fn opponent(name: &str, strength: Strength, seed: u64) -> Opponent {
    Opponent::new(persona::shipped(name).expect("it ships"), strength, seed)
}

pub fn level(name: &str) -> Muster {
    monkeys::data::monkeys::level::shipped(name).expect("it ships").0.muster()
}

/// Plays a battle to its end, with the opponent on the first side and a random player or another opponent on the
/// second; `look` sees each order before it is given. Returns the winner.
pub fn play(
    world: &mut World,
    muster: &Muster,
    seed: u64,
    mut first: Opponent,
    mut second: Option<Opponent>,
    mut look: impl FnMut(&World, &Order),
) -> Option<Side> {
    battle::monkeys::muster(world, muster, Dice::seeded(seed));
    battle::monkeys::advance(world);
    let mut chance = ChancePlayer::new(seed);
    for _ in 0..MOST_ORDERS {
        let Some(side) = battle::monkeys::decider(world) else {
            return match battle::monkeys::advance(world) {
                monkeys::engine::Awaiting::Over(outcome) => outcome.winner,
                monkeys::engine::Awaiting::Order(window) => panic!("{window:?} is awaited of nobody"),
            };
        };
        let order = match (side, &mut second) {
            (Side::First, _) => first.choose(world),
            (Side::Second, Some(second)) => second.choose(world),
            (Side::Second, None) => chance.choose(world),
        };
        let order = order.expect("whoever is asked answers");
        look(world, &order);
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
    }
    panic!("seed {seed}: the battle does not end");
}
