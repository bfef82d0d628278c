//! Where a shell comes down: a burst on the board; beyond it, an arrow at the edge that says how far away.

use super::art::icons::Sign;
use super::board::{heights, middle};
use super::bursts::blast;
use super::pens::{Drawn, Ink, Pens};
use super::prints::Small;
use crate::board::{Cell, Edge};
use crate::engine::beyond::beyond;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// Cells that the arrow at the edge reaches beyond it.
const OUT: f32 = 1.1;
/// Cells from the arrow to its words.
const APART: f32 = 1.4;

/// A shell that was aimed at one cell and comes down on another, at a moment; nothing moves if motion is reduced.
pub(super) fn draw((aimed, cell): (Cell, Cell), part: Option<f32>, size: (i16, i16), pens: &mut Pens) -> Vec<Drawn> {
    let at = middle(aimed);
    let mut drawn = vec![pens.small(Small::Sign(Sign::CrossHair), at, 0.9, heights::ACTION)];
    let near = Cell::new(cell.x.clamp(0, size.0 - 1), cell.y.clamp(0, size.1 - 1));
    if aimed != cell {
        let drift = Ink { colour: "#2A2521", alpha: 0.55, wide: 1.9, dashed: true };
        drawn.push(pens.line(at, middle(near), drift, heights::ACTION));
    }
    match (Edge::passed(cell, size), part) {
        (Some(edge), _) => drawn.extend(at_edge(near, cell, edge, size, pens)),
        (None, Some(part)) => drawn.extend(blast(middle(cell), part, pens)),
        (None, None) => drawn.push(pens.small(Small::Burst(1), middle(cell), 3.6, heights::ACTION)),
    }
    drawn
}

/// An arrow over the edge next to the nearest cell on the board, and how far beyond the shell came down.
fn at_edge(near: Cell, cell: Cell, edge: Edge, size: (i16, i16), pens: &mut Pens) -> Vec<Drawn> {
    let (dx, dy) = edge.outward().delta();
    let (out, side) = (Vec2::new(dx.into(), dy.into()), Vec2::new(dy.into(), dx.into()));
    let (from, tip) = (middle(near) - out * 0.5, middle(near) + out * OUT);
    let ink = Ink { colour: "#A8322A", alpha: 1.0, wide: 3.4, dashed: false };
    let mut drawn = vec![pens.line(from, tip, ink, heights::ACTION + 1.0)];
    for turn in [side, -side] {
        drawn.push(pens.line(tip, tip - (out + turn) * 0.45, ink, heights::ACTION + 1.0));
    }
    let Some(words) = beyond(cell, size) else { return drawn };
    let (at, anchor) = match edge {
        Edge::North => (from - out * APART, Anchor::TOP_CENTER),
        Edge::East => (from - out * APART, Anchor::CENTER_RIGHT),
        Edge::South => (from - out * APART, Anchor::BOTTOM_CENTER),
        Edge::West => (from - out * APART, Anchor::CENTER_LEFT),
    };
    drawn.push(pens.chip(&words.words(), at, anchor));
    drawn
}
