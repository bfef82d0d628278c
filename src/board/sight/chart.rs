//! The directions in one eighth of a table, and the squares in each.

use std::cmp::Ordering;
use std::sync::LazyLock;

/// The longest side of a table that is swept.
pub(super) const REACH: usize = 72;
/// There is no target in this direction.
pub(super) const NOWHERE: u16 = u16::MAX;
/// Parts of a column, the unit of the bounds.
pub(super) const PART: usize = 16;

/// The only chart.
pub(super) static CHART: LazyLock<Chart> = LazyLock::new(Chart::new);

/// The directions of an eighth, numbered from the long axis to the diagonal, and the squares in each.
pub(super) struct Chart {
    pub(super) directions: usize,
    /// Column by column; column `c` has the squares 0 to `c`.
    squares: Vec<Square>,
}

/// The directions of one square.
#[derive(Clone, Copy)]
pub(super) struct Square {
    /// The direction to its center.
    pub(super) centre: u16,
    /// The directions that cross it: the first one, and the one after the last.
    pub(super) first: u16,
    pub(super) end: u16,
    /// The direction that touches the corner it shares with the square diagonally behind and to the side of it.
    pub(super) corner: u16,
    /// How far before or behind the middle of its column a line can be nearest to its center, in parts, rounded up.
    pub(super) slack: u16,
}

/// A slope as a fraction, aside over along.
#[derive(Clone, Copy)]
struct Slope(i32, i32);

impl Slope {
    fn compare(self, other: Slope) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// Half of `m (1 + m) / (1 + m * m)` for the slope `m = aside / along`, at most the diagonal's, in parts, rounded up.
///
/// The point of a line nearest to the center of a square that it crosses is at most this far before or behind the
/// middle of the square's column.
const fn slack(aside: i32, along: i32) -> u16 {
    let (n, d) = if aside < along { (aside, along) } else { (1, 1) };
    let parts = PART as i32 * n * (d + n);
    let whole = 2 * (d * d + n * n);
    ((parts + whole - 1) / whole) as u16
}

impl Chart {
    fn new() -> Self {
        let far = REACH as i32;
        let all = (1..far).flat_map(|along| (0..=along).map(move |aside| Slope(aside, along)));
        let mut slopes: Vec<Slope> = all.collect();
        slopes.sort_by(|one, other| one.compare(*other));
        slopes.dedup_by(|one, other| one.compare(*other).is_eq());
        let first_from = |bound: Slope| slopes.partition_point(|slope| slope.compare(bound).is_lt());
        let first_after = |bound: Slope| slopes.partition_point(|slope| slope.compare(bound).is_le());
        let exactly = |slope: Slope| {
            let place = first_from(slope);
            let found = slopes.get(place).is_some_and(|there| there.compare(slope).is_eq());
            if found { place as u16 } else { NOWHERE }
        };
        let square = |along: i32, aside: i32| Square {
            centre: exactly(Slope(aside, along)),
            first: first_after(Slope(2 * aside - 1, 2 * along + 1)) as u16,
            end: first_from(Slope(2 * aside + 1, 2 * along - 1)) as u16,
            corner: exactly(Slope(2 * aside + 1, 2 * along - 1)),
            slack: slack(2 * aside + 1, 2 * along - 1),
        };
        let squares = (1..far).flat_map(|along| (0..=along).map(move |aside| (along, aside)));
        let squares = squares.map(|(along, aside)| square(along, aside)).collect();
        Self { directions: slopes.len(), squares }
    }

    /// The squares of a column, from the long axis to the diagonal.
    pub(super) fn column(&self, along: usize) -> &[Square] {
        let start = along * (along + 1) / 2 - 1;
        &self.squares[start..start + along + 1]
    }
}
