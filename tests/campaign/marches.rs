//! How fast a troop is with its vehicles: the fastest legal seating counts (C-04, C-05, G-23).

use crate::kit::{WEAK, begun, campaign, give, tribe, troop};
use bevy_ecs::world::World;
use monkeys::{
    campaign::{
        door, march,
        order::{Ask, Order},
        state::{self, Ranks},
    },
    data::monkeys::roster::{Member, Unit},
    dice::Dice,
    rules::monkeys::{
        muster::Hurts,
        profiles::{Profiles, Size},
    },
};

/// Hexes that a squad of these members with these vehicles marches in a turn.
fn hexes(members: &str, vehicles: &str) -> u8 {
    let squad = format!(
        r#"Veterans(name: "A", units: [(post: "1", name: "Kudu", members: [{members}], vehicles: [{vehicles}])])"#
    );
    let tribes = tribe('r', &[((2, 2), squad.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let tribes = tribes.replace("troops:", "scrap: 999, troops:");
    march::hexes(&begun(&campaign(&tribes, "switches: (least_one_hex: false),")), troop("r1"))
}

#[test]
fn c_05_whoever_limps_drives_and_the_others_walk() {
    let six = r#"(clan: "macaque"), (clan: "macaque", hurts: (speed: 3)), (clan: "macaque", count: 4)"#;
    assert_eq!(hexes(six, ""), 1, "21 of 24 are left on foot");
    assert_eq!(hexes(six, r#"(kind: "buggy")"#), 2, "the buggy has one seat, and it is for that one");
}

#[test]
fn c_05_seats_go_to_those_who_are_slowest_on_foot() {
    // A gun has a driver and one seat. The gibbon with a bad leg is slower than a baboon.
    let three = r#"(clan: "gibbon", hurts: (speed: 18)), (clan: "chimpanzee"), (clan: "chimpanzee")"#;
    assert_eq!(hexes(three, ""), 1);
    assert_eq!(hexes(three, r#"(kind: "artillery")"#), 1, "as fast as the gun");
    let lame = r#"(clan: "baboon", count: 3, hurts: (speed: 12))"#;
    assert_eq!(hexes(lame, r#"(kind: "artillery")"#), 0, "one of three is left on foot with 6");
    let lame = r#"(clan: "baboon", count: 2, hurts: (speed: 12)), (clan: "baboon")"#;
    assert_eq!(hexes(lame, r#"(kind: "artillery")"#), 1, "one drives, the other rides");
}

#[test]
fn c_05_a_large_one_takes_two_seats() {
    // A tank has two seats: for one gorilla beside the driver, or for two chimpanzees.
    let lame = |clan: &str| format!(r#"(clan: "{clan}", count: 2, hurts: (speed: 12)), (clan: "chimpanzee")"#);
    assert_eq!(hexes(&lame("gorilla"), r#"(kind: "tank")"#), 0, "the second gorilla walks");
    assert_eq!(hexes(&lame("chimpanzee"), r#"(kind: "tank")"#), 2);
}

#[test]
fn c_05_nobody_rides_a_vehicle_that_has_lost_its_driver() {
    let gun = r#"Inline(name: "Battery", squads: [
        (name: "Gunners", members: [(clan: "baboon", count: 5)], vehicles: [(kind: "artillery")]),
    ])"#;
    let carrier = r#"Veterans(name: "Carrier", units: [
        (post: "1", name: "Kudu", members: [(clan: "gorilla", count: 2), (clan: "chimpanzee")], vehicles: [(kind: "apc")]),
    ])"#;
    let tribes = tribe('r', &[((2, 1), gun)]) + &tribe('b', &[((2, 2), carrier)]);
    let campaign = campaign(&tribes, "");
    assert_eq!(march::hexes(&begun(&campaign), troop("b1")), 3, "all of them ride");
    // A shell comes down on it. The gorillas recover; the driver dies of its wounds.
    let shelled = |first: u8, second: u8| {
        let mut world = World::new();
        let dice = Dice::scripted(vec![1, 1, first, second, 1, 1, 6]);
        door::begin_with(&mut world, &campaign, 1, dice);
        give(&mut world, Order::Shell(troop("b1")));
        give(&mut world, Order::Grid(vec![(1, 1)]));
        while matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Shot { .. })) {
            let usual = door::choices(&world).swap_remove(0);
            give(&mut world, usual);
        }
        let unit = state::of::<Ranks>(&world, troop("b1")).0[0].units[0].clone();
        ((unit.soldiers.len(), unit.vehicles.len()) == (2, 1)).then_some(world)
    };
    let mut all = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
    let world = all.find_map(|(first, second)| shelled(first, second)).expect("the driver dies of one of these");
    assert_eq!(march::hexes(&world, troop("b1")), 1, "gorillas are too large to drive, so they walk");
}

/// Every seating of a unit, seat by seat: the most vehicles that can be driven, and the best Speed with that many.
fn best_of_all(unit: &Unit, profiles: &Profiles) -> Option<u8> {
    let kinds: Vec<_> = unit.vehicles.iter().map(|vehicle| &profiles.vehicles[vehicle.kind]).collect();
    let seats = 1 + 2 * kinds.len();
    let seatings = 0..seats.pow(unit.members.len() as u32);
    let of = |seating: usize| -> Option<(usize, Option<u8>)> {
        let seat = |place: usize| seating / seats.pow(place as u32) % seats;
        let in_seat = |wanted: usize| (0..unit.members.len()).filter(move |place| seat(*place) == wanted);
        let size = |place: usize| unit.members[place].size(profiles);
        let mut driven = 0;
        for (vehicle, kind) in kinds.iter().enumerate() {
            let (drivers, riders) = (in_seat(1 + 2 * vehicle), in_seat(2 + 2 * vehicle));
            let count = drivers.clone().count();
            let taken: usize = riders.map(|place| if size(place) >= Size::Large { 2 } else { 1 }).sum();
            let able = drivers.into_iter().all(|place| kind.is_operated_by(size(place)));
            let is_driven = count == usize::from(kind.operators);
            if !able || !(is_driven || count == 0 && taken == 0) || taken > usize::from(kind.passengers) {
                return None;
            }
            driven += usize::from(is_driven);
        }
        let walks = |place: usize| {
            let member = &unit.members[place];
            profiles.clans[member.clan].speed.saturating_sub(member.hurts.speed)
        };
        Some((driven, in_seat(0).map(walks).chain(kinds.iter().map(|kind| kind.speed)).min()))
    };
    seatings.filter_map(of).max().and_then(|(_, speed)| speed)
}

#[test]
fn c_05_no_other_seating_is_faster() {
    let squad = r#"Veterans(name: "A", units: [(post: "1", name: "Kudu", members: [
        (clan: "gorilla"), (clan: "chimpanzee"), (clan: "gibbon"), (clan: "orangutan"),
    ], vehicles: [(kind: "apc"), (kind: "buggy")])])"#;
    let tribes = tribe('r', &[((2, 2), squad)]) + &tribe('b', &[((4, 4), WEAK)]);
    let campaign = campaign(&tribes.replace("troops:", "scrap: 999, troops:"), "");
    let (profiles, bought) = (&campaign.profiles, &campaign.tribes[0].troops[0].platoons[0].units[0]);
    let kinds = ["apc", "artillery", "buggy", "tank"].map(|name| profiles.vehicle(name).expect("it is in the book"));
    let limping = |member: &Member, speed| Member { hurts: Hurts { accuracy: 0, speed }, ..member.clone() };
    for draw in 0..600_usize {
        let pick = |number: usize, among: usize| (draw * 7919 + number * 104_729 + draw / among) / (number + 1) % among;
        let members = (0..1 + pick(1, 5))
            .map(|place| limping(&bought.members[pick(place + 2, 4)], [0, 3, 6, 12][pick(place + 9, 4)]))
            .collect();
        let mut vehicles = bought.vehicles.clone();
        vehicles.truncate(pick(20, 3));
        vehicles.iter_mut().enumerate().for_each(|(place, vehicle)| vehicle.kind = kinds[pick(place + 21, 4)]);
        let unit = Unit { members, vehicles, ..bought.clone() };
        assert_eq!(unit.pace(profiles), best_of_all(&unit, profiles), "{draw}: {unit:?}");
    }
}
