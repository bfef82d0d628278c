//! The layers in which a board is printed, and the tiles of each.

/// One layer of the board, from the bottom up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// Mottled paper under everything.
    Paper,
    /// Soil of at least this height in squares, from 1.
    Soil(u8),
    /// Roads.
    Road,
    /// Water.
    Water,
    /// Broken ground.
    Rough,
    /// The floor of a forest.
    Forest,
    /// Unclimbable rock.
    Cliff,
    /// What is on a cell: grass, waves, stones, gravel.
    Growth,
    /// Shadows of the trees, below all crowns.
    CrownShadows,
    /// The crowns of the trees.
    Crowns,
    /// The edge of soil of at least this height, from 1, where rough ground, trees or water cover it.
    Brow(u8),
    /// Shadows of buildings on the ground beside them.
    HardShadows,
    /// Floors of buildings and ruins.
    Floors,
    /// The remains of a ruin's walls where they are gone.
    Footings,
    /// Low walls, on their cells.
    LowWalls,
    /// Walls of buildings, on the lines between cells.
    Walls,
    /// The height of soil and buildings as a small number, once per piece.
    Figures,
    /// Lines between cells, every sixth stronger.
    Grid,
}

/// Where the tiles of a layer sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// One tile per cell.
    Cell,
    /// One tile per corner of cells: the layer has one more column and row, and is shifted by half a cell to the top
    /// left.
    Corner,
    /// One tile per cell that extends beyond each of its sides: tiles overlap their neighbors.
    Wide,
}

/// The period of the paper's pattern in cells.
pub(super) const PAPER_PERIOD: u16 = 12;
/// Number of variants of grass, waves, stones and gravel.
pub(super) const GROWTHS: u16 = 6;
/// Number of different pairs of trees.
pub(super) const CROWNS: u16 = 12;
/// Number of different floors, of buildings and of ruins.
pub(super) const FLOORS: u16 = 4;
/// The highest number that is printed.
pub(super) const HIGHEST: u16 = 9;

impl Layer {
    /// Where its tiles sit.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Soil(_) | Self::Brow(_) | Self::Road | Self::Water | Self::Rough | Self::Forest | Self::Cliff => {
                Seat::Corner
            }
            Self::Footings | Self::Walls => Seat::Corner,
            Self::CrownShadows | Self::Crowns => Seat::Wide,
            _ => Seat::Cell,
        }
    }

    /// How many tiles its set has.
    pub const fn tiles(self) -> u16 {
        match self {
            Self::Paper => PAPER_PERIOD * PAPER_PERIOD,
            Self::Soil(_) | Self::Brow(_) | Self::Road | Self::Water | Self::Rough | Self::Forest | Self::Cliff => 16,
            Self::Footings | Self::LowWalls => 16,
            Self::Growth => 4 * GROWTHS,
            Self::CrownShadows | Self::Crowns => CROWNS,
            Self::HardShadows => 8,
            Self::Floors => 2 * FLOORS,
            Self::Walls => 32,
            Self::Figures => 2 * HIGHEST,
            Self::Grid => 4,
        }
    }
}

impl Layer {
    /// Its index among all possible layers, from the bottom: soil and its edges may be up to [`HIGHEST`] layers each.
    pub const fn height(self) -> u8 {
        const TOP: u8 = HIGHEST as u8;
        let above = match self {
            Self::Paper => return 0,
            Self::Soil(height) => return height,
            Self::Road => 1,
            Self::Water => 2,
            Self::Rough => 3,
            Self::Forest => 4,
            Self::Cliff => 5,
            Self::Growth => 6,
            Self::CrownShadows => 7,
            Self::Crowns => 8,
            Self::Brow(height) => 8 + height,
            Self::HardShadows => TOP + 9,
            Self::Floors => TOP + 10,
            Self::Footings => TOP + 11,
            Self::LowWalls => TOP + 12,
            Self::Walls => TOP + 13,
            Self::Figures => TOP + 14,
            Self::Grid => TOP + 15,
        };
        TOP + above
    }
}

impl Seat {
    /// Side of a tile in pixels, at `cell` pixels per cell.
    pub const fn tile_px(self, cell: u32) -> u32 {
        match self {
            Self::Wide => cell + 2 * Self::over(cell),
            _ => cell,
        }
    }

    /// How far a wide tile extends beyond a side of its cell, in pixels.
    pub const fn over(cell: u32) -> u32 {
        cell * 3 / 8
    }

    /// The start of the first tile, in pixels from the board's top left corner: never positive, the same for x and y.
    ///
    /// Whole pixels at every zoom: at an odd size the half cell of the corner tiles is rounded.
    pub const fn origin(self, cell: u32) -> i32 {
        match self {
            Self::Cell => 0,
            Self::Corner => -((cell - cell / 2) as i32),
            Self::Wide => -(Self::over(cell) as i32),
        }
    }

    /// Tiles per row on a board with this many cells.
    pub const fn count(self, cells: i16) -> i16 {
        match self {
            Self::Corner => cells + 1,
            _ => cells,
        }
    }
}
