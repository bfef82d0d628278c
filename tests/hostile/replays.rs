//! Replays that differ from what was played, and replays that prove nothing.

use crate::common::{begun, forged, play_on, replay, verify};
use bevy_ecs::world::World;
use monkeys::battle::{
    self,
    chance::ChancePlayer,
    monkeys::lesson,
    replay::{End, Player, Replay},
};
use monkeys::data::monkeys::{lesson::shipped, level, profiles};
use monkeys::rules::monkeys::Monkeys;

/// A saved lesson, some steps in.
fn kept_lesson() -> Replay {
    let lesson = shipped("first-battle").expect("it ships");
    let mut world = World::new();
    battle::monkeys::install(&mut world);
    lesson::begin(&mut world, &lesson);
    while lesson::teaching(&world).is_some_and(|teaching| teaching.laid.len() < 3) {
        lesson::go_on(&mut world, &lesson).unwrap_or_else(|what| panic!("{}", what.words()));
    }
    Replay::of(&world, (Player::Human, Player::Human)).expect("it is recorded")
}

fn refused(replay: &Replay) -> String {
    verify(&replay.text()).expect_err("it is not believed")
}

#[test]
fn a_battle_verifies_wherever_it_is_left() {
    let (level, _) = level::shipped("two-groves").expect("it ships");
    let (mut world, mut player) = (begun(&level, 5), ChancePlayer::new(5));
    for orders in [0, 1, 1, 7, 30] {
        play_on(&mut world, &mut player, orders);
        let saved = Replay::<Monkeys>::of(&world, (Player::Human, Player::Human)).expect("it is recorded");
        let compared = verify(&saved.text()).unwrap_or_else(|error| panic!("{error}"));
        let closed = saved.turns.iter().filter(|turn| !turn.hash.is_empty()).count();
        assert_eq!(compared.turns, closed);
    }
    // Undone orders leave nothing behind. Orders without a die can be undone.
    let free = (0..200).any(|_| !play_on(&mut world, &mut player, 1) && battle::monkeys::undo(&mut world));
    assert!(free, "some order costs no die");
    let saved = Replay::<Monkeys>::of(&world, (Player::Human, Player::Human)).expect("it is recorded");
    verify(&saved.text()).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn nothing_that_a_replay_says_can_be_changed_unnoticed() {
    let text = replay("two-groves", 15).text();
    verify(&text).unwrap_or_else(|error| panic!("{error}"));
    let changes = [
        ("name: \"Two Groves\"", "name: \"Two Graves\""),
        ("scrap: 160", "scrap: 170"),
        ("name: \"Moru\"", "name: \"Voru\""),
        ("name: \"Vermilion\"", "name: \"Crimson\""),
        ("((10, 9), (13, 14))", "((10, 9), (13, 13))"),
        ("        seed: 7,", "        seed: 8,"),
        ("rounds: 10", "rounds: 11"),
        ("name: \"steady\"", "name: \"steely\""),
        ("strength: quick", "strength: deep"),
        ("seed: 9", "seed: 10"),
        ("(2, 6)]", "(2, 5)]"),
        ("(2, 18)]", "(1, 18)]"),
        ("'T': (kind: \"forest\")", "'T': (kind: \"rough\")"),
        ("end: Open", "end: Draw"),
    ];
    for (old, new) in changes {
        assert!(verify(&forged(&text, old, new)).is_err(), "{old}");
    }
}

#[test]
fn every_number_and_name_of_the_set_up_is_sealed() {
    let whole = replay("two-groves", 25);
    let seals = |change: fn(&mut Replay)| {
        let mut other = whole.clone();
        change(&mut other);
        refused(&other)
    };
    assert!(seals(|replay| replay.players.0 = Player::Human).contains("seal"));
    assert!(seals(|replay| replay.players.1 = Player::Chance { seed: 1 }).contains("seal"));
    assert!(seals(|replay| replay.seal = "0123456789abcdef".into()).contains("seal"));
    assert!(seals(|replay| replay.seal.clear()).contains("seal"));
    let text = whole.text();
    let (_, setup) = text.split_once("setup:").expect("it has one");
    let setup = setup.split("turns:").next().expect("it ends");
    // Each name in the set-up with one letter changed: it is refused, or the seal detects it.
    let mut tried = 0;
    for name in setup.split("name: \"").skip(1).step_by(3) {
        let name = name.split('"').next().expect("it is closed");
        let old = format!("name: \"{name}\"");
        let new = format!("name: \"{name}x\"");
        assert!(verify(&forged(&text, &old, &new)).is_err(), "{name}");
        tried += 1;
    }
    assert!(tried > 2, "{tried} names were tried");
}

#[test]
fn a_replay_without_hashes_proves_nothing() {
    let mut bare = replay("two-groves", 200);
    assert!(bare.turns.len() > 2);
    bare.turns.iter_mut().for_each(|turn| turn.hash.clear());
    assert!(refused(&bare).contains("no hash"), "{}", refused(&bare));
    // A replay with an order missing in the middle is not accepted either.
    let mut holed = replay("two-groves", 200);
    holed.turns[0].hash.clear();
    assert!(refused(&holed).contains("turn 1"), "{}", refused(&holed));
    let mut unsealed = replay("two-groves", 200);
    unsealed.seal.clear();
    assert!(refused(&unsealed).contains("no seal"), "{}", refused(&unsealed));
}

#[test]
fn hashes_are_hashes() {
    let text = replay("two-groves", 200).text();
    let hash = text.split("hash: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("it has one").to_owned();
    let error = verify(&forged(&text, &hash, "\\u{1b}[2Jverified")).expect_err("it is no hash");
    assert!(error.contains("turns[0].hash") && !error.contains('\u{1b}'), "{error}");
}

#[test]
fn names_of_players_are_names() {
    let text = replay("two-groves", 3).text();
    let error = verify(&forged(&text, "name: \"steady\"", "name: \"\\u{202e}ydaets\"")).expect_err("it is no name");
    assert!(error.contains("players[1]") && !error.contains('\u{202e}'), "{error}");
}

#[test]
fn a_lesson_lays_its_own_dice_and_no_others() {
    let good = kept_lesson();
    verify(&good.text()).unwrap_or_else(|error| panic!("{error}"));
    for faces in [vec![0], vec![255], vec![7], vec![6], vec![], vec![1, 1, 1, 1]] {
        for place in 0..3 {
            let mut forged = good.clone();
            let teaching = forged.lesson.as_mut().expect("it is a lesson");
            if teaching.laid[place].1 != faces {
                teaching.laid[place].1.clone_from(&faces);
                assert!(refused(&forged).contains(&format!("lesson.laid[{place}]")), "{}", refused(&forged));
            }
        }
    }
}

#[test]
fn a_lesson_is_one_that_we_teach_where_we_teach_it() {
    let good = kept_lesson();
    let forge = |change: fn(&mut Replay)| {
        let mut other = good.clone();
        change(&mut other);
        refused(&other)
    };
    let unknown = forge(|replay| replay.lesson.as_mut().expect("a lesson").lesson = "loaded-dice".into());
    assert!(unknown.contains("lesson.lesson"), "{unknown}");
    // Another book's lesson isn't one of this book's.
    let foreign = forge(|replay| replay.lesson.as_mut().expect("a lesson").lesson = "second-battle".into());
    assert!(foreign.contains("second-battle") && !foreign.contains("field"), "{foreign}");
    assert!(forge(|replay| replay.seed += 1).contains("lesson.lesson"));
    assert!(forge(|replay| replay.lesson.as_mut().expect("a lesson").laid.push((9999, vec![6]))).contains("laid"));
    assert!(forge(|replay| replay.lesson.as_mut().expect("a lesson").laid.clear()).contains("laid"));
    assert!(forge(|replay| replay.lesson.as_mut().expect("a lesson").passed.extend([9; 99])).contains("passed"));
    // A lesson's dice put into a battle that isn't a lesson.
    let mut battle = replay("two-groves", 10);
    battle.lesson.clone_from(&good.lesson);
    assert!(refused(&battle).contains("lesson.lesson"));
}

#[test]
fn more_orders_than_any_battle_has_are_refused_before_they_are_played() {
    let mut long = replay("two-groves", 2);
    let order = long.turns[0].orders[0].clone();
    long.turns[0].orders = vec![order; 200_001];
    assert!(refused(&long).contains("200000"), "{}", refused(&long));
    let mut grown = replay("two-groves", 2);
    grown.turns[0].orders = vec![monkeys::rules::monkeys::order::Order::Reroll(1); 501];
    assert!(refused(&grown).contains("500"), "{}", refused(&grown));
}

#[test]
fn the_end_is_the_battle_s() {
    let mut won = replay("two-groves", 40);
    won.end = End::Won(monkeys::force::Side::First);
    assert!(verify(&won.text()).is_err());
}

#[test]
fn replays_carry_the_version_of_their_profiles_as_a_hash() {
    let text = replay("two-groves", 1).text();
    let ours = format!("{:016x}", profiles().hash);
    let error = verify(&forged(&text, &ours, "\\u{9b}31m")).expect_err("other profiles");
    assert!(!error.contains('\u{9b}'), "{error}");
}
