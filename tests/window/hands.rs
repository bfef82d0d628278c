//! Mouse and keys: short clicks count, nothing falls through a panel, a drag isn't a click.

use bevy::math::{Rect, Vec2};
use monkeys::{
    board::{Cell, Direction, Edge, Edges},
    input::{
        Act, Bindings, Free, Intent, Lens, Pointer,
        bindings::Key,
        pointer::{Button, Glance},
    },
    words,
};

const CELL: f32 = 20.0;

fn lens() -> Lens {
    Lens {
        origin: Vec2::new(10.0, 50.0),
        cell: CELL,
        columns: 30,
        rows: 20,
        exits: Edges::of(Edge::West),
        hexes: false,
        halved: false,
    }
}

fn free() -> Free {
    Free {
        map: Rect::new(0.0, 44.0, 980.0, 668.0),
        islands: vec![Rect::new(12.0, 500.0, 260.0, 660.0)],
        typing: false,
        focused: false,
    }
}

fn middle(x: i16, y: i16) -> Vec2 {
    lens().rect_of(Cell::new(x, y)).center()
}

fn glance(at: Vec2) -> Glance {
    Glance { at: Some(at), ..Glance::default() }
}

fn press(at: Vec2, down: bool, up: bool, now: f64) -> Glance {
    Glance { left: Button { down, up }, now, ..glance(at) }
}

fn click(cell: Cell, double: bool) -> Intent {
    Intent::Click { cell, shift: false, double }
}

#[test]
fn a_press_and_release_within_one_frame_is_a_click() {
    let mut pointer = Pointer::default();
    let intents = pointer.look(&press(middle(3, 4), true, true, 0.0), &lens(), &free());
    assert_eq!(intents, [Intent::Hover(Some(Cell::new(3, 4))), click(Cell::new(3, 4), false)]);
}

#[test]
fn a_press_on_a_panel_or_an_island_is_none_on_the_map() {
    for at in [Vec2::new(1000.0, 300.0), Vec2::new(500.0, 20.0), Vec2::new(100.0, 505.0)] {
        let mut pointer = Pointer::default();
        assert_eq!(pointer.look(&press(at, true, true, 0.0), &lens(), &free()), []);
    }
}

#[test]
fn a_press_on_a_panel_that_is_let_go_over_the_map_is_nothing() {
    let mut pointer = Pointer::default();
    pointer.look(&press(Vec2::new(1000.0, 300.0), true, false, 0.0), &lens(), &free());
    let intents = pointer.look(&press(middle(3, 4), false, true, 0.1), &lens(), &free());
    assert_eq!(intents, [Intent::Hover(Some(Cell::new(3, 4)))]);
}

#[test]
fn two_quick_clicks_on_a_cell_are_a_double_click_and_a_third_is_not() {
    let mut pointer = Pointer::default();
    let cell = Cell::new(3, 4);
    let doubles: Vec<bool> = [0.0, 0.2, 0.4, 2.0]
        .into_iter()
        .flat_map(|now| pointer.look(&press(middle(3, 4), true, true, now), &lens(), &free()))
        .filter_map(|intent| match intent {
            Intent::Click { double, cell: at, .. } if at == cell => Some(double),
            _ => None,
        })
        .collect();
    assert_eq!(doubles, [false, true, false, false]);
}

#[test]
fn a_drag_grabs_carries_and_drops_and_is_no_click() {
    let mut pointer = Pointer::default();
    let mut said = pointer.look(&press(middle(3, 4), true, false, 0.0), &lens(), &free());
    said.extend(pointer.look(&glance(middle(5, 4)), &lens(), &free()));
    said.extend(pointer.look(&press(middle(6, 4), false, true, 0.3), &lens(), &free()));
    said.retain(|intent| !matches!(intent, Intent::Hover(_)));
    let drag = [Intent::Grab(Cell::new(3, 4)), Intent::Carry(Cell::new(5, 4)), Intent::Drop(Cell::new(6, 4))];
    assert_eq!(said, drag);
}

#[test]
fn a_right_click_goes_back_and_a_right_drag_pans() {
    let other = |at, down, up| Glance { other: [Button { down, up }, Button::default()], ..glance(at) };
    let mut pointer = Pointer::default();
    let said = pointer.look(&other(middle(3, 4), true, true), &lens(), &free());
    assert!(said.contains(&Intent::Back));
    let mut said = pointer.look(&other(middle(3, 4), true, false), &lens(), &free());
    said.extend(pointer.look(&glance(middle(6, 4)), &lens(), &free()));
    said.extend(pointer.look(&other(middle(6, 4), false, true), &lens(), &free()));
    assert!(said.contains(&Intent::Pan(Vec2::new(60.0, 0.0))));
    assert!(!said.contains(&Intent::Back));
}

#[test]
fn the_keys_cursor_does_what_the_mouse_does() {
    let mut pointer = Pointer::default();
    pointer.look(&glance(middle(3, 4)), &lens(), &free());
    let said = pointer.step(Direction::East, &lens(), &free());
    assert_eq!(said[0], Intent::Hover(Some(Cell::new(4, 4))));
    assert_eq!(pointer.choose(false, 0.0), Some(click(Cell::new(4, 4), false)));
    assert_eq!(pointer.lift(), Some(Intent::Grab(Cell::new(4, 4))));
    pointer.step(Direction::South, &lens(), &free());
    assert_eq!(pointer.choose(false, 3.0), Some(Intent::Drop(Cell::new(4, 5))));
    // A mouse at rest leaves the cursor to the keyboard.
    assert_eq!(pointer.look(&glance(middle(3, 4)), &lens(), &free()), []);
    let said = pointer.look(&glance(middle(9, 4)), &lens(), &free());
    assert_eq!(said, [Intent::Hover(Some(Cell::new(9, 4)))]);
}

#[test]
fn the_keys_cursor_starts_where_the_chosen_unit_stands() {
    let mut pointer = Pointer::default();
    pointer.look(&glance(middle(3, 4)), &lens(), &free());
    assert_eq!(pointer.set_home(Some(Cell::new(10, 10))), []);
    // A mouse at rest doesn't matter, a moving one does.
    pointer.look(&glance(middle(3, 4)), &lens(), &free());
    let said = pointer.step(Direction::East, &lens(), &free());
    assert_eq!(said[0], Intent::Hover(Some(Cell::new(11, 10))));
    assert_eq!(pointer.set_home(Some(Cell::new(20, 5))), [Intent::Hover(Some(Cell::new(20, 5)))], "it goes along");
    assert_eq!(pointer.set_home(Some(Cell::new(20, 5))), []);
    let said = pointer.step(Direction::South, &lens(), &free());
    assert_eq!(said[0], Intent::Hover(Some(Cell::new(20, 6))));
    pointer.look(&glance(middle(9, 4)), &lens(), &free());
    assert_eq!(pointer.set_home(Some(Cell::new(2, 2))), []);
    pointer.look(&glance(middle(8, 4)), &lens(), &free());
    let said = pointer.step(Direction::East, &lens(), &free());
    assert_eq!(said[0], Intent::Hover(Some(Cell::new(9, 4))));
}

#[test]
fn the_cursor_stays_on_the_board_where_there_is_no_exit() {
    let closed = Lens { exits: Edges::NONE, ..lens() };
    for (lens, direction) in [(closed, Direction::West), (lens(), Direction::North)] {
        let mut pointer = Pointer::default();
        pointer.look(&glance(middle(0, 0)), &lens, &free());
        let corner = Cell::new(0, 0);
        assert_eq!(pointer.step(direction, &lens, &free()), [Intent::Hover(Some(corner)), Intent::Follow(corner)]);
        assert_eq!(pointer.cell(), Some(corner));
        assert_eq!(pointer.choose(false, 0.0), Some(click(corner, false)), "Enter means the square");
    }
}

#[test]
fn every_act_has_a_key_and_words_and_no_two_share_a_key() {
    let mut known: Vec<Key> = Vec::new();
    for act in Act::ALL {
        let keys = act.default_keys();
        assert!(!keys.is_empty(), "{act:?} has no key");
        assert!(words::knows(&act.word_id()), "no words for {}", act.word_id());
        for key in keys {
            assert!(!known.contains(&key), "{key:?} does two things");
            known.push(key);
        }
    }
}

#[test]
fn bindings_survive_a_file() {
    let mut bindings = Bindings::default();
    bindings.set(Act::Move, vec![Key::new(bevy::prelude::KeyCode::KeyK)]);
    let text = ron::to_string(&bindings).expect("bindings can be written");
    let read: Bindings = ron::from_str(&text).expect("bindings can be read");
    assert_eq!(read, bindings);
    assert_eq!(read.words(Act::Move), "K");
    assert_eq!(read.words(Act::Undo), "Ctrl Z");
}

#[test]
fn beyond_the_edge_a_click_and_the_cursor_mean_off_the_board() {
    let (mut pointer, off) = (Pointer::default(), Cell::new(-1, 2));
    let beside = Vec2::new(5.0, 100.0);
    let intents = pointer.look(&press(beside, true, true, 0.0), &lens(), &free());
    assert_eq!(intents, [Intent::Brink(Some(off)), Intent::Leave(off)]);
    let intents = pointer.look(&glance(middle(3, 4)), &lens(), &free());
    assert_eq!(intents, [Intent::Hover(Some(Cell::new(3, 4))), Intent::Brink(None)]);
    // Far beyond it there is nothing.
    let far = Lens { origin: Vec2::new(200.0, 50.0), ..lens() };
    assert_eq!(Pointer::default().look(&press(beside, true, true, 0.0), &far, &free()), []);
    // The cursor goes across the edge, chooses there, and comes back to where it left.
    let (mut pointer, last) = (Pointer::default(), Cell::new(0, 3));
    pointer.set_home(Some(last));
    let off = Cell::new(-1, 3);
    let over = [Intent::Hover(None), Intent::Follow(off), Intent::Brink(Some(off))];
    assert_eq!(pointer.step(Direction::West, &lens(), &free()), over);
    assert_eq!(pointer.choose(false, 0.0), Some(Intent::Leave(off)));
    let back = [Intent::Hover(Some(last)), Intent::Follow(last), Intent::Brink(None)];
    assert_eq!(pointer.step(Direction::East, &lens(), &free()), back);
    // A held ghost is put down there.
    pointer.lift();
    pointer.step(Direction::West, &lens(), &free());
    assert_eq!(pointer.lift(), Some(Intent::Drop(off)));
    pointer.step(Direction::East, &lens(), &free());
    pointer.lift();
    pointer.step(Direction::West, &lens(), &free());
    assert_eq!(pointer.choose(false, 3.0), Some(Intent::Drop(off)));
    // The next unit is chosen: the cursor is at that unit, and no longer beyond the edge.
    let next = Cell::new(9, 9);
    assert_eq!(pointer.set_home(Some(next)), [Intent::Hover(Some(next)), Intent::Brink(None)]);
    assert_eq!(pointer.choose(false, 6.0), Some(click(next, false)));
}

#[test]
fn a_drag_that_ends_beyond_an_edge_is_no_click_there() {
    let (off, beside) = (Cell::new(-1, 2), Vec2::new(5.0, 100.0));
    let drag = |from: Vec2, to: Vec2, lens: &Lens| {
        let mut pointer = Pointer::default();
        let mut said = pointer.look(&press(from, true, false, 0.0), lens, &free());
        said.extend(pointer.look(&glance(to), lens, &free()));
        said.extend(pointer.look(&press(to, false, true, 0.3), lens, &free()));
        said.retain(|intent| !matches!(intent, Intent::Hover(_) | Intent::Brink(_)));
        said
    };
    let from = Cell::new(3, 4);
    assert_eq!(drag(middle(3, 4), beside, &lens()), [Intent::Grab(from), Intent::Drop(off)]);
    assert_eq!(drag(beside + Vec2::new(0.0, 100.0), beside, &lens()), [Intent::Drop(off)]);
    // If there is no way off the board, a dragged piece goes back.
    let closed = Lens { exits: Edges::NONE, ..lens() };
    assert_eq!(drag(middle(3, 4), beside, &closed), [Intent::Grab(from), Intent::Drop(from)]);
}
