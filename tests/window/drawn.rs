//! Grounds that were drawn by hand, and the files that they go into: nothing of them is lost without a question.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    input::{GroundFile, GroundTurn, Intent, Shown, intent::Change},
    panels::{Above, Scene, Table, naming::Naming},
    screens::{Page, editor, plan},
};
use std::fs;

fn click(x: i16, y: i16) -> Intent {
    Intent::Click { cell: Cell::new(x, y), double: false, shift: false }
}

/// The editor with something drawn by hand.
fn drawn() -> Hall {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Ground(GroundTurn::Tool(1)), click(10, 10)]);
    assert!(hall.pages().plan.drawn.is_some());
    hall
}

#[test]
fn the_drawing_outlives_the_set_up() {
    home::run("drawn::a_dial_of_the_set_up_can_be_taken_back", "(format: 1, hints: false, speed: 0)");
}

#[test]
#[ignore = "part of the_drawing_outlives_the_set_up"]
fn a_dial_of_the_set_up_can_be_taken_back() {
    let mut hall = drawn();
    let plan = hall.pages().plan.clone();
    hall.tell([Intent::Back, Intent::Open(Shown::SetUp)]);
    assert!(hall.pages().page == Page::SetUp && hall.pages().is_own());
    // Values that are chosen already.
    let style = plan::STYLES.iter().position(|one| *one == plan.style).expect("it is one of them");
    let seed = hall.pages().seed;
    hall.tell([Change::Style(style), Change::Density(plan.density), Change::Seed(seed)].map(Intent::Plan));
    assert_eq!(hall.pages().plan.drawn, plan.drawn, "what is lit already changes nothing");
    for change in [Change::Density(plan.density + 10), Change::Seed(seed + 1), Change::Size(0)] {
        hall.tell([Intent::Plan(change)]);
        assert!(hall.pages().plan.drawn.is_none(), "{change:?} grows another ground");
        let screen = hall.0.world().resource::<Table>().screen.as_ref().map(|screen| &screen.scene);
        let Some(Scene::SetUp(shown)) = screen else { panic!("the set-up is shown") };
        assert!(shown.plan.as_ref().is_some_and(|plan| plan.undo > 0), "and a button takes it back");
        hall.tell([Intent::Undo]);
        assert_eq!((&hall.pages().plan, hall.pages().seed), (&plan, seed));
    }
    // In the editor the stroke itself can still be taken back.
    hall.tell([Intent::Open(Shown::Editor), Intent::Undo]);
    assert!(hall.pages().plan.drawn.is_none());
}

#[test]
fn the_drawing_outlives_the_program() {
    let home = home::run("drawn::what_was_drawn_is_kept_when_the_program_ends", "(format: 1, hints: false, speed: 0)");
    assert!(home.path().join("monkeys-with-guns/drawing.level.ron").exists());
}

#[test]
#[ignore = "part of the_drawing_outlives_the_program"]
fn what_was_drawn_is_kept_when_the_program_ends() {
    let mut hall = drawn();
    hall.tell([Intent::Plan(Change::Scenario(1)), click(20, 12)]);
    let plan = hall.pages().plan.clone();
    // From the title, without another look at the ground.
    hall.tell([Intent::Back, Intent::Quit]);
    drop(hall);
    let mut hall = Hall::new();
    let back = hall.pages().plan.clone();
    assert_eq!((back.drawn, back.scenario, back.rosters), (plan.drawn, plan.scenario, plan.rosters));
    // A ground that is grown again leaves nothing behind.
    hall.tell([Intent::Open(Shown::Editor), Intent::NewSeed, Intent::Back]);
    drop(hall);
    assert!(Hall::new().pages().plan.drawn.is_none());
    let hall = drawn();
    let path = editor::folder().expect("a folder").with_file_name("drawing.level.ron");
    assert!(!path.exists());
    let mut hall = hall;
    hall.tell([Intent::Back]);
    assert!(path.exists());
}

#[test]
fn a_loaded_ground_turns_the_dials() {
    home::run("drawn::the_dials_show_what_was_loaded", "(format: 1, hints: false, speed: 0)");
}

#[test]
#[ignore = "part of a_loaded_ground_turns_the_dials"]
fn the_dials_show_what_was_loaded() {
    let mut hall = Hall::new();
    let dials = [Change::Size(0), Change::Density(80), Change::Symmetry(1), Change::Seed(77)].map(Intent::Plan);
    hall.tell([Intent::Open(Shown::Editor)].into_iter().chain(dials));
    let made = hall.pages().plan.clone();
    let file = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("made".into()), GroundTurn::Write];
    hall.tell(file.map(Intent::Ground));
    hall.tell([Change::Size(1), Change::Density(30), Change::Symmetry(2), Change::Seed(5)].map(Intent::Plan));
    let path = editor::folder().expect("a folder").join("made.level.ron").display().to_string();
    hall.tell([GroundTurn::Shelf, GroundTurn::Path(path), GroundTurn::Load].map(Intent::Ground));
    let plan = &hall.pages().plan;
    assert_eq!((plan.size, plan.symmetry, hall.pages().own_seed()), (made.size, made.symmetry, 77));
    assert!(plan.density.abs_diff(80) <= 3, "{}", plan.density);
    // Saved again, it is offered under its own name.
    hall.tell([Intent::Ground(GroundTurn::Name(GroundFile::Level))]);
    let screen = hall.0.world().resource::<Table>().screen.as_ref();
    let Some(Some(Above::Naming(card))) = screen.map(|screen| &screen.above) else { panic!("a name is asked for") };
    assert_eq!(card.name, "made");
}

#[test]
fn files_that_are_there() {
    home::run("drawn::no_file_is_replaced_that_was_not_asked_about", "(format: 1, hints: false, speed: 0)");
}

#[test]
#[ignore = "part of files_that_are_there"]
fn no_file_is_replaced_that_was_not_asked_about() {
    let mut hall = drawn();
    let (named, write) =
        (|name: &str| Intent::Ground(GroundTurn::Named(name.into())), Intent::Ground(GroundTurn::Write));
    let ask = Intent::Ground(GroundTurn::Name(GroundFile::Level));
    let path = |name: &str| editor::folder().expect("a folder").join(format!("{name}.level.ron"));
    for name in ["one", "two"] {
        hall.tell([ask.clone(), named(name), write.clone()]);
        assert!(path(name).exists());
    }
    let before = ["one", "two"].map(|name| fs::read_to_string(path(name)).expect("it is there"));
    hall.tell([Intent::Ground(GroundTurn::Tool(2)), click(20, 20)]);
    let over = |hall: &Hall| match hall.0.world().resource::<Table>().screen.as_ref().map(|screen| screen.above.clone())
    {
        Some(Some(Above::Naming(Naming { over, .. }))) => over,
        other => panic!("a name is asked for: {other:?}"),
    };
    // Asked about one, then named two: that must be asked about too.
    hall.tell([ask, named("one"), write.clone()]);
    assert!(over(&hall));
    hall.tell([named("two"), write.clone()]);
    assert!(over(&hall));
    assert_eq!(["one", "two"].map(|name| fs::read_to_string(path(name)).expect("it is there")), before);
    hall.tell([write]);
    let after = ["one", "two"].map(|name| fs::read_to_string(path(name)).expect("it is there"));
    assert_eq!(after[0], before[0]);
    assert_ne!(after[1], before[1], "what was confirmed is replaced");
}

#[test]
fn own_grounds_in_the_list() {
    home::run("drawn::an_own_ground_is_renamed_and_thrown_away", "(format: 1, hints: false, speed: 0)");
}

#[test]
#[ignore = "part of own_grounds_in_the_list"]
fn an_own_ground_is_renamed_and_thrown_away() {
    let mut hall = drawn();
    let turn = |turn: GroundTurn| Intent::Ground(turn);
    let named = |name: &str| turn(GroundTurn::Named(name.into()));
    let path = |name: &str| editor::folder().expect("a folder").join(format!("{name}.level.ron"));
    for name in ["one", "two"] {
        hall.tell([turn(GroundTurn::Name(GroundFile::Level)), named(name), turn(GroundTurn::Write)]);
    }
    let two = fs::read_to_string(path("two")).expect("it is there");
    // To a name that is taken: nothing happens, however often it is pressed.
    hall.tell([turn(GroundTurn::Shelf), turn(GroundTurn::Rename), named("two")]);
    hall.tell([turn(GroundTurn::Write), turn(GroundTurn::Write)]);
    assert!(path("one").exists());
    assert_eq!(fs::read_to_string(path("two")).expect("it is there"), two);
    // To its own: nothing is written either.
    let one = fs::read_to_string(path("one")).expect("it is there");
    hall.tell([click(30, 20), named("one"), turn(GroundTurn::Write)]);
    assert_eq!(fs::read_to_string(path("one")).expect("it is there"), one);
    hall.tell([turn(GroundTurn::Shelf), turn(GroundTurn::Rename), named("hill"), turn(GroundTurn::Write)]);
    assert!(!path("one").exists());
    let (hill, _) = monkeys::data::level::load(&path("hill")).expect("a good level");
    assert_eq!(hill.name, "hill");
    // Into the wastebasket, once that was asked about; another mark asks again.
    hall.tell([turn(GroundTurn::Shelf), turn(GroundTurn::Delete), turn(GroundTurn::Mark(1))]);
    hall.tell([turn(GroundTurn::Mark(0)), turn(GroundTurn::Delete)]);
    assert!(path("hill").exists());
    hall.tell([turn(GroundTurn::Delete)]);
    assert!(!path("hill").exists() && path("two").exists());
    let basket = editor::folder().expect("a folder").with_file_name("wastebasket");
    assert!(basket.join("hill.level.ron").exists());
    // What is shipped stays.
    hall.tell([turn(GroundTurn::Mark(1)), turn(GroundTurn::Delete), turn(GroundTurn::Delete)]);
    assert!(path("two").exists());
}
