//! A made-up rule book put through everything that exists for any book.

mod book;
mod door;
mod files;
#[cfg(feature = "window")]
#[path = "../common/home.rs"]
mod home;
mod lab;
mod opponent;
#[cfg(feature = "window")]
mod played;
mod scripts;
mod secrets;
mod shown;
mod stages;
#[cfg(feature = "window")]
mod window;
mod worlds;

use bevy_ecs::world::World;
use book::{Order, Pebbles};
use monkeys::battle::chance::ChancePlayer;
use monkeys::dice::Dice;
use monkeys::engine::door as engine;

/// More orders than any game can take.
const MOST_ORDERS: usize = 300;

/// Starts a game with dice from the seed.
pub fn begin(world: &mut World, seed: u64) {
    engine::install::<Pebbles>(world);
    engine::muster::<Pebbles>(world, &(), Dice::seeded(seed));
    engine::advance::<Pebbles>(world);
}

/// Plays at random to the end; `look` sees each position and its order.
pub fn play(world: &mut World, seed: u64, mut look: impl FnMut(&mut World, &Order)) {
    let mut player = ChancePlayer::new(seed);
    for _ in 0..MOST_ORDERS {
        let Some(order) = player.choose::<Order>(world) else { return };
        look(world, &order);
        engine::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
    }
    panic!("seed {seed}: the game does not end");
}

/// Plays at random until something holds.
#[cfg(feature = "window")]
pub fn play_until(world: &mut World, seed: u64, mut holds: impl FnMut(&World) -> bool) {
    let mut player = ChancePlayer::new(seed);
    while !holds(world) {
        let order = player.choose::<Order>(world).expect("the game goes on");
        engine::submit(world, order).expect("a choice is accepted");
    }
}
