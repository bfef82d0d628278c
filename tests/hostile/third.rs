//! Mutants of the files of the third book: each is read, and played where it can be.

use crate::{common::printed, fuzz::fuzz};
use bevy_ecs::world::World;
use monkeys::battle::{
    chance::ChancePlayer,
    play,
    replay::{Player, Replay},
    script as scripts,
    teaching::rehearse,
};
use monkeys::data::{
    LoadError,
    book::Shelved,
    initiative::{Level, level, persona, profiles, roster, script},
    library::{Library, lesson, lessons_of, level as text_of, levels_of, opponent_of, opponents_of},
    teaching,
};
use monkeys::engine::door;
use monkeys::rules::{
    Book,
    initiative::{Initiative, Order},
};
use std::fs;

/// Orders that a mutant's battle is played on for.
const ORDERS: usize = 40;

fn said<T>(result: Result<T, LoadError>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

fn begun(level: &Level) -> World {
    let mut world = World::new();
    door::install::<Initiative>(&mut world);
    play::begin(&mut world, level, 1);
    world
}

/// A battle by chance, up to so many orders.
fn play_on(world: &mut World, orders: usize) {
    let mut player = ChancePlayer::new(1);
    for _ in 0..orders {
        let Some(order) = player.choose::<Order>(world) else { return };
        play::submit(world, order).expect("a choice is accepted");
    }
}

#[test]
fn fuzz_levels_of_the_third_book() {
    let texts: Vec<String> =
        levels_of(Book::Initiative).iter().map(|name| text_of(name).expect("it ships").to_owned()).collect();
    fuzz(&texts, |text| {
        let (level, _) = said(level::parse("mutant", text, &Library::shipped(), profiles()))?;
        play_on(&mut begun(&level), ORDERS);
        Ok(())
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
    let texts: Vec<String> = opponents_of(Book::Initiative)
        .iter()
        .map(|name| opponent_of(Book::Initiative, name).expect("it ships").to_owned())
        .collect();
    assert!(!texts.is_empty());
    fuzz(&texts, |text| said(persona::parse("mutant", text)).map(drop));
}

#[test]
fn fuzz_lessons_of_the_third_book() {
    let texts: Vec<String> =
        lessons_of(Book::Initiative).iter().map(|name| lesson(name).expect("it ships").to_owned()).collect();
    assert!(!texts.is_empty());
    fuzz(&texts, |text| {
        let (lesson, _) = said(teaching::parse::<Initiative>("third-battle.lesson.ron", text))?;
        rehearse(&lesson).map(drop).map_err(|what| what.words())
    });
}

#[test]
fn fuzz_scripts_of_the_third_book() {
    let folder = fs::read_dir("tests/scripts/initiative").expect("it is there");
    let mut paths: Vec<_> = folder.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().map(|path| fs::read_to_string(path).expect("it ships")).collect();
    fuzz(&texts, |text| {
        let script = said(script::parse("mutant", text))?;
        scripts::run(&script).map(drop).map_err(|miss| printed(&miss))
    });
}

#[test]
fn fuzz_replays_of_the_third_book() {
    let level = level::shipped("ambush-on-the-salt-road").expect("it ships").0;
    let mut world = begun(&level);
    play_on(&mut world, 80);
    let text = Replay::<Initiative>::of(&world, (Player::Human, Player::Human)).expect("it was recorded").text();
    fuzz(&[text], |text| {
        let replay = said(Replay::<Initiative>::read("mutant", text, Initiative::shipped_numbers()))?;
        let Some(setup) = &replay.setup else { return Ok(()) };
        let (level, _) = said(setup.level("mutant", "setup"))?;
        let mut world = World::new();
        door::install::<Initiative>(&mut world);
        replay.play(&mut world, &level).map_err(|why| why.to_string())
    });
}
