//! Vehicles after a battle: abandoned, immobilized, taken over, repaired (1.12, 1.13, C-10, C-12, C-13, T-157).

use crate::{
    kit::{WEAK, begun, campaign, give, hex, parse, refused, text, told, tribe, troop},
    salvage::{CARRIERS, wrecked},
    table::{choices, fight, fight_until, nearer, step},
};
use bevy_ecs::world::World;
use monkeys::{
    board::{Cell, distance},
    campaign::{
        Illegal, NoCamp,
        chronicle::{self, Chronicle, Event},
        door,
        order::{Ask, Fate, Order},
        salvage,
        state::{self, Ranks},
        waiting,
    },
    data::monkeys::roster::Purchase,
    engine::Rules,
    force::{Side, UnitId, VehicleIx, vehicle::Seat},
    rules::monkeys::{Monkeys, Order as Battle, convoy, exits, order::Leg, vehicles::Hull},
};
use std::sync::Arc;

/// A baboon in a buggy, and six more on foot.
const CART: &str = r#"Veterans(name: "Cart", units: [
    (post: "1", name: "Kudu", members: [(clan: "baboon")], vehicles: [(kind: "buggy")]),
    (post: "2", name: "Oryx", members: [(clan: "baboon", count: 6)]),
])"#;

/// Ten baboons with rifles.
const RIFLES: &str = r#"Inline(name: "Rifles", squads: [
    (name: "Topi", members: [(clan: "baboon", count: 10, weapons: ["assault rifle"])]),
])"#;

/// A red troop has come from the north and met a blue one in the middle of the map.
fn met(seed: u64, red: &str, blue: &str) -> World {
    let tribes = tribe('r', &[((2, 1), red)]) + &tribe('b', &[((2, 2), blue), ((4, 4), WEAK)]);
    let mut world = World::new();
    door::begin(&mut world, &campaign(&tribes, ""), seed);
    give(&mut world, Order::March(hex(2, 2)));
    world
}

/// Vehicles of each unit of the first platoon of a troop.
fn parked(world: &World, name: &str) -> Vec<usize> {
    state::of::<Ranks>(world, troop(name)).0[0].units.iter().map(|unit| unit.vehicles.len()).collect()
}

/// The driver of the first squad gets out of its buggy and walks off the board.
fn walks_away(table: &World) -> Battle {
    if let Some(out) = step(table, |leg| matches!(leg, Leg::Dismount(..))) {
        return out;
    }
    let view = Monkeys::view(table);
    let side = view.turn.side;
    let unit = view.field.find_unit(UnitId::squad(side, 1, 1)).expect("it has a first squad");
    let off = exits::leave(view, unit, view.field.edges[side.index()], None).ok();
    let cell = view.field.members(unit).find_map(|mate| view.field.cell(mate));
    let edge = cell.map(|cell| Cell::new(if side == Side::First { 0 } else { 71 }, cell.y));
    let on = || nearer(table, UnitId::squad(side, 1, 1), edge?);
    off.or_else(on).unwrap_or(Battle::EndTurn)
}

/// Whether no vehicle has an owner anymore.
fn all_abandoned(table: &World) -> bool {
    Monkeys::view(table).field.vehicles.iter().all(|one| one.unit.is_none())
}

#[test]
fn c_10_and_c_12_after_a_draw_the_entrants_abandoned_vehicle_is_lost_and_the_holders_stays() {
    let mut world = met(1, CART, CART);
    let mut abandoned = false;
    fight(&mut world, |table| {
        abandoned |= all_abandoned(table);
        walks_away(table)
    });
    assert!(abandoned, "both drivers have left");
    let told = told(&world);
    assert!(told.iter().any(|event| matches!(event, Event::Fought { winner: None, .. })), "{told:?}");
    let lost: Vec<&Event> = told.iter().filter(|event| matches!(event, Event::Lost { .. })).collect();
    assert_eq!(lost, [&Event::Lost { troop: troop("r1"), vehicle: "buggy".into() }]);
    assert!(!told.iter().any(|event| matches!(event, Event::Sold { .. })), "no winner, no salvage");
    assert_eq!((parked(&world, "r1"), parked(&world, "b1")), (vec![0, 0], vec![1, 0]));
    assert_eq!(state::stands(&world, troop("r1")), Some(hex(2, 1)), "the entrant goes back");
    assert_eq!(state::stands(&world, troop("b1")), Some(hex(2, 2)));
}

#[test]
fn c_12_the_losers_abandoned_vehicle_counts_as_destroyed_and_the_winners_does_not() {
    let mut world = met(1, CART, CART);
    fight(&mut world, |table| {
        let gives_up = all_abandoned(table) && Monkeys::view(table).turn.side == Side::First;
        if gives_up { Battle::Concede } else { walks_away(table) }
    });
    let told = told(&world);
    let won = |event: &Event| matches!(event, Event::Fought { winner: Some(winner), .. } if *winner == troop("b1"));
    assert!(told.iter().any(won), "{told:?}");
    let sold: Vec<&Event> = told.iter().filter(|event| matches!(event, Event::Sold { .. })).collect();
    assert_eq!(sold, [&Event::Sold { troop: troop("b1"), vehicle: "buggy".into(), scrap: 4 }], "half of 8");
    assert_eq!((parked(&world, "r1"), parked(&world, "b1")), (vec![0, 0], vec![1, 0]));
}

/// Whether there is a crew that can't drive its vehicle.
fn has_stuck(table: &World) -> bool {
    let mut vehicles = Monkeys::view(table).field.vehicles.iter();
    vehicles.any(|one| one.hull.immobile && !one.hull.wreck && one.unit.is_some())
}

#[test]
fn c_12_the_losers_immobilized_vehicle_counts_as_destroyed() {
    let tanks = r#"Inline(name: "T", scrap: 999, squads: [
        (name: "Kudu", members: [(clan: "baboon", count: 6)], vehicles: [(kind: "tank")]),
        (name: "Oryx", members: [(clan: "baboon", count: 6)], vehicles: [(kind: "tank")]),
    ])"#;
    let tribes = tribe('r', &[((1, 1), tanks)]) + &tribe('b', &[((2, 2), CARRIERS), ((4, 4), WEAK)]);
    let tribes = tribes.replace("troops:", "scrap: 999, troops:");
    let stuck = (1..30).find_map(|seed| {
        let mut world = World::new();
        door::begin(&mut world, &campaign(&tribes, ""), seed);
        give(&mut world, Order::March(hex(2, 2)));
        fight_until(&mut world, has_stuck).then_some(world)
    });
    let world = stuck.expect("a carrier is immobilized in one of them");
    let sold = told(&world).iter().filter(|event| matches!(event, Event::Sold { .. })).count();
    assert!(sold > 0);
    assert_eq!(parked(&world, "b1"), [2 - sold]);
}

/// The owner of the only vehicle in the battle.
fn keeper(table: &World) -> Option<UnitId> {
    let field = Monkeys::view(table).field;
    field.vehicle(VehicleIx(0)).unit.map(|unit| field.unit(unit).id)
}

/// A unit gets into the unowned vehicle, or walks up to it.
fn takes_over(table: &World, unit: UnitId) -> Battle {
    let operates = |leg: &Leg| matches!(leg, Leg::Mount(by, _, Seat::Operator) if by.unit == unit);
    let at = Monkeys::view(table).field.vehicle(VehicleIx(0)).place.cell().expect("it stands on the board");
    step(table, operates).or_else(|| nearer(table, unit, at)).unwrap_or(Battle::EndTurn)
}

#[test]
fn t_157_a_squad_keeps_the_vehicle_that_it_has_taken_over_from_another_squad_of_its_troop() {
    let mut world = met(1, WEAK, CART);
    let (kudu, oryx) = (UnitId::squad(Side::Second, 1, 1), UnitId::squad(Side::Second, 1, 2));
    fight(&mut world, |table| match (Monkeys::view(table).turn.side, keeper(table)) {
        (Side::First, Some(unit)) if unit == oryx => Battle::Concede,
        (Side::Second, Some(unit)) if unit == kudu => walks_away(table),
        (Side::Second, None) => takes_over(table, oryx),
        _ => Battle::EndTurn,
    });
    let told = told(&world);
    let won = |event: &Event| matches!(event, Event::Fought { winner: Some(winner), .. } if *winner == troop("b1"));
    assert!(told.iter().any(won), "red gives up as soon as it is taken over: {told:?}");
    assert_eq!(parked(&world, "b1"), [0, 1]);
    assert!(!told.iter().any(|event| matches!(event, Event::Lost { .. } | Event::Sold { .. })), "{told:?}");
}

/// The driver takes its buggy to the enemy, gets out, and stays there.
fn brings(table: &World) -> Battle {
    let view = Monkeys::view(table);
    let (field, buggy) = (view.field, VehicleIx(0));
    if field.riders(buggy).next().is_none() {
        return Battle::EndTurn;
    }
    let unit = field.find_unit(UnitId::squad(Side::Second, 1, 1)).expect("it has a first squad");
    let enemies: Vec<Cell> = field
        .primates
        .iter()
        .filter(|one| one.id.unit.side == Side::First)
        .filter_map(|one| one.place.cell())
        .collect();
    let gap = |cell: Cell| enemies.iter().map(|enemy| distance(cell, *enemy)).min();
    let here = field.vehicle(buggy).place.cell().expect("it stands on the board");
    let near = convoy::drives(field, view.turn, unit, buggy).into_iter().map(|(cell, _)| cell);
    let near = near.min_by_key(|cell| (gap(*cell), *cell)).filter(|cell| gap(*cell) < gap(here));
    let drive = near.filter(|_| gap(here) > Some(8));
    let drive = drive.and_then(|cell| convoy::drive_to(field, view.turn, unit, buggy, cell).ok());
    drive.or_else(|| step(table, |leg| matches!(leg, Leg::Dismount(..)))).unwrap_or(Battle::EndTurn)
}

#[test]
fn t_157_the_winner_keeps_a_vehicle_that_it_has_taken_from_the_loser() {
    let (kudu, topi) = (UnitId::squad(Side::Second, 1, 1), UnitId::squad(Side::First, 1, 1));
    let found = (1..40).find_map(|seed| {
        let mut world = met(seed, RIFLES, CART);
        let mut taken = false;
        fight(&mut world, |table| {
            let keeper = keeper(table);
            taken |= keeper == Some(topi);
            match Monkeys::view(table).turn.side {
                Side::Second if taken => Battle::Concede,
                Side::Second if keeper == Some(kudu) => brings(table),
                Side::First if keeper.is_none() => takes_over(table, topi),
                Side::First if keeper == Some(kudu) => {
                    let on_foot = Monkeys::view(table).field.riders(VehicleIx(0)).next().is_none();
                    let attack = Battle::Attack { unit: topi, target: kudu };
                    if on_foot && choices(table).contains(&attack) { attack } else { Battle::EndTurn }
                }
                _ => Battle::EndTurn,
            }
        });
        taken.then_some(world)
    });
    let world = found.expect("the driver is shot, and red takes its buggy");
    assert_eq!(parked(&world, "r1"), [1], "it is in the squad that has taken it");
    assert!(parked(&world, "b1").iter().all(|vehicles| *vehicles == 0), "and no longer in the loser's");
    let lost = Event::Lost { troop: troop("b1"), vehicle: "buggy".into() };
    let entries = world.resource::<Chronicle>().entries();
    assert!(entries.iter().any(|entry| entry.rule.0 == "T-157" && entry.event == lost));
    let unit = state::of::<Ranks>(&world, troop("r1")).0[0].units[0].name.clone();
    let captured = Event::Captured { troop: troop("r1"), vehicle: "buggy".into(), unit: unit.clone() };
    let told = entries.iter().find(|entry| entry.event == captured).expect("who has it now is told");
    let line = chronicle::words(&world, told);
    assert!(line.contains("captured vehicle (buggy)") && line.contains(&unit), "{line}");
    assert!(!entries.iter().any(|entry| matches!(entry.event, Event::Sold { .. })), "it is no wreck");
}

/// A command squad whose CO and XO have a buggy each, and these squads.
fn commanded(clan: &str, team: &str, squads: &str) -> String {
    let officer = format!(r#"(clan: "{clan}", vehicles: [(kind: "buggy")])"#);
    format!(
        r#"Inline(name: "Staff", scrap: 999, command: (co: {officer}, xo: {officer}, teams: [
            (kind: Grenadier, members: [(clan: "{clan}"{team}), (clan: "{clan}")]),
        ]), squads: [{squads}])"#
    )
}

#[test]
fn r_1_13_a_command_squad_is_sold_no_third_vehicle() {
    let squad = r#"(name: "Kudu", members: [(clan: "baboon", count: 5)])"#;
    let red = commanded("baboon", "", squad);
    let tribes = tribe('r', &[((2, 2), red.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes.replace("troops:", "scrap: 999, troops:"), ""));
    give(&mut world, Order::Done);
    give(&mut world, Order::Done);
    assert_eq!(door::asked(&world).map(|question| question.ask.clone()), Some(Ask::Supply));
    let buggy = |post: &str| {
        let what = format!(r#"Vehicle(unit: "{post}", vehicle: (kind: "buggy"))"#);
        Order::Buy { troop: troop("r1"), platoon: 0, what: Purchase::read(&what).expect("it is one") }
    };
    let why = refused(&mut world, buggy("f1"));
    assert!(matches!(why, Illegal::Camp(NoCamp::NotForSale { .. })), "{why:?}");
    give(&mut world, buggy("1"));
    assert_eq!(parked(&world, "r1"), [1, 1, 1, 0]);
}

#[test]
fn r_1_13_no_fireteam_brings_a_command_squad_a_third_vehicle() {
    let squad = |name: &str| format!(r#"(name: "{name}", members: [(clan: "baboon", count: 5)])"#);
    let team = r#"(kind: Grenadier, members: [(clan: "baboon", count: 2)], vehicles: [(kind: "buggy")]),"#;
    let driven = commanded("baboon", "", &squad("Kudu"));
    let teams = format!(
        r#"Inline(name: "Teams", command: (co: (clan: "baboon"), xo: (clan: "baboon"), teams: [{team}{team}]),
            squads: [{}])"#,
        squad("Oryx")
    );
    let both = format!("{driven}, {teams}");
    let tribes = tribe('r', &[((2, 2), both.as_str())]) + &tribe('b', &[((4, 4), WEAK)]);
    let mut world = begun(&campaign(&tribes, ""));
    let moved = Order::Reassign { troop: troop("r1"), unit: (1, 4), to: 0, exchange: None };
    let why = refused(&mut world, moved);
    assert!(matches!(why, Illegal::Camp(NoCamp::Unsound { .. })), "{why:?}");
    let swapped = Order::Reassign { troop: troop("r1"), unit: (1, 4), to: 0, exchange: Some(3) };
    let why = refused(&mut world, swapped);
    assert!(matches!(why, Illegal::Camp(NoCamp::Unsound { .. })), "{why:?}");
}

#[test]
fn r_1_13_no_wreck_is_mended_for_a_command_squad_that_has_two_vehicles() {
    let squad = |name: &str| {
        format!(r#"(name: "{name}", members: [(clan: "chimpanzee", count: 10, weapons: ["rocket launcher"])])"#)
    };
    let squads = [squad("Kudu"), squad("Oryx")].join(", ");
    let red = commanded("chimpanzee", r#", gear: ["engineering torch"]"#, &squads);
    let tribes = tribe('r', &[((1, 1), red.as_str())]) + &tribe('b', &[((2, 2), CARRIERS), ((4, 4), WEAK)]);
    let tribes = tribes.replace("troops:", "scrap: 1999, troops:");
    let found = (1..30).find_map(|seed| {
        let mut world = World::new();
        door::begin(&mut world, &campaign(&tribes, ""), seed);
        give(&mut world, Order::March(hex(2, 2)));
        crate::kit::settle(&mut world);
        let asked = matches!(door::asked(&world).map(|question| &question.ask), Some(Ask::Salvage { .. }));
        (asked && parked(&world, "r1") == [0, 0, 1, 1, 0]).then_some(world)
    });
    let mut world = found.expect("a wreck can be mended, and both buggies are left");
    let wrecks = salvage::open(&world).expect("wrecks are asked about").wrecks.len();
    let mend = |unit: u8| {
        let mut fates = vec![Fate::Sell; wrecks];
        fates[0] = Fate::Repair(0, unit);
        Order::Salvage(fates)
    };
    for unit in 2..=4 {
        let why = refused(&mut world, mend(unit));
        assert!(matches!(&why, Illegal::NoRoom { unit } if unit.contains("Staff")), "{why:?}");
        assert!(!door::choices(&world).contains(&mend(unit)), "and it isn't offered");
    }
    give(&mut world, mend(0));
    assert_eq!(parked(&world, "r1"), [1, 0, 1, 1, 0]);
}

/// The red troop marches toward the nearest blue one until they meet; nobody else does anything.
fn to_the_next_battle(world: &mut World) {
    for _ in 0..60 {
        let order = match door::asked(world).expect("it isn't over").ask {
            Ask::Fight { .. } => return,
            Ask::Act { troop: own, left } if own == troop("r1") && left > 0 => {
                let here = state::stands(world, own).expect("who acts is on the map");
                let foes: Vec<_> = state::troops(world, 'b').filter_map(|foe| state::stands(world, foe)).collect();
                let gap = |hex: monkeys::board::hex::Hex| foes.iter().map(|foe| hex.distance(*foe)).min();
                let map = &state::campaign(world).map;
                let next = here.neighbors().filter(|hex| map.contains_key(hex)).min_by_key(|hex| gap(*hex));
                Order::March(next.expect("it isn't alone"))
            }
            Ask::Act { .. } | Ask::Supply => Order::Done,
            _ => door::choices(world)[0].clone(),
        };
        give(world, order);
    }
    panic!("they never meet");
}

#[test]
fn c_12_and_c_13_a_mended_wreck_serves_in_a_later_battle() {
    let mut world = wrecked(r#", gear: ["engineering torch"]"#);
    let wrecks = salvage::open(&world).expect("a wreck can be mended").wrecks.len();
    let mut fates = vec![Fate::Sell; wrecks];
    fates[0] = Fate::Repair(0, 0);
    give(&mut world, Order::Salvage(fates));
    assert_eq!(parked(&world, "r1"), [1, 0]);
    to_the_next_battle(&mut world);
    let (kudu, carrier) = (UnitId::squad(Side::First, 1, 1), VehicleIx(0));
    let mut driven = None;
    fight(&mut world, |table| {
        let view = Monkeys::view(table);
        let state = view.field.vehicle(carrier);
        assert_eq!((state.id.unit, state.hull), (kudu, Hull::default()), "as good as new");
        match (view.turn.side, driven) {
            (Side::First, None) => {
                let unit = view.field.find_unit(kudu).expect("its squad is there");
                let drives = convoy::drives(view.field, view.turn, unit, carrier);
                let (to, _) = drives.into_iter().max_by_key(|(_, cost)| *cost).expect("it can be driven");
                driven = Some(to);
                convoy::drive_to(view.field, view.turn, unit, carrier, to).expect("it can be driven there")
            }
            (Side::Second, Some(to)) => {
                assert_eq!(state.place.cell(), Some(to), "it has been driven there");
                Battle::Concede
            }
            _ => Battle::EndTurn,
        }
    });
    assert!(driven.is_some());
    let won = |event: &&Event| matches!(event, Event::Fought { winner: Some(winner), .. } if *winner == troop("r1"));
    assert_eq!(told(&world).iter().filter(won).count(), 2, "two battles, and red has won both");
    assert_eq!(parked(&world, "r1"), [1, 0], "and it is still there");
}

#[test]
fn every_ground_has_room_for_a_gun() {
    let battery = r#"Roster(file: "thunder-battery", platoon: 1)"#;
    let tribes = tribe('r', &[((2, 1), battery)]) + &tribe('b', &[((2, 2), battery)]);
    let dense = text(&tribes, "").replace("density: 25", "density: 80, style: Urban");
    for seed in 1..=12 {
        let campaign = Arc::new(parse(&dense.replace("seed: 5", &format!("seed: {seed}"))).expect("it is good"));
        let world = begun(&campaign);
        let there = state::stands(&world, troop("b1")).expect("it is on the map");
        let waiting = waiting::ahead(&world, there, troop("r1"), troop("b1"));
        let level = waiting.unwrap_or_else(|why| panic!("seed {seed}: {why}")).level;
        assert!(level.ground.coverage() > 0, "seed {seed}");
    }
}
