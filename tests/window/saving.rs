//! What the game writes by itself or for a player, and what it must never overwrite: the whole game without a window.

use super::{home, ways::Hall};
use monkeys::{
    data::{drafts::Drafts, library},
    input::{Intent, Shown, intent::Moment},
    panels::{Above, saves::Saves},
    rules::monkeys::Monkeys,
    screens::editor,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// As long as the name of a level may be.
const LONG: &str = "The long way round the lake to the rocks";

/// A folder next to the player's own files.
fn folder(name: &str) -> PathBuf {
    editor::folder().expect("a folder").with_file_name(name)
}

/// A battle on a level with the longest name, after one turn.
fn begun() -> Hall {
    let own = editor::folder().expect("a folder");
    fs::create_dir_all(&own).expect("a folder");
    let text = Monkeys::renamed("two-groves", library::level("two-groves").expect("it is shipped"), LONG);
    fs::write(own.join("long.level.ron"), text.expect("a level")).expect("it is written");
    let mut hall = Hall::with(vec![own]);
    hall.begin("long");
    hall.end_turn();
    hall
}

/// The texts of the files in a folder whose names begin like this, in order.
fn texts(folder: &Path, name: &str) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(name))).collect();
    files.sort();
    files.iter().map(|path| fs::read_to_string(path).expect("it is there")).collect()
}

fn play_on(hall: &mut Hall) {
    hall.tell([Intent::Open(Shown::Theatre), Intent::Theatre(Moment::At(0)), Intent::Theatre(Moment::PlayOn(None))]);
}

#[test]
fn a_battle_that_is_played_on_from_the_theatre() {
    home::run("saving::the_end_of_a_battle_is_kept_whenever_it_is_played_on_from_the_theatre");
}

#[test]
#[ignore = "part of a_battle_that_is_played_on_from_the_theatre"]
fn the_end_of_a_battle_is_kept_whenever_it_is_played_on_from_the_theatre() {
    let mut hall = begun();
    for turns in 1..=3 {
        // Each time one turn more, so that no two of them are the same battle.
        (1..turns).for_each(|_| hall.end_turn());
        play_on(&mut hall);
        assert!(hall.battle().theatre.is_none());
        assert!(hall.orders().is_empty());
        hall.end_turn();
        let kept = texts(&folder("replays"), LONG);
        assert_eq!(kept.len(), turns, "each has a file of its own");
    }
    // If nothing can be written, the battle stays intact.
    hall.end_turn();
    let whole = hall.orders();
    fs::remove_dir_all(folder("replays")).expect("it is there");
    fs::write(folder("replays"), "in the way").expect("it is written");
    play_on(&mut hall);
    assert!(hall.battle().theatre.is_some(), "the theatre stays open");
    assert!(hall.battle().notice.as_ref().is_some_and(|why| why.words.starts_with("Not saved: ")));
    hall.tell([Intent::Back]);
    assert_eq!(hall.orders(), whole);
}

#[test]
fn saves_that_are_deleted_and_rolls_that_are_saved_twice() {
    home::run("saving::a_deleted_save_lies_in_the_wastebasket_and_no_table_of_rolls_is_replaced");
}

#[test]
#[ignore = "part of saves_that_are_deleted_and_rolls_that_are_saved_twice"]
fn a_deleted_save_lies_in_the_wastebasket_and_no_table_of_rolls_is_replaced() {
    let mut hall = begun();
    hall.tell([Intent::Save, Intent::ExportRolls, Intent::ExportRolls]);
    let rolls = texts(&folder("rolls"), LONG);
    assert_eq!(rolls.len(), 1, "the same table twice is one");
    let path = fs::read_dir(folder("rolls")).expect("a folder").flatten().next().expect("a table").path();
    fs::write(path, "mine").expect("it is written");
    hall.tell([Intent::ExportRolls]);
    let mut now = texts(&folder("rolls"), LONG);
    now.sort();
    let mut wanted = vec![rolls[0].clone(), "mine".to_owned()];
    wanted.sort();
    assert_eq!(now, wanted);
    let saves = |hall: &Hall| -> Saves {
        match hall.above() {
            Some(Above::Saves(saves)) => saves.clone(),
            other => panic!("the saves are shown: {other:?}"),
        }
    };
    let [save] = &texts(&folder("replays"), LONG)[..] else { panic!("one is saved") };
    hall.tell([Intent::Open(Shown::Saves)]);
    let place = saves(&hall).rows.iter().position(|row| row.name.starts_with(LONG)).expect("it is listed");
    let count = saves(&hall).rows.len();
    hall.tell([Intent::MarkSave(place), Intent::DeleteSave]);
    assert!(saves(&hall).sure && saves(&hall).rows.len() == count, "it is asked about");
    hall.tell([Intent::DeleteSave]);
    assert_eq!(saves(&hall).rows.len(), count - 1);
    assert!(matches!(saves(&hall).told, Some(Ok(words)) if words.contains("wastebasket")));
    assert_eq!(texts(&folder("wastebasket"), LONG), std::slice::from_ref(save));
    // If a file can't be deleted, a message says so, and it stays.
    hall.tell([Intent::MarkSave(0), Intent::DeleteSave]);
    fs::remove_file(&saves(&hall).rows[0].file).expect("it is there");
    hall.tell([Intent::DeleteSave]);
    assert!(matches!(saves(&hall).told, Some(Err(why)) if why.starts_with("Not deleted: ")));
    assert_eq!(saves(&hall).rows.len(), count - 1);
}
