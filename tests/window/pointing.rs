//! A click on a line of the log: its place is shown on the board, and the battle goes on.

use super::{home, ways::Hall};
use bevy::prelude::*;
use monkeys::screens::monkeys::battle::verbs;
use monkeys::{
    input::Intent,
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
