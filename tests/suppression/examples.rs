//! The worked examples, with the dice of the page.

use crate::scene::{A, B, Game, Scene, at, deed, id, moved, piece, row, shell, shoot};
use monkeys::rules::suppression::{
    Illegal, Order,
    actions::Action::{self, *},
    checks, shooting,
};

const FREE: [Action; 3] = [Halt, GoToGround, FallBack];
const MINOR: [Action; 5] = [Halt, GoToGround, FallBack, Advance, OpenFire];

/// Baboons of side A with this many markers left after their Starting Phase, in command or not.
fn baboons(markers: u8, in_command: bool) -> Game {
    let mut cells = row(10, 5, 7);
    if !in_command {
        cells[6] = (30, 5);
    }
    let scene =
        Scene::open().unit(A, "baboon-rifles", &cells).markers(A, markers).unit(B, "macaque-swarm", &row(10, 15, 10));
    // Three dice that fail their check, if there is one.
    scene.begin(&[6; 3][..if markers > 0 { 3 } else { 0 }])
}

#[test]
fn w_1_legal_actions() {
    let unit = id(A, 1);
    assert_eq!(baboons(0, true).allowed(unit), Action::ALL);
    assert_eq!(baboons(0, false).allowed(unit), MINOR);
    assert_eq!(baboons(1, true).allowed(unit), MINOR);
    assert_eq!(baboons(1, false).allowed(unit), MINOR);
    assert_eq!(baboons(2, true).allowed(unit), FREE);
    for markers in 3..=6 {
        assert_eq!(baboons(markers, true).allowed(unit), [FallBack], "{markers}");
    }
    for markers in 0..3 {
        let mut game = baboons(markers, true);
        game.order(Order::EndActions);
        assert!(!game.is_falling(unit), "with {markers} it may pass");
    }
}

#[test]
fn w_2_needed_to_hit() {
    let far = |apart: i16, ground: &str| {
        let rows: Vec<String> =
            (0..24).map(|y| if y == 2 + apart { ground.repeat(36) } else { ".".repeat(36) }).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        Scene::on(&rows).unit(A, "baboon-rifles", &row(10, 2, 7)).unit(
            B,
            "spider-monkey-rifles",
            &row(10, 2 + apart, 7),
        )
    };
    let need = |game: &Game, action: Action| {
        let field = game.field();
        let (unit, target) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
        let mode = monkeys::rules::suppression::action::mode(action);
        let volley = shooting::volley(field, unit, &field.living(unit).collect(), target, mode);
        volley.map(|volley| volley.shots[0].need)
    };
    assert_eq!(need(&far(10, ".").begin(&[]), OpenFire), Ok(4));
    assert_eq!(need(&far(14, ".").begin(&[]), FocusFire), Ok(4), "at long range");
    assert_eq!(need(&far(14, "w").begin(&[]), OpenFire), Ok(6), "at long range into woods");

    let mut game = far(10, ".").begin(&[]);
    game.until_actions_of(B);
    game.act(moved(id(B, 1), AtTheDouble, &[(1, (11, 11))]));
    game.until_actions_of(A);
    assert_eq!(need(&game, OpenFire), Ok(3), "at a unit that has run");

    let mut game = far(14, "w").begin(&[]);
    game.until_actions_of(B);
    game.act(deed(id(B, 1), GoToGround));
    game.until_actions_of(A);
    assert_eq!(need(&game, ShootingAdvance), Err(Illegal::Impossible { unit: id(A, 1), need: 8 }));
    let order = moved(id(A, 1), ShootingAdvance, &[]).at(monkeys::rules::suppression::order::Target::Unit(id(B, 1)));
    assert_eq!(game.no(order), Illegal::Impossible { unit: id(A, 1), need: 8 });
}

fn rifles_at_raiders(dice: &[u8]) -> Game {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 5, 8)).unit(B, "chimpanzee-raiders", &row(10, 12, 6));
    scene.begin(dice)
}

#[test]
fn w_3_a_volley_of_rifles() {
    let mut game = rifles_at_raiders(&[1, 2, 3, 4, 4, 5, 6, 6, 3, 4, 1, 6, 5, 4, 5, 2, 6, 6, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.threw("to-hit"), [(vec![1, 2, 3, 4, 4, 5, 6, 6], Some(4), 5)]);
    assert_eq!(game.threw("to-kill"), [(vec![3, 4, 1, 6, 5], Some(4), 3)]);
    assert_eq!((game.count(id(B, 1)), game.markers(id(B, 1))), (3, 1));
    game.order(Order::EndActions);
    assert_eq!(game.threw("check-morale"), [(vec![4, 5, 2], Some(3), 1)]);
    assert!(!game.is_falling(id(B, 1)));
    game.dice_used();
}

#[test]
fn w_4_as_many_hits_as_models() {
    let mut game = rifles_at_raiders(&[1, 2, 4, 4, 4, 5, 6, 6, 1, 1, 2, 3, 3, 3, 3, 2, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!((game.count(id(B, 1)), game.markers(id(B, 1))), (6, 2));
    game.order(Order::EndActions);
    assert_eq!(game.threw("check-morale"), []);
    assert_eq!(game.threw("check-recover"), [(vec![3, 2, 6], Some(2), 1)]);
    game.until_actions_of(B);
    assert_eq!(game.markers(id(B, 1)), 1);
    assert_eq!(game.allowed(id(B, 1)), MINOR);
    game.dice_used();
}

#[test]
fn w_5_suppressive_hits_count_twice() {
    // The carbines are out of range, so the machine gun is alone.
    for (dice, markers) in [([4, 5, 1, 2], 2), ([4, 1, 1, 2], 1)] {
        let mut laid = dice.to_vec();
        laid.extend([1; 2]);
        let scene = Scene::open().unit(A, "mandrill-gunners", &[(10, 1), (10, 6), (11, 1), (12, 1)]).unit(
            B,
            "howler-gunners",
            &row(10, 17, 4),
        );
        let mut game = scene.begin(&laid);
        game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
        assert_eq!(game.threw("to-hit")[0].0, dice);
        assert_eq!(game.markers(id(B, 1)), markers);
        assert_eq!(game.count(id(B, 1)), 4);
    }
}

#[test]
fn w_6_the_limit_of_a_check() {
    let limits: Vec<u8> = (0..=6).map(|markers| checks::limit(3, markers)).collect();
    assert_eq!(limits, [3, 3, 2, 1, 1, 1, 1]);
    let fails = |limit: u8| f64::from(6 - limit).powi(3) / 216.0;
    let odds: Vec<String> =
        [0, 1, 2, 3].map(|markers| format!("{:.1}", 100.0 * (1.0 - fails(limits[markers])))).to_vec();
    assert_eq!(odds, ["87.5", "87.5", "70.4", "42.1"]);
}

#[test]
fn w_7_rallying() {
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 14, 8))
        .with(A, |unit| (unit.markers, unit.falling_back) = (3, true))
        .unit(A, "baboon-rifles", &row(20, 14, 8))
        .unit(B, "spider-monkey-rifles", &row(10, 20, 8));
    let game = scene.begin(&[2, 2, 5]);
    assert_eq!((game.count(id(A, 1)), game.threw("check-rally")), (0, vec![(vec![2, 2, 5], Some(1), 0)]));
    game.dice_used();
    let game = scene.begin(&[1, 4, 1]);
    assert_eq!((game.count(id(A, 1)), game.is_falling(id(A, 1)), game.markers(id(A, 1))), (8, false, 1));
    assert_eq!(game.allowed(id(A, 1)), MINOR);
    game.dice_used();
}

#[test]
fn w_8_how_far_a_unit_falls_back() {
    let scene =
        |y: i16| Scene::open().unit(A, "baboon-rifles", &row(10, y, 8)).unit(B, "macaque-swarm", &row(10, 20, 10));
    let mut game = scene(14).begin(&[4]);
    game.act(deed(id(A, 1), FallBack));
    assert_eq!((game.cell(id(A, 1), 1), game.is_falling(id(A, 1))), (at(10, 4), true));
    game.dice_used();
    let mut game = scene(7).begin(&[4]);
    game.act(deed(id(A, 1), FallBack));
    assert_eq!(game.cell(id(A, 1), 1), at(10, 0));
    let mut game = scene(0).unit(A, "macaque-swarm", &row(20, 5, 10)).begin(&[]);
    game.pass();
    game.act(deed(id(A, 1), FallBack));
    assert_eq!(game.count(id(A, 1)), 0);
    game.dice_used();
}

fn shelled_swarm(dice: &[u8]) -> Game {
    let swarm: Vec<(i16, i16)> = [14, 8, 9, 13, 15, 19, 20].map(|x| (x, 10)).to_vec();
    let scene =
        Scene::open().unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]).unit(B, "macaque-swarm", &swarm);
    let mut game = scene.begin(dice);
    game.act(shell(id(A, 1), OpenFire, 14, 10));
    game
}

#[test]
fn w_9_r_7_a_template_on_the_middle_of_a_swarm() {
    let mut game = shelled_swarm(&[4, 3, 5, 6, 1, 5, 6]);
    assert_eq!(game.threw("template"), [(vec![4], Some(4), 1)]);
    assert_eq!(game.threw("to-kill"), [(vec![3, 5, 6], Some(3), 3)]);
    assert_eq!((game.living(id(B, 1)), game.markers(id(B, 1))), (vec![2, 3, 6, 7], 1));
    for leader in [2, 3, 6, 7] {
        let mut game = shelled_swarm(&[4, 3, 5, 6, 1, 5, 6, 1, 5, 6, 1, 5, 6]);
        game.pass();
        if game.window() == "Charge" {
            game.pass();
        }
        assert_eq!((game.window(), game.asked()), ("Lead", B));
        game.order(Order::Lead(piece(id(B, 1), leader)));
        while game.window() != "Act" {
            game.pass();
        }
        assert_eq!(game.markers(id(B, 1)), 0);
        let swarm = game.unit(id(B, 1));
        assert_eq!(monkeys::rules::suppression::command::outside(game.field(), swarm), 2);
        assert_eq!(game.no_by(deed(id(B, 1), AtTheDouble)), "R6", "no exemption for a swarm (R7)");
    }
    game.pass();

    let mut game = shelled_swarm(&[4, 2, 5, 6, 1, 5, 6]);
    assert_eq!(game.living(id(B, 1)), [1, 2, 3, 6, 7]);
    game.pass();
    game.order(Order::Lead(piece(id(B, 1), 1)));
    assert_eq!((game.window(), game.markers(id(B, 1))), ("Act", 0));
    assert!(game.allowed(id(B, 1)).contains(&AtTheDouble));
}

#[test]
fn w_10_what_a_move_costs() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 10)]).unit(B, "macaque-swarm", &row(10, 22, 10));
    let go = |x: i16, y: i16, action: Action| {
        let mut game = scene.begin(&[]);
        game.try_order(Order::Act(moved(id(A, 1), action, &[(1, (10 + x, 10 + y))])))
    };
    assert_eq!(go(5, 3, Advance), Ok(()));
    let model = piece(id(A, 1), 1);
    assert_eq!(go(6, 3, Advance), Err(Illegal::TooFar { model, cost: 7, far: 6 }));
    assert_eq!(go(4, 4, Advance), Ok(()));
    assert_eq!(go(8, 6, AtTheDouble), Ok(()));
    assert_eq!(go(9, 6, AtTheDouble), Ok(()), "12");
    assert_eq!(go(10, 6, AtTheDouble), Err(Illegal::TooFar { model, cost: 13, far: 12 }));
}

#[test]
fn w_11_a_charge_of_gorillas() {
    let scene = Scene::open().unit(A, "gorilla-breachers", &row(10, 10, 5)).unit(B, "macaque-swarm", &row(10, 14, 6));
    let dice = [2, 3, 5, 6, 1, 3, 5, 2, 5, 1, 6, 6, 4, 5, 3, 4, 4, 1, 6];
    // A swarm with nobody else on its side loses the battle with its last model.
    let mut game = scene.unit(B, "spider-monkey-rifles", &row(20, 22, 8)).begin(&dice);
    game.order(Order::EndActions);
    let charge = game.choices().orders.into_iter().find(|order| matches!(order, Order::Charge { .. }));
    game.order(charge.expect("they are near enough"));
    let hits: Vec<u8> = game.threw("to-hit").iter().map(|(.., hits)| *hits).collect();
    let needs: Vec<Option<i32>> = game.threw("to-hit").iter().map(|(_, need, _)| *need).collect();
    assert_eq!((hits, needs), (vec![3, 2, 4], vec![Some(3), Some(5), Some(3)]));
    assert_eq!(game.threw("to-kill"), [], "automatic or impossible");
    assert_eq!(game.threw("check-assault"), [(vec![3, 5, 2], Some(2), 1), (vec![6, 4, 5], Some(4), 1)]);
    assert_eq!((game.count(id(A, 1)), game.count(id(B, 1))), (5, 0));
    assert_eq!((game.window(), game.asked()), ("Consolidate", A));
    game.dice_used();
}

#[test]
fn w_12_the_morale_of_an_army() {
    // Units that leave across their own edge, one after the other.
    let army = |left: i16| {
        let mut scene = Scene::open();
        for number in 0..7 {
            let y = if number < left { 5 } else { 0 };
            scene = scene.unit(A, "baboon-rifles", &[(5 * number, y)]);
        }
        scene.unit(B, "spider-monkey-rifles", &row(10, 22, 8))
    };
    let flee = |game: &mut Game, left: usize| {
        for number in left + 1..=7 {
            game.act(deed(id(A, number), FallBack));
        }
        game.until_actions_of(B);
        game.order(Order::EndActions);
    };
    let mut game = army(4).begin(&[]);
    flee(&mut game, 4);
    assert_eq!((game.threw("check-army"), game.window()), (vec![], "Act"), "4 of 7 left: no check");
    let mut game = army(3).begin(&[4, 6, 5]);
    flee(&mut game, 3);
    assert_eq!(game.threw("check-army"), [(vec![4, 6, 5], Some(3), 0)]);
    assert_eq!(game.outcome(), Some((Some(B), "army-leaves")));
    let mut game = army(3).begin(&[4, 6, 3]);
    flee(&mut game, 3);
    assert_eq!(game.outcome(), None, "one die is enough");
}

#[test]
fn w_13_at_the_double_leads_towards_the_enemy() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 10)]).unit(B, "spider-monkey-rifles", &[(10, 20)]);
    let run = |x, y| scene.begin(&[]).try_order(Order::Act(moved(id(A, 1), AtTheDouble, &[(1, (x, y))])));
    assert_eq!(run(16, 16), Ok(()));
    assert_eq!(run(20, 10), Err(Illegal::NotCloser { unit: id(A, 1) }));
    assert_eq!(run(10, 10), Err(Illegal::NotCloser { unit: id(A, 1) }), "nor does it stay");
}
