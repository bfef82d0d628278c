//! The planner for a squad's move: given the lead's destination, it places the others (T-24, T-26).
//!
//! It looks for a legal chain first, then cover, then the shortest path; each member keeps its place in the formation
//! if possible. Plans are written into the order in full, so an improved planner breaks no replay.

use super::{
    convoy, driving,
    field::Field,
    gait::{Gait, Pace},
    gathering::{Draft, Standing},
    hiding,
    movement::{route_via, with_reach_at},
    order::{Leg, Order},
};
use crate::board::Cell;
use crate::force::{PrimateIx, UnitIx};

/// The member whose destination the player chooses: the leader, or the first unpinned member while the leader is
/// pinned.
pub fn lead(field: &Field, unit: UnitIx) -> Option<PrimateIx> {
    let leader = field.unit(unit).lead.leader;
    let ready = |mate: &PrimateIx| field.cell(*mate).is_some() && !field.primate(*mate).pin.holds();
    leader.filter(ready).or_else(|| field.ready(unit).find(ready))
}

/// Cells where the lead can end, with their costs, cheapest first. Empty if nobody can walk.
pub fn destinations(field: &Field, unit: UnitIx) -> Vec<(Cell, u16)> {
    reachable(field, unit, Pace::Walk, |_, cost| cost > 0)
}

/// Cells where the lead can end a stealth action, with their costs: at half Speed, in terrain or at cover (T-132,
/// T-133). Its own square is included if it is hidden there.
pub fn hideouts(field: &Field, unit: UnitIx) -> Vec<(Cell, u16)> {
    reachable(field, unit, Pace::Sneak, |cell, _| hiding::hides(field, cell))
}

fn reachable(field: &Field, unit: UnitIx, pace: Pace, wanted: impl Fn(Cell, u16) -> bool) -> Vec<(Cell, u16)> {
    if let Some(vehicle) = convoy::leads(field, unit) {
        return driving::destinations(field, vehicle, pace);
    }
    let Some(lead) = lead(field, unit) else {
        return Vec::new();
    };
    let stands = Standing::new(field, unit);
    let free = |cell: Cell| stands.anchor(field, unit, lead, cell) && !taken_for_good(field, unit, cell);
    let listed = with_reach_at(field, lead, pace, |reach| {
        let cells = reach.cells().iter().copied().filter(|cell| free(*cell));
        let costs = cells.filter_map(|cell| reach.cost(cell).map(|cost| (cell, cost)));
        costs.filter(|(cell, cost)| wanted(*cell, *cost)).collect()
    });
    listed.unwrap_or_default()
}

/// The square is taken by something that won't move: another unit, a pinned member, or an obstacle.
fn taken_for_good(field: &Field, unit: UnitIx, cell: Cell) -> bool {
    field.at(cell).map_or(!field.is_free(cell), |other| {
        let other = field.primate(other);
        other.unit != unit || other.pin.holds()
    })
}

/// A complete move order that takes the lead to a cell and the others with it; none if there is no legal way.
pub fn plan(field: &Field, unit: UnitIx, goal: Cell) -> Option<Order> {
    plan_via(field, unit, &[], goal)
}

/// The same with waypoints for the lead, each reached by the cheapest path from the one before.
pub fn plan_via(field: &Field, unit: UnitIx, way: &[Cell], goal: Cell) -> Option<Order> {
    plan_at(field, unit, Pace::Walk, way, goal)
}

/// A complete stealth order that takes the lead to a cell and the others with it, at half Speed and into cover (T-132,
/// T-133). A member that finds no place to hide stays where it is, and then the unit isn't hidden (T-135).
pub fn plan_stealth(field: &Field, unit: UnitIx, goal: Cell) -> Option<Order> {
    plan_at(field, unit, Pace::Sneak, &[], goal)
}

fn plan_at(field: &Field, unit: UnitIx, pace: Pace, way: &[Cell], goal: Cell) -> Option<Order> {
    let legs = match convoy::leads(field, unit) {
        Some(vehicle) => convoy::drive_ahead(field, unit, vehicle, pace, goal)?,
        None => convoy::follow(field, unit, pace, walk_ahead(field, unit, pace, way, goal)?),
    };
    let unit = field.unit(unit).id;
    Some(match pace {
        Pace::Walk => Order::Move { unit, steps: legs },
        Pace::Sneak => Order::Stealth { unit, steps: legs },
    })
}

/// The lead walks to a cell, and the others with it.
fn walk_ahead(field: &Field, unit: UnitIx, pace: Pace, way: &[Cell], goal: Cell) -> Option<Vec<Leg>> {
    let lead = lead(field, unit)?;
    let start = field.cell(lead)?;
    if !field.ground().contains(goal) || taken_for_good(field, unit, goal) {
        return None;
    }
    let steps = route_via(field, lead, (way, goal), Gait::of(field, lead, pace).speed)?.steps;
    let mut draft = Draft::new(field, unit, pace, lead, goal);
    (draft.start, draft.pattern) = (start, steps.clone());
    draft.legs.push((lead, steps));
    let shift = (goal.x - start.x, goal.y - start.y);
    draft.gather(start, shift, goal)
}
