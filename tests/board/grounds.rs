//! Grounds for tests: drawn as text, or thrown at random.

use monkeys::board::Grid;
use monkeys::board::terrain::{Canopy, Ground, Kind, Spot};
use monkeys::dice::Stream;
use std::sync::Arc;

pub const OPEN: u8 = 0;
pub const ROUGH: u8 = 1;
pub const FOREST: u8 = 2;
pub const WALL: u8 = 3;
pub const BUILDING: u8 = 4;
pub const WATER: u8 = 5;

/// The kinds of ground of G-09.
pub fn kinds() -> Arc<[Kind]> {
    let kind = |name: &str, slow, wet, cover, climbs, top, canopy| Kind {
        name: name.into(),
        slow,
        wet,
        cover,
        climbs,
        top,
        canopy,
        closed: false,
        opaque: false,
        rule: "G-09".into(),
    };
    Arc::new([
        kind("open", false, false, false, false, 0, None),
        kind("rough", true, false, true, false, 0, None),
        kind("forest", true, false, true, true, 0, Some(Canopy { top: 3, clear: 2, thin: false })),
        kind("wall", false, false, true, true, 1, None),
        kind("building", false, false, true, true, 3, None),
        kind("water", false, true, false, false, 0, None),
    ])
}

/// The same with forest whose touched corners don't count, and with buildings that can be entered.
pub fn flat_kinds() -> Arc<[Kind]> {
    let mut kinds = kinds().to_vec();
    kinds[FOREST as usize].canopy = Some(Canopy { top: 3, clear: 2, thin: true });
    kinds[BUILDING as usize].opaque = true;
    kinds.into()
}

/// `.` open, `,` rough, `T` forest, `=` wall, `~` water, a digit a building of that top.
pub fn drawn(rows: &[&str]) -> Ground {
    on_hills(rows, &[])
}

/// The same on soil with the heights in `soils`; empty means flat.
pub fn on_hills(rows: &[&str], soils: &[&str]) -> Ground {
    laid(rows, soils, kinds())
}

/// The same with these kinds.
pub fn laid(rows: &[&str], soils: &[&str], kinds: Arc<[Kind]>) -> Ground {
    let mut spots = Grid::new(rows[0].len() as i16, rows.len() as i16, Spot::default());
    for cell in spots.cells() {
        let (kind, top) = match rows[cell.y as usize].as_bytes()[cell.x as usize] {
            b'.' => (OPEN, 0),
            b',' => (ROUGH, 0),
            b'T' => (FOREST, 0),
            b'=' => (WALL, 1),
            b'~' => (WATER, 0),
            digit => (BUILDING, digit - b'0'),
        };
        let soil = soils.get(cell.y as usize).map_or(0, |row| row.as_bytes()[cell.x as usize] - b'0');
        spots[cell] = Spot { kind, soil, top };
    }
    Ground::new(kinds, spots)
}

/// The recipe of a random ground.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub size: (i16, i16),
    /// Percent of cells that are not open.
    pub density: u32,
    /// The kinds thrown, all equally likely.
    pub kinds: &'static [u8],
    /// Highest top of a building.
    pub top: u8,
    /// Highest soil.
    pub soil: u8,
    /// The definitions of the kinds.
    pub book: fn() -> Arc<[Kind]>,
}

impl Throw {
    pub fn all(size: (i16, i16), density: u32) -> Self {
        Self { size, density, kinds: &[ROUGH, FOREST, WALL, BUILDING, WATER], top: 4, soil: 0, book: kinds }
    }

    pub fn ground(&self, stream: &mut Stream) -> Ground {
        let mut spots = Grid::new(self.size.0, self.size.1, Spot::default());
        for spot in spots.values_mut() {
            if stream.chance(self.density) {
                spot.kind = *stream.pick(self.kinds).unwrap();
            }
            spot.soil = stream.below(self.soil as u32 + 1) as u8;
            spot.top = match spot.kind {
                BUILDING => 1 + stream.below(self.top as u32) as u8,
                WALL => 1,
                _ => 0,
            };
        }
        Ground::new((self.book)(), spots)
    }
}
