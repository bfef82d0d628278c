//! Mutants of the fourth book's files: each is read, and played if possible.

use crate::{
    books::{fuzz_lessons, fuzz_levels, fuzz_opponents, fuzz_replays, fuzz_scripts, said},
    fuzz::fuzz,
};
use monkeys::data::hexes::{level, persona::Persona, profiles};
use monkeys::rules::{Book, hexes::Hexes};
use std::fs;

/// For how many orders a mutant's battle is played.
const ORDERS: usize = 40;

#[test]
fn fuzz_levels_of_the_fourth_book() {
    fuzz_levels::<Hexes>(Book::Hexes, ORDERS, |text| Ok(level::parse("mutant", text, profiles())?.0));
}

#[test]
fn fuzz_profiles_of_the_fourth_book() {
    let text = fs::read_to_string("assets/profiles/hexes.ron").expect("it ships");
    fuzz(&[text], |text| said(profiles::parse("mutant", text)).map(drop));
}

#[test]
fn fuzz_opponents_of_the_fourth_book() {
    fuzz_opponents(Book::Hexes, |text| Persona::parse("mutant", text));
}

#[test]
fn fuzz_lessons_of_the_fourth_book() {
    fuzz_lessons::<Hexes>(Book::Hexes);
}

#[test]
fn fuzz_scripts_of_the_fourth_book() {
    fuzz_scripts::<Hexes>("tests/scripts/hexes");
}

#[test]
fn fuzz_replays_of_the_fourth_book() {
    fuzz_replays::<Hexes>("bare-shoulder", 60);
}
