//! Drafts of vehicles and fleeing primates: ghosts of footprints, arcs of mounts, arrows of flight, clashes.

use super::art::{
    icons::Sign,
    vehicles::{Part, VehicleLook, VehicleSize, picture_px},
};
use super::board::{Colours, heights, middle};
use super::pens::{Drawn, Ink, Pens};
use super::prints::Small;
use crate::board::{Cell, Direction};
use crate::force::Side;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// Where a vehicle would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VehicleGhost {
    /// Its counter, with its future facing.
    pub look: VehicleLook,
    /// The northwestern cell of its footprint.
    pub corner: Cell,
    /// Whether it can't be there.
    pub blocked: bool,
}

/// What a mount could hit: a quarter of all directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArcSketch {
    /// The side that it belongs to.
    pub side: Side,
    /// The footprint from whose center it is measured.
    pub corner: Cell,
    /// The size of the footprint.
    pub size: VehicleSize,
    /// The middle of the arc: the front for a fixed mount, the side for a slit.
    pub towards: Direction,
    /// Its reach, in cells by the game's metric; `None` if only sight bounds it.
    pub reach: Option<u16>,
}

/// How far the edges of an arc without a reach are drawn, in cells: solid, then dashed.
const OPEN: (u16, u16) = (16, 24);

/// Where somebody would flee to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlightSketch {
    /// The side.
    pub side: Side,
    /// Its start.
    pub from: Cell,
    /// Its goal.
    pub to: Cell,
}

pub(super) fn draw_ghost(ghost: &VehicleGhost, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let look = VehicleLook { palette: colours.0, ..ghost.look };
    let at = Vec2::from(look.size.middle(ghost.corner));
    let side = picture_px(&look, pens.cell) as f32;
    let corner = (at * pens.cell as f32 - side / 2.0).round() + side / 2.0;
    let mut drawn = Vec::new();
    for part in [Part::Base, Part::Hull] {
        let image = pens.prints.vehicle(pens.images, &look, part, pens.cell);
        let color = Color::WHITE.with_alpha(if part == Part::Base { 0.4 } else { 0.6 });
        let place = Transform::from_xyz(corner.x, -corner.y, heights::GHOSTS + 1.0 + f32::from(part as u8) * 0.1);
        drawn.push((Sprite { image, color, ..default() }, Anchor::CENTER, place));
    }
    if ghost.blocked {
        drawn.push(pens.small(Small::Sign(Sign::Blocked), at, 1.2, heights::SIGNS));
    }
    drawn
}

/// Two straight edges and the far one between them, which bends as the game's metric does. Without a reach there is no far
/// edge, and the ends are dashed.
pub(super) fn draw_arc(arc: &ArcSketch, colours: Colours, pens: &mut Pens) -> Vec<Drawn> {
    let from = Vec2::from(arc.size.middle(arc.corner));
    let front = f32::from(arc.towards as u8) * std::f32::consts::FRAC_PI_4;
    let end = |turn: f32, reach: u16| {
        let (dx, dy) = (front + turn).sin_cos();
        let (dx, dy) = (dx, -dy);
        let counted = dx.abs().max(dy.abs()) + dx.abs().min(dy.abs()) / 2.0;
        from + Vec2::new(dx, dy) * f32::from(reach) / counted
    };
    let quarter = std::f32::consts::FRAC_PI_4;
    let sides = [-quarter, quarter];
    let solid = arc.reach.unwrap_or(OPEN.0);
    let mut lines: Vec<(Vec2, Vec2, bool)> = sides.map(|turn| (from, end(turn, solid), false)).into();
    if arc.reach.is_some() {
        let far: Vec<Vec2> = (0_u8..=16).map(|step| end((f32::from(step) / 8.0 - 1.0) * quarter, solid)).collect();
        lines.extend(far.windows(2).map(|pair| (pair[0], pair[1], false)));
    } else {
        lines.extend(sides.map(|turn| (end(turn, solid), end(turn, OPEN.1), true)));
    }
    let pale = Ink { colour: "#FFF8E4", alpha: 0.7, wide: 4.0, dashed: false };
    let dark = Ink { colour: colours.dark(arc.side), alpha: 0.95, wide: 1.8, dashed: false };
    let both = lines.into_iter().flat_map(|line| [(line, pale, 0.0), (line, dark, 0.5)]);
    both.map(|((from, to, dashed), ink, up)| pens.line(from, to, Ink { dashed, ..ink }, heights::LINES + up)).collect()
}

/// A broad pale arrow in the color of the fleeing side.
pub(super) fn draw_flight(flight: &FlightSketch, colours: Colours, pens: &mut Pens) -> Option<Drawn> {
    let cell = pens.cell as f32;
    let (from, to) = (middle(flight.from), middle(flight.to));
    let way = (to - from).try_normalize()?;
    let least = from.min(to) - 0.6;
    let size = (from.max(to) + 0.6 - least) * cell;
    let (from, to) = ((from + way * 0.35 - least) * cell, (to - least) * cell);
    let (across, neck) = (way.perp() * cell * 0.42, to - way * cell * 0.55);
    let (left, right) = (neck + across, neck - across);
    let (wide, thin) = (cell * 0.34, cell * 0.2);
    let dark = colours.dark(flight.side);
    let head = format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z", left.x, left.y, to.x, to.y, right.x, right.y);
    let line = format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, neck.x, neck.y);
    let dash = cell * 0.3;
    let shapes = format!(
        "<path d=\"{line}\" stroke=\"{dark}\" stroke-width=\"{wide:.1}\" stroke-dasharray=\"{dash:.1} {:.1}\"/>\
         <path d=\"{head}\" fill=\"#F6EBD0\" stroke=\"{dark}\" stroke-width=\"{:.1}\" stroke-linejoin=\"round\"/>\
         <path d=\"{line}\" stroke=\"#F6EBD0\" stroke-width=\"{thin:.1}\" stroke-dasharray=\"{dash:.1} {:.1}\"/>",
        dash * 0.5,
        (wide - thin) / 2.0,
        dash * 0.5,
    );
    Some(pens.picture(&shapes, least, (size.x, size.y), Anchor::TOP_LEFT, heights::LINES + 2.0))
}

/// The blades between two pieces that would meet in close combat.
pub(super) fn draw_clash((one, other): (Cell, Cell), pens: &mut Pens) -> Drawn {
    pens.small(Small::Sign(Sign::Clash), middle(one).midpoint(middle(other)), 1.0, heights::SIGNS + 1.0)
}
