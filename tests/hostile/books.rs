//! How mutants of any book's files are treated: each is read, and played if possible.

use crate::{common::printed, fuzz::fuzz};
use bevy_ecs::world::World;
use monkeys::battle::{
    chance::ChancePlayer,
    play,
    replay::{Player, Replay},
    script as scripts,
    teaching::{Teaches, rehearse},
};
use monkeys::data::{
    LoadError,
    book::Files,
    library::{lesson, lessons_of, level, levels_of, opponent_of, opponents_of},
    teaching,
};
use monkeys::engine::door;
use monkeys::rules::Book;
use std::fs;

pub fn said<T>(result: Result<T, LoadError>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

fn begun<B: Teaches>(level: &B::Level) -> World {
    let mut world = World::new();
    door::install::<B>(&mut world);
    play::begin(&mut world, level, 1);
    world
}

/// A random battle, up to this many orders.
fn play_on<B: Teaches>(world: &mut World, orders: usize) {
    let mut player = ChancePlayer::new(1);
    for _ in 0..orders {
        let Some(order) = player.choose::<B::Order>(world) else { return };
        play::submit(world, order).expect("a choice is accepted");
    }
}

fn texts(names: &[String], text: impl Fn(&str) -> Option<&'static str>) -> Vec<String> {
    assert!(!names.is_empty());
    names.iter().map(|name| text(name).expect("it ships").to_owned()).collect()
}

/// Levels read in this way; their battles go on for this many orders.
pub fn fuzz_levels<B: Teaches>(book: Book, orders: usize, read: impl Fn(&str) -> Result<B::Level, LoadError>) {
    fuzz(&texts(&levels_of(book), level), |text| {
        play_on::<B>(&mut begun::<B>(&said(read(text))?), orders);
        Ok(())
    });
}

/// Opponents read in this way.
pub fn fuzz_opponents<T>(book: Book, read: impl Fn(&str) -> Result<T, LoadError>) {
    fuzz(&texts(&opponents_of(book), |name| opponent_of(book, name)), |text| said(read(text)).map(drop));
}

/// The lessons of a book, played through.
pub fn fuzz_lessons<B: Teaches>(book: Book) {
    let names = lessons_of(book);
    let file = format!("{}.lesson.ron", names[0]);
    fuzz(&texts(&names, lesson), |text| {
        let (lesson, _) = said(teaching::parse::<B>(&file, text))?;
        rehearse(&lesson).map(drop).map_err(|what| what.words())
    });
}

/// The scripts of a folder, played.
pub fn fuzz_scripts<B: Teaches>(folder: &str) {
    fuzz(&texts_in(folder), |text| {
        let script = said(B::script("mutant", text))?;
        scripts::run(&script).map(drop).map_err(|miss| printed(&miss))
    });
}

/// The texts of all files of a folder.
pub fn texts_in(folder: &str) -> Vec<String> {
    let mut paths: Vec<_> = fs::read_dir(folder).expect("it is there").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("it ships")).collect()
}

/// A replay of a shipped level, this many orders into the battle.
pub fn fuzz_replays<B: Teaches>(level: &str, orders: usize) {
    let level = B::shipped(level).expect("it ships").0;
    let mut world = begun::<B>(&level);
    play_on::<B>(&mut world, orders);
    let text = Replay::<B>::of(&world, (Player::Human, Player::Human)).expect("it was recorded").text();
    fuzz(&[text], |text| {
        let replay = said(Replay::<B>::read("mutant", text, B::shipped_numbers()))?;
        let Some(setup) = &replay.setup else { return Ok(()) };
        let level = said(<B as Files>::level_of(setup, "mutant"))?;
        let mut world = World::new();
        door::install::<B>(&mut world);
        replay.play(&mut world, &level).map_err(|why| why.to_string())
    });
}
