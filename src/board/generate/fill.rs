//! Fills a table up to its density once no more pieces fit.

use super::canvas::{Canvas, Stuff};
use crate::board::Cell;
use crate::dice::Stream;
use std::cmp::Ordering;

/// Woods and rubble that grow into the gaps between pieces.
pub(super) struct Filler {
    /// Percent of woods beside rubble.
    trees: u32,
}

impl Filler {
    pub(super) fn of(weights: [u8; 5]) -> Self {
        let (wood, rough) = (weights[0] as u32, weights[1] as u32);
        Self { trees: (100 * wood).checked_div(wood + rough).unwrap_or(0) }
    }

    /// Lets existing pieces grow into the free cells around them, gaps first, until everything is laid or no cell is
    /// free.
    pub(super) fn fill(&self, canvas: &mut Canvas, stream: &mut Stream) {
        while canvas.left() > 0 {
            let mut rim = rim(canvas, stream);
            if rim.is_empty() {
                return;
            }
            rim.sort_unstable();
            rim.truncate((canvas.left() as usize).min(rim.len() / 2 + 1));
            let before = canvas.left();
            for (_, cell) in rim {
                let stuff = self.choose(canvas, stream, cell);
                canvas.lay(cell, stuff);
            }
            if canvas.left() == before {
                return;
            }
        }
    }

    fn choose(&self, canvas: &Canvas, stream: &mut Stream, cell: Cell) -> Stuff {
        let beside = |stuff| cell.neighbours().filter(|other| canvas.stuff.get(*other) == Some(&stuff)).count();
        let (forest, rough) = (beside(Stuff::Forest), beside(Stuff::Rough));
        let trees = match forest.cmp(&rough) {
            Ordering::Greater if self.trees > 0 => 98,
            Ordering::Less if self.trees < 100 => 2,
            _ => self.trees,
        };
        if stream.chance(trees) { Stuff::Forest } else { Stuff::Rough }
    }
}

/// Free cells of the planned part, each with how open its surroundings are.
fn rim(canvas: &Canvas, stream: &mut Stream) -> Vec<(u32, Cell)> {
    let planned = canvas.planned_width();
    let columns = open_columns(canvas);
    let free = canvas.stuff.cells().filter(|cell| cell.x < planned && canvas.is_free(*cell));
    free.map(|cell| {
        let at = canvas.stuff.index(cell);
        let west = if cell.x > 0 { columns[at - 1] } else { 0 };
        let east = columns.get(at + 1).copied().filter(|_| cell.x + 1 < canvas.width()).unwrap_or(0);
        // The cell itself is open, but its neighbors aren't.
        let open = west + columns[at] + east - 1;
        (u32::from(open) * 4 + stream.below(10), cell)
    })
    .collect()
}

/// For each cell, how many of three cells (itself, the one above and the one below) are open: three such columns make a
/// neighborhood.
fn open_columns(canvas: &Canvas) -> Vec<u8> {
    let width = canvas.width() as usize;
    let open: Vec<u8> = canvas.stuff.values().iter().map(|stuff| u8::from(*stuff == Stuff::Open)).collect();
    let above = |at: usize| if at >= width { open[at - width] } else { 0 };
    let below = |at: usize| open.get(at + width).copied().unwrap_or(0);
    (0..open.len()).map(|at| above(at) + open[at] + below(at)).collect()
}
