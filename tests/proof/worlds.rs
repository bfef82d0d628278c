//! Several books in one world, one after the other.

use crate::{begin, book::Pebbles, play};
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::monkeys::level;
use monkeys::rules::monkeys::Order;

fn pebbles(world: &mut World) -> u64 {
    begin(world, 8);
    play(world, 8, |_, _| {});
    battle::play::hash::<Pebbles>(world)
}

fn monkeys(world: &mut World) -> u64 {
    battle::monkeys::install(world);
    battle::begin(world, &level::shipped("two-groves").expect("the level ships").0, 8);
    let mut player = ChancePlayer::new(8);
    while let Some(order) = player.choose::<Order>(world) {
        battle::submit(world, order).expect("a choice is accepted");
    }
    battle::monkeys::hash(world)
}

#[test]
fn a_book_is_played_the_same_wherever_another_was_before() {
    let fresh = [pebbles(&mut World::new()), monkeys(&mut World::new())];
    let mut world = World::new();
    let shared = [pebbles(&mut world), monkeys(&mut world), pebbles(&mut world), monkeys(&mut world)];
    assert_eq!(shared, [fresh[0], fresh[1], fresh[0], fresh[1]]);
}
