//! A world without frames: playing thousands of battles or thinking ahead for an hour must not fill the memory with
//! records of removed components.

use crate::common::{installed, small};
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::rules::monkeys::door;

fn noted(world: &World) -> usize {
    world.removed_components().iter().map(|(_, notes)| notes.len()).sum()
}

#[test]
fn playing_on_and_going_back_leaves_no_notes() {
    let mut world = installed();
    battle::begin(&mut world, &small(), 3);
    world.clear_trackers();
    let before = door::snapshot(&world);
    for seed in 0..4 {
        let mut player = ChancePlayer::new(seed);
        let mut played = 0;
        while let Some(order) = player.choose(&world).filter(|_| played < 60) {
            door::submit(&mut world, order).expect("a choice is accepted");
            played += 1;
        }
        assert!(played > 20, "only {played} orders were given");
        assert_eq!(noted(&world), 0, "notes of what was removed, after {played} orders");
        door::restore(&mut world, &before);
        assert_eq!(noted(&world), 0, "notes of what was removed, after going back");
    }
}
