//! What a search has found out about the cells of a table.

use super::Start;
use crate::board::{Cell, Direction};

/// The cells that a mover can reach within its budget.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    width: i16,
    height: i16,
    start: Start,
    stamp: u32,
    places: Vec<Place>,
    cells: Vec<Cell>,
    /// Nodes settled by all searches so far.
    settled: u64,
}

/// A cell and the kind of its next diagonal, with what the search knows so far.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// The search that last wrote to it.
    stamp: u32,
    cost: u16,
    /// How it was reached: the direction, and whether the previous node was one with an expensive diagonal next.
    way: u8,
    settled: bool,
}

/// The bit of `way` that says that the step left a node with an expensive diagonal next.
pub(super) const FROM_DEAR: u8 = 8;

impl Reach {
    /// The cheapest cost of a cell; none if it is out of reach.
    pub fn cost(&self, cell: Cell) -> Option<u16> {
        if !self.holds(cell) {
            return None;
        }
        let index = self.index(cell);
        let costs = [index, index + 1].into_iter().filter_map(|place| self.settled_cost(place));
        costs.min()
    }

    /// The reachable cells, from the cheapest (the start) to the most expensive.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cheapest path to a cell; empty for the start and for a cell out of reach.
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

    pub(super) fn begin(&mut self, (width, height): (i16, i16), start: Start) {
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

    pub(super) const fn holds(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    /// Whether all eight neighbors are on the table.
    pub(super) const fn is_inside(&self, cell: Cell) -> bool {
        cell.x > 0 && cell.y > 0 && cell.x < self.width - 1 && cell.y < self.height - 1
    }

    /// The difference between the indices of a cell and of its neighbor.
    pub(super) const fn shift(&self, direction: Direction) -> isize {
        let (dx, dy) = direction.delta();
        2 * (dy as isize * self.width as isize + dx as isize)
    }

    /// The index of a cell's node with a cheap next diagonal; the one with an expensive next diagonal follows it.
    pub(super) const fn index(&self, cell: Cell) -> usize {
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

    /// Whether a node has been reached at this cost or less, so that a step to it need not be tried.
    pub(super) fn is_within(&self, index: usize, cost: u16) -> bool {
        let place = self.places[index];
        place.stamp == self.stamp && place.cost <= cost
    }

    /// Records a way to a node; false if it isn't cheaper than the known one.
    pub(super) fn offer(&mut self, index: usize, cost: u16, way: u8) -> bool {
        let cheaper = !self.is_within(index, cost);
        if cheaper {
            self.places[index] = Place { stamp: self.stamp, cost, way, settled: false };
        }
        cheaper
    }

    /// Takes a node off the queue; none if it has been settled already or queued again at a lower cost.
    pub(super) fn settle(
        &mut self,
        index: usize,
        estimate: u32,
        rest: &impl Fn(Cell, bool) -> u32,
    ) -> Option<(Cell, bool, u16)> {
        let (place, dear) = (self.places[index], index % 2 == 1);
        let cell = self.cell(index);
        if place.settled || place.cost as u32 + rest(cell, dear) != estimate {
            return None;
        }
        self.places[index].settled = true;
        self.settled += 1;
        if self.settled_cost(index ^ 1).is_none() {
            self.cells.push(cell);
        }
        Some((cell, dear, place.cost))
    }

    /// Nodes settled by all searches so far.
    pub(super) const fn settled(&self) -> u64 {
        self.settled
    }

    /// The cost of reaching a node.
    pub(super) fn cost_of(&self, index: usize) -> u16 {
        self.places[index].cost
    }

    /// The steps from the start to a settled node.
    pub(super) fn way_to(&self, index: usize) -> Vec<Direction> {
        let mut steps = Vec::new();
        let (mut cell, mut dear) = (self.cell(index), index % 2 == 1);
        while (cell, dear) != (self.start.cell, self.start.dear) {
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
