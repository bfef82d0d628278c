//! Shooting at units (G3 to G5, G11, G15, G16, G20, G22 to G24, F11, A12, A14).

use crate::scene::{A, B, Game, Scene, deed, id, moved, row, shoot};
use monkeys::engine::{Refusal, What};
use monkeys::rules::suppression::{
    Illegal,
    action::mode,
    actions::Action::{self, *},
    markers,
    order::Target,
    shooting::{self, Volley, needed, stat},
};

/// A volley of A's first unit at B's first.
fn volley(game: &Game, action: Action) -> Result<Volley, Illegal> {
    let (unit, target) = (game.unit(id(A, 1)), game.unit(id(B, 1)));
    shooting::volley(game.field(), unit, &game.field().living(unit).collect(), target, mode(action))
}

/// Needs to hit and to kill of the first shot.
fn needs(scene: &Scene) -> (i32, i32) {
    let shot = volley(&scene.begin(&[]), OpenFire).expect("a shot").shots[0];
    (shot.need, shot.kill)
}

fn on(x: i16, y: i16, letter: char) -> Scene {
    let mut map: Vec<String> = vec![".".repeat(36); 24];
    map[y as usize].replace_range(x as usize..=x as usize, &letter.to_string());
    Scene::on(&map.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn g_3_what_a_die_needs() {
    assert_eq!(
        [needed(3, 3), needed(4, 4), needed(6, 2), needed(6, 3), needed(2, 4), needed(2, 5)],
        [4, 4, 0, 1, 6, 7]
    );
}

#[test]
fn g_3_impossible_and_automatic_shots_use_no_die() {
    // In woods, in a Shooting Advance: the first rifle needs a 6, and the second, at long range, a 7.
    let mut game = on(10, 12, 'w')
        .unit(A, "baboon-rifles", &[(10, 2), (11, 1)])
        .unit(B, "spider-monkey-rifles", &[(10, 12)])
        .begin(&[6, 1]);
    game.act(shoot(id(A, 1), ShootingAdvance, id(B, 1)));
    assert_eq!((game.threw("to-hit"), game.threw("to-kill").len()), (vec![(vec![6], Some(6), 1)], 1));
    game.dice_used();
    // BS 5 against Evasion 1: less than a 1 is needed to hit, and a 5 to wound.
    let mut game =
        on(10, 6, '=').unit(A, "capuchin-marksmen", &[(10, 0)]).unit(B, "gorilla-breachers", &[(10, 6)]).begin(&[4]);
    game.act(shoot(id(A, 1), FocusFire, id(B, 1)));
    assert_eq!((game.threw("to-hit"), game.threw("to-kill")), (vec![], vec![(vec![4], Some(5), 0)]));
    assert_eq!(game.markers(id(B, 1)), 2, "a hit without a die is one, too");
    game.dice_used();
}

#[test]
fn a_12_changes_add_up_and_stop_at_0_and_10() {
    assert_eq!([stat(3, 2), stat(1, -3), stat(9, 4), stat(0, 0), stat(10, 0)], [5, 0, 10, 0, 10]);
}

#[test]
fn g_4_half_of_the_range_is_short() {
    let scene = |y: i16| Scene::open().unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(10, y)]);
    assert_eq!(needs(&scene(10)).0, 4);
    assert_eq!(needs(&scene(11)).0, 5);
    assert_eq!(needs(&scene(20)).0, 5);
    let far = volley(&scene(21).begin(&[]), OpenFire);
    assert_eq!(far, Err(Illegal::OutOfRange { unit: id(A, 1), range: 20 }));
    // The machine gun has the range, but the cliff blocks its view; the carbines see it, but don't have the range.
    let carbines = on(14, 1, '#').unit(A, "mandrill-gunners", &[(10, 0), (14, 0)]);
    let far = volley(&carbines.unit(B, "spider-monkey-rifles", &[(10, 16)]).begin(&[]), OpenFire);
    assert_eq!(far, Err(Illegal::OutOfRange { unit: id(A, 1), range: 14 }));
    let slant = Scene::open().unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(16, 8)]);
    assert_eq!(needs(&slant).0, 4, "10 in a straight line");
}

#[test]
fn g_14_g_24_f_11_what_ground_does_to_those_in_it() {
    let scene =
        |letter| on(10, 6, letter).unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(10, 6)]);
    assert_eq!(needs(&scene('.')), (4, 4));
    assert_eq!(needs(&scene('=')), (3, 4), "exposed");
    assert_eq!(needs(&scene('w')), (5, 4), "concealed");
    assert_eq!(needs(&scene('l')), (4, 5), "hard cover");
    assert_eq!(needs(&scene('r')), (4, 5));
    assert_eq!(needs(&scene('~')), (4, 4));
    assert_eq!(needs(&scene('H')), (5, 5), "both");
}

#[test]
fn g_23_sharp_weapons_see_through_concealment() {
    let scene =
        |letter| on(10, 6, letter).unit(A, "capuchin-marksmen", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(10, 6)]);
    assert_eq!(needs(&scene('w')), needs(&scene('.')));
    assert_eq!(needs(&scene('H')).1, needs(&scene('.')).1 + 1, "not through hard cover");
}

#[test]
fn g_16_cover_counts_only_if_all_that_are_seen_have_it() {
    let scene = |cells: &[(i16, i16)]| {
        on(10, 6, 'H').unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", cells)
    };
    assert_eq!(needs(&scene(&[(10, 6), (11, 6)])), (4, 4), "one stands in the open");
    assert_eq!(needs(&scene(&[(10, 6), (10, 7)])), (5, 5), "the one behind the building is not seen");
    let road = on(10, 6, '=').unit(A, "baboon-rifles", &[(10, 0)]);
    assert_eq!(needs(&road.unit(B, "spider-monkey-rifles", &[(10, 6), (11, 6)])), (4, 4), "one is not on the road");
}

#[test]
fn g_16_the_distance_is_that_to_the_nearest_who_is_seen() {
    let cells = [(10, 8), (16, 11)];
    let scene = |letter| on(10, 4, letter).unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &cells);
    assert_eq!(needs(&scene('.')).0, 4);
    assert_eq!(needs(&scene('H')).0, 5, "the near one is hidden, and the other at long range");
}

#[test]
fn g_26_f_11_a_unit_is_dug_in_until_it_moves() {
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &[(10, 0)])
        .unit(B, "spider-monkey-rifles", &[(10, 8)])
        .with(B, |unit| unit.dug_in = true);
    assert_eq!(needs(&scene), (4, 5));
    let mut game = scene.begin(&[]);
    game.until_actions_of(B);
    game.act(deed(id(B, 1), GoToGround));
    game.until_actions_of(A);
    game.until_actions_of(B);
    assert_eq!(volley(&game, OpenFire).map(|volley| volley.shots[0].kill), Ok(5), "it has not moved");
    game.act(moved(id(B, 1), Advance, &[(1, (11, 8))]));
    assert_eq!(volley(&game, OpenFire).map(|volley| volley.shots[0].kill), Ok(4));
}

#[test]
fn g_15_lines_of_sight() {
    let seen = |rows: &[&str], to: (i16, i16)| {
        let mut map: Vec<String> = vec![".".repeat(36); 24];
        for (line, row) in map.iter_mut().zip(rows) {
            line.replace_range(..row.len(), row);
        }
        let map: Vec<&str> = map.iter().map(String::as_str).collect();
        let scene = Scene::on(&map).unit(A, "baboon-rifles", &[(0, 0)]).unit(B, "spider-monkey-rifles", &[to]);
        volley(&scene.begin(&[]), OpenFire).is_ok()
    };
    assert!(seen(&["..."], (2, 0)));
    assert!(!seen(&[".H."], (2, 0)) && !seen(&[".#."], (2, 0)));
    assert!(seen(&["H.H"], (2, 0)), "the ends never block");
    assert!(seen(&[".H", ".."], (1, 1)) && !seen(&[".H", "#."], (1, 1)), "a touched pair of them");
    assert!(seen(&[".ww."], (3, 0)) && !seen(&[".www."], (4, 0)), "the third wood cell");
    assert!(seen(&["wwww"], (3, 0)), "of those between the ends");
    assert!(seen(&[".w..", "w.w.", ".w.w", "..w."], (3, 3)), "touched woods don't count");
    assert!(seen(&[".lr~=."], (5, 0)));
}

#[test]
fn g_15_models_never_block() {
    let scene = Scene::open()
        .unit(A, "baboon-rifles", &[(10, 0)])
        .unit(B, "spider-monkey-rifles", &[(10, 8)])
        .unit(B, "spider-monkey-rifles", &[(10, 4)])
        .unit(A, "baboon-rifles", &[(10, 2)]);
    assert!(volley(&scene.begin(&[]), OpenFire).is_ok());
}

#[test]
fn g_20_mist_hides_what_is_far_in_the_first_round() {
    let scene = |y: i16| {
        let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 0)]).unit(B, "spider-monkey-rifles", &[(10, y)]);
        scene.scenario(|scenario| scenario.mist = Some(12))
    };
    assert!(volley(&scene(12).begin(&[]), OpenFire).is_ok());
    let mut game = scene(13).begin(&[]);
    assert_eq!(volley(&game, OpenFire), Err(Illegal::NoSight { unit: id(A, 1) }));
    game.until_actions_of(B);
    game.until_actions_of(A);
    assert!(volley(&game, OpenFire).is_ok(), "it lifts after the first round");
}

#[test]
fn g_5_markers_by_hits() {
    let gained = |hits, counted, models| markers::gained(hits, counted, models);
    assert_eq!([gained(0, 0, 1), gained(1, 1, 2), gained(2, 2, 2), gained(1, 2, 2), gained(5, 5, 6)], [0, 1, 2, 2, 1]);
}

#[test]
fn g_5_a_unit_has_six_markers_at_most() {
    let mut game = Scene::open()
        .unit(A, "mandrill-gunners", &row(10, 5, 4))
        .unit(B, "howler-gunners", &row(10, 12, 4))
        .markers(B, 5)
        .begin(&[6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.markers(id(B, 1)), 6);
}

#[test]
fn g_11_the_nearest_fall_first_and_the_leader_last() {
    // The leader of the target is the nearest of them; two hits kill.
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &row(10, 5, 6))
        .unit(B, "chimpanzee-raiders", &[(10, 8), (10, 12), (10, 10), (9, 9), (11, 9), (10, 13)])
        .begin(&[6, 6, 6, 1, 1, 1, 6, 6, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.living(id(B, 1)), [1, 2, 6], "4, 5 and 3 were nearest");
}

#[test]
fn g_11_without_a_leader_the_first_model_counts() {
    // The leader of the gunners is gone: the target nearest to the first of them falls, not the one nearest to the
    // others.
    let mut game = Scene::open()
        .unit(A, "mandrill-gunners", &[(4, 5), (14, 5), (15, 5), (16, 5)])
        .with(A, |unit| unit.leaderless = true)
        .unit(B, "chimpanzee-raiders", &[(16, 10), (15, 10), (5, 10)])
        .begin(&[6, 1, 1, 1, 1, 1, 1, 6]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.living(id(B, 1)), [1, 2]);
    game.dice_used();
}

#[test]
fn g_11_f_13_kills_beyond_the_models_seen_are_lost() {
    let mut game = on(10, 9, 'H')
        .unit(A, "baboon-rifles", &row(10, 5, 2))
        .unit(B, "chimpanzee-raiders", &[(10, 11), (10, 9), (10, 12)])
        .begin(&[6, 6, 6, 6]);
    let seen = volley(&game, OpenFire).expect("a target").seen.len();
    assert!(seen < 3, "{seen}");
    let mut game_all = game.count(id(B, 1));
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game_all -= game.count(id(B, 1));
    assert_eq!(game_all, seen.min(2));
}

#[test]
fn g_23_heavy_weapons_stay_silent_in_a_shooting_advance() {
    let scene = |cells: &[(i16, i16)]| {
        Scene::open().unit(A, "mandrill-gunners", cells).unit(B, "howler-gunners", &row(10, 12, 4))
    };
    let game = scene(&row(10, 5, 4)).begin(&[]);
    assert_eq!(volley(&game, OpenFire).map(|volley| volley.shots.len()), Ok(4));
    assert_eq!(volley(&game, ShootingAdvance).map(|volley| volley.shots.len()), Ok(3));
}

#[test]
fn g_16_one_pool_for_each_needed_number_the_lowest_first() {
    // The first and third rifle are at short range, the second is not.
    let mut game = Scene::open()
        .unit(A, "baboon-rifles", &[(10, 2), (10, 1), (11, 2)])
        .unit(B, "spider-monkey-rifles", &[(10, 12), (11, 12)])
        .begin(&[4, 3, 5, 1, 1]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.threw("to-hit"), [(vec![4, 3], Some(4), 1), (vec![5], Some(5), 1)]);
    assert_eq!(game.threw("to-kill"), [(vec![1, 1], Some(4), 0)]);
    assert_eq!(game.markers(id(B, 1)), 2, "2 hits on 2 models");
    assert!(game.facts().iter().any(|fact| matches!(fact, What::Counted { mark: "suppression", count: 2, .. })));
}

#[test]
fn g_17_a_unit_with_a_mortar_fires_the_mortar_or_its_pistols() {
    let scene =
        Scene::open().unit(A, "orangutan-mortar", &row(10, 5, 3)).unit(B, "spider-monkey-rifles", &row(10, 12, 4));
    let mut game = scene.begin(&[1, 1]);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    assert_eq!(game.threw("to-hit").iter().map(|(dice, ..)| dice.len()).sum::<usize>(), 2, "two pistols");
    let mut game = scene.begin(&[]);
    let why = game.no(shoot(id(A, 1), ShootingAdvance, id(B, 1)).at(Target::Cell(crate::scene::at(10, 14))));
    assert_eq!((why.clone(), why.rule().0), (Illegal::Heavy { unit: id(A, 1) }, "G23"));
}
