//! Dual-grid contours: a tile is centered on the corner of four cells and shows which of them have the ground.

use std::fmt::Write;

/// Which of the four cells around a corner have the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Corners(pub u16);

impl Corners {
    /// Bits clockwise from the northwest, in the order of the contour.
    pub(super) const NORTH_WEST: u16 = 1;
    pub(super) const NORTH_EAST: u16 = 2;
    pub(super) const SOUTH_EAST: u16 = 4;
    pub(super) const SOUTH_WEST: u16 = 8;

    fn has(self, corner: usize) -> bool {
        self.0 >> (corner % 4) & 1 == 1
    }
}

type Point = (f32, f32);

/// One piece of edge in a tile: from where it leaves the ground's side of the border to where it comes back, clockwise,
/// so that the ground is on its right.
pub(super) struct Edge {
    start: Point,
    bend: Point,
    end: Point,
    /// Corners of the tile on the ground, from the end around to the start.
    ground: Vec<Point>,
}

/// The tile in which contours are drawn: `size` pixels wide, the corner of the cells at `middle`.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub size: f32,
    pub middle: f32,
}

impl Frame {
    /// The frame of a corner tile at this many pixels per cell.
    pub(super) fn new(cell: u32) -> Self {
        Self { size: cell as f32, middle: (cell - cell / 2) as f32 }
    }

    fn corner(self, corner: usize) -> Point {
        [(0.0, 0.0), (self.size, 0.0), (self.size, self.size), (0.0, self.size)][corner % 4]
    }

    /// Where the border between `corner` and the next is crossed, the edge drawn `inset` pixels inside the ground.
    fn crossing(self, corners: Corners, corner: usize, inset: f32) -> Point {
        let first_in_reading_order = if corner.is_multiple_of(4) || corner % 4 == 1 { corner } else { corner + 1 };
        let along = if corners.has(first_in_reading_order) { self.middle - inset } else { self.middle + inset };
        match corner % 4 {
            0 => (along, 0.0),
            1 => (self.size, along),
            2 => (along, self.size),
            _ => (0.0, along),
        }
    }

    /// All edges of a tile; empty if all four cells are the same.
    pub(super) fn edges(self, corners: Corners, inset: f32) -> Vec<Edge> {
        let starts = (0..4).filter(|&corner| corners.has(corner) && !corners.has(corner + 3));
        starts.filter(|_| corners.0 != 15).map(|first| self.edge(corners, first, inset)).collect()
    }

    fn edge(self, corners: Corners, first: usize, inset: f32) -> Edge {
        let last = (first..first + 4).take_while(|&corner| corners.has(corner)).last().unwrap_or(first);
        let start = self.crossing(corners, last, inset);
        let end = self.crossing(corners, first + 3, inset);
        let bend = match (last % 2, (first + 3) % 2) {
            (0, 1) => (start.0, end.1),
            (1, 0) => (end.0, start.1),
            _ => ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0),
        };
        Edge { start, bend, end, ground: (first..=last).map(|corner| self.corner(corner)).collect() }
    }

    /// Path of the ground's area.
    pub(super) fn area(self, corners: Corners, inset: f32) -> String {
        if corners.0 == 15 {
            return format!("M-9 -9H{0}V{0}H-9Z", self.size + 9.0);
        }
        self.edges(corners, inset).iter().map(|edge| edge.area(self)).collect()
    }

    /// Path of the ground's edge.
    pub(super) fn line(self, corners: Corners, inset: f32) -> String {
        self.edges(corners, inset).iter().map(Edge::line).collect()
    }

    /// A point on the border pushed out beyond it, so that what is moved into the tile leaves no gap there.
    fn beyond(self, (x, y): Point) -> Point {
        let push = |v: f32| {
            if v <= 0.0 {
                v - self.size / 2.0
            } else if v >= self.size {
                v + self.size / 2.0
            } else {
                v
            }
        };
        (push(x), push(y))
    }
}

impl Edge {
    fn line(&self) -> String {
        let Self { start, bend, end, .. } = self;
        format!("M{} {}Q{} {} {} {}", start.0, start.1, bend.0, bend.1, end.0, end.1)
    }

    fn area(&self, frame: Frame) -> String {
        let mut path = self.line();
        let outside = [frame.beyond(self.end)].into_iter();
        let outside = outside.chain(self.ground.iter().map(|corner| frame.beyond(*corner)));
        for (x, y) in outside.chain([frame.beyond(self.start)]) {
            let _ = write!(path, "L{x} {y}");
        }
        path + "Z"
    }

    /// The point at `part` of its length (0 to 1) and the direction away from the ground there, of length 1.
    pub(super) fn at(&self, part: f32) -> (Point, Point) {
        let (a, b, c) = ((1.0 - part) * (1.0 - part), 2.0 * part * (1.0 - part), part * part);
        let blend = |start: f32, bend: f32, end: f32| a * start + b * bend + c * end;
        let point = (blend(self.start.0, self.bend.0, self.end.0), blend(self.start.1, self.bend.1, self.end.1));
        let along = |start: f32, bend: f32, end: f32| (1.0 - part) * (bend - start) + part * (end - bend);
        let (dx, dy) = (along(self.start.0, self.bend.0, self.end.0), along(self.start.1, self.bend.1, self.end.1));
        let length = dx.hypot(dy).max(0.001);
        (point, (dy / length, -dx / length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { size: 13.0, middle: 7.0 };

    #[test]
    fn a_lone_cell_has_a_quarter_disc_in_each_of_its_corners() {
        for corner in [Corners::NORTH_WEST, Corners::NORTH_EAST, Corners::SOUTH_EAST, Corners::SOUTH_WEST] {
            assert_eq!(FRAME.edges(Corners(corner), 0.0).len(), 1);
        }
        assert_eq!(FRAME.line(Corners(Corners::NORTH_WEST), 0.0), "M7 0Q7 7 0 7");
    }

    #[test]
    fn cells_that_touch_at_a_corner_stay_apart() {
        assert_eq!(FRAME.edges(Corners(5), 0.0).len(), 2);
        assert_eq!(FRAME.edges(Corners(10), 0.0).len(), 2);
    }

    #[test]
    fn ground_on_all_sides_or_on_none_has_no_edge() {
        assert!(FRAME.edges(Corners(0), 0.0).is_empty());
        assert!(FRAME.edges(Corners(15), 0.0).is_empty());
    }

    #[test]
    fn away_from_the_ground_is_away() {
        let edges = FRAME.edges(Corners(Corners::NORTH_WEST | Corners::NORTH_EAST), 0.0);
        let (point, away) = edges[0].at(0.5);
        assert_eq!(point, (6.5, 7.0));
        assert_eq!(away, (0.0, 1.0));
    }
}
