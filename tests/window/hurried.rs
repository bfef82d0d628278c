//! Keys that are pressed while the last order is still being shown: none is lost, and none counts twice.

use super::{home, ways::Hall};
use monkeys::{
    input::Intent,
    rules::monkeys::{door, formation, order::Order},
    screens::monkeys::battle::{Hands, verbs},
    view::Playback,
};

/// Battles are shown at normal speed.
const SHOWN: &str = "(format: 1, hints: false, pass_card: false, speed: 1)";
/// Frames until a walk has been shown.
const A_WALK: usize = 6_000;

fn caught_up(hall: &Hall) -> bool {
    hall.0.world().resource::<Playback>().caught_up()
}

fn settle(hall: &mut Hall) {
    hall.tell([Intent::Skip]);
    for _ in 0..A_WALK {
        if caught_up(hall) {
            return;
        }
        hall.wait(1);
    }
    panic!("it is never shown");
}

/// Starts a battle and waits until everything has been shown.
fn begun() -> Hall {
    let mut hall = Hall::new();
    hall.two_groves();
    settle(&mut hall);
    hall
}

/// The chosen squad walks as far as it can; the walk is still being shown.
fn walk(hall: &mut Hall) {
    let world = hall.0.world();
    let field = door::table(world).field;
    let unit = world.resource::<Hands>().selected().and_then(|id| field.find_unit(id)).expect("a squad is chosen");
    let (cell, _) = *formation::destinations(field, unit).last().expect("somewhere to go");
    let click = Intent::Click { cell, shift: false, double: false };
    hall.tell([click, Intent::Accept]);
    assert!(matches!(hall.orders().last(), Some(Order::Move { .. })), "{:?}", hall.battle().notice);
    assert!(!caught_up(hall), "the walk is still being shown");
}

#[test]
fn a_key_right_after_a_walk() {
    home::run_with("hurried::it_ends_the_walk_and_then_counts_once", SHOWN);
}

#[test]
#[ignore = "part of a_key_right_after_a_walk"]
fn it_ends_the_walk_and_then_counts_once() {
    let mut hall = begun();
    walk(&mut hall);
    let before = hall.orders();
    hall.tell([Intent::EndTurn]);
    assert!(caught_up(&hall), "the rest is shown at once");
    // Others could still act, so the first press only asks.
    assert_eq!(hall.orders(), before);
    assert!(hall.0.world().resource::<Hands>().end_armed(), "the key was heard");
    // An order that waits for a click is chosen as well.
    settle(&mut hall);
    walk(&mut hall);
    hall.tell([Intent::Mode(verbs::MOVE)]);
    assert!(caught_up(&hall));
    assert_eq!(hall.0.world().resource::<Hands>().mode(), Some(verbs::MOVE));
}

#[test]
fn steps_back_and_on() {
    home::run_with("hurried::each_of_two_quick_steps_is_taken", SHOWN);
}

#[test]
#[ignore = "part of steps_back_and_on"]
fn each_of_two_quick_steps_is_taken() {
    let mut hall = begun();
    for _ in 0..2 {
        walk(&mut hall);
        settle(&mut hall);
    }
    let walked = hall.orders();
    hall.tell([Intent::Undo, Intent::Undo]);
    assert_eq!(hall.orders().len() + 2, walked.len());
    hall.tell([Intent::Redo]);
    assert!(!caught_up(&hall), "the first walk is shown again");
    hall.tell([Intent::Redo]);
    assert_eq!(hall.orders(), walked, "and the second one is not forgotten");
    assert!(!caught_up(&hall));
    hall.tell([Intent::Undo]);
    assert_eq!(hall.orders().len() + 1, walked.len(), "what is being shown is taken back");
}

#[test]
fn the_end_of_a_turn_twice() {
    home::run_with("hurried::a_second_press_never_ends_the_next_turn", SHOWN);
}

#[test]
#[ignore = "part of the_end_of_a_turn_twice"]
fn a_second_press_never_ends_the_next_turn() {
    let mut hall = begun();
    let side = |hall: &Hall| door::table(hall.0.world()).turn.side;
    let before = side(&hall);
    walk(&mut hall);
    hall.tell([Intent::EndTurn, Intent::EndTurn]);
    assert_eq!(hall.orders().iter().filter(|order| **order == Order::EndTurn).count(), 1);
    hall.tell([Intent::EndTurn]);
    assert_eq!(hall.orders().iter().filter(|order| **order == Order::EndTurn).count(), 1);
    assert_ne!(side(&hall), before);
}
