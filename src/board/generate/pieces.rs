//! The pieces that a table is built from: woods, outcrops, ponds, low walls, houses, ruins.

use super::canvas::{Canvas, Stuff};
use super::shapes::{Plot, patch, run};
use crate::board::{Cell, Direction};
use crate::dice::Stream;

const STRAIGHT: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

/// A wood of about this many cells, thinning out into undergrowth.
pub(super) fn wood(canvas: &mut Canvas, stream: &mut Stream, middle: Cell, area: i32, undergrowth: i32) {
    let cells = patch(stream, middle, area);
    let trees = cells.len() - cells.len() * undergrowth as usize / 100;
    for (number, cell) in cells.into_iter().enumerate() {
        canvas.lay(cell, if number < trees { Stuff::Forest } else { Stuff::Rough });
    }
}

/// Scrub, scree or rubble.
pub(super) fn outcrop(canvas: &mut Canvas, stream: &mut Stream, middle: Cell, area: i32) {
    for cell in patch(stream, middle, area) {
        canvas.lay(cell, Stuff::Rough);
    }
}

/// Still water with reeds at one end.
pub(super) fn pond(canvas: &mut Canvas, stream: &mut Stream, middle: Cell, area: i32) {
    let cells = patch(stream, middle, area);
    let reeds = cells.len() - cells.len() / 6;
    for (number, cell) in cells.into_iter().enumerate() {
        canvas.lay(cell, if number < reeds { Stuff::Water } else { Stuff::Rough });
    }
}

/// A low wall with a gap, often turning a corner.
pub(super) fn low_wall(canvas: &mut Canvas, stream: &mut Stream, from: Cell, length: i16) {
    let turn = stream.below(4) as usize;
    let first = length - if stream.chance(60) { stream.between(2, 1 + length / 2) } else { 0 };
    let mut cells = run(from, STRAIGHT[turn], first);
    let corner = from_end(&cells, from);
    let aside = STRAIGHT[(turn + if stream.chance(50) { 1 } else { 3 }) % 4];
    cells.extend(run(corner, aside, length - first + 1).into_iter().skip(1));
    let free = cells.iter().take_while(|cell| canvas.is_free(**cell)).count();
    let gap = if free > 4 { 1 + stream.below(free as u32 - 2) as usize } else { free };
    if free < 3 {
        return;
    }
    for (number, cell) in cells[..free].iter().enumerate() {
        if number != gap {
            canvas.lay(*cell, Stuff::Wall);
        }
    }
}

fn from_end(cells: &[Cell], otherwise: Cell) -> Cell {
    cells.last().copied().unwrap_or(otherwise)
}

/// A field: low walls around a rectangle with gates, one side in four fallen.
pub(super) fn field(canvas: &mut Canvas, stream: &mut Stream, plot: Plot) {
    let fallen = stream.below(6) as usize;
    for (number, side) in plot.sides().into_iter().enumerate() {
        if number == fallen {
            continue;
        }
        let gate = stream.between(1, side.len() as i16 - 2) as usize;
        for (place, cell) in side.into_iter().enumerate() {
            if place != gate && place != gate + 1 {
                canvas.lay(cell, Stuff::Wall);
            }
        }
    }
}

/// A house with a flat roof; false if there is no level ground for it.
pub(super) fn house(canvas: &mut Canvas, plot: Plot, top: u8) -> bool {
    let level = canvas.soil.get(plot.corner).copied();
    let fits = |canvas: &Canvas, cell| canvas.is_free(cell) && canvas.soil.get(cell).copied() == level;
    if canvas.left() < 2 * plot.area() || !plot.cells().all(|cell| fits(canvas, cell)) {
        return false;
    }
    plot.cells().fold(false, |laid, cell| canvas.lay(cell, Stuff::Building(top)) | laid)
}

/// The remains of a house: two or three broken walls of uneven height, with rubble inside and spilling out.
pub(super) fn ruin(canvas: &mut Canvas, stream: &mut Stream, plot: Plot, rubble: u32) {
    let standing = 2 + stream.below(2);
    let first = stream.below(4);
    let sides = plot.sides();
    for number in 0..standing {
        let side = &sides[(first + number) as usize % 4];
        broken_wall(canvas, stream, side);
    }
    let spill =
        Plot::around(stream.pick(&sides[(first + standing) as usize % 4]).copied().unwrap_or(plot.corner), 3, 3);
    for cell in plot.cells().filter(|cell| !plot.is_rim(*cell)).chain(spill.cells()) {
        if stream.chance(rubble) {
            canvas.lay(cell, Stuff::Rough);
        }
    }
}

/// One wall of a ruin: high in the corner, lower toward its broken end, with a window to climb through.
fn broken_wall(canvas: &mut Canvas, stream: &mut Stream, side: &[Cell]) {
    let length = side.len();
    let end = length - stream.below(1 + length as u32 / 3) as usize;
    let window = if length > 3 { 1 + stream.below(length as u32 - 2) as usize } else { length };
    let mut top = 2 + stream.below(3) as u8;
    for (place, cell) in side[..end].iter().enumerate() {
        if place == window {
            canvas.lay(*cell, Stuff::Wall);
            continue;
        }
        canvas.lay(*cell, Stuff::Building(top));
        top = if stream.chance(30) { (top - 1).max(2) } else { top };
    }
    if end < length {
        canvas.lay(side[end], Stuff::Rough);
    }
}
