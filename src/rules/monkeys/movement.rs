//! Moving: the cost of a step, where a primate can go, legal move orders (text paragraphs 3 and 4; 2.1 to 2.5, 1.2,
//! T-12, T-18 to T-26, G-34).

pub use super::walks::Walk;

use super::{
    field::Field,
    gait::{Gait, Pace, Walker},
    illegal::Illegal,
};
use crate::board::{
    Cell, Direction, Edges,
    path::{Pathfinder, Start},
};
use crate::force::{
    PrimateIx,
    squad::{Pile, Place},
};
use std::cell::RefCell;

thread_local! {
    /// Scratch memory for searches; nothing carries over from one to the next.
    static PATHFINDER: RefCell<Pathfinder> = RefCell::new(Pathfinder::new());
}

/// How a primate crosses ground.
pub fn gait(field: &Field, primate: PrimateIx) -> Gait {
    Gait::of(field, primate, Pace::Walk)
}

/// The work of all path searches of this thread so far, counted in squares.
pub fn searched() -> u64 {
    PATHFINDER.with_borrow(Pathfinder::settled)
}

/// Passes all cells that a primate can reach in one move action to `look`, which reads costs and paths.
pub fn with_reach<T>(
    field: &Field,
    primate: PrimateIx,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> Option<T> {
    with_reach_at(field, primate, Pace::Walk, look)
}

/// The same at another pace.
pub fn with_reach_at<T>(
    field: &Field,
    primate: PrimateIx,
    pace: Pace,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> Option<T> {
    let (start, speed) = (field.cell(primate)?, Gait::of(field, primate, pace).speed);
    Some(with_reach_within(field, primate, start, speed, look))
}

/// The same, ignoring Speed.
pub(super) fn with_reach_anyhow<T>(
    field: &Field,
    primate: PrimateIx,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> Option<T> {
    Some(with_reach_within(field, primate, field.cell(primate)?, FAR, look))
}

/// Whether a primate can reach a cell where nothing is `left` to pay within this many squares. `left` is the least that
/// the rest costs from a cell.
pub(super) fn arrives(field: &Field, primate: PrimateIx, budget: u16, left: impl Fn(Cell) -> u32) -> bool {
    let Some(start) = field.cell(primate) else { return false };
    let walker = Walker::new(field, primate, Pace::Walk);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        finder.arrives(walker.table(), start, budget, price, left)
    })
}

/// Searches all cells that a primate can reach within this many squares, for the rest of an action.
pub fn with_reach_within<T>(
    field: &Field,
    primate: PrimateIx,
    start: impl Into<Start>,
    budget: u16,
    look: impl FnOnce(&crate::board::path::Reach) -> T,
) -> T {
    let walker = Walker::new(field, primate, Pace::Walk);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        look(finder.reach(walker.table(), start, budget, price))
    })
}

/// The cheapest path of a primate to a cell within this many squares.
pub fn route_within(
    field: &Field,
    primate: PrimateIx,
    start: impl Into<Start>,
    goal: Cell,
    budget: u16,
) -> Option<crate::board::path::Route> {
    let walker = Walker::new(field, primate, Pace::Walk);
    PATHFINDER.with_borrow_mut(|finder| {
        let price = |from, direction, second| walker.price(from, direction, second);
        finder.route(walker.table(), start, goal, budget, price)
    })
}

/// The cheapest path of a primate to a cell in one move action.
pub fn route(field: &Field, primate: PrimateIx, goal: Cell) -> Option<crate::board::path::Route> {
    route_from(field, primate, Pace::Walk, field.cell(primate)?, goal)
}

/// The cheapest path of a primate at a pace from a cell, where it may be only hypothetically, to another.
pub fn route_from(
    field: &Field,
    primate: PrimateIx,
    pace: Pace,
    start: Cell,
    goal: Cell,
) -> Option<crate::board::path::Route> {
    route_within(field, primate, start, goal, Gait::of(field, primate, pace).speed)
}

/// What the path to a cell would cost, ignoring Speed; none if there is no path at all.
pub fn cost_anyhow(field: &Field, primate: PrimateIx, goal: Cell) -> Option<u16> {
    cost_via(field, primate, &[], goal)
}

/// The same through waypoints.
pub fn cost_via(field: &Field, primate: PrimateIx, way: &[Cell], goal: Cell) -> Option<u16> {
    route_via(field, primate, (way, goal), FAR).map(|route| route.cost)
}

/// The path of a primate through waypoints to a goal, with each leg costing at most this much. It is a single walk, so
/// its diagonals are counted across all legs (1.3).
pub fn route_via(
    field: &Field,
    primate: PrimateIx,
    (way, goal): (&[Cell], Cell),
    budget: u16,
) -> Option<crate::board::path::Route> {
    let mut start = Start::from(field.cell(primate)?);
    let mut whole = crate::board::path::Route { steps: Vec::new(), cost: 0 };
    for stop in way.iter().copied().chain([goal]) {
        let leg = route_within(field, primate, start, stop, budget)?;
        let diagonals = leg.steps.iter().filter(|step| step.is_diagonal()).count();
        start = Start { cell: stop, dear: start.dear ^ (diagonals % 2 == 1) };
        whole.steps.extend(leg.steps);
        whole.cost += leg.cost;
    }
    Some(whole)
}

/// More than the cost of any path across a table.
const FAR: u16 = 2_000;

impl Walk {
    /// Whether it takes a step at all, or gets in.
    pub fn walked(&self) -> bool {
        !self.cells.is_empty() || self.end.cell().is_none()
    }

    /// Squares it enters, counting a step over the edge.
    pub fn squares(&self) -> usize {
        self.cells.len() + usize::from(matches!(self.end, Place::Off(_)))
    }
}

/// Whether a step to a cell leaves the table over one of the edges (G-34).
pub fn leaves_over(field: &Field, to: Cell, edges: Edges) -> bool {
    edges.iter().any(|edge| edge.depth(to, field.ground().size()) < 0)
}

/// Extends a walk by these steps (2.1, T-19, T-20, G-34).
pub(super) fn walk_on(field: &Field, walk: &mut Walk, pace: Pace, steps: &[Direction]) -> Result<(), Illegal> {
    let (primate, id) = (walk.primate, field.primate(walk.primate).id);
    let (walker, side) = (Walker::new(field, primate, pace), field.side_of(primate));
    let mut at = walk.end.cell().ok_or(Illegal::PieceGone { primate: id })?;
    let mut second = false;
    walk.cells.reserve(steps.len());
    for (place, direction) in steps.iter().enumerate() {
        let to = at.step(*direction);
        let last = place + 1 == steps.len();
        let price = if field.ground().contains(to) {
            let free = walker.price(at, *direction, second && direction.is_diagonal());
            walk.end = Place::On(to);
            walk.cells.push(to);
            free.ok_or(Illegal::Barred { primate: id, cell: to })?
        } else if last && leaves_over(field, to, field.edges[side.index()]) {
            walk.end = Place::Off(Pile::Retreated);
            if second && direction.is_diagonal() { 2 } else { 1 }
        } else {
            return Err(Illegal::OffBoard { primate: id, edges: field.edges[side.index()] });
        };
        second ^= direction.is_diagonal();
        walk.cost = walk.cost.saturating_add(price);
        at = to;
    }
    check_speed(field, walk, pace)
}

/// Whether a walk costs no more than the primate's Speed (2.1, T-132).
pub(super) fn check_speed(field: &Field, walk: &Walk, pace: Pace) -> Result<(), Illegal> {
    let (primate, cost) = (field.primate(walk.primate).id, walk.cost);
    let speed = Gait::of(field, walk.primate, pace).speed;
    match pace {
        _ if cost <= speed => Ok(()),
        Pace::Walk => Err(Illegal::TooFar { primate, cost, speed }),
        Pace::Sneak => Err(Illegal::TooFarToSneak { primate, cost, speed }),
    }
}
