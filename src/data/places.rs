//! Places on the players' own ground: where the sides set up, and what they fight for.

use crate::board::{Block, Cell, Zone, blocks, terrain::Ground};
use std::collections::BTreeSet;

/// The top left and the bottom right cell of a block, as the levels of all books write it.
type Corners = ((i32, i32), (i32, i32));

/// Cells as levels write them.
pub(in crate::data) type Written = Vec<Corners>;

/// All places of a battle, each as the cells that belong to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Where each side sets up.
    pub zones: [BTreeSet<Cell>; 2],
    /// What they fight for, in the order of the scenario; empty if levels have no field for it.
    pub goals: Vec<BTreeSet<Cell>>,
}

impl Places {
    /// The places on a ground: on a table of hexes, blocks also cover what is between them.
    pub fn on(ground: &Ground, zones: &[Zone; 2], goals: &[Zone]) -> Self {
        let cells = |zone: &Zone| zone.cells().into_iter().filter(|cell| ground.is_place(*cell)).collect();
        Self { zones: zones.each_ref().map(cells), goals: goals.iter().map(cells).collect() }
    }

    /// The zones as blocks.
    pub fn blocks(&self) -> [Zone; 2] {
        self.zones.each_ref().map(|cells| Zone(blocks(cells.iter().copied())))
    }
}

/// Cells in the form of a level file.
pub(in crate::data) fn written(cells: impl IntoIterator<Item = Cell>) -> Written {
    let at = |cell: Cell| (cell.x.into(), cell.y.into());
    blocks(cells).into_iter().map(|block| (at(block.from), at(block.to))).collect()
}

/// Blocks of a level file that has been checked.
pub(in crate::data) fn zone(written: &[Corners]) -> Zone {
    let cell = |(x, y): (i32, i32)| Cell::new(x as i16, y as i16);
    Zone(written.iter().map(|(from, to)| Block { from: cell(*from), to: cell(*to) }).collect())
}
