//! What lies over the ground for a while: smoke, and the cover that vehicles and wrecks give (3.5, G-07, G-08, G-28).

use crate::board::{Cell, Grid};

/// Smoke and passing cover of one moment, one byte a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veil {
    marks: Grid<u8>,
    /// Cells with a mark: most of the time none, and then nobody looks.
    count: usize,
}

const SMOKE: u8 = 1;
const COVER: u8 = 2;

impl Veil {
    /// Nothing lies over a table of this size.
    pub fn new((width, height): (i16, i16)) -> Self {
        Self { marks: Grid::new(width, height, 0), count: 0 }
    }

    /// Whether nothing lies anywhere.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        if self.count > 0 {
            self.marks.values_mut().fill(0);
            self.count = 0;
        }
    }

    /// Smoke lies on a cell: lines of sight that cross it end there, at any height (G-28).
    pub fn add_smoke(&mut self, cell: Cell) {
        self.add(cell, SMOKE);
    }

    /// Something on a cell gives cover without ending lines: a vehicle or a wreck (G-07).
    pub fn add_cover(&mut self, cell: Cell) {
        self.add(cell, COVER);
    }

    /// Whether smoke lies on a cell.
    pub fn has_smoke(&self, cell: Cell) -> bool {
        self.marks.get(cell).is_some_and(|mark| mark & SMOKE != 0)
    }

    /// Whether something on a cell gives cover.
    pub fn gives_cover(&self, cell: Cell) -> bool {
        self.marks.get(cell).is_some_and(|mark| mark & COVER != 0)
    }

    fn add(&mut self, cell: Cell, mark: u8) {
        if self.marks.contains(cell) {
            self.count += usize::from(self.marks[cell] == 0);
            self.marks[cell] |= mark;
        }
    }
}
