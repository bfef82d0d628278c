//! Regrouping and reinforcing what losses have left: only what a change itself brings is refused (C-09, C-12, C-39,
//! G-30).

use crate::kit::{campaign, give, refused, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        Illegal, NoCamp, door,
        order::{Ask, Order},
        script,
        state::{self, Ranks},
    },
    data::{
        library,
        monkeys::{roster::Purchase, temper},
    },
    dice::Dice,
    force::Post,
};
use std::sync::Arc;

/// A squad with an artillery vehicle.
const GUN: &str = r#"Inline(name: "Battery", squads: [
    (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
])"#;

/// Red's gun shells blue's first troop, which is in a town; its squad in this place is hit, counted from 0. The dice
/// are those of the shell and of the tables.
fn shelled(blue: &[&str], hit: u8, dice: &[u8]) -> World {
    let troops: Vec<_> = blue.iter().map(|platoons| ((2, 2), *platoons)).collect();
    let tribes = tribe('r', &[((2, 1), GUN)]) + &tribe('b', &troops);
    let mut world = World::new();
    let dice = Dice::scripted([&[1, 1], dice].concat());
    door::begin_with(&mut world, &campaign(&tribes.replace("troops:", "scrap: 1999, troops:"), ""), 1, dice);
    give(&mut world, Order::Shell(troop("b1")));
    let squads = monkeys::campaign::shelling::squads(&world, troop("b1")).len() as u8;
    let square = |place: u8| if place == hit { (1, 1) } else { (2 + place / 5, 2 + place % 5) };
    give(&mut world, Order::Grid((0..squads).map(square).collect()));
    while matches!(asked(&world), Ask::Shot { .. }) {
        let usual = door::choices(&world).swap_remove(0);
        give(&mut world, usual);
    }
    world
}

fn asked(world: &World) -> Ask {
    door::asked(world).expect("somebody is asked").ask.clone()
}

fn ranks(world: &World) -> Ranks {
    state::of(world, troop("b1"))
}

/// The living in each unit of a platoon.
fn sizes(world: &World, platoon: usize) -> Vec<usize> {
    ranks(world).0[platoon].units.iter().map(|unit| unit.soldiers.len()).collect()
}

fn reassign(unit: (u8, u8), to: u8, exchange: Option<u8>) -> Order {
    Order::Reassign { troop: troop("b1"), unit, to, exchange }
}

fn transfer(world: &World, (platoon, unit): (usize, usize), place: usize, to: (u8, u8)) -> Order {
    let soldier = ranks(world).0[platoon].units[unit].soldiers[place].id;
    Order::Transfer { troop: troop("b1"), soldier, to, exchange: None }
}

fn camp_refusal(world: &mut World, order: Order) -> NoCamp {
    match refused(world, order) {
        Illegal::Camp(why) => why,
        other => panic!("{other:?}"),
    }
}

/// Two gorillas with a buggy whose driver has died, and two squads of baboons beside them; another platoon has an APC.
fn driverless() -> World {
    let first = r#"Veterans(name: "A", units: [
        (post: "1", name: "Kudu", members: [(clan: "gorilla", count: 2), (clan: "chimpanzee")], vehicles: [(kind: "buggy")]),
        (post: "2", name: "Oryx", members: [(clan: "baboon", count: 6)]),
        (post: "3", name: "Topi", members: [(clan: "baboon", count: 5)]),
    ])"#;
    let second = r#"Veterans(name: "B", units: [
        (post: "1", name: "Eland", members: [(clan: "gorilla", count: 5), (clan: "chimpanzee")], vehicles: [(kind: "apc")]),
    ])"#;
    let both = format!("{first}, {second}");
    // 6 against the buggy's 6, one die. A 4 wounds all three, and the driver dies of it.
    let world = shelled(&[both.as_str()], 0, &[4, 1, 1, 6]);
    assert_eq!(sizes(&world, 0), [2, 6, 5]);
    assert_eq!(ranks(&world).0[0].units[0].vehicles.len(), 1, "the buggy is still there");
    world
}

#[test]
fn c_09_a_vehicle_without_a_driver_hinders_no_other_squad() {
    let mut world = driverless();
    let order = transfer(&world, (0, 1), 2, (0, 2));
    give(&mut world, order);
    assert_eq!(sizes(&world, 0), [2, 5, 6]);
    give(&mut world, reassign((0, 2), 1, None));
    assert_eq!((sizes(&world, 0), sizes(&world, 1)), (vec![2, 5], vec![6, 6]));
    // It may move too: it is no worse off in another platoon.
    give(&mut world, reassign((0, 0), 1, None));
    assert_eq!((sizes(&world, 0), sizes(&world, 1)), (vec![5], vec![6, 6, 2]));
    // And a primate may leave it.
    let order = transfer(&world, (1, 2), 1, (1, 0));
    give(&mut world, order);
    assert_eq!(sizes(&world, 1), [7, 6, 1]);
}

#[test]
fn c_09_no_further_vehicle_loses_its_driver() {
    let mut world = driverless();
    let order = transfer(&world, (1, 0), 5, (0, 0));
    let why = camp_refusal(&mut world, order);
    assert_eq!(why, NoCamp::Driverless { unit: "Eland".into() }, "the chimpanzee drives the APC");
}

#[test]
fn c_12_and_g_30_a_platoon_with_a_vehicle_without_a_driver_is_equipped_and_reinforced() {
    let mut world = driverless();
    while asked(&world) != Ask::Supply {
        give(&mut world, Order::Done);
    }
    let buy = |what: &str| {
        let what = Purchase::read(what).expect("it is one");
        Order::Buy { troop: troop("b1"), platoon: 0, what }
    };
    give(&mut world, buy(r#"Primates(unit: "2", members: [(clan: "baboon", count: 1)])"#));
    assert_eq!(sizes(&world, 0), [2, 7, 5]);
    give(&mut world, buy(r#"Vehicle(unit: "2", vehicle: (kind: "buggy"))"#));
    let why = camp_refusal(&mut world, buy(r#"Vehicle(unit: "1", vehicle: (kind: "buggy"))"#));
    assert!(matches!(&why, NoCamp::NotForSale { .. }), "nobody could drive the second one either: {why:?}");
    give(&mut world, buy(r#"Primates(unit: "1", members: [(clan: "chimpanzee", count: 1)])"#));
    assert_eq!(sizes(&world, 0), [3, 7, 5], "the buggy has a driver again");
}

/// A platoon of squads of five marmosets with these names.
fn squads(name: &str, names: &[&str]) -> String {
    let squad = |squad: &&str| format!(r#"(name: "{squad}", members: [(clan: "marmoset", count: 5)])"#);
    let squads: Vec<String> = names.iter().map(squad).collect();
    format!(r#"Inline(name: "{name}", squads: [{}])"#, squads.join(", "))
}

/// A shell that wounds five marmosets, all of whom die: 6 against 5, two dice.
const FIVE_DIE: [u8; 7] = [6; 7];

#[test]
fn c_09_a_squad_takes_the_post_of_one_that_is_gone() {
    let both = squads("A", &["Kudu", "Oryx", "Topi", "Eland"]) + ", " + &squads("B", &["Wren", "Lory"]);
    let mut world = shelled(&[both.as_str()], 1, &FIVE_DIE);
    assert_eq!(sizes(&world, 0), [5, 0, 5, 5]);
    give(&mut world, reassign((1, 0), 0, None));
    assert_eq!(sizes(&world, 0), [5, 5, 5, 5]);
    let posts: Vec<(Post, String)> =
        ranks(&world).0[0].units.iter().map(|unit| (unit.post, unit.name.clone())).collect();
    assert_eq!(posts[1], (Post::Squad(2), "Wren".to_owned()));
    assert_eq!(camp_refusal(&mut world, reassign((1, 0), 0, None)), NoCamp::Full { platoon: "A".into() });
}

/// A command squad of marmosets with this many fireteams, and these squads.
fn commanded(name: &str, teams: usize, names: &[&str]) -> String {
    let team = r#"(kind: Grenadier, members: [(clan: "marmoset", count: 2)]), "#.repeat(teams);
    let squad = |squad: &&str| format!(r#"(name: "{squad}", members: [(clan: "marmoset", count: 5)])"#);
    let squads: Vec<String> = names.iter().map(squad).collect();
    format!(
        r#"Inline(name: "{name}", scrap: 999, command: (co: (clan: "marmoset"), xo: (clan: "marmoset"), teams: [{team}]),
            squads: [{}])"#,
        squads.join(", ")
    )
}

/// A shell on a command squad with this many fireteams: all are wounded, and the first team dies.
fn first_team_dies(teams: usize) -> Vec<u8> {
    let dice = if teams == 2 { 1 } else { 2 };
    [vec![6; dice], vec![1, 1, 6, 6], vec![1; 2 * teams - 2]].concat()
}

/// The place of a command squad on the grid: squads come first.
const AFTER_ONE: u8 = 1;

#[test]
fn c_09_a_fireteam_takes_the_post_of_one_that_is_gone() {
    let both = commanded("A", 4, &["Kudu"]) + ", " + &commanded("B", 2, &["Oryx"]);
    let mut world = shelled(&[both.as_str()], AFTER_ONE, &first_team_dies(4));
    assert_eq!(sizes(&world, 0), [5, 1, 1, 0, 2, 2, 2]);
    give(&mut world, reassign((1, 4), 0, None));
    assert_eq!(sizes(&world, 0), [5, 1, 1, 2, 2, 2, 2]);
}

#[test]
fn c_09_a_fireteam_that_is_gone_does_not_stay_with_the_officers() {
    let both = commanded("A", 2, &["Kudu"]) + ", " + &commanded("B", 1, &["Oryx"]);
    let mut world = shelled(&[both.as_str()], AFTER_ONE, &first_team_dies(2));
    assert_eq!(sizes(&world, 0), [5, 1, 1, 0, 2]);
    assert_eq!(camp_refusal(&mut world, reassign((0, 4), 1, None)), NoCamp::NoTeams { platoon: "A".into() });
    give(&mut world, reassign((0, 4), 1, Some(3)));
    assert_eq!((sizes(&world, 0), sizes(&world, 1)), (vec![5, 1, 1, 2], vec![5, 1, 1, 2]), "one for one");
}

#[test]
fn c_09_officers_without_a_fireteam_keep_no_standard_squad() {
    let both = commanded("A", 1, &["Kudu", "Oryx", "Topi"]) + ", " + &squads("B", &["Wren"]);
    let mut world = shelled(&[both.as_str()], 3, &first_team_dies(1));
    assert_eq!(sizes(&world, 0), [5, 5, 5, 1, 1, 0]);
    give(&mut world, reassign((0, 0), 1, None));
    give(&mut world, reassign((0, 0), 1, None));
    assert_eq!((sizes(&world, 0), sizes(&world, 1)), (vec![5, 1, 1], vec![5, 5, 5]));
}

#[test]
fn c_39_a_platoon_with_nobody_left_is_not_exchanged() {
    let both = squads("A", &["Kudu"]) + ", " + &squads("B", &["Oryx"]);
    let other = squads("C", &["Topi"]);
    let mut world = shelled(&[both.as_str(), other.as_str()], 0, &FIVE_DIE);
    give(&mut world, Order::Designate(troop("b1")));
    let trade = |one: u8| Order::Trade { one: (troop("b1"), one), other: (troop("b2"), 0) };
    assert_eq!(camp_refusal(&mut world, trade(0)), NoCamp::WipedOut { platoon: "A".into() });
    let back = Order::Trade { one: (troop("b2"), 0), other: (troop("b1"), 0) };
    assert_eq!(camp_refusal(&mut world, back), NoCamp::WipedOut { platoon: "A".into() });
    give(&mut world, trade(1));
    for name in ["b1", "b2"] {
        let ranks: Ranks = state::of(&world, troop(name));
        assert!(ranks.0.iter().any(state::Platoon::has_anybody), "somebody is left in {name}");
    }
}

#[test]
fn c_39_a_scripted_tribe_exchanges_only_platoons_with_somebody_in_them() {
    // A shell wipes out A. B is about to attack a weak troop, and a fresh platoon is in the same town: it goes instead.
    let both = squads("A", &["Kudu"])
        + r#", Inline(name: "B", squads: [(name: "Oryx", members: [(clan: "baboon", count: 5)])])"#;
    let fresh = r#"Inline(name: "C", squads: [(name: "Topi", members: [(clan: "baboon", count: 10)])])"#;
    let weak = squads("D", &["Wren"]);
    let tribes = tribe('r', &[((2, 1), GUN), ((2, 3), weak.as_str())])
        + &tribe('b', &[((2, 2), both.as_str()), ((2, 2), fresh)]);
    let mut world = World::new();
    let dice = Dice::scripted([&[1, 1][..], &FIVE_DIE].concat());
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, dice);
    give(&mut world, Order::Designate(troop("r1")));
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(1, 1), (2, 2)]));
    while matches!(asked(&world), Ask::Shot { .. }) {
        let usual = door::choices(&world).swap_remove(0);
        give(&mut world, usual);
    }
    give(&mut world, Order::Designate(troop("b1")));
    // It doesn't stay to guard the town.
    let bold = library::temper("steady").expect("it ships").replace("guards: 50", "guards: 0");
    let (bold, _) = temper::parse("bold", &bold).expect("it is good");
    world.insert_resource(script::Tempers(vec![('b', Arc::new(bold))]));
    let commander = crate::kit::commander();
    let order = script::answer(&world, |_| &commander).expect("battles can be fought");
    assert_eq!(order, Order::Trade { one: (troop("b1"), 1), other: (troop("b2"), 0) });
    give(&mut world, order);
}
