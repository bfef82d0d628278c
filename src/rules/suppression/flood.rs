//! All the cells within walking distance (G1). Counting in halves, 2 for a straight step and 3 for a diagonal one, a
//! plain search finds the same cells as counting every second diagonal twice. All cells of a row take a step at once: a
//! row is a word.

use super::footing::Footing;
use crate::board::Cell;

/// The cells of a row as far to both sides as the longest walk goes, one bit each.
type Row = u64;

/// The longest walk that fits in a row.
const FARTHEST: u16 = 31;

/// Number of remembered fronts: no step costs more than three halves.
const RING: usize = 4;

/// Finds cells. Keep one and reuse it: it never releases its memory.
#[derive(Debug, Default)]
pub(super) struct Flood {
    from: Cell,
    /// The length of the longest walk.
    far: u16,
    /// Cells that can be passed beside.
    open: Vec<Row>,
    /// Cells that can be entered.
    firm: Vec<Row>,
    /// Cells reached in the current search.
    reached: Vec<Row>,
    /// Those reached at exactly this cost in halves.
    fronts: [Vec<Row>; RING],
    listed: Vec<Row>,
    cells: Vec<Cell>,
}

impl Flood {
    /// Starts a list with a cell, for walks up to this length.
    pub fn begin(&mut self, from: Cell, far: u16) {
        debug_assert!(far <= FARTHEST, "a row has no room for {far} cells to both sides");
        (self.from, self.far) = (from, far.min(FARTHEST));
        self.cells.clear();
        self.cells.push(from);
        let rows = self.rows();
        empty(&mut self.listed, rows);
        self.listed[usize::from(self.far)] = 1 << self.far;
    }

    /// Adds every cell within this walking distance, near ones first, over ground with this footing. Each cell is
    /// queried once.
    pub fn spread(&mut self, far: u16, bears: impl Fn(Cell) -> Footing) {
        let (rows, far) = (self.rows(), far.min(self.far));
        for list in self.fronts.iter_mut().chain([&mut self.open, &mut self.firm, &mut self.reached]) {
            empty(list, rows);
        }
        self.survey(far, bears);
        let (most, middle) = (2 * usize::from(far) + 1, usize::from(self.far));
        self.reached[middle] = 1 << self.far;
        self.fronts[0][middle] = 1 << self.far;
        for spent in 2..=most {
            // The farthest rows that can have been reached.
            let near = (spent / 2).min(far.into());
            for row in middle - near..=middle + near {
                self.fronts[spent % RING][row] = 0;
                let fresh = self.next(spent, row) & self.firm[row] & !self.reached[row];
                self.fronts[spent % RING][row] = fresh;
                self.reached[row] |= fresh;
                self.list(row, fresh);
            }
        }
    }

    /// The cells listed so far.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Number of rows, and of columns, for the longest walk.
    const fn rows(&self) -> usize {
        2 * self.far as usize + 1
    }

    /// Asks what bears.
    fn survey(&mut self, far: u16, bears: impl Fn(Cell) -> Footing) {
        let (middle, far) = (i16::try_from(self.far).unwrap_or(0), i16::try_from(far).unwrap_or(0));
        for dy in -far..=far {
            let (mut open, mut firm) = (0, 0);
            for dx in -far..=far {
                let footing = bears(Cell::new(self.from.x + dx, self.from.y + dy));
                open |= Row::from(footing != Footing::Closed) << (middle + dx);
                firm |= Row::from(footing == Footing::Firm) << (middle + dx);
            }
            let row = (middle + dy) as usize;
            (self.open[row], self.firm[row]) = (open, firm);
        }
    }

    /// The cells of a row reached by a step at exactly this cost: nobody slips between two closed neighbors.
    fn next(&self, spent: usize, row: usize) -> Row {
        let (straight, diagonal) = (&self.fronts[(spent - 2) % RING], &self.fronts[(spent + 1) % RING]);
        let mut next = straight[row] << 1 | straight[row] >> 1;
        let rows = [row.checked_sub(1), Some(row + 1).filter(|below| *below < self.rows())];
        for beside in rows.into_iter().flatten() {
            next |= straight[beside];
            let (here, there) = (self.open[row], self.open[beside]);
            next |= (diagonal[beside] << 1) & (there | here << 1);
            next |= (diagonal[beside] >> 1) & (there | here >> 1);
        }
        next
    }

    fn list(&mut self, row: usize, cells: Row) {
        let mut new = cells & !self.listed[row];
        self.listed[row] |= new;
        while new != 0 {
            let (dx, dy) = (new.trailing_zeros() as i16 - self.far as i16, row as i16 - self.far as i16);
            self.cells.push(Cell::new(self.from.x + dx, self.from.y + dy));
            new &= new - 1;
        }
    }
}

/// Creates this many rows without cells.
fn empty(list: &mut Vec<Row>, rows: usize) {
    list.clear();
    list.resize(rows, 0);
}
