//! The worked examples, with the dice of the page.

use crate::scene::{A, B, Game, Scene, id};
use monkeys::rules::initiative::{
    aim::in_arc,
    movement::Pace,
    order::{Action, Mark, Then},
    shooting::{self, How, Shots},
};

/// What a character's shots at another need.
fn shots(game: &Game, aimed: bool) -> Option<Vec<u8>> {
    let (one, other) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
    let plan = shooting::plan(game.field(), one, other, How { aimed, moved: false }).ok()?;
    let (Shots::Single(numbers) | Shots::Bursts(numbers)) = plan.shots;
    Some(numbers)
}

fn at_range(kind: &str, target: &str, far: i16, covered: bool) -> Game {
    let x = 2 + far as usize;
    let mut rows = vec![vec!['.'; 140]; 3];
    rows[1][x] = if covered { 'o' } else { '.' };
    let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    Scene::on(&rows).add(A, kind, 2, 1).add(B, target, 2 + far, 1).begin(&[])
}

#[test]
fn w_2_g_3_f_4_levels() {
    let first = |target, far, covered, aimed| {
        shots(&at_range("baboon-rifle", target, far, covered), aimed).map(|numbers| numbers[0])
    };
    assert_eq!(first("howler-gunner", 15, false, false), Some(10));
    assert_eq!(first("howler-gunner", 15, false, true), Some(17));
    assert_eq!(first("howler-gunner", 30, false, false), Some(5));
    assert_eq!(first("howler-gunner", 30, false, true), Some(10));
    assert_eq!(first("howler-gunner", 30, true, false), Some(2));
    assert_eq!(first("howler-gunner", 60, false, false), Some(2));
    assert_eq!(first("howler-gunner", 60, true, false), None);
    assert_eq!(first("howler-gunner", 120, false, true), Some(2));
    assert_eq!(first("howler-gunner", 120, false, false), None);
    assert_eq!(first("lemur-scout", 15, false, false), Some(10));
    assert_eq!(first("lemur-scout", 30, false, false), Some(2));
}

#[test]
fn w_3_g_4_g_5_f_1_recoil() {
    assert_eq!(shots(&at_range("baboon-rifle", "howler-gunner", 10, false), false), Some(vec![10, 10, 10]));
    let scene = Scene::open().numbers(|book| book.characters[2].strength = 4);
    let game = scene.add(A, "baboon-rifle", 2, 1).add(B, "howler-gunner", 12, 1).begin(&[]);
    assert_eq!(shots(&game, false), Some(vec![10, 10, 8]));
}

#[test]
fn w_4_g_6_bursts() {
    assert_eq!(shots(&at_range("gorilla-heavy", "baboon-rifle", 15, false), false), Some(vec![5, 5, 5]));
    assert_eq!(shots(&at_range("howler-gunner", "baboon-rifle", 15, false), false), Some(vec![5, 5, 3]));
    assert_eq!(shots(&at_range("howler-gunner", "baboon-rifle", 30, true), false), Some(vec![3, 3, 1]));
    let aimed = shots(&at_range("howler-gunner", "baboon-rifle", 15, false), true);
    assert_eq!(aimed, Some(vec![5, 5, 3]), "automatic fire is never aimed (R21)");
}

#[test]
fn g_6_bursts_at_long_range_and_at_the_small() {
    let dice = |target: &str, far| shots(&at_range("gorilla-heavy", target, far, false), false);
    assert_eq!([dice("baboon-rifle", 30), dice("baboon-rifle", 31)], [Some(vec![4; 3]), Some(vec![2; 3])]);
    assert_eq!([dice("baboon-rifle", 60), dice("baboon-rifle", 61)], [Some(vec![2; 3]), None], "none farther");
    // Small counts beyond Short only (G18).
    assert_eq!([dice("lemur-scout", 15), dice("lemur-scout", 16)], [Some(vec![5; 3]), Some(vec![3; 3])]);
    assert_eq!(dice("lemur-scout", 31), Some(vec![1; 3]));
}

/// A spider monkey shoots its rifle at a baboon; each hit is a d20, a d10 and what is left of three dice.
fn at_the_baboon(dice: &[u8]) -> Game {
    let scene = Scene::open().add(A, "spider-monkey-rifle", 2, 1).add(B, "baboon-rifle", 12, 1);
    let mut game = scene.begin(dice);
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    game
}

#[test]
fn w_5_g_7_wounds_add_up() {
    let game = at_the_baboon(&[1, 3, 5, 4, 20, 20]);
    assert_eq!(game.initiative(id(B, 1)), 4, "a scratch");
    let game = at_the_baboon(&[1, 3, 5, 4, 1, 10, 6, 4, 20]);
    assert_eq!(game.initiative(id(B, 1)), 1, "serious");
    let game = at_the_baboon(&[1, 3, 5, 4, 1, 10, 6, 4, 1, 1, 6, 5, 3]);
    assert_eq!(game.cell(id(B, 1)), None, "dead");
    game.dice_used();
    let game = at_the_baboon(&[1, 8, 6, 4, 3, 6, 20, 20]);
    assert_eq!(game.initiative(id(B, 1)), 1, "13 in a leg are serious");
    let game = at_the_baboon(&[1, 8, 6, 4, 3, 6, 1, 8, 6, 5, 1]);
    assert_eq!((game.initiative(id(B, 1)), game.cell(id(B, 1)).is_some()), (0, true), "25 critical");
    game.dice_used();
}

#[test]
fn w_11_a_13_the_arc_of_aim() {
    for inside in [(5, 9), (4, 7), (-5, 9)] {
        assert!(in_arc((0, 10), inside), "{inside:?}");
    }
    for outside in [(5, 8), (6, 10), (0, -5)] {
        assert!(!in_arc((0, 10), outside), "{outside:?}");
    }
}

#[test]
fn w_12_a_2_wounded_before_the_call() {
    // The captain has Initiative 6; the lemur with 5 shoots first in phase 5, and hits the sergeant.
    let scene = Scene::open().numbers(|book| book.characters[10].weapon = "carbine".into());
    let scene = scene.add(A, "lemur-scout", 2, 1).add(B, "chimpanzee-sergeant", 8, 1);
    for (dice, next) in [([1, 8, 4, 3, 2, 20, 20], 4), ([1, 8, 6, 6, 3, 20, 20], 2)] {
        let mut game = scene.begin(&dice);
        game.until(id(A, 1), 4);
        game.fire(id(B, 1));
        let (_, unit, phase) = loop {
            match game.asked() {
                asked @ (_, unit, _) if unit == id(B, 1) => break asked,
                _ => game.hold(),
            }
        };
        assert_eq!((unit, phase), (id(B, 1), next));
    }
}

#[test]
fn a_13_aim_has_a_direction() {
    let mut game = at_range("baboon-rifle", "howler-gunner", 10, false);
    game.until(id(A, 1), 4);
    let here = game.cell(id(A, 1)).expect("it stands");
    assert_eq!(game.no(Action::Aim(Mark::Direction(here))), "A13");
    assert_eq!(game.no(Action::Aim(Mark::Area(crate::scene::at(-1, 0)))), "G1");
    assert_eq!(game.no(Action::Move(Pace::Walk, Vec::new(), Then::Stop)), "R9");
}
