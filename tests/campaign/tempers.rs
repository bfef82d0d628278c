//! Tempers of scripted tribes: files, and whether their actions can be told apart.

use crate::kit::{WEAK, begun, campaign, commander, give, hex, tribe};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        chronicle::{Chronicle, Event},
        door,
        file::Saga,
        order::Order,
        reasons, script,
        seats::{Seat, Seats},
    },
    data::{library, monkeys::temper, persona::Strength},
};

const FIVE: &str = r#"Inline(name: "P", squads: [
    (name: "Teal", members: [(clan: "macaque", count: 6, weapons: ["assault rifle"])]),
    (name: "Wren", members: [(clan: "macaque", count: 5)]),
])"#;

/// A campaign in which each tribe has this temper.
fn seated(tribes: &str, more: &str, temper: &str, seed: u64) -> World {
    let campaign = campaign(tribes, more);
    let mut world = World::new();
    door::begin(&mut world, &campaign, seed);
    let seat = Seat::Script { temper: temper.into(), commander: "steady".into(), strength: Strength::Quick };
    let seats = campaign.tribes.iter().map(|tribe| (tribe.key, seat.clone())).collect();
    world.insert_resource(Seats(seats));
    world
}

fn two_each() -> String {
    tribe('r', &[((1, 0), FIVE), ((1, 4), FIVE)]) + &tribe('b', &[((3, 0), FIVE), ((3, 4), FIVE)])
}

fn play(world: &mut World) {
    let commander = commander();
    script::play_out(world, |_| &commander).expect("it plays");
}

/// Battles started, hexes marched and scrap spent in some campaigns.
fn deeds(temper: &str) -> [u64; 3] {
    let mut deeds = [0; 3];
    for seed in 1..=6 {
        let mut world = seated(&two_each(), "", temper, seed);
        play(&mut world);
        for entry in world.resource::<Chronicle>().entries() {
            match &entry.event {
                Event::Met { .. } => deeds[0] += 1,
                Event::Marched { .. } => deeds[1] += 1,
                Event::Reinforced { scrap, .. } => deeds[2] += u64::from(*scrap),
                _ => {}
            }
        }
    }
    deeds
}

#[test]
fn shipped_tempers_are_good() {
    let names = library::tempers();
    assert_eq!(names, ["marauder", "steady", "warden"]);
    for name in names {
        temper::shipped(&name).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    assert!(temper::shipped("wardens").expect_err("nobody has it").to_string().contains("did you mean `warden`?"));
}

#[test]
fn every_fault_of_a_temper_is_said_at_once() {
    let text = library::temper("steady").expect("it ships");
    let bad = text.replace("odds: 55", "odds: 155").replace("tries: 2", "tries: 99").replace("\"Steady\"", "\"\"");
    let told = temper::parse("bad.temper.ron", &bad).expect_err("it is full of faults").to_string();
    for part in ["name:", "odds:", "tries:"] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
}

#[test]
fn tempers_differ_in_what_they_do() {
    let [marauder, steady, warden] = ["marauder", "steady", "warden"].map(deeds);
    let [battles, marches, _] = [0, 1, 2];
    assert!(marauder[battles] >= steady[battles] + 3, "{marauder:?} {steady:?} {warden:?}");
    assert!(steady[battles] >= warden[battles] + 3, "{marauder:?} {steady:?} {warden:?}");
    assert!(marauder[marches] > warden[marches], "{marauder:?} {steady:?} {warden:?}");
}

#[test]
fn a_seat_with_a_temper_that_is_gone_says_so() {
    let world = seated(&two_each(), "", "gone", 1);
    let commander = commander();
    let why = script::answer(&world, |_| &commander).expect_err("there is no such temper").to_string();
    assert!(why.contains("no temper `gone`"), "{why}");
}

#[test]
fn c_26_a_warden_leaves_strong_natives_alone_and_a_marauder_takes_weak_ones() {
    for (temper, guard, attacks) in [("warden", crate::kit::STRONG, false), ("marauder", crate::kit::WEAK, true)] {
        let natives = format!("natives: [(name: \"Town Guard\", at: (2, 2), platoons: [{guard}])],");
        let tribes = tribe('r', &[((2, 1), FIVE)]) + &tribe('b', &[((4, 4), FIVE)]);
        let world = seated(&tribes, &natives, temper, 1);
        let commander = commander();
        let decision = script::decide(&world, |_| &commander).expect("it decides");
        assert_eq!(decision.order == Order::March(hex(2, 2)), attacks, "{temper}: {}", decision.why.words());
    }
}

#[test]
fn c_25_a_temper_says_from_how_many_squads_on_its_guns_fire() {
    let battery = r#"Inline(name: "Battery", squads: [
        (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    ])"#;
    // Nobody marches against an enemy this strong, and there is nothing else to go for.
    let strong = crate::kit::STRONG;
    let tribes = tribe('r', &[((2, 1), battery)]) + &tribe('b', &[((2, 2), strong)]);
    for (temper, fires) in [("marauder", false), ("steady", true), ("warden", true)] {
        let world = seated(&tribes, "", temper, 1);
        let commander = commander();
        let decision = script::decide(&world, |_| &commander).expect("it decides");
        assert_eq!(matches!(decision.order, Order::Shell(_)), fires, "{temper}: {}", decision.why.words());
    }
}

#[test]
fn reasons_are_saved_with_the_campaign_and_go_when_an_order_is_taken_back() {
    let tribes = tribe('r', &[((0, 0), WEAK)]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let commander = commander();
    let decision = script::decide(&world, |_| &commander).expect("it decides");
    let why = decision.why.words();
    give(&mut world, decision.order);
    reasons::note(&mut world, 'r', why.clone());
    let saved = Saga::of(&world);
    assert_eq!(saved.reasons.last_of('r'), Some(why.as_str()));
    assert_eq!(saved.reasons.last_of('b'), None);
    let read = Saga::read("a.saga.ron", &saved.text()).expect("it can be read");
    assert_eq!(read, saved);
    let mut again = World::new();
    read.play("a.saga.ron", &mut again).expect("it can be played");
    assert_eq!(again.resource::<reasons::Reasons>().last_of('r'), Some(why.as_str()));
    assert!(door::undo(&mut world));
    assert!(world.resource::<reasons::Reasons>().is_empty());
}
