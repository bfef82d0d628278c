//! Streets, and the lots between them that are built on.

use super::Symmetry;
use super::canvas::Canvas;
use super::shapes::Plot;
use crate::board::Cell;
use crate::dice::Stream;

/// How a town is laid out.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Shortest and longest side of a block.
    pub(super) block: (i16, i16),
    /// Width of a street.
    pub(super) street: i16,
    /// Longest side of a lot.
    pub(super) lot: i16,
    /// Whether the streets are kept free.
    pub(super) kept: bool,
}

/// Lays streets over the planned part of the table and returns the lots between them, in random order.
pub(super) fn lots(canvas: &mut Canvas, stream: &mut Stream, layout: Layout) -> Vec<Plot> {
    // With symmetry the twin streets meet along an avenue down the middle.
    let avenue = i16::from(canvas.symmetry() != Symmetry::None);
    let columns = spans(stream, canvas.planned_width() - avenue, layout);
    let rows = spans(stream, canvas.height(), layout);
    let mut lots = Vec::new();
    for (x, width) in &columns {
        for (y, height) in &rows {
            split(stream, Plot::new(*x, *y, *width, *height), layout.lot, &mut lots);
        }
    }
    if layout.kept {
        let in_span = |spans: &[(i16, i16)], at: i16| spans.iter().any(|(from, long)| at >= *from && at < from + long);
        for y in 0..canvas.height() {
            for x in 0..canvas.planned_width() {
                if !in_span(&columns, x) || !in_span(&rows, y) {
                    canvas.keep(Cell::new(x, y));
                }
            }
        }
    }
    stream.shuffle(&mut lots);
    lots
}

/// Blocks along one side of the table: where they begin and how long they are.
fn spans(stream: &mut Stream, length: i16, layout: Layout) -> Vec<(i16, i16)> {
    let mut spans = Vec::new();
    let mut at = stream.between(0, 2);
    while length - at >= 3 {
        let long = stream.between(layout.block.0, layout.block.1);
        // No sliver is left over at the edge.
        let rest = length - at;
        let long = if rest - long - layout.street < 4 { rest } else { long };
        spans.push((at, long));
        at += long + layout.street;
    }
    spans
}

/// Cuts a block into lots, now and then with an alley between two.
fn split(stream: &mut Stream, plot: Plot, longest: i16, lots: &mut Vec<Plot>) {
    let Plot { corner: Cell { x, y }, width, height } = plot;
    if width.max(height) <= longest {
        lots.push(plot);
        return;
    }
    let alley = i16::from(stream.chance(50));
    let long = width.max(height);
    let cut = stream.between(long * 2 / 5, long * 3 / 5);
    let (one, other) = if width >= height {
        (Plot::new(x, y, cut, height), Plot::new(x + cut + alley, y, width - cut - alley, height))
    } else {
        (Plot::new(x, y, width, cut), Plot::new(x, y + cut + alley, width, height - cut - alley))
    };
    split(stream, one, longest, lots);
    split(stream, other, longest, lots);
}
