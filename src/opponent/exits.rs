//! The way off the board over an edge that the scenario allows, to escape or to bring a crate home (G-14, G-18,
//! G-34).

use crate::board::Edges;
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{choices::Table, leaving, order::Order, scenarios::Scenario};

/// A move that takes units over an edge: carriers of crates, or everyone who can. None if no one can, or if it would
/// leave behind others that can't follow.
pub fn plan(table: Table, unit: UnitIx, edges: Edges) -> Option<Order> {
    let Table { field, turn, .. } = table;
    let crates = turn.stakes.scenario == Scenario::Scavenging;
    let goes = |mate: &PrimateIx| !crates || turn.stakes.carried(*mate).is_some();
    let going: Vec<PrimateIx> = field.ready(unit).filter(|mate| field.cell(*mate).is_some()).filter(goes).collect();
    let order = leaving::plan(table, unit, edges, &going).ok()?;
    let Order::Move { steps, .. } = &order else { return None };
    let enough = if crates { !steps.is_empty() } else { 3 * steps.len() >= 2 * field.members(unit).count() };
    enough.then_some(order)
}
