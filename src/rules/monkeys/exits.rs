//! Leaving the board over an edge that the scenario allows: to escape, to retreat, or to bring a crate home (G-14,
//! G-18, G-34).

use super::{
    acting::check_can_act,
    choices::check,
    course::{Course, Manoeuvre},
    driving::{self, Driver, Ways},
    field::Field,
    gait::Pace,
    illegal::Illegal,
    movement,
    no_drive::NoDrive,
    order::{Leg, Order, Path},
    scenario::Scenario,
    table::Table,
    turn::Turn,
};
use crate::board::{Cell, Direction, Edge, Edges, path::Reach};
use crate::force::{PrimateIx, UnitIx, VehicleIx};

/// Takes the members of a unit that can leave in one action off the board.
pub struct Departure {
    /// The drives, then the walks.
    pub legs: Vec<Leg>,
    /// The primates that leave: on foot, or in a vehicle that leaves.
    pub leavers: Vec<PrimateIx>,
}

/// Members that go when their unit is ordered to leave: those carrying crates if there are any, otherwise everyone.
pub fn who_goes(field: &Field, turn: &Turn, unit: UnitIx) -> Vec<PrimateIx> {
    let carries = |mate: &PrimateIx| turn.stakes.carried(*mate).is_some();
    let crates = turn.stakes.scenario == Scenario::Scavenging && field.members(unit).any(|mate| carries(&mate));
    let mut going: Vec<PrimateIx> = field.ready(unit).filter(|mate| !crates || carries(mate)).collect();
    let leader = field.unit(unit).lead.leader;
    // The leader goes last, so that the others are in its sphere until then.
    going.sort_by_key(|mate| (Some(*mate) == leader, *mate));
    going
}

/// How those of `going` that can leave over one of the edges in one action do so, on foot or with the vehicle they ride
/// in. None if no one can. The result isn't checked as an order yet.
pub fn departure(field: &Field, unit: UnitIx, going: &[PrimateIx], edges: Edges) -> Option<Departure> {
    let mut left = Departure { legs: Vec::new(), leavers: Vec::new() };
    for vehicle in driven(field, unit, going) {
        if let Some(course) = drive_off(field, vehicle, edges) {
            left.legs.push(Leg::Drive(field.vehicle(vehicle).id, course));
            left.leavers.extend(field.riders(vehicle).map(|(rider, _)| rider));
        }
    }
    for mate in going {
        if let Some(way) = walk_off(field, *mate, edges) {
            left.legs.push(Leg::Go(field.primate(*mate).id, Path(way)));
            left.leavers.push(*mate);
        }
    }
    (!left.legs.is_empty()).then_some(left)
}

/// The order that takes a unit, or a single member, off over one of these edges.
///
/// # Errors
/// Why it can't leave: none of them is an edge to leave by, or they are too far.
pub fn leave(table: Table, unit: UnitIx, over: Edges, alone: Option<PrimateIx>) -> Result<Order, Illegal> {
    let Table { field, turn, .. } = table;
    check_can_act(field, turn, unit)?;
    let id = field.unit(unit).id;
    let going = match alone {
        Some(mate) if field.primate(mate).pin.holds() => {
            return Err(Illegal::Pinned { primate: field.primate(mate).id });
        }
        Some(mate) => vec![mate],
        None => who_goes(field, turn, unit),
    };
    let last = *going.last().ok_or(Illegal::AllPinned { unit: id })?;
    let open = open(field, last, over)?;
    let departure = departure(field, unit, &going, open).ok_or_else(|| too_far(field, unit, &going, open))?;
    let order = Order::Move { unit: id, steps: departure.legs };
    check(table, &order)?;
    Ok(order)
}

/// The path of one member on foot over one of these edges.
///
/// # Errors
/// Why it can't leave: none of them is an edge to leave by, or they are too far.
pub fn way(field: &Field, mate: PrimateIx, over: Edges) -> Result<Path, Illegal> {
    let open = open(field, mate, over)?;
    let way = walk_off(field, mate, open).map(Path);
    way.ok_or_else(|| too_far(field, field.primate(mate).unit, &[mate], open))
}

/// Whether any departing member of a unit can leave over one of these edges in one action.
pub fn can_leave(field: &Field, turn: &Turn, unit: UnitIx, over: Edges) -> bool {
    let open = both(over, field.edges[field.side(unit).index()]);
    if open == Edges::NONE || check_can_act(field, turn, unit).is_err() {
        return false;
    }
    // This runs in every frame: the first member that can leave is enough.
    let going = who_goes(field, turn, unit);
    going.iter().any(|mate| can_walk_off(field, *mate, open))
        || driven(field, unit, &going).into_iter().any(|vehicle| drive_off(field, vehicle, open).is_some())
}

/// Whether any member of a unit is close enough to an open edge that it might leave over it; this doesn't search for a
/// path.
pub fn may_leave(field: &Field, unit: UnitIx) -> bool {
    let open = field.edges[field.side(unit).index()];
    field.ready(unit).any(|mate| match ridden(field, mate) {
        Some(vehicle) => drives_near(field, vehicle, open),
        None => field.cell(mate).is_some_and(|cell| is_near(field, cell, movement::gait(field, mate).speed, open)),
    })
}

/// Whether a member on foot can leave the board over one of the edges in one action. The search only looks toward the
/// edges, so it is short.
pub fn can_walk_off(field: &Field, mate: PrimateIx, edges: Edges) -> bool {
    let (size, speed) = (field.ground().size(), movement::gait(field, mate).speed);
    let depth = |cell: Cell| edges.iter().map(|edge| edge.depth(cell, size).unsigned_abs().into()).min().unwrap_or(0);
    let near = field.cell(mate).is_some_and(|cell| is_near(field, cell, speed, edges));
    near && movement::arrives(field, mate, speed - 1, depth)
}

/// The vehicles of a unit that the departing members ride in.
fn driven(field: &Field, unit: UnitIx, going: &[PrimateIx]) -> Vec<VehicleIx> {
    let ridden = going.iter().filter_map(|mate| ridden(field, *mate));
    let mut driven: Vec<VehicleIx> = ridden.filter(|vehicle| field.vehicle(*vehicle).unit == Some(unit)).collect();
    driven.sort_unstable();
    driven.dedup();
    driven
}

/// The edges among these that a member's side may leave by (G-34).
fn open(field: &Field, mate: PrimateIx, over: Edges) -> Result<Edges, Illegal> {
    let edges = field.edges[field.side_of(mate).index()];
    match both(over, edges) {
        Edges::NONE => Err(Illegal::OffBoard { primate: field.primate(mate).id, edges }),
        open => Ok(open),
    }
}

fn both(one: Edges, other: Edges) -> Edges {
    one.iter().filter(|edge| other.contains(*edge)).fold(Edges::NONE, Edges::with)
}

fn ridden(field: &Field, mate: PrimateIx) -> Option<VehicleIx> {
    field.primate(mate).place.seat().map(|(vehicle, _)| vehicle)
}

/// Why nobody can leave over an edge in one action: what stops the member nearest to it.
fn too_far(field: &Field, unit: UnitIx, going: &[PrimateIx], edges: Edges) -> Illegal {
    let size = field.ground().size();
    let depth = |mate: PrimateIx| {
        let squares = field.squares(mate.into());
        squares.flat_map(|cell| edges.iter().map(move |edge| edge.depth(cell, size))).min()
    };
    let nearest = going.iter().filter_map(|mate| Some((depth(*mate)?, *mate))).min();
    let Some((_, mate)) = nearest else { return Illegal::Gone { unit: field.unit(unit).id } };
    match ridden(field, mate) {
        Some(vehicle) => too_far_to_drive(field, (mate, unit), vehicle, edges),
        None => too_far_to_walk(field, mate, edges),
    }
}

fn too_far_to_walk(field: &Field, mate: PrimateIx, edges: Edges) -> Illegal {
    let primate = field.primate(mate).id;
    let speed = movement::gait(field, mate).speed;
    let found = movement::with_reach_anyhow(field, mate, |reach| nearest_exit(field, mate, reach, edges));
    match found.flatten() {
        Some((cost, ..)) => Illegal::TooFar { primate, cost: cost + 1, speed },
        None => Illegal::CutOff { primate, edges },
    }
}

fn too_far_to_drive(field: &Field, (mate, unit): (PrimateIx, UnitIx), vehicle: VehicleIx, edges: Edges) -> Illegal {
    let id = field.vehicle(vehicle).id;
    if field.vehicle(vehicle).unit != Some(unit) {
        return NoDrive::NotOurs { primate: field.primate(mate).id, vehicle: id }.into();
    }
    if let Err(why) = driving::check_drivable(field, vehicle) {
        return why;
    }
    let driver = Driver::new(field, vehicle);
    match driving::ways_anyhow(field, vehicle).and_then(|ways| nearest_gate(field, &driver, &ways, edges)) {
        Some((cost, ..)) => Illegal::TooFar { primate: id, cost: cost + 1, speed: driving::speed(field, vehicle) },
        None => Illegal::CutOff { primate: id, edges },
    }
}

/// The cheapest walk off the board over an edge in one action.
fn walk_off(field: &Field, mate: PrimateIx, edges: Edges) -> Option<Vec<Direction>> {
    if !can_walk_off(field, mate, edges) {
        return None;
    }
    let speed = movement::gait(field, mate).speed;
    movement::with_reach(field, mate, |reach| {
        let (_, cell, last) = nearest_exit(field, mate, reach, edges).filter(|(cost, ..)| *cost < speed)?;
        let mut path = reach.path(cell);
        path.push(last);
        Some(path)
    })?
}

/// The cheapest drive off the board over an edge in one action.
fn drive_off(field: &Field, vehicle: VehicleIx, edges: Edges) -> Option<Course> {
    if !drives_near(field, vehicle, edges) {
        return None;
    }
    let (driver, speed) = (Driver::new(field, vehicle), driving::speed(field, vehicle));
    let ways = driving::ways(field, vehicle, Pace::Walk)?;
    let (_, corner, last) = nearest_gate(field, &driver, &ways, edges).filter(|(cost, ..)| *cost < speed)?;
    let mut course = ways.course(corner).map(|(_, course)| course).unwrap_or_default();
    course.0.push(Manoeuvre::Step(last));
    Some(course)
}

fn drives_near(field: &Field, vehicle: VehicleIx, edges: Edges) -> bool {
    let speed = driving::speed(field, vehicle);
    field.vehicle(vehicle).squares().any(|cell| is_near(field, cell, speed, edges))
}

/// Whether an edge is close enough for a path at this Speed: a step costs at least one, so most members need no search
/// at all.
fn is_near(field: &Field, cell: Cell, speed: u16, edges: Edges) -> bool {
    edges.iter().any(|edge| i32::from(edge.depth(cell, field.ground().size())) < i32::from(speed))
}

/// The cheapest reachable square to leave the board from: its cost, and the last step. Of several, the one straight
/// ahead.
fn nearest_exit(field: &Field, mate: PrimateIx, reach: &Reach, edges: Edges) -> Option<(u16, Cell, Direction)> {
    let start = field.cell(mate)?;
    let outward = |cell: Cell| outward(field, edges, std::iter::once(cell));
    let exits = reach.cells().iter().filter_map(|cell| Some((reach.cost(*cell)?, *cell, outward(*cell)?)));
    exits.min_by_key(|(cost, cell, _)| (*cost, aside(start, *cell), *cell))
}

/// The cheapest corner from which a vehicle can leave the board: its cost, and the last step.
fn nearest_gate(field: &Field, driver: &Driver, ways: &Ways, edges: Edges) -> Option<(u16, Cell, Direction)> {
    let start = driver.start()?.corner;
    let ends = std::iter::once((start, 0)).chain(ways.ends());
    let outward = |corner: Cell| outward(field, edges, driver.footprint(corner));
    let gates = ends.filter_map(|(corner, cost)| Some((cost, corner, outward(corner)?)));
    gates.min_by_key(|(cost, corner, _)| (*cost, aside(start, *corner), *corner))
}

/// Rows and columns between two squares: among those equally near an edge, the smallest value is straight ahead.
const fn aside(from: Cell, to: Cell) -> u16 {
    from.x.abs_diff(to.x) + from.y.abs_diff(to.y)
}

/// The step over one of the edges from squares at least one of which is on it.
fn outward(field: &Field, edges: Edges, squares: impl Iterator<Item = Cell> + Clone) -> Option<Direction> {
    let size = field.ground().size();
    let is_on = |edge: &Edge| squares.clone().any(|cell| edge.depth(cell, size) == 0);
    edges.iter().find(is_on).map(Edge::outward)
}
