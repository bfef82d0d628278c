//! Heat maps as SVG: one line of strokes per row of cells, so that forty of them fit on a page.

use crate::board::{Cell, Grid};
use crate::lab::count::Marks;
use crate::words::plain;
use std::fmt::Write;

/// Steps in the scale.
const STEPS: u32 = 12;

/// Pixels per cell.
const SIDE: u32 = 5;

/// Pixels of the header line.
const HEAD: u32 = 24;

/// Pixels of the legend below the map.
const FOOT: u32 = 26;

/// Pixels per color of the legend.
const SWATCH: u32 = 9;

/// A heat map of one mark over the cells of a board: darker means more. The scale uses the square root, so that rare
/// marks can be distinguished from none.
pub fn heat(title: &str, grid: &Grid<Marks>, mark: usize) -> String {
    let (width, height) = (grid.width().unsigned_abs() as u32, grid.height().unsigned_abs() as u32);
    let most = grid.values().iter().map(|marks| marks[mark]).max().unwrap_or(0).max(1);
    let step = |cell: Cell| {
        let count = u64::from(grid[cell][mark]) * u64::from(STEPS * STEPS);
        count.div_ceil(most.into()).isqrt() as u32
    };
    let (across, down) = (width * SIDE, height * SIDE + HEAD + FOOT);
    let mut svg = format!(
        "<svg width=\"{across}\" height=\"{down}\" viewBox=\"0 0 {across} {down}\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <rect width=\"{across}\" height=\"{down}\" fill=\"#fff\"/>\n\
         <text x=\"2\" y=\"16\" font-family=\"sans-serif\" font-size=\"14\">{}</text>\n\
         <g transform=\"translate(0 {HEAD}) scale({SIDE})\" stroke=\"#b23a26\" fill=\"none\">\n",
        plain::markup(title)
    );
    for level in 1..=STEPS {
        let strokes = strokes(grid, |cell| step(cell) == level);
        if !strokes.is_empty() {
            let _ = writeln!(svg, "<path stroke-opacity=\"{}\" d=\"{strokes}\"/>", opacity(level));
        }
    }
    let _ = write!(
        svg,
        "</g>\n<rect x=\"0.5\" y=\"{HEAD}.5\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#999\"/>\n",
        across.saturating_sub(1),
        (height * SIDE).saturating_sub(1)
    );
    legend(&mut svg, HEAD + height * SIDE, most);
    svg.push_str("</svg>\n");
    svg
}

/// The opacity of the color at a step.
fn opacity(level: u32) -> String {
    let share = 8 + 92 * level / STEPS;
    format!("{}.{:02}", share / 100, share % 100)
}

/// The colors in order, with the counts of the first and the last one.
fn legend(svg: &mut String, top: u32, most: u32) {
    let y = top + 8;
    let number = |x: u32, anchor: &str, count: u32| {
        let text = y + SWATCH + 1;
        format!(
            "<text x=\"{x}\" y=\"{text}\" text-anchor=\"{anchor}\" font-family=\"sans-serif\" \
             font-size=\"11\">{count}</text>\n"
        )
    };
    let _ = write!(svg, "{}<g fill=\"#b23a26\">", number(2, "start", 0));
    for level in 1..=STEPS {
        let x = 4 + level * SWATCH;
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SWATCH}\" height=\"{SWATCH}\" fill-opacity=\"{}\"/>",
            opacity(level)
        );
    }
    let _ = write!(svg, "</g>\n{}", number(8 + (STEPS + 1) * SWATCH, "start", most));
}

/// Draws equal neighbors in a row as one stroke.
fn strokes(grid: &Grid<Marks>, holds: impl Fn(Cell) -> bool) -> String {
    let mut path = String::new();
    for y in 0..grid.height() {
        let mut x = 0;
        while x < grid.width() {
            let long = (x..grid.width()).take_while(|x| holds(Cell::new(*x, y))).count() as i16;
            if long > 0 {
                let _ = write!(path, "M{x} {y}.5h{long}");
            }
            x += long.max(1);
        }
    }
    path
}
