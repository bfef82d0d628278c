//! Every cell within a walk (G1). Counted in halves, 2 for a straight step and 3 for a diagonal one, a plain search finds
//! the same cells as counting every second diagonal twice.

use crate::board::{Cell, Direction};

/// Waiting cells by what they cost: no step costs more than three halves.
const RING: usize = 4;

/// Finds cells. Keep one and use it again: it never gives its memory back.
#[derive(Debug, Default)]
pub(super) struct Flood {
    size: (i16, i16),
    /// What each cell costs in the search under way, in halves.
    costs: Vec<u16>,
    listed: Vec<bool>,
    waiting: [Vec<Cell>; RING],
    settled: Vec<Cell>,
    cells: Vec<Cell>,
}

impl Flood {
    /// Begins a list with a cell of a board of so many columns and rows.
    pub fn begin(&mut self, size: (i16, i16), from: Cell) {
        let count = size.0 as usize * size.1 as usize;
        if self.size != size {
            self.size = size;
            self.costs = vec![u16::MAX; count];
            self.listed = vec![false; count];
            self.cells.clear();
        }
        while let Some(cell) = self.cells.pop() {
            let index = self.index(cell);
            self.listed[index] = false;
        }
        self.list(from);
    }

    /// Adds every cell within so many cells of walk, by steps that may be taken.
    pub fn spread(&mut self, from: Cell, far: u16, may: impl Fn(Cell, Direction) -> bool) {
        let most = 2 * far + 1;
        self.offer(from, 0);
        for spent in 0..=most {
            while let Some(cell) = self.waiting[usize::from(spent) % RING].pop() {
                if self.costs[self.index(cell)] < spent {
                    continue;
                }
                self.settled.push(cell);
                for direction in Direction::ALL {
                    let (to, cost) = (cell.step(direction), spent + if direction.is_diagonal() { 3 } else { 2 });
                    if cost <= most && self.holds(to) && cost < self.costs[self.index(to)] && may(cell, direction) {
                        self.offer(to, cost);
                    }
                }
            }
        }
        let mut settled = std::mem::take(&mut self.settled);
        for cell in settled.drain(..) {
            let index = self.index(cell);
            self.costs[index] = u16::MAX;
            self.list(cell);
        }
        self.settled = settled;
    }

    /// The cells listed so far.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    fn list(&mut self, cell: Cell) {
        let index = self.index(cell);
        if !std::mem::replace(&mut self.listed[index], true) {
            self.cells.push(cell);
        }
    }

    fn offer(&mut self, cell: Cell, cost: u16) {
        let index = self.index(cell);
        self.costs[index] = cost;
        self.waiting[usize::from(cost) % RING].push(cell);
    }

    const fn holds(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.size.0 && cell.y < self.size.1
    }

    const fn index(&self, cell: Cell) -> usize {
        cell.y as usize * self.size.0 as usize + cell.x as usize
    }
}
