//! What must outlast the program: the battle through a kill at any moment, settings, keys.

use super::real::{Table, replay_holds};
use std::{fs, thread::sleep, time::Duration};

fn settings(table: &Table) -> String {
    fs::read_to_string(table.home.path().join("monkeys-with-guns/settings.ron")).unwrap_or_default()
}

fn save_names(table: &Table) -> Vec<String> {
    let files = fs::read_dir(table.home.path().join("monkeys-with-guns/replays")).expect("saves are there");
    files.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect()
}

/// From the title into a battle.
fn begin(table: &Table) {
    table.settle();
    press(table, &["Return", "Return"]);
}

/// Presses keys one after another, each once the previous one has shown.
fn press(table: &Table, keys: &[&str]) {
    for key in keys {
        table.key(key);
        table.settle();
    }
}

#[test]
fn killed_in_the_middle_of_its_saves_it_goes_on_where_it_was() {
    let mut table = Table::open("1280x720");
    begin(&table);
    press(&table, &["o", "Return"]);
    table.wait("overwatch", || table.orders("Overwatch(") == 1);
    for round in 0..3 {
        // Undo and redo write the save each time: the kill comes somewhere among them.
        for _ in 0..6 {
            table.tool(&["key", "--delay", "15", "ctrl+z", "ctrl+y"]);
        }
        sleep(Duration::from_millis(37 * round));
        table.kill_and_start();
        assert!(replay_holds(&table.save()), "round {round}: the save holds");
        let before = table.saved().matches("Overwatch(").count();
        // Continue is the second card of the title.
        table.settle();
        press(&table, &["Tab", "Tab", "Return"]);
        if before == 0 {
            press(&table, &["o", "Return"]);
        }
        table.wait("the battle goes on", || table.orders("Overwatch(") == 1);
    }
    table.picture("real-continued");
    // Another order in the resumed battle.
    press(&table, &["o", "Return"]);
    table.wait("another order", || table.orders("Overwatch(") == 2);
    press(&table, &["e", "e"]);
    table.wait("a slot for the turn", || save_names(&table).iter().any(|name| name.starts_with("autosave-")));
    assert!(replay_holds(&table.save()));
}

#[test]
fn a_key_given_in_the_settings_by_keys_alone_is_kept_and_works() {
    let mut table = Table::open("1280x720");
    table.settle();
    // The menu, the settings, the page of the keys.
    press(&table, &["F10", "Down", "Down", "Down", "Return"]);
    press(&table, &["Tab", "Tab", "Tab", "Return"]);
    // Past the other tabs and the bottom bar to the second key for taking a draft: the first one is fixed.
    press(&table, &["Tab", "Tab", "Tab", "Tab", "Tab", "Return"]);
    table.picture("real-keys");
    table.key("k");
    table.wait("the key in the settings", || settings(&table).contains("KeyK"));
    // A key of another act is named, but not simply taken from it.
    press(&table, &["Return", "m"]);
    table.picture("real-keys-taken");
    press(&table, &["Escape", "Escape", "Escape"]);
    table.kill_and_start();
    assert!(settings(&table).contains("KeyK") && !settings(&table).contains("KeyM"), "{}", settings(&table));
    // The new key takes the draft.
    begin(&table);
    press(&table, &["o", "k"]);
    table.wait("overwatch", || table.orders("Overwatch(") == 1);
}

#[test]
fn a_key_of_the_settings_file_gives_the_order() {
    let table = Table::open_with("1280x720", "(format: 1, hints: false, speed: 0, keys: {Overwatch: [(code: KeyK)]})");
    begin(&table);
    press(&table, &["o", "Return"]);
    assert_eq!(table.orders("Overwatch("), 0, "the old key does nothing");
    press(&table, &["k"]);
    table.picture("real-rebound");
    press(&table, &["Return"]);
    table.wait("overwatch", || table.orders("Overwatch(") == 1);
}

#[test]
fn at_twice_the_size_a_battle_is_set_up_and_ordered_by_keys() {
    let table = Table::open_with("1280x720", "(format: 1, hints: false, speed: 0, scale: 200)");
    table.picture("real-title-200");
    begin(&table);
    table.picture("real-battle-200");
    press(&table, &["o", "Return"]);
    table.wait("overwatch", || table.orders("Overwatch(") == 1);
    press(&table, &["q"]);
    table.picture("real-buttons-200");
    press(&table, &["Escape", "F10"]);
    table.picture("real-menu-200");
}
