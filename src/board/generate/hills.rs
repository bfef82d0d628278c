//! Hills: soil in stacked contours, never steeper than one square per step, so that every slope can be walked.

use super::canvas::Canvas;
use super::shapes::patch;
use crate::board::Cell;
use crate::dice::Stream;

/// Raises a hill of about this many cells at its foot.
pub(super) fn hill(canvas: &mut Canvas, stream: &mut Stream, middle: Cell, area: i32, peak: u8) {
    let cells = patch(stream, middle, area);
    let count = cells.len();
    for (number, cell) in cells.into_iter().enumerate() {
        // The core of a patch comes first: it starts with the summit and ends with the foot.
        let step = number * peak as usize / count.max(1);
        canvas.raise(cell, peak - step as u8);
    }
}

/// Removes single bumps and pits, then lowers the soil until no step is higher than one square.
pub(super) fn settle(canvas: &mut Canvas) {
    if canvas.soil.values().iter().all(|height| *height == 0) {
        return;
    }
    smooth(canvas);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for cell in canvas.soil.cells() {
            let around = around(canvas, cell).map(|(_, height)| height);
            let highest = around.min().map_or(u8::MAX, |lowest| lowest + 1);
            if canvas.soil[cell] > highest {
                canvas.soil[cell] = highest;
                changed = true;
            }
        }
    }
}

fn smooth(canvas: &mut Canvas) {
    let before = canvas.soil.clone();
    for cell in before.cells() {
        let (mut heights, mut count) = ([0; 8], 0);
        for height in cell.neighbours().filter_map(|beside| before.get(beside)) {
            (heights[count], count) = (*height, count + 1);
        }
        let heights = &mut heights[..count];
        // Most of the soil is level.
        if heights.iter().any(|height| *height != before[cell]) {
            heights.sort_unstable();
            let (low, high) = (heights[count / 4], heights[count - 1 - count / 4]);
            canvas.soil[cell] = before[cell].clamp(low, high);
        }
    }
}

fn around(canvas: &Canvas, cell: Cell) -> impl Iterator<Item = (Cell, u8)> {
    cell.neighbours().filter_map(|beside| canvas.soil.get(beside).map(|height| (beside, *height)))
}

/// Whether the soil drops beside the cell.
pub(super) fn is_brink(canvas: &Canvas, cell: Cell) -> bool {
    around(canvas, cell).any(|(_, height)| height < canvas.soil[cell])
}
