//! The way off the board over an edge that the scenario allows: to escape, to retreat, or to bring a crate home (G-14,
//! G-18, G-34).

use super::{
    choices::{Table, check},
    commit::check_can_act,
    course::{Course, Manoeuvre},
    driving,
    field::Field,
    going::Pace,
    illegal::Illegal,
    movement,
    order::{Leg, Order, Path},
    platoons::Turn,
    scenarios::Scenario,
};
use crate::board::{Cell, Direction, Edge, Edges};
use crate::force::{PrimateIx, UnitIx, VehicleIx};

/// Members who leave when their unit is told to: those who carry crates, where anyone does, else everyone.
pub fn leavers(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<PrimateIx> {
    let carries = |mate: &PrimateIx| turn.stakes.carried(*mate).is_some();
    let crates = turn.stakes.scenario == Scenario::Scavenging && field.members(unit).any(|mate| carries(&mate));
    let mut going: Vec<PrimateIx> = field.ready(unit).filter(|mate| !crates || carries(mate)).collect();
    let leader = field.unit(unit).lead.leader;
    // The leader goes last, so that the others are in its sphere until then.
    going.sort_by_key(|mate| (Some(*mate) == leader, *mate));
    going
}

/// The order that takes those of `going` over one of the edges who can leave in one action, on foot or with the vehicle
/// that they ride. None if no one can; the order is not judged yet.
pub fn order(field: &Field, unit: UnitIx, going: &[PrimateIx], edges: Edges) -> Option<Order> {
    let mut driven: Vec<VehicleIx> = going.iter().filter_map(|mate| ridden(field, *mate)).collect();
    driven.sort_unstable();
    driven.dedup();
    let owned = driven.into_iter().filter(|vehicle| field.vehicle(*vehicle).unit == Some(unit));
    let drive = |vehicle: VehicleIx| Some(Leg::Drive(field.vehicle(vehicle).id, drive_off(field, vehicle, edges)?));
    let walk = |mate: &PrimateIx| Some(Leg::Go(field.primate(*mate).id, Path(walk_off(field, *mate, edges)?)));
    let steps: Vec<Leg> = owned.filter_map(drive).chain(going.iter().filter_map(walk)).collect();
    (!steps.is_empty()).then(|| Order::Move { unit: field.unit(unit).id, steps })
}

/// The order by which a unit leaves over one of these edges, or one member alone.
///
/// # Errors
/// Why it can't: none of them is an edge to leave by, or they are too far.
pub fn leave(table: Table, unit: UnitIx, over: Edges, alone: Option<PrimateIx>) -> Result<Order, Illegal> {
    let Table { field, turn, .. } = table;
    check_can_act(field, turn, unit)?;
    let id = field.unit(unit).id;
    let going = match alone {
        Some(mate) if field.primate(mate).pin.holds() => {
            return Err(Illegal::Pinned { primate: field.primate(mate).id });
        }
        Some(mate) => vec![mate],
        None => leavers(field, turn, unit),
    };
    let last = *going.last().ok_or(Illegal::AllPinned { unit: id })?;
    let edges = field.edges[field.side(unit).index()];
    if !over.iter().any(|edge| edges.contains(edge)) {
        return Err(Illegal::OffBoard { primate: field.primate(last).id, edges });
    }
    let order = order(field, unit, &going, over).ok_or_else(|| too_far(field, unit, &going, over))?;
    check(table, &order)?;
    Ok(order)
}

/// Whether anyone of a unit who would leave can do so over this edge in one action.
pub fn can_leave(field: &Field, turn: &Turn, unit: UnitIx, edge: Edge) -> bool {
    let edges = field.edges[field.side(unit).index()];
    let over = Edges::of(edge);
    let goes = |mate: &PrimateIx| match ridden(field, *mate) {
        Some(vehicle) => drive_off(field, vehicle, over).is_some(),
        None => walk_off(field, *mate, over).is_some(),
    };
    edges.contains(edge) && check_can_act(field, turn, unit).is_ok() && leavers(field, turn, unit).iter().any(goes)
}

fn ridden(field: &Field, mate: PrimateIx) -> Option<VehicleIx> {
    field.primate(mate).place.seat().map(|(vehicle, _)| vehicle)
}

/// Why nobody comes over an edge: what the way would cost the one nearest to it.
fn too_far(field: &Field, unit: UnitIx, going: &[PrimateIx], over: Edges) -> Illegal {
    let size = field.ground().size();
    let on_foot = going.iter().filter_map(|mate| Some((*mate, field.cell(*mate)?)));
    let ways = on_foot.flat_map(|(mate, cell)| over.iter().map(move |edge| (edge, mate, cell)));
    let nearest = ways.min_by_key(|(edge, mate, cell)| (edge.depth(*cell, size), *mate));
    let Some((edge, mate, cell)) = nearest else { return Illegal::AllPinned { unit: field.unit(unit).id } };
    let primate = field.primate(mate).id;
    let speed = movement::gait(field, mate).speed;
    let (inward, beyond) = (edge.opposite().outward(), edge.ahead(cell, size));
    let last = beyond.step(inward);
    let walked = if last == cell { Some(0) } else { movement::cost_anyhow(field, mate, last) };
    match walked.map(|cost| cost.saturating_add(1)) {
        Some(cost) if cost > speed => Illegal::TooFar { primate, cost, speed },
        _ => Illegal::Barred { primate, cell: last },
    }
}

/// The cheapest walk over an edge in one action, the last step over it.
fn walk_off(field: &Field, mate: PrimateIx, edges: Edges) -> Option<Vec<Direction>> {
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

/// The cheapest drive over an edge in one action.
fn drive_off(field: &Field, vehicle: VehicleIx, edges: Edges) -> Option<Course> {
    let start = field.vehicle(vehicle).place.cell()?;
    let (size, side) = (field.ground().size(), field.vehicle(vehicle).rig.side);
    let far = |corner: Cell| super::vehicles::Footprint::new(corner, side);
    let outward = |corner: Cell| {
        let ways = Direction::ALL.into_iter().filter(|to| !to.is_diagonal());
        ways.into_iter().find(|to| far(corner.step(*to)).any(|cell| over(edges, cell, size)))
    };
    let here = std::iter::once((start, 0, Course::default()));
    let reached = driving::reach(field, vehicle, Pace::Walk).into_iter();
    let ends = here.chain(reached.map(|(stand, cost, course)| (stand.corner, cost, course)));
    let leaving = ends.filter_map(|(corner, cost, course)| Some((cost, corner, course, outward(corner)?)));
    let speed = driving::speed(field, vehicle);
    let (_, _, mut course, last) =
        leaving.filter(|(cost, ..)| *cost < speed).min_by_key(|(cost, corner, ..)| (*cost, *corner))?;
    course.0.push(Manoeuvre::Step(last));
    driving::check_drive(field, vehicle, Pace::Walk, &course).is_ok().then_some(course)
}

fn over(edges: Edges, cell: Cell, size: (i16, i16)) -> bool {
    edges.iter().any(|edge| edge.depth(cell, size) < 0)
}
