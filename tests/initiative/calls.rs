//! The order of calls.

use crate::scene::{A, B, Game, Scene, id};
use monkeys::force::UnitId;
use monkeys::rules::initiative::{Order, order::Action};

/// The calls of a whole turn in which everyone holds: phase and character.
fn calls(game: &mut Game) -> Vec<(u8, UnitId)> {
    let mut calls = Vec::new();
    let turn = game.view().turn.turn;
    while !game.is_over() && game.view().turn.turn == turn {
        let (_, unit, phase) = game.asked();
        calls.push((phase, unit));
        game.hold();
    }
    calls
}

/// The League band: Captain, Howler, Spider, Gibbon, Lemur, Tarsier.
fn league() -> Scene {
    let kinds = ["capuchin-captain", "howler-gunner", "spider-monkey-rifle", "gibbon-climber", "lemur-scout"];
    let scene = Scene::open().turns(1);
    let scene = (0..).zip(kinds).fold(scene, |scene, (x, kind)| scene.add(A, kind, x, 0));
    scene.add(A, "tarsier-marksman", 5, 0)
}

#[test]
fn w_1_r_13_r_14_r_16_calls_of_the_league() {
    let mut game = league().begin(&[]);
    let all = calls(&mut game);
    let of = |phase: u8| -> Vec<UnitId> {
        all.iter().filter(|(number, _)| *number == phase).map(|(_, unit)| *unit).collect()
    };
    let [captain, howler, spider, gibbon, lemur, tarsier] = [1, 2, 3, 4, 5, 6].map(|number| id(A, number));
    assert_eq!(of(6), [captain]);
    assert_eq!(of(5), [lemur, gibbon, captain]);
    assert_eq!(of(4), [spider, lemur, gibbon, captain]);
    for phase in 1..=3 {
        assert_eq!(of(phase), [tarsier, howler, spider, lemur, gibbon, captain], "phase {phase}");
    }
    assert_eq!(all.len(), 26);
    game.dice_used();
}

#[test]
fn r_1_r_15_each_acts_as_often_as_its_initiative() {
    let all = calls(&mut league().begin(&[]));
    let times = [6, 3, 4, 5, 5, 3];
    for (number, times) in (1..).zip(times) {
        assert_eq!(all.iter().filter(|(_, unit)| *unit == id(A, number)).count(), times, "{number}");
    }
}

/// Agility 5 minus a bulk of 4, and 6 minus 5.
#[test]
fn a_3_r_16_the_higher_agility_goes_first_where_it_is_alike_less_bulk() {
    let scene = Scene::open().add(A, "mandrill-breacher", 0, 0).add(A, "baboon-rifle", 2, 0);
    let game = scene.add(B, "howler-gunner", 90, 20).begin(&[]);
    assert_eq!(game.asked(), ("Call", id(A, 2), 4));
    game.dice_used();
}

#[test]
fn a_3_a_die_decides_between_those_who_are_alike() {
    let scene = Scene::open().add(A, "baboon-rifle", 0, 0).add(B, "baboon-rifle", 9, 20);
    let game = scene.begin(&[2, 5]);
    assert_eq!(game.asked(), ("Call", id(B, 1), 4));
    let game = scene.begin(&[3, 3, 6, 1]);
    assert_eq!(game.asked(), ("Call", id(A, 1), 4), "those who throw alike throw again");
    game.dice_used();
}

#[test]
fn r_2_r_14_nobody_acts_out_of_order() {
    let mut game = league().begin(&[]);
    assert_eq!(game.refusal(Order::Act(id(A, 4), Action::Hold)).id(), "R14");
    assert_eq!(game.refusal(Order::LetPass).id(), "R2");
}

/// The rule of a refusal.
trait Id {
    fn id(&self) -> &'static str;
}

impl Id for monkeys::rules::initiative::Illegal {
    fn id(&self) -> &'static str {
        monkeys::engine::Refusal::rule(self).0
    }
}

#[test]
fn a_4_a_2_r_12_nobody_answers_who_was_put_out_first() {
    // Both have Initiative 4; the spider monkey is quicker. A hit in the head kills.
    let mut game = scene_of_two().begin(&[1, 1, 6, 6, 6]);
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    assert_eq!(game.cell(id(B, 1)), None);
    while game.asked().2 == 4 {
        assert_ne!(game.asked().1, id(B, 1));
        game.hold();
    }
    // 18 in a leg knock it down; 36 are critical: Initiative 0, on the board, and never called again.
    let mut game = scene_of_two().begin(&[1, 8, 6, 6, 6, 1, 1, 8, 6, 6, 6]);
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    assert_eq!((game.initiative(id(B, 1)), game.cell(id(B, 1)).is_some()), (0, true));
    for _ in 0..12 {
        assert_ne!(game.asked().1, id(B, 1));
        game.hold();
    }
}

fn scene_of_two() -> Scene {
    let scene = Scene::open().add(A, "spider-monkey-rifle", 10, 10).add(B, "baboon-rifle", 20, 10);
    scene.add(B, "lemur-scout", 90, 20)
}

#[test]
fn g_11_g_22_more_able_characters_win_after_the_last_turn() {
    let scene = Scene::open().turns(1).add(A, "baboon-rifle", 0, 0);
    let scene = scene.add(A, "gorilla-heavy", 2, 0).add(B, "lemur-scout", 9, 20);
    let mut game = scene.begin(&[]);
    calls(&mut game);
    assert_eq!(game.outcome(), Some((Some(A), "more-able")));
    let mut game = scene.add(B, "howler-gunner", 9, 22).begin(&[]);
    calls(&mut game);
    assert_eq!(game.outcome(), Some((None, "more-able")));
}
