//! Crates carried home from a battle (G-18).

use crate::{
    kit::{begun, give, hex, parse, text, told, tribe, troop},
    table::{choices, fight, nearer},
};
use bevy_ecs::world::World;
use monkeys::{
    board::{Cell, distance},
    campaign::{
        chronicle::Event,
        ledger,
        order::Order,
        state::{self, Treasury},
    },
    engine::Rules,
    force::{Side, UnitId},
    rules::monkeys::{Monkeys, Order as Battle, exits, stakes::Whereabouts},
};
use std::sync::Arc;

/// A macaque that goes for crates, and another that stays.
const TWO: &str = r#"Veterans(name: "Two", units: [
    (post: "1", name: "Wren", members: [(clan: "macaque")]),
    (post: "2", name: "Finch", members: [(clan: "macaque")]),
])"#;

/// Red's first squad carries off the nearest crate; nobody else does anything.
fn fetches(table: &World) -> Battle {
    let view = Monkeys::view(table);
    let (field, stakes, wren) = (view.field, &view.turn.stakes, UnitId::squad(Side::First, 1, 1));
    let unit = field.find_unit(wren).expect("red has a first squad");
    let Some(mate) = field.members(unit).next().filter(|_| view.turn.side == Side::First) else {
        return Battle::EndTurn;
    };
    let Some(cell) = field.cell(mate) else { return Battle::EndTurn };
    if stakes.carried(mate).is_some() {
        let off = exits::leave(view, unit, field.edges[0], None).ok();
        return off.or_else(|| nearer(table, wren, Cell::new(0, cell.y))).unwrap_or(Battle::EndTurn);
    }
    if let Some(pick_up) = choices(table).into_iter().find(|order| matches!(order, Battle::PickUp(_))) {
        return pick_up;
    }
    let lying = stakes.crates.iter().filter(|one| one.whereabouts == Whereabouts::Lying).map(|one| one.cell);
    let crate_at = lying.min_by_key(|at| (distance(cell, *at), *at));
    crate_at.and_then(|at| nearer(table, wren, at)).unwrap_or(Battle::EndTurn)
}

#[test]
fn g_18_a_crate_that_is_carried_home_brings_ten_scrap() {
    let tribes = tribe('r', &[((2, 1), TWO)]) + &tribe('b', &[((2, 2), TWO)]);
    let plains = text(&tribes, "")
        .replace("'t': (name: \"town\", density: 25,", "'t': (name: \"yard\", density: 25, scenario: Scavenging,");
    let mut world = begun(&Arc::new(parse(&plains).expect("it is good")));
    let before = ['r', 'b'].map(|tribe| state::of_tribe::<Treasury>(&world, tribe).0);
    give(&mut world, Order::March(hex(2, 2)));
    fight(&mut world, fetches);
    let told = told(&world);
    let won = |event: &Event| {
        matches!(event, Event::Fought { winner: Some(winner), how, rounds: 8, .. }
            if *winner == troop("r1") && how == "crates-most")
    };
    assert!(told.iter().any(won), "one crate against none when the eight rounds are over: {told:?}");
    let crates: Vec<&Event> = told.iter().filter(|event| matches!(event, Event::Crates { .. })).collect();
    assert_eq!(crates, [&Event::Crates { troop: troop("r1"), crates: 1, scrap: 10 }]);
    let after = ['r', 'b'].map(|tribe| state::of_tribe::<Treasury>(&world, tribe).0);
    assert_eq!(after, [before[0] + 10, before[1]]);
    assert_eq!(ledger::of(&world, 'r').last().map(|line| line.balance), Some(after[0].into()), "and the ledger has it");
}
