//! The Assault Phase (G12).

use crate::scene::{A, B, Game, Scene, at, deed, id, moved, row, shoot, steps};
use monkeys::rules::suppression::{Illegal, Order, actions::Action::*};
use std::sync::Arc;

/// Gorillas of A, rifles of B this far below, and more of B far away.
fn scene(y: i16) -> Scene {
    Scene::open().unit(A, "gorilla-breachers", &row(10, 5, 5)).unit(B, "spider-monkey-rifles", &row(10, y, 5)).unit(
        B,
        "spider-monkey-rifles",
        &row(20, 22, 7),
    )
}

fn charge(moves: &[(u8, (i16, i16))]) -> Order {
    Order::Charge { unit: id(A, 1), target: id(B, 1), moves: steps(moves) }
}

/// Up to the first window of the Assault Phase.
fn assault(mut game: Game) -> Game {
    game.order(Order::EndActions);
    game
}

#[test]
fn g_12_who_may_charge() {
    let run_in = charge(&[(1, (10, 10)), (2, (11, 10)), (3, (12, 10)), (4, (13, 10)), (5, (14, 10))]);
    let refused = |game: Game| assault(game).refusal(run_in.clone());
    let mut game = assault(scene(11).begin(&[]));
    assert_eq!(game.window(), "Charge");
    game.order(run_in.clone());

    let mut game = scene(11).begin(&[]);
    game.act(moved(id(A, 1), Advance, &[]));
    assert_eq!(assault(game).try_order(run_in.clone()), Ok(()), "after an Advance");
    let mut game = scene(11).begin(&[]);
    game.act(moved(id(A, 1), Halt, &[]));
    assert_eq!(assault(game).try_order(run_in.clone()), Ok(()), "after a Halt");
    let mut game = scene(11).unit(A, "baboon-rifles", &row(20, 18, 7)).begin(&[1; 20]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(refused(game), Illegal::ActedToCharge { unit: id(A, 1), action: "OpenFire" });
    let near = |markers| scene(11).markers(A, markers).unit(A, "baboon-rifles", &row(20, 18, 7)).begin(&[6, 6, 6]);
    assert_eq!(refused(near(2)), Illegal::MarkersToCharge { unit: id(A, 1), markers: 2 });
    assert_eq!(assault(near(1)).try_order(run_in.clone()), Ok(()), "1 marker");
    let far = scene(12).unit(A, "baboon-rifles", &row(20, 18, 7)).begin(&[]);
    assert_eq!(refused(far), Illegal::TooFarToCharge { unit: id(B, 1), far: 6 });
    let nobody = charge(&[]);
    assert_eq!(assault(scene(11).begin(&[])).refusal(nobody), Illegal::NobodyAdjacent { unit: id(B, 1) });
}

#[test]
fn g_12_there_is_no_window_where_nobody_can_charge() {
    let mut game = scene(12).begin(&[]);
    game.order(Order::EndActions);
    assert_eq!((game.window(), game.asked()), ("Act", B));
}

#[test]
fn g_12_the_switch_leaves_the_phase_out() {
    let mut scene = scene(8);
    Arc::make_mut(&mut scene.0.profiles).switches.assault = false;
    let game = assault(scene.begin(&[]));
    assert_eq!((game.window(), game.asked()), ("Act", B));
}

#[test]
fn g_12_a_unit_that_was_hit_and_fails_falls_back() {
    // WS 4 v 3 needs 3: one hit; Str 5 v To 3 needs 2: one kill. Then the check fails, and 1 for the fall back.
    let mut game = assault(scene(8).begin(&[4, 1, 1, 1, 1, 6, 6, 4, 5, 1, 3, 3, 3]));
    game.order(charge(&[(1, (10, 7)), (2, (11, 7)), (3, (12, 7)), (4, (13, 7)), (5, (14, 7))]));
    assert_eq!(game.threw("to-hit"), [(vec![4, 1, 1, 1, 1], Some(3), 1)]);
    assert_eq!(game.threw("to-kill"), [(vec![6], Some(2), 1)]);
    assert_eq!(game.threw("check-assault"), [(vec![6, 4, 5], Some(3), 0)]);
    assert_eq!((game.count(id(B, 1)), game.cell(id(B, 1), 1)), (4, at(10, 15)));
    assert_eq!((game.window(), game.asked()), ("Consolidate", A));
}

#[test]
fn g_12_strikes_go_to_and_fro_until_the_charger_breaks_off() {
    // Nobody hits: no checks, five strikes each, 5 dice per strike.
    let mut game = assault(scene(8).begin(&[1; 50]));
    game.order(charge(&[(1, (10, 7)), (2, (11, 7)), (3, (12, 7)), (4, (13, 7)), (5, (14, 7))]));
    assert_eq!(game.threw("to-hit").len(), 10);
    assert!(game.threw("check-assault").is_empty());
    let rifles: Vec<_> = (1..=5).map(|number| game.cell(id(B, 1), number)).collect();
    for number in 1..=5 {
        let cell = game.cell(id(A, 1), number);
        assert!(!rifles.iter().any(|enemy| enemy.is_beside(cell)), "{cell} is two away");
        assert!(cell.y <= 6);
    }
    assert_eq!((game.window(), game.asked()), ("Act", B), "nobody has won");
    game.dice_used();
}

#[test]
fn g_12_g_26_a_charger_that_breaks_off_leaves_its_trench() {
    // It is next to the gorillas, so it charges without a step; nobody hits, and it backs away.
    let scene = Scene::open()
        .unit(A, "gorilla-breachers", &row(10, 5, 5))
        .unit(B, "spider-monkey-rifles", &row(10, 6, 5))
        .with(B, |unit| unit.dug_in = true)
        .scenario(|scenario| scenario.first = Some(B));
    let mut game = assault(scene.begin(&[1; 50]));
    let dug_in = |game: &Game| game.field().unit(game.unit(id(B, 1))).dug_in.0;
    assert!(dug_in(&game));
    game.order(Order::Charge { unit: id(B, 1), target: id(A, 1), moves: Vec::new() });
    assert_eq!((game.threw("to-hit").len(), game.cell(id(B, 1), 1)), (10, at(10, 7)));
    assert!(!dug_in(&game), "it has moved");
    game.dice_used();
}

#[test]
fn g_12_a_16_a_charger_that_is_beaten_falls_back_and_its_enemy_moves() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 9, 5)).unit(B, "gorilla-breachers", &row(10, 11, 5));
    // Nobody of A hits; one hit of B that kills nobody; the check fails, and 2 for the fall back. Then A rallies.
    let dice = [[1; 5].as_slice(), &[3, 1, 1, 1, 1], &[1], &[4, 5, 6], &[2], &[1, 6, 6]].concat();
    let mut game = assault(scene.begin(&dice));
    game.order(charge(&[(1, (10, 10))]));
    assert_eq!(game.threw("check-assault"), [(vec![4, 5, 6], Some(3), 0)], "who was not hit makes no check");
    assert_eq!((game.is_falling(id(A, 1)), game.cell(id(A, 1), 1)), (true, at(10, 2)));
    assert_eq!((game.window(), game.asked()), ("Consolidate", B));
    let far = Illegal::TooFar { model: id(B, 1).primate(1), cost: 4, far: 3 };
    assert_eq!(game.refusal(Order::Consolidate(steps(&[(1, (10, 7))]))), far);
    game.order(Order::Consolidate(steps(&[(1, (10, 8))])));
    assert_eq!(game.cell(id(B, 1), 1), at(10, 8));
    game.until_actions_of(B);
    game.until_actions_of(A);
    assert!(game.allowed(id(A, 1)).contains(&AtTheDouble), "the fall back was not its action");
    game.dice_used();
}

#[test]
fn g_12_only_models_within_6_strike() {
    // The second gorilla starts 12 from the nearest enemy and comes up to 7.
    let mut game = Scene::open()
        .unit(A, "gorilla-breachers", &[(10, 5), (16, 5)])
        .unit(B, "spider-monkey-rifles", &[(4, 5), (3, 5)])
        .unit(B, "spider-monkey-rifles", &row(20, 22, 7))
        .begin(&[1; 50]);
    game.order(Order::EndActions);
    game.order(charge(&[(1, (5, 5)), (2, (11, 5))]));
    let dice: Vec<usize> = game.threw("to-hit").iter().take(2).map(|(dice, ..)| dice.len()).collect();
    assert_eq!(dice, [1, 2]);
}

#[test]
fn g_12_the_victor_may_move_three() {
    let mut game = assault(scene(8).begin(&[6, 6, 6, 6, 6, 6, 6, 6, 6, 6]));
    game.order(charge(&[(1, (10, 7)), (2, (11, 7)), (3, (12, 7)), (4, (13, 7)), (5, (14, 7))]));
    assert_eq!((game.window(), game.asked(), game.count(id(B, 1))), ("Consolidate", A, 0));
    let far = Illegal::TooFar { model: id(A, 1).primate(1), cost: 4, far: 3 };
    assert_eq!(game.refusal(Order::Consolidate(steps(&[(1, (10, 11))]))), far);
    game.order(Order::Consolidate(steps(&[(1, (10, 10))])));
    assert_eq!(game.cell(id(A, 1), 1), at(10, 10));
    assert_eq!((game.window(), game.asked()), ("Act", B), "a unit charges once");
    assert_eq!(game.no(deed(id(A, 1), Halt)), Illegal::NotYours { unit: id(A, 1) });
}

#[test]
fn g_12_a_unit_charges_once_in_a_phase() {
    let scene = scene(8).unit(B, "howler-gunners", &row(10, 13, 4)).unit(A, "baboon-rifles", &row(16, 14, 4));
    let mut game = assault(scene.begin(&[6; 10]));
    game.order(charge(&[(1, (10, 7)), (2, (11, 7)), (3, (12, 7)), (4, (13, 7)), (5, (14, 7))]));
    game.order(Order::Consolidate(Vec::new()));
    assert_eq!(game.window(), "Charge", "the rifles may still charge");
    let again = Order::Charge { unit: id(A, 1), target: id(B, 3), moves: steps(&[(1, (10, 12))]) };
    assert_eq!(game.refusal(again), Illegal::HasCharged { unit: id(A, 1) });
    let friend = Order::Charge { unit: id(A, 2), target: id(A, 1), moves: Vec::new() };
    assert_eq!(game.refusal(friend), Illegal::NotEnemy { target: id(A, 1) });
    game.order(Order::EndAssault);
    assert_eq!(game.asked(), B);
}
