//! The files of the book: what they contain, and the faults of others.

use crate::chance::play;
use crate::scene::Scene;
use monkeys::data::hexes::{
    level::{self, Level},
    profiles::{parse, profiles},
};
use monkeys::data::library::levels_of;
use monkeys::rules::Book;
use monkeys::rules::hexes::{muster::Goal, rounds::STEPS};
use std::fs;

fn shipped() -> String {
    fs::read_to_string("assets/profiles/hexes.ron").expect("the shipped profiles are there")
}

/// The faults of the shipped profiles with a change.
fn faults(from: &str, to: &str) -> String {
    let text = shipped();
    assert!(text.contains(from), "{from}");
    parse("test", &text.replacen(from, to, 1)).expect_err("it has a fault").to_string()
}

#[test]
fn g_8_the_shipped_profiles_are_whole() {
    let (book, notes) = parse("test", &shipped()).unwrap_or_else(|error| panic!("{error}"));
    assert!(notes.is_empty());
    assert_eq!((book.units.len(), book.weapons.len(), book.moves.len(), book.fires.len()), (15, 14, 10, 4));
    assert_eq!((book.tables.len(), book.terrain.len(), book.options.len()), (7, 12, 8));
    let price = |army: &str| {
        let prices: Vec<u16> = book.units.iter().filter(|unit| unit.army == army).map(|unit| unit.price).collect();
        prices.iter().sum::<u16>() + prices[0]
    };
    assert_eq!((price("column"), price("league")), (166, 164), "two sections of rifles, one of each other kind");
    assert_eq!(profiles().units, book.units);
}

/// The list in the primary text, step by step (R1, W1).
#[test]
fn r_1_w_1_the_steps_of_a_round() {
    let movement = |n: u8| {
        [
            "trigger-hex-effect".to_owned(),
            format!("movement-{n}"),
            "pre-assault-retreat".to_owned(),
            "pre-assault-abilities".to_owned(),
            format!("assault-{n}"),
            "post-assault-retreat".to_owned(),
            "apply-damage".to_owned(),
        ]
    };
    let mut steps = vec!["gunnery-1".to_owned(), "apply-damage".to_owned()];
    steps.extend((1..=3).flat_map(movement));
    steps.extend(["gunnery-2", "apply-damage", "healing-1"].map(str::to_owned));
    steps.extend((0..5).flat_map(|n| [format!("agony-{n}"), "apply-damage".to_owned()]));
    steps.extend(["healing-2", "aftermath"].map(str::to_owned));
    assert_eq!(STEPS.map(|step| step.to_string()).to_vec(), steps);
    assert_eq!(STEPS.len(), 2 + 3 * 7 + 2 + 1 + 5 * 2 + 1 + 1);
}

#[test]
fn faults_of_a_profile_are_named_with_their_place() {
    let cases = [
        ("moves: [\"foot\"]", "moves: [\"feet\"]", "units[0].moves[0]"),
        ("fires: \"gun\"", "fires: \"guns\"", "units[3].fires"),
        ("weapons: [\"shotgun\"]", "weapons: [\"shotguns\"]", "units[1].weapons[0]"),
        ("damage: \"pair\"", "damage: \"pairs\"", "units[2].damage"),
        ("Camouflage(\"forest\")", "Camouflage(\"woods\")", "units[2].traits[1]"),
        ("range: 4, arc: FrontSides, ap: 8", "range: 0, arc: FrontSides, ap: 8", "weapons[6].range"),
        ("(from: 6, what: [Casualties(1), Psychic(6)])", "(from: 1, what: [Casualties(1)])", "tables[0].rows[1].from"),
        ("goes_on: 5", "goes_on: 1", "numbers.to_hit.goes_on"),
        ("poison: [12, 10, 8, 6, 4]", "poison: [4, 6]", "numbers.agony.poison"),
        ("letter: 'b'", "letter: 'f'", "terrain[3].letter"),
    ];
    for (from, to, place) in cases {
        let told = faults(from, to);
        assert!(told.contains(place), "{place} in {told}");
    }
}

#[test]
fn cards_are_rows_of_signs() {
    let cases = [
        ("\"F,360,F\"", "\"F,360\""),
        ("\"F,360,F\"", "\"F,Q,F\""),
        ("\"F,360,F\"", "\"F+F,360,F\""),
        ("\"F,360,F\"", "\"F+A,360,F\""),
        ("\"F,360,F\"", "\"(A),360,F\""),
        ("\"F,360,F\"", "\"A[flying],360,F\""),
        ("cells: \"Aim,Fire\"", "cells: \"Aim\""),
    ];
    for (from, to) in cases {
        assert!(!faults(from, to).is_empty(), "{to}");
    }
}

#[test]
fn the_book_is_chosen_by_its_name() {
    assert_eq!([Book::of("hexes"), Book::of("Hexes")], [Some(Book::Hexes); 2]);
    assert_eq!(levels_of(Book::Hexes).len(), 6);
}

fn shipped_level(name: &str) -> Level {
    let (level, notes) = level::shipped(name).unwrap_or_else(|error| panic!("{error}"));
    assert!(notes.is_empty());
    level
}

#[test]
fn g_9_g_23_the_first_scenario_is_the_same_from_both_ends() {
    let level = shipped_level("entrenched");
    let table = level.terrain.table();
    assert_eq!(table.hexes().count(), 60);
    assert!(table.hexes().all(|hex| level.terrain[hex] == level.terrain[table.turned(hex)]));
    assert_eq!((level.points(0), level.points(1)), (166, 164));
    assert_eq!(level.sides.each_ref().map(|side| side.zone.len()), [18, 18]);
    assert_eq!((level.scenario.rounds, level.scenario.plan_now), (Some(8), false));
}

#[test]
fn g_24_the_second_scenario_is_about_a_bridge() {
    let level = shipped_level("the-bridge");
    assert_eq!((level.points(0), level.points(1)), (166, 110));
    assert!(matches!(&level.scenario.goal, Goal::Cross(crossing) if crossing.from == 3 && crossing.units == 3));
    let count = |name: &str| {
        let kind = profiles().ground(name);
        level.terrain.table().hexes().filter(|hex| Some(level.terrain[*hex]) == kind).count()
    };
    assert_eq!(["deep water", "river", "bridge", "forest", "hill"].map(count), [2, 4, 1, 4, 2]);
}

#[test]
fn both_scenarios_are_played_by_chance_and_written_as_they_were() {
    for name in levels_of(Book::Hexes) {
        let level = shipped_level(&name);
        let (game, _) = play(&Scene(level.muster()), 3);
        assert!(game.outcome().is_some(), "{name}");
        let (again, _) = level::parse("again", &level.text(), profiles()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((again.terrain, again.sides, again.scenario), (level.terrain, level.sides, level.scenario));
    }
    assert!(level::shipped("nowhere").is_err());
}

/// The faults of a shipped level with a change.
fn level_faults(name: &str, from: &str, to: &str) -> String {
    let text = fs::read_to_string(format!("levels/{name}.level.ron")).expect("the level is there");
    assert!(text.contains(from), "{from}");
    level::parse("test", &text.replacen(from, to, 1), profiles()).expect_err("it has a fault").to_string()
}

#[test]
fn faults_of_a_level_are_named_with_their_place() {
    let cases = [
        ("book: Hexes", "book: Monkeys", "book"),
        ("rounds: 8", "rounds: 0", "rounds"),
        ("\". . . .\"", "\". . .\"", "ground[0]"),
        ("\". . . .\"", "\". . .x.\"", "ground[0]"),
        ("\". . . .\"", "\". . q .\"", "ground[0]"),
        ("kind: \"baboon-rifles\"", "kind: \"baboons\"", "sides[0].force[0].kind"),
        ("name: \"Oryx\"", "name: \"Kudu\"", "sides[0].force[1].name"),
        ("name: \"Ironback\"", "name: \"Ironback\", options: [\"steady\"]", "sides[0].force[4].options[0]"),
        ("name: \"Kudu\"", "name: \"Kudu\", options: [\"steadier\"]", "sides[0].force[0].options[0]"),
        ("zone: [((0, 12), (6, 16))]", "zone: [((0, 2), (6, 16))]", "sides[1].zone"),
        ("zone: [((0, 12), (6, 16))]", "zone: [((0, 14), (2, 14))]", "sides[0].zone"),
        ("zone: [((0, 12), (6, 16))]", "zone: [((0, 12), (60, 16))]", "sides[0].zone[0]: (60, 16) is off the board"),
        ("zone: [((0, 12), (6, 16))]", "zone: [((-1, 12), (6, 16))]", "sides[0].zone[0]: (-1, 12) is off the board"),
        ("key: 'r'", "key: 'b'", "sides[0].key"),
        ("(assault: 2, choice: 1)", "(assault: 0, choice: 1)", "sides[0].ranks.assault"),
        (
            "(assault: 2, choice: 1)",
            "(assault: 1, choice: 1)",
            "sides[1].ranks: the two sides must differ in both ranks",
        ),
        ("name: \"Kudu\"", "name: \"Kudu\", start: Some((hex: (3, 12), facing: North))", "sides[0].force[0].start.hex"),
    ];
    for (from, to, place) in cases {
        let told = level_faults("entrenched", from, to);
        assert!(told.contains(place), "{place} in {told}");
    }
    // A fault of the ground hides no other.
    for ground in ["\". . q .\"", "\". . . ..\""] {
        let told = level_faults("entrenched", "\". . . .\"", ground);
        assert!(told.contains("ground") && !told.contains("sides"), "{told}");
        let text = fs::read_to_string("levels/entrenched.level.ron").expect("the level is there");
        let text = text.replacen("\". . . .\"", ground, 1).replacen("kind: \"baboon-rifles\"", "kind: \"baboons\"", 1);
        let text = text.replacen("(assault: 2, choice: 1)", "(assault: 0, choice: 1)", 1);
        let told = level::parse("test", &text, profiles()).expect_err("three faults").to_string();
        for place in ["ground", "sides[0].force[0].kind", "sides[0].ranks.assault"] {
            assert!(told.contains(place), "{place} in {told}");
        }
    }
    // A building, and a hex that an enemy is in.
    let starts = "name: \"Ironback\", start: Some((hex: (6, 12), facing: North))";
    let told = level_faults("entrenched", "name: \"Ironback\"", starts);
    assert!(told.contains("sides[0].force[4].start.hex"), "{told}");
    let text = fs::read_to_string("levels/entrenched.level.ron").expect("the level is there");
    let text = text.replacen("name: \"Kudu\"", "name: \"Kudu\", start: Some((hex: (3, 9), facing: North))", 1);
    let text = text.replacen("name: \"Liana\"", "name: \"Liana\", start: Some((hex: (3, 9), facing: South))", 1);
    let told = level::parse("test", &text, profiles()).expect_err("they share a hex").to_string();
    assert!(told.contains("sides[0].force[0].start.hex") && told.contains("sides[1].force[0].start.hex"), "{told}");
    let told = level_faults("the-bridge", "    rounds: 8,\n", "");
    assert!(told.contains("rounds"), "{told}");
}
