//! What is on the line between the centers of two hexes, in whole numbers.
//!
//! With the center of a hex at three times its column and twice its row, its corners are 2 to the left and the right of
//! it, and 1 to each side 1 up and 1 down. Cross products with the corners show on which side of the line they are.

use super::Hex;
use std::sync::{LazyLock, OnceLock};

/// What the line meets between its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// It crosses this hex.
    Through(Hex),
    /// It runs along the side between these two hexes, which may be off the table.
    Along(Hex, Hex),
}

impl Crossing {
    /// One of its hexes.
    pub const fn hex(self) -> Hex {
        match self {
            Self::Through(hex) | Self::Along(hex, _) => hex,
        }
    }

    /// The same crossing moved as far from `from` as it is now from the upper left hex.
    fn beside(self, from: Hex) -> Self {
        let shifted = |hex: Hex| {
            let (across, down) = (from.across() + hex.across(), from.down() + hex.down());
            Hex::halved(across as i16, down as i16).unwrap_or(hex)
        };
        match self {
            Self::Through(hex) => Self::Through(shifted(hex)),
            Self::Along(one, other) => Self::Along(shifted(one), shifted(other)),
        }
    }

    /// The lowest value among its hexes; none if one of them has none, since a line along a side is blocked only by
    /// both.
    pub fn least<T: Ord>(self, of: impl Fn(Hex) -> Option<T>) -> Option<T> {
        match self {
            Self::Through(hex) => of(hex),
            Self::Along(one, other) => Some(of(one)?.min(of(other)?)),
        }
    }
}

/// The position of a hex relative to a line.
enum Lies {
    /// Off it, or only touched by it.
    Off,
    /// Across it.
    Across,
    /// Beside it, with one side on the line.
    Beside(i32),
}

const CORNERS: [(i32, i32); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// The position of a hex relative to the line between the centers of two others.
fn lies(a: Hex, b: Hex, hex: Hex) -> Lies {
    let point = |hex: Hex| (3 * hex.across(), hex.down());
    let ((ax, ay), (bx, by), (x, y)) = (point(a), point(b), point(hex));
    let side = |(cx, cy): (i32, i32)| ((bx - ax) * (y + cy - ay) - (by - ay) * (x + cx - ax)).signum();
    let sides = CORNERS.map(side);
    let (sum, on) = (sides.iter().sum::<i32>(), sides.iter().filter(|side| **side == 0).count());
    if sides.contains(&1) && sides.contains(&-1) {
        Lies::Across
    } else if on == 2 {
        Lies::Beside(sum.signum())
    } else {
        Lies::Off
    }
}

/// Everything that the line between two hexes meets.
pub fn line(a: Hex, b: Hex) -> Vec<Crossing> {
    let far = a.distance(b);
    let (columns, rows) = ((a.column.min(b.column), a.column.max(b.column)), (a.row.min(b.row), a.row.max(b.row)));
    let near = |hex: &Hex| hex.distance(a) < far && hex.distance(b) < far;
    let column = |column| (rows.0 - 1..=rows.1 + 1).map(move |row| Hex::new(column, row));
    let (mut crossings, mut beside) = (Vec::new(), Vec::new());
    for hex in (columns.0..=columns.1).flat_map(column).filter(near) {
        match lies(a, b, hex) {
            Lies::Off => {}
            Lies::Across => crossings.push(Crossing::Through(hex)),
            Lies::Beside(side) => beside.push((hex, side)),
        }
    }
    for (hex, _) in beside.iter().filter(|(_, side)| *side < 0) {
        let partner = beside.iter().find(|(other, side)| *side > 0 && hex.way_to(*other).is_some());
        crossings.extend(partner.map(|(other, _)| Crossing::Along(*hex, *other)));
    }
    crossings
}

/// Lines are cached for ends up to this many columns and half hexes away.
const KEPT: (i32, i32) = (12, 24);

/// What a line meets from the upper left hex to an end this many columns and half hexes away; the same everywhere.
static LINES: LazyLock<Vec<OnceLock<Box<[Crossing]>>>> =
    LazyLock::new(|| (0..(2 * KEPT.0 + 1) * (2 * KEPT.1 + 1)).map(|_| OnceLock::new()).collect());

/// Goes through what a line meets, for as long as `open` says yes.
fn all(a: Hex, b: Hex, mut open: impl FnMut(Crossing) -> bool) -> bool {
    let (dx, dy) = (b.across() - a.across(), b.down() - a.down());
    let origin = Hex::new(0, 0);
    let end = Hex::halved(dx as i16, dy as i16).filter(|_| dx.abs() <= KEPT.0 && dy.abs() <= KEPT.1);
    let Some(end) = end else { return line(a, b).into_iter().all(open) };
    let place = (dx + KEPT.0) * (2 * KEPT.1 + 1) + dy + KEPT.1;
    let kept = LINES[place as usize].get_or_init(|| line(origin, end).into_boxed_slice());
    kept.iter().all(|crossing| open(crossing.beside(a)))
}

/// One end of a line of sight: its hex and its height.
pub type End = (Hex, u8);

/// Whether two ends see each other over whatever blocks sight up to a given level.
///
/// Anything at least as high as the higher end blocks. Anything lower than that, but at least as high as the lower end,
/// hides only the hex directly behind it. The ends themselves never block.
pub fn is_open(one: End, other: End, level: impl Fn(Hex) -> Option<u8>) -> bool {
    all(one.0, other.0, |crossing| !hides(one, other, crossing, &level))
}

/// The crossing nearest to one end that hides the other from it; see [`is_open`].
pub fn hidden_by(one: End, other: End, level: impl Fn(Hex) -> Option<u8>) -> Option<Crossing> {
    let mut crossings = line(one.0, other.0);
    crossings.sort_by_key(|crossing| crossing.hex().distance(one.0));
    crossings.into_iter().find(|crossing| hides(one, other, *crossing, &level))
}

/// Whether what a line meets there keeps its ends from seeing each other.
fn hides((a, high_a): End, (b, high_b): End, crossing: Crossing, level: impl Fn(Hex) -> Option<u8>) -> bool {
    let (low, low_end, high) = if high_a <= high_b { (high_a, a, high_b) } else { (high_b, b, high_a) };
    let Some(level) = crossing.least(level) else { return false };
    level >= high || level >= low && crossing.hex().distance(low_end) <= 1
}
