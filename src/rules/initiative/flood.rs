//! All the cells that a character can reach, with the cost of getting there (G1, G21). All cells of a row take a step
//! at once: a row is a word with one bit per cell.

use crate::board::Cell;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// The most that a step can cost: an expensive diagonal into slow ground.
const DEAREST: usize = 4;

/// Number of remembered costs: those that a step can come from, and the current one.
const RING: usize = DEAREST + 1;

/// The cells of a row.
pub(super) trait Row:
    Copy
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Most columns that fit in it.
    const COLUMNS: i16;

    /// One cell.
    fn bit(column: u32) -> Self;

    /// The first cell of a row that isn't empty.
    fn first(self) -> u32;
}

macro_rules! row {
    ($word:ty) => {
        impl Row for $word {
            const COLUMNS: i16 = <$word>::BITS as i16;

            fn bit(column: u32) -> Self {
                1 << column
            }

            fn first(self) -> u32 {
                self.trailing_zeros()
            }
        }
    };
}

row!(u64);
row!(u128);

/// How the ground affects steps, row by row.
#[derive(Clone, Debug)]
pub(super) struct Rows<W> {
    /// Cells that can be entered.
    open: Vec<W>,
    /// Cells that cost double to enter.
    slow: Vec<W>,
    /// Cells that can be entered diagonally from the row above and from the one below, each from the left and from the
    /// right: nobody slips between two blocked neighbors.
    squeezes: Vec<[[W; 2]; 2]>,
}

impl<W: Row> Rows<W> {
    /// Of a board with these cells that can be entered, and those that cost double.
    pub fn new(open: Vec<W>, slow: Vec<W>) -> Self {
        let beside = |row: usize, other: Option<usize>| {
            let Some(other) = other.and_then(|other| open.get(other).copied()) else { return [W::default(); 2] };
            [other | open[row] << 1, other | open[row] >> 1]
        };
        let squeezes = (0..open.len()).map(|row| [beside(row, row.checked_sub(1)), beside(row, Some(row + 1))]);
        Self { squeezes: squeezes.collect(), open, slow }
    }
}

/// Cells whose next diagonal is cheap, and those whose next one is expensive.
type Kinds<W> = [W; 2];

/// A row of a search in progress.
#[derive(Clone, Copy, Default)]
struct Lane<W> {
    /// Cells that can be entered now.
    free: W,
    reached: Kinds<W>,
    /// Those reached at exactly the current cost.
    front: Kinds<W>,
    /// Those listed already.
    listed: W,
    /// Where one step leads from the cells reached at exactly some cost, for each of the last costs.
    straight: [Kinds<W>; RING],
    diagonal: [Kinds<W>; RING],
}

/// The cells within this cost of a cell, cheapest first, with the cost of getting there. Nobody enters barred cells.
pub(super) fn within<W: Row>(
    rows: &Rows<W>,
    from: Cell,
    far: u16,
    barred: impl Iterator<Item = Cell>,
) -> Vec<(Cell, u16)> {
    let height = rows.open.len();
    let (Ok(x), Some(start)) = (u32::try_from(from.x), usize::try_from(from.y).ok().filter(|y| *y < height)) else {
        return Vec::new();
    };
    let mut lanes: Vec<Lane<W>> = rows.open.iter().map(|open| Lane { free: *open, ..Lane::default() }).collect();
    for cell in barred {
        let lane = &mut lanes[cell.y as usize];
        lane.free = lane.free & !W::bit(cell.x as u32);
    }
    let lane = &mut lanes[start];
    (lane.front[0], lane.reached[0], lane.listed) = (W::bit(x), W::bit(x), W::bit(x));
    spread(rows, &mut lanes, 0, (start.saturating_sub(1), (start + 2).min(height)));
    let mut cells = vec![(from, 0)];
    let mut empty = 0;
    for spent in 1..=usize::from(far) {
        let mut fresh = W::default();
        // The farthest rows that can have been reached.
        let (first, end) = (start.saturating_sub(spent), (start + spent + 1).min(height));
        for (row, lane) in lanes.iter_mut().enumerate().take(end).skip(first) {
            let came = lane.step(spent, rows.slow[row]);
            fresh = fresh | came;
            let mut new = came & !lane.listed;
            lane.listed = lane.listed | new;
            while new != W::default() {
                let column = new.first();
                cells.push((Cell::new(column as i16, row as i16), spent as u16));
                new = new & !W::bit(column);
            }
        }
        empty = if fresh == W::default() { empty + 1 } else { 0 };
        if empty == DEAREST {
            break;
        }
        spread(rows, &mut lanes, spent, (first.saturating_sub(1), (end + 1).min(height)));
    }
    cells
}

impl<W: Row> Lane<W> {
    /// The cells reached at exactly this cost, whatever their next diagonal is.
    fn step(&mut self, spent: usize, slow: W) -> W {
        // Nothing has been spread yet at costs below zero.
        let at = |less: usize| (spent + RING - less) % RING;
        let (one, two, four) = (at(1), at(2), at(4));
        let entered =
            |plain: W, dear: &dyn Fn() -> W| if slow == W::default() { plain } else { plain & !slow | dear() & slow };
        let (straight, diagonal) = (&self.straight, &self.diagonal);
        // A straight step keeps the kind of the next diagonal, and a diagonal one changes it.
        let came = [
            entered(straight[one][0] | diagonal[two][1], &|| straight[two][0] | diagonal[four][1]),
            entered(straight[one][1] | diagonal[one][0], &|| straight[two][1] | diagonal[two][0]),
        ];
        let mut fresh = W::default();
        for (kind, came) in came.into_iter().enumerate() {
            let new = came & self.free & !self.reached[kind];
            self.front[kind] = new;
            self.reached[kind] = self.reached[kind] | new;
            fresh = fresh | new;
        }
        fresh
    }
}

/// Where the current front leads to in these rows.
fn spread<W: Row>(rows: &Rows<W>, lanes: &mut [Lane<W>], spent: usize, (first, end): (usize, usize)) {
    let ring = spent % RING;
    // A row at a time: the fronts above, in and below it.
    let mut above = first.checked_sub(1).map_or([W::default(); 2], |above| lanes[above].front);
    for row in first..end {
        let here = lanes[row].front;
        let below = lanes.get(row + 1).map_or([W::default(); 2], |below| below.front);
        let [upper, lower] = rows.squeezes[row];
        let lane = &mut lanes[row];
        for kind in 0..2 {
            let (up, front, down) = (above[kind], here[kind], below[kind]);
            lane.straight[ring][kind] = front << 1 | front >> 1 | up | down;
            lane.diagonal[ring][kind] =
                (up << 1) & upper[0] | (up >> 1) & upper[1] | (down << 1) & lower[0] | (down >> 1) & lower[1];
        }
        above = here;
    }
}
