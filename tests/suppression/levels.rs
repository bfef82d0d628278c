//! The two scenarios of the page (G25, G26) and its two forces (G21).

use crate::numbers::NUMBERS;
use crate::scene::{A, B, Scene, at};
use monkeys::board::{Block, Zone};
use monkeys::data::{
    drafts::Drafts,
    library::Library,
    suppression::{
        Level, level,
        setup::{self, Setup},
    },
};
use monkeys::rules::suppression::{
    Suppression,
    muster::{Goal, SetUp},
};

pub const COLUMN: [&str; 7] = [
    "baboon-rifles",
    "baboon-rifles",
    "gorilla-breachers",
    "mandrill-gunners",
    "chimpanzee-raiders",
    "orangutan-mortar",
    "macaque-swarm",
];
pub const LEAGUE: [&str; 7] = [
    "spider-monkey-rifles",
    "spider-monkey-rifles",
    "lemur-leapers",
    "howler-gunners",
    "capuchin-marksmen",
    "tarsier-tubes",
    "marmoset-swarm",
];

/// A shipped level without its forces.
fn shipped(name: &str) -> Scene {
    let (level, _) = level::shipped(name).expect("the level ships");
    let mut muster = level.muster();
    muster.sides.iter_mut().for_each(|side| side.units.clear());
    Scene(muster)
}

/// S-1, "Three Fig Trees".
pub fn fig_trees(armies: [[&str; 7]; 2]) -> Scene {
    let mut scene = shipped("three-fig-trees");
    for (side, army) in [A, B].into_iter().zip(armies) {
        scene = army.iter().fold(scene, |scene, name| scene.reserve(side, name));
    }
    scene
}

/// S-2, "Hold the Sawmill": A attacks.
pub fn sawmill(armies: [[&str; 7]; 2]) -> Scene {
    let mut scene = shipped("hold-the-sawmill");
    scene = armies[0].iter().fold(scene, |scene, name| scene.reserve(A, name));
    for name in &armies[1][..6] {
        scene = scene.reserve(B, name).with(B, |unit| unit.dug_in = true);
    }
    scene
}

#[test]
fn g_25_g_26_the_shipped_scenarios_are_those_of_the_page() {
    let trees = fig_trees([COLUMN, LEAGUE]).0;
    let block = [(17, 11), (18, 11), (17, 12), (18, 12)].map(|(x, y)| at(x, y));
    let mut objectives = trees.scenario.objectives.clone();
    objectives.iter_mut().for_each(|cells| cells.sort_unstable());
    assert_eq!(objectives, [vec![at(9, 12)], vec![at(26, 11)], block.to_vec()]);
    assert_eq!((trees.scenario.first, trees.scenario.rounds, trees.scenario.mist), (None, Some(6), None));
    assert_eq!((trees.scenario.set_up, trees.scenario.goal), (SetUp::Alternate, Goal::Score));
    assert_eq!(trees.sides.map(|side| side.zone), [zone((0, 0), (35, 4)), zone((0, 19), (35, 23))]);

    let mill = sawmill([COLUMN, LEAGUE]).0;
    let cells = |x| [(x, 17), (x + 1, 17), (x, 18), (x + 1, 18)].map(|(x, y)| at(x, y)).to_vec();
    let mut objectives = mill.scenario.objectives.clone();
    objectives.iter_mut().for_each(|cells| cells.sort_unstable());
    assert_eq!(objectives, [cells(13), cells(19)]);
    assert_eq!((mill.scenario.first, mill.scenario.rounds, mill.scenario.mist), (Some(A), Some(6), Some(12)));
    assert_eq!((mill.scenario.set_up, mill.scenario.goal), (SetUp::Whole(B), Goal::Seize { attacker: A, from: 4 }));
    assert_eq!(mill.sides.map(|side| side.zone), [zone((0, 0), (35, 4)), zone((4, 15), (31, 22))]);
}

fn zone(from: (i16, i16), to: (i16, i16)) -> Zone {
    Zone(vec![Block { from: from.into(), to: to.into() }])
}

/// The attackers come with all their units, and the garrison without its Swarm, whichever army plays which part.
#[test]
fn g_26_in_a_return_match_the_garrison_leaves_its_swarm_at_home_too() {
    let level = level::shipped("hold-the-sawmill").expect("it is shipped").0;
    let kinds = |level: &Level| level.sides.each_ref().map(|side| side.units.iter().map(|unit| unit.kind).collect());
    let names = |kinds: &Vec<usize>| kinds.iter().map(|kind| NUMBERS.units[*kind].name.clone()).collect::<Vec<_>>();
    // As it is on the shelf, and as it is in the record of a battle, with its units listed.
    let recorded = Setup::of(&level).level("test", "setup").expect("it can be read").0;
    for level in [level, recorded] {
        let swapped = setup::swapped(&level).unwrap_or_else(|error| panic!("{error}"));
        let [attackers, garrison]: [Vec<usize>; 2] = kinds(&swapped);
        assert_eq!((attackers.len(), garrison.len()), (7, 6));
        assert!(names(&attackers).contains(&"marmoset-swarm".to_owned()), "{:?}", names(&attackers));
        assert!(!names(&garrison).contains(&"macaque-swarm".to_owned()), "{:?}", names(&garrison));
        let again = setup::swapped(&swapped).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(kinds(&again), kinds(&level) as [Vec<usize>; 2], "and back");
    }
}

/// A plan of the lab with other rosters keeps the garrison as small as the scenario says.
#[test]
fn g_26_other_rosters_defend_without_their_swarm_too() {
    let level = level::shipped("hold-the-sawmill").expect("it is shipped").0;
    let rosters = ["high-canopy-league", "ironbough-column"].map(str::to_owned);
    let changed = setup::changed(&level, "test", Some(&rosters), 6, &Library::shipped());
    let changed = changed.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(changed.sides.each_ref().map(|side| side.units.len()), [7, 6]);
}

/// One side alone may have another roster; sides with the same one still have different names.
#[test]
fn g_26_another_roster_attacks_or_defends_alone() {
    let level = level::shipped("hold-the-sawmill").expect("it is shipped").0;
    let library = Library::shipped();
    let with = |rosters| Suppression::with_troops(&level, rosters, &library).unwrap_or_else(|error| panic!("{error}"));
    let names = |level: &Level| level.sides.each_ref().map(|side| side.name.clone());
    let garrison = with([None, Some("ironbough-column")]);
    assert_eq!(names(&garrison), ["Ironbough Column", "Ironbough Column II"]);
    assert_eq!((&garrison.sides[0], garrison.sides[1].units.len()), (&level.sides[0], 6));
    assert!(garrison.sides[1].units.iter().all(|unit| unit.dug_in), "the new garrison is dug in");
    assert_eq!(Suppression::left_out(&garrison, &library), [vec![], vec!["Bathhouse Mob".to_owned()]]);
    let attack = with([Some("high-canopy-league"), None]);
    assert_eq!(names(&attack), ["High Canopy League II", "High Canopy League"]);
    assert_eq!((attack.sides[0].units.len(), &attack.sides[1]), (7, &level.sides[1]));
    assert!(Suppression::with_troops(&level, [Some("nobody"), None], &library).is_err());
}
