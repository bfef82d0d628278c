//! Where a mover can go and the cheapest way there (1.3, T-19).
//!
//! The mover's cost function says what a step costs, or that it cannot be made; this file adds the alternation: the
//! first diagonal of an action is a plain one, the second a dear one, and so on, straight steps between them or
//! not. So a place in the search is a cell together with which kind of diagonal comes next.
//!
//! A cost function is asked for the cell a step leaves, its direction, and whether it is a dear (second, fourth...)
//! diagonal. Neither kind of diagonal to come is always the better one, as a dear step may lie on rough or on open
//! ground, so no cell is done before both are.

use super::{Cell, Direction};

/// Finds reachable cells and routes. Keep one and use it again: it never gives its memory back.
#[derive(Clone, Debug, Default)]
pub struct Pathfinder {
    reach: Reach,
    queue: Queue,
}

/// A cheapest way to one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The steps from the start.
    pub steps: Vec<Direction>,
    /// What they cost together.
    pub cost: u16,
}

/// The cells that a mover can reach within its budget.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    width: i16,
    height: i16,
    start: Cell,
    stamp: u32,
    places: Vec<Place>,
    cells: Vec<Cell>,
}

/// A cell and the kind of its next diagonal, as far as the search knows it.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// The search that last wrote here.
    stamp: u32,
    cost: u16,
    /// How it was reached: the direction, and whether the place before it was one of a dear diagonal.
    way: u8,
    settled: bool,
}

/// The bit of a way that says that the step left a place of a dear diagonal.
const FROM_DEAR: u8 = 8;

impl Pathfinder {
    /// A pathfinder without memory yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// All cells of a table of `size` (columns, rows) that can be reached from `start` for `budget` or less.
    pub fn reach(
        &mut self,
        size: (i16, i16),
        start: Cell,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
    ) -> &Reach {
        self.search(size, start, budget, cost, |_, _| 0, None);
        &self.reach
    }

    /// The cheapest way from `start` to `goal` for `budget` or less, none if there is none.
    ///
    /// Here no step may cost less than on open ground: 1, and 2 for a dear diagonal.
    pub fn route(
        &mut self,
        size: (i16, i16),
        start: Cell,
        goal: Cell,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
    ) -> Option<Route> {
        let rest = |cell, dear| open_distance(cell, goal, dear);
        let found = self.search(size, start, budget, cost, rest, Some(goal))?;
        Some(Route { steps: self.reach.way_to(found), cost: self.reach.places[found].cost })
    }

    /// Settles places from the nearest on, until the goal is settled or the budget is spent.
    fn search(
        &mut self,
        size: (i16, i16),
        start: Cell,
        budget: u16,
        cost: impl Fn(Cell, Direction, bool) -> Option<u16>,
        rest: impl Fn(Cell, bool) -> u32,
        goal: Option<Cell>,
    ) -> Option<usize> {
        let Self { reach, queue } = self;
        reach.begin(size, start);
        queue.clear();
        let budget = budget as u32;
        if !reach.holds(start) || rest(start, false) > budget {
            return None;
        }
        let first = reach.offer(reach.index(start), 0, 0)?;
        queue.push(rest(start, false), first);
        while let Some((estimate, index)) = queue.pop() {
            let Some((cell, dear, spent)) = reach.settle(index, estimate, &rest) else { continue };
            if goal == Some(cell) {
                return Some(index);
            }
            for direction in Direction::ALL {
                let to = cell.step(direction);
                let diagonal = direction.is_diagonal();
                if !reach.holds(to) {
                    continue;
                }
                let next_dear = dear ^ diagonal;
                let next = reach.index(to) + usize::from(next_dear);
                if reach.is_within(next, spent) {
                    continue;
                }
                let Some(price) = cost(cell, direction, diagonal && dear) else { continue };
                let total = spent as u32 + price as u32;
                let estimate = total + rest(to, next_dear);
                if estimate > budget {
                    continue;
                }
                let way = direction as u8 | if dear { FROM_DEAR } else { 0 };
                if let Some(next) = reach.offer(next, total as u16, way) {
                    queue.push(estimate, next);
                }
            }
        }
        None
    }
}

/// What the way to the goal would cost on open ground, given the kind of the next diagonal.
const fn open_distance(from: Cell, to: Cell, dear: bool) -> u32 {
    let (dx, dy) = ((from.x - to.x).unsigned_abs() as u32, (from.y - to.y).unsigned_abs() as u32);
    let (long, short) = if dx > dy { (dx, dy) } else { (dy, dx) };
    long + (short + dear as u32) / 2
}

impl Reach {
    /// The cheapest cost of a cell, none if it is out of reach.
    pub fn cost(&self, cell: Cell) -> Option<u16> {
        if !self.holds(cell) {
            return None;
        }
        let index = self.index(cell);
        let costs = [index, index + 1].into_iter().filter_map(|place| self.settled_cost(place));
        costs.min()
    }

    /// The reachable cells, the start first, from the cheapest to the dearest.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cheapest way to a cell; no steps to the start or to a cell out of reach.
    pub fn path(&self, cell: Cell) -> Vec<Direction> {
        if !self.holds(cell) {
            return Vec::new();
        }
        let index = self.index(cell);
        match (self.settled_cost(index), self.settled_cost(index + 1)) {
            (None, None) => Vec::new(),
            (Some(plain), Some(dear)) if dear < plain => self.way_to(index + 1),
            (None, Some(_)) => self.way_to(index + 1),
            _ => self.way_to(index),
        }
    }

    fn begin(&mut self, (width, height): (i16, i16), start: Cell) {
        let count = 2 * width.max(0) as usize * height.max(0) as usize;
        (self.width, self.height, self.start) = (width, height, start);
        self.cells.clear();
        self.stamp = self.stamp.wrapping_add(1);
        if self.places.len() < count || self.stamp == 0 {
            self.places.clear();
            self.places.resize(count, Place::default());
            self.stamp = 1;
        }
    }

    const fn holds(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    /// The place of a cell whose next diagonal is plain; that of a dear one follows it.
    const fn index(&self, cell: Cell) -> usize {
        2 * (cell.y as usize * self.width as usize + cell.x as usize)
    }

    const fn cell(&self, index: usize) -> Cell {
        let width = self.width as usize;
        Cell::new((index / 2 % width) as i16, (index / 2 / width) as i16)
    }

    fn settled_cost(&self, index: usize) -> Option<u16> {
        let place = self.places[index];
        (place.stamp == self.stamp && place.settled).then_some(place.cost)
    }

    /// Whether a place has been reached for no more than this. Then no step to it need be tried.
    fn is_within(&self, index: usize, cost: u16) -> bool {
        let place = self.places[index];
        place.stamp == self.stamp && place.cost <= cost
    }

    /// Writes a cheaper way to a place down; none if it is no cheaper.
    fn offer(&mut self, index: usize, cost: u16, way: u8) -> Option<usize> {
        if self.is_within(index, cost) {
            return None;
        }
        self.places[index] = Place { stamp: self.stamp, cost, way, settled: false };
        Some(index)
    }

    /// Takes a place off the queue; none if it has been settled before or put in again more cheaply.
    fn settle(&mut self, index: usize, estimate: u32, rest: &impl Fn(Cell, bool) -> u32) -> Option<(Cell, bool, u16)> {
        let (place, dear) = (self.places[index], index % 2 == 1);
        let cell = self.cell(index);
        if place.settled || place.cost as u32 + rest(cell, dear) != estimate {
            return None;
        }
        self.places[index].settled = true;
        if self.settled_cost(index ^ 1).is_none() {
            self.cells.push(cell);
        }
        Some((cell, dear, place.cost))
    }

    /// The steps from the start to a settled place.
    fn way_to(&self, index: usize) -> Vec<Direction> {
        let mut steps = Vec::new();
        let (mut cell, mut dear) = (self.cell(index), index % 2 == 1);
        while (cell, dear) != (self.start, false) {
            let way = self.places[self.index(cell) + usize::from(dear)].way;
            let direction = Direction::ALL[(way & 7) as usize];
            let (dx, dy) = direction.delta();
            cell = Cell::new(cell.x - dx, cell.y - dy);
            dear = way & FROM_DEAR != 0;
            steps.push(direction);
        }
        steps.reverse();
        steps
    }
}

/// What a walk of these steps costs, none if a step of it cannot be made (1.3, T-19).
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

/// Places waiting to be settled, by estimate; among equals the latest first.
#[derive(Clone, Debug, Default)]
struct Queue {
    buckets: Vec<Vec<u32>>,
    lowest: usize,
    /// One beyond the highest bucket in use.
    end: usize,
    /// The estimate of the first bucket.
    base: u32,
}

impl Queue {
    fn clear(&mut self) {
        for bucket in &mut self.buckets[..self.end] {
            bucket.clear();
        }
        (self.lowest, self.end) = (0, 0);
    }

    fn push(&mut self, estimate: u32, place: usize) {
        if self.end == 0 {
            self.base = estimate;
        }
        let bucket = estimate.saturating_sub(self.base) as usize;
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        self.end = self.end.max(bucket + 1);
        self.buckets[bucket].push(place as u32);
    }

    fn pop(&mut self) -> Option<(u32, usize)> {
        while self.lowest < self.end {
            if let Some(place) = self.buckets[self.lowest].pop() {
                return Some((self.base + self.lowest as u32, place as usize));
            }
            self.lowest += 1;
        }
        None
    }
}
