//! Everything one cell sees.

use super::{sweep, walk};
use crate::board::Cell;
use crate::board::terrain::Ground;

/// All that one cell sees, and which of it the ground covers against a shooter there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    width: i16,
    height: i16,
    seen: Box<[u64]>,
    covered: Box<[u64]>,
}

impl View {
    /// What a primate on the cell sees. The cell must be on the table.
    pub fn from(ground: &Ground, viewer: Cell) -> Self {
        let mut view = Self::nothing(ground);
        if sweep::can_sweep(ground) {
            sweep::sweep(ground, viewer, &mut view);
        } else {
            for target in ground.spots().cells() {
                view.look(ground, viewer, ground.spots().index(target));
            }
        }
        view
    }

    fn nothing(ground: &Ground) -> Self {
        let (width, height) = ground.size();
        let words = ground.spots().len().div_ceil(64);
        Self { width, height, seen: vec![0; words].into(), covered: vec![0; words].into() }
    }

    /// Whether the cell is seen. A cell sees itself; a cell off the table is never seen.
    pub const fn sees(&self, cell: Cell) -> bool {
        self.holds(cell) && has(&self.seen, self.index(cell))
    }

    /// Whether the cell is seen and the ground covers a primate there from a shooter here.
    pub const fn covers(&self, cell: Cell) -> bool {
        self.holds(cell) && has(&self.covered, self.index(cell))
    }

    /// The cells seen, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let width = self.width as usize;
        places(&self.seen).map(move |place| Cell::new((place % width) as i16, (place / width) as i16))
    }

    /// Number of cells seen.
    pub fn count(&self) -> usize {
        self.seen.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// One bit per cell in reading order, from the lowest bit of the first word: set if the cell is seen.
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// One bit per cell in reading order, from the lowest bit of the first word: set if the cell is seen and covered.
    pub fn covered(&self) -> &[u64] {
        &self.covered
    }

    /// Marks a target as seen.
    pub(super) fn mark(&mut self, place: usize, covered: bool) {
        self.seen[place / 64] |= 1 << (place % 64);
        self.covered[place / 64] |= u64::from(covered) << (place % 64);
    }

    /// Follows the line to one target and marks it if it is seen.
    pub(super) fn look(&mut self, ground: &Ground, viewer: Cell, place: usize) {
        let verdict = walk::judge(ground, viewer, ground.spots().cell(place));
        if verdict.seen {
            self.mark(place, verdict.covered);
        }
    }

    const fn holds(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    const fn index(&self, cell: Cell) -> usize {
        cell.y as usize * self.width as usize + cell.x as usize
    }
}

const fn has(words: &[u64], place: usize) -> bool {
    words[place / 64] >> (place % 64) & 1 == 1
}

/// The positions of the set bits, in order.
fn places(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(number, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            let some = rest != 0;
            rest &= rest.wrapping_sub(1);
            some.then(|| number * 64 + bit as usize)
        })
    })
}
