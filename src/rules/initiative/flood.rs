//! All the cells that a character can reach, with the cost of getting there (G1, G21). All cells of a row take a step
//! at once: a row is a word with one bit per cell.

use crate::board::Cell;

/// The cells of a row.
type Row = u128;

/// Most columns that fit in a row.
pub(super) const COLUMNS: i16 = Row::BITS as i16;

/// The most that a step can cost: an expensive diagonal into slow ground.
const DEAREST: usize = 4;

/// Number of remembered costs: those that a step can come from, and the current one.
const RING: usize = DEAREST + 1;

/// How the ground affects steps, row by row.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// Cells that can be entered.
    pub open: Vec<Row>,
    /// Cells that cost double to enter.
    pub slow: Vec<Row>,
}

/// The cells of a board, row by row.
type Board = Vec<Row>;

/// Cells whose next diagonal is cheap, and those whose next one is expensive.
type Kinds = [Board; 2];

/// Where one step leads from the cells reached at exactly some cost.
#[derive(Clone)]
struct Spread {
    straight: Kinds,
    diagonal: Kinds,
}

/// A search in progress.
struct Flood<'a> {
    rows: &'a Rows,
    /// Cells that can be entered now.
    free: Board,
    reached: Kinds,
    /// Those reached at exactly the current cost.
    front: Kinds,
    spreads: [Spread; RING],
}

/// The cells within this cost of a cell, cheapest first, with the cost of getting there. Nobody enters barred cells.
pub(super) fn within(rows: &Rows, from: Cell, far: u16, barred: impl Iterator<Item = Cell>) -> Vec<(Cell, u16)> {
    let height = rows.open.len();
    let (Ok(x), Some(start)) = (u32::try_from(from.x), usize::try_from(from.y).ok().filter(|y| *y < height)) else {
        return Vec::new();
    };
    let mut flood = Flood::over(rows);
    for cell in barred {
        flood.free[cell.y as usize] &= !(1 << cell.x);
    }
    flood.front[0][start] = 1 << x;
    flood.reached[0][start] = 1 << x;
    flood.spread(0, (start.saturating_sub(1), (start + 2).min(height)));
    let mut listed: Board = vec![0; height];
    listed[start] = 1 << x;
    let mut cells = vec![(from, 0)];
    let mut empty = 0;
    for spent in 1..=usize::from(far) {
        let mut fresh = 0;
        // The farthest rows that can have been reached.
        let (first, end) = (start.saturating_sub(spent), (start + spent + 1).min(height));
        for (row, listed) in listed.iter_mut().enumerate().take(end).skip(first) {
            let came = flood.step(spent, row);
            fresh |= came;
            let mut new = came & !*listed;
            *listed |= new;
            while new != 0 {
                cells.push((Cell::new(new.trailing_zeros() as i16, row as i16), spent as u16));
                new &= new - 1;
            }
        }
        empty = if fresh == 0 { empty + 1 } else { 0 };
        if empty == DEAREST {
            break;
        }
        flood.spread(spent, (first.saturating_sub(1), (end + 1).min(height)));
    }
    cells
}

impl<'a> Flood<'a> {
    fn over(rows: &'a Rows) -> Self {
        let height = rows.open.len();
        let kinds = || [vec![0; height], vec![0; height]];
        let spreads = std::array::from_fn(|_| Spread { straight: kinds(), diagonal: kinds() });
        Self { rows, free: rows.open.clone(), reached: kinds(), front: kinds(), spreads }
    }

    /// The cells of a row reached at exactly this cost, whatever their next diagonal is.
    fn step(&mut self, spent: usize, row: usize) -> Row {
        let (slow, free) = (self.rows.slow[row], self.free[row]);
        // Nothing has been spread yet at costs below zero.
        let at = |less: usize| &self.spreads[(spent + RING - less) % RING];
        let entered =
            |plain: Row, dear: &dyn Fn() -> Row| if slow == 0 { plain } else { plain & !slow | dear() & slow };
        // A straight step keeps the kind of the next diagonal, and a diagonal one changes it.
        let came = [
            entered(at(1).straight[0][row] | at(2).diagonal[1][row], &|| {
                at(2).straight[0][row] | at(4).diagonal[1][row]
            }),
            entered(at(1).straight[1][row] | at(1).diagonal[0][row], &|| {
                at(2).straight[1][row] | at(2).diagonal[0][row]
            }),
        ];
        let mut fresh = 0;
        for (kind, came) in came.into_iter().enumerate() {
            let new = came & free & !self.reached[kind][row];
            self.front[kind][row] = new;
            self.reached[kind][row] |= new;
            fresh |= new;
        }
        fresh
    }

    /// Where the current front leads to in these rows.
    fn spread(&mut self, spent: usize, (first, end): (usize, usize)) {
        let (open, spread) = (&self.rows.open, &mut self.spreads[spent % RING]);
        for (kind, front) in self.front.iter().enumerate() {
            for row in first..end {
                let mut straight = front[row] << 1 | front[row] >> 1;
                let mut diagonal = 0;
                for beside in [row.wrapping_sub(1), row + 1].into_iter().filter(|beside| *beside < front.len()) {
                    let from = front[beside];
                    straight |= from;
                    // Nobody slips between two blocked neighbors.
                    diagonal |=
                        (from << 1) & (open[beside] | open[row] << 1) | (from >> 1) & (open[beside] | open[row] >> 1);
                }
                (spread.straight[kind][row], spread.diagonal[kind][row]) = (straight, diagonal);
            }
        }
    }
}
