//! Covers a set of cells with as few rectangles as row-by-row merging gives.

use super::{Block, Cell};

/// Rectangles that cover exactly these cells: each run of neighbors in a row becomes one, and equal runs in consecutive
/// rows are merged.
pub fn blocks(cells: impl IntoIterator<Item = Cell>) -> Vec<Block> {
    let mut cells: Vec<Cell> = cells.into_iter().collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells.dedup();
    let mut runs: Vec<Block> = Vec::new();
    for cell in cells {
        match runs.last_mut().filter(|run| run.to.y == cell.y && run.to.x + 1 == cell.x) {
            Some(run) => run.to = cell,
            None => runs.push(Block { from: cell, to: cell }),
        }
    }
    let mut blocks: Vec<Block> = Vec::new();
    for run in runs {
        let above =
            |block: &&mut Block| (block.from.x, block.to.x, block.to.y + 1) == (run.from.x, run.to.x, run.from.y);
        match blocks.iter_mut().find(above) {
            Some(block) => block.to = run.to,
            None => blocks.push(run),
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn blocks_cover_the_cells_and_nothing_else_once(places in prop::collection::btree_set((0i16..8, 0i16..8), 0..50)) {
            let cells: Vec<Cell> = places.iter().map(|(x, y)| Cell::new(*x, *y)).collect();
            let mut covered: Vec<Cell> = blocks(cells.clone()).iter().flat_map(Block::cells).collect();
            covered.sort_unstable_by_key(|cell| (cell.x, cell.y));
            prop_assert_eq!(covered, cells);
        }
    }

    #[test]
    fn a_zone_in_two_strips_is_two_blocks() {
        let strip = |y: i16| Block { from: Cell::new(0, y), to: Cell::new(71, y + 5) };
        let (north, south) = (strip(0), strip(40));
        assert_eq!(blocks(south.cells().into_iter().chain(north.cells())), [north, south]);
    }
}
