//! Battles by chance: nothing panics, nothing hangs, every choice is accepted, every battle replays.

use bevy_ecs::world::World;
use monkeys::battle::{
    self,
    chance::ChancePlayer,
    replay::{Player, Replay},
};
use monkeys::data::level;
use monkeys::engine::Awaiting;

/// More orders than any battle of ten rounds can take.
const MOST_ORDERS: usize = 5_000;

fn play(world: &mut World, seed: u64) -> usize {
    let (level, _) = level::shipped("two-groves").expect("the level ships");
    battle::begin(world, &level, seed);
    let mut player = ChancePlayer::new(seed);
    let mut orders = 0;
    while let Some(order) = player.choose(world) {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why:?}"));
        orders += 1;
        assert!(orders < MOST_ORDERS, "seed {seed}: the battle does not end");
    }
    orders
}

#[test]
fn random_battles_end_and_replay() {
    let mut world = World::new();
    battle::install(&mut world);
    let mut total = 0;
    for seed in 0..60 {
        total += play(&mut world, seed);
        assert!(matches!(battle::advance(&mut world), Awaiting::Over(_)));
        let hash = battle::hash(&mut world);
        let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("a record was kept");
        let level = replay.level("test", monkeys::data::profiles()).expect("its own setup is good").0;
        let mut again = World::new();
        battle::install(&mut again);
        replay.play(&mut again, &level).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(battle::hash(&mut again), hash);
        if seed == 3 {
            let log = again.resource::<monkeys::engine::BattleLog>();
            for fact in log.facts().iter().take(150) {
                println!("{fact:?}");
            }
            println!("{} facts", log.len());
        }
    }
    println!("{total} orders");
}
