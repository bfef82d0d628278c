//! The way off the board over an edge that the scenario allows, to escape or to bring a crate home (G-14, G-18,
//! G-34).

use crate::board::{Cell, Direction, Edges};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{
    choices::{self, Table},
    movement,
    order::{Leg, Order, Path},
    scenarios::Scenario,
};

/// A move that takes units over an edge: carriers of crates, or everyone who can. None if no one can, or if it would
/// leave behind others that can't follow.
pub fn plan(table: Table, unit: UnitIx, edges: Edges) -> Option<Order> {
    let Table { field, turn, .. } = table;
    let leader = field.unit(unit).lead.leader;
    let crates = turn.stakes.scenario == Scenario::Scavenging;
    let goes = |mate: &PrimateIx| !crates || turn.stakes.carried(*mate).is_some();
    let mut going: Vec<PrimateIx> = field.ready(unit).filter(|mate| field.cell(*mate).is_some()).filter(goes).collect();
    // The leader goes last, so that the others are in its sphere until then.
    going.sort_by_key(|mate| (Some(*mate) == leader, *mate));
    let walk = |mate: &PrimateIx| Some(Leg::Go(field.primate(*mate).id, Path(way_off(table, *mate, edges)?)));
    let steps: Vec<Leg> = going.iter().filter_map(walk).collect();
    let enough = if crates { !steps.is_empty() } else { 3 * steps.len() >= 2 * field.members(unit).count() };
    let order = Order::Move { unit: field.unit(unit).id, steps };
    (enough && choices::check(table, &order).is_ok()).then_some(order)
}

/// The cheapest way over an edge in one action, the last step over it.
fn way_off(table: Table, mate: PrimateIx, edges: Edges) -> Option<Vec<Direction>> {
    let field = table.field;
    let size = field.ground().size();
    let speed = movement::gait(field, mate).speed;
    // A step costs at least one, so most need not look for a way at all.
    let start = field.cell(mate)?;
    if edges.iter().all(|edge| i32::from(edge.depth(start, size)) >= i32::from(speed)) {
        return None;
    }
    let outward =
        |cell: Cell| Direction::ALL.into_iter().find(|to| !to.is_diagonal() && over(edges, cell.step(*to), size));
    movement::with_reach(field, mate, |reach| {
        let ends = reach.cells().iter().filter_map(|cell| Some((reach.cost(*cell)?, *cell, outward(*cell)?)));
        let (_, cell, last) = ends.filter(|(cost, ..)| *cost < speed).min_by_key(|(cost, cell, _)| (*cost, *cell))?;
        let mut path = reach.path(cell);
        path.push(last);
        Some(path)
    })?
}

fn over(edges: Edges, cell: Cell, size: (i16, i16)) -> bool {
    edges.iter().any(|edge| edge.depth(cell, size) < 0)
}
