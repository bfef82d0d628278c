//! The number of ways to give the first two orders on a tiny level: a change of it is a change of the rules, or of where
//! the planner puts followers (who then may or may not brace and shoot).

use crate::common::installed;
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::{self, level, library::Library};
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
    let before = battle::snapshot(world);
    let mut ways = 0;
    for order in orders {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        ways += perft(world, depth - 1);
        battle::restore(world, &before);
    }
    ways
}

#[test]
fn ways_to_give_the_first_orders() {
    let (level, _) = level::parse("tiny", TINY, &Library::shipped(), data::profiles()).expect("a good level");
    let mut world = installed();
    battle::muster(&mut world, &level.muster(), Dice::scripted(vec![6, 1]));
    assert!(matches!(battle::advance(&mut world), Awaiting::Order(_)));
    let ways = [1, 2].map(|depth| perft(&mut world, depth));
    // 90 squares to go to, one attack, one charge, overwatch, done, the end of the turn; then hiding where everyone is at cover.
    assert_eq!(ways, [95, 8_728]);
}
