//! A drifting shell: where it was aimed, where it comes down, what it covers.

use super::super::{looks::Lead, overlay::Region, palette::Outline, raster::Pixmap};
use super::board::{Board, label};
use crate::board::Cell;
use crate::words::word;
use std::fmt::Write;

/// Where it was aimed, and where it comes down: two squares to the lower right.
const AIMED: (i16, i16) = (6, 3);
const FALLEN: (i16, i16) = (8, 5);

/// A unit, the target square, the shell's drift, and the nine squares it covers.
pub(super) fn blast(cell: u32) -> Pixmap {
    let mut board = Board::open(17, 9, cell);
    let fallen = Cell::new(FALLEN.0, FALLEN.1);
    board.region(Region::Blast, |at| (at.x - fallen.x).abs() <= 1 && (at.y - fallen.y).abs() <= 1);
    for at in [(4, 4), (6, 5), (7, 5), (9, 6), (9, 4), (11, 5)] {
        board.counter(at, "macaque", Outline::Disc, Lead::None);
    }
    let ((x1, y1), (x2, y2), half) = (board.middle(AIMED), board.middle(FALLEN), cell as f32 * 0.4);
    let mut shapes = String::new();
    let _ = write!(
        shapes,
        "<path d=\"M{} {}L{} {}M{} {}L{} {}\" stroke=\"#2A2521\" stroke-width=\"3\"/>\
         <path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"#A8322A\" stroke-width=\"4\" stroke-dasharray=\"7 5\"/>\
         <circle cx=\"{x2}\" cy=\"{y2}\" r=\"{}\" fill=\"#A8322A\"/>",
        x1 - half,
        y1 - half,
        x1 + half,
        y1 + half,
        x1 - half,
        y1 + half,
        x1 + half,
        y1 - half,
        cell as f32 * 0.16,
    );
    let size = cell as f32 * 0.62;
    shapes += &label(&word("figure-aimed"), board.middle((4, 1)), size);
    shapes += &label(&word("figure-fallen"), board.middle((12, 7)), size);
    board.shapes(&shapes);
    board.picture
}
