//! Golden replays: battles of earlier days give the same facts today. Where they no longer do, `RULES` of the replay
//! format has to be raised, and the replays recorded anew on purpose.

use bevy_ecs::world::World;
use monkeys::battle::{self, replay::Replay};
use monkeys::data::{file, profiles};
use std::path::Path;

fn holds(name: &str) {
    let path = Path::new(".").join("tests/replays").join(name);
    let text = file::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let replay = Replay::parse(name, &text, &profiles()).unwrap_or_else(|error| panic!("{error}"));
    let (level, _) = replay.level(name, profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    battle::install(&mut world);
    replay.play(&mut world, &level).unwrap_or_else(|error| panic!("{name}: {error}"));
}

#[test]
fn two_groves_plays_as_it_was_played() {
    holds("two-groves-3.replay.ron");
}

#[test]
fn precursor_square_with_two_platoons_plays_as_it_was_played() {
    holds("precursor-square-two-8.replay.ron");
}

#[test]
fn a_changed_order_is_found() {
    let path = Path::new(".").join("tests/replays/two-groves-3.replay.ron");
    let text = file::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let mut replay = Replay::parse("two-groves-3", &text, &profiles()).unwrap_or_else(|error| panic!("{error}"));
    let (level, _) = replay.level("two-groves-3", profiles()).unwrap_or_else(|error| panic!("{error}"));
    replay.turns[2].orders.pop();
    let mut world = World::new();
    battle::install(&mut world);
    assert!(replay.play(&mut world, &level).is_err());
}
