//! The Starting Phase, leaders, checks (G6, G7, G18, F4, A10, A15).

use crate::scene::{A, B, Scene, id, piece, row, shell, shoot};
use monkeys::battle::shown::Shown as _;
use monkeys::engine::What;
use monkeys::force::Side;
use monkeys::rules::suppression::{Illegal, Order, Suppression, actions::Action::*, checks, command};
use std::sync::Arc;

#[test]
fn g_7_the_steps_come_in_their_order() {
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 5, 7))
        .markers(A, 2)
        .unit(A, "macaque-swarm", &row(20, 5, 6))
        .unit(A, "baboon-rifles", &row(10, 8, 7))
        .with(A, |unit| unit.falling_back = true)
        .unit(B, "spider-monkey-rifles", &row(10, 20, 7))
        .begin(&[1, 6, 6, 1, 2, 6]);
    assert_eq!(game.window(), "Lead");
    game.pass();
    let facts = game.facts();
    let place = |wanted: fn(&What) -> bool| facts.iter().position(wanted).expect("it is told");
    let named = place(|fact| matches!(fact, What::Ordered { order: "Lead", .. }));
    let rally = place(|fact| matches!(fact, What::Threw { why: "check-rally", .. }));
    let recover = place(|fact| matches!(fact, What::Threw { why: "check-recover", .. }));
    let actions = place(|fact| matches!(fact, What::Began { step: "action", .. }));
    assert!(named < rally && rally < recover && recover < actions);
    assert_eq!(game.markers(id(A, 1)), 0, "1 and 2 within the limit of 2");
    game.dice_used();
}

#[test]
fn g_7_a_failed_recovery_does_nothing_else() {
    let game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 5, 7))
        .markers(A, 2)
        .unit(B, "spider-monkey-rifles", &row(10, 20, 7))
        .begin(&[3, 3, 3]);
    assert_eq!((game.markers(id(A, 1)), game.is_falling(id(A, 1))), (2, false));
}

#[test]
fn a_10_markers_of_the_enemy_turn_matter_in_the_next() {
    let mut game = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 5, 4))
        .unit(B, "howler-gunners", &row(10, 12, 4))
        .begin(&[6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.until_actions_of(B);
    assert_eq!(game.markers(id(B, 1)), 1);
    assert!(!game.allowed(id(B, 1)).contains(&FocusFire));
}

/// A shell on the leader of a unit of B, and a turn later.
fn beheaded(name: &str) -> crate::scene::Game {
    let mut game = Scene::open()
        .unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)])
        .unit(B, name, &[(14, 12), (16, 12), (17, 12), (18, 12)])
        .unit(B, "baboon-rifles", &row(20, 20, 7))
        .begin(&[6, 6, 6, 6, 6, 6, 6, 6]);
    game.act(shell(id(A, 1), OpenFire, 14, 12));
    assert_eq!((game.leader(id(B, 1)), game.count(id(B, 1))), (None, 3));
    game.until_actions_of(B);
    game
}

#[test]
fn g_18_a_deputy_takes_over_with_lower_ld() {
    let game = beheaded("spider-monkey-rifles");
    assert_eq!(game.leader(id(B, 1)), Some(2), "the first living model");
    let unit = game.unit(id(B, 1));
    assert_eq!((checks::dice(game.field(), unit), command::radius(game.field(), unit)), (2, 4));
    assert_eq!(game.threw("check-recover")[0].0.len(), 2);
}

#[test]
fn g_18_others_stay_without_a_leader() {
    let game = beheaded("howler-gunners");
    assert_eq!(game.leader(id(B, 1)), None);
    assert_eq!(game.threw("check-recover")[0].0.len(), 2, "one die fewer (G6)");
    assert_eq!(game.allowed(id(B, 1)), [GoToGround, FallBack, OpenFire]);
}

#[test]
fn g_18_a_15_a_swarm_has_its_leader_named_in_every_starting_phase() {
    let mut game = Scene::open()
        .unit(A, "macaque-swarm", &row(10, 5, 9))
        .unit(B, "spider-monkey-rifles", &row(10, 20, 7))
        .begin(&[]);
    let swarm = id(A, 1);
    for leader in [5, 1] {
        assert_eq!(game.window(), "Lead");
        let other = Order::Lead(piece(id(B, 1), 1));
        assert_eq!(game.refusal(other), Illegal::NotNamed { unit: id(B, 1) });
        assert_eq!(game.refusal(Order::Lead(piece(swarm, 10))), Illegal::NoSuchModel { model: piece(swarm, 10) });
        game.order(Order::Lead(piece(swarm, leader)));
        // Nine in a row: all are within 6 of the fifth, but two are not within 6 of the first.
        assert_eq!(game.allowed(swarm).contains(&AtTheDouble), leader == 5);
        game.until_actions_of(B);
        while game.asked() == B {
            game.pass();
        }
    }
}

#[test]
fn g_6_the_limit_is_never_below_1() {
    assert_eq!(checks::limit(2, 0), 2);
    assert_eq!(checks::limit(1, 6), 1);
    assert_eq!(checks::limit(0, 0), 1);
}

#[test]
fn g_6_a_check_without_dice_fails() {
    // Ld 1, and one die less without a leader.
    let mut scene = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 14, 4))
        .with(A, |unit| (unit.leaderless, unit.falling_back) = (true, true))
        .unit(A, "baboon-rifles", &row(20, 14, 4))
        .unit(B, "spider-monkey-rifles", &row(10, 20, 7));
    let kinds = &mut Arc::make_mut(&mut scene.0.profiles).units;
    kinds.iter_mut().filter(|kind| kind.name == "mandrill-gunners").for_each(|kind| kind.ld = 1);
    let game = scene.begin(&[]);
    assert_eq!(game.threw("check-rally"), [(vec![], Some(3), 0)]);
    assert_eq!(game.count(id(A, 1)), 0);
    game.dice_used();
}

#[test]
fn g_7_the_army_is_tested_before_units_rally_and_without_markers() {
    // Two of five units are left: one has 4 markers, which would make its limit 1, and the other is falling back.
    let mut scene = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 8, 4))
        .markers(A, 4)
        .unit(A, "mandrill-gunners", &row(20, 8, 4))
        .with(A, |unit| unit.falling_back = true)
        .unit(B, "spider-monkey-rifles", &row(10, 20, 7));
    for _ in 0..3 {
        scene = scene.unit(A, "baboon-rifles", &[]);
    }
    let game = scene.begin(&[3, 6, 6, 1, 6, 6, 6, 6, 6]);
    assert_eq!(game.threw("check-army"), [(vec![3, 6, 6], Some(3), 1)]);
    let whys = game.facts().into_iter().filter_map(|fact| match fact {
        What::Threw { why, .. } => Some(why),
        _ => None,
    });
    assert_eq!(whys.collect::<Vec<_>>(), ["check-army", "check-rally", "check-recover"]);
    assert_eq!(game.outcome(), None);
    game.dice_used();
}

#[test]
fn g_7_an_army_without_an_officer_leaves() {
    let mut scene = Scene::open();
    for x in 0..3 {
        scene = scene.unit(A, "mandrill-gunners", &[(10 * x, 0)]).with(A, |unit| unit.leaderless = true);
    }
    let mut game = scene.unit(B, "spider-monkey-rifles", &row(10, 20, 7)).begin(&[]);
    for number in [1, 2] {
        game.act(crate::scene::deed(id(A, number), FallBack));
    }
    game.until_actions_of(B);
    game.order(Order::EndActions);
    assert_eq!(game.outcome(), Some((Some(Side::Second), "no-officer")));
}

#[test]
fn g_7_the_player_picks_the_officer_where_it_matters() {
    let mut scene = Scene::open().unit(A, "gorilla-breachers", &[(5, 8)]).unit(A, "baboon-rifles", &[(15, 8)]);
    for x in 0..3 {
        scene = scene.unit(A, "mandrill-gunners", &[(10 * x, 0)]);
    }
    let mut game = scene.unit(B, "spider-monkey-rifles", &row(10, 20, 7)).begin(&[4, 5, 6]);
    for number in 3..=5 {
        game.act(crate::scene::deed(id(A, number), FallBack));
    }
    game.until_actions_of(B);
    game.order(Order::EndActions);
    assert_eq!((game.window(), game.choices().default), ("Officer", Some(Order::Officer(id(A, 1)))), "Nv 4");
    // The card shows what is rolled, and how often that passes: 1 - (2/6)^3.
    let says = Suppression::says(game.view(), &Order::Officer(id(A, 1)));
    assert_eq!((says.unit, says.lines), (Some(id(A, 1)), vec!["3 dice, 4 or less: passes with 96 %".to_owned()]));
    assert_eq!(game.refusal(Order::Officer(id(B, 1))), Illegal::NotYours { unit: id(B, 1) });
    assert_eq!(game.refusal(Order::Officer(id(A, 3))), Illegal::NoOfficer { unit: id(A, 3) });
    game.order(Order::Officer(id(A, 1)));
    assert_eq!(game.threw("check-army"), [(vec![4, 5, 6], Some(4), 1)]);
    assert_eq!(game.outcome(), None);
}
