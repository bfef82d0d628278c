//! The board's edge: ink, then the walnut of the table with the numbers of columns and rows.

use super::palette::INK;
use super::raster::{Pixmap, draw};
use super::sources;
use crate::board::Edge;
use std::fmt::Write;

/// The depth of the strips with the numbers, in pixels, at this many pixels per cell.
pub const fn depth(cell: u32) -> u32 {
    if cell < 20 {
        14
    } else if cell < 40 {
        20
    } else {
        26
    }
}

/// The strip of table along one edge of a board with this many cells: `depth` pixels deep, and as long as the edge,
/// with `depth` more at each end at the top and bottom, so that the four strips close the corners.
///
/// Every sixth column or row has its number, or all of them if there is room. The ink line is inside the strip.
pub fn margin(edge: Edge, cells: i16, cell: u32, depth: u32) -> Pixmap {
    let length = cells.max(1) as u32 * cell;
    let lying = matches!(edge, Edge::North | Edge::South);
    let (wide, tall) = if lying { (length + 2 * depth, depth) } else { (depth, length) };
    let mut shapes = table(wide, tall);
    let (deep, long) = (depth as f32, length as f32);
    shapes += &match edge {
        Edge::North => ink(deep - 2.0, deep - 2.0, long + 4.0, 2.0),
        Edge::South => ink(deep - 2.0, 0.0, long + 4.0, 2.0),
        Edge::West => ink(deep - 2.0, 0.0, 2.0, long),
        Edge::East => ink(0.0, 0.0, 2.0, long),
    };
    let size = (deep * 0.62).min(cell as f32 * 0.62).clamp(9.0, 18.0);
    let step = if cell as f32 >= size * 2.0 { 1 } else { 6 };
    for place in (0..cells).step_by(step) {
        let along = (f32::from(place) + 0.5) * cell as f32;
        let (x, y) = if lying { (deep + along, deep / 2.0) } else { (deep / 2.0, along) };
        let strong = place % 6 == 0;
        let colour = if strong { "#D8C8A6" } else { "#8A7B66" };
        let _ = write!(
            shapes,
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-family=\"Lato\" font-size=\"{:.1}\" text-anchor=\"middle\" fill=\"{colour}\">{place}</text>",
            y + size * 0.3,
            size * 0.86
        );
    }
    draw(&shapes, wide, tall)
}

fn ink(x: f32, y: f32, wide: f32, tall: f32) -> String {
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{tall}\" fill=\"{INK}\"/>")
}

/// Wood over a whole strip.
fn table(wide: u32, tall: u32) -> String {
    let wood = sources::shapes("title/wood");
    format!(
        "<defs><pattern id=\"wood\" width=\"256\" height=\"256\" patternUnits=\"userSpaceOnUse\">{wood}</pattern></defs>\
         <rect width=\"{wide}\" height=\"{tall}\" fill=\"url(#wood)\"/>"
    )
}
