//! The same battle in a bare world and in the window's world: the view changes nothing.

use bevy::prelude::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::data::monkeys::level;
use monkeys::rules::monkeys::order::Order;
use monkeys::view::{Board, headless::Studio};

#[test]
fn bare_world_and_window_world_agree_after_each_order() {
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    let mut bare = World::new();
    battle::monkeys::install(&mut bare);
    battle::begin(&mut bare, &level, 11);
    let mut studio = Studio::new(320, 240);
    studio.world().insert_resource(Board(level.ground.clone()));
    battle::monkeys::install(studio.world());
    battle::begin(studio.world(), &level, 11);
    let mut player = ChancePlayer::new(11);
    let mut orders = 0;
    while let Some(order) = player.choose::<Order>(&bare) {
        battle::submit(&mut bare, order.clone()).expect("chosen orders are accepted");
        battle::submit(studio.world(), order.clone()).expect("and in the window's world too");
        studio.frame_without_drawing();
        assert_eq!(battle::monkeys::hash(&mut bare), battle::monkeys::hash(studio.world()), "after {order:?}");
        orders += 1;
    }
    assert!(orders > 30, "a battle was played");
}
