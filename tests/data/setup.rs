//! A complete level, as a replay carries it.

use super::common::{LEVEL, level};
use monkeys::data::{
    self, library,
    monkeys::{Setup, profiles, setup},
    workshop::Workshop,
};
use ron::{Options, extensions::Extensions, ser::PrettyConfig};

fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

#[test]
fn a_setup_is_read_back_as_the_same_level() {
    for name in library::levels() {
        let (level, _) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let setup = Setup::of(&level);
        let text = ron().to_string_pretty(&setup, PrettyConfig::default()).expect("it can be written");
        let read: Setup = ron().from_str(&text).expect("what we write can be read");
        assert_eq!(read, setup);
        let (again, _) = read.level("test", "setup", profiles()).expect("it is good");
        assert_eq!(again, level, "{name}");
        assert_eq!(Setup::of(&again), setup);
        assert!(!text.contains("Roster("), "no other file is needed");
    }
}

#[test]
fn a_setup_is_also_a_level_file() {
    for name in library::levels() {
        let (original, _) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let (again, _) = level(&Setup::of(&original).text()).expect("what we write is good");
        assert_eq!(again, original, "{name}");
    }
}

#[test]
fn a_setup_from_a_file_is_not_trusted() {
    let (good, _) = level(LEVEL).expect("it is good");
    let text = ron().to_string(&Setup::of(&good)).expect("it can be written").replace("mandrill", "mandril");
    let setup: Setup = ron().from_str(&text).expect("its shape is good");
    let error = setup.level("old.replay.ron", "setup", profiles()).expect_err("nobody is called so").to_string();
    let first = "old.replay.ron: setup.sides[1].platoons[0].squads[0].members[0].clan: no clan `mandril`; did you mean `mandrill`?";
    assert_eq!(error.lines().next(), Some(first));
}

#[test]
fn g_31_a_limit_of_rounds_is_part_of_the_set_up_and_scenarios_keep_their_own() {
    for name in ["two-groves", "the-saddle", "rust-market", "fern-pass"] {
        let mut level = monkeys::data::monkeys::level::shipped(name).expect("the level ships").0;
        let before = level.rounds;
        level.limit_rounds();
        let (again, _) =
            Setup::of(&level).level(name, "setup", monkeys::data::monkeys::profiles()).expect("a good set-up");
        assert_eq!(again.rounds, level.rounds, "{name}");
        if matches!(name, "the-saddle" | "rust-market") {
            assert_eq!(level.rounds, before, "{name} ends by its scenario");
        }
    }
}

#[test]
fn a_battle_is_set_up_with_a_roster_of_the_players_own() {
    let own = tempfile::tempdir().expect("a folder");
    let text = include_str!("../../assets/rosters/mandrill-horde.roster.ron");
    std::fs::write(own.path().join("aaa.roster.ron"), text).expect("it is written");
    let workshop = Workshop::read(vec![own.path().to_owned()]);
    assert!(workshop.library().rosters().contains(&"aaa".to_owned()), "it is listed with the shipped ones");
    let (level, _) = monkeys::data::monkeys::level::shipped("two-groves").expect("it ships");
    let rosters = ["aaa".to_owned(), "baboon-rifles".to_owned()];
    let set_up = setup::with_rosters(&level, &rosters, 1, &workshop.library()).expect("it can be fought");
    let clans = |side: usize| -> Vec<&str> {
        let members = set_up.forces[side].iter().flat_map(|platoon| &platoon.units).flat_map(|unit| &unit.members);
        members.map(|member| set_up.profiles().clans[member.clan].name.as_str()).collect()
    };
    assert!(clans(0).contains(&"mandrill") && !clans(1).contains(&"mandrill"));
    // Its replay contains the roster, so it needs none of the player's files.
    let folded = Setup::of(&set_up);
    let (again, _) = folded.level("again", "setup", set_up.profiles().clone()).expect("it is complete");
    assert_eq!(again.forces, set_up.forces);
    // A missing roster is named.
    let gone = setup::with_rosters(&level, &["bbb".to_owned(), "baboon-rifles".to_owned()], 1, &workshop.library());
    assert!(gone.expect_err("there is none of that name").to_string().contains("bbb"));
}
