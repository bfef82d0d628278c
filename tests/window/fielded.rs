//! Players' own troops on levels that have forces of their own: chosen in the set-up, fought with, and kept.

use super::{home, ways::Hall};
use monkeys::{
    data::monkeys::level::{self, Level},
    force::Side,
    input::{
        Intent, Shown,
        intent::{Change, Rematch},
    },
    panels::{Scene, setup::SetUp},
    screens::Page,
    words::word,
};
use std::fs;

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
