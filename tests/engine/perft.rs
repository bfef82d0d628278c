//! The number of ways to give the first orders on four tiny boards: a change means that the rules changed, or where the
//! planner puts followers (who then may or may not brace and shoot).

use crate::common::installed;
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::{
    self,
    library::Library,
    monkeys::{level, script},
};
use monkeys::dice::Dice;
use monkeys::engine::Awaiting;
use monkeys::rules::monkeys::{choices, door, formation, order::Order};

const TINY: &str = r#"(
    format: 1, name: "Tiny", about: "Two squads and a wall.", book: Monkeys, scenario: Skirmish, rounds: 2, seed: 1,
    ground: Drawn(
        legend: { '.': (kind: "open"), '=': (kind: "wall"), ',': (kind: "rough") },
        rows: [
            "............",
            "............",
            "....,,......",
            ".....=......",
            ".....=......",
            "......,,....",
            "............",
            "............",
        ],
    ),
    zones: { "west": [((0, 0), (2, 7))], "east": [((9, 0), (11, 7))] },
    sides: [
        (
            key: 'r', name: "Vermilion", edge: West, zone: "west",
            platoons: [Inline(name: "First", squads: [(name: "Kudu", members: [(clan: "baboon", count: 5)])])],
            places: { "r1.1": Cells([(1, 2), (1, 3), (1, 4), (2, 3), (2, 4)]) },
        ),
        (
            key: 'b', name: "Cobalt", edge: East, zone: "east",
            platoons: [Inline(name: "Second", squads: [(name: "Ember", members: [(clan: "mandrill", count: 5)])])],
            places: { "b1.1": Cells([(10, 3), (10, 4), (10, 5), (11, 3), (11, 4)]) },
        ),
    ],
)"#;

/// All orders of the open window: those listed, and the planned move to each destination.
fn orders(world: &World) -> Vec<Order> {
    let table = door::table(world);
    let Some(options) = choices::choices(table) else { return Vec::new() };
    let mut orders = options.orders;
    for mover in options.movers {
        let unit = table.field.find_unit(mover).expect("a mover is a unit");
        let cells = choices::destinations(table, mover);
        orders.extend(cells.into_iter().filter_map(|(cell, _)| formation::plan(table.field, unit, cell)));
    }
    orders
}

fn perft(world: &mut World, depth: u32) -> u64 {
    let orders = orders(world);
    if depth == 1 {
        return orders.len() as u64;
    }
    let before = battle::monkeys::snapshot(world);
    let mut ways = 0;
    for order in orders {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        ways += perft(world, depth - 1);
        battle::monkeys::restore(world, &before);
    }
    ways
}

#[test]
fn ways_to_give_the_first_orders() {
    let (level, _) = level::parse("tiny", TINY, &Library::shipped(), data::monkeys::profiles()).expect("a good level");
    let mut world = installed();
    battle::monkeys::muster(&mut world, &level.muster(), Dice::scripted(vec![6, 1]));
    assert!(matches!(battle::monkeys::advance(&mut world), Awaiting::Order(_)));
    let ways = [1, 2].map(|depth| perft(&mut world, depth));
    // 90 squares to go to, one attack, one charge, overwatch, done, the end of the turn; then hiding where everyone is
    // in cover.
    assert_eq!(ways, [95, 8_728]);
}

/// Lemurs and talapoins at a ford with trees: swimmers, climbers, stealth into the wood.
const FORD: &str = r#"(
    format: 1, book: Monkeys,
    rows: [
        "..T.~....",
        "....~.T..",
        "..,.~~...",
        "T...~....",
    ],
    tokens: [
        "A.......X",
        "a.......x",
        "b.......y",
        ".........",
    ],
    units: [(unit: "r1.1", kind: "lemur", members: "Aab"), (unit: "b1.1", kind: "talapoin", members: "Xxy")],
    turn: (side: 'r'),
)"#;

/// A buggy in front of a house: driving, getting in and out, a mount, an overrun on foot.
const YARD: &str = r#"(
    format: 1, book: Monkeys,
    rows: [
        "..........",
        "....22....",
        "....22....",
        "..........",
        "..........",
    ],
    tokens: [
        "VV........",
        "VV......X.",
        "a.......x.",
        "..........",
        "..........",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "Aa", vehicles: {'V': (kind: "buggy", facing: 6, crew: {'A': Operator})}),
        (unit: "b1.1", kind: "mandrill", members: "Xx"),
    ],
    turn: (side: 'r'),
)"#;

/// Two on overwatch and a runner: reactions, volleys, dice, leaders lost.
const WATCH: &str = r#"(
    format: 1, book: Monkeys,
    tokens: [
        "A....X",
        "B....x",
        "......",
    ],
    units: [
        (unit: "r1.1", kind: "baboon", members: "A", state: [Overwatch]),
        (unit: "r1.2", kind: "baboon", members: "B", state: [Overwatch]),
        (unit: "b1.1", kind: "talapoin", members: "Xx"),
    ],
    turn: (side: 'b'),
    dice: [2, 5, 3, 4, 6, 1, 2, 5, 3, 4, 6, 1],
)"#;

/// The number of ways on a board set up like a script, for each depth up to `depth`.
fn ways(scene: &str, depth: u32) -> Vec<u64> {
    let script = script::parse("perft", scene, &data::monkeys::profiles()).unwrap_or_else(|error| panic!("{error}"));
    let mut world = installed();
    battle::monkeys::begin_scene(&mut world, &script.scene);
    (1..=depth).map(|depth| perft(&mut world, depth)).collect()
}

#[test]
fn ways_across_a_ford() {
    assert_eq!(ways(FORD, 2), [38, 1_318]);
}

#[test]
fn ways_round_a_house_with_a_buggy() {
    // A buggy in the open can't hide where it is (T-166).
    assert_eq!(ways(YARD, 2), [24, 524]);
}

#[test]
fn ways_under_overwatch() {
    assert_eq!(ways(WATCH, 4), [22, 105, 1_390, 30_321]);
}
