//! What *Continue* on the title offers and opens, and how the saves show finished battles.

use super::{home, ways::Hall};
use monkeys::{
    force::Side,
    input::{Intent, Shown, intent::Moment},
    panels::{
        Above, Scene,
        saves::{Row, Saves},
        title::TitleCard,
    },
    rules::monkeys::door,
    screens::{Page, editor},
    words::word,
};
use std::{fs, path::PathBuf};

/// Frames until all saves are read.
const READING: usize = 40;

/// The card on the title that continues a battle.
fn card(hall: &mut Hall) -> TitleCard {
    hall.tell([Intent::Open(Shown::Title)]);
    for _ in 0..READING {
        let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
        let card = title.cards.iter().find(|card| card.intent == Intent::Open(Shown::LastBattle));
        let card = card.expect("it is there");
        if card.about != word("saves-reading") {
            return card.clone();
        }
        hall.wait(1);
    }
    panic!("the saves are still being read");
}

fn concede(hall: &mut Hall) {
    hall.tell([Intent::Menu, Intent::Concede, Intent::Concede]);
    assert!(door::table(hall.0.world()).clock.outcome().is_some());
}

fn rows(hall: &mut Hall) -> Vec<Row> {
    hall.tell([Intent::Open(Shown::Saves)]);
    hall.wait(READING);
    saves(hall).rows
}

fn saves(hall: &Hall) -> Saves {
    match hall.above() {
        Some(Above::Saves(saves)) => saves.clone(),
        other => panic!("the saves are shown: {other:?}"),
    }
}

/// The game's own saves, in order.
fn files() -> Vec<PathBuf> {
    let folder = editor::folder().expect("a folder").with_file_name("replays");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

#[test]
fn continue_after_a_turn() {
    home::run("continuing::a_battle_that_is_continued_after_a_turn_takes_no_other_slot");
}

#[test]
#[ignore = "part of continue_after_a_turn"]
fn a_battle_that_is_continued_after_a_turn_takes_no_other_slot() {
    let mut hall = Hall::new();
    hall.two_groves();
    for turns in 1..=2 {
        hall.end_turn();
        let (before, orders) = (files(), hall.orders());
        assert_eq!(before.len(), turns + 1, "each turn has a slot beside the last save: {before:?}");
        card(&mut hall);
        hall.tell([Intent::Open(Shown::LastBattle)]);
        assert_eq!((files(), hall.orders()), (before.clone(), orders));
        // Another battle is started, which saves this one: the slot of its turn is identical already.
        hall.two_groves();
        let put_by = files();
        assert!(put_by.len() <= before.len(), "{put_by:?}");
        hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::Saves)]);
        hall.wait(READING);
        let rows = saves(&hall).rows;
        let place = rows.iter().position(|row| row.name == word("saves-slot"));
        // In some books such a moment is in the middle of a turn; and a round has two turns.
        let slot = &rows[place.expect("a slot")];
        assert_eq!(slot.name, "Autosave");
        assert_eq!(slot.turns, format!("In turn {} of both sides together", turns + 1));
        hall.tell([Intent::MarkSave(place.expect("a slot")), Intent::LoadSave]);
    }
}

#[test]
fn continue_after_a_campaign() {
    home::run("continuing::a_campaign_that_is_over_leaves_the_one_before_it_to_be_continued");
}

#[test]
#[ignore = "part of continue_after_a_campaign"]
fn a_campaign_that_is_over_leaves_the_one_before_it_to_be_continued() {
    let folder = editor::folder().expect("a folder").with_file_name("campaigns");
    fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, first: &str| {
        fs::write(folder.join(format!("{name}.saga.ron")), format!("{first}\n()")).expect("it is written");
    };
    write("Two Rivers", "// Round 2 of 6");
    std::thread::sleep(std::time::Duration::from_millis(20));
    write("Fig Valley", "// over: Cobalt wins.");
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Title)]);
    hall.wait(READING);
    let Some(Scene::Title(title)) = hall.scene() else { panic!("the title is shown") };
    let offered = title.cards.iter().find(|card| card.about.contains("Two Rivers"));
    let offered = offered.unwrap_or_else(|| panic!("the campaign that isn't over: {:?}", title.cards));
    assert!(offered.about.contains("Round 2 of 6"), "{offered:?}");
    assert!(title.cards.iter().all(|card| !card.about.contains("Cobalt wins")), "{:?}", title.cards);
}

#[test]
fn saves_that_no_longer_play() {
    home::run("continuing::a_save_that_no_longer_plays_says_so_where_it_was_chosen_and_the_battle_stays");
}

#[test]
#[ignore = "part of saves_that_no_longer_play"]
fn a_save_that_no_longer_plays_says_so_where_it_was_chosen_and_the_battle_stays() {
    let mut hall = Hall::new();
    hall.two_groves();
    hall.end_turn();
    hall.tell([Intent::Save]);
    // It has been read, and only then is it known to be damaged.
    let named = rows(&mut hall).into_iter().position(|row| row.file.contains("round")).expect("it is saved");
    let file = saves(&hall).rows[named].file.clone();
    let text = fs::read_to_string(&file).expect("it is there");
    let (orders, whole) = (hall.orders(), files());
    // It plays to a different end than it says.
    fs::write(&file, text.replacen("EndTurn", "Concede", 1)).expect("it is written");
    hall.tell([Intent::MarkSave(named), Intent::LoadSave]);
    assert!(matches!(saves(&hall).told, Some(Err(_))), "{:?}", saves(&hall).told);
    hall.tell([Intent::Back, Intent::Back]);
    assert_eq!((hall.orders(), files()), (orders.clone(), whole));
    // The battle to continue is not affected by it.
    assert_eq!(card(&mut hall).why, None);
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!(hall.orders(), orders);
}

#[test]
fn what_continue_opens() {
    home::run("continuing::continue_names_the_battle_and_opens_none_that_is_over");
}

#[test]
#[ignore = "part of what_continue_opens"]
fn continue_names_the_battle_and_opens_none_that_is_over() {
    let mut hall = Hall::new();
    assert!(card(&mut hall).why.is_some(), "nothing has been fought yet");
    hall.begin("dust-road");
    hall.end_turn();
    let dust = hall.level().name;
    let round = door::table(hall.0.world()).turn.round;
    let told = card(&mut hall);
    for word in [dust.as_str(), &format!("round {round} of"), "Vermilion", "Cobalt", "just now"] {
        assert!(told.why.is_none() && told.about.contains(word), "{word}: {told:?}");
    }
    // Another battle is fought to its end. It can't be continued: the one that was left can.
    hall.two_groves();
    let two = hall.level().name;
    hall.end_turn();
    assert!(card(&mut hall).about.contains(&two));
    hall.tell([Intent::Open(Shown::LastBattle)]);
    concede(&mut hall);
    assert!(card(&mut hall).about.contains(&dust), "{:?}", card(&mut hall));
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.pages().page, hall.level().name), (Page::Battle, dust.clone()));
    assert!(door::table(hall.0.world()).clock.outcome().is_none());
    // With that one over too there is nothing to continue, in spite of all the saved turns of both.
    concede(&mut hall);
    let told = card(&mut hall);
    assert!(told.why.is_some(), "{told:?}");
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!(hall.pages().page, Page::Title);
    // Until its last order is undone: the saves were opened over a battle, so leaving them leads to the board.
    hall.two_groves();
    let over = rows(&mut hall);
    let place = over.iter().position(|row| row.over && row.battle == dust).expect("it is kept");
    hall.tell([Intent::MarkSave(place), Intent::LoadSave, Intent::Back]);
    hall.tell([Intent::Back, Intent::Undo]);
    assert!(door::table(hall.0.world()).clock.outcome().is_none(), "{:?}", hall.pages().card);
    assert!(card(&mut hall).about.contains(&dust));
}

#[test]
fn battles_that_are_over() {
    home::run("continuing::a_battle_that_is_over_is_kept_and_watched");
}

#[test]
#[ignore = "part of battles_that_are_over"]
fn a_battle_that_is_over_is_kept_and_watched() {
    let mut hall = Hall::new();
    hall.begin("dust-road");
    hall.end_turn();
    concede(&mut hall);
    // More turns than there are slots do not displace it.
    hall.two_groves();
    (0..9).for_each(|_| hall.end_turn());
    let level = hall.level().name;
    let rows = rows(&mut hall);
    let over: Vec<usize> = (0..rows.len()).filter(|place| rows[*place].over).collect();
    let [over] = over[..] else { panic!("one of them is over: {rows:?}") };
    assert_ne!(rows[over].battle, level);
    // Everybody that is left is on its small map.
    let row = &rows[over];
    for side in Side::BOTH {
        let dots = row.dots.iter().filter(|(one, _)| *one == side).count();
        let (.., left) = row.sides.iter().find(|(one, ..)| *one == side).expect("both sides are told");
        assert!(dots > 0 && left.starts_with(&dots.to_string()), "{dots} dots, {left}");
    }
    assert!(row.dots.iter().all(|(_, cell)| cell.x < row.cells.0 && cell.y < row.cells.1));
    hall.tell([Intent::MarkSave(over), Intent::LoadSave]);
    let theatre = hall.battle().theatre.clone().expect("it is played from its beginning");
    assert!(!theatre.paused && theatre.all > 0, "{theatre:?}");
    hall.tell([Intent::Theatre(Moment::At(0))]);
    assert_eq!(hall.battle().theatre.as_ref().map(|theatre| (theatre.at, theatre.paused)), Some((0, true)));
    assert!(hall.orders().is_empty() && door::table(hall.0.world()).clock.outcome().is_none());
}

#[test]
fn battles_that_are_stored_twice() {
    home::run("continuing::a_battle_is_listed_once_however_often_it_is_stored");
}

#[test]
#[ignore = "part of battles_that_are_stored_twice"]
fn a_battle_is_listed_once_however_often_it_is_stored() {
    let mut hall = Hall::new();
    hall.two_groves();
    hall.end_turn();
    // The end of a turn is in a slot and in the last save.
    let listed = rows(&mut hall).len();
    assert_eq!((files().len(), listed), (2, 1));
    hall.tell([Intent::Back]);
    while door::table(hall.0.world()).clock.outcome().is_none() {
        hall.end_turn();
    }
    let over = |hall: &mut Hall| -> Vec<Row> {
        let rows = rows(hall).into_iter().filter(|row| row.over).collect();
        hall.tell([Intent::Back]);
        rows
    };
    // It ended with a turn.
    assert_eq!(over(&mut hall).len(), 1);
    let texts: Vec<String> = files().iter().map(|file| fs::read_to_string(file).expect("it is there")).collect();
    assert!((0..texts.len()).all(|one| !texts[..one].contains(&texts[one])), "no file repeats another");
    // Slots of earlier versions hold such an end too.
    let folder = editor::folder().expect("a folder").with_file_name("replays");
    fs::copy(folder.join("last-battle.replay.ron"), folder.join("autosave-3.replay.ron")).expect("it is copied");
    assert_eq!(over(&mut hall).len(), 1);
    // Saved by the player, it has the player's name, now and when another battle has replaced it.
    hall.tell([Intent::Save]);
    for _ in 0..2 {
        let [row] = &over(&mut hall)[..] else { panic!("one battle is over") };
        assert!(row.file.contains("round"), "{row:?}");
        hall.two_groves();
    }
    // Deleted, it doesn't come back as one of the others; all of them are in the wastebasket.
    let place = rows(&mut hall).iter().position(|row| row.over).expect("it is listed");
    hall.tell([Intent::MarkSave(place), Intent::DeleteSave, Intent::DeleteSave, Intent::Back]);
    assert_eq!(over(&mut hall), Vec::new());
    let thrown = fs::read_dir(folder.with_file_name("wastebasket")).expect("a folder").count();
    assert_eq!(thrown, 3);
}

#[test]
fn pictures_of_saves() {
    home::run("continuing::a_save_that_is_replaced_by_another_battle_shows_its_ground");
}

#[test]
#[ignore = "part of pictures_of_saves"]
fn a_save_that_is_replaced_by_another_battle_shows_its_ground() {
    let mut hall = Hall::new();
    let mut last = |level: &str| {
        hall.begin(level);
        hall.end_turn();
        let row = rows(&mut hall).into_iter().find(|row| row.file.contains("last-battle"));
        hall.tell([Intent::Back]);
        row.and_then(|row| row.picture).expect("it is saved and painted")
    };
    let [two, dust, again] = ["two-groves", "dust-road", "two-groves"].map(&mut last);
    // What has been loaded under a name is shown again: another picture needs another name.
    assert_ne!(two.pixels.data(), dust.pixels.data());
    assert_ne!(two.name, dust.name, "the same file, another battle");
    assert_eq!((two.name, two.pixels.data()), (again.name, again.pixels.data()));
}

#[test]
fn what_was_left_last() {
    home::run("continuing::the_battle_that_was_left_is_continued_with_or_without_an_order");
}

#[test]
#[ignore = "part of what_was_left_last"]
fn the_battle_that_was_left_is_continued_with_or_without_an_order() {
    let mut hall = Hall::new();
    hall.begin("dust-road");
    hall.end_turn();
    let dust = hall.level().name;
    // Begun, and left before the first order.
    hall.two_groves();
    let two = hall.level().name;
    let told = card(&mut hall);
    assert!(told.why.is_none() && told.about.contains(&two), "{told:?}");
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.pages().page, hall.level().name.as_str()), (Page::Battle, two.as_str()));
    // Saved, and replaced by another one.
    hall.end_turn();
    hall.tell([Intent::Save]);
    let orders = hall.orders();
    hall.begin("dust-road");
    hall.end_turn();
    // Loaded, and left without an order.
    let place = rows(&mut hall).iter().position(|row| row.file.contains("round")).expect("it is saved");
    hall.tell([Intent::MarkSave(place), Intent::LoadSave]);
    assert_eq!((hall.pages().page, hall.level().name.as_str()), (Page::Battle, two.as_str()));
    let told = card(&mut hall);
    assert!(told.why.is_none() && told.about.contains(&two), "{told:?}");
    hall.tell([Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.level().name.as_str(), hall.orders()), (two.as_str(), orders));
    assert!(rows(&mut hall).iter().any(|row| row.battle == dust), "the battle that it replaced is kept");
    hall.tell([Intent::Back]);
    // Battles without an order take the slot of none that was played.
    hall.two_groves();
    let before = files().len();
    (0..3).for_each(|_| hall.two_groves());
    assert_eq!(files().len(), before);
}

#[test]
fn leaving_a_replay() {
    home::run("continuing::a_replay_that_was_opened_from_the_saves_leads_back_to_them");
}

#[test]
#[ignore = "part of leaving_a_replay"]
fn a_replay_that_was_opened_from_the_saves_leads_back_to_them() {
    let mut hall = Hall::new();
    hall.begin("dust-road");
    hall.end_turn();
    concede(&mut hall);
    let dust = hall.level().name;
    for page in [Page::Title, Page::Battle] {
        match page {
            Page::Title => hall.tell([Intent::Open(Shown::Title)]),
            _ => hall.two_groves(),
        }
        let place = rows(&mut hall).iter().position(|row| row.over).expect("it is kept");
        hall.tell([Intent::MarkSave(place), Intent::LoadSave]);
        assert!(hall.battle().theatre.is_some(), "it is replayed");
        hall.tell([Intent::Back]);
        hall.wait(READING);
        let shown = saves(&hall);
        assert_eq!((hall.pages().page, shown.rows[shown.marked].battle.as_str()), (page, dust.as_str()));
        hall.tell([Intent::Back]);
        assert_eq!((hall.pages().page, hall.pages().card.clone()), (page, None), "nothing else is in the way");
    }
}

#[test]
fn a_battle_left_behind() {
    home::run("continuing::is_kept_however_many_turns_others_last");
}

#[test]
#[ignore = "part of a_battle_left_behind"]
fn is_kept_however_many_turns_others_last() {
    let mut hall = Hall::new();
    hall.begin("dust-road");
    hall.end_turn();
    let (left, level) = (hall.orders(), rows(&mut hall).first().map(|row| row.battle.clone()));
    hall.tell([Intent::Back]);
    hall.two_groves();
    for _ in 0..11 {
        hall.end_turn();
    }
    let slots = files().iter().filter(|file| file.display().to_string().contains("autosave-")).count();
    assert!((9..=10).contains(&slots), "eight turns, and the battle left behind: {slots}");
    hall.two_groves();
    let place = rows(&mut hall).iter().position(|row| Some(&row.battle) == level.as_ref());
    let place = place.expect("it is still among the saves");
    hall.tell([Intent::MarkSave(place), Intent::LoadSave]);
    hall.wait_until("the battle", |world| door::table(world).clock.window().is_some());
    assert!(hall.orders().starts_with(&left), "it goes on where it was left: {:?}", hall.orders());
}
