//! The nine actions, what they allow and what they cost (R1 to R22, A1 to A9, A18).

use crate::scene::{A, B, Game, Scene, at, deed, id, moved, row, shoot};
use monkeys::engine::{Refusal, What};
use monkeys::rules::suppression::{
    Illegal, Order,
    actions::{Action::*, *},
    command,
    marching::March,
    order::{Deed, Target},
    planning,
};

/// Rifles of both sides, 10 cells apart.
fn rifles() -> Scene {
    Scene::open().unit(A, "baboon-rifles", &row(10, 5, 7)).unit(B, "spider-monkey-rifles", &row(10, 15, 7))
}

fn need(game: &Game) -> Option<i32> {
    game.threw("to-hit").first().and_then(|(_, need, _)| *need)
}

#[test]
fn r_1_units_act_in_any_order() {
    for order in [[1, 2], [2, 1]] {
        let mut game = rifles().unit(A, "baboon-rifles", &row(20, 5, 7)).begin(&[1; 7]);
        game.act(shoot(id(A, order[0]), OpenFire, id(B, 1)));
        game.act(deed(id(A, order[1]), GoToGround));
        assert_eq!(game.facts().iter().filter(|fact| matches!(fact, What::Began { step: "action", .. })).count(), 1);
    }
}

#[test]
fn r_3_there_are_three_categories() {
    let of = |category| Action::ALL.into_iter().filter(|action| action.category() == category).collect::<Vec<_>>();
    assert_eq!(of(Category::Free), [Halt, GoToGround, FallBack]);
    assert_eq!(of(Category::Minor), [Advance, OpenFire]);
    assert_eq!(of(Category::Major), [HaltAndFire, ShootingAdvance, FocusFire, AtTheDouble]);
}

#[test]
fn r_4_r_22_two_markers_allow_only_free_actions() {
    let mut game = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 5, 4))
        .unit(B, "howler-gunners", &row(10, 12, 4))
        .begin(&[6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.markers(id(B, 1)), 2);
    game.until_actions_of(B);
    assert_eq!(game.allowed(id(B, 1)), [Halt, GoToGround, FallBack]);
    let why = game.no(shoot(id(B, 1), OpenFire, id(A, 1)));
    assert_eq!(why, Illegal::TooManyMarkers { unit: id(B, 1), markers: 2, category: "minor" });
    assert_eq!(why.rule().0, "R4");
}

#[test]
fn r_5_a_unit_acts_once() {
    let mut game = rifles().begin(&[1; 7]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    let why = game.no(deed(id(A, 1), GoToGround));
    assert_eq!(why, Illegal::HasActed { unit: id(A, 1), action: "OpenFire" });
    assert_eq!(game.no_by(deed(id(B, 1), Halt)), "R1", "nor does the enemy act");
}

#[test]
fn r_6_a_1_command_is_looked_at_when_the_phase_begins() {
    let mut cells = row(10, 5, 6);
    cells.push((25, 5));
    let scene = Scene::open().unit(A, "baboon-rifles", &cells).unit(B, "spider-monkey-rifles", &row(10, 15, 7));
    let mut game = scene.begin(&[]);
    let outside = Illegal::OutOfCommand { unit: id(A, 1), outside: 1, radius: 6 };
    assert_eq!(game.no(shoot(id(A, 1), FocusFire, id(B, 1))), outside);
    assert_eq!(outside.rule().0, "R6");
    // It comes back, which helps in the next turn.
    game.act(moved(id(A, 1), Halt, &[(7, (19, 5))]));
    game.until_actions_of(B);
    game.until_actions_of(A);
    assert_eq!(game.no(shoot(id(A, 1), FocusFire, id(B, 1))), outside, "it has not come far enough");
    game.act(moved(id(A, 1), Halt, &[(7, (16, 5))]));
    assert_eq!(command::outside(game.field(), game.unit(id(A, 1))), 0);
    game.until_actions_of(B);
    game.until_actions_of(A);
    assert!(game.allowed(id(A, 1)).contains(&FocusFire));
}

#[test]
fn a_2_the_edge_of_the_radius_is_inside() {
    let scene =
        |x| Scene::open().unit(A, "baboon-rifles", &[(10, 5), (x, 5)]).unit(B, "macaque-swarm", &row(10, 15, 7));
    assert!(scene(16).begin(&[]).allowed(id(A, 1)).contains(&AtTheDouble));
    assert!(!scene(17).begin(&[]).allowed(id(A, 1)).contains(&AtTheDouble));
}

#[test]
fn r_9_a_8_a_halt_gathers_the_unit_around_its_leader() {
    let scene = |x| {
        Scene::open().unit(A, "baboon-rifles", &[(10, 5), (11, 5), (x, 5)]).unit(B, "macaque-swarm", &row(10, 15, 7))
    };
    let mut game = scene(22).begin(&[]);
    let leader = moved(id(A, 1), Halt, &[(1, (10, 6))]);
    assert_eq!(game.no_by(leader), "R9");
    assert_eq!(game.no_by(moved(id(A, 1), Halt, &[])), "A21", "it can get inside, so it must");
    game.act(moved(id(A, 1), Halt, &[(3, (16, 5))]));
    assert_eq!((game.cell(id(A, 1), 1), game.cell(id(A, 1), 3)), (at(10, 5), at(16, 5)));
    assert!(!game.facts().iter().any(|fact| matches!(fact, What::Threw { .. })), "nobody shoots");

    let mut game = scene(30).begin(&[]);
    assert_eq!(game.no_by(moved(id(A, 1), Halt, &[(3, (25, 5))])), "A21", "as near as it can");
    game.act(moved(id(A, 1), Halt, &[(3, (24, 5))]));
    game.until_actions_of(B);
    game.until_actions_of(A);
    assert_eq!(game.no_by(moved(id(A, 1), AtTheDouble, &[])), "R6", "it is out of command at the next snapshot");
}

#[test]
fn r_10_a_3_going_to_ground_lasts_until_the_next_starting_phase() {
    let mut game = rifles().begin(&[4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1]);
    assert_eq!(game.no_by(moved(id(A, 1), GoToGround, &[(1, (10, 6))])), "R19");
    assert_eq!(game.no_by(shoot(id(A, 1), GoToGround, id(B, 1))), "R19");
    game.act(deed(id(A, 1), GoToGround));
    assert_eq!(game.evasion(id(A, 1)), 1);
    game.until_actions_of(B);
    game.act(shoot(id(B, 1), OpenFire, id(A, 1)));
    assert_eq!(need(&game), Some(5), "its Evasion is 1 higher");
    game.until_actions_of(A);
    assert_eq!(game.evasion(id(A, 1)), 0);
}

#[test]
fn r_11_r_12_a_11_who_falls_back_must_rally() {
    for (dice, left) in [([4, 4, 4], 0), ([4, 3, 4], 7)] {
        let mut game = rifles().unit(A, "baboon-rifles", &row(20, 3, 7)).begin(&[&[2], &dice[..]].concat());
        game.act(deed(id(A, 1), FallBack));
        assert!(game.is_falling(id(A, 1)));
        game.until_actions_of(B);
        assert!(game.is_falling(id(A, 1)), "until its owner's next Starting Phase");
        game.until_actions_of(A);
        assert_eq!(game.threw("check-rally"), [(dice.to_vec(), Some(3), u8::from(left > 0))]);
        assert_eq!(game.count(id(A, 1)), left);
        assert!(left == 0 || !game.is_falling(id(A, 1)));
        game.dice_used();
    }
}

#[test]
fn r_13_an_advance_is_one_move_in_any_direction() {
    for (x, y) in [(10, 0), (10, 11), (4, 5), (16, 5)] {
        let mut game =
            Scene::open().unit(A, "baboon-rifles", &[(10, 5)]).unit(B, "macaque-swarm", &row(10, 20, 7)).begin(&[]);
        assert_eq!(game.no_by(moved(id(A, 1), Advance, &[(1, (10, 12))])), "G1");
        game.act(moved(id(A, 1), Advance, &[(1, (x, y))]));
        assert_eq!(game.cell(id(A, 1), 1), at(x, y));
        assert_eq!(game.evasion(id(A, 1)), 0);
    }
    let mut game = rifles().begin(&[]);
    assert_eq!(game.no_by(shoot(id(A, 1), Advance, id(B, 1))), "R19");
}

#[test]
fn r_14_open_fire_stands_and_shoots_without_a_change() {
    let mut game = rifles().begin(&[1; 7]);
    assert_eq!(game.no_by(moved(id(A, 1), OpenFire, &[(1, (10, 6))]).at(Target::Unit(id(B, 1)))), "R19");
    assert_eq!(game.no_by(deed(id(A, 1), OpenFire)), "A18");
    assert_eq!(game.no_by(shoot(id(A, 1), OpenFire, id(A, 1))), "G16");
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(need(&game), Some(4));
}

#[test]
fn r_15_a_19_halt_and_fire_regroups_first() {
    // The straggler sees nobody in range before it has come back.
    let scene =
        Scene::open().unit(A, "baboon-rifles", &[(10, 5), (16, 5)]).unit(B, "spider-monkey-rifles", &row(1, 22, 4));
    let mut game = scene.begin(&[1]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.threw("to-hit"), [(vec![1], Some(5), 0)], "the leader alone");
    let mut game = scene.begin(&[1; 2]);
    game.act(moved(id(A, 1), HaltAndFire, &[(2, (11, 6))]).at(Target::Unit(id(B, 1))));
    assert_eq!(game.threw("to-hit"), [(vec![1, 1], Some(5), 0)], "at long range, no change by the action");
    assert_eq!(game.cell(id(A, 1), 2), at(11, 6));
    game.dice_used();
}

#[test]
fn r_16_a_9_a_shooting_advance_moves_and_shoots_in_either_order() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 1)]).unit(B, "spider-monkey-rifles", &[(10, 12)]);
    let order = moved(id(A, 1), ShootingAdvance, &[(1, (10, 2))]).at(Target::Unit(id(B, 1)));
    let mut game = scene.begin(&[1]);
    game.act(order.clone());
    assert_eq!(need(&game), Some(5), "BS 2, and half range after the move");
    let mut game = scene.begin(&[1]);
    let mut before = order.clone();
    before.shoot_first = true;
    game.act(before.clone());
    assert_eq!(need(&game), Some(6), "BS 2, and long range before the move");
    assert_eq!(game.cell(id(A, 1), 1), at(10, 2));
    before.action = FocusFire;
    before.moves.clear();
    assert_eq!(scene.begin(&[]).no_by(before), "A9");
    let too_far = moved(id(A, 1), ShootingAdvance, &[(1, (10, 8))]).at(Target::Unit(id(B, 1)));
    assert_eq!(scene.begin(&[]).no_by(too_far), "G1", "one normal move");
}

#[test]
fn r_17_focus_fire_aims_better() {
    let mut game = rifles().begin(&[1; 7]);
    game.act(shoot(id(A, 1), FocusFire, id(B, 1)));
    assert_eq!(need(&game), Some(3));
}

#[test]
fn r_18_at_the_double_goes_twice_as_far_and_is_easier_to_hit() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 2)]).unit(B, "spider-monkey-rifles", &[(10, 20)]);
    let mut game = scene.begin(&[1]);
    assert_eq!(game.no_by(moved(id(A, 1), AtTheDouble, &[(1, (10, 15))])), "G1");
    assert_eq!(game.no_by(moved(id(A, 1), AtTheDouble, &[(1, (10, 14))]).at(Target::Unit(id(B, 1)))), "R19");
    game.act(moved(id(A, 1), AtTheDouble, &[(1, (10, 14))]));
    assert_eq!(game.evasion(id(A, 1)), -1);
    game.until_actions_of(B);
    game.act(shoot(id(B, 1), OpenFire, id(A, 1)));
    assert_eq!(need(&game), Some(3));
}

#[test]
fn a_7_the_switch_lets_a_unit_run_anywhere() {
    let mut scene = Scene::open().unit(A, "baboon-rifles", &[(10, 10)]).unit(B, "spider-monkey-rifles", &[(10, 20)]);
    let away = moved(id(A, 1), AtTheDouble, &[(1, (10, 0))]);
    assert_eq!(scene.begin(&[]).no_by(away.clone()), "A7");
    std::sync::Arc::make_mut(&mut scene.0.profiles).switches.double_any_direction = true;
    scene.begin(&[]).act(away);
}

#[test]
fn a_7_one_enemy_unit_is_enough_seen_or_not() {
    let mut rows = vec![".".repeat(36); 24];
    rows[8] = "#".repeat(36);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let scene = Scene::on(&rows)
        .unit(A, "baboon-rifles", &[(10, 6)])
        .unit(B, "spider-monkey-rifles", &[(10, 20)])
        .unit(B, "spider-monkey-rifles", &[(22, 20)]);
    scene.begin(&[]).act(moved(id(A, 1), AtTheDouble, &[(1, (16, 6))]));
}

#[test]
fn a_4_who_must_fall_back_does_so_at_the_end_of_the_phase() {
    let mut game = rifles().markers(B, 0).unit(A, "baboon-rifles", &row(20, 10, 7)).markers(A, 3).begin(&[6, 6, 6, 4]);
    let unit = id(A, 2);
    assert_eq!(game.no(deed(unit, GoToGround)), Illegal::MustFallBack { unit, markers: 3 });
    game.order(Order::EndActions);
    assert_eq!((game.is_falling(unit), game.cell(unit, 1)), (true, at(20, 0)));
    assert!(!game.is_falling(id(A, 1)));
    game.dice_used();
}

#[test]
fn a_5_passing_is_not_going_to_ground() {
    let mut game = rifles().begin(&[]);
    game.order(Order::EndActions);
    assert_eq!(game.evasion(id(A, 1)), 0);
}

#[test]
fn a_6_without_a_leader() {
    let scene = rifles().with(B, |unit| unit.leaderless = true).scenario(|scenario| scenario.first = Some(B));
    // Deputies would take over, so use gunners.
    let scene = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 5, 4))
        .with(A, |unit| unit.leaderless = true)
        .unit(B, "spider-monkey-rifles", &row(10, 15, 7))
        .scenario(|scenario| *scenario = scene.0.scenario.clone())
        .scenario(|scenario| scenario.first = Some(A));
    let mut game = scene.begin(&[3, 5, 5]);
    let unit = id(A, 1);
    assert_eq!(game.allowed(unit), [GoToGround, FallBack, OpenFire]);
    for action in [Halt, Advance, HaltAndFire, ShootingAdvance, FocusFire, AtTheDouble] {
        assert_eq!(game.no(deed(unit, action)), Illegal::Leaderless { unit }, "{action:?}");
    }
    game.act(deed(unit, FallBack));
    assert_eq!(game.cell(unit, 1), at(10, 0), "5 and 3, stopped by the edge");
    game.until_actions_of(B);
    game.pass();
    assert_eq!(game.threw("check-rally"), [(vec![5, 5], Some(3), 0)], "one die fewer");
    game.dice_used();
}

#[test]
fn a_13_later_units_see_what_earlier_ones_have_done() {
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 5, 7))
        .unit(A, "baboon-rifles", &row(20, 5, 7))
        .unit(B, "capuchin-marksmen", &row(14, 12, 3))
        .unit(B, "spider-monkey-rifles", &row(14, 22, 7))
        .begin(&[6; 20]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.count(id(B, 1)), 0);
    assert_eq!(game.no_by(shoot(id(A, 2), OpenFire, id(B, 1))), "G1");
}

#[test]
fn a_18_shooting_needs_a_target_when_it_is_named() {
    let mut rows = vec![".".repeat(36); 24];
    rows[12] = "#".repeat(36);
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let scene = Scene::on(&rows).unit(A, "baboon-rifles", &[(10, 9)]).unit(B, "spider-monkey-rifles", &[(10, 15)]);
    let mut game = scene.begin(&[]);
    let unit = id(A, 1);
    for action in [OpenFire, FocusFire, HaltAndFire, ShootingAdvance] {
        assert_eq!(game.no(shoot(unit, action, id(B, 1))), Illegal::NoSight { unit }, "{action:?}");
    }
    assert_eq!(game.no(deed(unit, ShootingAdvance)), Illegal::NoSight { unit }, "from no cell that it can reach");

    let far = Scene::open().unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(10, 21)]);
    let mut game = far.begin(&[1]);
    assert_eq!(game.no(shoot(unit, OpenFire, id(B, 1))), Illegal::OutOfRange { unit, range: 20 });
    assert_eq!(game.no_by(moved(unit, ShootingAdvance, &[(1, (10, 1))])), "A18", "a target is left: it must be named");
    // It could have come into range, and did not: the shots are lost.
    game.act(moved(unit, ShootingAdvance, &[(1, (11, 0))]));
    assert!(game.facts().iter().any(|fact| matches!(fact, What::Said { what: "shots-lost", .. })));
    let mut game = far.begin(&[1]);
    game.act(moved(unit, ShootingAdvance, &[(1, (10, 1))]).at(Target::Unit(id(B, 1))));
    assert_eq!(game.threw("to-hit").len(), 1);
}

#[test]
fn r_19_the_action_is_named_first() {
    let mut game = rifles().begin(&[1; 7]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    let facts = game.facts();
    let place = |wanted: fn(&What) -> bool| facts.iter().position(wanted).expect("a fact");
    let named = place(|fact| matches!(fact, What::Ordered { order: "OpenFire", .. }));
    assert!(named < place(|fact| matches!(fact, What::Shot { .. })));
}

#[test]
fn an_order_answers_the_open_window() {
    let mut game = rifles().begin(&[]);
    let other = Illegal::OtherWindow { order: "EndAssault", window: "Act" };
    assert_eq!(game.refusal(Order::EndAssault), other);
    assert_eq!(game.no(deed(id(A, 4), Halt)), Illegal::NoSuchUnit { unit: id(A, 4) });
    game.order(Order::Concede);
    assert_eq!(game.refusal(Order::EndActions), Illegal::BattleOver);
}

#[test]
fn r_8_moves_keep_everyone_in_command() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 5, 7)).unit(B, "macaque-swarm", &row(10, 20, 7));
    for (x, y) in [(4, 5), (16, 6), (10, 11), (6, 9), (14, 1)] {
        let mut game = scene.begin(&[]);
        let unit = game.unit(id(A, 1));
        let march = March::of(game.field(), unit, Advance).expect("it moves");
        let moves = planning::march(game.field(), march, at(x, y)).expect("the leader gets there");
        game.act(Deed::new(id(A, 1), Advance).with(moves));
        assert_eq!((game.cell(id(A, 1), 1), command::outside(game.field(), unit)), (at(x, y), 0));
    }
}

#[test]
fn a_14_going_to_ground_and_running_change_no_line_of_sight() {
    let scene = |y: i16| {
        let scene = Scene::open().unit(A, "baboon-rifles", &[(10, y)]).unit(B, "spider-monkey-rifles", &[(10, 20)]);
        scene.scenario(|scenario| scenario.mist = Some(12))
    };
    let mut game = scene(8).begin(&[6, 4]);
    game.act(deed(id(A, 1), GoToGround));
    game.until_actions_of(B);
    game.act(shoot(id(B, 1), OpenFire, id(A, 1)));
    assert_eq!(game.threw("to-hit"), [(vec![6], Some(6), 1)], "seen at 12; 1 for the ground and 1 for long range");
    assert_eq!(game.threw("to-kill"), [(vec![4], Some(4), 1)], "its Toughness is as before");
    game.dice_used();

    let mut game = scene(2).begin(&[]);
    game.act(moved(id(A, 1), AtTheDouble, &[(1, (10, 7))]));
    game.until_actions_of(B);
    assert_eq!(game.no(shoot(id(B, 1), OpenFire, id(A, 1))), Illegal::NoSight { unit: id(B, 1) }, "13 away");
}

#[test]
fn a_20_states_are_kept_by_unit() {
    let mut game = rifles().unit(A, "baboon-rifles", &row(20, 5, 7)).begin(&[6; 7]);
    game.act(deed(id(A, 1), GoToGround));
    game.act(deed(id(A, 2), FallBack));
    assert_eq!([game.evasion(id(A, 1)), game.evasion(id(A, 2))], [1, 0]);
    assert_eq!([game.is_falling(id(A, 1)), game.is_falling(id(A, 2))], [false, true]);
}
