//! Figures for any board, generated or drawn: its terrain, how far you can see, where there is cover, how the two sides
//! can reach each other, and how they differ.
//!
//! Whole numbers throughout; the same board has the same figures everywhere. Lines of sight are expensive, so they are
//! sampled from a grid of cells that looks the same from all four corners. A symmetric board therefore shows no
//! difference between its sides.

use crate::board::{Cell, Grid, Zone, terrain::Ground};
use serde::Serialize;
use sights::Sights;
use ways::Ways;

mod hexes;
mod lanes;
mod sights;
mod tell;
mod ways;

pub use tell::{Line, Value, told};

/// The figures of one board for two sides that set up in their zones. Shares are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Figures {
    /// Columns and rows.
    pub size: (i16, i16),
    /// Cells that aren't open, in thousandths of all.
    pub coverage: u32,
    /// Cells of each kind of ground, in the order of the book.
    pub kinds: Vec<(String, u32)>,
    /// Height of the highest surface, in squares.
    pub highest: u32,
    /// Average length of the lines of sight, in tenths of a square.
    pub mean_sight: u32,
    /// The longest sampled line of sight, in squares.
    pub longest_sight: u32,
    /// Share of the board that one cell sees, on average.
    pub view: u32,
    /// Share of the lines of sight whose target is covered.
    pub covered_lines: u32,
    /// Share of the cells at cover: in or next to it.
    pub cover: u32,
    /// How many primates can walk abreast from zone to zone on easy ground at its narrowest place: paths that share no
    /// cell, avoid rough ground, woods and water, and have steps of at most one square of height.
    pub lanes: u32,
    /// The two sides, in the order of [`Side`](crate::force::Side).
    pub sides: [SideFigures; 2],
}

/// What the board offers to one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct SideFigures {
    /// Cells of its zone.
    pub cells: u32,
    /// Share of its zone where squads can set up well: neither water nor on top of a house.
    pub room: u32,
    /// Share of its zone at cover.
    pub cover: u32,
    /// Average height of its zone, in tenths of a square.
    pub height: u32,
    /// Share of the cells outside its zone that can be seen from somewhere in the zone.
    pub seen: u32,
    /// Share of the cells outside its zone that one cell of the zone sees, on average.
    pub view: u32,
    /// The cost of the cheapest walk from its zone into the other one, in squares.
    pub shortest: u32,
    /// The average cost of the walk from a cell of its zone, in tenths of a square.
    pub walk: u32,
    /// Average share of the other zone that sees a walker without cover on the way, taking the least exposed of the
    /// cheapest paths.
    pub exposure: u32,
}

impl Figures {
    /// The figures of a ground with sides that set up in these zones.
    pub fn of(ground: &Ground, zones: [&Zone; 2]) -> Self {
        let zones = zones.map(|zone| Area::of(ground, zone));
        let sights = Sights::over(ground, &zones);
        let sides = [side(ground, &zones, &sights, 0), side(ground, &zones, &sights, 1)];
        let all = ground.spots().len() as u64;
        let open = ground.spots().values().iter().filter(|spot| spot.kind == 0).count() as u64;
        let surfaces = || ground.spots().cells().map(|cell| ground.surface(cell).unsigned_abs());
        Self {
            size: ground.size(),
            coverage: share(all - open, all),
            kinds: kinds(ground),
            highest: surfaces().max().unwrap_or(0),
            mean_sight: sights.mean,
            longest_sight: sights.longest,
            view: sights.view,
            covered_lines: sights.covered,
            cover: share(ground.spots().cells().filter(|cell| ground.at_cover(*cell)).count() as u64, all),
            lanes: lanes::count(ground, &zones),
            sides,
        }
    }

    /// The differences between the sides, by name: the first side's figure minus the second's. If all are 0, the board
    /// is fair as far as figures go.
    pub fn differences(&self) -> [(&'static str, i32); SideFigures::COUNT] {
        let [one, other] = self.sides.map(SideFigures::values);
        std::array::from_fn(|place| (one[place].0, one[place].1 as i32 - other[place].1 as i32))
    }
}

impl SideFigures {
    /// Number of figures of a side.
    pub const COUNT: usize = 9;

    /// All of them with their names, in a fixed order.
    pub const fn values(self) -> [(&'static str, u32); Self::COUNT] {
        [
            ("cells", self.cells),
            ("room", self.room),
            ("cover", self.cover),
            ("height", self.height),
            ("seen", self.seen),
            ("view", self.view),
            ("shortest", self.shortest),
            ("walk", self.walk),
            ("exposure", self.exposure),
        ]
    }
}

/// The cells of a zone, as a list and as a map.
struct Area {
    cells: Vec<Cell>,
    holds: Grid<bool>,
}

impl Area {
    fn of(ground: &Ground, zone: &Zone) -> Self {
        let (width, height) = ground.size();
        let mut holds = Grid::new(width, height, false);
        let cells: Vec<Cell> = ground.spots().cells().filter(|cell| zone.contains(*cell)).collect();
        cells.iter().for_each(|cell| holds[*cell] = true);
        Self { cells, holds }
    }
}

/// A part of a whole in thousandths, rounded to the nearest; 0 of nothing.
fn share(part: u64, whole: u64) -> u32 {
    (part * 1000 + whole / 2).checked_div(whole).unwrap_or(0) as u32
}

/// A mean in tenths, rounded to the nearest; 0 of nothing.
fn tenths(sum: u64, count: u64) -> u32 {
    (sum * 10 + count / 2).checked_div(count).unwrap_or(0) as u32
}

fn kinds(ground: &Ground) -> Vec<(String, u32)> {
    let mut counts = vec![0; ground.kinds().len()];
    ground.spots().values().iter().for_each(|spot| counts[spot.kind as usize] += 1);
    ground.kinds().iter().map(|kind| kind.name.clone()).zip(counts).collect()
}

/// The figures of the side at an index.
fn side(ground: &Ground, zones: &[Area; 2], sights: &Sights, own: usize) -> SideFigures {
    let zone = &zones[own];
    let all = zone.cells.len() as u64;
    let count = |holds: &dyn Fn(Cell) -> bool| zone.cells.iter().filter(|cell| holds(**cell)).count() as u64;
    let good = |cell: Cell| !ground.kind(cell).wet && ground.spots()[cell].top < 2;
    let height: u64 = zone.cells.iter().map(|cell| ground.surface(*cell).unsigned_abs() as u64).sum();
    let Ways { shortest, mean, exposure } = Ways::between(ground, zone, &zones[1 - own], &sights.threat[1 - own]);
    SideFigures {
        cells: all as u32,
        room: share(count(&good), all),
        cover: share(count(&|cell| ground.at_cover(cell)), all),
        height: tenths(height, all),
        seen: sights.seen[own],
        view: sights.zone_view[own],
        shortest,
        walk: mean,
        exposure,
    }
}
