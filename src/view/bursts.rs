//! Short effects during a beat: explosions, smoke, clashes, calls, damage.

use super::art::{effects::PUFFS, icons::Sign};
use super::beat::Beat;
use super::board::{heights, middle};
use super::pens::{Drawn, Pens};
use super::playback::Playback;
use super::prints::Small;
use crate::board::{Cell, distance};
use crate::force::PieceId;
use bevy::prelude::*;

/// What such a beat shows at a moment; empty for other beats.
pub(super) fn draw(beat: &Beat, after: f32, playback: &Playback, pens: &mut Pens) -> Vec<Drawn> {
    let part = beat.whole(after);
    match beat {
        Beat::Call(pieces, sign) => {
            let places: Vec<_> = pieces.iter().filter_map(|piece| playback.middle(*piece)).collect();
            places.into_iter().map(|at| risen(Small::Sign(*sign), at - Vec2::new(0.0, 0.55), part, 0.7, pens)).collect()
        }
        Beat::Take(sign, cell) => vec![risen(Small::Sign(*sign), middle(*cell), part, 1.3, pens)],
        Beat::Clash(one, other) => {
            playback.clash(*one, *other).map_or_else(Vec::new, |pair| clash(pair, part, playback, pens))
        }
        Beat::Jolt(piece, damage) => {
            let at = playback.middle(*piece);
            at.map(|at| risen(Small::Damage(damage), at, part, 1.1, pens)).into_iter().collect()
        }
        Beat::Blast(piece) => playback.middle(*piece).map_or_else(Vec::new, |at| blast(at, part, pens)),
        Beat::Smoke(by, cell, radius) => smoke(*by, *cell, *radius, after, playback, pens),
        _ => Vec::new(),
    }
}

/// A sign that pops up large, settles, and disappears.
fn risen(small: Small, at: Vec2, part: f32, wide: f32, pens: &mut Pens) -> Drawn {
    let rise = (part / 0.3).min(1.0);
    let fade = ((1.0 - part) / 0.25).min(1.0);
    let at = at - Vec2::new(0.0, 0.25 * rise);
    let (sprite, anchor, transform) = pens.small(small, at, wide, heights::ACTION + 4.0);
    let scale = 1.5 - 0.5 * rise;
    let color = Color::WHITE.with_alpha(rise.min(fade));
    (Sprite { color, ..sprite }, anchor, transform.with_scale(Vec3::splat(scale)))
}

/// The blades cross where the two are closest, with a shake.
fn clash(pair: (PieceId, PieceId), part: f32, playback: &Playback, pens: &mut Pens) -> Vec<Drawn> {
    let (Some(one), Some(other)) = (playback.middle(pair.0), playback.middle(pair.1)) else { return Vec::new() };
    let (sprite, anchor, transform) = risen(Small::Sign(Sign::Clash), one.midpoint(other), part, 1.5, pens);
    let turn = (part * 30.0).sin() * 0.3 * (1.0 - part);
    vec![(sprite, anchor, transform.with_rotation(Quat::from_rotation_z(turn)))]
}

/// Flash, fire, smoke: each grows out of the previous one.
pub(super) fn blast(at: Vec2, part: f32, pens: &mut Pens) -> Vec<Drawn> {
    let stages = [(0_u8, 0.0, 0.28, 3.4), (1, 0.08, 0.72, 4.2), (2, 0.4, 1.0, 4.8)];
    let mut drawn = Vec::new();
    for (stage, from, to, wide) in stages {
        if part <= from || part >= to {
            continue;
        }
        let own = (part - from) / (to - from);
        let (sprite, anchor, transform) =
            pens.small(Small::Burst(stage), at, wide, heights::ACTION + 6.0 - f32::from(stage));
        let grow = 0.45 + 0.55 * (1.0 - (1.0 - own).powi(3));
        let color = Color::WHITE.with_alpha(((1.0 - own) / 0.4).min(1.0));
        drawn.push((Sprite { color, ..sprite }, anchor, transform.with_scale(Vec3::splat(grow))));
    }
    drawn
}

/// A grenade flies in an arc, then the smoke spreads from its center.
fn smoke(by: PieceId, cell: Cell, radius: u8, after: f32, playback: &Playback, pens: &mut Pens) -> Vec<Drawn> {
    let (flown, spread) = Beat::smoke_parts(after);
    if flown < 1.0 {
        let Some(from) = playback.middle(by) else { return Vec::new() };
        let arc = Vec2::new(0.0, (flown * std::f32::consts::PI).sin() * 1.6);
        return vec![pens.small(Small::Dot, from.lerp(middle(cell), flown) - arc, 0.5, heights::ACTION)];
    }
    let reach = i32::from(radius);
    let span = -i16::from(radius)..=i16::from(radius);
    let cells = span.clone().flat_map(|y| span.clone().map(move |x| Cell::new(cell.x + x, cell.y + y)));
    let mut drawn = Vec::new();
    for at in cells.filter(|at| distance(cell, *at) <= reach) {
        let late = distance(cell, at) as f32 / (reach + 1) as f32;
        let own = ((spread - late * 0.6) / 0.4).clamp(0.0, 1.0);
        if own > 0.0 {
            let (sprite, anchor, transform) = puff(at, pens, heights::ACTION);
            let color = Color::WHITE.with_alpha(own);
            drawn.push((Sprite { color, ..sprite }, anchor, transform.with_scale(Vec3::splat(0.5 + 0.5 * own))));
        }
    }
    drawn
}

/// The smoke on one cell; its shape depends on the cell.
pub(super) fn puff(at: Cell, pens: &mut Pens, height: f32) -> Drawn {
    let kind = (at.x.wrapping_mul(7).wrapping_add(at.y.wrapping_mul(13)).rem_euclid(i16::from(PUFFS))) as u8;
    pens.small(Small::Puff(kind), middle(at), 1.3, height)
}
