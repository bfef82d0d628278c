//! Battles by chance: nothing panics, nothing hangs, every choice is accepted, every battle replays.

use crate::common::{installed, muster, officers, play, small, two_platoons};
use monkeys::battle::{
    self,
    replay::{Player, Replay},
};
use monkeys::engine::Awaiting;
use monkeys::rules::monkeys::Muster;

#[test]
fn random_battles_end_and_replay() {
    let mut world = installed();
    for seed in 0..40 {
        battle::begin(&mut world, &small(), seed);
        play(&mut world, seed, |_, _| {});
        assert!(matches!(battle::advance(&mut world), Awaiting::Over(_)));
        let hash = battle::hash(&mut world);
        let replay = Replay::of(&world, (Player::Human, Player::Human)).expect("a record was kept");
        let level = replay.level("test", monkeys::data::profiles()).expect("its own setup is good").0;
        let mut again = installed();
        replay.play(&mut again, &level).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(battle::hash(&mut again), hash);
    }
}

/// So many battles of one setup; each seed another one.
fn soak(setup: &Muster, seeds: std::ops::Range<u64>) {
    let mut world = installed();
    for seed in seeds {
        muster(&mut world, setup, seed);
        play(&mut world, seed, |_, _| {});
        let end = battle::advance(&mut world);
        let options = battle::choices(&world);
        assert!(matches!(end, Awaiting::Over(_)), "seed {seed}: {end:?} {options:?}");
    }
}

#[test]
fn soak_of_a_platoon_a_side() {
    soak(&small().muster(), 0..1_000);
}

#[test]
fn soak_under_officers() {
    soak(&officers(), 2_000..2_150);
}

#[test]
fn soak_of_two_platoons_a_side() {
    soak(&two_platoons(), 1_000..2_000);
}
