//! Moves (G1, G8, G24, A21).

use crate::scene::{A, B, Scene, at, deed, id, moved, piece, row};
use monkeys::dice::Stream;
use monkeys::engine::Refusal;
use monkeys::rules::suppression::{
    Illegal, Order,
    actions::Action::*,
    movement::{Allowance, Mover},
};

/// One rifle of A on a map, at a cell, and an enemy far away at the bottom of it.
fn one(rows: &[&str], x: i16, y: i16) -> Scene {
    let mut map: Vec<String> = vec![".".repeat(36); 24];
    for (line, row) in map.iter_mut().zip(rows) {
        line.replace_range(..row.len(), row);
    }
    let map: Vec<&str> = map.iter().map(String::as_str).collect();
    Scene::on(&map).unit(A, "baboon-rifles", &[(x, y)]).unit(B, "spider-monkey-rifles", &[(35, 23)])
}

fn go(scene: &Scene, action: monkeys::rules::suppression::actions::Action, x: i16, y: i16) -> Result<(), Illegal> {
    scene.begin(&[]).try_order(Order::Act(moved(id(A, 1), action, &[(1, (x, y))])))
}

const ME: monkeys::force::PieceId = id(A, 1).primate(1);

#[test]
fn g_1_models_pass_friends_and_not_enemies() {
    let corridor = ["#########", ".........", "#########"];
    let friends = one(&corridor, 1, 1).unit(A, "baboon-rifles", &[(3, 1)]);
    assert_eq!(go(&friends, Advance, 5, 1), Ok(()));
    assert_eq!(
        go(&friends, Advance, 3, 1),
        Err(Illegal::Occupied { model: ME, cell: at(3, 1), by: piece(id(A, 2), 1) })
    );
    let enemies = one(&corridor, 1, 1).unit(B, "spider-monkey-rifles", &[(3, 1)]);
    assert_eq!(go(&enemies, Advance, 2, 1), Ok(()));
    assert_eq!(go(&enemies, Advance, 5, 1).map_err(|why| why.rule().0), Err("G1"));
}

#[test]
fn g_1_nobody_slips_between_two_blocked_neighbours() {
    assert_eq!(go(&one(&[".#", "#.", "##"], 0, 0), Advance, 1, 1), Err(Illegal::NoWay { model: ME, cell: at(1, 1) }));
    assert_eq!(go(&one(&[".#", ".."], 0, 0), Advance, 1, 1), Ok(()), "one is not enough");
    let beside = one(&[".."], 0, 0).unit(B, "spider-monkey-rifles", &[(1, 0), (0, 1)]);
    assert_eq!(go(&beside, Advance, 1, 1).map_err(|why| why.rule().0), Err("G1"), "enemies block too");
}

#[test]
fn g_1_a_move_ends_on_the_board_where_one_can_stand() {
    let scene = one(&["..#"], 1, 0);
    assert_eq!(go(&scene, Advance, 2, 0), Err(Illegal::NoPlace { model: ME, cell: at(2, 0) }));
    assert_eq!(go(&scene, Advance, 1, -1), Err(Illegal::NoPlace { model: ME, cell: at(1, -1) }));
}

#[test]
fn g_24_difficult_ground_halves_the_whole_move() {
    // Mv 6: 3 as soon as the path touches a stream.
    let stream = one(&["...~....", "...~....", "...~....", "...~....", "...~....", "...~....", "...~...."], 1, 0);
    assert_eq!(go(&stream, Advance, 4, 0), Ok(()));
    assert_eq!(go(&stream, Advance, 5, 0), Err(Illegal::TooFarInRough { model: ME, cost: 4, far: 3 }));
    let round = one(&["...~......", "...~......"], 1, 0);
    assert_eq!(go(&round, Advance, 5, 1), Ok(()), "round it");
    let from = one(&["~......."], 0, 0);
    assert_eq!(go(&from, Advance, 3, 0), Ok(()));
    assert_eq!(go(&from, Advance, 4, 0), Err(Illegal::TooFarInRough { model: ME, cost: 4, far: 3 }), "it begins there");
    assert_eq!(go(&one(&[".~....."], 0, 0), Advance, 0, 6), Ok(()), "beside it");
    // A stream out of reach doesn't block a path either: the path is just too long.
    let distant = one(&["........~..."; 24], 1, 0);
    assert_eq!(go(&distant, Advance, 10, 0), Err(Illegal::TooFarInRough { model: ME, cost: 9, far: 3 }));
    let double = one(&["~........................."], 0, 5).unit(A, "baboon-rifles", &[(0, 0)]);
    let run = |x, y| {
        let mut game = double.begin(&[]);
        game.try_order(Order::Act(moved(id(A, 2), AtTheDouble, &[(1, (x, y))])))
    };
    assert_eq!(run(6, 0), Ok(()), "twice half of the Mv");
    assert!(run(7, 0).is_err());
}

#[test]
fn g_24_slow_ground_is_not_crossed_at_the_double() {
    let woods = one(&["..w", "..w", "..w", "..w", "..w"], 1, 0);
    assert_eq!(go(&woods, Advance, 2, 0), Ok(()));
    assert_eq!(go(&woods, Advance, 5, 0), Ok(()), "slow ground costs no more");
    assert_eq!(go(&woods, AtTheDouble, 2, 0), Err(Illegal::SlowGoing { model: ME, cell: at(2, 0) }));
    let belt = one(&["..w.............."; 24], 1, 0);
    assert_eq!(go(&belt, AtTheDouble, 3, 0), Err(Illegal::SlowGoing { model: ME, cell: at(2, 0) }), "nor across it");
    let wall = one(&["..#.............."; 24], 1, 0);
    assert_eq!(
        go(&wall, AtTheDouble, 3, 0),
        Err(Illegal::NoWay { model: ME, cell: at(3, 0) }),
        "no one could walk there"
    );
    let leaves = one(&["w..."], 0, 0);
    assert_eq!(go(&leaves, AtTheDouble, 3, 0), Err(Illegal::SlowGoing { model: ME, cell: at(0, 0) }));
}

#[test]
fn a_21_the_leader_moves_first_and_the_others_stay_with_it() {
    let scene =
        Scene::open().unit(A, "baboon-rifles", &[(10, 5), (11, 5), (12, 5)]).unit(B, "macaque-swarm", &row(10, 20, 7));
    let unit = id(A, 1);
    let mut game = scene.begin(&[]);
    assert_eq!(
        game.no(moved(unit, Advance, &[(2, (11, 6)), (1, (10, 6))])),
        Illegal::LeaderFirst { model: piece(unit, 1) }
    );
    assert_eq!(
        game.no(moved(unit, Advance, &[(2, (11, 6)), (2, (11, 7))])),
        Illegal::MovesTwice { model: piece(unit, 2) }
    );
    assert_eq!(game.no(moved(unit, Advance, &[(9, (11, 6))])), Illegal::NoSuchModel { model: piece(unit, 9) });
    let strays = Illegal::LeavesCommand { model: piece(unit, 3), cell: at(12, 5), radius: 6 };
    assert_eq!(game.no(moved(unit, Advance, &[(1, (4, 5)), (2, (8, 5))])), strays, "who stays must stay inside too");
    let out = Illegal::LeavesCommand { model: piece(unit, 3), cell: at(18, 5), radius: 6 };
    assert_eq!(game.no(moved(unit, Advance, &[(3, (18, 5))])), out);
    game.act(moved(unit, Advance, &[(1, (4, 5)), (3, (10, 5)), (2, (8, 5))]));
    assert_eq!(game.cell(unit, 3), at(10, 5));
}

#[test]
fn a_21_a_cell_left_by_one_is_free_for_the_next() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 5), (11, 5)]).unit(B, "macaque-swarm", &row(10, 20, 7));
    let mut game = scene.begin(&[]);
    assert_eq!(
        game.no_by(moved(id(A, 1), Advance, &[(1, (11, 5)), (2, (10, 5))])),
        "G1",
        "the leader's is not free yet"
    );
    game.act(moved(id(A, 1), Advance, &[(1, (12, 5)), (2, (10, 5))]));
    assert_eq!(game.cell(id(A, 1), 2), at(10, 5));
}

#[test]
fn g_8_a_fall_back_goes_straight_over_any_ground() {
    let scene = |x: i16| one(&["..........", "..r...~~..", "..w...~~.."], x, 9);
    for x in [2, 6] {
        let mut game = scene(x).begin(&[2]);
        game.act(deed(id(A, 1), FallBack));
        assert_eq!(game.cell(id(A, 1), 1), at(x, 1), "6 and 2 rows");
    }
}

#[test]
fn g_8_ties_go_to_the_lower_column_for_the_first_side() {
    let scene = |side, y: i16, cell| {
        let scene = Scene::open().unit(side, "baboon-rifles", &[(10, y)]).unit(side, "baboon-rifles", &[cell]);
        scene.unit(side.other(), "spider-monkey-rifles", &[(30, 12)]).scenario(|scenario| scenario.first = Some(side))
    };
    let mut game = scene(A, 10, (10, 0)).begin(&[5]);
    game.act(deed(id(A, 1), FallBack));
    assert_eq!(game.cell(id(A, 1), 1), at(9, 0));
    let mut game = scene(B, 13, (10, 23)).begin(&[5]);
    game.act(deed(id(B, 1), FallBack));
    assert_eq!(game.cell(id(B, 1), 1), at(11, 23));
}

#[test]
fn g_8_the_others_end_inside_the_radius_if_they_can() {
    let scene = Scene::open().unit(A, "baboon-rifles", &[(10, 14), (11, 14), (30, 14), (10, 15)]).unit(
        B,
        "macaque-swarm",
        &row(10, 20, 7),
    );
    let mut game = scene.begin(&[1]);
    game.act(deed(id(A, 1), FallBack));
    let unit = id(A, 1);
    assert_eq!([1, 2, 4].map(|number| game.cell(unit, number)), [at(10, 7), at(11, 7), at(10, 8)]);
    assert_eq!(game.cell(unit, 3), at(23, 13), "7 far: as near to its leader as it can");
}

#[test]
fn g_1_g_24_what_a_model_reaches_has_a_way_and_nothing_else_has() {
    let mut luck = Stream::new(24, "maps");
    for try_out in 0..60 {
        let from = (luck.between(0, 18), luck.between(0, 14));
        let beside = (from.0 + if from.0 > 9 { -1 } else { 1 }, from.1);
        let mut map = vec![vec!['.'; 19]; 15];
        for (y, row) in (0..).zip(&mut map) {
            for (x, cell) in (0..).zip(row) {
                let grown = *luck.pick(&['.', '.', '.', '.', 'w', '~', '#']).expect("there are some");
                *cell = if grown == '#' && [from, beside].contains(&(x, y)) { '.' } else { grown };
            }
        }
        let map: Vec<String> = map.into_iter().map(String::from_iter).collect();
        let map: Vec<&str> = map.iter().map(String::as_str).collect();
        let scene = Scene::on(&map).unit(A, "baboon-rifles", &[from]);
        let game = scene.unit(B, "spider-monkey-rifles", &[beside]).begin(&[]);
        let field = game.field();
        let unit = game.unit(id(A, 1));
        let (model, _) = field.leader(unit).expect("one stands");
        for action in [Advance, AtTheDouble] {
            let allowance = Allowance::of(field, unit, action).expect("both move");
            let mover = Mover::new(field, model, allowance).expect("it is on the board");
            let mut reached = mover.reach();
            reached.sort_unstable();
            let cells = (0..15).flat_map(|y| (0..19).map(move |x| at(x, y)));
            let mut found: Vec<_> = cells.filter(|cell| mover.path(*cell).is_some()).collect();
            found.sort_unstable();
            assert_eq!(reached, found, "try {try_out}, {action:?} from {from:?} on {map:#?}");
        }
    }
}
