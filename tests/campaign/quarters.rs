//! A troop in camp as plain values: what is shown and offered there is exactly what may be ordered (C-12, C-39, G-30).

use crate::kit::{STRONG, WEAK, begun, campaign, give, hex, settle, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        door,
        order::{Ask, Order},
        quarters::{self, Quarters},
    },
    data::monkeys::roster::{Item, reinforce::Brings},
    dice::Dice,
};

fn seen(world: &World, of: &str) -> Quarters {
    let question = door::asked(world).expect("somebody is asked");
    quarters::quarters(world, troop(of), question)
}

#[test]
fn g_30_what_is_for_sale_is_shown_in_a_town_between_rounds_only() {
    let nine = r#"Inline(name: "A", squads: [(name: "Kudu", members: [(clan: "macaque", count: 9)])])"#;
    let tribes = tribe('r', &[((2, 2), nine), ((0, 0), nine)]) + &tribe('b', &[((4, 4), WEAK), ((4, 3), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::Designate(troop("r1")));
    let camp = seen(&world, "r1");
    assert!(camp.in_town && camp.offers.is_empty(), "not in a turn: {:?}", camp.offers);
    let tent = &camp.platoons[0].units[0];
    assert_eq!((tent.name.as_str(), tent.members.len()), ("Kudu", 9));
    give(&mut world, Order::Done);
    give(&mut world, Order::Designate(troop("b1")));
    for _ in 0..3 {
        give(&mut world, Order::Done);
    }
    assert!(seen(&world, "r2").offers.is_empty(), "it is far from any town");
    let offers = seen(&world, "r1").offers;
    let recruit = offers.iter().find(|offer| offer.price == 11).expect("one macaque for 11 scrap");
    assert_eq!(recruit.platoon, 0);
    give(&mut world, recruit.order.clone());
    assert_eq!(seen(&world, "r1").platoons[0].units[0].members.len(), 10);
    assert!(!seen(&world, "r1").offers.iter().any(|offer| offer.price == 11), "ten are a squad (1.12)");
}

/// Gives default orders until a tribe may buy; false if the campaign ends before that.
fn until_supply(world: &mut World, tribe: char) -> bool {
    while let Some(question) = door::asked(world) {
        if question.tribe == tribe && question.ask == Ask::Supply {
            return true;
        }
        if matches!(question.ask, Ask::Fight { .. }) {
            settle(world);
            continue;
        }
        let choices = door::choices(world);
        let order = choices.iter().rfind(|order| matches!(order, Order::Done)).or(choices.first()).cloned();
        give(world, order.expect("something may be ordered"));
    }
    false
}

#[test]
fn g_30_what_a_troop_has_lost_can_be_bought_again() {
    let gun = r#"Inline(name: "Guns", scrap: 999, squads: [
        (name: "Gunners", members: [(clan: "baboon", count: 9)], vehicles: [(kind: "artillery")]),
    ])"#;
    let two = gun.replace("(kind", "(kind: \"artillery\"), (kind");
    let tribes = |blue: &str| {
        let tribes = tribe('r', &[((2, 1), gun)]) + &tribe('b', &[((2, 2), blue)]);
        campaign(&tribes.replace("troops:", "scrap: 999, troops:"), "")
    };
    let guns = |world: &World| {
        let offers = seen(world, "b1").offers.into_iter();
        let guns = offers.filter(|offer| matches!(offer.what.brings(), Brings::Vehicle { kind: "artillery", .. }));
        guns.collect::<Vec<_>>()
    };
    let has = |world: &World| seen(world, "b1").platoons[0].units[0].vehicles.len();
    // A shell on column 1, row 1 wrecks the gun of the troop in the town: 6 against its 6.
    let shelled = |blue: &str| {
        let mut world = World::new();
        let dice = [1, 1].into_iter().chain([6; 4]).chain([1; 12]).collect();
        door::begin_with(&mut world, &tribes(blue), 1, Dice::scripted(dice));
        give(&mut world, Order::Shell(troop("b1")));
        give(&mut world, Order::Grid(vec![(1, 1)]));
        assert!(until_supply(&mut world, 'b'));
        world
    };
    let mut world = shelled(gun);
    assert_eq!(has(&world), 0);
    let offers = guns(&world);
    assert_eq!(offers.iter().map(|offer| offer.price).collect::<Vec<_>>(), [85], "what Gunners came with");
    give(&mut world, offers[0].order.clone());
    assert_eq!(has(&world), 1, "they have one again");
    // Nothing was lost, so the only offer is another one like the existing one.
    let mut whole = begun(&tribes(gun));
    assert!(until_supply(&mut whole, 'b'));
    assert_eq!((has(&whole), guns(&whole).len()), (1, 1));
    // Two lost ones of a kind are one offer; so are a lost one and an existing one.
    let mut world = shelled(&two);
    assert_eq!((has(&world), guns(&world).len()), (0, 1));
    let again = guns(&world).remove(0).order;
    give(&mut world, again);
    assert_eq!((has(&world), guns(&world).len()), (1, 1));
}

/// A shell hits the command squad of a troop in a town and kills all of it; the squad next to it is unharmed.
fn headless() -> World {
    let gun = r#"Inline(name: "Guns", squads: [
        (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    ])"#;
    let staff = r#"Inline(name: "Staff", command: Some((
        co: (clan: "baboon", talents: ["Discipline"]), xo: (clan: "macaque", vehicles: [(kind: "buggy")]),
        teams: [(kind: Tankbuster, members: [(clan: "gorilla", weapons: ["rocket launcher"]), (clan: "gorilla")])],
    )), squads: [(name: "Kudu", members: [(clan: "baboon", count: 5)])])"#;
    let tribes = tribe('r', &[((2, 1), gun)]) + &tribe('b', &[((2, 2), staff)]);
    let tribes = tribes.replace("troops:", "scrap: 999, troops:");
    let mut world = World::new();
    let dice = [1, 1].into_iter().chain([6; 40]).collect();
    door::begin_with(&mut world, &campaign(&tribes, ""), 1, Dice::scripted(dice));
    give(&mut world, Order::Shell(troop("b1")));
    give(&mut world, Order::Grid(vec![(2, 2), (1, 1)]));
    assert!(until_supply(&mut world, 'b'));
    world
}

#[test]
fn g_30_officers_and_fireteams_that_are_gone_can_be_bought_again() {
    let mut world = headless();
    let names = |world: &World| {
        let camp = seen(world, "b1");
        let manned = camp.platoons[0].units.iter().filter(|unit| !unit.members.is_empty());
        manned.map(|unit| (unit.name.clone(), unit.members.len(), unit.vehicles.len())).collect::<Vec<_>>()
    };
    assert_eq!(names(&world), [("Kudu".to_owned(), 5, 0)], "the command squad is gone");
    let lost = |world: &World| {
        let offers = seen(world, "b1").offers.into_iter();
        let lost = offers.filter(|offer| matches!(offer.what.brings(), Brings::Officer { .. } | Brings::Team { .. }));
        lost.collect::<Vec<_>>()
    };
    let told: Vec<(String, u32)> = lost(&world)
        .iter()
        .map(|offer| match offer.what.brings() {
            Brings::Officer { name, clan } => (format!("{name}: {clan}"), offer.price),
            Brings::Team { name, clan, count } => (format!("{name}: {count} {clan}"), offer.price),
            other => panic!("{other:?}"),
        })
        .collect();
    // As much as in a roster: primates, talents and weapons, without the vehicle.
    let staff = [("Staff CO: baboon", 28), ("Staff XO: macaque", 11), ("Staff tankbuster team: 2 gorilla", 41)];
    assert_eq!(told, staff.map(|(words, price)| (words.to_owned(), price)));
    // An officer alone does not make a command squad, but a fireteam does (1.13): what can serve stays on offer.
    while let Some(offer) = lost(&world).into_iter().find(|offer| door::check(&world, &offer.order).is_ok()) {
        let before = lost(&world).len();
        give(&mut world, offer.order);
        assert_eq!(lost(&world).len(), before - 1, "nobody is bought twice");
    }
    let all = names(&world);
    assert_eq!(
        all.iter().map(|(name, count, _)| (name.as_str(), *count)).collect::<Vec<_>>(),
        [("Kudu", 5), ("Staff CO", 1), ("Staff XO", 1), ("Staff tankbuster team", 2)]
    );
    // The buggy that outlived its XO gets a driver again; a wrecked one is bought like any vehicle.
    let twice = lost(&headless()).remove(0).order;
    assert!(door::check(&world, &twice).is_err(), "there is a CO");
}

#[test]
fn c_12_the_store_shows_what_each_thing_is_sold_for() {
    let tribes = tribe('r', &[((1, 1), STRONG)]) + &tribe('b', &[((2, 2), WEAK), ((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    give(&mut world, Order::March(hex(2, 2)));
    settle(&mut world);
    let way = door::choices(&world)[0].clone();
    give(&mut world, way);
    let camp = seen(&world, "r1");
    let rifle = Item::Weapon("assault rifle".into());
    assert!(camp.store.iter().all(|(item, price)| *item != rifle || *price == 1), "half of 3, rounded down");
    let before = camp.store.len();
    assert!(before > 0, "somebody died: choose another seed");
    give(&mut world, Order::Sell { troop: troop("r1"), items: vec![camp.store[0].0.clone()] });
    assert_eq!(seen(&world, "r1").store.len(), before - 1);
}
