//! What the tools of the ground editor do to whole areas: fills and rectangles, on squares and hexes, with mouse and
//! keys, and in an Ambush.

use super::{home, ways::Hall};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key as Logical, KeyboardInput},
    },
    prelude::{Entity, KeyCode, With},
    window::PrimaryWindow,
};
use monkeys::{
    board::{Cell, terrain::Ground},
    input::{Act, GroundLeaf, GroundManner, GroundTurn, Intent, Shown, Verb, intent::Change},
    panels::{Scene, editor::Editor},
    rules::monkeys::door,
    screens::Page,
    view::{Outlook, Overlays, art::overlay::Region},
};
use std::{collections::BTreeSet, sync::Arc};

const FILL: Intent = Intent::Mode(Verb::at(Act::Attack));
pub const RECTANGLE: Intent = Intent::Mode(Verb::at(Act::Charge));
const ERASER: Intent = Intent::Mode(Verb::at(Act::Done));
const HIGHER: Intent = Intent::Mode(Verb::at(Act::Hide));

fn cell((x, y): (i16, i16)) -> Cell {
    Cell::new(x, y)
}

pub fn click(at: (i16, i16)) -> Intent {
    Intent::Click { cell: cell(at), double: false, shift: false }
}

/// A drag from one cell along others.
pub fn drag(along: &[(i16, i16)]) -> Vec<Intent> {
    let last = along.last().map(|at| Intent::Drop(cell(*at)));
    let carried = along[1..].iter().map(|at| Intent::Carry(cell(*at)));
    std::iter::once(Intent::Grab(cell(along[0]))).chain(carried).chain(last).collect()
}

pub fn editor(hall: &Hall) -> Editor {
    match hall.scene() {
        Some(Scene::Editor(editor)) => (**editor).clone(),
        other => panic!("the editor is shown: {other:?}"),
    }
}

/// Chooses a kind of ground by its name on the panel.
fn take(hall: &mut Hall, name: &str) {
    let place = editor(hall).tools.iter().position(|tool| tool.words == name);
    hall.tell([Intent::Ground(GroundTurn::Tool(place.expect("the book has it")))]);
}

fn ground(hall: &Hall) -> Arc<Ground> {
    hall.pages().plan.drawn.clone().expect("it is drawn by hand")
}

/// Number of cells of a kind.
fn count(ground: &Ground, kind: &str) -> usize {
    ground.spots().cells().filter(|cell| ground.is_place(*cell) && ground.kind(*cell).name == kind).count()
}

/// The editor with nothing but open, flat ground, which took one rectangle and one undo step.
pub fn bare(hall: &mut Hall, last: (i16, i16)) {
    let before = editor(hall).undo;
    hall.tell([ERASER, RECTANGLE]);
    hall.tell(drag(&[(0, 0), (3, 3), last]));
    assert_eq!((ground(hall).coverage(), editor(hall).undo), (0, before + 1));
    hall.tell([RECTANGLE]);
    assert_eq!(editor(hall).manner, GroundManner::Brush, "the same key again leads back to the brush");
}

#[test]
fn areas_are_filled() {
    home::run("filling::one_click_fills_what_is_connected_and_looks_alike_in_both_halves");
}

#[test]
#[ignore = "part of areas_are_filled"]
fn one_click_fills_what_is_connected_and_looks_alike_in_both_halves() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    bare(&mut hall, (71, 47));
    // A ring of wall, with its image under a half turn.
    take(&mut hall, "Wall");
    hall.tell([Intent::Ground(GroundTurn::Brush(0))]);
    hall.tell(drag(&[(10, 10), (20, 10), (20, 20), (10, 20), (10, 10)]));
    assert_eq!(count(&ground(&hall), "wall"), 80);
    let walled = hall.pages().plan.clone();
    let steps = editor(&hall).undo;
    take(&mut hall, "Water");
    hall.tell([FILL, click((15, 15))]);
    let filled = hall.pages().plan.clone();
    assert_eq!((count(&ground(&hall), "water"), editor(&hall).undo), (162, steps + 1));
    assert_eq!(ground(&hall).kind(cell((71 - 15, 47 - 15))).name, "water");
    // Filling it again changes nothing and is not a step, and dragging doesn't fill what is passed.
    hall.tell(drag(&[(15, 15), (40, 5)]));
    assert_eq!((&hall.pages().plan, editor(&hall).undo), (&filled, steps + 1));
    hall.tell([Intent::Undo]);
    assert_eq!(hall.pages().plan, walled);
    hall.tell([Intent::Redo]);
    assert_eq!(hall.pages().plan, filled);
    // Height rises once on each square, also where an area is its own image.
    hall.tell([HIGHER, click((0, 0)), click((15, 15))]);
    let raised = ground(&hall);
    let soil = |at: Cell| (raised.kind(at).name == "wall", raised.spots()[at].soil);
    assert!(raised.spots().cells().map(soil).all(|known| known == (true, 0) || known == (false, 1)));
    // What would be filled is shown under the pointer.
    hall.tell([Intent::Hover(Some(cell((15, 15))))]);
    let shown = &hall.0.world().resource::<Overlays>().regions;
    let lit = shown.iter().find(|(region, _)| *region == Region::Reach).expect("it is shown");
    assert_eq!(lit.1.len(), 162);
}

#[test]
fn strokes_are_given_up() {
    home::run("filling::a_stroke_that_is_given_up_leaves_nothing_and_the_editor_open");
}

#[test]
#[ignore = "part of strokes_are_given_up"]
fn a_stroke_that_is_given_up_leaves_nothing_and_the_editor_open() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    bare(&mut hall, (71, 47));
    take(&mut hall, "Forest");
    // What works on the board is shown: a stroke, or a tool taken by a key, opens the tab with the tools.
    for work in [click((5, 5)), HIGHER, FILL, FILL] {
        hall.tell([Intent::Ground(GroundTurn::Leaf(GroundLeaf::Figures))]);
        assert_eq!(editor(&hall).leaf, GroundLeaf::Figures);
        hall.tell([work]);
        assert_eq!(editor(&hall).leaf, GroundLeaf::Ground);
    }
    hall.tell([Intent::Undo]);
    take(&mut hall, "Forest");
    let before = hall.pages().plan.clone();
    let steps = editor(&hall).undo;
    for manner in GroundManner::ALL {
        for ends in [Intent::Back, Intent::Undo] {
            hall.tell([Intent::Ground(GroundTurn::Manner(manner)), Intent::Grab(cell((5, 5)))]);
            hall.tell([Intent::Carry(cell((9, 9))), ends, Intent::Carry(cell((20, 9))), Intent::Drop(cell((20, 9)))]);
            assert_eq!(hall.pages().page, Page::Editor);
            assert_eq!((&hall.pages().plan, editor(&hall).undo), (&before, steps), "{manner:?}");
        }
    }
    // From one corner to any other; a width is for the brush.
    hall.tell([RECTANGLE]);
    hall.tell(drag(&[(9, 7), (5, 4)]));
    assert_eq!(count(&ground(&hall), "forest"), 2 * 5 * 4);
    hall.tell([Intent::MoreTargets]);
    assert_eq!(editor(&hall).manner, GroundManner::Brush);
    hall.tell([Intent::Back]);
    assert_eq!(hall.pages().page, Page::Title);
}

#[test]
fn areas_of_hexes() {
    home::run("filling::areas_of_hexes_are_bounded_by_hexes");
}

#[test]
#[ignore = "part of areas_of_hexes"]
fn areas_of_hexes_are_bounded_by_hexes() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Book(3)), Intent::Plan(Change::Symmetry(0))]);
    bare(&mut hall, (6, 16));
    take(&mut hall, "River");
    hall.tell([RECTANGLE]);
    hall.tell(drag(&[(0, 8), (6, 9)]));
    assert_eq!(count(&ground(&hall), "river"), 7, "one hex of each column");
    take(&mut hall, "Forest");
    hall.tell([FILL, click((2, 2))]);
    let drawn = ground(&hall);
    assert_eq!(count(&drawn, "forest"), 28);
    assert_eq!([(0, 10), (1, 11), (6, 16)].map(|at| drawn.kind(cell(at)).name.clone()), ["clear"; 3]);
}

#[test]
fn areas_of_an_ambush() {
    home::run("filling::the_attacker_of_an_ambush_fills_too");
}

#[test]
#[ignore = "part of areas_of_an_ambush"]
fn the_attacker_of_an_ambush_fills_too() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Scenario(0)), Intent::Start]);
    hall.wait_until("the ground's question", |world| {
        door::table(world).clock.window().is_some_and(|window| window.name() == "Ground")
    });
    let offered = monkeys::battle::monkeys::choices(hall.0.world()).expect("the attacker is asked").orders.len();
    hall.tell([Intent::TakeOption(offered)]);
    let before = ground(&hall);
    take(&mut hall, "Wall");
    let east = |at: Cell| Cell::new(at.x + 1, at.y);
    let alike = |at: Cell| before.contains(east(at)) && before.spots()[at] == before.spots()[east(at)];
    let is_wide = |at: &Cell| before.kind(*at).name == "open" && alike(*at);
    let at = before.spots().cells().find(is_wide).expect("some of it is open");
    hall.tell([FILL, click((at.x, at.y))]);
    let after = ground(&hall);
    let changed: BTreeSet<Cell> =
        before.spots().cells().filter(|cell| before.spots()[*cell] != after.spots()[*cell]).collect();
    assert!(changed.len() > 1 && changed.contains(&at), "{}", changed.len());
    assert!(changed.iter().all(|cell| before.spots()[*cell] == before.spots()[at]), "only what looks alike");
    hall.tell([Intent::Ground(GroundTurn::Lay)]);
    assert_eq!(hall.pages().page, Page::Battle);
    assert_eq!(door::table(hall.0.world()).field.ground().spots(), after.spots());
}

#[test]
fn keys_of_the_editor() {
    home::run("filling::keys_alone_fill_and_draw_rectangles");
}

/// Presses a key and lets it go.
fn press(hall: &mut Hall, code: KeyCode) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let world = hall.0.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        let logical_key = Logical::Unidentified(bevy::input::keyboard::NativeKey::Unidentified);
        let pressed = KeyboardInput { key_code: code, logical_key, state, text: None, repeat: false, window };
        world.write_message(pressed);
        hall.wait(3);
    }
}

#[test]
#[ignore = "part of keys_of_the_editor"]
fn keys_alone_fill_and_draw_rectangles() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    bare(&mut hall, (71, 47));
    hall.wait(6);
    // Away from the middle, so that the two halves don't meet: a forest of three columns and two rows.
    for _ in 0..6 {
        press(&mut hall, KeyCode::ArrowDown);
    }
    for code in [KeyCode::Digit3, KeyCode::KeyC, KeyCode::KeyP] {
        press(&mut hall, code);
    }
    for code in [KeyCode::ArrowRight, KeyCode::ArrowRight, KeyCode::ArrowDown, KeyCode::KeyP] {
        press(&mut hall, code);
    }
    assert_eq!(count(&ground(&hall), "forest"), 2 * 3 * 2);
    // It becomes rough ground.
    for code in [KeyCode::Digit2, KeyCode::KeyF, KeyCode::Enter] {
        press(&mut hall, code);
    }
    assert_eq!(["forest", "rough"].map(|kind| count(&ground(&hall), kind)), [0, 12]);
    press(&mut hall, KeyCode::KeyF);
    assert_eq!(editor(&hall).manner, GroundManner::Brush);
}

#[test]
fn boards_of_another_size() {
    home::run("filling::a_board_of_another_size_is_shown_as_a_whole");
}

#[test]
#[ignore = "part of boards_of_another_size"]
fn a_board_of_another_size_is_shown_as_a_whole() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor)]);
    let seen = |hall: &Hall| {
        let outlook = hall.0.world().resource::<Outlook>();
        (outlook.board(), outlook.cell_px(), outlook.origin())
    };
    let mut boards = BTreeSet::new();
    let turns = [Change::Book(1), Change::Book(2), Change::Book(3), Change::Book(0), Change::Size(0), Change::Size(2)];
    for turn in turns.map(Intent::Plan).into_iter().chain([Intent::Undo]) {
        // Wherever the view was.
        hall.tell([Intent::Zoom { steps: 4.0, at: None }, turn.clone()]);
        let shown = seen(&hall);
        hall.tell([Intent::WholeBoard]);
        assert_eq!(shown, seen(&hall), "{turn:?}");
        boards.insert(shown.0);
    }
    assert!(boards.len() >= 5, "{boards:?}");
    // A stroke and another seed leave the view where it is.
    hall.tell([Intent::Zoom { steps: 4.0, at: None }]);
    let near = seen(&hall);
    hall.tell([click((10, 10)), Intent::NewSeed]);
    assert_eq!(seen(&hall), near);
}
