//! The table during generation: what is where, what must stay free, and how much may still be added.

use super::{Recipe, Symmetry};
use crate::board::{Cell, Grid};
use crate::dice::Stream;

/// What is on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stuff {
    #[default]
    Open,
    Rough,
    Forest,
    Wall,
    /// A house or the remains of one, with its height in squares.
    Building(u8),
    Water,
}

impl Stuff {
    /// Whether a force can't deploy on it, or hardly can.
    const fn is_hard(self) -> bool {
        matches!(self, Self::Building(_) | Self::Water)
    }
}

/// Side of the sectors used to tell sparse parts of the table from crowded ones.
const SECTOR: i16 = 8;
/// Percent of a deployment zone that houses and water may take.
const HARD_IN_ZONE: i32 = 38;

/// The table while it is being laid out. Whatever is put on a cell is put on its twin, too.
pub(super) struct Canvas {
    pub(super) stuff: Grid<Stuff>,
    pub(super) soil: Grid<u8>,
    /// Streets, glades and paths, which are filled last if at all; 0 means none of these. The lowest numbers are given
    /// up first.
    kept: Grid<u16>,
    /// The number for the next one.
    keeping: u16,
    crowd: Grid<u16>,
    symmetry: Symmetry,
    zone: i16,
    hard: [i32; 2],
    hard_limit: i32,
    left: i32,
}

impl Canvas {
    pub(super) fn new(recipe: &Recipe) -> Self {
        let (width, height) = recipe.size;
        let cells = width as i32 * height as i32;
        let zone = if width < 72 { width / 6 } else { 12 };
        Self {
            stuff: Grid::new(width, height, Stuff::Open),
            soil: Grid::new(width, height, 0),
            kept: Grid::new(width, height, 0),
            keeping: 0,
            crowd: Grid::new(width / SECTOR + 1, height / SECTOR + 1, 0),
            symmetry: recipe.symmetry,
            zone,
            hard: [0; 2],
            hard_limit: zone as i32 * height as i32 * HARD_IN_ZONE / 100,
            left: (cells * recipe.density as i32 + 50) / 100,
        }
    }

    pub(super) const fn width(&self) -> i16 {
        self.stuff.width()
    }

    pub(super) const fn height(&self) -> i16 {
        self.stuff.height()
    }

    pub(super) const fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// Cells still to be filled.
    pub(super) const fn left(&self) -> i32 {
        self.left
    }

    /// The width of the planned part of the table; the rest consists of twins.
    pub(super) const fn planned_width(&self) -> i16 {
        match self.symmetry {
            Symmetry::None => self.width(),
            _ => (self.width() + 1) / 2,
        }
    }

    /// The cell that always looks the same as this one; the cell itself without symmetry.
    pub(super) const fn twin(&self, cell: Cell) -> Cell {
        match self.symmetry {
            Symmetry::None => cell,
            Symmetry::Mirrored => Cell::new(self.width() - 1 - cell.x, cell.y),
            Symmetry::Rotated => Cell::new(self.width() - 1 - cell.x, self.height() - 1 - cell.y),
        }
    }

    /// Whether the cell is on the table, open, and not kept free.
    pub(super) fn is_free(&self, cell: Cell) -> bool {
        self.stuff.get(cell) == Some(&Stuff::Open) && self.kept[cell] == 0
    }

    /// Keeps cells and their twins free as long as there is room elsewhere; whatever is kept later is given up later.
    pub(super) fn keep(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.keeping += 1;
        for cell in cells {
            if self.stuff.contains(cell) {
                let twin = self.twin(cell);
                (self.kept[cell], self.kept[twin]) = (self.keeping, self.keeping);
            }
        }
    }

    /// Gives up the cells that were kept free first; false if none are left.
    pub(super) fn give_up(&mut self) -> bool {
        let Some(first) = self.kept.values().iter().copied().filter(|kept| *kept > 0).min() else { return false };
        self.kept.values_mut().iter_mut().filter(|kept| **kept == first).for_each(|kept| *kept = 0);
        true
    }

    /// Puts something on a free cell and its twin; false if there is no room or too much has been laid.
    pub(super) fn lay(&mut self, cell: Cell, stuff: Stuff) -> bool {
        let twin = self.twin(cell);
        let count = if twin == cell { 1 } else { 2 };
        if !self.is_free(cell) || self.left < count {
            return false;
        }
        if stuff.is_hard() && !self.admit(cell) {
            return false;
        }
        self.left -= count;
        for place in [cell, twin] {
            self.stuff[place] = stuff;
            self.crowd[Cell::new(place.x / SECTOR, place.y / SECTOR)] += 1;
        }
        true
    }

    /// Counts a house or water square of a deployment zone; false if the zone has enough of them.
    fn admit(&mut self, cell: Cell) -> bool {
        let sides = [cell.x < self.zone, cell.x >= self.width() - self.zone];
        for side in 0..2 {
            // With symmetry, each zone gets whatever the other gets.
            let gets = sides[side] || self.symmetry != Symmetry::None && sides[1 - side];
            if gets && self.hard[side] >= self.hard_limit {
                return false;
            }
            self.hard[side] += i32::from(gets);
        }
        true
    }

    /// Turns whatever is on a cell and its twin into rubble.
    pub(super) fn crumble(&mut self, cell: Cell) {
        let twin = self.twin(cell);
        self.stuff[cell] = Stuff::Rough;
        self.stuff[twin] = Stuff::Rough;
    }

    /// Raises the soil of a cell and its twin to a height if it is lower.
    pub(super) fn raise(&mut self, cell: Cell, height: u8) {
        if self.soil.contains(cell) {
            let twin = self.twin(cell);
            self.soil[cell] = self.soil[cell].max(height);
            self.soil[twin] = self.soil[twin].max(height);
        }
    }

    /// Any cell of the planned part.
    pub(super) fn any_spot(&self, stream: &mut Stream) -> Cell {
        Cell::new(stream.between(0, self.planned_width() - 1), stream.between(0, self.height() - 1))
    }

    /// A cell in a part of the table that has little on it so far.
    pub(super) fn thin_spot(&self, stream: &mut Stream) -> Cell {
        let mut best = (u32::MAX, Cell::new(0, 0));
        for _ in 0..6 {
            let cell = self.any_spot(stream);
            let crowd = self.crowd[Cell::new(cell.x / SECTOR, cell.y / SECTOR)] as u32;
            let taken = u32::from(!self.is_free(cell)) * 1000;
            best = best.min((crowd + taken + stream.below(8), cell));
        }
        best.1
    }
}
