//! Kinds of ground and the ground of one table (G-07 to G-09, T-20).

use super::{Cell, Grid};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a canopy does to lines of sight (G-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canopy {
    /// Height of the leaves above the soil, in squares.
    pub top: u8,
    /// Squares below it that a line may cross before it is blocked.
    pub clear: u8,
}

/// One kind of ground, as the book's profile describes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// The word for it in files: `open`, `rough`, `forest`, `wall`, `building`, `water`.
    pub name: String,
    /// Entering it costs double (2.2).
    #[serde(default)]
    pub slow: bool,
    /// It is water: double, but not for swimmers (2.2).
    #[serde(default)]
    pub wet: bool,
    /// It gives cover to who stands in it or close behind it (G-08).
    #[serde(default)]
    pub cover: bool,
    /// It counts as climbable terrain for the arboreal (2.5).
    #[serde(default)]
    pub climbs: bool,
    /// Height of the solid top one stands on, in squares above the soil; a level may say another for one cell.
    #[serde(default)]
    pub top: u8,
    /// The canopy over it, if any.
    #[serde(default)]
    pub canopy: Option<Canopy>,
    /// The rule that describes it.
    pub rule: String,
}

/// The ground of one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Place of its kind in the list of kinds.
    pub kind: u8,
    /// Height of the soil, in squares.
    pub soil: u8,
    /// Height of the solid top above the soil, in squares; one stands on it.
    pub top: u8,
}

/// The ground of a whole table. It never changes during a battle, so it is shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    kinds: Arc<[Kind]>,
    spots: Grid<Spot>,
}

impl Ground {
    /// A ground of checked spots: each names a kind of the list.
    pub fn new(kinds: Arc<[Kind]>, spots: Grid<Spot>) -> Self {
        debug_assert!(spots.values().iter().all(|spot| (spot.kind as usize) < kinds.len()));
        Self { kinds, spots }
    }

    /// All kinds of ground of the book.
    pub fn kinds(&self) -> &Arc<[Kind]> {
        &self.kinds
    }

    /// The spots, one a cell.
    pub fn spots(&self) -> &Grid<Spot> {
        &self.spots
    }

    /// Whether the cell lies on the table.
    pub fn contains(&self, cell: Cell) -> bool {
        self.spots.contains(cell)
    }

    /// The kind of ground of a cell on the table.
    pub fn kind(&self, cell: Cell) -> &Kind {
        &self.kinds[self.spots[cell].kind as usize]
    }

    /// Height of the surface that one stands on, in squares (G-07).
    pub fn surface(&self, cell: Cell) -> i32 {
        let spot = self.spots[cell];
        spot.soil as i32 + spot.top as i32
    }

    /// Whether the cell gives cover (G-08).
    pub fn gives_cover(&self, cell: Cell) -> bool {
        self.kind(cell).cover
    }

    /// Whether one who stands there is *at cover*: in or beside a square that gives cover (G-08).
    pub fn at_cover(&self, cell: Cell) -> bool {
        self.gives_cover(cell)
            || cell.neighbours().any(|beside| self.contains(beside) && self.gives_cover(beside))
    }

    /// Cells that are not open, in percent of all cells, rounded to the nearest (1.4, G-09).
    pub fn coverage(&self) -> u32 {
        let covered = self.spots.values().iter().filter(|spot| spot.kind != 0).count() as u32;
        let all = (self.spots.len() as u32).max(1);
        (covered * 100 + all / 2) / all
    }
}
