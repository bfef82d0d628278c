//! What is shown as a vehicle's reach against its orders: the same squares (T-22, T-26, T-27, T-174, G-22).

use crate::common::{installed, muster};
use bevy_ecs::world::World;
use monkeys::battle::{self, chance::ChancePlayer};
use monkeys::board::Cell;
use monkeys::data::{self, monkeys::script};
use monkeys::engine::Refusal;
use monkeys::force::{UnitIx, VehicleIx};
use monkeys::rules::monkeys::{
    Order,
    choices::{self, Table},
    convoy, door, driving,
    gait::Pace,
    order::Leg,
};
use std::collections::{BTreeMap, BTreeSet};

/// All kinds of set-ups; those with vehicles are played.
const KINDS: u64 = 24;

/// Orders between two checks.
const EVERY: usize = 9;

/// One in this many squares is ordered.
const SPARSE: usize = 11;

/// What has come up: refusals by rule, and how many drives were accepted.
#[derive(Default)]
struct Met {
    refused: BTreeMap<&'static str, usize>,
    accepted: usize,
}

/// All squares within a vehicle's Speed, each ordered: accepted if it is shown, refused if it is not.
fn compare(table: Table, unit: UnitIx, vehicle: VehicleIx, met: &mut Met) {
    let field = table.field;
    let shown = convoy::drives(field, table.turn, unit, vehicle);
    let shown: BTreeSet<Cell> = shown.into_iter().map(|(corner, _)| corner).collect();
    let id = field.vehicle(vehicle).id;
    let leads = convoy::leads(field, unit) == Some(vehicle);
    for (stand, _, course) in driving::reach(field, vehicle, Pace::Walk).into_iter().step_by(SPARSE) {
        let planned = convoy::drive_to(field, table.turn, unit, vehicle, stand.corner);
        let alone = Order::Move { unit: field.unit(unit).id, steps: vec![Leg::Drive(id, course)] };
        let judged = match &planned {
            Ok(order) => choices::check(table, order),
            Err(why) if leads => Err(why.clone()),
            Err(_) => choices::check(table, &alone),
        };
        let told = format!("{id} to {}: {judged:?}\n{}", stand.corner, battle::monkeys::picture::text(field));
        assert_eq!(shown.contains(&stand.corner), judged.is_ok(), "{told}");
        assert_eq!(planned.map(|_| ()), judged, "{told}");
        match judged {
            Ok(()) => met.accepted += 1,
            Err(why) => *met.refused.entry(why.rule().0).or_default() += 1,
        }
    }
}

fn look(world: &World, met: &mut Met) {
    let table = door::table(world);
    for mover in choices::choices(table).into_iter().flat_map(|options| options.movers) {
        let unit = table.field.find_unit(mover).expect("a mover is a unit");
        table.field.vehicles_of(unit).for_each(|vehicle| compare(table, unit, vehicle, met));
    }
}

#[test]
fn t_27_a_vehicle_reaches_what_its_order_accepts() {
    let (mut world, mut met) = (installed(), Met::default());
    for number in 0..KINDS {
        let setup = crate::random::setup(number);
        let mut units = setup.sides.iter().flat_map(|side| &side.platoons).flat_map(|platoon| &platoon.units);
        if !units.any(|unit| !unit.vehicles.is_empty()) {
            continue;
        }
        muster(&mut world, &setup, number);
        let mut player = ChancePlayer::new(number);
        let mut orders = 0;
        while let Some(order) = player.choose::<Order>(&world) {
            if orders % EVERY == 0 && door::table(&world).clock.window().is_some_and(|window| window.name() == "Act") {
                look(&world, &mut met);
            }
            battle::submit(&mut world, order).expect("choices are accepted");
            orders += 1;
        }
    }
    assert!(met.refused.contains_key("T-27") && met.accepted > 100, "{:?}, {} accepted", met.refused, met.accepted);
}

/// A carrier out of contact, and another beside its sergeant, among friends, enemies, water and houses.
const STRAGGLERS: &str = r#"(
    format: 1, book: Monkeys,
    rows: [
        "............................................................",
        "...........22...............................................",
        "...........22...................~~~~........................",
        "................................~~~~.......22...............",
        "...........................................22...............",
        "............................................................",
        "............................................................",
        "............................................................",
        "............................................................",
    ],
    tokens: [
        "............................................................",
        "................b..............................VVV..........",
        ".......a.......................................VVV..........",
        "...............................................VVV..........",
        "......A.c...............................d...................",
        "......................X.....................................",
        "..WWW.......................................................",
        "..WWW.............................x.........................",
        "..WWW.......................................................",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "AaRS", vehicles: {
            'V': (kind: "apc", facing: 4, crew: {'R': Operator}), 'W': (kind: "apc", facing: 6, crew: {'S': Operator}),
        }),
        (unit: "r1.2", kind: "baboon", members: "bcd"),
        (unit: "b1.1", kind: "baboon", members: "Xx"),
    ],
    turn: (side: 'r'),
)"#;

#[test]
fn t_174_a_vehicle_that_has_lost_touch_reaches_only_what_brings_it_nearer() {
    let script =
        script::parse("drives", STRAGGLERS, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let (mut world, mut met) = (installed(), Met::default());
    battle::monkeys::begin_scene(&mut world, &script.scene);
    look(&world, &mut met);
    let rules: Vec<&str> = met.refused.keys().copied().collect();
    assert!(rules == ["T-174", "T-27"] && met.accepted > 20, "{:?}, {} accepted", met.refused, met.accepted);
}
