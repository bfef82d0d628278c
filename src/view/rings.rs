//! Lines around marked cells, in a lesson or for a line of the log. They are above counters and below all text.

use super::art::palette::{CREAM, GOLD};
use super::board::{Lie, heights};
use super::pens::{self, Drawn, Pens};
use crate::board::{Cell, Direction};
use bevy::prelude::*;
use bevy::sprite::Anchor;
use std::collections::BTreeSet;

/// A line around cells, visible on any ground.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ring {
    /// The cells; adjacent ones share one line.
    pub cells: BTreeSet<Cell>,
    /// Pale instead of golden: for what is no longer there.
    pub pale: bool,
}

/// Pixels from the edge of the cells: marks on the edge of a counter stay in sight.
const OUTSIDE: f32 = 3.0;
/// Widths in pixels of the dark line and of the bright one on it.
const WIDTHS: [f32; 2] = [6.0, 3.5];

/// Draws a ring along the sides of its cells that no other of them shares.
pub(super) fn draw(ring: &Ring, pens: &Pens) -> Vec<Drawn> {
    if pens.lie == Lie::Hexes {
        return ring.cells.iter().flat_map(|cell| round_hex(*cell, ring.pale, pens)).collect();
    }
    let bright = if ring.pale { CREAM } else { GOLD };
    let sides = ring.cells.iter().flat_map(|cell| sides(*cell, &ring.cells));
    let lines = |(middle, along): (Vec2, Vec2)| {
        [("#17120F", 0.0), (bright, 0.1)].into_iter().zip(WIDTHS).map(move |((colour, above), width)| {
            let length = pens.cell as f32 + 2.0 * OUTSIDE + width;
            let size = along * length + (Vec2::ONE - along) * width;
            let place = Transform::from_xyz(middle.x, -middle.y, heights::RINGS + above);
            (Sprite::from_color(pens::colour(colour), size), Anchor::CENTER, place)
        })
    };
    let pixels = |(middle, outward): (Vec2, Vec2)| {
        (middle * pens.cell as f32 + outward * OUTSIDE, Vec2::new(outward.y.abs(), outward.x.abs()))
    };
    sides.map(pixels).flat_map(lines).collect()
}

/// A line around one hex.
fn round_hex(cell: Cell, pale: bool, pens: &Pens) -> Vec<Drawn> {
    let bright = if pale { CREAM } else { GOLD };
    let (middle, cell) = (pens.lie.rect(cell).center() * pens.cell as f32, pens.cell as f32);
    let corner = |(x, y): (f32, f32)| middle + Vec2::new(x, y) * cell;
    let corners = [(-1.0, -1.75), (1.0, -1.75), (2.0, 0.0), (1.0, 1.75), (-1.0, 1.75), (-2.0, 0.0)].map(corner);
    let side = |place: usize| (corners[place], corners[(place + 1) % 6]);
    let line = |((from, to), (colour, above, width)): ((Vec2, Vec2), (&'static str, f32, f32))| {
        let (middle, way) = (from.midpoint(to), to - from);
        let place = Transform::from_xyz(middle.x, -middle.y, heights::RINGS + above);
        let turned = place.with_rotation(Quat::from_rotation_z(-way.to_angle()));
        (Sprite::from_color(pens::colour(colour), Vec2::new(way.length() + width / 2.0, width)), Anchor::CENTER, turned)
    };
    let inks = [("#17120F", 0.0, WIDTHS[0]), (bright, 0.1, WIDTHS[1])];
    inks.into_iter().flat_map(|ink| (0..6).map(move |place| (side(place), ink))).map(line).collect()
}

/// The centers of the open sides of a cell, in cells, and the outward direction of each.
fn sides(cell: Cell, cells: &BTreeSet<Cell>) -> Vec<(Vec2, Vec2)> {
    let ways = [Direction::North, Direction::East, Direction::South, Direction::West].map(Direction::delta);
    let open = ways.into_iter().filter(|(dx, dy)| !cells.contains(&Cell::new(cell.x + dx, cell.y + dy)));
    let side = |(dx, dy): (i16, i16)| {
        let outward = Vec2::new(dx.into(), dy.into());
        (super::board::middle(cell) + outward * 0.5, outward)
    };
    open.map(side).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_goes_round_cells_that_lie_side_by_side() {
        let cells: BTreeSet<Cell> = [(3, 3), (4, 3), (4, 4)].map(|(x, y)| Cell::new(x, y)).into();
        let open: Vec<(Vec2, Vec2)> = cells.iter().flat_map(|cell| sides(*cell, &cells)).collect();
        assert_eq!(open.len(), 8, "three cells have twelve sides, and four of those lie between them");
        assert!(open.iter().all(|(middle, outward)| {
            let beyond = *middle + *outward * 0.5;
            !cells.contains(&Cell::new(beyond.x.floor() as i16, beyond.y.floor() as i16))
        }));
    }

    // Above counters and below text.
    const _: () = assert!(heights::COUNTERS < heights::RINGS && heights::RINGS < heights::LINES);
    const _: () = assert!(heights::LINES < heights::CHIPS);
}
