//! Mutants of the second book's files: each is read, and played if possible.

use crate::{
    books::{fuzz_lessons, fuzz_levels, fuzz_opponents, fuzz_replays, fuzz_scripts, said},
    fuzz::fuzz,
};
use monkeys::data::{
    library::Library,
    suppression::{level, persona::Persona, profiles, roster, script},
};
use monkeys::rules::{Book, suppression::Suppression};
use std::fs;

/// For how many orders a mutant's battle is played.
const ORDERS: usize = 24;

#[test]
fn a_unit_kind_of_a_script_has_weapons() {
    let text = fs::read_to_string("tests/scripts/suppression/numbers-of-your-own.script.ron").expect("it is there");
    for weapons in [r#"[("cannon", 0)]"#, "[]"] {
        let kind = text.replace(r#"weapons: [("cannon", 1)]"#, &format!("weapons: {weapons}"));
        assert_ne!(kind, text, "the script has the kind");
        let told = script::parse("doubt", &kind).map(drop).expect_err("it has nothing to fight with").to_string();
        assert!(told.contains("weapons"), "{told}");
    }
}

#[test]
fn fuzz_levels_of_the_second_book() {
    fuzz_levels::<Suppression>(Book::Suppression, ORDERS, |text| {
        Ok(level::parse("mutant", text, &Library::shipped(), profiles())?.0)
    });
}

#[test]
fn fuzz_rosters_of_the_second_book() {
    let read = |path: &str| fs::read_to_string(path).expect("it ships");
    let rosters =
        ["ironbough-column", "high-canopy-league"].map(|name| read(&format!("assets/rosters/{name}.roster.ron")));
    fuzz(&rosters, |text| said(roster::parse("mutant", text, &profiles())).map(drop));
}

#[test]
fn fuzz_profiles_of_the_second_book() {
    let text = fs::read_to_string("assets/profiles/suppression.ron").expect("it ships");
    fuzz(&[text], |text| said(profiles::parse("mutant", text)).map(drop));
}

#[test]
fn fuzz_opponents_of_the_second_book() {
    fuzz_opponents(Book::Suppression, |text| Persona::parse("mutant", text));
}

#[test]
fn fuzz_lessons_of_the_second_book() {
    fuzz_lessons::<Suppression>(Book::Suppression);
}

#[test]
fn fuzz_scripts_of_the_second_book() {
    fuzz_scripts::<Suppression>("tests/scripts/suppression");
}

#[test]
fn fuzz_replays_of_the_second_book() {
    fuzz_replays::<Suppression>("three-fig-trees", 60);
}
