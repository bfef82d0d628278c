//! When one of the opponent's units leaves the board over an edge that the scenario allows (G-14, G-18, G-34).

use crate::board::Edges;
use crate::force::UnitIx;
use crate::rules::monkeys::{
    choices::{self, Table},
    exits::{self, Departure},
    order::Order,
    scenarios::Scenario,
};

/// A move that takes units over an edge: carriers of crates, or everyone that can. None if no one can, or if it would
/// leave behind others that can't follow.
pub fn plan(table: Table, unit: UnitIx, edges: Edges) -> Option<Order> {
    let Table { field, turn, .. } = table;
    let crates = turn.stakes.scenario == Scenario::Scavenging;
    let going = exits::who_goes(field, turn, unit);
    if crates && !going.iter().any(|mate| turn.stakes.carried(*mate).is_some()) {
        return None;
    }
    let enough = |leavers: usize| crates || 3 * leavers >= 2 * field.members(unit).count();
    // A vehicle also takes others along.
    let walks = field.vehicles_of(unit).next().is_none();
    if walks && !enough(going.iter().filter(|mate| exits::can_walk_off(field, **mate, edges)).count()) {
        return None;
    }
    let Departure { legs, leavers } = exits::departure(field, unit, &going, edges)?;
    let order = Order::Move { unit: field.unit(unit).id, steps: legs };
    (enough(leavers.len()) && choices::check(table, &order).is_ok()).then_some(order)
}
