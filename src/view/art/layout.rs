//! Which tile goes where: turns a ground into the layers of the board. Plain data, for the board, the minimap,
//! thumbnails and exported pictures alike.

use super::contour::Corners;
use super::layer::{CROWNS, FLOORS, GROWTHS, HIGHEST, Layer, PAPER_PERIOD, Seat};
use super::scatter::of_cell;
use super::stone::{EAST, NORTH, SOUTH, WEST};
use crate::board::terrain::{Ground, Kind};
use crate::board::{Cell, Direction, Grid};

/// The tiles of one layer, row by row from the top left; `None` where the layer is empty.
///
/// A layer of [`Seat::Corner`] has one more column and row than the board has cells.
pub struct Laid {
    /// Which layer.
    pub layer: Layer,
    /// The index of each tile in the layer's atlas.
    pub tiles: Grid<Option<u16>>,
}

/// All layers of a ground that have any tile, from the bottom up.
pub fn lay(ground: &Ground) -> Vec<Laid> {
    let plan = Plan::new(ground);
    let highest = ground.spots().values().iter().map(|spot| spot.soil).max().unwrap_or_default();
    let soil = (1..=highest.min(HIGHEST as u8)).map(Layer::Soil);
    let brows = (1..=highest.min(HIGHEST as u8)).map(Layer::Brow);
    let soft = [Layer::Road, Layer::Water, Layer::Rough, Layer::Forest, Layer::Cliff].into_iter();
    let soft = soft.chain([Layer::Growth, Layer::CrownShadows, Layer::Crowns]);
    let above = [
        Layer::HardShadows,
        Layer::Floors,
        Layer::Footings,
        Layer::LowWalls,
        Layer::Walls,
        Layer::Figures,
        Layer::Grid,
    ];
    let layers = [Layer::Paper].into_iter().chain(soil).chain(soft).chain(brows).chain(above);
    layers.map(|layer| plan.lay(layer)).filter(|laid| laid.tiles.values().iter().any(Option::is_some)).collect()
}

/// How a cell is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Print {
    Open,
    Road,
    Water,
    Rough,
    Forest,
    Cliff,
    Wall,
    Building,
    Ruin,
}

impl Print {
    /// A wall that blocks both movement and sight is drawn like a house.
    fn of(kind: &Kind) -> Self {
        match kind.name.as_str() {
            "road" => Self::Road,
            "water" | "stream" => Self::Water,
            "rough" | "rubble" | "rocks" => Self::Rough,
            "forest" | "woods" | "brush" => Self::Forest,
            "cliff" => Self::Cliff,
            "wall" if kind.closed && kind.opaque => Self::Building,
            "wall" | "low wall" => Self::Wall,
            "building" => Self::Building,
            "ruin" => Self::Ruin,
            _ => Self::Open,
        }
    }

    const fn is_solid(self) -> bool {
        matches!(self, Self::Building | Self::Ruin)
    }
}

struct Plan<'a> {
    ground: &'a Ground,
    prints: Grid<Print>,
    /// The first cell of the piece of equal height and print that a cell belongs to.
    pieces: Grid<Cell>,
}

impl<'a> Plan<'a> {
    fn new(ground: &'a Ground) -> Self {
        let spots = ground.spots();
        let mut prints = Grid::new(spots.width(), spots.height(), Print::Open);
        for cell in spots.cells() {
            prints[cell] = Print::of(ground.kind(cell));
        }
        let houses = pieces(&prints, |a, b| prints[a].is_solid() && prints[b].is_solid());
        // If rubble is a ground of its own, a house that looks like a ruin would be mistaken for it.
        let ruins = !ground.kinds().iter().any(|kind| matches!(kind.name.as_str(), "rubble" | "rocks"));
        for cell in spots.cells().filter(|_| ruins) {
            // The rules have one kind for houses and ruins; which of the two a house is depends on its place.
            if prints[cell].is_solid() && of_cell(houses[cell], 3) % 5 < 2 {
                prints[cell] = Print::Ruin;
            }
        }
        let height = |cell: Cell| (spots[cell].soil, spots[cell].top, prints[cell].is_solid());
        let pieces = pieces(&prints, |a, b| height(a) == height(b));
        Self { ground, prints, pieces }
    }

    fn lay(&self, layer: Layer) -> Laid {
        let spots = self.ground.spots();
        let seat = layer.seat();
        let mut tiles = Grid::new(seat.count(spots.width()), seat.count(spots.height()), None);
        for place in tiles.cells() {
            tiles[place] = if seat == Seat::Corner { self.corner(layer, place) } else { self.cell(layer, place) };
        }
        Laid { layer, tiles }
    }

    /// How a cell is printed; beyond the edge the ground continues as it is at the edge.
    fn print(&self, cell: Cell) -> Print {
        self.prints[self.inside(cell)]
    }

    fn inside(&self, cell: Cell) -> Cell {
        let spots = self.ground.spots();
        Cell::new(cell.x.clamp(0, spots.width() - 1), cell.y.clamp(0, spots.height() - 1))
    }

    /// The tile around the top left corner of a cell.
    fn corner(&self, layer: Layer, at: Cell) -> Option<u16> {
        let index = match layer {
            Layer::Soil(height) => self.corners(at, |cell| self.ground.spots()[self.inside(cell)].soil >= height),
            Layer::Brow(height) if self.is_covered(at) => self.corner(Layer::Soil(height), at).unwrap_or(0),
            Layer::Brow(_) => 0,
            Layer::Road => self.corners(at, |cell| self.print(cell) == Print::Road),
            Layer::Water => self.corners(at, |cell| self.print(cell) == Print::Water),
            Layer::Rough => self.corners(at, |cell| self.print(cell) == Print::Rough),
            Layer::Forest => self.corners(at, |cell| self.print(cell) == Print::Forest),
            Layer::Cliff => self.corners(at, |cell| self.print(cell) == Print::Cliff),
            Layer::Footings => self.footings(at),
            _ => self.walls(at),
        };
        (index > 0).then_some(index)
    }

    /// Whether something soft covers the soil around the top left corner of a cell.
    fn is_covered(&self, at: Cell) -> bool {
        self.corners(at, |cell| {
            matches!(self.print(cell), Print::Road | Print::Rough | Print::Forest | Print::Water | Print::Cliff)
        }) > 0
    }

    fn corners(&self, at: Cell, has: impl Fn(Cell) -> bool) -> u16 {
        corner_mask(at, has)
    }

    /// Walls that meet at the top left corner of a cell: a wall separates a house from anything of a different height.
    fn walls(&self, at: Cell) -> u16 {
        let standing = arms(at, |a, b| self.wall_between(a, b) && !self.fallen(a, b));
        let ruined = arms(at, |a, b| self.is_ruin(a, b)) > 0;
        if standing > 0 && ruined { standing + 16 } else { standing }
    }

    /// Lines that meet at the top left corner of a cell on which a wall has fallen.
    fn footings(&self, at: Cell) -> u16 {
        arms(at, |a, b| self.wall_between(a, b) && self.fallen(a, b))
    }

    /// Whether a wall was built on the line between two neighbors.
    fn wall_between(&self, a: Cell, b: Cell) -> bool {
        let (here, there) = (self.print(a), self.print(b));
        let spots = self.ground.spots();
        let (a, b) = (self.inside(a), self.inside(b));
        here.is_solid() != there.is_solid() || (here.is_solid() && spots[a].top != spots[b].top)
    }

    /// Whether the wall between two neighbors is gone: about half of the walls of a ruin.
    fn fallen(&self, a: Cell, b: Cell) -> bool {
        let line = 11 + u32::from(a.y == b.y);
        self.is_ruin(a, b) && of_cell(self.inside(a), line) % 9 < 4
    }

    fn is_ruin(&self, a: Cell, b: Cell) -> bool {
        self.print(a) == Print::Ruin || self.print(b) == Print::Ruin
    }

    fn cell(&self, layer: Layer, cell: Cell) -> Option<u16> {
        let print = self.prints[cell];
        let choose = |among: u16, salt: u32| (of_cell(cell, salt) % u32::from(among)) as u16;
        match layer {
            Layer::Paper => {
                let period = PAPER_PERIOD as i16;
                Some((cell.y % period * period + cell.x % period) as u16)
            }
            Layer::Growth => match print {
                Print::Open => of_cell(cell, 5).is_multiple_of(5).then(|| choose(GROWTHS, 6)),
                Print::Water => (!of_cell(cell, 5).is_multiple_of(4)).then(|| GROWTHS + choose(GROWTHS, 6)),
                Print::Rough => Some(2 * GROWTHS + choose(GROWTHS, 6)),
                Print::Road => Some(3 * GROWTHS + choose(GROWTHS, 6)),
                _ => None,
            },
            Layer::CrownShadows | Layer::Crowns => (print == Print::Forest).then(|| choose(CROWNS, 7)),
            Layer::HardShadows => self.hard_shadow(cell),
            Layer::Floors => match print {
                Print::Building => Some(choose(FLOORS, 8)),
                Print::Ruin => Some(FLOORS + choose(FLOORS, 8)),
                _ => None,
            },
            Layer::LowWalls => (print == Print::Wall).then(|| self.low_wall(cell)),
            Layer::Figures => self.figure(cell),
            _ => Some(u16::from(cell.x % 6 == 0) + 2 * u16::from(cell.y % 6 == 0)),
        }
    }

    fn hard_shadow(&self, cell: Cell) -> Option<u16> {
        if self.prints[cell].is_solid() {
            return None;
        }
        let casters = [Direction::West, Direction::North, Direction::NorthWest];
        let mask = casters.into_iter().enumerate().filter(|(_, way)| self.print(cell.step(*way)).is_solid());
        let mask: u16 = mask.map(|(bit, _)| 1 << bit).sum();
        (mask > 0).then_some(mask)
    }

    fn low_wall(&self, cell: Cell) -> u16 {
        let arms =
            [(NORTH, Direction::North), (EAST, Direction::East), (SOUTH, Direction::South), (WEST, Direction::West)];
        let joins = |way| {
            let there = cell.step(way);
            self.ground.contains(there) && matches!(self.print(there), Print::Wall | Print::Building | Print::Ruin)
        };
        arms.into_iter().filter(|(_, way)| joins(*way)).map(|(arm, _)| arm).sum()
    }

    /// The height of a piece of ground, on its first cell.
    fn figure(&self, cell: Cell) -> Option<u16> {
        if self.pieces[cell] != cell {
            return None;
        }
        let spot = self.ground.spots()[cell];
        let of = |height: u8| u16::from(height).clamp(1, HIGHEST) - 1;
        if self.prints[cell].is_solid() {
            return (spot.top > 0).then(|| HIGHEST + of(spot.top));
        }
        (spot.soil > 0).then(|| of(spot.soil))
    }
}

/// Which of the four lines from the top left corner of a cell have something, judging by the two cells beside each.
fn arms(at: Cell, has: impl Fn(Cell, Cell) -> bool) -> u16 {
    let (nw, ne, sw) = (Cell::new(at.x - 1, at.y - 1), Cell::new(at.x, at.y - 1), Cell::new(at.x - 1, at.y));
    let lines = [(NORTH, nw, ne), (EAST, ne, at), (SOUTH, sw, at), (WEST, nw, sw)];
    lines.into_iter().filter(|(_, a, b)| has(*a, *b)).map(|(arm, ..)| arm).sum()
}

/// Which of the four cells around the top left corner of a cell have something, as the index of a corner tile.
pub(super) fn corner_mask(at: Cell, has: impl Fn(Cell) -> bool) -> u16 {
    let around = [
        (Corners::NORTH_WEST, Cell::new(at.x - 1, at.y - 1)),
        (Corners::NORTH_EAST, Cell::new(at.x, at.y - 1)),
        (Corners::SOUTH_EAST, at),
        (Corners::SOUTH_WEST, Cell::new(at.x - 1, at.y)),
    ];
    around.into_iter().filter(|(_, cell)| has(*cell)).map(|(corner, _)| corner).sum()
}

/// The first cell, in reading order, of the piece that each cell belongs to; adjacent cells that are `alike` are in one
/// piece.
fn pieces<T>(table: &Grid<T>, alike: impl Fn(Cell, Cell) -> bool) -> Grid<Cell> {
    let mut pieces = Grid::new(table.width(), table.height(), None);
    for first in table.cells() {
        if pieces[first].is_some() {
            continue;
        }
        pieces[first] = Some(first);
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            for way in [Direction::North, Direction::East, Direction::South, Direction::West] {
                let beside = cell.step(way);
                if table.contains(beside) && pieces[beside].is_none() && alike(cell, beside) {
                    pieces[beside] = Some(first);
                    open.push(beside);
                }
            }
        }
    }
    let mut firsts = Grid::new(table.width(), table.height(), Cell::default());
    for cell in table.cells() {
        firsts[cell] = pieces[cell].unwrap_or(cell);
    }
    firsts
}
