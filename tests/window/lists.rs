//! Rosters that are lists of units or characters: built in the window, judged as the check of files judges them, and
//! fought with.

use super::{
    armies::{bench_of, offered, shelf_of, take},
    fielded::{choose, field, in_battle, on_card},
    home,
    ways::Hall,
};
use monkeys::{
    battle::shown::Shown as Table,
    data::{self, LoadError},
    force::Side,
    input::{Intent, Shown, TroopsName, TroopsTurn},
    panels::{Above, Why},
    rules::{initiative::Initiative, suppression::Suppression},
    screens::{Card, Page, Pages, Who, workshop::places},
    words::{capital, word},
};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The game as players start it, with the rosters of a book listed.
fn hall_at(book: usize) -> Hall {
    let mut hall = Hall::with(places(None));
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Initiative", [Who::Human, Who::Human]);
    hall.tell([Intent::Open(Shown::Troops), Intent::Troops(TroopsTurn::Book(book))]);
    hall
}

/// Prints the open roster; returns the page.
fn printed(hall: &mut Hall) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page").display().to_string();
    let asks = [TroopsTurn::Ask(TroopsName::Print), TroopsTurn::Typed(path.clone()), TroopsTurn::Named];
    hall.tell(asks.map(Intent::Troops));
    assert_eq!(hall.pages().card, None);
    assert!(std::fs::read(format!("{path}.png")).expect("it is written").starts_with(b"\x89PNG"));
    std::fs::read_to_string(format!("{path}.svg")).expect("it is written")
}

/// Opens a roster of the list by its name, with the key that chooses.
fn open(hall: &mut Hall, name: &str) {
    let shelf = shelf_of(hall);
    let place = shelf.rows.iter().position(|row| row.name == name);
    let place = place.unwrap_or_else(|| panic!("{name} is not listed: {:?}", shelf.rows));
    hall.tell([Intent::Troops(TroopsTurn::Mark(place)), Intent::Accept]);
}

/// Types a name into the card that asks for it, and accepts it with the key.
fn call(hall: &mut Hall, name: &str) {
    assert_eq!(hall.pages().card, Some(Card::TroopsName));
    hall.tell([Intent::Troops(TroopsTurn::Typed(name.into())), Intent::Accept]);
}

fn names(hall: &mut Hall) -> Vec<String> {
    bench_of(hall).units.into_iter().map(|row| row.name).collect()
}

/// The fault that is shown, its rule included.
fn fault(hall: &mut Hall) -> String {
    let bench = bench_of(hall);
    let [(_, Why { words, rule, .. })] = &bench.faults[..] else { panic!("one fault: {:?}", bench.faults) };
    rule.as_ref().map_or_else(|| words.clone(), |rule| format!("{words} ({rule})"))
}

/// Saves the roster; returns its file.
fn save(hall: &mut Hall) -> PathBuf {
    hall.tell([Intent::Troops(TroopsTurn::Save)]);
    let told = bench_of(hall).told.expect("it says where it is").expect("it is saved");
    let (words, _) = told.split_once('\n').expect("two lines");
    assert!(words.starts_with("Saved as ") && !words.contains(['/', '\\']), "a name and no path: {words}");
    PathBuf::from(told.split_once('\n').expect("where it is is in the tooltip").1)
}

/// What the check of files says of a file; one sentence if it is faulty.
fn checked<T>(read: Result<T, LoadError>) -> Option<String> {
    let error = read.err()?;
    let [fault] = &error.faults[..] else { panic!("one fault: {error}") };
    Some(capital(&fault.what.words()))
}

fn of_units(file: &Path) -> Option<String> {
    checked(data::suppression::roster::load(file, &data::suppression::profiles()))
}

fn of_characters(file: &Path) -> Option<String> {
    checked(data::initiative::roster::load(file, &data::initiative::profiles()))
}

/// Fields the roster in this file for the first side of a level, and starts the battle.
fn fight<B: Table>(hall: &mut Hall, level: &str, file: &Path, members: &[String]) {
    hall.wait_until("the file is read", |_| file.is_file());
    let name = file.file_name().and_then(|name| name.to_str()?.strip_suffix(".roster.ron")).expect("a roster's name");
    choose(hall, level);
    let set_up = field(hall, Side::First, Some(name));
    assert_eq!(set_up.why, None, "{level}");
    let card = on_card(&set_up, Side::First);
    assert!(!card.is_empty() && card.iter().all(|name| members.contains(name)), "{card:?}");
    hall.tell([Intent::Start]);
    assert_eq!((hall.pages().page, in_battle::<B>(hall, Side::First)), (Page::Battle, card));
}

#[test]
fn the_books_that_have_rosters() {
    home::run("lists::rosters_are_listed_book_by_book");
}

#[test]
#[ignore = "part of the_books_that_have_rosters"]
fn rosters_are_listed_book_by_book() {
    let mut hall = hall_at(0);
    let shelf = shelf_of(&mut hall);
    assert_eq!(shelf.books, ["Monkeys With Guns", "Suppression Actions", "Initiative Ladder"]);
    assert!(shelf.others.contains("Ordered Hexes"), "{}", shelf.others);
    let mut all = BTreeSet::new();
    for (book, some) in ["Baboon Rifles", "Ironbough Column", "Ironbough Six"].into_iter().enumerate() {
        hall.tell([Intent::Troops(TroopsTurn::Book(book))]);
        let shelf = shelf_of(&mut hall);
        assert_eq!((shelf.book, shelf.marked), (book, 0));
        let row = shelf.rows.iter().find(|row| row.name == some).unwrap_or_else(|| panic!("{some}: {:?}", shelf.rows));
        assert!(!row.own && !row.faulty, "{row:?}");
        assert!(shelf.rows.iter().all(|row| all.insert(row.name.clone())), "each is listed with its own book only");
        assert!(!shelf.bill.is_empty() && shelf.faults.is_empty(), "{shelf:?}");
        // A shipped one is copied when it is changed.
        open(&mut hall, some);
        let bench = bench_of(&mut hall);
        assert!(bench.name == format!("{some} 2") && bench.changed && !bench.faulty, "{bench:?}");
        hall.tell([Intent::Back, Intent::Back]);
        shelf_of(&mut hall);
    }
}

#[test]
fn troops_of_the_second_book() {
    home::run("lists::units_are_bought_for_points_named_and_fought_with");
}

#[test]
#[ignore = "part of troops_of_the_second_book"]
fn units_are_bought_for_points_named_and_fought_with() {
    let (league, column) = ("Add a unit: League", "Add a unit: Column");
    let mut hall = hall_at(1);
    hall.tell([Intent::Troops(TroopsTurn::Fresh)]);
    let bench = bench_of(&mut hall);
    assert!(bench.faulty && bench.cards.len() == 12, "{bench:?}");
    let leapers = bench.cards.iter().find(|card| card.name == "Lemur leapers").expect("it is there");
    assert_eq!((leapers.line.as_str(), leapers.numbers.len()), ("6 primates, 80 points", 8));
    assert_eq!(leapers.facts, ["6 × SMG: range 12, 2 shots, Str 2"]);
    assert!(leapers.traits.iter().any(|why| why.words.contains("Slippery")), "{:?}", leapers.traits);
    // Units of one army, with names and leaders of their own.
    for _ in 0..2 {
        take(&mut hall, league, "Lemur leapers");
    }
    assert_eq!(names(&mut hall), ["Lemur leapers", "Lemur leapers 2"]);
    assert_eq!(bench_of(&mut hall).cost, "160 of 530 points, 370 left");
    let (other, _) = offered(&mut hall, column, "Baboon rifles");
    assert!(other.why.as_ref().is_some_and(|why| why.contains("army")), "{other:?}");
    let (own, _) = offered(&mut hall, league, "Tarsier tubes");
    assert_eq!((own.why, own.price.as_str()), (None, "+65"));
    // The tooltip says that it can be chosen anyway, and calls everything as the page does.
    let mixed = "Baboon rifles can't join units of League: all units are of one army, and these are of Column";
    assert!(other.told().ends_with(&format!("\nLeaves a fault: {mixed}")), "{}", other.told());
    // One of the other army can be added anyway. The check of files finds the same fault, with names as in the file.
    take(&mut hall, column, "Baboon rifles");
    assert!(bench_of(&mut hall).units[2].faulty);
    assert_eq!(fault(&mut hall), mixed);
    let faulty = save(&mut hall);
    let file = mixed.replace("Baboon rifles", "`baboon-rifles`").replace("League", "`league`");
    assert_eq!(of_units(&faulty), Some(file.replace("Column", "`column`")));
    hall.tell([Intent::Troops(TroopsTurn::Fault(0))]);
    assert_eq!(bench_of(&mut hall).unit, Some(2));
    take(&mut hall, "What to do", "Remove");
    assert!(!bench_of(&mut hall).faulty);
    // Filled up to the limit, and then one more than it allows.
    hall.tell([Intent::Troops(TroopsTurn::Fill)]);
    assert!(!bench_of(&mut hall).faulty && names(&mut hall).len() > 5);
    take(&mut hall, league, "Tarsier tubes");
    let over = fault(&mut hall);
    assert!(over.contains("530") && over.ends_with("(G21)"), "{over}");
    assert_eq!(of_units(&save(&mut hall)), Some(over));
    take(&mut hall, "Limit of points", "630 points");
    assert!(!bench_of(&mut hall).faulty);
    hall.tell([Intent::Undo, Intent::Undo]);
    assert!(!bench_of(&mut hall).faulty);
    // Order and names.
    let before = names(&mut hall);
    hall.tell([Intent::Troops(TroopsTurn::Unit(0))]);
    take(&mut hall, "What to do", "Move down");
    let after = bench_of(&mut hall);
    assert_eq!(
        (after.unit, after.units[1].name.as_str(), after.units[0].name.as_str()),
        (Some(1), &*before[0], &*before[1])
    );
    assert_eq!(after.cards.len(), 1, "what this kind can do");
    take(&mut hall, "Names", "Rename");
    call(&mut hall, &before[1]);
    let twice = format!("\"{}\" appears twice", before[1]);
    assert!(
        matches!(hall.above(), Some(Above::Naming(card)) if card.over && card.about == twice),
        "{:?}",
        hall.above()
    );
    call(&mut hall, "Night Shift");
    take(&mut hall, "Names", "Name the leader");
    call(&mut hall, "Old Miora");
    assert_eq!((hall.pages().card.clone(), bench_of(&mut hall).about.as_str()), (None, "Led by Old Miora"));
    take(&mut hall, "What to do", "Duplicate");
    let leaders = bench_of(&mut hall).about;
    assert!(leaders != "Led by Old Miora" && !leaders.is_empty(), "each has a leader of its own: {leaders}");
    hall.tell([Intent::Undo, Intent::Troops(TroopsTurn::Ask(TroopsName::Roster))]);
    call(&mut hall, "The Night");
    let file = save(&mut hall);
    assert!(file.ends_with("The Night.roster.ron") && !faulty.exists(), "the file has the name of the roster");
    assert_eq!(of_units(&file), None);
    let members = names(&mut hall);
    assert!(members.contains(&"Night Shift".to_owned()), "{members:?}");
    let svg = printed(&mut hall);
    for words in ["The Night", "Night Shift", "Led by Old Miora", &word("troops-sheet-rules")] {
        assert!(svg.contains(words), "{words}");
    }
    hall.tell([Intent::Back]);
    let row = shelf_of(&mut hall).rows.into_iter().find(|row| row.name == "The Night").expect("it is listed");
    assert!(row.own && !row.faulty, "{row:?}");
    fight::<Suppression>(&mut hall, "Suppression/low-water", &file, &members);
}

#[test]
fn troops_of_the_third_book() {
    home::run("lists::characters_are_chosen_named_and_fought_with");
}

#[test]
#[ignore = "part of troops_of_the_third_book"]
fn characters_are_chosen_named_and_fought_with() {
    let (league, column) = ("Add a character: League", "Add a character: Column");
    let mut hall = hall_at(2);
    hall.tell([Intent::Troops(TroopsTurn::Fresh)]);
    let bench = bench_of(&mut hall);
    assert_eq!(bench.cards.len(), 12, "a mule is nobody's choice");
    let captain = bench.cards.iter().find(|card| card.name.starts_with("Capuchin captain")).expect("it is there");
    assert_eq!((captain.line.as_str(), captain.numbers.len()), ("Initiative 6", 6));
    assert!(captain.facts.iter().any(|fact| fact.starts_with("Carbine: ")), "{:?}", captain.facts);
    // That two are still missing is no objection to the first one.
    let (own, _) = offered(&mut hall, league, "Lemur scout");
    assert_eq!(own.why, None);
    for kind in ["Capuchin captain", "Lemur scout"] {
        take(&mut hall, league, kind);
    }
    let small = save(&mut hall);
    assert_eq!(of_characters(&small), Some(fault(&mut hall)));
    take(&mut hall, column, "Gorilla heavy");
    let mixed = fault(&mut hall);
    assert!(mixed.starts_with("Gorilla heavy can't join characters of League: "), "{mixed}");
    let file = of_characters(&save(&mut hall));
    assert!(file.is_some_and(|file| file.starts_with("`gorilla-heavy` can't join characters of `league`: ")));
    hall.tell([Intent::Undo, Intent::Troops(TroopsTurn::Fill)]);
    let bench = bench_of(&mut hall);
    assert_eq!((bench.faulty, bench.units.len(), bench.cost.as_str()), (false, 6, "6 characters, 26 calls a turn"));
    let (seventh, _) = offered(&mut hall, league, "Lemur scout");
    assert!(seventh.why.is_some(), "{seventh:?}");
    // Names from the list, or typed.
    let before = names(&mut hall);
    assert_eq!(before.iter().collect::<BTreeSet<_>>().len(), 6, "{before:?}");
    hall.tell([Intent::Troops(TroopsTurn::Unit(5))]);
    let proposed = bench_of(&mut hall).groups.into_iter().find(|group| group.title == "Names").expect("it is offered");
    let proposed = proposed.offers[1].words.clone();
    take(&mut hall, "Names", &proposed);
    assert!(proposed.ends_with(&names(&mut hall)[5]) && !before.contains(&names(&mut hall)[5]), "{proposed}");
    take(&mut hall, "Names", "Rename");
    call(&mut hall, "Wide Eyes");
    take(&mut hall, "What to do", "Move up");
    assert_eq!(names(&mut hall)[4], "Wide Eyes");
    let file = save(&mut hall);
    assert_eq!((of_characters(&file), &file), (None, &small));
    let members = names(&mut hall);
    let svg = printed(&mut hall);
    assert!(members.iter().all(|name| svg.contains(name.as_str())), "{members:?}");
    hall.tell([Intent::Back]);
    fight::<Initiative>(&mut hall, "Initiative/elephant-grass", &file, &members);
}

#[test]
fn troops_of_other_books_on_paper() {
    home::run("lists::rosters_of_other_books_are_renamed_exported_imported_and_deleted");
}

#[test]
#[ignore = "part of troops_of_other_books_on_paper"]
fn rosters_of_other_books_are_renamed_exported_imported_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name);
    let six = include_str!("../../assets/rosters/canopy-six.roster.ron").replace("Canopy Six", "Mine");
    std::fs::write(place("mine.roster.ron"), format!("// My own.\n{six}")).expect("it is written");
    let mut hall = Hall::with(vec![folder.path().to_owned()]);
    hall.tell([Intent::Open(Shown::Troops), Intent::Troops(TroopsTurn::Book(2))]);
    assert_eq!(shelf_of(&mut hall).rows[0].name, "Mine", "one's own come first");
    // The name changes in the list, with the file, and nothing else in it does.
    hall.tell([Intent::Troops(TroopsTurn::Mark(0)), Intent::Troops(TroopsTurn::Ask(TroopsName::Roster))]);
    call(&mut hall, "Still Mine");
    let text = std::fs::read_to_string(place("Still Mine.roster.ron")).expect("it is there");
    assert_eq!(text, format!("// My own.\n{}", six.replace("\"Mine\"", "\"Still Mine\"")));
    assert!(!place("mine.roster.ron").exists());
    hall.tell([Intent::Accept, Intent::Troops(TroopsTurn::Ask(TroopsName::Export))]);
    let there = tempfile::tempdir().expect("a folder");
    let out = there.path().join("out.roster.ron");
    call(&mut hall, &out.display().to_string());
    assert!(matches!(bench_of(&mut hall).told, Some(Ok(_))), "it is written");
    assert_eq!(of_characters(&out), None);
    // It is imported from the list of any book; one of a book without rosters isn't.
    hall.tell([Intent::Back, Intent::Troops(TroopsTurn::Book(0)), Intent::Troops(TroopsTurn::Ask(TroopsName::Import))]);
    call(&mut hall, &out.display().to_string());
    let bench = bench_of(&mut hall);
    assert!(bench.changed && bench.units.len() == 6, "{bench:?}");
    hall.tell([Intent::Back, Intent::Back]);
    assert_eq!(shelf_of(&mut hall).book, 2);
    std::fs::write(&out, "(format: 1, book: Hexes, name: \"None\")").expect("it is written");
    hall.tell([Intent::Troops(TroopsTurn::Ask(TroopsName::Import))]);
    call(&mut hall, &out.display().to_string());
    assert!(matches!(hall.above(), Some(Above::Naming(card)) if card.over && card.about.contains("Ordered Hexes")));
    hall.tell([Intent::Back, Intent::Troops(TroopsTurn::Mark(0)), Intent::Troops(TroopsTurn::Delete)]);
    assert!(shelf_of(&mut hall).sure && place("Still Mine.roster.ron").exists());
    hall.tell([Intent::Troops(TroopsTurn::Delete)]);
    assert!(shelf_of(&mut hall).rows.iter().all(|row| !row.own) && !place("Still Mine.roster.ron").exists());
}
