//! Mutants of shipped files, format by format: each is read, and played if possible; nothing panics, nothing takes
//! long, nothing raw is printed.
#![expect(clippy::disallowed_types, reason = "soon is measured in seconds")]

use crate::{
    books::said,
    common::{begun, play_on, printed, replay, verify},
    mutate::{Change, changes, mutant},
};
use monkeys::battle::{
    chance::ChancePlayer,
    crash::{self, Crash},
    script as scripts,
};
use monkeys::data::{
    library,
    library::Library,
    monkeys::persona,
    monkeys::{lesson, level, profiles, roster, script, tiled},
    persona::parse_strengths,
    shape,
};
use monkeys::rules::{Book, monkeys::order::Order};
use monkeys::words::plain;
use proptest::{
    prelude::*,
    test_runner::{RngAlgorithm, TestRng, TestRunner},
};
use std::{
    env, fs,
    path::Path,
    time::{Duration, SystemTime},
};

/// Mutants of each format in an ordinary run.
const CASES: u32 = 100;
/// The longest that one mutant may take.
const PATIENCE: Duration = Duration::from_secs(60);

fn asked(name: &str) -> Option<u64> {
    env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Reads mutants of these texts: as many as requested, or for this many seconds.
pub fn fuzz(texts: &[String], read: impl Fn(&str) -> Result<(), String>) {
    let make = |place: prop::sample::Index, changes: &[Change]| mutant(&texts[place.index(texts.len())], changes);
    fuzz_any(make, |text| read(text));
}

/// Reads mutants that are made in a special way.
pub fn fuzz_any<M>(make: impl Fn(prop::sample::Index, &[Change]) -> M, read: impl Fn(&M) -> Result<(), String>) {
    let cases = asked("MONKEYS_FUZZ_CASES").map_or(CASES, |cases| cases as u32);
    let config =
        ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 200, ..ProptestConfig::default() };
    let one = |(place, changes): (prop::sample::Index, Vec<_>)| {
        let mutant = make(place, &changes);
        let began = SystemTime::now();
        if let Err(error) = read(&mutant) {
            prop_assert!(plain::is_plain(&error.replace('\n', "")), "raw letters are said: {error:?}");
            prop_assert!(error.len() < 200_000, "a long story: {} letters", error.len());
        }
        prop_assert!(began.elapsed().unwrap_or_default() < PATIENCE, "it takes long");
        Ok(())
    };
    let strategy = (any::<prop::sample::Index>(), changes());
    let run = |mut runner: TestRunner| runner.run(&strategy, one).unwrap_or_else(|error| panic!("{error}"));
    let Some(seconds) = asked("MONKEYS_FUZZ_SECONDS") else {
        return run(TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)));
    };
    let began = SystemTime::now();
    while began.elapsed().unwrap_or_default() < Duration::from_secs(seconds) {
        run(TestRunner::new(config.clone()));
    }
}

/// The texts of all files in a folder with this extension.
fn texts(folder: &str, ending: &str) -> Vec<String> {
    let mut paths: Vec<_> = fs::read_dir(folder).expect("it is there").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    let texts = paths.iter().map(|path| fs::read_to_string(path).expect("it ships"));
    // Files of the second book have tests of their own.
    let texts: Vec<String> = texts.filter(|text| library::book_of(text) == Book::Monkeys).collect();
    assert!(!texts.is_empty(), "{folder} has files *{ending}");
    texts
}

/// Starts a battle of a level that could be read, and plays a little of it.
fn play(level: &level::Level) {
    play_on(&mut begun(level, 1), &mut ChancePlayer::new(1), 12);
}

#[test]
fn fuzz_levels() {
    fuzz(&texts("levels", ".level.ron"), |text| {
        let (level, _) = said(level::parse("mutant", text, &Library::shipped(), profiles()))?;
        play(&level);
        Ok(())
    });
}

#[test]
fn fuzz_rosters() {
    fuzz(&texts("assets/rosters", ".roster.ron"), |text| said(roster::parse("mutant", text, &profiles())).map(drop));
}

#[test]
fn fuzz_profiles() {
    fuzz(&texts("assets/profiles", ".ron"), |text| {
        said(monkeys::data::monkeys::profiles::parse("mutant", text)).map(drop)
    });
}

#[test]
fn fuzz_opponents() {
    fuzz(&texts("assets/opponents", ".opponent.ron"), |text| said(persona::parse("mutant", text)).map(drop));
}

#[test]
fn fuzz_strengths() {
    let text = fs::read_to_string("assets/opponents/strengths.ron").expect("it ships");
    fuzz(&[text], |text| said(parse_strengths("mutant", text)).map(drop));
}

#[test]
fn fuzz_tempers() {
    fuzz(&texts("assets/tempers", ".temper.ron"), |text| {
        said(monkeys::data::monkeys::temper::parse("mutant", text)).map(drop)
    });
}

#[test]
fn fuzz_lessons() {
    fuzz(&texts("assets/lessons", ".lesson.ron"), |text| {
        let (lesson, _) = said(lesson::parse("first-battle.lesson.ron", text))?;
        monkeys::battle::monkeys::lesson::rehearse(&lesson).map(drop).map_err(|what| what.words())
    });
}

#[test]
fn fuzz_scripts() {
    fuzz(&texts("tests/scripts", ".script.ron"), |text| {
        let script = said(script::parse("mutant", text, &profiles()))?;
        scripts::run(&script).map(drop).map_err(|miss| printed(&miss))
    });
}

#[test]
fn fuzz_replays() {
    let script = fs::read_to_string("tests/scripts/vehicle-carries-its-riders.script.ron").expect("it ships");
    let script = script::parse("script", &script, &profiles()).unwrap_or_else(|error| panic!("{error}"));
    let recorded = scripts::run(&script).unwrap_or_else(|miss| panic!("{miss}")).replay;
    let texts = [replay("two-groves", 12).text(), replay("dust-road", 6).text(), recorded.text()];
    // A mutant that differs in content from the original is never accepted.
    fuzz(&texts, |text| {
        let changed = !texts.iter().any(|whole| same(whole, text));
        match verify(text) {
            Ok(_) if changed => panic!("a forged replay verifies"),
            Ok(_) => Ok(()),
            Err(error) => Err(error),
        }
    });
}

/// Whether two texts are the same replay: whitespace and ignored parts may differ.
fn same(one: &str, other: &str) -> bool {
    let read = |text: &str| monkeys::battle::replay::Replay::parse("same", text, &profiles()).ok();
    read(one) == read(other)
}

/// What the program leaves when it crashes in a battle.
#[test]
fn fuzz_crashes() {
    let order = replay("dust-road", 7).turns.into_iter().flat_map(|turn| turn.orders).next_back();
    let whole = Crash::<Order> { format: 1, battle: replay("dust-road", 6).text(), order, ..Crash::default() };
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).struct_names(false).escape_strings(false);
    let text = shape::options().to_string_pretty(&whole, pretty).expect("it becomes text");
    assert!(said(Crash::<Order>::parse("crash", &text)).is_ok_and(|crash| crash == whole), "{text}");
    fuzz(&[text], |text| {
        drop(crash::held_in(text));
        let crash = said(Crash::<Order>::parse("mutant", text))?;
        verify(&crash.battle).map(drop)
    });
}

#[test]
fn fuzz_orders() {
    let orders: Vec<Order> = replay("dust-road", 60).turns.into_iter().flat_map(|turn| turn.orders).collect();
    let text = ron::ser::to_string_pretty(&orders, ron::ser::PrettyConfig::new()).expect("they become text");
    let (level, _) = level::shipped("dust-road").expect("it ships");
    fuzz(&[text], |text| {
        let orders: Vec<Order> = said(shape::parse_list("mutant", text))?;
        let mut world = begun(&level, 3);
        for order in orders.into_iter().take(80) {
            drop(monkeys::battle::submit(&mut world, order));
        }
        Ok(())
    });
}

#[test]
fn fuzz_maps() {
    let shipped = ["two-groves", "bald-ridge"].map(|name| tiled::text(&level::shipped(name).expect("it ships").0));
    let folder = tempfile::TempDir::new().expect("a folder");
    fuzz(&shipped, |text| {
        let path = folder.path().join("mutant.tmx");
        fs::write(&path, text).expect("it is written");
        said(tiled::load(Path::new(&path))).map(drop)
    });
}

/// Tilesets of a map are in files of their own.
#[test]
fn fuzz_tilesets() {
    let whole = tiled::text(&level::shipped("two-groves").expect("it ships").0);
    let (from, to) = (whole.find("<tileset").expect("it has one"), whole.find("</tileset>").expect("it ends"));
    let set = &whole[from..to + "</tileset>".len()];
    let inner = set.replacen(" firstgid=\"1\"", "", 1);
    assert_ne!(inner, set, "its first tile is 1: {set:.80}");
    let folder = tempfile::TempDir::new().expect("a folder");
    let map = folder.path().join("map.tmx");
    fs::write(&map, whole.replace(set, "<tileset firstgid=\"1\" source=\"mine.tsx\"/>")).expect("it is written");
    let read = |text: &str| {
        fs::write(folder.path().join("mine.tsx"), text).expect("it is written");
        said(tiled::load(&map)).map(drop)
    };
    read(&inner).expect("a whole one is read");
    fuzz(&[inner], read);
}
