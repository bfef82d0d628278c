//! Kinds of ground and the ground of one table.

use super::{
    Cell, Grid, distance,
    hex::{Hex, Table},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a canopy does to lines of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canopy {
    /// Height of the leaves above the soil, in squares.
    pub top: u8,
    /// Squares below it that a line may cross before it is blocked.
    pub clear: u8,
    /// Two squares below it don't count as one if a line only touches their common corner.
    #[serde(default)]
    pub thin: bool,
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
    /// It gives cover to primates in it or right behind it.
    #[serde(default)]
    pub cover: bool,
    /// It counts as climbable terrain for the arboreal (2.5).
    #[serde(default)]
    pub climbs: bool,
    /// Vehicles on the ground can't enter it.
    #[serde(default)]
    pub closed: bool,
    /// Height of the solid top to stand on, in squares above the soil; a level may set a different one for a cell.
    #[serde(default)]
    pub top: u8,
    /// It blocks lines that cross it at any height, though primates in it stand on the soil and see out.
    #[serde(default)]
    pub opaque: bool,
    /// The canopy over it, if any.
    #[serde(default)]
    pub canopy: Option<Canopy>,
    /// The rule that describes it.
    pub rule: String,
}

/// The ground of one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Index of its kind in the list of kinds.
    pub kind: u8,
    /// Height of the soil, in squares.
    pub soil: u8,
    /// Height of the solid top above the soil, in squares; primates stand on it.
    pub top: u8,
}

/// What lines of sight and movers need to know about a cell, computed once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lay {
    /// Height of the surface above level 0.
    pub(super) surface: u16,
    /// Height of the leaves above level 0, 0 where there are none.
    pub(super) canopy: u16,
    /// It gives cover.
    pub(super) cover: bool,
    /// It or a neighbor gives cover.
    pub(super) at_cover: bool,
    /// It blocks lines at any height.
    pub(super) opaque: bool,
    /// There is something to climb within two squares (2.5).
    near_climbable: bool,
}

impl Lay {
    /// The lay as lines meet it between their ends: anything opaque rises above all of them.
    pub(super) const fn in_between(self) -> Self {
        if self.opaque { Self { surface: Self::SKY, ..self } } else { self }
    }

    /// Higher than any surface and any leaves.
    const SKY: u16 = u16::MAX / 4;
}

/// The ground of a whole table. It never changes during a battle, so it can be shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    kinds: Arc<[Kind]>,
    spots: Grid<Spot>,
    lays: Grid<Lay>,
    clear: u8,
    /// Whether two squares of leaves count as one where a line only touches their corner.
    leafy_corners: bool,
    /// Whether its cells are hexes, each identified by its column and its half hexes from the top; the cells in between
    /// aren't used.
    hexes: bool,
    /// The lowest and the highest surface.
    extremes: (u16, u16),
}

impl Ground {
    /// A ground from spots that have been checked: each names a kind in the list.
    pub fn new(kinds: Arc<[Kind]>, spots: Grid<Spot>) -> Self {
        debug_assert!(spots.values().iter().all(|spot| (spot.kind as usize) < kinds.len()));
        let clear = kinds.iter().filter_map(|kind| kind.canopy).map(|canopy| canopy.clear).min();
        let leafy_corners = !kinds.iter().filter_map(|kind| kind.canopy).any(|canopy| canopy.thin);
        let lays = lay_out(&kinds, &spots);
        let surfaces = || lays.values().iter().map(|lay| lay.surface);
        let extremes = (surfaces().min().unwrap_or(0), surfaces().max().unwrap_or(0));
        Self { kinds, spots, lays, clear: clear.unwrap_or(u8::MAX), leafy_corners, hexes: false, extremes }
    }

    /// The same ground as a table of hexes.
    #[must_use]
    pub fn in_hexes(self) -> Self {
        Self { hexes: true, ..self }
    }

    /// Whether its cells are hexes.
    pub const fn is_hexes(&self) -> bool {
        self.hexes
    }

    /// The table of its hexes, as large as its cells.
    pub const fn table(&self) -> Table {
        Table::new(self.spots.width(), (self.spots.height() + 1) / 2)
    }

    /// Whether a cell is a place on the table: the cells between two hexes of a column aren't.
    pub fn is_place(&self, cell: Cell) -> bool {
        self.contains(cell) && (!self.hexes || Hex::halved(cell.x, cell.y).is_some())
    }

    /// The same table with different spots.
    #[must_use]
    pub fn relaid(&self, spots: Grid<Spot>) -> Self {
        Self { hexes: self.hexes, ..Self::new(self.kinds.clone(), spots) }
    }

    /// Columns and rows as its book counts them; for hexes, the rows of the first column.
    pub const fn measure(&self) -> (i16, i16) {
        if self.hexes { (self.table().columns(), self.table().rows()) } else { self.size() }
    }

    /// All kinds of ground of the book.
    pub fn kinds(&self) -> &Arc<[Kind]> {
        &self.kinds
    }

    /// The spots, one per cell.
    pub fn spots(&self) -> &Grid<Spot> {
        &self.spots
    }

    /// Columns and rows.
    pub const fn size(&self) -> (i16, i16) {
        (self.spots.width(), self.spots.height())
    }

    /// Whether the cell is on the table.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.spots.contains(cell)
    }

    /// The kind of ground of a cell on the table.
    pub fn kind(&self, cell: Cell) -> &Kind {
        &self.kinds[self.spots[cell].kind as usize]
    }

    /// Height of the surface that primates stand on, in squares.
    pub fn surface(&self, cell: Cell) -> i32 {
        self.lays[cell].surface as i32
    }

    /// Height of the leaves above level 0, in squares; none without a canopy.
    pub fn canopy(&self, cell: Cell) -> Option<i32> {
        self.kind(cell).canopy.map(|_| self.lays[cell].canopy as i32)
    }

    /// Squares below a canopy that a line may cross before it is blocked.
    pub const fn clear_under_canopy(&self) -> u32 {
        self.clear as u32
    }

    /// Whether two squares of leaves count as one where a line only touches their corner.
    pub(super) const fn has_leafy_corners(&self) -> bool {
        self.leafy_corners
    }

    /// Whether the cell blocks lines at any height.
    pub(super) fn is_opaque(&self, cell: Cell) -> bool {
        self.lays[cell].opaque
    }

    /// Whether the cell gives cover.
    pub fn gives_cover(&self, cell: Cell) -> bool {
        self.lays[cell].cover
    }

    /// Whether a primate there is *at cover*: in or next to a square that gives cover.
    pub fn at_cover(&self, cell: Cell) -> bool {
        self.lays[cell].at_cover
    }

    /// Whether there is something to climb within two squares of the cell, so that arboreal primates are at home.
    pub fn near_climbable(&self, cell: Cell) -> bool {
        self.lays[cell].near_climbable
    }

    /// Cells that aren't open, in percent of all cells, rounded to the nearest. The gaps between hexes aren't cells.
    pub fn coverage(&self) -> u32 {
        let (all, open) = if self.hexes {
            let open = self.table().hexes().filter(|hex| self.spots[Cell::from(*hex)].kind == 0).count();
            (self.table().hexes().count(), open)
        } else {
            (self.spots.len(), self.spots.values().iter().filter(|spot| spot.kind == 0).count())
        };
        let (all, covered) = (all.max(1) as u32, (all - open) as u32);
        (covered * 100 + all / 2) / all
    }

    /// The highest surface of the table, 0 if it is empty.
    pub(super) fn highest_surface(&self) -> u16 {
        self.extremes.1
    }

    /// The lowest surface of the table, 0 if it is empty.
    pub(super) fn lowest_surface(&self) -> u16 {
        self.extremes.0
    }

    /// The lays in reading order.
    pub(super) fn lays(&self) -> &[Lay] {
        self.lays.values()
    }
}

/// Computes the lay of every cell.
fn lay_out(kinds: &[Kind], spots: &Grid<Spot>) -> Grid<Lay> {
    let mut lays = Grid::new(spots.width(), spots.height(), Lay::default());
    for cell in spots.cells() {
        let (spot, kind) = (spots[cell], &kinds[spots[cell].kind as usize]);
        lays[cell].surface = spot.soil as u16 + spot.top as u16;
        lays[cell].canopy = kind.canopy.map_or(0, |canopy| spot.soil as u16 + canopy.top as u16);
        lays[cell].cover = kind.cover;
        lays[cell].opaque = kind.opaque;
    }
    for cell in spots.cells() {
        let kind = &kinds[spots[cell].kind as usize];
        if kind.cover {
            around(&mut lays, cell, 1, |lay| lay.at_cover = true);
        }
        if kind.climbs {
            around(&mut lays, cell, 2, |lay| lay.near_climbable = true);
        }
    }
    lays
}

/// Updates the lays within `reach` squares of a cell, by the movement metric.
fn around(lays: &mut Grid<Lay>, cell: Cell, reach: i16, change: impl Fn(&mut Lay)) {
    for y in cell.y - reach..=cell.y + reach {
        for x in cell.x - reach..=cell.x + reach {
            let other = Cell::new(x, y);
            if lays.contains(other) && distance(cell, other) <= reach as i32 {
                change(&mut lays[other]);
            }
        }
    }
}
