//! The board on the table.

use super::art::palette::{Outline, Palette};
use crate::board::{Cell, terrain::Ground};
use crate::force::Side;
use bevy::prelude::*;
use std::sync::Arc;

/// The ground being shown. Screens insert it when a battle begins and remove it when they leave the battle.
#[derive(Resource, Clone, Debug)]
pub struct Board(pub Arc<Ground>);

impl Board {
    /// Columns and rows.
    pub fn size(&self) -> (i16, i16) {
        self.0.size()
    }

    /// How its cells are arranged.
    pub fn lie(&self) -> Lie {
        if self.0.is_hexes() { Lie::Hexes } else { Lie::Squares }
    }
}

/// The pair of colors in use.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours(pub Palette);

impl Colours {
    /// The outline of a side's cards: squares for the first, discs for the second.
    pub const fn outline(side: Side) -> Outline {
        match side {
            Side::First => Outline::Square,
            Side::Second => Outline::Disc,
        }
    }

    /// A side's color for paths and lines.
    pub fn dark(self, side: Side) -> &'static str {
        self.0.side(Self::outline(side)).dark
    }
}

/// How the cells of a board are arranged on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lie {
    /// As squares.
    #[default]
    Squares,
    /// As hexes, each identified by its column and its half hexes from the top.
    Hexes,
}

impl Lie {
    /// Converts a place from board cells to outlook cells: columns of hexes are three of those apart.
    pub fn place(self, at: Vec2) -> Vec2 {
        match self {
            Self::Squares => at,
            Self::Hexes => at * Vec2::new(3.0, 1.75) + Vec2::new(0.5, 0.875),
        }
    }

    /// Half the size of a cell, in outlook cells.
    pub const fn half(self) -> Vec2 {
        match self {
            Self::Squares => Vec2::splat(0.5),
            Self::Hexes => Vec2::new(2.0, 1.75),
        }
    }

    /// The size in pixels for a counter: a hex has room for two.
    pub const fn card(self, cell: u32) -> u32 {
        match self {
            Self::Squares => cell,
            Self::Hexes => cell * 19 / 10,
        }
    }

    /// The area of a cell, in outlook cells.
    pub fn rect(self, cell: Cell) -> Rect {
        Rect::from_center_half_size(self.place(middle(cell)), self.half())
    }
}

/// The center of a cell in cells from the top left corner of the board.
pub fn middle(cell: Cell) -> Vec2 {
    Vec2::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
}

/// The z-order of things on the table: the camera sees higher ones above lower ones.
pub(super) mod heights {
    /// Wood of the table.
    pub const TABLE: f32 = 0.0;
    /// The first layer of the ground.
    pub const GROUND: f32 = 2.0;
    /// From one layer of the ground to the next: all of them stay below the edge.
    pub const LAYER: f32 = 0.7;
    /// The board's edge.
    pub const MARGIN: f32 = 26.0;
    /// Edges and names of areas.
    pub const AREAS: f32 = 27.0;
    /// Wrecks, markers, crates.
    pub const OBJECTS: f32 = 28.0;
    /// Smoke.
    pub const SMOKE: f32 = 29.0;
    /// Washes of single cells.
    pub const WASHES: f32 = 30.0;
    /// Regions with an edge.
    pub const REGIONS: f32 = 34.0;
    /// Edges of ground under aim, above what tints it.
    pub const AIMS: f32 = 37.0;
    /// Ghosts of counters, links between them.
    pub const GHOSTS: f32 = 38.0;
    /// Counters, by row.
    pub const COUNTERS: f32 = 40.0;
    /// Names of units at the ground under their aim.
    pub const NAMES: f32 = 58.5;
    /// Lines around marked cells.
    pub const RINGS: f32 = 59.0;
    /// Paths and lines.
    pub const LINES: f32 = 60.0;
    /// Signs on lines.
    pub const SIGNS: f32 = 64.0;
    /// Shots, stamps, falling cards.
    pub const ACTION: f32 = 70.0;
    /// Words.
    pub const CHIPS: f32 = 80.0;
}
