//! Paper, grid lines and numbers: everything printed on the whole sheet.

use super::layer::{HIGHEST, PAPER_PERIOD};
use super::palette::{INK, PAPER};
use super::raster::{Pixmap, draw};
use super::scatter::Scatter;
use resvg::tiny_skia::{FilterQuality, PixmapPaint, Transform};
use std::fmt::Write;

/// Soft spots need no more pixels per cell than this; larger paper is this one enlarged.
const GRAIN: u32 = 8;

/// The whole repeating block of paper.
pub(super) fn paper(cell: u32) -> Pixmap {
    let small = GRAIN.min(cell);
    let block = draw(&mottles(small), small * u32::from(PAPER_PERIOD), small * u32::from(PAPER_PERIOD));
    let side = cell * u32::from(PAPER_PERIOD);
    let mut paper = draw("", side, side);
    let smooth = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    let scale = Transform::from_scale(cell as f32 / small as f32, cell as f32 / small as f32);
    let whole = format!("<rect width=\"{side}\" height=\"{side}\" fill=\"{PAPER}\"/>");
    if cell > small {
        paper = draw(&whole, side, side);
    }
    paper.draw_pixmap(0, 0, block.as_ref(), &smooth, scale, None);
    paper
}

/// Paper mottled by large soft spots that extend across the borders of the block.
fn mottles(cell: u32) -> String {
    let side = (cell * u32::from(PAPER_PERIOD)) as f32;
    let mut shapes = format!(
        "<defs>{}{}</defs><rect width=\"{side}\" height=\"{side}\" fill=\"{PAPER}\"/>",
        spot("dark", "#D3C394"),
        spot("pale", "#F3EBD3"),
    );
    let mut scatter = Scatter::new(8, 2);
    for number in 0..200 {
        let (x, y) = (scatter.between(0.0, side), scatter.between(0.0, side));
        let radius = scatter.between(0.4, 1.9) * cell as f32;
        let tone = if number % 2 == 0 { "dark" } else { "pale" };
        for (dx, dy) in (0..9).map(|n| ((n % 3 - 1) as f32 * side, (n / 3 - 1) as f32 * side)) {
            let (x, y) = (x + dx, y + dy);
            if x + radius > 0.0 && y + radius > 0.0 && x - radius < side && y - radius < side {
                let _ = write!(shapes, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"url(#{tone})\"/>");
            }
        }
    }
    shapes
}

fn spot(id: &str, colour: &str) -> String {
    format!(
        "<radialGradient id=\"{id}\"><stop offset=\"0\" stop-color=\"{colour}\" stop-opacity=\".13\"/>\
         <stop offset=\".6\" stop-color=\"{colour}\" stop-opacity=\".09\"/>\
         <stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>"
    )
}

/// The lines at the left (1: every sixth) and the top (2: every sixth) of a cell.
pub(super) fn grid(index: u16, cell: u32) -> String {
    let strength = |sixth: bool| if sixth { ".26" } else { ".13" };
    let (left, top) = (strength(index & 1 > 0), strength(index & 2 > 0));
    format!(
        "<rect width=\"1\" height=\"{cell}\" fill=\"#5A4B2E\" opacity=\"{left}\"/>\
         <rect width=\"{cell}\" height=\"1\" fill=\"#5A4B2E\" opacity=\"{top}\"/>"
    )
}

/// A height number in the top left corner: of soil from 1, then of a solid top from 1.
pub(super) fn figure(index: u16, cell: u32) -> String {
    if cell < 17 {
        return String::new();
    }
    let (height, hard) = (index % HIGHEST + 1, index >= HIGHEST);
    let size = (cell as f32 * 0.44).max(10.0);
    let (x, y) = (cell as f32 * if hard { 0.16 } else { 0.14 }, cell as f32 * 0.13 + size * 0.72);
    let (ink, halo) = if hard { (INK, "#D8CAB4") } else { ("#75572A", "#E6D6A6") };
    let text = format!("font-family=\"Yanone Kaffeesatz\" font-weight=\"700\" font-size=\"{size:.1}\"");
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" {text} fill=\"none\" stroke=\"{halo}\" stroke-opacity=\".8\" stroke-width=\"2.4\" \
         stroke-linejoin=\"round\">{height}</text><text x=\"{x:.1}\" y=\"{y:.1}\" {text} fill=\"{ink}\">{height}</text>"
    )
}
