//! Wounds and panic.

use crate::scene::{A, B, Scene, id};
use monkeys::rules::initiative::{
    order::{Action, Attack},
    wounds::{Location, Wound},
};

#[test]
fn g_7_where_a_d10_hits() {
    let all = (1..=10).map(|die| Location::of(die).name()).collect::<Vec<_>>();
    let legs = ["right-leg", "left-leg", "chest"];
    let arms = ["head", "chest", "chest", "abdomen", "abdomen", "right-arm", "left-arm"];
    assert_eq!(all, [&arms[..], &legs[..]].concat());
}

#[test]
fn g_7_f_5_levels_to_their_last_point() {
    let of = |damage| Wound::of(damage, 12);
    assert_eq!([of(0), of(1), of(6)], [Wound::None, Wound::Scratch, Wound::Scratch]);
    assert_eq!([of(7), of(12), of(13), of(24)], [Wound::Slight, Wound::Slight, Wound::Serious, Wound::Serious]);
    assert_eq!(of(25), Wound::Critical);
    assert_eq!([Wound::of(3, 7), Wound::of(4, 7)], [Wound::Scratch, Wound::Slight], "half of 7 is 3 and a half");
}

/// The sergeant shoots at a baboon 10 squares away.
fn shot(dice: &[u8]) -> crate::scene::Game {
    let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(B, "baboon-rifle", 20, 10);
    let mut game = scene.add(B, "lemur-scout", 90, 20).begin(dice);
    game.until(id(A, 1), 5);
    game.fire(id(B, 1));
    game
}

#[test]
fn r_12_the_worst_wound_sets_the_loss() {
    // Two slight wounds, to an arm and a leg.
    let mut game = shot(&[1, 6, 3, 3, 2, 1, 8, 3, 3, 2, 20]);
    assert_eq!(game.initiative(id(B, 1)), 3);
    game.until(id(B, 1), 3);
    game.dice_used();
}

#[test]
fn a_19_shots_are_lost_on_a_target_that_dropped() {
    let game = shot(&[1, 1, 6, 6, 6]);
    assert_eq!((game.needs().len(), game.cell(id(B, 1))), (1, None));
    game.dice_used();
}

#[test]
fn w_6_g_8_panic() {
    for (die, next) in [(5, 1), (4, 2), (3, 3)] {
        let scene = Scene::open().add(A, "tarsier-marksman", 10, 10).add(B, "gorilla-heavy", 20, 10);
        // The leg has no armor.
        let mut game = scene.begin(&[1, 8, 2, 2, 2, 2, die]);
        game.until(id(A, 1), 3);
        game.fire(id(B, 1));
        assert!(game.is_prone(id(B, 1)));
        game.until(id(B, 1), next);
        game.dice_used();
    }
}

#[test]
fn g_8_a_heavy_hit_knocks_down_even_those_whom_it_puts_out() {
    // 24 in a leg of 10 is critical, and more than twice the Agility of 9. Nobody rolls for panic.
    let scene = Scene::open().add(A, "orangutan-marksman", 10, 10).add(B, "lemur-scout", 20, 10);
    let mut game = scene.begin(&[1, 8, 6, 6, 6, 6]);
    game.until(id(A, 1), 2);
    game.fire(id(B, 1));
    assert_eq!((game.initiative(id(B, 1)), game.is_prone(id(B, 1))), (0, true));
    assert!(game.threw("panic").is_empty());
    game.dice_used();
}

#[test]
fn g_8_lost_calls_are_not_added_up_and_the_larger_number_counts() {
    // 8 in each arm knock the gorilla down twice; both stay scratches. A 6 costs it three calls, a 4 one.
    for (one, other) in [(6, 4), (4, 6)] {
        let scene = Scene::open().add(A, "chimpanzee-sergeant", 10, 10).add(B, "gorilla-heavy", 20, 10);
        let mut game = scene.begin(&[1, 6, 3, 3, 2, one, 1, 7, 3, 3, 2, other, 20]);
        game.until(id(A, 1), 5);
        game.fire(id(B, 1));
        let gorilla = game.unit(id(B, 1));
        assert_eq!((game.initiative(id(B, 1)), game.field().unit(gorilla).lost.0), (3, 3), "{one} and {other}");
        game.dice_used();
    }
}

#[test]
fn g_7_armor_that_leaves_no_die_leaves_nothing() {
    // A knife does one die plus 2; the helmet absorbs the die, and nothing is rolled.
    let scene = Scene::open().add(A, "mandrill-breacher", 10, 10);
    let scene = scene.add_as(B, "capuchin-captain", (11, 10), |captain| captain.condition.hand = 2);
    let mut game = scene.begin(&[8, 1]);
    game.act(Action::Fight(Attack::Armed, id(A, 1)));
    let mandrill = game.unit(id(A, 1));
    assert_eq!(game.field().unit(mandrill).hurt.0, [0; 7]);
    game.dice_used();
}
