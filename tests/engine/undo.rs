//! Undoing orders back to the last die, redoing them, and the resulting replay.

use crate::common::{installed, small};
use monkeys::battle::{
    self, Record,
    chance::ChancePlayer,
    replay::{Player, Replay},
};
use monkeys::rules::monkeys::Order;

#[test]
fn undo_goes_back_to_the_last_die_and_redo_forward_again() {
    let mut world = installed();
    battle::begin(&mut world, &small(), 11);
    let mut player = ChancePlayer::new(11);
    let mut hashes = vec![battle::monkeys::hash(&mut world)];
    let (mut undone, mut given) = (0, Vec::new());
    while let Some(order) = player.choose::<Order>(&world) {
        given.push((battle::monkeys::decider(&world).expect("somebody decides"), order.clone()));
        battle::submit(&mut world, order).expect("a choice is accepted");
        hashes.push(battle::monkeys::hash(&mut world));
        let free = world.resource::<Record>().free_steps();
        let told: Vec<_> = world.resource::<Record>().free_orders().map(|(side, one)| (side, one.clone())).collect();
        assert_eq!(told, given[given.len() - free..], "what can be taken back, and whose it is");
        let last = hashes.len() - 1;
        for back in 1..=free {
            assert!(battle::monkeys::undo(&mut world));
            assert_eq!(battle::monkeys::hash(&mut world), hashes[last - back], "{back} back from {last}");
            undone += 1;
        }
        assert!(!battle::monkeys::undo(&mut world), "a die seals what lies before it");
        for forward in 1..=free {
            assert!(battle::monkeys::redo(&mut world));
            assert_eq!(battle::monkeys::hash(&mut world), hashes[last - free + forward]);
        }
        assert!(!battle::monkeys::redo(&mut world));
    }
    assert!(undone > 50, "only {undone} steps were undone");
}

#[test]
fn a_battle_with_orders_taken_back_replays() {
    for seed in 0..5 {
        let mut world = installed();
        battle::begin(&mut world, &small(), seed);
        let mut player = ChancePlayer::new(seed);
        let mut given = 0;
        while let Some(order) = player.choose::<Order>(&world) {
            battle::submit(&mut world, order).expect("a choice is accepted");
            given += 1;
            // Every fifth order is undone and replaced by another one.
            if given % 5 == 0 {
                battle::monkeys::undo(&mut world);
            }
        }
        let hash = battle::monkeys::hash(&mut world);
        let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("a record was kept");
        let level = replay.level("test", monkeys::data::monkeys::profiles()).expect("its own setup is good").0;
        let mut again = installed();
        replay.play(&mut again, &level).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(battle::monkeys::hash(&mut again), hash);
    }
}
