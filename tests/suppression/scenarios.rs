//! Who is first, deployment, objectives, and how it ends (G13, G19, G20, G25, G26).

use crate::levels;
use crate::scene::{A, B, Scene, at, deed, id, row, shoot};
use monkeys::board::{Block, Zone};
use monkeys::engine::What;
use monkeys::force::Side;
use monkeys::rules::suppression::{
    Illegal, Order,
    actions::Action::*,
    muster::{Goal, SetUp},
    objectives, set_up,
};

#[test]
fn g_19_the_higher_die_is_first_and_ties_are_thrown_again() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 5, 7)).unit(B, "baboon-rifles", &row(10, 15, 7));
    let scene = scene.scenario(|scenario| scenario.first = None);
    let game = scene.begin(&[3, 3, 2, 5]);
    assert_eq!((game.asked(), game.view().turn.first), (B, B));
    assert_eq!(scene.begin(&[4, 3]).asked(), A);
    let rolls = game.facts().into_iter().filter(|fact| matches!(fact, What::Rolled { why: "first-turn", .. }));
    assert_eq!(rolls.count(), 2);
}

/// A script whose dice run out at the first roll is faulty, and ends.
#[test]
fn dice_that_run_out_tie_once() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 5, 7)).unit(B, "baboon-rifles", &row(10, 15, 7));
    let game = scene.scenario(|scenario| scenario.first = None).begin(&[3, 3]);
    let rolls = game.facts().into_iter().filter(|fact| matches!(fact, What::Rolled { why: "first-turn", .. }));
    assert_eq!(rolls.count(), 2);
    assert_eq!(game.asked(), A);
}

fn zoned(scene: Scene) -> Scene {
    let mut scene = scene;
    let rows = |from, to| Zone(vec![Block { from: at(0, from), to: at(35, to) }]);
    scene.0.sides[0].zone = rows(0, 4);
    scene.0.sides[1].zone = rows(19, 23);
    scene
}

#[test]
fn g_25_the_sides_take_turns_to_set_up() {
    let scene = zoned(Scene::open())
        .reserve(A, "baboon-rifles")
        .reserve(B, "spider-monkey-rifles")
        .reserve(B, "howler-gunners")
        .reserve(B, "lemur-leapers")
        .reserve(A, "gorilla-breachers");
    let mut game = scene.begin(&[]);
    let mut sides = Vec::new();
    while game.window() == "SetUp" {
        sides.push(game.asked());
        game.pass();
    }
    assert_eq!(sides, [A, B, A, B, B]);
    assert_eq!((game.window(), game.asked()), ("Act", A));

    let whole = scene.scenario(|scenario| scenario.set_up = SetUp::Whole(B));
    let mut game = whole.begin(&[]);
    let mut sides = Vec::new();
    while game.window() == "SetUp" {
        sides.push(game.asked());
        game.pass();
    }
    assert_eq!(sides, [B, B, B, A, A]);
}

#[test]
fn g_25_a_unit_is_set_up_in_its_zone_and_inside_the_radius() {
    let mut game = zoned(Scene::open()).reserve(A, "capuchin-marksmen").reserve(B, "howler-gunners").begin(&[]);
    let unit = id(A, 1);
    let set = |cells: [(i16, i16); 3]| Order::SetUp(unit, cells.map(|(x, y)| at(x, y)).to_vec());
    let piece = |number| unit.primate(number);
    let zone = Illegal::OutsideZone { model: piece(3), cell: at(12, 5) };
    assert_eq!(game.refusal(set([(10, 4), (11, 4), (12, 5)])), zone);
    let radius = Illegal::OutsideRadius { model: piece(3), cell: at(17, 4), radius: 6 };
    assert_eq!(game.refusal(set([(10, 4), (11, 4), (17, 4)])), radius);
    let twice = Illegal::Occupied { model: piece(3), cell: at(11, 4), by: piece(2) };
    assert_eq!(game.refusal(set([(10, 4), (11, 4), (11, 4)])), twice);
    let few = Illegal::CellsDiffer { unit, given: 1, models: 3 };
    assert_eq!(game.refusal(Order::SetUp(unit, vec![at(10, 4)])), few);
    assert_eq!(game.refusal(Order::SetUp(id(B, 1), vec![])), Illegal::NotYours { unit: id(B, 1) });
    assert_eq!(game.refusal(Order::SetUp(id(A, 2), vec![])), Illegal::NoSuchUnit { unit: id(A, 2) });
    game.order(set([(10, 4), (11, 4), (16, 4)]));
    assert!(set_up::plan(game.field(), game.unit(id(B, 1)), at(10, 18)).is_none(), "outside the zone");
    assert_eq!(game.asked(), B);
    game.pass();
    assert_eq!(game.window(), "Act");
}

/// An objective at (17, 12), a unit of A this near, and B with a few more.
fn contest(x: i16) -> Scene {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(x, 12)]).unit(B, "spider-monkey-rifles", &row(10, 22, 7));
    scene.scenario(|scenario| {
        scenario.objectives = vec![vec![at(17, 12), at(18, 12)]];
        scenario.rounds = Some(2);
    })
}

#[test]
fn g_13_an_objective_is_held_by_the_side_that_alone_is_near() {
    let holder = |scene: &Scene| objectives::holder(scene.begin(&[6; 6]).field(), 0);
    assert_eq!(holder(&contest(14)), Some(A), "3 from the nearest cell");
    assert_eq!(holder(&contest(21)), Some(A));
    assert_eq!(holder(&contest(13)), None);
    assert_eq!(holder(&contest(14).unit(B, "howler-gunners", &[(20, 12)])), None, "contested");
    assert_eq!(holder(&contest(14).markers(A, 2)), None, "2 markers");
    assert_eq!(holder(&contest(14).markers(A, 1)), Some(A));
}

#[test]
fn g_13_a_unit_that_falls_back_holds_nothing() {
    let scene = contest(14).with(A, |unit| unit.falling_back = true).scenario(|scenario| scenario.first = Some(B));
    assert_eq!(objectives::holder(scene.begin(&[]).field(), 0), None);
}

#[test]
fn g_25_the_score_decides_after_the_last_round() {
    let mut game = contest(14).begin(&[]);
    for _ in 0..4 {
        game.pass();
    }
    assert_eq!(game.outcome(), Some((Some(A), "score")));
    assert_eq!(game.view().turn.score, [2, 0], "1 at the end of each round");
    let held = game
        .facts()
        .into_iter()
        .filter(|fact| matches!(fact, What::Held { object: "objective", side: Some(Side::First), .. }));
    assert_eq!(held.count(), 2);
}

#[test]
fn g_25_equal_scores_are_decided_by_points() {
    let scene = contest(2).unit(A, "baboon-rifles", &row(4, 12, 6));
    let mut game = scene.begin(&[]);
    for _ in 0..4 {
        game.pass();
    }
    assert_eq!(game.outcome(), Some((None, "even")));

    // 4 of 7 models left are more than half, so they score nothing.
    let mut dice = vec![6, 6, 6, 1, 1, 1];
    dice.extend([6, 6, 6, 1, 1, 1]);
    let mut game = scene.unit(B, "howler-gunners", &row(20, 22, 4)).begin(&dice);
    game.act(shoot(id(A, 2), OpenFire, id(B, 1)));
    assert_eq!(game.count(id(B, 1)), 4);
    for _ in 0..4 {
        game.pass();
    }
    assert_eq!(objectives::spoils(game.field(), A), 0, "4 of 7 are more than half");
    assert_eq!(game.outcome(), Some((None, "even")));
}

#[test]
fn g_25_spoils_count_destroyed_units_whole_and_halved_ones_half() {
    let scene = contest(2).unit(A, "baboon-rifles", &row(4, 12, 6));
    let dice = [vec![6, 6, 6, 6, 1, 1], vec![6, 6, 6, 6], vec![1; 3]].concat();
    let mut game = scene.begin(&dice);
    game.act(shoot(id(A, 2), OpenFire, id(B, 1)));
    assert_eq!((game.count(id(B, 1)), objectives::spoils(game.field(), A)), (3, 80), "80 points, counted twice");
    for _ in 0..4 {
        game.pass();
    }
    assert_eq!(game.outcome(), Some((Some(A), "points")));
}

#[test]
fn g_26_the_attacker_must_hold_all_at_the_end_of_a_late_round() {
    let seize = |from| contest(14).scenario(|scenario| scenario.goal = Goal::Seize { attacker: A, from }).begin(&[]);
    let mut game = seize(1);
    game.pass();
    game.pass();
    assert_eq!(game.outcome(), Some((Some(A), "seized")));
    let mut game = seize(2);
    game.pass();
    game.pass();
    assert_eq!(game.outcome(), None, "too early");
    game.pass();
    game.pass();
    assert_eq!(game.outcome(), Some((Some(A), "seized")));
    let mut game = contest(5).scenario(|scenario| scenario.goal = Goal::Seize { attacker: A, from: 1 }).begin(&[]);
    for _ in 0..4 {
        game.pass();
    }
    assert_eq!(game.outcome(), Some((Some(B), "held-out")));
}

#[test]
fn g_13_a_side_without_units_loses_at_once() {
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 0, 7)).unit(B, "spider-monkey-rifles", &row(10, 15, 7));
    let mut game = scene.begin(&[]);
    game.act(deed(id(A, 1), FallBack));
    assert_eq!(game.outcome(), Some((Some(B), "wiped-out")));
    assert!(game.try_order(Order::EndActions).is_err());
    let mut game = scene.begin(&[]);
    game.order(Order::Concede);
    assert_eq!(game.outcome(), Some((Some(B), "conceded")));
}

#[test]
fn g_25_the_map_of_three_fig_trees_is_half_turned() {
    let scene = levels::fig_trees([levels::COLUMN, levels::LEAGUE]);
    let ground = scene.0.sight.ground().clone();
    for cell in ground.spots().cells() {
        let other = at(35 - cell.x, 23 - cell.y);
        assert_eq!(ground.spots()[cell], ground.spots()[other], "{cell}");
    }
    let points = |side: usize| -> u16 {
        let book = &scene.0.profiles;
        scene.0.sides[side].units.iter().map(|unit| book.units[unit.kind].points).sum()
    };
    assert_eq!([points(0), points(1)], [530, 530]);
}
