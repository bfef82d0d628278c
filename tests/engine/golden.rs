//! Golden replays: old battles must give the same facts today. If they no longer do, `Monkeys::VERSION` has to be
//! raised, and the replays recorded again on purpose.

use crate::common::{installed, play};
use bevy_ecs::world::World;
use monkeys::battle::{self, replay::Replay};
use monkeys::data::{
    file, library,
    monkeys::{level, profiles},
};
use std::path::Path;

fn holds(name: &str) {
    let path = Path::new(".").join("tests/replays").join(name);
    let text = file::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let replay = Replay::parse(name, &text, &profiles()).unwrap_or_else(|error| panic!("{error}"));
    let (level, _) = replay.level(name, profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = World::new();
    battle::monkeys::install(&mut world);
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
    battle::monkeys::install(&mut world);
    assert!(replay.play(&mut world, &level).is_err());
}

/// A hash of the facts of a random battle on each shipped level. A changed level has a different one.
const HELD: &[(&str, u64)] = &[
    ("bald-ridge", 0x50c7_d6f3_68ee_9b2c),
    ("bald-ridge-two", 0xe005_90e8_8684_8096),
    ("dust-road", 0xd74a_96c1_0eef_fbe3),
    ("dust-road-two", 0x3e91_c053_cf9a_ffb5),
    ("fern-pass", 0x5b7c_d17c_6761_1561),
    ("five-wells", 0xc882_41e8_df09_aa50),
    ("leopard-creek", 0xa580_153e_fc20_9f46),
    ("leopard-creek-two", 0xb38f_aaab_b414_ee39),
    ("precursor-square", 0x5d3e_78b7_64d8_04d8),
    ("precursor-square-two", 0x3b40_a8cc_4629_bbe9),
    ("rust-market", 0x3941_ee55_dafe_89f5),
    ("the-saddle", 0xe067_93c3_2453_9356),
    ("two-groves", 0x3888_3601_1616_00ef),
    ("watch-wood", 0x0bb1_8203_8c31_d23e),
];

#[test]
fn a_battle_by_chance_on_each_level_gives_the_facts_that_it_gave() {
    let mut world = installed();
    let mut hash = |name: String| {
        battle::begin(&mut world, &level::shipped(&name).expect("the level ships").0, 5);
        play(&mut world, 5, |_, _| {});
        (name, battle::monkeys::hash(&mut world))
    };
    let mut hashes: Vec<(String, u64)> = library::levels().into_iter().map(&mut hash).collect();
    hashes.sort();
    let held: Vec<(String, u64)> = HELD.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect();
    assert_eq!(hashes, held, "if the rules changed on purpose, raise `Monkeys::VERSION` and say why");
}
