//! The files that ship with the game have no faults.

use monkeys::board::distance;
use monkeys::data::{
    self,
    library::{self, Library},
};
use monkeys::force::Post;
use monkeys::rules::monkeys::scenarios::Scenario;
use std::path::{Path, PathBuf};

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(".").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder is part of the package");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

#[test]
fn every_shipped_file_is_free_of_faults() {
    let mut count = 0;
    for (folder, ending) in [("levels", ".level.ron"), ("assets/rosters", ".roster.ron"), ("assets/profiles", ".ron")] {
        for path in files(folder, ending) {
            match data::check(&path) {
                Ok(report) => println!("{report}"),
                Err(error) => panic!("{error}"),
            }
            count += 1;
        }
    }
    assert!(count >= 6, "{count} files");
}

#[test]
fn no_two_primates_of_a_shipped_battle_have_the_same_name() {
    for name in library::levels() {
        let (level, _) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let units = level.sides.iter().flat_map(|side| &side.platoons).flat_map(|platoon| &platoon.units);
        let mut seen = std::collections::BTreeSet::new();
        for primate in units.flat_map(|unit| &unit.members) {
            assert!(seen.insert(&primate.name), "{name}: {} is there twice", primate.name);
        }
        assert!(seen.len() > 10, "{name}");
    }
}

#[test]
fn every_scenario_has_a_level_of_its_own() {
    for scenario in Scenario::ALL {
        let plays = |name: &String| data::monkeys::level::shipped(name).expect("it is shipped").0.scenario == scenario;
        assert!(library::levels().iter().any(plays), "{scenario:?}");
    }
}

#[test]
fn three_full_boards_in_two_strengths_and_a_small_one() {
    let mut boards = Vec::new();
    for name in library::levels() {
        let (level, notes) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let size = (level.ground.spots().width(), level.ground.spots().height());
        let platoons = level.forces.each_ref().map(Vec::len);
        assert_eq!(platoons[0], platoons[1], "{name} is no fair match");
        let rounds = if level.scenario == Scenario::Skirmish { Some(10) } else { level.rounds };
        assert_eq!(level.rounds, rounds, "{name}");
        assert!(level.about.len() > 40, "{name} does not make one want to play");
        let noted = |rule: &str| notes.iter().any(|note| note.to_string().contains(rule));
        assert_eq!(noted("T-04"), size == (24, 24), "only the first game has fewer squads");
        boards.push((name, size, platoons[0], level.ground.coverage()));
    }
    let of = |name: &str| boards.iter().find(|board| board.0 == name).map(|board| (board.1, board.2, board.3));
    for (name, coverage) in [("leopard-creek", 38..=44), ("precursor-square", 57..=63), ("bald-ridge", 23..=28)] {
        for (name, platoons) in [(name.to_owned(), 1), (format!("{name}-two"), 2)] {
            let (size, count, covered) = of(&name).expect("it is shipped");
            assert_eq!((size, count), ((72, 48), platoons), "{name}");
            assert!(coverage.contains(&covered), "{name} is covered to {covered} %");
        }
    }
    assert_eq!(of("two-groves").map(|(size, ..)| size), Some((24, 24)));
}

#[test]
fn both_sides_of_a_level_are_worth_about_the_same() {
    for name in library::levels() {
        let (level, _) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let cost = |side: usize| level.forces[side].iter().map(|platoon| platoon.cost()).sum::<u32>();
        assert!(cost(0).abs_diff(cost(1)) * 50 <= cost(0), "{name}: {} against {}", cost(0), cost(1));
    }
}

#[test]
fn nobody_begins_in_sight_of_the_enemy_within_short_range() {
    for name in library::levels() {
        let (level, _) = data::monkeys::level::shipped(&name).expect("shipped levels are good");
        let muster = level.muster();
        let cells = |side: usize| -> Vec<_> {
            let units = muster.sides[side].platoons.iter().flat_map(|platoon| &platoon.units);
            units.flat_map(|unit| unit.members.iter().filter_map(|member| member.cell)).collect()
        };
        for near in cells(0) {
            for far in cells(1) {
                let short = distance(near, far) <= i32::from(muster.profiles.bands.short);
                assert!(!(short && muster.sight.sees(near, far)), "{name}: {near} sees {far}");
            }
        }
    }
}

#[test]
fn every_roster_is_spent_to_the_last_scrap_or_nearly() {
    let rosters = Library::shipped().rosters();
    assert!(rosters.len() >= 4);
    for name in rosters {
        let roster = Library::shipped().roster(&name, &data::monkeys::profiles()).expect("good").expect("there");
        for platoon in &roster.platoons {
            assert!((390..=400).contains(&platoon.cost()), "{name}: {}", platoon.cost());
        }
    }
}

#[test]
fn rosters_are_of_different_character() {
    let of = |name: &str| {
        let roster = Library::shipped().roster(name, &data::monkeys::profiles()).expect("good").expect("there");
        roster.platoons[0].clone()
    };
    let book = data::monkeys::profiles();
    let every = Library::shipped().rosters();
    assert!(every.len() >= 12, "{every:?}");
    for name in &every {
        let roster = Library::shipped().roster(name, &book).expect("good").expect("there");
        assert!(roster.about.len() > 60, "{name} does not make one want to play it");
        assert!(roster.platoons.iter().all(|platoon| platoon.units.iter().any(|unit| unit.post == Post::Co)), "{name}");
    }
    let vehicles = |name: &str| of(name).units.iter().map(|unit| unit.vehicles.len()).sum::<usize>();
    assert_eq!([vehicles("motor-troop"), vehicles("sky-pirates"), vehicles("thunder-battery")], [4, 1, 1]);
    let talents: usize = of("staff-college").units.iter().map(|unit| unit.members[0].talents.len()).sum();
    assert_eq!(talents, book.talents.len(), "every talent of the book");
    let heads = of("tarsier-tide").units.iter().map(|unit| unit.members.len()).sum::<usize>();
    assert_eq!(heads, 40, "as many as a platoon may hold");
    let clad = of("iron-orchard")
        .units
        .iter()
        .flat_map(|unit| unit.members.clone())
        .filter(|one| !one.armor.is_empty())
        .count();
    assert!(clad > 15, "{clad} wear armor");
}

#[test]
fn an_unknown_shipped_level_is_named_with_the_nearest() {
    let error = data::monkeys::level::shipped("two-grooves").expect_err("there is none").to_string();
    assert_eq!(error, "two-grooves: no level `two-grooves`; did you mean `two-groves`?");
}

#[test]
fn every_sentence_can_be_read() {
    assert_eq!(monkeys::words::faults(), Vec::<String>::new());
}
