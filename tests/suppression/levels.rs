//! The two scenarios of the page (G25, G26) and its two forces (G21).

use crate::scene::{A, B, Scene, at};
use monkeys::board::{Block, Zone};
use monkeys::rules::suppression::muster::{Goal, SetUp};

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

const FIG_TREES: [&str; 12] = [
    "....................................",
    "......ww..................ww........",
    ".....www...........ll....www........",
    "..........HH..............w.........",
    "..........HH......................l.",
    "...ww...........ww................l.",
    "...www.......ww..w..........rr......",
    ".............www............rrHH....",
    "..HH..ll...................ww.HH....",
    "..HH..l...............ww...ww.......",
    "..rr......ww.HH.......www.......ww..",
    "..rr......ww.HH....rr............wll",
];

const SAWMILL: [&str; 24] = [
    "....................................",
    "...ww.....................ww........",
    "...www....................www.......",
    "....w..........ww..........w........",
    "..............www...............rr..",
    "..ll..........ww................rr..",
    "...................ll...............",
    ".......ww............l.....ww.......",
    "......www..................www......",
    "~~~~~..~~~~~~~~~==~~~~~~~~~..~~~~~~~",
    "~~~~~..~~~~~~~~~==~~~~~~~~~..~~~~~~~",
    "....ww..........==...........w......",
    "...www..........==..........www.....",
    "................==...ww.............",
    ".........rr.....==..www......rr.....",
    ".........rr.....==...........rr.....",
    "...........ll...==...lll............",
    ".............HH.==.HH...............",
    "..ww....l....HH.==.HH.....l....ww...",
    ".www....l.......==........l....www..",
    "................==..............w...",
    "......rr........==........rr........",
    "................==..................",
    "................==..................",
];

fn zone(from: (i16, i16), to: (i16, i16)) -> Zone {
    Zone(vec![Block { from: from.into(), to: to.into() }])
}

/// S-1, "Three Fig Trees".
pub fn fig_trees(armies: [[&str; 7]; 2]) -> Scene {
    let mut rows: Vec<String> = FIG_TREES.iter().map(|row| (*row).to_owned()).collect();
    let turned: Vec<String> = rows.iter().rev().map(|row| row.chars().rev().collect()).collect();
    rows.extend(turned);
    let mut scene = Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    for (side, army) in [A, B].into_iter().zip(armies) {
        scene = army.iter().fold(scene, |scene, name| scene.reserve(side, name));
    }
    scene.0.sides[0].zone = zone((0, 0), (35, 4));
    scene.0.sides[1].zone = zone((0, 19), (35, 23));
    let block = [(17, 11), (18, 11), (17, 12), (18, 12)].map(|(x, y)| at(x, y)).to_vec();
    scene.scenario(|scenario| {
        scenario.first = None;
        scenario.rounds = Some(6);
        scenario.objectives = vec![vec![at(9, 12)], vec![at(26, 11)], block];
    })
}

/// S-2, "Hold the Sawmill": A attacks.
pub fn sawmill(armies: [[&str; 7]; 2]) -> Scene {
    let mut scene = Scene::on(&SAWMILL);
    scene = armies[0].iter().fold(scene, |scene, name| scene.reserve(A, name));
    for name in &armies[1][..6] {
        scene = scene.reserve(B, name).with(B, |unit| unit.dug_in = true);
    }
    scene.0.sides[0].zone = zone((0, 0), (35, 4));
    scene.0.sides[1].zone = zone((4, 15), (31, 22));
    let mill = |x| vec![at(x, 17), at(x + 1, 17), at(x, 18), at(x + 1, 18)];
    scene.scenario(|scenario| {
        scenario.first = Some(A);
        scenario.rounds = Some(6);
        scenario.set_up = SetUp::Whole(B);
        scenario.mist = Some(12);
        scenario.objectives = vec![mill(13), mill(19)];
        scenario.goal = Goal::Seize { attacker: A, from: 4 };
    })
}
