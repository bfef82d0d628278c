//! Where the map is in the window, in plain numbers. Screens write it from the camera; input reads it.

use crate::board::{
    Cell, Direction, Edge, Edges,
    hex::{Hex, drawn},
};
use bevy::prelude::*;

/// Up to this many squares beyond the edge, a place still means the edge.
const BRINK: i16 = 3;

/// The map as the window shows it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Lens {
    /// Top left corner of cell (0, 0) in logical pixels of the window.
    pub origin: Vec2,
    /// Logical pixels per cell; 0 while no map is shown.
    pub cell: f32,
    /// Columns of the board.
    pub columns: i16,
    /// Rows of the board.
    pub rows: i16,
    /// The edges that the cursor may cross, because something can be ordered beyond them.
    pub exits: Edges,
    /// Whether it is a map of hexes: a cell is the column and row of a hex, which is [`HEX`] cells wide.
    pub hexes: bool,
    /// Whether a cell is the column of a hex and its half hexes from the top, as on a table.
    pub halved: bool,
}

/// The width of a hex in cells.
pub const HEX: f32 = 4.0;
/// The width of a cell in units of a drawn map.
const UNITS: f32 = drawn::WIDE as f32 / HEX;
/// The precision of a place: parts per unit.
const PARTS: i32 = 16;

impl Lens {
    /// The cell under a point of the window.
    pub fn cell_at(&self, at: Vec2) -> Option<Cell> {
        if self.cell <= 0.0 {
            return None;
        }
        if self.hexes {
            let place = (at - self.origin) / self.cell * UNITS * PARTS as f32;
            let hex = Hex::covering((place.x as i32, place.y as i32), PARTS);
            let cell = if self.halved { Cell::from(hex) } else { Cell::new(hex.column, hex.row) };
            return self.contains(cell).then_some(cell);
        }
        let place = ((at - self.origin) / self.cell).floor();
        let cell = Cell::new(place.x as i16, place.y as i16);
        self.contains(cell).then_some(cell)
    }

    /// The square beyond an edge of the board under a point of the window, if it is near the edge.
    pub fn beyond(&self, at: Vec2) -> Option<Cell> {
        if self.cell <= 0.0 || self.hexes {
            return None;
        }
        let place = ((at - self.origin) / self.cell).floor();
        let cell = Cell::new(place.x as i16, place.y as i16);
        self.passed(cell).filter(|edge| edge.depth(cell, (self.columns, self.rows)) >= -BRINK).map(|_| cell)
    }

    /// The square under a point of the window, on the board or beyond an edge.
    pub fn square_at(&self, at: Vec2) -> Option<Cell> {
        self.cell_at(at).or_else(|| self.beyond(at))
    }

    /// The square beyond an edge where something is dropped, if there is any way off the board.
    pub fn dropped_beyond(&self, at: Vec2) -> Option<Cell> {
        self.beyond(at).filter(|_| self.exits != Edges::NONE)
    }

    /// The edge of the board that a cell is beyond.
    pub fn passed(&self, cell: Cell) -> Option<Edge> {
        Edge::passed(cell, (self.columns, self.rows))
    }

    /// The area of the cell in the window.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        if self.hexes {
            let hex = if self.halved { Hex::halved(cell.x, cell.y) } else { Some(Hex::new(cell.x, cell.y)) };
            let (x, y) = hex.unwrap_or(Hex::new(cell.x, cell.y / 2)).middle();
            let unit = self.cell / UNITS;
            let size = Vec2::new(drawn::WIDE as f32, drawn::TALL as f32) * unit;
            return Rect::from_center_size(self.origin + Vec2::new(x as f32, y as f32) * unit, size);
        }
        let corner = self.origin + Vec2::new(cell.x.into(), cell.y.into()) * self.cell;
        Rect::from_corners(corner, corner + Vec2::splat(self.cell))
    }

    /// Whether the cell is on the board.
    pub const fn contains(&self, cell: Cell) -> bool {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.columns && cell.y < self.rows;
        inside && !(self.halved && Hex::halved(cell.x, cell.y).is_none())
    }

    /// The cell that one step leads to.
    pub const fn step(&self, cell: Cell, direction: Direction) -> Cell {
        if !self.halved {
            return cell.step(direction);
        }
        let (dx, dy) = direction.delta();
        match (dx, dy) {
            (0, _) => Cell::new(cell.x, cell.y + 2 * dy),
            // A hex has no neighbor straight to the side: take the upper one from an even column, the lower one from an
            // odd one.
            (_, 0) => Cell::new(cell.x + dx, if cell.x % 2 == 0 && cell.y > 0 { cell.y - 1 } else { cell.y + 1 }),
            _ => Cell::new(cell.x + dx, cell.y + dy),
        }
    }

    /// The cell in the center of a part of the window, or the nearest one.
    pub fn middle_of(&self, part: Rect) -> Option<Cell> {
        if self.cell <= 0.0 || self.columns == 0 || self.rows == 0 {
            return None;
        }
        if self.hexes {
            let (column, row) = (self.columns / 2, self.rows / 2);
            let row = if self.halved { row + (row + column) % 2 } else { row };
            return self.cell_at(part.center()).or(Some(Cell::new(column, row)));
        }
        let place = ((part.center() - self.origin) / self.cell).floor();
        let x = place.x.clamp(0.0, f32::from(self.columns - 1));
        let y = place.y.clamp(0.0, f32::from(self.rows - 1));
        Some(Cell::new(x as i16, y as i16))
    }
}

/// What the panels leave free in the window, in logical pixels. The camera's viewport is `map`; a press belongs to the
/// map only inside it and outside all `islands` that float above it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Free {
    /// The part of the window without panels.
    pub map: Rect,
    /// Trays, cards and drawers on top of the map.
    pub islands: Vec<Rect>,
    /// Whether letters go into a text field instead of acting as keys of the game.
    pub typing: bool,
    /// Whether a button of a panel has the focus, so that it gets Enter and Space.
    pub focused: bool,
}

impl Default for Free {
    fn default() -> Self {
        Self { map: Rect::new(0.0, 0.0, f32::MAX, f32::MAX), islands: Vec::new(), typing: false, focused: false }
    }
}

impl Free {
    /// Whether a press at this place is meant for the map.
    pub fn takes(&self, at: Vec2) -> bool {
        self.map.contains(at) && !self.islands.iter().any(|island| island.contains(at))
    }
}
