//! Walks off the board, over an edge that is open to a side: to escape, to bring a crate home, to retreat (G-14, G-18,
//! G-34).

use super::{
    choices::{Table, check},
    field::Field,
    illegal::Illegal,
    movement,
    order::{Leg, Order, Path},
};
use crate::board::{Cell, Direction, Edges};
use crate::force::{PrimateIx, UnitIx};

/// The move by which all of these who can walk off the board in one action do so, the leader last: the others are in
/// its sphere until then.
///
/// # Errors
/// Why none of them can, or why the move can't be ordered.
pub fn plan(table: Table, unit: UnitIx, edges: Edges, going: &[PrimateIx]) -> Result<Order, Illegal> {
    let field = table.field;
    let id = field.unit(unit).id;
    let leader = field.unit(unit).lead.leader;
    let mut going = going.to_vec();
    going.sort_by_key(|mate| (Some(*mate) == leader, *mate));
    let walk = |mate: &PrimateIx| Some(Leg::Go(field.primate(*mate).id, Path(way_off(field, *mate, edges)?)));
    let steps: Vec<Leg> = going.iter().filter_map(walk).collect();
    if steps.is_empty() {
        return Err(match going.last() {
            Some(one) => Illegal::OffBoard { primate: field.primate(*one).id, edges },
            None => Illegal::NobodyMoves { unit: id },
        });
    }
    let order = Order::Move { unit: id, steps };
    check(table, &order)?;
    Ok(order)
}

/// The cheapest way over an edge in one action, the last step over it.
fn way_off(field: &Field, mate: PrimateIx, edges: Edges) -> Option<Vec<Direction>> {
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
