//! Where a mover can go, and the cheapest way there.
//!
//! The mover's cost function says what a step costs, or that it is impossible. This file adds the alternating
//! diagonals: the first diagonal of an action is cheap, the second expensive, and so on, with or without straight steps
//! between them. So a node of the search is a cell together with the kind of the next diagonal.
//!
//! A cost function takes the cell that a step leaves, its direction, and whether it is an expensive (second, fourth...)
//! diagonal. No step may be cheaper than on open ground: 1, and 2 for an expensive diagonal. Neither kind of next
//! diagonal is always better, because an expensive step may be on rough or on open ground. So a cell isn't finished
//! until both of its nodes are.

use super::{Cell, Direction};
use queue::Queue;
use reach::FROM_DEAR;

mod queue;
mod reach;

pub use reach::Reach;

/// Finds reachable cells and routes. Keep one and reuse it: it never releases its memory.
#[derive(Clone, Debug, Default)]
pub struct Pathfinder {
    reach: Reach,
    queue: Queue,
}

/// Where a search starts: a cell, and whether the next diagonal is an expensive one because the action is already under
/// way. A plain cell starts an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Start {
    /// Where.
    pub cell: Cell,
    /// Whether an odd number of diagonals has been taken.
    pub dear: bool,
}

impl From<Cell> for Start {
    fn from(cell: Cell) -> Self {
        Self { cell, dear: false }
    }
}

/// A cheapest way to one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The steps from the start.
    pub steps: Vec<Direction>,
    /// Their total cost.
    pub cost: u16,
}

impl Pathfinder {
    /// A pathfinder with no memory allocated yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Nodes settled by all its searches so far: a measure of its work that is the same on every machine.
    pub const fn settled(&self) -> u64 {
        self.reach.settled()
    }

    /// All cells of a table of `size` (columns, rows) that can be reached from `start` for `budget` or less.
    pub fn reach(
        &mut self,
        size: (i16, i16),
        start: impl Into<Start>,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
    ) -> &Reach {
        self.search(size, start.into(), budget, cost, |_, _| 0, |_| false);
        &self.reach
    }

    /// Whether a cell where nothing is left to pay can be reached from `start` for `budget` or less. `left` is the least
    /// that the rest costs from a cell, at most one less than from its neighbors.
    pub fn arrives(
        &mut self,
        size: (i16, i16),
        start: impl Into<Start>,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
        left: impl Fn(Cell) -> u32,
    ) -> bool {
        self.search(size, start.into(), budget, cost, |cell, _| left(cell), |cell| left(cell) == 0).is_some()
    }

    /// The cheapest way from `start` to `goal` for `budget` or less; none if there is none.
    pub fn route(
        &mut self,
        size: (i16, i16),
        start: impl Into<Start>,
        goal: Cell,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
    ) -> Option<Route> {
        let rest = |cell, dear| open_distance(cell, goal, dear);
        let found = self.search(size, start.into(), budget, cost, rest, |cell| cell == goal)?;
        Some(Route { steps: self.reach.way_to(found), cost: self.reach.cost_of(found) })
    }

    /// Settles nodes, nearest first, until a goal is settled or the budget is spent.
    fn search(
        &mut self,
        size: (i16, i16),
        start: Start,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
        rest: impl Fn(Cell, bool) -> u32,
        is_goal: impl Fn(Cell) -> bool,
    ) -> Option<usize> {
        let Self { reach, queue } = self;
        reach.begin(size, start);
        queue.clear();
        // A cost must fit its field, so the largest budgets are treated as one.
        let budget = (budget as u32).min(u16::MAX as u32 - 2);
        if !reach.holds(start.cell) || rest(start.cell, start.dear) > budget {
            return None;
        }
        let shifts = Direction::ALL.map(|direction| reach.shift(direction));
        let first = reach.index(start.cell) + usize::from(start.dear);
        reach.offer(first, 0, 0);
        queue.push(rest(start.cell, start.dear), first);
        while let Some((estimate, index)) = queue.pop() {
            let Some((cell, dear, spent)) = reach.settle(index, estimate, &rest) else { continue };
            if is_goal(cell) {
                return Some(index);
            }
            let inside = reach.is_inside(cell);
            for (direction, shift) in Direction::ALL.into_iter().zip(shifts) {
                let to = cell.step(direction);
                let dear_step = dear && direction.is_diagonal();
                let next_dear = dear ^ direction.is_diagonal();
                if !inside && !reach.holds(to) {
                    continue;
                }
                let next = (index & !1).wrapping_add_signed(shift) | usize::from(next_dear);
                let ahead = rest(to, next_dear);
                let least = spent + 1 + u16::from(dear_step);
                if reach.is_within(next, least) || least as u32 + ahead > budget {
                    continue;
                }
                let Some(price) = cost(cell, direction, dear_step) else { continue };
                let total = spent as u32 + price as u32;
                let way = direction as u8 | if dear { FROM_DEAR } else { 0 };
                if total + ahead <= budget && reach.offer(next, total as u16, way) {
                    queue.push(total + ahead, next);
                }
            }
        }
        None
    }
}

/// What the path to the goal would cost on open ground, given the kind of the next diagonal.
const fn open_distance(from: Cell, to: Cell, dear: bool) -> u32 {
    let (dx, dy) = ((from.x - to.x).unsigned_abs() as u32, (from.y - to.y).unsigned_abs() as u32);
    let (long, short) = if dx > dy { (dx, dy) } else { (dy, dx) };
    long + (short + dear as u32) / 2
}

/// What walking these steps costs; none if one of them can't be taken.
pub fn walk_cost(start: Cell, steps: &[Direction], cost: impl Fn(Cell, Direction, bool) -> Option<u16>) -> Option<u16> {
    let (mut cell, mut dear, mut total) = (start, false, 0_u16);
    for direction in steps {
        let diagonal = direction.is_diagonal();
        total = total.checked_add(cost(cell, *direction, diagonal && dear)?)?;
        dear ^= diagonal;
        cell = cell.step(*direction);
    }
    Some(total)
}
