//! A path on the table: cream under dashes in the side's color, its cost at the end, a bead on each watched cell.

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

/// The text at its end, with that cell. It is on the side from which the path does not come, so that it never covers
/// the piece walking there.
pub(super) fn draw_label(path: &PathSketch, pens: &mut Pens) -> Option<(Drawn, Cell)> {
    let end = path.cells.last().filter(|_| !path.label.is_empty())?;
    let (aside, anchor) = if path.goes_left() { (-0.62, Anchor::CENTER_RIGHT) } else { (0.62, Anchor::CENTER_LEFT) };
    Some((pens.chip(&path.label, middle(*end) + Vec2::new(aside, 0.0), anchor), *end))
}

impl PathSketch {
    /// Whether it arrives at its end from the right.
    pub fn goes_left(&self) -> bool {
        let end = self.cells.last().map(|end| end.x);
        self.cells.iter().rev().map(|cell| Some(cell.x)).find(|x| *x != end).is_some_and(|x| x > end)
    }
}

/// The whole line as one picture, so that its corners are round and its dashes continuous.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::force::Side;

    fn goes_left(columns: &[i16]) -> bool {
        let cells = columns.iter().map(|x| Cell::new(*x, 3)).collect();
        let (label, beads, stops, waypoints) = (String::new(), Vec::new(), Vec::new(), Vec::new());
        PathSketch { side: Side::First, cells, label, beads, stops, waypoints }.goes_left()
    }

    #[test]
    fn words_are_on_the_other_side_of_the_end_than_the_path() {
        assert!(goes_left(&[9, 8, 7, 7]));
        assert!(!goes_left(&[5, 6, 7, 7]));
        assert!(!goes_left(&[7, 7]) && !goes_left(&[7]));
    }
}
