//! Grounds with round edges: soil in bands like stacked sheets of card, roads, water, rough ground, the forest floor
//! and cliffs.

use super::contour::{Corners, Frame};
use super::layer::Layer;
use super::palette::SHADOW;
use std::fmt::Write;

/// Bands of soil by height; higher ones repeat the last.
const SOIL: [&str; 4] = ["#D9C592", "#C9AE74", "#B8955A", "#A37F48"];

/// The edge of soil under a cover.
const BROW: &str = "#5E421C";

/// Below this many pixels per cell only areas and lines are drawn.
pub(super) const FINE: u32 = 18;

/// How a ground is printed.
struct Ink {
    area: &'static str,
    line: &'static str,
    /// Width of the line at 28 pixels per cell.
    width: f32,
    /// Color of a second area left by the light from the top left, and how far the first is moved for it.
    rim: (&'static str, f32),
}

/// The shapes of one tile of a soft ground.
pub(super) fn tile(layer: Layer, index: u16, cell: u32) -> String {
    let (frame, corners) = (Frame::new(cell), Corners(index));
    match layer {
        Layer::Soil(height) => soil(frame, corners, height, cell),
        Layer::Brow(_) => brow(frame, corners, cell),
        Layer::Water => water(frame, corners, cell),
        Layer::Rough => {
            let ink = Ink { area: "#CDB78A", line: "#8F7A50", width: 1.2, rim: ("#D9C79F", 0.035) };
            ground(frame, corners, &ink, cell)
        }
        Layer::Road => {
            let ink = Ink { area: "#F4E8CB", line: "#8A7450", width: 1.7, rim: ("#FFF7E2", 0.04) };
            ground(frame, corners, &ink, cell)
        }
        Layer::Cliff => cliff(frame, corners, cell),
        _ => {
            let ink = Ink { area: "#B4C08C", line: "#6F8450", width: 1.2, rim: ("#C3CD9E", 0.035) };
            ground(frame, corners, &ink, cell)
        }
    }
}

/// A line's width in pixels, given at 28 pixels per cell: finer below and stronger above, but never by much.
pub(super) fn width(at_28: f32, cell: u32) -> f32 {
    at_28 * (cell as f32 / 28.0).sqrt().clamp(0.6, 1.8)
}

/// Area and line of a ground; the rim is what remains of the area when it is moved away from the light.
fn ground(frame: Frame, corners: Corners, ink: &Ink, cell: u32) -> String {
    let (rim, part) = ink.rim;
    let step = part * frame.size;
    let area = frame.area(corners, 0.0);
    format!(
        "<clipPath id=\"a\"><path d=\"{area}\"/></clipPath><path d=\"{area}\" fill=\"{rim}\"/>\
         <g clip-path=\"url(#a)\"><path d=\"{area}\" fill=\"{}\" transform=\"translate({step} {step})\"/></g>\
         <path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2}\"/>",
        ink.area,
        frame.line(corners, 0.0),
        ink.line,
        width(ink.width, cell),
    )
}

/// Water lies lower: its bank casts a shadow at the top left, and a pale line follows the shore.
fn water(frame: Frame, corners: Corners, cell: u32) -> String {
    let ink = Ink { area: "#9CC3C4", line: "#3F7682", width: 1.8, rim: ("#86AFB4", 0.09) };
    let mut shapes = ground(frame, corners, &ink, cell);
    if cell >= FINE {
        let shore = frame.line(corners, frame.size * 0.13);
        let width = width(1.1, cell);
        let _ = write!(
            shapes,
            "<path d=\"{shore}\" fill=\"none\" stroke=\"#C3DEDB\" stroke-opacity=\".75\" stroke-width=\"{width:.2}\"/>"
        );
    }
    shapes
}

/// A band of soil: shadow to the lower right, light edge to the upper left, hachures downhill.
fn soil(frame: Frame, corners: Corners, height: u8, cell: u32) -> String {
    let band = SOIL[usize::from(height.clamp(1, 4)) - 1];
    let ink = Ink { area: band, line: "#8A6A3A", width: 1.6, rim: ("#F0E0B4", 0.045) };
    let area = frame.area(corners, 0.0);
    let (right, down) = (frame.size * 0.07, frame.size * 0.1);
    let mut shapes =
        format!("<path d=\"{area}\" fill=\"{SHADOW}\" opacity=\".2\" transform=\"translate({right} {down})\"/>");
    if cell >= FINE {
        let hachures = hachures(frame, corners);
        let width = width(1.1, cell);
        let _ = write!(
            shapes,
            "<path d=\"{hachures}\" fill=\"none\" stroke=\"#8A6A3A\" stroke-opacity=\".75\" stroke-width=\"{width:.2}\"/>"
        );
    }
    shapes + &ground(frame, corners, &ink, cell)
}

/// Steep bare rock: a deep shadow, a bright upper edge, strokes down its face.
fn cliff(frame: Frame, corners: Corners, cell: u32) -> String {
    let ink = Ink { area: "#8D8479", line: "#2F2A25", width: 2.4, rim: ("#C9BFB0", 0.09) };
    let area = frame.area(corners, 0.0);
    let (right, down) = (frame.size * 0.12, frame.size * 0.18);
    let inner = frame.line(corners, frame.size * 0.2);
    let [fine, wide] = [1.0, 1.5].map(|at_28| width(at_28, cell));
    let face = if cell >= FINE { hachures(frame, corners) } else { String::new() };
    format!(
        "<path d=\"{area}\" fill=\"{SHADOW}\" opacity=\".34\" transform=\"translate({right} {down})\"/>\
         <path d=\"{face}\" fill=\"none\" stroke=\"#3A332B\" stroke-width=\"{wide:.2}\"/>{}\
         <path d=\"{inner}\" fill=\"none\" stroke=\"#5C544A\" stroke-width=\"{fine:.2}\"/>",
        ground(frame, corners, &ink, cell),
    )
}

/// The edge of soil under a cover: a dark line with a light one on its upper side, and hachures downhill.
fn brow(frame: Frame, corners: Corners, cell: u32) -> String {
    let (line, inner) = (frame.line(corners, 0.0), frame.line(corners, frame.size * 0.07));
    let [wide, fine] = [2.2, 1.3].map(|at_28| width(at_28, cell));
    let hachures = if cell >= FINE { hachures(frame, corners) } else { String::new() };
    format!(
        "<path d=\"{hachures}\" fill=\"none\" stroke=\"{BROW}\" stroke-width=\"{fine:.2}\"/>\
         <path d=\"{inner}\" fill=\"none\" stroke=\"#F0E0B4\" stroke-width=\"{fine:.2}\"/>\
         <path d=\"{line}\" fill=\"none\" stroke=\"{BROW}\" stroke-width=\"{wide:.2}\"/>"
    )
}

/// Three strokes per side of a cell, longer where the slope faces away from the light.
fn hachures(frame: Frame, corners: Corners) -> String {
    let mut path = String::new();
    for edge in frame.edges(corners, 0.0) {
        for part in [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0] {
            let ((x, y), (away_x, away_y)) = edge.at(part);
            let length = frame.size * (0.17 + 0.05 * (away_x + away_y));
            let _ = write!(path, "M{x:.2} {y:.2}l{:.2} {:.2}", away_x * length, away_y * length);
        }
    }
    path
}
