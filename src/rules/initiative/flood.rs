//! All the cells that a character can reach, with the cost of getting there (G1, G21). All cells of a row take a step
//! at once: a row is a word with one bit per cell.

use crate::board::Cell;

/// The cells of a row.
type Row = u128;

/// Most columns that fit in a row.
pub(super) const COLUMNS: i16 = Row::BITS as i16;

/// Number of remembered fronts: no step costs more than four, the cost of an expensive diagonal into slow ground.
const RING: usize = 5;

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

/// A search in progress.
struct Flood<'a> {
    rows: &'a Rows,
    /// Cells that can be entered now.
    free: Board,
    reached: Kinds,
    /// Those reached at exactly this cost.
    fronts: [Kinds; RING],
}

/// The cells within this cost of a cell, cheapest first, with the cost of getting there. Nobody enters barred cells.
pub(super) fn within(rows: &Rows, from: Cell, far: u16, barred: impl Iterator<Item = Cell>) -> Vec<(Cell, u16)> {
    let height = rows.open.len();
    let (Ok(x), Some(start)) = (u32::try_from(from.x), usize::try_from(from.y).ok().filter(|y| *y < height)) else {
        return Vec::new();
    };
    let kinds = [vec![0; height], vec![0; height]];
    let mut flood =
        Flood { rows, free: rows.open.clone(), reached: kinds.clone(), fronts: std::array::from_fn(|_| kinds.clone()) };
    for cell in barred {
        flood.free[cell.y as usize] &= !(1 << cell.x);
    }
    flood.fronts[0][0][start] = 1 << x;
    flood.reached[0][start] = 1 << x;
    let mut listed: Board = vec![0; height];
    listed[start] = 1 << x;
    let mut cells = vec![(from, 0)];
    for spent in 1..=usize::from(far) {
        let mut fresh = 0;
        // The farthest rows that can have been reached.
        for (row, listed) in listed.iter_mut().enumerate().take(start + spent + 1).skip(start.saturating_sub(spent)) {
            let came = flood.step(spent, row);
            fresh |= came;
            let mut new = came & !*listed;
            *listed |= new;
            while new != 0 {
                cells.push((Cell::new(new.trailing_zeros() as i16, row as i16), spent as u16));
                new &= new - 1;
            }
        }
        if fresh == 0 && flood.is_still() {
            break;
        }
    }
    cells
}

impl Flood<'_> {
    /// The cells of a row reached at exactly this cost, whatever their next diagonal is.
    fn step(&mut self, spent: usize, row: usize) -> Row {
        let came = [
            self.straight(0, spent, row) | self.diagonal(1, (spent, 2), row),
            self.straight(1, spent, row) | self.diagonal(0, (spent, 1), row),
        ];
        let mut fresh = 0;
        for (kind, came) in came.into_iter().enumerate() {
            let new = came & self.free[row] & !self.reached[kind][row];
            self.fronts[spent % RING][kind][row] = new;
            self.reached[kind][row] |= new;
            fresh |= new;
        }
        fresh
    }

    /// The front that is this much cheaper, of one kind.
    fn front(&self, kind: usize, spent: usize, less: usize) -> Option<&Board> {
        Some(&self.fronts[spent.checked_sub(less)? % RING][kind])
    }

    /// The cells of a row reached by a straight step, which keeps the kind of the next diagonal.
    fn straight(&self, kind: usize, spent: usize, row: usize) -> Row {
        let slow = self.rows.slow[row];
        let beside = |board: &Board| {
            let rows = above_and_below(board.len(), row);
            board[row] << 1 | board[row] >> 1 | rows.map(|beside| board[beside]).fold(0, |all, one| all | one)
        };
        let of = |less| self.front(kind, spent, less).map_or(0, beside);
        if slow == 0 { of(1) } else { of(1) & !slow | of(2) & slow }
    }

    /// The cells of a row reached by a diagonal step of this cost, which changes the kind of the next one.
    fn diagonal(&self, kind: usize, (spent, price): (usize, usize), row: usize) -> Row {
        let (slow, open) = (self.rows.slow[row], &self.rows.open);
        // Nobody slips between two blocked neighbors.
        let beside = |board: &Board| {
            let step = |beside: usize| {
                (board[beside] << 1) & (open[beside] | open[row] << 1)
                    | (board[beside] >> 1) & (open[beside] | open[row] >> 1)
            };
            above_and_below(board.len(), row).map(step).fold(0, |all, one| all | one)
        };
        let of = |less| self.front(kind, spent, less).map_or(0, beside);
        if slow == 0 { of(price) } else { of(price) & !slow | of(2 * price) & slow }
    }

    /// Whether nothing is left to expand.
    fn is_still(&self) -> bool {
        self.fronts.iter().flatten().flatten().all(|row| *row == 0)
    }
}

/// The rows beside a row.
fn above_and_below(height: usize, row: usize) -> impl Iterator<Item = usize> {
    row.checked_sub(1).into_iter().chain(Some(row + 1).filter(|below| *below < height))
}
