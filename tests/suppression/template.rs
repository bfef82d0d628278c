//! Templates (G17, R20).

use crate::numbers::NUMBERS;
use crate::scene::{A, B, Scene, at, deed, id, row, shell};
use monkeys::battle::{shown::Shown, suppression::tell};
use monkeys::engine::{BattleLog, What};
use monkeys::rules::suppression::{Illegal, Suppression, actions::Action::*};

fn mortar() -> Scene {
    Scene::open().unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]).unit(
        B,
        "spider-monkey-rifles",
        &row(12, 12, 6),
    )
}

fn landed(dice: &[u8], x: i16, y: i16) -> monkeys::board::Cell {
    let mut game = mortar().begin(dice);
    game.act(shell(id(A, 1), OpenFire, x, y));
    let mut cells = game.facts().into_iter().rev().filter_map(|fact| match fact {
        What::Landed { cell, .. } => Some(cell),
        _ => None,
    });
    cells.next().expect("it lands")
}

#[test]
fn g_17_a_miss_drifts_clockwise_from_the_top() {
    // A 3 misses at short range. Half the die, rounded down.
    let steps = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
    for (direction, (dx, dy)) in (1..).zip(steps) {
        assert_eq!(landed(&[3, direction, 4], 14, 14), at(14 + 2 * dx, 14 + 2 * dy), "{direction}");
    }
    assert_eq!(landed(&[3, 1, 1], 14, 14), at(14, 14), "a 1 is no drift");
    assert_eq!(landed(&[3, 5, 6], 14, 14), at(14, 17));
    assert_eq!(landed(&[4], 14, 14), at(14, 14));
}

#[test]
fn g_17_a_shell_that_drifts_off_the_board_is_told_with_the_edge_and_the_distance() {
    let mut game = mortar().begin(&[3, 5, 6]);
    game.act(shell(id(A, 1), OpenFire, 14, 22));
    let lines = tell::lines(&tell::Names::of(&game.0), game.0.resource::<BattleLog>().facts());
    let told = "The shell drifts off the board and comes down 2 squares beyond the southern edge.";
    assert!(lines.iter().any(|line| line.text == told), "{lines:?}");
}

#[test]
fn g_17_long_range_and_aim_change_the_die() {
    // The gunner is on (15, 0): half of 30 is row 15.
    let need = |y: i16, action| {
        let mut game = mortar().begin(&[6, 6, 6, 6]);
        game.act(shell(id(A, 1), action, 15, y));
        game.threw("template")[0].1
    };
    assert_eq!(need(15, OpenFire), Some(4));
    assert_eq!(need(16, OpenFire), Some(5));
    assert_eq!(need(15, FocusFire), Some(3));
}

#[test]
fn g_17_near_and_far_are_refused() {
    let mut game = mortar().begin(&[]);
    assert_eq!(game.no(shell(id(A, 1), OpenFire, 15, 7)), Illegal::TooNear { unit: id(A, 1), least: 8 });
    assert_eq!(game.no(shell(id(A, 1), OpenFire, 35, 23)), Illegal::OutOfRange { unit: id(A, 1), range: 30 });
    assert_eq!(game.no(shell(id(A, 1), OpenFire, 15, 24)), Illegal::NoSight { unit: id(A, 1) }, "off the board");
    let mut game = mortar().begin(&[6]);
    game.act(shell(id(A, 1), OpenFire, 15, 8));
    let mut rifles = Scene::open().unit(A, "baboon-rifles", &[(1, 1)]).unit(B, "baboon-rifles", &[(1, 20)]).begin(&[]);
    assert_eq!(rifles.no(shell(id(A, 1), OpenFire, 1, 12)), Illegal::NoWeapon { unit: id(A, 1) });
}

#[test]
fn g_17_indirect_fire_needs_any_leader_who_sees() {
    let mut map = vec![".".repeat(36); 24];
    map[4] = "#".repeat(36);
    let map: Vec<&str> = map.iter().map(String::as_str).collect();
    let scene = Scene::on(&map).unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)]).unit(
        B,
        "spider-monkey-rifles",
        &row(12, 12, 6),
    );
    assert_eq!(scene.begin(&[]).no(shell(id(A, 1), OpenFire, 15, 12)), Illegal::NoSight { unit: id(A, 1) });
    let mut game = scene.clone().unit(A, "baboon-rifles", &[(30, 8), (31, 8)]).begin(&[6]);
    game.act(shell(id(A, 1), OpenFire, 15, 12));
    let blind = scene.unit(A, "mandrill-gunners", &[(30, 8)]).with(A, |unit| unit.leaderless = true);
    assert_eq!(blind.begin(&[]).no(shell(id(A, 1), OpenFire, 15, 12)), Illegal::NoSight { unit: id(A, 1) });
}

#[test]
fn a_18_a_mortar_without_a_target_says_why_it_has_none() {
    let unit = id(A, 1);
    let alone = |scene: Scene, y: i16| {
        let mortar = NUMBERS.weapons.iter().position(|weapon| weapon.name == "mortar").expect("a mortar");
        let scene = scene.unit(A, "orangutan-mortar", &[(10, 0)]).with(A, |unit| unit.models[0].weapon = mortar);
        scene.unit(B, "spider-monkey-rifles", &[(10, y)])
    };
    let why = |scene: Scene, action| {
        let mut game = scene.begin(&[]);
        let could = Suppression::exchange(game.view(), unit, None)[0].ours.why.as_ref().map(|why| why.rule);
        (game.no(deed(unit, action)), could)
    };
    assert_eq!(why(alone(Scene::open(), 5), OpenFire), (Illegal::TooNear { unit, least: 8 }, Some("G17")));
    let mut map = vec![".".repeat(36); 24];
    map[4] = "#".repeat(36);
    let map: Vec<&str> = map.iter().map(String::as_str).collect();
    assert_eq!(why(alone(Scene::on(&map), 12), OpenFire), (Illegal::NoSight { unit }, Some("A18")));
    assert_eq!(
        why(alone(Scene::open(), 12), ShootingAdvance),
        (Illegal::Heavy { unit }, None),
        "standing, it could fire"
    );
    // The pistols don't have the range of the mortar, which doesn't reach it either.
    let far = Scene::open().unit(A, "orangutan-mortar", &[(0, 0), (1, 0)]).unit(B, "spider-monkey-rifles", &[(35, 10)]);
    assert_eq!(why(far, OpenFire), (Illegal::OutOfRange { unit, range: 30 }, Some("G4")));
}

#[test]
fn r_2_g_17_g_5_everyone_under_it_is_hit_friends_too() {
    // 3 x 3 cells around (14, 12): three of B, two of A.
    let mut game = mortar()
        .unit(A, "baboon-rifles", &[(13, 11), (14, 11), (20, 11)])
        .begin(&[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    game.act(shell(id(A, 1), OpenFire, 14, 12));
    let dice: Vec<usize> = game.threw("to-kill").iter().map(|(dice, ..)| dice.len()).collect();
    assert_eq!(dice, [2, 3]);
    assert_eq!((game.markers(id(A, 2)), game.markers(id(B, 1))), (1, 1));
}

#[test]
fn r_20_a_template_takes_exactly_those_it_covers() {
    let mut game = mortar().begin(&[4, 6, 1, 6]);
    game.act(shell(id(A, 1), OpenFire, 13, 12));
    // Numbers 1, 2 and 3 are on 12, 13 and 14; the leader is the first.
    assert_eq!((game.living(id(B, 1)), game.leader(id(B, 1))), (vec![2, 4, 5, 6], None));
}

#[test]
fn g_17_each_model_has_its_own_cover() {
    let mut map = vec![".".repeat(36); 24];
    map[12].replace_range(13..14, "r");
    let map: Vec<&str> = map.iter().map(String::as_str).collect();
    let mut game = Scene::on(&map)
        .unit(A, "orangutan-mortar", &[(14, 0), (15, 0), (16, 0)])
        .unit(B, "spider-monkey-rifles", &row(12, 12, 6))
        .begin(&[4, 1, 1, 4]);
    game.act(shell(id(A, 1), OpenFire, 13, 12));
    assert_eq!(game.threw("to-kill"), [(vec![1, 1], Some(4), 0), (vec![4], Some(5), 0)]);
}
