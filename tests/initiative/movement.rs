//! Moves.

use crate::scene::{A, B, Scene, at, id};
use monkeys::dice::Stream;
use monkeys::rules::initiative::{
    movement::{self, Pace, way},
    order::{Action, Then},
};

fn alone(scene: Scene) -> Scene {
    scene.add(A, "baboon-rifle", 10, 10).add(B, "howler-gunner", 90, 29)
}

/// The straight path from (10, 10): diagonal steps first.
fn straight(dx: i16, dy: i16) -> Vec<monkeys::board::Cell> {
    let (mut cell, mut path) = (at(10, 10), Vec::new());
    for direction in monkeys::board::straight(cell, at(10 + dx, 10 + dy)) {
        cell = cell.step(direction);
        path.push(cell);
    }
    path
}

#[test]
fn w_10_r_9_a_11_what_a_trot_allows() {
    let scene = alone(Scene::open());
    scene.begin(&[]).act(Action::Move(Pace::Trot, straight(6, 5), Then::Stop));
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Trot, straight(7, 4), Then::Stop)), "R9");
    let mut game = scene.begin(&[]);
    game.act(Action::GoProne);
    game.until(id(A, 1), 3);
    assert_eq!(game.no(Action::Move(Pace::Trot, straight(5, 0), Then::Stop)), "R9", "from prone a trot has 4");
    game.act(Action::Move(Pace::Trot, straight(4, 0), Then::Stop));
    assert_eq!((game.cell(id(A, 1)), game.is_prone(id(A, 1))), (Some(at(14, 10)), false));
}

#[test]
fn r_9_f_7_each_pace_to_its_last_square() {
    for (pace, far) in [(Pace::Walk, 4), (Pace::Trot, 8), (Pace::Run, 16)] {
        let scene = alone(Scene::open());
        scene.begin(&[]).act(Action::Move(pace, straight(far, 0), Then::Stop));
        assert_eq!(scene.begin(&[]).no(Action::Move(pace, straight(far + 1, 0), Then::Stop)), "R9", "{pace:?}");
    }
}

#[test]
fn r_10_only_who_is_prone_crawls() {
    let mut game = alone(Scene::open()).begin(&[]);
    assert_eq!(game.no(Action::Move(Pace::Crawl, straight(1, 0), Then::Stop)), "R10");
    assert_eq!(game.no(Action::StandUp), "R10");
    game.act(Action::GoProne);
    game.until(id(A, 1), 3);
    assert_eq!(game.no(Action::GoProne), "R10");
    assert_eq!(game.no(Action::Move(Pace::Crawl, straight(2, 0), Then::Stop)), "R9");
    game.act(Action::Move(Pace::Crawl, straight(1, 1), Then::Stop));
    assert!(game.is_prone(id(A, 1)));
}

#[test]
fn g_21_w_10_brush_costs_twice_the_step() {
    let brush: Vec<(usize, usize)> = (11..=13).map(|x| (x, 10)).collect();
    let scene = alone(Scene::with('b', &brush));
    scene.begin(&[]).act(Action::Move(Pace::Walk, straight(2, 0), Then::Stop));
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Walk, straight(3, 0), Then::Stop)), "R9");
}

#[test]
fn g_1_walls_corners_enemies_and_friends() {
    let scene = alone(Scene::with('#', &[(11, 10), (10, 11)]));
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Walk, straight(1, 0), Then::Stop)), "G1", "a wall");
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Walk, straight(1, 1), Then::Stop)), "G1", "between two walls");
    scene.begin(&[]).act(Action::Move(Pace::Walk, straight(1, -1), Then::Stop));
    let scene = alone(Scene::open()).add(A, "gorilla-heavy", 11, 10).add(B, "howler-gunner", 10, 11);
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Walk, straight(0, 2), Then::Stop)), "G1", "through an enemy");
    assert_eq!(scene.begin(&[]).no(Action::Move(Pace::Walk, straight(1, 0), Then::Stop)), "G1", "onto a friend");
    scene.begin(&[]).act(Action::Move(Pace::Walk, straight(2, 0), Then::Stop));
}

#[test]
fn a_planned_way_is_a_legal_one() {
    let mut game = alone(Scene::with('#', &[(11, 9), (11, 10), (11, 11)])).begin(&[]);
    let path = way(game.field(), game.unit(id(A, 1)), Pace::Trot, at(12, 10)).expect("round the wall");
    game.act(Action::Move(Pace::Trot, path, Then::Stop));
    assert_eq!(game.cell(id(A, 1)), Some(at(12, 10)));
}

#[test]
fn g_1_r_9_cells_in_reach_are_those_to_which_a_path_leads_and_cost_as_much() {
    // Grounds of all kinds, with friends and enemies on them; the widest is searched differently.
    let letters = [b'.', b'.', b'.', b'b', b'o', b'#', b'='];
    for (seed, width) in [(1, 20), (2, 40), (3, 64), (4, 128), (5, 150)] {
        let mut luck = Stream::new(seed, "ground");
        let mut row = || (0..width).map(|_| *luck.pick(&letters).expect("a letter") as char).collect::<String>();
        let rows: Vec<String> = (0..14).map(|_| row()).collect();
        let scene = Scene::on(&rows.iter().map(String::as_str).collect::<Vec<_>>()).add(A, "baboon-rifle", 9, 7);
        let scene = scene.add(A, "macaque-runner", 11, 7).add(B, "gorilla-heavy", 10, 8).add(B, "howler-gunner", 8, 6);
        let game = scene.begin(&[]);
        let (field, unit) = (game.field(), game.unit(id(A, 1)));
        for far in [1, 4, 16, 33] {
            let found = movement::reach_with_costs(field, unit, far);
            for cell in field.setting.sight.ground().spots().cells() {
                let cost = found.iter().find(|(end, _)| *end == cell).map(|(_, cost)| *cost);
                let leads = |far: u16| movement::route(field, unit, cell, far).is_some();
                let taken = field.at(cell).is_some();
                match cost {
                    Some(cost) => {
                        assert!(leads(cost) && (cost == 0 || !leads(cost - 1)) && !taken, "{seed} {cell} {cost}");
                    }
                    None => assert!(taken || !leads(far), "{seed} {cell} within {far}"),
                }
            }
        }
    }
}
