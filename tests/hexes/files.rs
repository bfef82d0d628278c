//! The profiles of the book: what they hold, and what is wrong with others.

use monkeys::data::hexes::profiles::{parse, profiles};
use monkeys::rules::hexes::rounds::STEPS;
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
fn the_shipped_profiles_are_whole() {
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

/// The list of the primary text, step by step (R1, W1).
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
