//! What the table shows when people look for something: whose turn it is, where the next unit is.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    data::persona::Strength,
    input::Intent,
    panels::orders::May,
    rules::monkeys::door,
    screens::{Pages, Who, monkeys::battle},
    view::{Opening, Outlook},
};

#[test]
fn the_bar_while_an_opponent_plays() {
    home::run("moments::nothing_looks_live");
}

#[test]
#[ignore = "part of the_bar_while_an_opponent_plays"]
fn nothing_looks_live() {
    let mut hall = Hall::new();
    hall.two_groves();
    let scripted = || Who::Scripted("steady".to_owned(), Strength::Quick);
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Monkeys", [scripted(), scripted()]);
    hall.two_groves();
    let mut seen = 0;
    for _ in 0..600 {
        hall.wait(1);
        if door::table(hall.0.world()).clock.window().is_none() || hall.above().is_some() {
            continue;
        }
        let orders = &hall.battle().orders;
        assert!(orders.end.as_ref().is_none_or(|end| end.why.is_some()), "it can't be pressed, and says why");
        let live = orders.buttons.iter().filter(|button| !matches!(button.may, May::Not(_)));
        assert_eq!(live.map(|button| &button.words).collect::<Vec<_>>(), Vec::<&String>::new());
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn whoever_is_next_comes_into_view() {
    home::run("moments::brought_into_view");
}

#[test]
#[ignore = "part of whoever_is_next_comes_into_view"]
fn brought_into_view() {
    let mut hall = Hall::new();
    hall.begin("bald-ridge");
    // The view is at its nearest zoom, in the corner farthest from the unit.
    let far = |hall: &mut Hall| {
        hall.0.world_mut().resource_mut::<Outlook>().set_cell_px(64);
        let (wide, high) = door::table(hall.0.world()).field.ground().size();
        hall.tell([Intent::CentreOn(Cell::new(wide / 2, high / 2))]);
        hall.wait(60);
    };
    let is_seen = |hall: &Hall| {
        let world = hall.0.world();
        let rect = world.resource::<Outlook>().rect_of(battle::home(world).expect("somebody is chosen"));
        let opening = world.resource::<Opening>().0;
        opening.contains(rect.min) && opening.contains(rect.max)
    };
    far(&mut hall);
    hall.tell([Intent::NextUnit]);
    hall.wait(200);
    assert!(is_seen(&hall), "Tab");
    far(&mut hall);
    assert!(!is_seen(&hall), "the middle of the board is far from it");
    hall.end_turn();
    hall.wait(200);
    hall.tell([Intent::NextUnit]);
    hall.wait(200);
    assert!(is_seen(&hall), "the other side's turn");
}
