//! What each square means for movers, computed once per ground (2.2, 2.5, T-22, T-172).

use crate::board::{Cell, terrain::Ground};

/// Rough ground, including forest: entering costs double, except for those that ignore rough.
pub(super) const ROUGH: u8 = 1;
/// Water: entering costs double, except for swimmers.
pub(super) const WATER: u8 = 2;
/// Open ground far from anything to climb: rough for the arboreal (2.5).
pub(super) const BARE: u8 = 4;

/// The going of a whole table: its heights and what slows movers, one byte per cell each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    pub(super) heights: Vec<u8>,
    pub(super) slow: Vec<u8>,
    /// The squares of wrecks, which are rough whatever is under them (T-172).
    wrecks: Vec<Cell>,
}

impl Going {
    /// Computes the going of a ground with wrecks on these squares.
    pub fn over(ground: &Ground, wrecks: Vec<Cell>) -> Self {
        let cells = || ground.spots().cells();
        let height = |cell: Cell| u8::try_from(ground.surface(cell)).unwrap_or(u8::MAX);
        let mut slow: Vec<u8> = cells().map(|cell| slow(ground, cell)).collect();
        for wreck in wrecks.iter().filter(|wreck| ground.contains(**wreck)) {
            slow[ground.spots().index(*wreck)] |= ROUGH;
        }
        Self { heights: cells().map(height).collect(), slow, wrecks }
    }

    /// The squares of wrecks that it was computed with.
    pub fn wrecks(&self) -> &[Cell] {
        &self.wrecks
    }
}

fn slow(ground: &Ground, cell: Cell) -> u8 {
    let kind = ground.kind(cell);
    match (kind.slow, kind.wet) {
        (_, true) => WATER,
        (true, false) => ROUGH,
        (false, false) if ground.spots()[cell].kind == 0 && !ground.near_climbable(cell) => BARE,
        (false, false) => 0,
    }
}

/// The bit of an occupant mark that stands for the second side.
pub(super) const SECOND: u16 = 1 << 15;
/// The occupant mark of a vehicle: nobody passes (T-22).
pub(super) const BARRED: u16 = u16::MAX;
