//! Fire before it is ordered: who would shoot at whom, which targets are visible, where a blast would fall.

use super::art::icons::Sign;
use super::board::{Colours, heights, middle};
use super::pens::{Drawn, Ink, Pens};
use super::prints::Small;
use crate::board::Cell;
use crate::force::Side;
use bevy::prelude::Vec2;
use bevy::sprite::Anchor;

/// The shots of a unit as they would be fired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VolleySketch {
    /// The side that it belongs to.
    pub side: Side,
    /// Start and end of each line, and whether it is at long range.
    pub lines: Vec<(Cell, Cell, bool)>,
    /// Visible targets.
    pub seen: Vec<Cell>,
    /// Members of the unit that would not shoot.
    pub idle: Vec<Cell>,
}

/// A blast as it would be fired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlastSketch {
    /// The side that it belongs to.
    pub side: Side,
    /// Its start.
    pub from: Cell,
    /// The square it is aimed at.
    pub centre: Cell,
    /// Enemies under it.
    pub struck: Vec<Cell>,
    /// Friends in danger.
    pub friends: Vec<Cell>,
    /// Its text.
    pub words: String,
}

/// Part of a cell at each end of a line that stays clear, so that faces remain recognizable.
const FREE: f32 = 0.42;

pub(super) fn draw_volley(volley: &VolleySketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let mut drawn = Vec::new();
    for (from, to, long) in &volley.lines {
        drawn.extend(line(middle(*from), middle(*to), *long, colours.dark(volley.side), pens));
    }
    drawn.extend(volley.seen.iter().map(|at| pens.small(Small::Sign(Sign::Struck), middle(*at), 1.1, heights::SIGNS)));
    let corner = Vec2::new(-0.34, 0.3);
    let idle = volley.idle.iter().map(|at| middle(*at) + corner);
    drawn.extend(idle.map(|at| pens.small(Small::Sign(Sign::Blind), at, 0.5, heights::SIGNS)));
    drawn
}

pub(super) fn draw_blast(blast: &BlastSketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let (from, centre) = (middle(blast.from), middle(blast.centre));
    let mut drawn = line(from, centre, true, colours.dark(blast.side), pens);
    drawn.push(pens.small(Small::Sign(Sign::CrossHair), centre, 0.9, heights::SIGNS));
    let struck = blast.struck.iter().map(|at| pens.small(Small::Sign(Sign::Struck), middle(*at), 1.1, heights::SIGNS));
    drawn.extend(struck.collect::<Vec<_>>());
    let corner = Vec2::new(0.0, -0.34);
    let friends = blast.friends.iter().map(|at| middle(*at) + corner);
    drawn.extend(friends.map(|at| pens.small(Small::Sign(Sign::Warning), at, 0.62, heights::SIGNS + 1.0)));
    if !blast.words.is_empty() {
        drawn.push(pens.chip(&blast.words, centre - Vec2::new(0.0, 1.7), Anchor::BOTTOM_CENTER));
    }
    drawn
}

/// A line between two cards, solid at normal range, dashed at long range.
fn line(from: Vec2, to: Vec2, long: bool, dark: &'static str, pens: &mut Pens) -> Vec<Drawn> {
    let Some(way) = (to - from).try_normalize() else { return Vec::new() };
    let (from, to) = (from + way * FREE, to - way * FREE);
    let pale = Ink { colour: "#FFF8E4", alpha: 0.75, wide: 4.0, dashed: false };
    let ink = Ink { colour: dark, alpha: 1.0, wide: 1.9, dashed: long };
    vec![pens.line(from, to, pale, heights::LINES), pens.line(from, to, ink, heights::LINES + 1.0)]
}
