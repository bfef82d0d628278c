//! A click on a line of the log: its place is shown on the board, and the battle goes on.

use super::{home, ways::Hall};
use bevy::prelude::*;
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    input::{Intent, Shown, intent::Moment},
    rules::monkeys::door,
    screens::{Page, monkeys::battle::Hands},
    view::{Sketch, rings::Ring},
};

/// The lines around cells on the board.
fn rings(hall: &Hall) -> Vec<Ring> {
    hall.0.world().resource::<Sketch>().rings.clone()
}

#[test]
fn a_line_of_the_log() {
    home::run("pointing::it_is_shown_on_the_board_and_only_replayed_where_that_is_asked");
}

#[test]
#[ignore = "part of a_line_of_the_log"]
fn it_is_shown_on_the_board_and_only_replayed_where_that_is_asked() {
    let mut hall = Hall::new();
    hall.two_groves();
    let unit = hall.0.world().resource::<Hands>().selected().expect("a squad is chosen");
    hall.tell([Intent::Mode(verbs::OVERWATCH), Intent::Accept]);
    hall.end_turn();
    let lines = hall.battle().log.lines.clone();
    let line = lines.iter().rposition(|line| !line.head && line.words.contains("verwatch")).expect("it is told");
    let before = hall.orders();
    hall.tell([Intent::LogLine(line)]);
    assert!(hall.battle().theatre.is_none(), "nothing is replayed");
    assert_eq!((hall.pages().page, hall.orders()), (Page::Battle, before.clone()));
    let world = hall.0.world();
    let scene = world.resource::<Hands>().pointed().cloned().expect("the line is shown");
    let field = door::table(world).field;
    let ix = field.find_unit(unit).expect("it is there");
    let stand = field.members(ix).filter_map(|mate| field.cell(mate)).collect();
    assert_eq!(scene.cells, stand, "the squares of the squad on overwatch");
    assert_eq!(rings(&hall), [Ring { cells: scene.cells.clone(), pale: false }]);
    // Looking around keeps the marks, doing something removes them.
    hall.tell([Intent::Pan(Vec2::new(5.0, 0.0)), Intent::Hover(None)]);
    assert!(!rings(&hall).is_empty());
    hall.tell([Intent::NextUnit]);
    assert!(rings(&hall).is_empty());
    // The heading of a turn has no place.
    let head = lines.iter().position(|line| line.head).expect("turns have heads");
    hall.tell([Intent::LogLine(head)]);
    assert!(rings(&hall).is_empty());
    hall.tell([Intent::LogMoment(line)]);
    assert!(hall.battle().theatre.is_some(), "the replay is a thing of its own");
    hall.tell([Intent::Back]);
    assert_eq!(hall.orders(), before);
}

#[test]
fn a_deployment_replayed() {
    home::run("pointing::each_deployment_of_a_replay_is_its_own_side_s");
}

/// Also after the sides have changed, while the first round has not begun.
#[test]
#[ignore = "part of a_deployment_replayed"]
fn each_deployment_of_a_replay_is_its_own_side_s() {
    let mut hall = Hall::new();
    let place = hall.pages().levels.iter().position(|name| name == "the-saddle").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place), Intent::Start]);
    let window = |world: &World| door::table(world).clock.window().map(|window| (window.name(), window.side));
    hall.wait_until("a deployment", |world| window(world).is_some_and(|(name, _)| name == "Deploy"));
    for _ in 0..60 {
        if window(hall.0.world()).is_none_or(|(name, _)| name == "Act") {
            break;
        }
        hall.tell([Intent::Accept]);
        hall.wait(5);
    }
    let given = hall.orders().len();
    hall.tell([Intent::Open(Shown::Theatre)]);
    let mut sides = Vec::new();
    for at in 0..given {
        hall.tell([Intent::Theatre(Moment::At(at))]);
        let Some((name, side)) = window(hall.0.world()) else { continue };
        if name == "Deploy" {
            assert_eq!(hall.battle().band.as_ref().map(|band| band.side), Some(side), "order {at} of {given}");
            sides.push(side);
        }
    }
    sides.dedup();
    assert!(sides.len() > 1, "both sides deploy: {sides:?}");
}
