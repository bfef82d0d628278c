//! When a unit of the opponent leaves the board over an edge that the scenario allows (G-14, G-18, G-34).

use crate::board::Edges;
use crate::force::UnitIx;
use crate::rules::monkeys::{
    choices::{self, Table},
    exits,
    order::Order,
    scenarios::Scenario,
};

/// A move that takes units over an edge: carriers of crates, or everyone who can. None if no one can, or if it would
/// leave behind others that can't follow.
pub fn plan(table: Table, unit: UnitIx, edges: Edges) -> Option<Order> {
    let Table { field, turn, .. } = table;
    let crates = turn.stakes.scenario == Scenario::Scavenging;
    let mut going = exits::leavers(field, turn, unit);
    going.retain(|mate| field.cell(*mate).is_some() && (!crates || turn.stakes.carried(*mate).is_some()));
    let order = exits::order(field, unit, &going, edges)?;
    let Order::Move { steps, .. } = &order else { return None };
    let enough = crates || 3 * steps.len() >= 2 * field.members(unit).count();
    (enough && choices::check(table, &order).is_ok()).then_some(order)
}
