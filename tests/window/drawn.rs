//! Grounds drawn by hand, and their files: nothing of them is lost without a question.

use super::{home, ways::Hall};
use monkeys::{
    board::Cell,
    force::Side,
    input::{GroundFile, GroundTurn, Intent, Shown, intent::Change},
    panels::{
        Above, Scene,
        editor::{Shelf, ShelfRow},
        naming::Naming,
    },
    rules::monkeys::door,
    screens::{Page, editor, plan},
    words::word,
};
use std::{fs, path::PathBuf};

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

/// A file next to the saves.
fn beside_saves(name: &str) -> PathBuf {
    editor::folder().expect("a folder").with_file_name(name)
}

fn naming(hall: &Hall) -> Naming {
    match hall.above() {
        Some(Above::Naming(naming)) => naming.clone(),
        other => panic!("a name is asked for: {other:?}"),
    }
}

fn shelf(hall: &Hall) -> Shelf {
    match hall.above() {
        Some(Above::Grounds(shelf)) => shelf.clone(),
        other => panic!("grounds are shown: {other:?}"),
    }
}

fn row(hall: &Hall, name: &str) -> Option<ShelfRow> {
    shelf(hall).rows.into_iter().find(|row| row.name == name)
}

#[test]
fn the_drawing_outlives_the_set_up() {
    home::run("drawn::a_dial_of_the_set_up_can_be_taken_back");
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
        let Some(Scene::SetUp(shown)) = hall.scene() else { panic!("the set-up is shown") };
        assert!(shown.plan.as_ref().is_some_and(|plan| plan.undo > 0), "and a button takes it back");
        hall.tell([Intent::Undo]);
        assert_eq!((&hall.pages().plan, hall.pages().seed), (&plan, seed));
    }
    // In the editor the stroke itself can still be undone.
    hall.tell([Intent::Open(Shown::Editor), Intent::Undo]);
    assert!(hall.pages().plan.drawn.is_none());
}

#[test]
fn the_drawing_outlives_the_program() {
    let home = home::run("drawn::what_was_drawn_is_kept_when_the_program_ends");
    assert!(home.path().join("monkeys-with-guns/drawing.level.ron").exists());
}

#[test]
#[ignore = "part of the_drawing_outlives_the_program"]
fn what_was_drawn_is_kept_when_the_program_ends() {
    let mut hall = drawn();
    hall.tell([Intent::Plan(Change::Scenario(1)), click(20, 12)]);
    let plan = hall.pages().plan.clone();
    let path = beside_saves("drawing.level.ron");
    assert!(!path.exists());
    // From inside the editor.
    hall.tell([Intent::Quit]);
    drop(hall);
    let mut hall = Hall::new();
    let back = hall.pages().plan.clone();
    assert_eq!((&back.drawn, back.scenario, &back.rosters), (&plan.drawn, plan.scenario, &plan.rosters));
    // Another ground is grown in place of a drawing: the drawing is moved away, and can still be found.
    let before = fs::read_to_string(&path).expect("it is there");
    hall.tell([Intent::Open(Shown::Editor), Intent::NewSeed, Intent::Quit]);
    drop(hall);
    assert!(Hall::new().pages().plan.drawn.is_none());
    assert!(!path.exists());
    let thrown = fs::read_to_string(beside_saves("wastebasket/drawing.level.ron"));
    assert_eq!(thrown.expect("it is in the wastebasket"), before);
    // It is also written when the editor is left.
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Seed(1)), Intent::Ground(GroundTurn::Tool(1))]);
    hall.tell([click(10, 10), Intent::Back]);
    assert!(path.exists());
}

#[test]
fn the_drawing_outlives_a_battle() {
    home::run("drawn::what_was_drawn_is_kept_when_the_program_ends_in_an_ambush");
}

#[test]
#[ignore = "part of the_drawing_outlives_a_battle"]
fn what_was_drawn_is_kept_when_the_program_ends_in_an_ambush() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Seed(77)), click(10, 10), Intent::Back]);
    let drawn = hall.pages().plan.drawn.clone();
    assert!(drawn.is_some());
    // The ambush of another level has a seed of its own.
    let place = hall.pages().levels.iter().position(|name| name == "fern-pass").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place), Intent::Start]);
    hall.wait_until("the ground's question", |world| {
        door::table(world).clock.window().is_some_and(|window| window.name() == "Ground")
    });
    assert_ne!(hall.pages().seed, 77);
    let offered = monkeys::battle::monkeys::choices(hall.0.world()).expect("the attacker is asked").orders.len();
    hall.tell([Intent::TakeOption(offered), click(10, 10)]);
    assert!(hall.pages().page == Page::Editor && hall.pages().plan.drawn != drawn);
    hall.tell([Intent::Quit]);
    drop(hall);
    let plan = Hall::new().pages().plan.clone();
    assert!(plan.drawn == drawn && plan.seed == 77, "{}", plan.seed);
}

#[test]
fn the_drawing_of_ones_own_forces() {
    home::run("drawn::a_drawing_is_brought_back_with_own_rosters_and_never_lost");
}

#[test]
#[ignore = "part of the_drawing_of_ones_own_forces"]
fn a_drawing_is_brought_back_with_own_rosters_and_never_lost() {
    let (own, other) = (editor::folder().expect("a folder"), tempfile::tempdir().expect("a folder"));
    fs::create_dir_all(&own).expect("a folder");
    let roster = include_str!("../../assets/rosters/baboon-rifles.roster.ron");
    fs::write(own.join("aaa.roster.ron"), roster).expect("it is written");
    fs::write(other.path().join("bbb.roster.ron"), roster).expect("it is written");
    let folders = || vec![other.path().to_owned(), own.clone()];
    let mut hall = Hall::with(folders());
    hall.tell([Intent::Open(Shown::Editor), click(10, 10)]);
    for (side, name) in [(Side::First, "aaa"), (Side::Second, "bbb")] {
        for _ in 0..20 {
            if hall.pages().plan.rosters[side.index()] != name {
                hall.tell([Intent::Plan(Change::Roster(side, 1))]);
            }
        }
    }
    let plan = hall.pages().plan.clone();
    assert_eq!(plan.rosters, ["aaa", "bbb"]);
    // The level written from it can be played and loaded, wherever its rosters are.
    let file = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("made".into()), GroundTurn::Write];
    hall.tell(file.map(Intent::Ground));
    hall.tell([Intent::Quit]);
    drop(hall);
    let mut hall = Hall::with(folders());
    assert_eq!((&hall.pages().plan.drawn, &hall.pages().plan.rosters), (&plan.drawn, &plan.rosters));
    assert!(hall.pages().notices.is_empty() && hall.pages().workshop.level("made").is_ok());
    hall.tell([Intent::Open(Shown::Editor), Intent::Ground(GroundTurn::Shelf)]);
    assert_eq!(row(&hall, "made").map(|row| row.own), Some(true));
    hall.tell([Intent::Ground(GroundTurn::Load), Intent::Quit]);
    assert_eq!(hall.pages().plan.rosters, plan.rosters);
    drop(hall);
    // Without that folder the roster is gone. The drawing is not: it is in the wastebasket, and the title says so.
    let path = beside_saves("drawing.level.ron");
    let before = fs::read_to_string(&path).expect("it is there");
    let mut hall = Hall::with(vec![own.clone()]);
    hall.tell([Intent::Quit]);
    assert!(!path.exists());
    assert_eq!(fs::read_to_string(beside_saves("wastebasket/drawing.level.ron")).expect("it is there"), before);
    let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
    let notice = title.notice.clone().expect("it is told");
    assert!(notice.contains("wastebasket") && notice.contains("bbb"), "{notice}");
    drop(hall);
    // A file of a later version is not lost either, nor one of the same name already in the wastebasket.
    fs::write(&path, "(format: 2)").expect("it is written");
    let mut hall = Hall::with(folders());
    hall.tell([Intent::Quit]);
    let kept = ["drawing.level.ron", "2-drawing.level.ron"]
        .map(|name| fs::read_to_string(beside_saves("wastebasket").join(name)).expect("it is there"));
    assert_eq!(kept, [before, "(format: 2)".to_owned()]);
}

#[test]
fn a_loaded_ground_turns_the_dials() {
    home::run("drawn::the_dials_show_what_was_loaded");
}

#[test]
#[ignore = "part of a_loaded_ground_turns_the_dials"]
fn the_dials_show_what_was_loaded() {
    let mut hall = Hall::new();
    let dials = [Change::Size(0), Change::Style(3), Change::Density(80), Change::Symmetry(1), Change::Seed(77)];
    let dials = dials.map(Intent::Plan);
    hall.tell([Intent::Open(Shown::Editor)].into_iter().chain(dials));
    let made = hall.pages().plan.clone();
    let file = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("made".into()), GroundTurn::Write];
    hall.tell(file.map(Intent::Ground));
    let others = [Change::Size(1), Change::Style(0), Change::Density(30), Change::Symmetry(2), Change::Seed(5)];
    hall.tell(others.map(Intent::Plan));
    let path = editor::folder().expect("a folder").join("made.level.ron").display().to_string();
    hall.tell([GroundTurn::Shelf, GroundTurn::Path(path), GroundTurn::Load].map(Intent::Ground));
    let plan = &hall.pages().plan;
    assert_eq!((plan.size, plan.symmetry, hall.pages().own_seed()), (made.size, made.symmetry, 77));
    assert_eq!(
        (plan.styled(), made.style),
        (Some(plan::STYLES[3]), plan::STYLES[3]),
        "its character is kept in the file"
    );
    assert!(plan.density.abs_diff(80) <= 3, "{}", plan.density);
    // When saved again, it is offered under its own name.
    hall.tell([Intent::Ground(GroundTurn::Name(GroundFile::Level))]);
    assert_eq!(naming(&hall).name, "made");
}

#[test]
fn a_level_with_more_than_the_editor_keeps() {
    home::run("drawn::only_the_file_that_loses_something_is_warned_about");
}

#[test]
#[ignore = "part of a_level_with_more_than_the_editor_keeps"]
fn only_the_file_that_loses_something_is_warned_about() {
    let mut hall = drawn();
    let (turn, ask) = (Intent::Ground, Intent::Ground(GroundTurn::Name(GroundFile::Level)));
    let path = editor::folder().expect("a folder").join("wood.level.ron");
    hall.tell([ask.clone(), turn(GroundTurn::Named("other".into())), turn(GroundTurn::Write)]);
    fs::write(&path, include_str!("../../levels/watch-wood.level.ron")).expect("it is written");
    let load = [GroundTurn::Shelf, GroundTurn::Path(path.display().to_string()), GroundTurn::Load];
    hall.tell(load.map(Intent::Ground));
    hall.tell([ask.clone()]);
    assert_eq!(naming(&hall).name, "Watch Wood, edited");
    let mut over = |name: &str| {
        hall.tell([turn(GroundTurn::Named(name.into())), turn(GroundTurn::Write)]);
        assert!(naming(&hall).over, "{name}");
        naming(&hall).about
    };
    assert!(over("wood").contains(&word("lost-standing")));
    assert_eq!(over("other"), word("editor-over"), "a file that nothing was loaded from loses nothing");
    // Once it is replaced, the file has what the editor has.
    over("wood");
    hall.tell([turn(GroundTurn::Write), ask, turn(GroundTurn::Named("wood".into())), turn(GroundTurn::Write)]);
    assert_eq!(naming(&hall).about, word("editor-over"));
}

#[test]
fn files_that_are_there() {
    home::run("drawn::no_file_is_replaced_that_was_not_asked_about");
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
    // The player was asked about one, then typed two: that needs a question too.
    hall.tell([ask, named("one"), write.clone()]);
    assert!(naming(&hall).over);
    hall.tell([named("two"), write.clone()]);
    assert!(naming(&hall).over);
    assert_eq!(["one", "two"].map(|name| fs::read_to_string(path(name)).expect("it is there")), before);
    hall.tell([write]);
    let after = ["one", "two"].map(|name| fs::read_to_string(path(name)).expect("it is there"));
    assert_eq!(after[0], before[0]);
    assert_ne!(after[1], before[1], "what was confirmed is replaced");
}

#[test]
fn own_grounds_in_the_list() {
    home::run("drawn::an_own_ground_is_renamed_and_thrown_away");
}

#[test]
#[ignore = "part of own_grounds_in_the_list"]
fn an_own_ground_is_renamed_and_thrown_away() {
    let mut hall = drawn();
    let turn = |turn: GroundTurn| Intent::Ground(turn);
    let named = |name: &str| turn(GroundTurn::Named(name.into()));
    let names = |hall: &Hall| shelf(hall).rows.into_iter().map(|row| row.name).collect::<Vec<_>>();
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
    // A title different from the name of the file, and other things with the same name.
    let titled = one.replace("name: \"one\"", "/* \"one\" */ name: \"Two Towers\"");
    assert_ne!(titled, one);
    fs::write(path("one"), &titled).expect("it is written");
    hall.tell([turn(GroundTurn::Shelf)]);
    assert_eq!(names(&hall)[..2], ["Two Towers", "two"]);
    hall.tell([turn(GroundTurn::Rename), named("hill"), turn(GroundTurn::Write)]);
    assert!(!path("one").exists());
    let hill = fs::read_to_string(path("hill")).expect("it is there");
    assert_eq!(hill, titled.replace("Two Towers", "hill"), "only its name has changed");
    // Another file's new name is not a name for the ground on the table.
    hall.tell([turn(GroundTurn::Shelf)]);
    assert_eq!(names(&hall)[..2], ["hill", "two"]);
    hall.tell([Intent::Back, turn(GroundTurn::Name(GroundFile::Level))]);
    assert_eq!(naming(&hall).name, "two");
    // Into the wastebasket, once confirmed; another mark asks again.
    hall.tell([Intent::Back, turn(GroundTurn::Shelf), turn(GroundTurn::Delete), turn(GroundTurn::Mark(1))]);
    hall.tell([turn(GroundTurn::Mark(0)), turn(GroundTurn::Delete)]);
    assert!(path("hill").exists());
    hall.tell([turn(GroundTurn::Delete)]);
    assert!(!path("hill").exists() && path("two").exists());
    assert!(beside_saves("wastebasket/hill.level.ron").exists());
    assert!(matches!(shelf(&hall).told, Some(Ok(words)) if words.contains("wastebasket")));
    // Shipped files stay.
    let before = names(&hall);
    hall.tell([turn(GroundTurn::Mark(1)), turn(GroundTurn::Delete), turn(GroundTurn::Delete)]);
    assert_eq!((names(&hall), shelf(&hall).told), (before, None));
    // If a file can't be deleted, a message says so, and it stays.
    hall.tell([turn(GroundTurn::Mark(0)), turn(GroundTurn::Delete)]);
    fs::remove_file(path("two")).expect("it is there");
    hall.tell([turn(GroundTurn::Delete)]);
    assert!(matches!(shelf(&hall).told, Some(Err(why)) if why.starts_with("Not deleted: ")));
    assert_eq!(names(&hall)[0], "two");
}

#[test]
fn one_name_in_two_folders() {
    home::run("drawn::the_list_shows_the_file_that_it_loads");
}

#[test]
#[ignore = "part of one_name_in_two_folders"]
fn the_list_shows_the_file_that_it_loads() {
    let (own, other) = (editor::folder().expect("a folder"), tempfile::tempdir().expect("a folder"));
    fs::create_dir_all(&own).expect("a folder");
    let shipped = |name| monkeys::data::library::level(name).expect("it is shipped");
    fs::write(own.join("same.level.ron"), shipped("two-groves")).expect("it is written");
    fs::write(other.path().join("same.level.ron"), shipped("the-saddle")).expect("it is written");
    let mut hall = Hall::with(vec![other.path().to_owned(), own]);
    hall.tell([Intent::Open(Shown::Editor), Intent::Ground(GroundTurn::Shelf)]);
    assert_eq!(shelf(&hall).rows[0].name, "Two Groves");
}

#[test]
fn the_character_of_a_ground() {
    home::run("drawn::the_set_up_and_the_shelf_say_what_a_ground_was_grown_as");
}

#[test]
#[ignore = "part of the_character_of_a_ground"]
fn the_set_up_and_the_shelf_say_what_a_ground_was_grown_as() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Editor), Intent::Plan(Change::Style(2)), Intent::Plan(Change::Density(60))]);
    hall.tell([Intent::Ground(GroundTurn::Tool(1)), click(10, 10)]);
    let file = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("old".into()), GroundTurn::Write];
    hall.tell(file.map(Intent::Ground));
    let density = format!("{} %", hall.pages().plan.drawn.as_ref().expect("it is drawn").coverage());
    let style = word("plan-style-ruins");
    // In the list of files.
    hall.tell([Intent::Ground(GroundTurn::Shelf)]);
    let screen = hall.0.world().resource::<monkeys::panels::Table>().screen.as_ref();
    let Some(Some(Above::Grounds(shelf))) = screen.map(|screen| &screen.above) else { panic!("the shelf is open") };
    let row = shelf.rows.iter().find(|row| row.name == "old").expect("it is listed");
    assert!(row.about.contains(&style) && row.about.contains(&density), "{row:?}");
    // In the set-up.
    hall.tell([Intent::Back, Intent::Back, Intent::Open(Shown::SetUp)]);
    let screen = hall.0.world().resource::<monkeys::panels::Table>().screen.as_ref().map(|screen| &screen.scene);
    let Some(Scene::SetUp(shown)) = screen else { panic!("the set-up is shown") };
    assert!(hall.pages().is_own());
    let about = &shown.levels.iter().find(|level| level.place == shown.chosen).expect("it is listed").about;
    assert!(about.contains(&style) && about.contains(&density) && about.contains("drawn"), "{about}");
    assert!(shown.figures.iter().any(|(_, value)| *value == style), "{:?}", shown.figures);
    // For a shipped ground it is unknown: no dial is lit, and turning one grows another ground.
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Editor), Intent::Ground(GroundTurn::Shelf)]);
    let screen = hall.0.world().resource::<monkeys::panels::Table>().screen.as_ref();
    let Some(Some(Above::Grounds(shelf))) = screen.map(|screen| &screen.above) else { panic!("the shelf is open") };
    let place = shelf.rows.iter().position(|row| !row.own).expect("some are shipped");
    hall.tell([Intent::Ground(GroundTurn::Mark(place)), Intent::Ground(GroundTurn::Load)]);
    assert_eq!(hall.pages().plan.styled(), None);
    let style = plan::STYLES.iter().position(|one| *one == hall.pages().plan.style).expect("it is one of them");
    hall.tell([Intent::Plan(Change::Style(style))]);
    assert!(hall.pages().plan.drawn.is_none() && hall.pages().plan.styled().is_some());
}

#[test]
fn a_ground_of_another_book_is_drawn_kept_and_fought_over() {
    let home = home::run("drawn::the_second_book_has_grounds_of_the_players_own");
    assert!(home.path().join("monkeys-with-guns/drawing-suppression.level.ron").exists());
}

#[test]
#[ignore = "part of a_ground_of_another_book_is_drawn_kept_and_fought_over"]
fn the_second_book_has_grounds_of_the_players_own() {
    use monkeys::{
        battle::record::Record,
        data::drafts::Drafts,
        rules::{First, suppression::Suppression},
    };
    // A ground of the first book and one of the second are in use at once, each with its steps.
    let mut hall = drawn();
    let first = hall.pages().plan.clone();
    hall.tell([Intent::Plan(Change::Book(1))]);
    assert_eq!((hall.pages().plan.book, hall.pages().is_own()), ("Suppression", true));
    let Some(Scene::Editor(shown)) = hall.scene() else { panic!("the editor is shown") };
    assert_eq!((shown.undo, shown.maps), (0, false), "the stroke belongs to the other ground");
    let names: Vec<&str> = shown.tools.iter().map(|tool| tool.words.as_str()).collect();
    assert!(names.contains(&"Low wall") && !names.contains(&"Higher"), "{names:?}");
    let woods = names.iter().position(|name| *name == "Woods").expect("the book has woods");
    hall.tell([Intent::Plan(Change::Scenario(1)), Intent::Ground(GroundTurn::Tool(woods)), click(18, 8)]);
    let plan = hall.pages().plan.clone();
    let ground = plan.drawn.clone().expect("it is drawn");
    assert_eq!(ground.kind(Cell::new(18, 8)).name, "woods");
    hall.tell([Intent::Undo, Intent::Undo]);
    assert_eq!((hall.pages().plan.scenario, &hall.pages().plan.drawn), (0, &None));
    hall.tell([Intent::Redo, Intent::Redo]);
    assert_eq!(hall.pages().plan, plan);
    // It is saved, loaded over the ground of the first book, and found in the set-up.
    let save = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("glade".into()), GroundTurn::Write];
    hall.tell(save.map(Intent::Ground));
    hall.tell([Intent::Plan(Change::Book(0))]);
    assert_eq!(hall.pages().plan, first, "that of the first book lies as it was left");
    hall.tell([Intent::Ground(GroundTurn::Shelf)]);
    let place = shelf(&hall).rows.iter().position(|row| row.name == "glade").expect("it is listed");
    assert!(shelf(&hall).rows[place].about.contains("Attack"), "{:?}", shelf(&hall).rows[place]);
    hall.tell([GroundTurn::Mark(place), GroundTurn::Load].map(Intent::Ground));
    let back = hall.pages().plan.clone();
    assert_eq!((back.book, &back.drawn, back.scenario), (plan.book, &plan.drawn, 1));
    assert_eq!(back.rosters, plan.rosters, "the defender's cheapest unit was left out by the scenario");
    // A battle is fought on it, and left again.
    hall.tell([Intent::Start]);
    let level = hall.0.world().resource::<Record<Suppression>>().level().expect("it began from a level");
    assert_eq!(Suppression::known(&level).map(|known| known.ground), Some(ground.clone()));
    assert!(hall.0.world().get_resource::<Record<First>>().is_none_or(|record| record.turns.is_empty()));
    hall.tell([Intent::Open(Shown::Editor)]);
    assert_eq!((hall.pages().page, &hall.pages().plan), (Page::Editor, &back));
    // The set-up has the same ground in the list of its book, with the shipped levels, with its scenarios and rosters.
    hall.tell([Intent::Back, Intent::Open(Shown::SetUp)]);
    let Some(Scene::SetUp(shown)) = hall.scene() else { panic!("the set-up is shown") };
    assert_eq!((shown.book, shown.scenarios.len(), shown.levels[0].place), (1, 2, shown.chosen));
    assert!(shown.plan.is_some() && shown.sides.iter().all(|side| side.other_rosters.is_some()));
    assert_eq!(shown.sides.iter().map(|side| side.units.len()).collect::<Vec<_>>(), [7, 6], "an attack");
    assert!(shown.sides.iter().flat_map(|side| &side.units).all(|unit| unit.more.lines().count() > 1), "in figures");
    hall.tell([Intent::ChooseScenario(0), Intent::Plan(Change::Roster(Side::First, 1))]);
    let Some(Scene::SetUp(shown)) = hall.scene() else { panic!("the set-up is shown") };
    assert_eq!(shown.sides[1].units.len(), 7, "a meeting");
    assert!(hall.pages().plan.rosters[0] != back.rosters[0]);
    hall.tell([Intent::Undo, Intent::Undo]);
    assert_eq!(hall.pages().plan, back);
    // Both drawings outlast the program.
    hall.tell([Intent::Quit]);
    drop(hall);
    let mut hall = Hall::new();
    let kept = |hall: &Hall| (hall.pages().plan.book, hall.pages().plan.scenario, hall.pages().plan.drawn.clone());
    hall.tell([Intent::Open(Shown::Editor)]);
    assert_eq!(kept(&hall), (back.book, 1, back.drawn), "the book that was left is open");
    hall.tell([Intent::Plan(Change::Book(0))]);
    assert_eq!(kept(&hall), (first.book, first.scenario, first.drawn));
}

#[test]
fn a_ground_of_hexes_is_drawn_kept_and_fought_over() {
    let home = home::run("drawn::the_fourth_book_has_grounds_of_the_players_own");
    assert!(home.path().join("monkeys-with-guns/drawing-hexes.level.ron").exists());
}

#[test]
#[ignore = "part of a_ground_of_hexes_is_drawn_kept_and_fought_over"]
fn the_fourth_book_has_grounds_of_the_players_own() {
    use monkeys::{battle::record::Record, data::drafts::Drafts, rules::hexes::Hexes};
    let mut hall = drawn();
    hall.tell([Intent::Plan(Change::Book(3))]);
    assert_eq!((hall.pages().plan.book, hall.pages().is_own()), ("Hexes", true));
    hall.tell([Intent::Hover(Some(Cell::new(3, 5)))]);
    let Some(Scene::Editor(shown)) = hall.scene() else { panic!("the editor is shown") };
    let names: Vec<&str> = shown.tools.iter().map(|tool| tool.words.as_str()).collect();
    let kinds = [
        "Clear",
        "Bridge",
        "Forest",
        "Burned forest",
        "Building",
        "Ruins",
        "Rough",
        "Dunes",
        "Hill",
        "Swamp",
        "River",
        "Deep water",
        "Eraser",
    ];
    assert_eq!(names, kinds, "nothing that lies between hexes, and no heights");
    assert!(shown.under.as_ref().is_some_and(|words| words.starts_with("Hex (3, 5): ")), "{:?}", shown.under);
    assert!(shown.size.starts_with("60 hexes"), "{}", shown.size);
    let river = names.iter().position(|name| *name == "River").expect("the book has rivers");
    // A stroke goes from hex to hex, along with its mirror image under a half turn.
    hall.tell([Intent::Plan(Change::Scenario(1)), Intent::Ground(GroundTurn::Tool(river))]);
    hall.tell([Intent::Grab(Cell::new(0, 6)), Intent::Carry(Cell::new(6, 6)), Intent::Drop(Cell::new(6, 6))]);
    let plan = hall.pages().plan.clone();
    let ground = plan.drawn.clone().expect("it is drawn");
    let wet = |x: i16, y: i16| ground.kind(Cell::new(x, y)).name == "river";
    assert!((0..7).all(|x| wet(x, if x % 2 == 0 { 6 } else { 7 }) && wet(x, if x % 2 == 0 { 10 } else { 9 })));
    // It is saved, loaded over another one, and used for a battle.
    let save = [GroundTurn::Name(GroundFile::Level), GroundTurn::Named("ford".into()), GroundTurn::Write];
    hall.tell(save.map(Intent::Ground));
    hall.tell([Intent::Plan(Change::Size(2)), Intent::Plan(Change::Roster(Side::First, 1))]);
    assert!(hall.pages().plan.drawn.is_none());
    hall.tell([Intent::Ground(GroundTurn::Shelf)]);
    let place = shelf(&hall).rows.iter().position(|row| row.name == "ford").expect("it is listed");
    let about = shelf(&hall).rows[place].about.clone();
    assert!(about.contains("60 hexes") && about.contains("Get across"), "{about}");
    hall.tell([GroundTurn::Mark(place), GroundTurn::Load].map(Intent::Ground));
    let back = hall.pages().plan.clone();
    assert_eq!((&back.drawn, back.scenario, back.size, &back.rosters), (&plan.drawn, 1, plan.size, &plan.rosters));
    hall.tell([Intent::Back, Intent::Open(Shown::SetUp)]);
    let Some(Scene::SetUp(shown)) = hall.scene() else { panic!("the set-up is shown") };
    assert_eq!((shown.book, shown.scenarios.len(), shown.levels[0].place), (3, 2, shown.chosen));
    assert_eq!(shown.sides.iter().map(|side| side.units.len()).collect::<Vec<_>>(), [8, 6], "six defend");
    hall.tell([Intent::Start]);
    let level = hall.0.world().resource::<Record<Hexes>>().level().expect("it began from a level");
    assert_eq!(Hexes::known(&level).map(|known| known.ground), Some(ground));
    hall.tell([Intent::Quit]);
}
