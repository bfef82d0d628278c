//! Streets, and the lots between them.

use super::Symmetry;
use super::canvas::Canvas;
use super::shapes::Plot;
use crate::board::Cell;
use crate::dice::Stream;
use std::ops::Range;

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
    // With symmetry, the twin streets meet along an avenue down the middle.
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
        keep_streets(canvas, &columns, &rows);
    }
    stream.shuffle(&mut lots);
    lots
}

/// Keeps the streets free: north-south streets are given up first, and the west-east street nearest the middle last.
fn keep_streets(canvas: &mut Canvas, columns: &[(i16, i16)], rows: &[(i16, i16)]) {
    let (width, height) = (canvas.planned_width(), canvas.height());
    let down = |street: Range<i16>| street.flat_map(move |x| (0..height).map(move |y| Cell::new(x, y)));
    let over = |street: Range<i16>| street.flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)));
    // Where the halves correspond, the avenue between them connects their streets.
    let is_avenue = |street: &Range<i16>| canvas.symmetry() != Symmetry::None && street.end == width;
    let (avenue, along): (Vec<_>, Vec<_>) = gaps(columns, width).into_iter().partition(is_avenue);
    let mut across = gaps(rows, height);
    across.sort_by_key(|street| (street.start + street.end - height).abs());
    let (main, across) = across.split_at(1.min(across.len()));
    along.into_iter().for_each(|street| canvas.keep(down(street)));
    across.iter().rev().for_each(|street| canvas.keep(over(street.clone())));
    avenue.into_iter().for_each(|street| canvas.keep(down(street)));
    main.iter().for_each(|street| canvas.keep(over(street.clone())));
}

/// The gaps that the blocks leave along one side of the table.
fn gaps(spans: &[(i16, i16)], length: i16) -> Vec<Range<i16>> {
    let ends = std::iter::once(0).chain(spans.iter().map(|(from, long)| from + long));
    let starts = spans.iter().map(|(from, _)| *from).chain([length]);
    ends.zip(starts).map(|(from, to)| from..to).filter(|gap| !gap.is_empty()).collect()
}

/// Blocks along one side of the table: their starts and lengths.
fn spans(stream: &mut Stream, length: i16, layout: Layout) -> Vec<(i16, i16)> {
    let mut spans = Vec::new();
    let mut at = stream.between(0, 2);
    while length - at >= 3 {
        let long = stream.between(layout.block.0, layout.block.1);
        // Leave no sliver at the edge.
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
