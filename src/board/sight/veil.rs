//! Temporary things over the ground: smoke, and the cover that vehicles and wrecks give.

use crate::board::{Cell, Grid, distance};

/// The smoke and passing cover of one moment, one byte per cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veil {
    marks: Grid<u8>,
    /// The cells with smoke, and those that give cover: usually none or few, so that a line is rarely near one.
    smoke: Vec<Cell>,
    cover: Vec<Cell>,
}

const SMOKE: u8 = 1;
const COVER: u8 = 2;

/// The farthest that the partner of a square beside a target can be from the target: two squares diagonally.
const NEAR: i32 = 3;

impl Veil {
    /// An empty veil over a table of this size.
    pub fn new((width, height): (i16, i16)) -> Self {
        Self { marks: Grid::new(width, height, 0), smoke: Vec::new(), cover: Vec::new() }
    }

    /// Whether the veil is empty.
    pub const fn is_empty(&self) -> bool {
        self.smoke.is_empty() && self.cover.is_empty()
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        for cell in self.smoke.drain(..).chain(self.cover.drain(..)) {
            self.marks[cell] = 0;
        }
    }

    /// Puts smoke on a cell: lines of sight that cross it end there, at any height.
    pub fn add_smoke(&mut self, cell: Cell) {
        if self.add(cell, SMOKE) {
            self.smoke.push(cell);
        }
    }

    /// Marks a cell as giving cover without stopping lines: a vehicle or a wreck.
    pub fn add_cover(&mut self, cell: Cell) {
        if self.add(cell, COVER) {
            self.cover.push(cell);
        }
    }

    /// Whether a cell has smoke.
    pub fn has_smoke(&self, cell: Cell) -> bool {
        self.marks.get(cell).is_some_and(|mark| mark & SMOKE != 0)
    }

    /// Whether something on a cell gives cover.
    pub fn gives_cover(&self, cell: Cell) -> bool {
        self.marks.get(cell).is_some_and(|mark| mark & COVER != 0)
    }

    /// Whether the line between two cells crosses or touches a square with smoke. If not, the veil doesn't change what
    /// it sees.
    pub fn dims(&self, from: Cell, to: Cell) -> bool {
        let (dx, dy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        let (columns, rows) = (from.x.min(to.x)..=from.x.max(to.x), from.y.min(to.y)..=from.y.max(to.y));
        let meets = |cell: &Cell| {
            let (ex, ey) = (i64::from(cell.x - from.x), i64::from(cell.y - from.y));
            columns.contains(&cell.x) && rows.contains(&cell.y) && 2 * (dx * ey - dy * ex).abs() <= dx.abs() + dy.abs()
        };
        self.smoke.iter().any(meets)
    }

    /// Whether something near a target gives cover that could cover a line to it: it, or its partner at a touched
    /// corner, is next to the target.
    pub fn covers_near(&self, target: Cell) -> bool {
        self.cover.iter().any(|cell| distance(*cell, target) <= NEAR)
    }

    /// Marks a cell of the table; whether the mark is new.
    fn add(&mut self, cell: Cell, mark: u8) -> bool {
        let new = self.marks.get(cell).is_some_and(|known| known & mark == 0);
        if new {
            self.marks[cell] |= mark;
        }
        new
    }
}
