//! Mutants of the third book's files: each is read, and played if possible.

use crate::{
    books::{fuzz_lessons, fuzz_levels, fuzz_opponents, fuzz_replays, fuzz_scripts, said},
    fuzz::fuzz,
};
use monkeys::data::{
    initiative::{level, persona::Persona, profiles, roster},
    library::Library,
};
use monkeys::rules::{Book, initiative::Initiative};
use std::fs;

/// For how many orders a mutant's battle is played.
const ORDERS: usize = 40;

#[test]
fn fuzz_levels_of_the_third_book() {
    fuzz_levels::<Initiative>(Book::Initiative, ORDERS, |text| {
        Ok(level::parse("mutant", text, &Library::shipped(), profiles())?.0)
    });
}

#[test]
fn fuzz_rosters_of_the_third_book() {
    let read = |path: &str| fs::read_to_string(path).expect("it ships");
    let rosters = ["ironbough-six", "canopy-six"].map(|name| read(&format!("assets/rosters/{name}.roster.ron")));
    fuzz(&rosters, |text| said(roster::parse("mutant", text, &profiles())).map(drop));
}

#[test]
fn fuzz_profiles_of_the_third_book() {
    let text = fs::read_to_string("assets/profiles/initiative.ron").expect("it ships");
    fuzz(&[text], |text| said(profiles::parse("mutant", text)).map(drop));
}

#[test]
fn fuzz_opponents_of_the_third_book() {
    fuzz_opponents(Book::Initiative, |text| Persona::parse("mutant", text));
}

#[test]
fn fuzz_lessons_of_the_third_book() {
    fuzz_lessons::<Initiative>(Book::Initiative);
}

#[test]
fn fuzz_scripts_of_the_third_book() {
    fuzz_scripts::<Initiative>("tests/scripts/initiative");
}

#[test]
fn fuzz_replays_of_the_third_book() {
    fuzz_replays::<Initiative>("ambush-on-the-salt-road", 80);
}
