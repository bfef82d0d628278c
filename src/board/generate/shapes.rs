//! Shapes on the table: natural outlines, rectangles, lines.

use crate::board::{Cell, Direction};
use crate::dice::Stream;

/// A rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plot {
    pub(super) corner: Cell,
    pub(super) width: i16,
    pub(super) height: i16,
}

impl Plot {
    pub(super) const fn new(x: i16, y: i16, width: i16, height: i16) -> Self {
        Self { corner: Cell::new(x, y), width, height }
    }

    /// A rectangle around a center.
    pub(super) const fn around(middle: Cell, width: i16, height: i16) -> Self {
        Self::new(middle.x - width / 2, middle.y - height / 2, width, height)
    }

    pub(super) const fn area(self) -> i32 {
        self.width as i32 * self.height as i32
    }

    /// The cells in reading order.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let Self { corner, width, height } = self;
        (0..height).flat_map(move |y| (0..width).map(move |x| Cell::new(corner.x + x, corner.y + y)))
    }

    /// Whether the cell belongs to the outermost ring.
    pub(super) const fn is_rim(self, cell: Cell) -> bool {
        let (x, y) = (cell.x - self.corner.x, cell.y - self.corner.y);
        x == 0 || y == 0 || x == self.width - 1 || y == self.height - 1
    }

    /// The rectangle without its outermost rings.
    pub(super) const fn shrunk(self, by: i16) -> Self {
        Self::new(self.corner.x + by, self.corner.y + by, self.width - 2 * by, self.height - 2 * by)
    }

    /// The sides as runs of cells: north, east, south, west, corners in two of them.
    pub(super) fn sides(self) -> [Vec<Cell>; 4] {
        let Cell { x, y } = self.corner;
        let (right, bottom) = (x + self.width - 1, y + self.height - 1);
        [
            (x..=right).map(|x| Cell::new(x, y)).collect(),
            (y..=bottom).map(|y| Cell::new(right, y)).collect(),
            (x..=right).map(|x| Cell::new(x, bottom)).collect(),
            (y..=bottom).map(|y| Cell::new(x, y)).collect(),
        ]
    }
}

/// A lobed patch of `area` cells, from its core outward.
pub(super) fn patch(stream: &mut Stream, middle: Cell, area: i32) -> Vec<Cell> {
    let radius = (area.max(1) / 3).isqrt() as i16 + 1;
    let mut lobes = vec![(middle, radius)];
    for _ in 0..1 + stream.below(3) {
        let lobe = Cell::new(middle.x + stream.between(-radius, radius), middle.y + stream.between(-radius, radius));
        lobes.push((lobe, (radius * stream.between(5, 9) / 10).max(1)));
    }
    let mut cells: Vec<(i32, Cell)> = Plot::around(middle, 4 * radius + 1, 4 * radius + 1)
        .cells()
        .filter_map(|cell| Some((depth(&lobes, cell)? + stream.below(60) as i32, cell)))
        .collect();
    cells.sort_unstable();
    cells.truncate(area as usize);
    cells.into_iter().map(|(_, cell)| cell).collect()
}

/// How far a cell is from the nearest lobe: 256 at the rim; none at twice that or more.
fn depth(lobes: &[(Cell, i16)], cell: Cell) -> Option<i32> {
    let depths = lobes.iter().filter_map(|(middle, radius)| {
        let (dx, dy) = ((cell.x - middle.x) as i32, (cell.y - middle.y) as i32);
        let (far, room) = (dx * dx + dy * dy, *radius as i32 * *radius as i32);
        // Most cells are far out, and a division is expensive.
        (far < 2 * room).then(|| far * 256 / room)
    });
    depths.min()
}

/// A straight run of cells.
pub(super) fn run(from: Cell, direction: Direction, length: i16) -> Vec<Cell> {
    let (dx, dy) = direction.delta();
    (0..length).map(|step| Cell::new(from.x + dx * step, from.y + dy * step)).collect()
}

/// A winding path from west to east, from one row to another, shifting by one row per column at most.
pub(super) fn trail(stream: &mut Stream, columns: i16, from: i16, to: i16) -> Vec<Cell> {
    let mut y = from;
    let mut cells = Vec::new();
    for x in 0..columns {
        let before = y;
        let ahead = columns - x;
        let must = (to - y).abs() >= ahead;
        y += if must { (to - y).signum() } else { stream.between(-2, 2) / 2 };
        cells.extend((before.min(y)..=before.max(y)).map(|y| Cell::new(x, y)));
    }
    cells
}
