//! Fire at characters that were seen in this phase.

use crate::scene::{A, B, Game, Scene, at, id};
use monkeys::rules::initiative::{
    movement::Pace,
    order::{Action, Then},
};

/// Two walls with a gap of three cells. A spider monkey (Initiative 4) is behind the first; a captain with 6 watches.
fn gap() -> Scene {
    let walls: Vec<(usize, usize)> = [(8, 6), (9, 6), (10, 6), (14, 6), (15, 6), (16, 6)].to_vec();
    let scene = Scene::with('#', &walls).add(A, "capuchin-captain", 12, 14);
    scene.add(B, "spider-monkey-rifle", 9, 5).add(B, "baboon-rifle", 90, 29)
}

fn runs(game: &mut Game) {
    game.until(id(B, 1), 4);
    game.act(Action::Move(Pace::Trot, (10..=15).map(|x| at(x, 5)).collect(), Then::Stop));
}

#[test]
fn r_4_a_1_a_later_character_of_the_phase_fires_where_it_last_saw_the_target() {
    let mut game = gap().begin(&[20; 3]);
    runs(&mut game);
    game.until(id(A, 1), 4);
    assert!(!game.field().sees(at(12, 14), at(15, 5)), "it is behind the wall now");
    game.fire(id(B, 1));
    // The last cell of the gap: Short range of the carbine, without cover.
    assert_eq!((game.shots(), game.needs()), (vec![at(13, 5)], vec![10; 3]));
}

#[test]
fn a_1_in_the_next_phase_it_is_too_late() {
    let mut game = gap().begin(&[]);
    runs(&mut game);
    game.until(id(A, 1), 3);
    assert_eq!(game.no(Action::Fire(id(B, 1))), "R4");
}

#[test]
fn a_1_whoever_did_not_see_it_does_not_fire() {
    // A second captain, behind a wall of its own, can't see the gap.
    let wall: Vec<(usize, usize)> = (9..=15).map(|x| (x, 16)).chain((8..=10).map(|x| (x, 6))).collect();
    let mut scene = gap().add(A, "capuchin-captain", 12, 18);
    scene.0.sight = Scene::with('#', &wall).0.sight;
    let mut game = scene.begin(&[1, 2]);
    runs(&mut game);
    game.until(id(A, 2), 4);
    assert_eq!(game.no(Action::Fire(id(B, 1))), "R4");
}

#[test]
fn a_12_a_1_an_aim_at_the_target_holds_where_it_was_seen() {
    let mut game = gap().begin(&[20; 3]);
    game.until(id(A, 1), 5);
    game.act(Action::Aim(monkeys::rules::initiative::order::Mark::Direction(at(12, 5))));
    game.until(id(B, 1), 4);
    game.act(Action::Move(Pace::Trot, (10..=15).map(|x| at(x, 5)).collect(), Then::Stop));
    while game.window() == "Watch" {
        game.order(monkeys::rules::initiative::Order::LetPass);
    }
    game.until(id(A, 1), 4);
    game.fire(id(B, 1));
    assert_eq!(game.needs(), [17, 10, 10]);
}
