//! Every decision window of every scenario gets an answer, and a legal one.

use crate::common::{installed, level, opponent, play};
use monkeys::data::persona::Strength;
use monkeys::force::Side;
use std::collections::BTreeSet;

const LEVELS: [&str; 6] = ["two-groves", "fern-pass", "five-wells", "rust-market", "the-saddle", "dust-road"];

#[test]
fn every_scenario_is_played_to_its_end() {
    let (mut world, mut asked) = (installed(), BTreeSet::new());
    for name in LEVELS {
        let mut muster = level(name);
        muster.rounds = muster.rounds.or(Some(8));
        let players = |seed| opponent("steady", Strength::Quick, seed);
        play(&mut world, &muster, 3, players(1), Some(players(2)), |world, _| {
            let window = monkeys::battle::monkeys::choices(world).expect("someone is asked").window;
            asked.insert(window.name());
        });
    }
    for name in ["Act", "Volley", "Die", "Deploy", "Designate", "Resolve"] {
        assert!(asked.contains(name), "{name} was never asked: {asked:?}");
    }
}

#[test]
fn chance_is_beaten() {
    let (mut world, muster) = (installed(), level("two-groves"));
    let wins = (0..10).filter(|seed| {
        let player = opponent("steady", Strength::Quick, *seed);
        play(&mut world, &muster, *seed, player, None, |_, _| {}) == Some(Side::First)
    });
    assert!(wins.count() >= 9);
}
