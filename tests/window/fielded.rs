//! Players' own troops on levels that have forces of their own: chosen in the set-up, fought with, and kept.

use super::{home, ways::Hall};
use monkeys::{
    battle::{record::Record, shown::Shown as Table},
    board::Cell,
    data::{
        book::LevelFile,
        monkeys::level::{self, Level},
        persona::Strength,
    },
    engine::Viewer,
    force::Side,
    input::{
        Intent, Shown,
        intent::{Change, Rematch},
    },
    panels::{Scene, setup::SetUp},
    rules::{initiative::Initiative, suppression::Suppression},
    screens::{Page, Pages, Who},
    words::{say, word},
};
use std::{collections::BTreeSet, fs};

fn shown(hall: &Hall) -> &SetUp {
    match hall.scene() {
        Some(Scene::SetUp(set_up)) => set_up,
        other => panic!("the set-up is shown: {other:?}"),
    }
}

/// The clans of a side.
fn clans(level: &Level, side: Side) -> Vec<&str> {
    let members = level.forces[side.index()].iter().flat_map(|platoon| &platoon.units).flat_map(|unit| &unit.members);
    members.map(|member| level.profiles().clans[member.clan].name.as_str()).collect()
}

#[test]
fn own_troops_on_a_shipped_level() {
    home::run("fielded::own_troops_are_fielded_on_a_shipped_level_and_kept_with_its_battle");
}

#[test]
#[ignore = "part of own_troops_on_a_shipped_level"]
fn own_troops_are_fielded_on_a_shipped_level_and_kept_with_its_battle() {
    let folder = tempfile::tempdir().expect("a folder");
    let roster = folder.path().join("aaa.roster.ron");
    fs::write(&roster, include_str!("../../assets/rosters/mandrill-horde.roster.ron")).expect("it is written");
    fs::write(folder.path().join("aab.roster.ron"), "(format: 1, nonsense: 3)").expect("it is written");
    let mut hall = Hall::with(vec![folder.path().to_owned()]);
    let place = hall.pages().levels.iter().position(|name| name == "two-groves").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place)]);
    let before = shown(&hall).sides.clone();
    // A scenario that doesn't fit says so in words for players, and each strength what it means.
    let ambush = shown(&hall).scenarios.iter().find(|one| one.name == "Ambush").cloned().expect("it is listed");
    assert_eq!(ambush.why.map(|why| why.words).as_deref(), Some("This board is too small for an Ambush."));
    let sit = |hall: &mut Hall, other: Who| {
        hall.0.world_mut().resource_mut::<Pages>().seats.insert("Monkeys", [Who::Human, other]);
        hall.wait(2);
    };
    sit(&mut hall, Who::Scripted("steady".to_owned(), Strength::Quick));
    let strength = shown(&hall).sides[1].strength.clone().expect("an opponent plays it");
    assert!(strength.abouts.len() == strength.values.len() && strength.abouts[1].contains("first battles"));
    sit(&mut hall, Who::Human);
    assert!(before.iter().all(|side| side.other_rosters.as_ref() == Some(&word("setup-troops-own"))));
    let plan = hall.pages().plan.clone();
    let next = |side| Intent::Plan(Change::Roster(side, 1));
    hall.tell([next(Side::First)]);
    assert_eq!((hall.pages().troops[0].as_deref(), &hall.pages().plan), (Some("aaa"), &plan));
    let set_up = shown(&hall);
    assert!(set_up.why.is_none(), "{:?}", set_up.why);
    assert_ne!((&set_up.sides[0].roster, &set_up.sides[0].units), (&before[0].roster, &before[0].units));
    assert!(set_up.sides[0].roster_about.is_some(), "which part of the roster it is");
    assert_eq!(set_up.sides[1], before[1], "the other side has the level's own");
    // One that can't be fielded says so, and no other force takes its place.
    hall.tell([next(Side::First)]);
    assert!(shown(&hall).why.is_some() && hall.pages().troops[0].as_deref() == Some("aab"));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::SetUp);
    hall.tell([Intent::Plan(Change::Roster(Side::First, -1))]);
    // They fight where the level's own would stand.
    hall.begin("two-groves");
    let (own, _) = level::shipped("two-groves").expect("it ships");
    let fought = hall.level();
    assert!(clans(&fought, Side::First).contains(&"mandrill"));
    assert_eq!((&fought.forces[1], &fought.sides[1], &fought.ground), (&own.forces[1], &own.sides[1], &own.ground));
    let leaders = fought.sides[0].platoons.iter().flat_map(|platoon| &platoon.units).map(|unit| &unit.members[0]);
    for leader in leaders {
        let cell = leader.cell.expect("everyone has a place");
        assert!(own.sides[0].zone.contains(cell), "{cell}");
    }
    // The battle has them with it: it goes on, and is fought again, without the file.
    hall.end_turn();
    let orders = hall.orders();
    fs::remove_file(roster).expect("it is there");
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::LastBattle)]);
    assert_eq!((hall.level().forces, hall.orders()), (fought.forces.clone(), orders));
    hall.tell([Intent::Again(Rematch::Swapped)]);
    assert_eq!(hall.level().forces, [fought.forces[1].clone(), fought.forces[0].clone()]);
    // Another level has forces of its own again.
    let other = hall.pages().levels.iter().position(|name| name == "the-saddle").expect("it is shipped");
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(other)]);
    assert_eq!(hall.pages().troops, [None, None]);
}

#[test]
fn troops_in_every_kind_of_battle() {
    home::run("fielded::a_roster_is_fielded_where_players_deploy_and_where_they_stand");
}

#[test]
#[ignore = "part of troops_in_every_kind_of_battle"]
fn a_roster_is_fielded_where_players_deploy_and_where_they_stand() {
    for name in ["fern-pass", "the-saddle", "five-wells", "bald-ridge-two"] {
        let mut hall = Hall::new();
        let place = hall.pages().levels.iter().position(|one| one == name).expect("it is shipped");
        hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place)]);
        while hall.pages().troops[1].as_deref() != Some("baboon-rifles") {
            hall.tell([Intent::Plan(Change::Roster(Side::Second, 1))]);
        }
        assert_eq!(shown(&hall).why, None, "{name}");
        hall.tell([Intent::Start]);
        assert_eq!(hall.pages().page, Page::Battle, "{name}");
        let clans = clans(&hall.level(), Side::Second).into_iter().map(str::to_owned).collect::<Vec<_>>();
        assert!(!clans.is_empty() && clans.iter().any(|clan| clan == "baboon"), "{name}: {clans:?}");
    }
}

const LEAGUE: &str = include_str!("../../assets/rosters/high-canopy-league.roster.ron");
const SIX: &str = include_str!("../../assets/rosters/canopy-six.roster.ron");
const TREES: &str = include_str!("../../levels/three-fig-trees.level.ron");
const ROAD: &str = include_str!("../../levels/ambush-on-the-salt-road.level.ron");

/// The game with these files of the player's own, and two people to play any book.
fn hall_with(files: &[(&str, &str)]) -> (Hall, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("it is written");
    }
    let mut hall = Hall::with(vec![folder.path().to_owned()]);
    hall.0.world_mut().resource_mut::<Pages>().seats.insert("Initiative", [Who::Human, Who::Human]);
    (hall, folder)
}

/// Sets up a level of another book than the first.
pub fn choose(hall: &mut Hall, level: &str) -> SetUp {
    let place = hall.pages().levels.iter().position(|name| name == level);
    let place = place.unwrap_or_else(|| panic!("{level} is not among {:?}", hall.pages().levels));
    hall.tell([Intent::Open(Shown::SetUp), Intent::ChooseLevel(place)]);
    shown(hall).clone()
}

/// Steps to a roster for a side; none for the level's own force.
pub fn field(hall: &mut Hall, side: Side, roster: Option<&str>) -> SetUp {
    for _ in 0..12 {
        if hall.pages().troops[side.index()].as_deref() == roster {
            return shown(hall).clone();
        }
        hall.tell([Intent::Plan(Change::Roster(side, 1))]);
    }
    panic!("{roster:?} is not offered");
}

/// The names of a side's units on its card.
pub fn on_card(set_up: &SetUp, side: Side) -> BTreeSet<String> {
    set_up.sides[side.index()].units.iter().map(|unit| unit.name.clone()).collect()
}

/// The names of a side's units in the battle on the table.
pub fn in_battle<B: Table>(hall: &Hall, side: Side) -> BTreeSet<String> {
    let names = B::names(hall.0.world()).into_iter();
    names.filter(|(unit, _)| unit.side == side).map(|(_, name)| name).collect()
}

/// The cells of one unit in the battle on the table, its leader's first.
fn cells<B: Table>(hall: &Hall, unit: &str) -> Vec<Cell> {
    let unit = unit.parse().expect("a unit");
    let mut pieces = B::pieces(B::view(hall.0.world()), Viewer::All);
    pieces.retain(|piece| piece.id.unit == unit);
    pieces.sort_by_key(|piece| !piece.leads);
    pieces.into_iter().filter_map(|piece| piece.cell).collect()
}

fn set_up_in_record<B: Table>(hall: &Hall) -> (B::Setup, usize) {
    let record = hall.0.world().resource::<Record<B>>();
    (record.level().expect("it began from a level").setup(), record.orders().count())
}

/// Gives an order in the default way, after the card between two players if there is one.
fn answer<B: Table>(hall: &mut Hall) {
    let before = set_up_in_record::<B>(hall).1;
    for _ in 0..3 {
        if set_up_in_record::<B>(hall).1 == before {
            hall.tell([Intent::Accept]);
        }
    }
    assert!(set_up_in_record::<B>(hall).1 > before, "{:?}", hall.above());
}

/// A roster replaces the first side's force on a level, is fought with, and is kept with the battle; the one called
/// `aab` has errors.
fn kept_with_its_battle<B: Table>((level, other): (&str, &str), roster: &str, [mine, left]: [&str; 2]) {
    let broken = format!("(format: 1, book: {}, nonsense: 3)", B::BOOK);
    let (mut hall, folder) = hall_with(&[("aaa.roster.ron", roster), ("aab.roster.ron", &broken)]);
    let before = choose(&mut hall, level);
    let plan = hall.pages().plan.clone();
    assert!(before.sides.iter().all(|side| side.other_rosters.as_ref() == Some(&word("setup-troops-own"))));
    let set_up = field(&mut hall, Side::First, Some("aaa"));
    assert_eq!((&set_up.why, &hall.pages().plan), (&None, &plan));
    assert_eq!(set_up.sides[1], before.sides[1], "the other side has the level's own");
    let card = &set_up.sides[0];
    assert!(card.other_rosters.as_ref().is_some_and(|name| name == "Mine"), "{:?}", card.other_rosters);
    assert!(card.roster.starts_with("Mine, "), "{}", card.roster);
    assert_eq!(card.roster_about, Some(say("setup-troops-without", &[("names", left.into())])));
    let forces = Side::BOTH.map(|side| on_card(&set_up, side));
    assert!(forces[0].contains(mine) && !forces[0].contains(left), "{forces:?}");
    assert_eq!(forces[0].len(), on_card(&before, Side::First).len(), "as many as the level takes");
    // One that can't be fielded says so, and no other force takes its place.
    let misfit = field(&mut hall, Side::First, Some("aab"));
    assert!(misfit.why.is_some() && misfit.sides[0].roster_about.is_none(), "{:?}", misfit.why);
    assert_eq!(misfit.sides[0].units, before.sides[0].units);
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::SetUp);
    field(&mut hall, Side::First, Some("aaa"));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::Battle);
    assert_eq!(Side::BOTH.map(|side| in_battle::<B>(&hall, side)), forces);
    assert_eq!(hall.pages().source, None, "standing orders of the level are for its own troops");
    // The battle has them with it: it goes on, and is fought again, without the file.
    answer::<B>(&mut hall);
    let kept = set_up_in_record::<B>(&hall);
    fs::remove_file(folder.path().join("aaa.roster.ron")).expect("it is there");
    hall.tell([Intent::Open(Shown::Title), Intent::Open(Shown::LastBattle)]);
    hall.wait(20);
    assert_eq!((hall.pages().page, set_up_in_record::<B>(&hall)), (Page::Battle, kept));
    hall.tell([Intent::Again(Rematch::Swapped)]);
    let [first, second] = &forces;
    assert_eq!(
        [in_battle::<B>(&hall, Side::First), in_battle::<B>(&hall, Side::Second)],
        [second.clone(), first.clone()]
    );
    // Another level has forces of its own again.
    let other = choose(&mut hall, other);
    assert_eq!((&hall.pages().troops, other.why), (&[None, None], None));
}

#[test]
fn own_troops_on_levels_of_the_second_book() {
    home::run("fielded::own_troops_of_the_second_book_are_kept_with_their_battle");
}

#[test]
#[ignore = "part of own_troops_on_levels_of_the_second_book"]
fn own_troops_of_the_second_book_are_kept_with_their_battle() {
    let mine = LEAGUE.replace("\"High Canopy League\"", "\"Mine\"").replace("Long Arm Rifles", "My Own");
    let levels = ("Suppression/low-water", "Suppression/three-fig-trees");
    kept_with_its_battle::<Suppression>(levels, &mine, ["My Own", "Ringtail Riders"]);
}

#[test]
fn own_troops_on_levels_of_the_third_book() {
    home::run("fielded::own_troops_of_the_third_book_are_kept_with_their_battle");
}

#[test]
#[ignore = "part of own_troops_on_levels_of_the_third_book"]
fn own_troops_of_the_third_book_are_kept_with_their_battle() {
    let mine = SIX.replace("\"Canopy Six\"", "\"Mine\"").replace("Captain Graciela", "My Own");
    let levels = ("Initiative/elephant-grass", "Initiative/the-pump-yard");
    kept_with_its_battle::<Initiative>(levels, &mine, ["My Own", "Bayani"]);
}

#[test]
fn troops_in_every_kind_of_battle_of_other_books() {
    home::run("fielded::a_roster_is_fielded_for_one_side_or_both_on_every_shipped_level");
}

#[test]
#[ignore = "part of troops_in_every_kind_of_battle_of_other_books"]
fn a_roster_is_fielded_for_one_side_or_both_on_every_shipped_level() {
    let (mut hall, _folder) = hall_with(&[]);
    let levels: Vec<String> = hall.pages().levels.clone();
    let mut tried = 0;
    for (book, rosters) in
        [("Suppression/", ["ironbough-column", "high-canopy-league"]), ("Initiative/", ["ironbough-six", "canopy-six"])]
    {
        for level in levels.iter().filter(|level| level.starts_with(book) && !level.contains(' ')) {
            for fielded in [[true, false], [false, true], [true, true]] {
                choose(&mut hall, level);
                for side in Side::BOTH {
                    field(&mut hall, side, None);
                }
                let own = Side::BOTH.map(|side| on_card(shown(&hall), side));
                for side in Side::BOTH.into_iter().filter(|side| fielded[side.index()]) {
                    // The one of the two that isn't the level's own.
                    let others = rosters.map(|roster| field(&mut hall, side, Some(roster)));
                    let is_other = |set_up: &SetUp| on_card(set_up, side) != own[side.index()];
                    let other = others.iter().position(is_other).expect("one of them is of the other army");
                    field(&mut hall, side, Some(rosters[other]));
                }
                let set_up = shown(&hall).clone();
                assert_eq!(set_up.why, None, "{level}, {fielded:?}");
                let now = Side::BOTH.map(|side| on_card(&set_up, side));
                assert_eq!(now.each_ref().map(BTreeSet::len), own.each_ref().map(BTreeSet::len), "{level}");
                for side in Side::BOTH {
                    let replaced = now[side.index()] != own[side.index()];
                    assert_eq!(replaced, fielded[side.index()], "{level}, {side:?}: {now:?}");
                }
                hall.tell([Intent::Start]);
                assert_eq!(hall.pages().page, Page::Battle, "{level}, {fielded:?}");
                let in_battle = Side::BOTH.map(|side| match book {
                    "Suppression/" => in_battle::<Suppression>(&hall, side),
                    _ => in_battle::<Initiative>(&hall, side),
                });
                assert_eq!(in_battle, now, "{level}");
                tried += 1;
            }
        }
    }
    assert!(tried >= 30, "attack and defense, ambush, load, mounts: {tried}");
}

#[test]
fn troops_where_a_level_places_its_own() {
    home::run("fielded::a_roster_takes_the_positions_of_the_levels_own_force");
}

#[test]
#[ignore = "part of troops_where_a_level_places_its_own"]
fn a_roster_takes_the_positions_of_the_levels_own_force() {
    let mine = "(format: 1, book: Suppression, name: \"Mine\", units: [
        (kind: \"lemur-leapers\", name: \"Six\"), (kind: \"capuchin-marksmen\", name: \"Three\"),
        (kind: \"marmoset-swarm\", name: \"Ten\")])";
    let four = "(format: 1, book: Initiative, name: \"Four\", characters: [
        (kind: \"capuchin-captain\", name: \"One\"), (kind: \"howler-gunner\", name: \"Two\"),
        (kind: \"lemur-scout\", name: \"Three\"), (kind: \"gibbon-climber\", name: \"Four\")])";
    let row = |row: i16, columns: &[i16]| {
        let cells: Vec<String> = columns.iter().map(|column| format!("({column}, {row})")).collect();
        cells.join(", ")
    };
    let rifles = row(0, &[3, 0, 1, 2, 4, 5, 6, 7]);
    let force = format!(
        "force: Roster(file: \"ironbough-column\", units: [1, 2, 3]),
         places: {{ \"r1.1\": [{rifles}], \"r1.3\": [{}] }},",
        row(0, &[20, 19, 21, 22, 23])
    );
    let trees = TREES.replace("force: Roster(file: \"ironbough-column\"),", &force);
    let force = "force: Roster(file: \"ironbough-six\"), carrier: \"r1.6\",
         places: { \"r1.1\": (20, 2), \"r1.6\": (21, 2) }, mounts: [(kind: \"mule\", name: \"Salt\", at: Under(\"r1.5\"))],";
    let road = ROAD.replace("force: Roster(file: \"ironbough-six\"),", force);
    let (mut hall, _folder) = hall_with(&[
        ("mine.roster.ron", mine),
        ("four.roster.ron", four),
        ("trees.level.ron", &trees),
        ("road.level.ron", &road),
    ]);
    // Each leader stands where one stood, with as many around it as there are now.
    choose(&mut hall, "Suppression/trees");
    let set_up = field(&mut hall, Side::First, Some("mine"));
    assert_eq!((set_up.why, &set_up.sides[0].roster_about), (None, &Some(word("setup-troops-whole"))));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::Battle);
    let [six, three, ten] = ["r1.1", "r1.2", "r1.3"].map(|unit| cells::<Suppression>(&hall, unit));
    assert_eq!(
        (six.len(), three.len(), ten.len()),
        (6, 0, 10),
        "the player sets up the one that the level doesn't place"
    );
    assert_eq!((six[0], ten[0]), (Cell::new(3, 0), Cell::new(20, 0)));
    let all: BTreeSet<Cell> = six.into_iter().chain(ten).collect();
    assert!(all.len() == 16 && all.iter().all(|cell| cell.y <= 4), "everyone has a place in the zone: {all:?}");
    // In a return match the others stand there.
    hall.tell([Intent::Again(Rematch::Swapped)]);
    assert_eq!(cells::<Suppression>(&hall, "r1.1")[0], Cell::new(3, 0));
    assert!(in_battle::<Suppression>(&hall, Side::Second).contains("Ten"));
    // Those that aren't there have no place, no mount and no load.
    choose(&mut hall, "Initiative/road");
    assert_eq!(field(&mut hall, Side::First, Some("four")).why, None);
    hall.tell([Intent::Start]);
    assert_eq!((hall.pages().page, in_battle::<Initiative>(&hall, Side::First).len()), (Page::Battle, 4));
    assert_eq!(cells::<Initiative>(&hall, "r1.1"), [Cell::new(20, 2)]);
    choose(&mut hall, "Initiative/road");
    assert_eq!(field(&mut hall, Side::First, Some("canopy-six")).why, None);
    hall.tell([Intent::Start]);
    assert_eq!(cells::<Initiative>(&hall, "r1.6"), [Cell::new(21, 2)]);
    assert!(in_battle::<Initiative>(&hall, Side::First).contains("Salt"), "the mule carries one of the others");
}

#[test]
fn troops_that_do_not_fit() {
    home::run("fielded::troops_that_do_not_fit_say_why");
}

#[test]
#[ignore = "part of troops_that_do_not_fit"]
fn troops_that_do_not_fit_say_why() {
    let small = TREES.replace("zone: [((0, 0), (35, 4))]", "zone: [((0, 0), (3, 1))]").replace(
        "force: Roster(file: \"ironbough-column\"),",
        "force: Roster(file: \"ironbough-column\", units: [3]),",
    );
    let swarm = "(format: 1, book: Suppression, name: \"Swarm\", units: [
        (kind: \"capuchin-marksmen\", name: \"One\"), (kind: \"lemur-leapers\", name: \"Two\"),
        (kind: \"marmoset-swarm\", name: \"Three\")])";
    let three = "(format: 1, book: Initiative, name: \"Three\", characters: [
        (kind: \"capuchin-captain\", name: \"One\"), (kind: \"howler-gunner\", name: \"Two\"),
        (kind: \"lemur-scout\", name: \"Three\")])";
    let (mut hall, _folder) =
        hall_with(&[("small.level.ron", &small), ("swarm.roster.ron", swarm), ("three.roster.ron", three)]);
    let why = |set_up: SetUp| set_up.why.map(|why| why.words);
    choose(&mut hall, "Suppression/small");
    assert_eq!(why(field(&mut hall, Side::First, Some("high-canopy-league"))), None);
    let refused = why(field(&mut hall, Side::First, Some("swarm")));
    assert_eq!(refused.as_deref(), Some("The zone has room for 8 primates; 10 set up there"));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::SetUp);
    // The ambushers are the first, third, fourth and sixth of a band.
    choose(&mut hall, "Initiative/ambush-on-the-salt-road");
    let refused = why(field(&mut hall, Side::Second, Some("three")));
    assert_eq!(refused.as_deref(), Some("A band has 3 to 6 characters; this one has 2 (G11)"));
    hall.tell([Intent::Start]);
    assert_eq!(hall.pages().page, Page::SetUp);
    assert_eq!(why(field(&mut hall, Side::Second, None)), None);
}

#[test]
fn levels_with_no_other_troops() {
    home::run("fielded::levels_of_the_fourth_book_have_their_own_troops_only");
}

#[test]
#[ignore = "part of levels_with_no_other_troops"]
fn levels_of_the_fourth_book_have_their_own_troops_only() {
    let (mut hall, _folder) = hall_with(&[]);
    let before = choose(&mut hall, "Hexes/entrenched");
    assert!(before.sides.len() == 2 && before.sides.iter().all(|side| side.other_rosters.is_none()));
    let plan = hall.pages().plan.clone();
    hall.tell([Intent::Plan(Change::Roster(Side::First, 1))]);
    assert_eq!((&hall.pages().troops, &hall.pages().plan), (&[None, None], &plan));
    assert_eq!(shown(&hall).sides, before.sides);
}
