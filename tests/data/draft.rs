//! Levels made in a hurry: any ground, any two rosters.

use super::common::level;
use monkeys::board::generate::{Recipe, Style, Symmetry};
use monkeys::data::{
    library::Library,
    monkeys::{
        Draft,
        level::{Level, shipped},
        profiles,
        setup::in_scenario,
    },
};
use monkeys::rules::monkeys::scenarios::Scenario;

fn draft(recipe: Recipe, platoons: u8) -> Draft {
    let rosters = ["talapoin-swarm", "baboon-rifles"].map(str::to_owned);
    Draft {
        name: "Draft".into(),
        about: String::new(),
        scenario: Scenario::Skirmish,
        recipe,
        rosters,
        platoons,
        rounds: Some(10),
        seed: 1,
    }
}

#[test]
fn everybody_finds_a_place_on_any_ground() {
    let styles = [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain];
    for (style, density) in styles.into_iter().flat_map(|style| [0, 25, 60, 90].map(|density| (style, density))) {
        for (size, platoons) in [((72, 48), 1), ((72, 48), 2), ((40, 48), 2)] {
            let recipe =
                Recipe { size, density, style, symmetry: Symmetry::Rotated, seed: density.into(), ..Recipe::default() };
            let made = draft(recipe, platoons).level(&Library::shipped(), profiles());
            let (made, _) = made.unwrap_or_else(|error| panic!("{style:?} {density} {size:?}: {error}"));
            assert_eq!(made.forces.each_ref().map(Vec::len), [usize::from(platoons); 2]);
        }
    }
}

#[test]
fn every_roster_finds_a_place_its_vehicles_too() {
    let names = Library::shipped().rosters();
    for (place, name) in names.iter().enumerate() {
        let recipe =
            Recipe { size: (72, 48), density: 60, style: Style::Ruins, seed: place as u64, ..Recipe::default() };
        let rosters = [name.clone(), names[(place + 1) % names.len()].clone()];
        let made = Draft { rosters, ..draft(recipe, 2) }.level(&Library::shipped(), profiles());
        let (made, _) = made.unwrap_or_else(|error| panic!("{name}: {error}"));
        let vehicles = made.sides.iter().flat_map(|side| &side.platoons).flat_map(|platoon| &platoon.units);
        assert!(vehicles.flat_map(|unit| &unit.vehicles).all(|vehicle| vehicle.at.is_some()), "{name}");
    }
}

#[test]
fn g_22_a_squad_gathers_where_its_guns_and_carriers_have_room() {
    let names = Library::shipped().rosters();
    let mut crowded = Vec::new();
    for style in [Style::Jungle, Style::Plains, Style::Ruins, Style::Urban, Style::Mountain] {
        for (seed, name) in names.iter().enumerate() {
            let recipe = Recipe { size: (40, 26), density: 75, style, seed: seed as u64, ..Recipe::default() };
            let rosters = [name.clone(), name.clone()];
            let made = Draft { rosters, ..draft(recipe, 1) }.level(&Library::shipped(), profiles());
            crowded.extend(made.err().map(|why| format!("{style:?}, {name}: {why}")));
        }
    }
    assert!(crowded.is_empty(), "{}", crowded.join("\n"));
}

#[test]
fn a_draft_can_be_written_and_read_again() {
    let (made, _) =
        draft(Recipe { seed: 4, ..Recipe::default() }, 2).level(&Library::shipped(), profiles()).expect("it is good");
    assert!(made.text().contains("Generated(size: (72, 48), density: 25, style: Plains"));
    for text in [made.text(), made.drawn()] {
        assert_eq!(level(&text).expect("what we write is good").0, made);
    }
}

#[test]
fn what_can_not_be_made_is_refused() {
    let refused =
        |draft: Draft| draft.level(&Library::shipped(), profiles()).expect_err("it can't be made").to_string();
    let mut unknown = draft(Recipe::default(), 1);
    unknown.rosters[1] = "baboon-riffles".into();
    assert_eq!(refused(unknown), "Draft: no roster `baboon-riffles`; did you mean `baboon-rifles`?");
    let tiny = draft(Recipe { size: (4, 4), ..Recipe::default() }, 1);
    assert!(refused(tiny).starts_with("Draft: "));
}

#[test]
fn each_scenario_can_be_had_in_a_hurry_and_its_ground_grown_anew() {
    for scenario in Scenario::ALL {
        let recipe = Recipe { density: 40, style: Style::Jungle, ..Recipe::default() };
        let made = Draft { scenario, ..draft(recipe, 1) }.level(&Library::shipped(), profiles());
        let (level, _) = made.unwrap_or_else(|why| panic!("{scenario:?}: {why}"));
        assert_eq!(level.scenario, scenario);
        // In a Skirmish everybody is in place already; elsewhere the players deploy.
        assert_eq!(level.recipe().is_some(), scenario != Scenario::Skirmish, "{scenario:?}");
    }
}

#[test]
fn a_level_can_be_fought_in_another_scenario_or_says_why_not() {
    let (level, _) = shipped("leopard-creek").expect("a shipped level");
    for scenario in Scenario::ALL {
        let other =
            in_scenario(&level, scenario, &Library::shipped()).unwrap_or_else(|why| panic!("{scenario:?}: {why}"));
        assert_eq!((other.scenario, &other.ground), (scenario, &level.ground));
        let stands = |level: &Level| level.sides[0].platoons[0].units[0].members[0].cell.is_some();
        assert_eq!(stands(&other), scenario == level.scenario, "{scenario:?}");
    }
    // Back again: the players deploy, although the level had fixed everybody's place.
    let battle = in_scenario(&level, Scenario::Battle, &Library::shipped()).expect("a battle");
    assert_eq!(in_scenario(&battle, Scenario::Skirmish, &Library::shipped()).expect("a skirmish").rounds, Some(10));
}
