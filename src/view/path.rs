//! A path on the table: cream under dashes in the side's color, its cost at the end, a bead where it is watched.

use super::art::icons::Sign;
use super::board::{Colours, heights, middle};
use super::pens::{Drawn, Pens};
use super::prints::Small;
use super::sketch::PathSketch;
use crate::board::Cell;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use std::fmt::Write;

/// The part of the first step that is left clear.
const CLEAR: f32 = 0.5;

pub(super) fn draw_path(path: &PathSketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let mut drawn = Vec::new();
    if path.cells.len() > 1 {
        drawn.push(line(path, colours, pens));
    }
    let signs =
        [(&path.beads, Sign::Bead, 0.46), (&path.stops, Sign::StopBead, 0.62), (&path.waypoints, Sign::Waypoint, 0.6)];
    for (cells, sign, part) in signs {
        for cell in cells {
            drawn.push(pens.small(Small::Sign(sign), middle(*cell), part, heights::SIGNS));
        }
    }
    drawn
}

/// The words at its end, and which cell that is.
pub(super) fn draw_label(path: &PathSketch, pens: &mut Pens) -> Option<(Drawn, Cell)> {
    let end = path.cells.last().filter(|_| !path.label.is_empty())?;
    let beside = middle(*end) + Vec2::new(0.62, 0.0);
    Some((pens.chip(&path.label, beside, Anchor::CENTER_LEFT), *end))
}

/// The whole line as one picture, so that its corners are round and its dashes run on.
fn line(path: &PathSketch, colours: Colours, pens: &mut Pens) -> Drawn {
    let cell = pens.cell as f32;
    let (wide, thin, dash) = (pens.px(6.0).max(4.0), pens.px(2.6).max(1.8), pens.px(6.0).max(4.0));
    let mut places: Vec<Vec2> = path.cells.iter().map(|cell| middle(*cell)).collect();
    // It begins beside the card that it starts from, not on its face.
    places[0] = places[0].lerp(places[1], CLEAR);
    places.iter_mut().for_each(|place| *place = pens.lie.place(*place));
    let least = places.iter().copied().reduce(Vec2::min).unwrap_or_default() - 0.5;
    let most = places.iter().copied().reduce(Vec2::max).unwrap_or_default() + 0.5;
    let mut points = String::new();
    for place in &places {
        let at = (*place - least) * cell;
        let _ = write!(points, "{:.1},{:.1} ", at.x, at.y);
    }
    let stroke = "fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    let dark = colours.dark(path.side);
    let shapes = format!(
        "<polyline points=\"{points}\" {stroke} stroke=\"#1B1510\" stroke-opacity=\".3\" stroke-width=\"{:.1}\"/>\
         <polyline points=\"{points}\" {stroke} stroke=\"#FFF6DC\" stroke-width=\"{wide:.1}\"/>\
         <polyline points=\"{points}\" fill=\"none\" stroke=\"{dark}\" stroke-width=\"{thin:.1}\" \
         stroke-dasharray=\"{dash:.1} {:.1}\"/>",
        wide + 1.6,
        dash * 0.62
    );
    let size = (most - least) * cell;
    let corner = Vec3::new(least.x * cell, -least.y * cell, heights::LINES + 2.0);
    pens.hang(&shapes, corner, (size.x, size.y), Anchor::TOP_LEFT)
}
