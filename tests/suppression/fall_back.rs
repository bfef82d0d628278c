//! Forced falling back (G8 to G10, A16, A17).

use crate::scene::{A, B, Scene, deed, id, row, shoot};
use monkeys::engine::What;
use monkeys::rules::suppression::{Order, actions::Action::*, profiles::FallbackFail};
use std::sync::Arc;

/// Rifles of A that shoot half of B's raiders dead, and a few more of B.
fn shaken() -> Scene {
    Scene::open().unit(A, "baboon-rifles", &row(10, 5, 6)).unit(B, "chimpanzee-raiders", &row(10, 12, 6)).unit(
        B,
        "spider-monkey-rifles",
        &row(20, 22, 7),
    )
}

/// Dice of a volley that kills this many of the raiders.
fn volley(kills: usize) -> Vec<u8> {
    let mut dice = vec![6; kills];
    dice.resize(6, 1);
    dice.extend(vec![6; kills]);
    dice
}

#[test]
fn g_10_half_of_the_models_lost_is_the_edge() {
    let mut game = shaken().begin(&volley(2));
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.order(Order::EndActions);
    assert!(game.threw("check-morale").is_empty(), "2 of 6");
    let mut game = shaken().begin(&[&volley(3)[..], &[6, 6, 6, 2]].concat());
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.order(Order::EndActions);
    assert_eq!(game.threw("check-morale"), [(vec![6, 6, 6], Some(3), 0)], "3 of 6");
    assert_eq!(game.threw("fall-back"), [(vec![2], None, 0)]);
}

#[test]
fn g_10_losses_of_one_phase_add_up_and_those_of_earlier_ones_do_not() {
    let scene = shaken().unit(A, "baboon-rifles", &row(10, 4, 6));
    let mut game = scene.begin(&[&volley(2)[..], &volley(1), &[1, 6, 6]].concat());
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.act(shoot(id(A, 2), OpenFire, id(B, 1)));
    game.order(Order::EndActions);
    assert_eq!(game.threw("check-morale"), [(vec![1, 6, 6], Some(2), 1)], "2 and 1 of 6, with 2 markers");

    // The markers stay: both checks in the Starting Phase fail.
    let mut game = scene.begin(&[&volley(2)[..], &[6; 3], &volley(1), &[6; 3]].concat());
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.until_actions_of(B);
    game.until_actions_of(A);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.order(Order::EndActions);
    assert_eq!(game.count(id(B, 1)), 3);
    assert!(game.threw("check-morale").is_empty(), "1 of the 4 that there were when the phase began");
    game.dice_used();
}

#[test]
fn a_16_who_fell_back_out_of_turn_and_rallies_acts_as_usual() {
    let mut game = shaken().begin(&[&volley(3)[..], &[6, 6, 6, 2, 1, 6, 6]].concat());
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.until_actions_of(B);
    assert_eq!(game.threw("check-rally"), [(vec![1, 6, 6], Some(3), 1)]);
    assert_eq!((game.markers(id(B, 1)), game.is_falling(id(B, 1))), (0, false));
    assert!(game.allowed(id(B, 1)).contains(&AtTheDouble));
}

#[test]
fn g_9_a_unit_that_fails_to_rally_is_destroyed_or_falls_back_again() {
    let mut scene = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 14, 7))
        .with(A, |unit| unit.falling_back = true)
        .unit(A, "baboon-rifles", &row(20, 5, 7))
        .unit(B, "macaque-swarm", &row(10, 20, 7));
    let game = scene.begin(&[6, 5, 4]);
    assert_eq!(game.count(id(A, 1)), 0);
    Arc::make_mut(&mut scene.0.profiles).switches.fallback_fail = FallbackFail::FallAgain;
    let mut game = scene.begin(&[6, 5, 4, 1]);
    assert_eq!((game.count(id(A, 1)), game.cell(id(A, 1), 1).y), (7, 7));
    assert_eq!(game.no_by(deed(id(A, 1), Halt)), "G9");
}

#[test]
fn r_21_slippery_units_rally_as_if_without_markers() {
    let scene = |name: &str| {
        Scene::open()
            .unit(A, name, &row(10, 14, 6))
            .with(A, |unit| (unit.markers, unit.falling_back) = (4, true))
            .unit(A, "baboon-rifles", &row(20, 5, 7))
            .unit(B, "macaque-swarm", &row(10, 20, 7))
    };
    let game = scene("lemur-leapers").begin(&[3, 6, 6]);
    assert_eq!((game.count(id(A, 1)), game.markers(id(A, 1))), (6, 3));
    assert_eq!(scene("chimpanzee-raiders").begin(&[3, 6, 6]).count(id(A, 1)), 0);
}

#[test]
fn a_17_a_unit_that_rallies_with_three_markers_falls_back_again() {
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 14, 7))
        .with(A, |unit| (unit.markers, unit.falling_back) = (4, true))
        .unit(B, "macaque-swarm", &row(10, 20, 7))
        .begin(&[1, 6, 6, 1]);
    assert_eq!((game.markers(id(A, 1)), game.is_falling(id(A, 1))), (3, false));
    assert_eq!(game.allowed(id(A, 1)), [FallBack]);
    game.order(Order::EndActions);
    assert!(game.is_falling(id(A, 1)));
    game.dice_used();
}

#[test]
fn g_8_a_fall_back_ends_the_bonus_of_the_ground() {
    let mut game = shaken().begin(&[&volley(3)[..], &[6, 6, 6, 2]].concat());
    game.pass();
    game.until_actions_of(B);
    game.act(deed(id(B, 1), GoToGround));
    game.until_actions_of(A);
    // Evasion 4 now: 5 and 6 hit.
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.evasion(id(B, 1)), 1);
    game.order(Order::EndActions);
    let facts = game.facts();
    let place = |wanted: fn(&What) -> bool| facts.iter().rposition(wanted).expect("it is told");
    let cleared = place(|fact| matches!(fact, What::Cleared { mark: "ground", .. }));
    let falls = place(|fact| matches!(fact, What::Marked { mark: "falling-back", .. }));
    let rallies = place(|fact| matches!(fact, What::Threw { why: "check-rally", .. }));
    assert!(cleared < falls && falls < rallies, "not only when the next turn begins");
}
