//! Troops in the window: sample values of their screens, and a roster built by hand.

use super::{home, ways::Hall};
use monkeys::{
    input::{Intent, Shown, TroopsLeaf, TroopsName, TroopsTurn},
    panels::{
        Scene, Why,
        numbers::Number,
        troops::{self, Bar, Bench, Chart, Group, Offer, PrimateRow, Row, Shelf, Troops, UnitRow, Worth},
    },
    screens::{Card, Page},
};

fn part() -> (String, Vec<(String, String)>) {
    let line = |words: &str, sum: &str| (words.to_owned(), sum.to_owned());
    ("First".into(), vec![line("Kudu: 5 baboons with assault rifle (AP), helmet", "90"), line("Total", "90 scrap")])
}

/// The rosters to choose from.
pub fn shelf() -> Troops {
    let row = |name: &str, own: bool| Row {
        name: name.into(),
        size: "1 platoon, 28 primates, 398 of 400 scrap".into(),
        own,
        faulty: own,
    };
    Troops::Shelf(Shelf {
        books: ["Monkeys With Guns", "Suppression Actions", "Initiative Ladder"].map(str::to_owned).to_vec(),
        others: "Levels of Ordered Hexes contain their armies, so there are no rosters to build.".into(),
        rows: vec![row("My troops", true), row("Baboon Rifles", false)],
        about: "Steady rifles that hold ground.".into(),
        bill: vec![part()],
        faults: vec![Why::new("A squad has 5 to 10 primates, not 4 (1.12)", "1.12")],
        ..Shelf::default()
    })
}

/// A roster being built, with a tab of its side panel.
pub fn bench(leaf: TroopsLeaf) -> Troops {
    let offer = |words: &str, on: bool, why: Option<&str>| Offer {
        words: words.into(),
        price: "+12".into(),
        on,
        why: why.map(str::to_owned),
        ..Offer::default()
    };
    let unit = |name: &str, faulty: bool| UnitRow {
        name: name.into(),
        about: "5 baboons, buggy".into(),
        cost: "98".into(),
        faulty,
    };
    let why = || Why::new("A squad has 5 to 10 primates, not 4 (1.12)", "1.12");
    Troops::Bench(Box::new(Bench {
        name: "My troops".into(),
        cost: "398 of 400 scrap, 2 left".into(),
        state: "1 fault to fix before it can fight".into(),
        steps: (3, 0),
        changed: true,
        platoons: vec!["First".into(), "Second".into()],
        units: vec![unit("Commanding officer", false), unit("Kudu", true)],
        unit: Some(1),
        head: ("Kudu".into(), "98 scrap".into()),
        primates: vec![PrimateRow {
            name: "Baboon, sergeant".into(),
            about: "Assault rifle (AP), spare AP, helmet".into(),
            cost: "18".into(),
            faulty: false,
        }],
        worth: Some(worth()),
        leaf,
        leaves: TroopsLeaf::ALL.to_vec(),
        groups: vec![Group {
            title: "Add a primate".into(),
            offers: vec![
                offer("Baboon", false, None),
                offer("Gorilla", true, None),
                offer("Lemur", false, Some("No.")),
            ],
        }],
        bill: vec![part()],
        faults: vec![("First, Kudu".into(), why())],
        notes: vec![("First".into(), why())],
        ..Bench::default()
    }))
}

/// A roster of another book being built: the whole of it, or one of its units.
pub fn list(unit: Option<usize>) -> Troops {
    let offer = |words: &str, price: &str| Offer { words: words.into(), price: price.into(), ..Offer::default() };
    let number = |name: &str| Number { name: name.into(), value: "3".into(), ..Number::default() };
    let card = |name: &str| troops::Card {
        name: name.into(),
        line: "8 primates, 80 points".into(),
        numbers: ["Mv", "BS", "Ev", "To", "Ld", "Nv", "WS", "Str"].map(number).to_vec(),
        facts: vec!["8 × Rifle: range 20, 1 shot, Str 3".into(), "1 × Mortar: range 8 to 30, template, Str 3".into()],
        traits: vec![Why::new("Trait: Deputies. If the leader falls, another primate takes over.", "G18")],
    };
    let cards = ["Spider monkey rifles", "Lemur leapers"].map(card);
    let row = |name: &str| UnitRow {
        name: name.into(),
        about: "Lemur leapers: 6 × SMG".into(),
        cost: "80".into(),
        faulty: false,
    };
    let (head, groups) = match unit {
        Some(_) => ("Wide Eyes", vec![("What to do", vec![offer("Duplicate", "+65"), offer("Move down", "")])]),
        None => ("The whole roster", vec![("Add a unit: League", vec![offer("Spider monkey rifles", "+80")])]),
    };
    let group = |(title, offers): (&str, Vec<Offer>)| Group { title: title.into(), offers };
    Troops::Bench(Box::new(Bench {
        name: "My troops".into(),
        cost: "525 of 530 points, 5 left".into(),
        state: "1 fault to fix before it can fight".into(),
        steps: (2, 1),
        platoons: vec!["The whole roster".into()],
        units: vec![row("Wide Eyes"), row("Riders")],
        unit,
        head: (head.into(), String::new()),
        about: if unit.is_some() { "Led by Bayani".into() } else { "Up to 12 units of one army.".into() },
        cards: cards[..if unit.is_some() { 1 } else { 2 }].to_vec(),
        leaves: vec![TroopsLeaf::Choices, TroopsLeaf::Bill, TroopsLeaf::Faults],
        groups: groups.into_iter().map(group).collect(),
        ..Bench::default()
    }))
}

fn worth() -> Worth {
    let bar = |words: &str| Bar { words: words.into(), values: vec![("57".into(), 1.0), ("19".into(), 0.33)] };
    let bars = vec![bar("12 squares"), bar("24 squares")];
    Worth {
        name: "My troops".into(),
        beside: Some("Baboon Rifles".into()),
        charts: vec![Chart { title: "Firepower".into(), about: "Attack power of all.".into(), bars }],
        tried: "It wins 62 % (95 %: 42 to 79 %) of 24 battles; 200 are to be played.".into(),
        share: Some([0.42, 0.62, 0.79]),
        ..Worth::default()
    }
}

pub fn shown(hall: &mut Hall) -> Troops {
    hall.wait(2);
    match hall.scene() {
        Some(Scene::Troops(troops)) => (**troops).clone(),
        other => panic!("troops are not shown: {other:?}"),
    }
}

pub fn bench_of(hall: &mut Hall) -> Bench {
    match shown(hall) {
        Troops::Bench(bench) => *bench,
        Troops::Shelf(shelf) => panic!("no roster is built: {shelf:?}"),
    }
}

pub fn shelf_of(hall: &mut Hall) -> Shelf {
    match shown(hall) {
        Troops::Shelf(shelf) => shelf,
        Troops::Bench(bench) => panic!("a roster is built: {bench:?}"),
    }
}

/// A choice by its group and its label, with its place.
pub fn offered(hall: &mut Hall, group: &str, words: &str) -> (Offer, [usize; 2]) {
    let bench = bench_of(hall);
    let place = bench.groups.iter().position(|one| one.title == group);
    let place = place.unwrap_or_else(|| panic!("{group} is not offered: {:?}", bench.groups));
    let offers = &bench.groups[place].offers;
    let offer = offers.iter().position(|one| one.words == words);
    let offer = offer.unwrap_or_else(|| panic!("{words} is not offered: {offers:?}"));
    (offers[offer].clone(), [place, offer])
}

/// Takes a choice by its group and its label.
pub fn take(hall: &mut Hall, group: &str, words: &str) {
    let (_, [group, offer]) = offered(hall, group, words);
    hall.tell([Intent::Troops(TroopsTurn::Take(group, offer))]);
}

#[test]
fn troops_from_nothing() {
    home::run("armies::a_roster_is_built_from_nothing_saved_and_opened_again");
}

#[test]
#[ignore = "part of troops_from_nothing"]
fn a_roster_is_built_from_nothing_saved_and_opened_again() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Troops)]);
    assert_eq!(hall.pages().page, Page::Troops);
    hall.tell([Intent::Troops(TroopsTurn::Fresh)]);
    // That squads are still missing is no objection to adding one.
    let objections = |hall: &mut Hall| {
        let adds = ["Add a squad of five", "Add a command squad"];
        let groups = bench_of(hall).groups.into_iter().filter(|group| adds.contains(&group.title.as_str()));
        groups.flat_map(|group| group.offers).filter_map(|offer| offer.why).collect::<Vec<_>>()
    };
    assert_eq!(objections(&mut hall), Vec::<String>::new());
    take(&mut hall, "Add a command squad", "Baboons");
    assert_eq!(objections(&mut hall), Vec::<String>::new());
    for _ in 0..3 {
        take(&mut hall, "Add a squad of five", "Baboons");
    }
    let bench = bench_of(&mut hall);
    assert_eq!((bench.faulty, bench.cost.as_str()), (false, "228 of 400 scrap, 172 left"), "{:?}", bench.faults);
    // Every clan is described by its figures, and so is every choice of a fireteam.
    let groups = bench_of(&mut hall).groups.into_iter().filter(|group| group.title.starts_with("Add a "));
    for offer in groups.flat_map(|group| group.offers) {
        assert!(offer.about.contains("Size ") || offer.about.contains("talents"), "{offer:?}");
    }
    let (baboons, _) = offered(&mut hall, "Add a squad of five", "Baboons");
    assert!(baboons.about.starts_with("Baboon: Size 3, Speed 18, Accuracy 0, Morale 0"), "{baboons:?}");
    // A choice that leaves a fault says so, in a whole sentence with a subject.
    let told = "Leaves a fault: The platoon \"First\" has 4 standard squads and needs 3: a platoon has four squads, and a \
                command squad is one of them (1.11)";
    assert!(baboons.told().ends_with(told), "{}", baboons.told());
    // A helmet for the sergeant of the first squad; its price is beside it.
    let squad = bench.units.iter().position(|unit| unit.name == "Squad 1").expect("it is there");
    hall.tell([TroopsTurn::Unit(squad), TroopsTurn::Primate(Some(0))].map(Intent::Troops));
    let armor = bench_of(&mut hall).groups.into_iter().find(|group| group.title == "Armor").expect("it is offered");
    assert_eq!(armor.offers.iter().find(|offer| offer.words == "Helmet").map(|offer| offer.price.as_str()), Some("+1"));
    // Weapons, loads, armor and accessories are described, and the plain load has the same name everywhere.
    let described = ["Weapons", "First load", "Spare loads", "Armor", "Accessories", "Clan"];
    let groups: Vec<Group> = bench_of(&mut hall).groups;
    for title in described {
        let group = groups.iter().find(|group| group.title == title).unwrap_or_else(|| panic!("{title}: {groups:?}"));
        assert!(group.offers.iter().all(|offer| !offer.about.is_empty() && !offer.about.contains('<')), "{group:?}");
    }
    let loads = |title: &str| {
        let group = groups.iter().find(|group| group.title == title).expect("it is offered");
        group.offers.iter().map(|offer| offer.words.clone()).collect::<Vec<_>>()
    };
    assert_eq!(loads("First load"), loads("Spare loads"));
    let (rifle, _) = offered(&mut hall, "Weapons", "Assault rifle");
    assert!(rifle.about.starts_with("Assault rifle: Damage 2, Rate 1, range 24"), "{rifle:?}");
    // What a primate would lack is said of it by name.
    assert_eq!(
        rifle.told().lines().last(),
        Some("Leaves a fault: Baboon 1 of Squad 1 has no weapon; every primate must keep at least one (1.14)")
    );
    let (other, _) = offered(&mut hall, "Clan", "Chimpanzee");
    assert!(other.why.as_ref().is_some_and(|why| why.starts_with("Chimpanzees can't lead baboons: ")), "{other:?}");
    take(&mut hall, "Armor", "Helmet");
    assert_eq!(bench_of(&mut hall).cost, "229 of 400 scrap, 171 left");
    hall.tell([Intent::Undo]);
    assert_eq!(bench_of(&mut hall).cost, "228 of 400 scrap, 172 left");
    hall.tell([Intent::Redo]);
    // Too many talents, or too small a squad, can be built anyway, and the fault is named with its rule.
    hall.tell([Intent::Troops(TroopsTurn::Primate(Some(4)))]);
    take(&mut hall, "Primate", "Dismiss");
    let bench = bench_of(&mut hall);
    assert!(bench.faults.iter().any(|(_, why)| why.rule.as_deref() == Some("1.12")), "{:?}", bench.faults);
    hall.tell([Intent::Undo]);
    hall.tell([Intent::Troops(TroopsTurn::Ask(TroopsName::Roster))]);
    assert_eq!(hall.pages().card, Some(Card::TroopsName));
    hall.tell([TroopsTurn::Typed("The Old Guard".into()), TroopsTurn::Named].map(Intent::Troops));
    hall.tell([Intent::Troops(TroopsTurn::Save)]);
    let told = bench_of(&mut hall).told.expect("it says so").expect("it is saved");
    let (words, place) = told.split_once('\n').expect("where it is comes after its name");
    assert!(words == "Saved as The Old Guard" && place.ends_with("The Old Guard.roster.ron"), "{told}");
    hall.tell([Intent::Back]);
    let Troops::Shelf(shelf) = shown(&mut hall) else { panic!("the list is shown") };
    let row = shelf.rows.iter().find(|row| row.name == "The Old Guard").expect("it is listed");
    assert!(row.own && !row.faulty, "{row:?}");
    let place = shelf.rows.iter().position(|row| row.name == "The Old Guard").expect("it is listed");
    hall.tell([TroopsTurn::Mark(place), TroopsTurn::Open].map(Intent::Troops));
    let bench = bench_of(&mut hall);
    assert_eq!((bench.name.as_str(), bench.changed), ("The Old Guard", false));
    assert_eq!(bench.cost, "229 of 400 scrap, 171 left");
    // Leaving without saving shows a warning first.
    take(&mut hall, "Add a squad of five", "Baboons");
    hall.tell([Intent::Back]);
    assert!(matches!(shown(&mut hall), Troops::Bench(_)));
    hall.tell([Intent::Back]);
    assert!(matches!(shown(&mut hall), Troops::Shelf(_)));
}

#[test]
fn troops_filled_up() {
    home::run("armies::a_roster_is_filled_up_in_one_step_and_compared");
}

#[test]
#[ignore = "part of troops_filled_up"]
fn a_roster_is_filled_up_in_one_step_and_compared() {
    let mut hall = Hall::new();
    hall.tell([Intent::Open(Shown::Troops)]);
    hall.tell([TroopsTurn::Fresh, TroopsTurn::Fill].map(Intent::Troops));
    let bench = bench_of(&mut hall);
    assert_eq!((bench.faulty, bench.steps), (false, (1, 0)), "{:?}", bench.faults);
    hall.tell([TroopsTurn::Leaf(TroopsLeaf::Worth), TroopsTurn::Beside(1)].map(Intent::Troops));
    let worth = bench_of(&mut hall).worth.expect("its worth is shown");
    assert!(worth.beside.is_some() && worth.why.is_none(), "{worth:?}");
    assert!(worth.charts.iter().flat_map(|chart| &chart.bars).all(|bar| bar.values.len() == 2), "{worth:?}");
    // It is tested in the background, and no longer once it is a different roster.
    hall.tell([Intent::Troops(TroopsTurn::Try)]);
    assert!(bench_of(&mut hall).worth.expect("its worth is shown").busy);
    hall.tell([Intent::Undo]);
    let worth = bench_of(&mut hall).worth.expect("its worth is shown");
    assert!(!worth.busy && worth.why.is_some(), "nobody is left to be tried: {worth:?}");
}

#[test]
fn troops_on_paper() {
    home::run("armies::a_roster_is_exported_printed_and_imported");
}

#[test]
#[ignore = "part of troops_on_paper"]
fn a_roster_is_exported_printed_and_imported() {
    let mut hall = Hall::new();
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name).display().to_string();
    hall.tell([Intent::Open(Shown::Troops)]);
    hall.tell([TroopsTurn::Fresh, TroopsTurn::Fill].map(Intent::Troops));
    for (what, name) in [(TroopsName::Export, "out.roster.ron"), (TroopsName::Print, "page")] {
        hall.tell([TroopsTurn::Ask(what), TroopsTurn::Typed(place(name)), TroopsTurn::Named].map(Intent::Troops));
        assert_eq!(hall.pages().card, None, "{name}");
        assert!(matches!(bench_of(&mut hall).told, Some(Ok(_))), "{name}");
    }
    let svg = std::fs::read_to_string(place("page.svg")).expect("it is written");
    assert!(
        ["My troops", "Squad 3", "Baboon: Size 3, Speed 18", "Assault rifle: Damage 2"]
            .iter()
            .all(|words| svg.contains(words))
    );
    assert!(std::fs::read(place("page.png")).expect("it is written").starts_with(b"\x89PNG"));
    // An existing file is not overwritten; a missing one can't be imported.
    let ask = |what, name: &str| {
        [TroopsTurn::Ask(what), TroopsTurn::Typed(place(name)), TroopsTurn::Named].map(Intent::Troops)
    };
    hall.tell(ask(TroopsName::Export, "out.roster.ron"));
    assert_eq!(hall.pages().card, Some(Card::TroopsName));
    hall.tell([Intent::Back]);
    let before = bench_of(&mut hall).cost;
    hall.tell([Intent::Back, Intent::Back]);
    hall.tell(ask(TroopsName::Import, "nowhere.roster.ron"));
    assert_eq!(hall.pages().card, Some(Card::TroopsName));
    hall.tell([TroopsTurn::Typed(place("out.roster.ron")), TroopsTurn::Named].map(Intent::Troops));
    let bench = bench_of(&mut hall);
    assert_eq!((bench.cost, bench.changed), (before, true));
}

#[test]
fn troops_renamed() {
    home::run("armies::a_renamed_roster_has_one_file_of_its_new_name");
}

#[test]
#[ignore = "part of troops_renamed"]
fn a_renamed_roster_has_one_file_of_its_new_name() {
    let own = tempfile::tempdir().expect("a folder");
    let written = |name: &str| own.path().join(format!("{name}.roster.ron"));
    let files = || {
        let all = std::fs::read_dir(own.path()).expect("a folder").filter_map(Result::ok);
        let mut names: Vec<String> = all.filter_map(|file| file.file_name().into_string().ok()).collect();
        names.sort();
        names
    };
    let roster = include_str!("../../assets/rosters/mandrill-horde.roster.ron");
    let roster = format!("// Mine.\n{}", roster.replacen("name: \"Mandrill Horde\"", "name: \"First\"", 1));
    std::fs::write(written("First"), &roster).expect("it is written");
    let mut hall = Hall::with(vec![own.path().to_owned()]);
    let mark = |hall: &mut Hall, name: &str| {
        let Troops::Shelf(shelf) = shown(hall) else { panic!("the list is shown") };
        let place = shelf.rows.iter().position(|row| row.name == name).expect("it is listed");
        hall.tell([Intent::Troops(TroopsTurn::Mark(place))]);
    };
    let call = |name: &str| {
        let turns = [TroopsTurn::Ask(TroopsName::Roster), TroopsTurn::Typed(name.into()), TroopsTurn::Named];
        turns.map(Intent::Troops)
    };
    // In the list, the file is renamed at once, and nothing else in it changes.
    hall.tell([Intent::Open(Shown::Troops)]);
    mark(&mut hall, "First");
    hall.tell(call("Second"));
    assert_eq!((hall.pages().card.clone(), files()), (None, vec!["Second.roster.ron".to_owned()]));
    let text = std::fs::read_to_string(written("Second")).expect("it is there");
    assert_eq!(text, roster.replacen("\"First\"", "\"Second\"", 1));
    let Troops::Shelf(shelf) = shown(&mut hall) else { panic!("the list is shown") };
    assert_eq!(shelf.rows[shelf.marked].name, "Second", "it stays marked");
    // No two rosters in the list have one name.
    let other = shelf.rows.iter().find(|row| !row.own).expect("some are shipped").name.clone();
    hall.tell(call(&other));
    assert_eq!((hall.pages().card.clone(), files()), (Some(Card::TroopsName), vec!["Second.roster.ron".to_owned()]));
    hall.tell([Intent::Back]);
    // While it is being built, the file keeps its name until the roster is saved.
    hall.tell([Intent::Troops(TroopsTurn::Open)]);
    hall.tell(call("Third"));
    assert_eq!((bench_of(&mut hall).name.as_str(), files()), ("Third", vec!["Second.roster.ron".to_owned()]));
    hall.tell([Intent::Troops(TroopsTurn::Save)]);
    assert_eq!(files(), ["Third.roster.ron"]);
    hall.tell([Intent::Back]);
    let Troops::Shelf(shelf) = shown(&mut hall) else { panic!("the list is shown") };
    let named = |name: &str| shelf.rows.iter().filter(|row| row.name == name).count();
    assert_eq!((named("First"), named("Second"), named("Third")), (0, 0, 1));
}
