//! What the tests of the whole engine share: the small level with one and with two platoons a side.

use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::level::{self, Level};
use monkeys::dice::Dice;
use monkeys::force::Post;
use monkeys::rules::monkeys::{
    Muster,
    muster::{PlatoonMuster, UnitMuster},
};

/// More orders than any battle of ten rounds can take.
pub const MOST_ORDERS: usize = 5_000;

pub fn installed() -> World {
    let mut world = World::new();
    battle::install(&mut world);
    world
}

pub fn small() -> Level {
    level::shipped("two-groves").expect("the level ships").0
}

/// The small level with each squad a platoon of its own.
pub fn two_platoons() -> Muster {
    let mut muster = small().muster();
    for side in &mut muster.sides {
        let squads = side.platoons.drain(..).flat_map(|platoon| platoon.units).collect::<Vec<_>>();
        side.platoons = squads.into_iter().map(battle_platoon).collect();
    }
    muster
}

fn battle_platoon(squad: UnitMuster) -> PlatoonMuster {
    PlatoonMuster { name: String::new(), units: vec![UnitMuster { post: Post::Squad(1), ..squad }] }
}

/// Starts a battle without a record.
pub fn muster(world: &mut World, muster: &Muster, seed: u64) {
    battle::muster(world, muster, Dice::seeded(seed));
    battle::advance(world);
}

/// Plays by chance to the end; `look` sees each position before its order. Gives the number of orders.
pub fn play(world: &mut World, seed: u64, mut look: impl FnMut(&mut World, usize)) -> usize {
    let mut player = ChancePlayer::new(seed);
    let mut orders = 0;
    while let Some(order) = player.choose(world) {
        look(world, orders);
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
        orders += 1;
        assert!(orders < MOST_ORDERS, "seed {seed}: the battle does not end");
    }
    orders
}
