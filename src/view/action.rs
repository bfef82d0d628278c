//! Short effects during a beat: tracers, the pin stamp, and marks if motion is reduced.

use super::ViewSystems;
use super::art::{icons::Sign, looks::Badge};
use super::beat::{Beat, Shot};
use super::board::{Board, heights, middle};
use super::bursts;
use super::landing;
use super::outlook::Outlook;
use super::pens::{Drawn, Ink, Pens};
use super::playback::Playback;
use super::prints::{Prints, Small};
use bevy::prelude::*;

/// Exists for one frame.
#[derive(Component)]
struct Spark;

/// Draws the action of the current beat.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw_action.in_set(ViewSystems::Draw));
}

fn draw_action(
    mut commands: Commands,
    playback: Res<Playback>,
    (outlook, board): (Res<Outlook>, Option<Res<Board>>),
    sparks: Query<Entity, With<Spark>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    sparks.iter().for_each(|spark| commands.entity(spark).despawn());
    let Some((beat, after)) = playback.beat() else {
        return;
    };
    let size = board.map_or((0, 0), |board| board.size());
    let mut pens = Pens {
        prints: &mut prints,
        images: &mut images,
        cell: outlook.cell_px(),
        lie: outlook.lie(),
        letters: outlook.letters(),
    };
    let drawn = if let Beat::Land(aimed, cell) = beat {
        let part = (!playback.reduced).then(|| beat.whole(after));
        landing::draw((*aimed, *cell), part, size, &mut pens)
    } else if playback.reduced {
        marks(beat, &playback, &mut pens)
    } else {
        match beat {
            Beat::Volley(shots) => tracers(shots, after, &playback, &mut pens),
            Beat::Stamp(pieces, badge) => {
                let places = pieces.iter().enumerate().filter_map(|(place, piece)| {
                    let part = Beat::stamp_part(place, after);
                    Some((playback.cell(*piece)?, part)).filter(|_| part > 0.0)
                });
                let stamp = |(cell, part)| stamp(*badge, middle(cell), part, &mut pens);
                places.map(stamp).collect()
            }
            _ => bursts::draw(beat, after, &playback, &mut pens),
        }
    };
    for drawn in drawn {
        commands.spawn((Spark, drawn));
    }
}

/// Short bright strokes in flight, and a puff where they hit.
fn tracers(shots: &[Shot], after: f32, playback: &Playback, pens: &mut Pens) -> Vec<Drawn> {
    let mut drawn = Vec::new();
    for (place, shot) in shots.iter().enumerate() {
        let part = Beat::shot_part(place, after);
        let Some(from) = playback.middle(shot.by) else { continue };
        let to = middle(shot.at);
        if part <= 0.0 || part >= 1.0 {
            continue;
        }
        let tail = (part - 0.45).max(0.0);
        let thin = Ink { colour: "#2A2521", alpha: 0.28, wide: 1.6, dashed: false };
        let halo = Ink { colour: "#7A3B12", alpha: 0.55, wide: 4.2, dashed: false };
        let core = Ink { colour: "#FFE9A8", alpha: 1.0, wide: 2.2, dashed: false };
        drawn.push(pens.line(from, to, thin, heights::ACTION));
        for (ink, height) in [(halo, 1.0), (core, 2.0)] {
            let line = pens.line(from.lerp(to, tail), from.lerp(to, part), ink, heights::ACTION + height);
            drawn.push(line);
        }
        if part > 0.8 && shot.covered {
            drawn.push(pens.small(Small::Sign(Sign::Shield), to, 0.5, heights::ACTION + 3.0));
        }
    }
    drawn
}

/// A badge that comes down on a card.
fn stamp(badge: Badge, at: Vec2, part: f32, pens: &mut Pens) -> Drawn {
    let (sprite, anchor, transform) = pens.small(Small::Badge(badge), at, 0.8, heights::ACTION);
    let fall = 1.0 - (1.0 - part) * (1.0 - part);
    let scale = 2.2 - 1.2 * fall;
    let color = Color::WHITE.with_alpha(0.3 + 0.7 * fall);
    (Sprite { color, ..sprite }, anchor, transform.with_scale(Vec3::splat(scale)))
}

/// A ring or a sign on each card that a beat changes.
fn marks(beat: &Beat, playback: &Playback, pens: &mut Pens) -> Vec<Drawn> {
    let small = match beat {
        Beat::Fall(_) | Beat::Run(_) | Beat::Fade(_) => Small::Sign(Sign::BrokenRing),
        Beat::Volley(_) => Small::Sign(Sign::CrossHair),
        Beat::Call(_, sign) | Beat::Take(sign, _) => Small::Sign(*sign),
        Beat::Clash(..) => Small::Sign(Sign::Clash),
        Beat::Jolt(_, damage) => Small::Damage(damage),
        Beat::Blast(_) => Small::Burst(1),
        Beat::Smoke(..) => Small::Sign(Sign::Smoke),
        _ => Small::Ring,
    };
    let wide = if matches!(beat, Beat::Blast(_)) { 3.6 } else { 1.1 };
    let places: Vec<Vec2> = match beat {
        Beat::Volley(shots) => shots.iter().map(|shot| middle(shot.at)).collect(),
        Beat::Walk(ways) => ways.iter().filter_map(|way| way.cells.last().map(|cell| middle(*cell))).collect(),
        Beat::Fall(pieces)
        | Beat::Run(pieces)
        | Beat::Fade(pieces)
        | Beat::Stamp(pieces, _)
        | Beat::Call(pieces, _)
        | Beat::Appear(pieces) => pieces.iter().filter_map(|piece| playback.middle(*piece)).collect(),
        Beat::Jolt(piece, _) | Beat::Blast(piece) | Beat::Board(_, piece) => {
            playback.middle(*piece).into_iter().collect()
        }
        Beat::Smoke(_, cell, _) | Beat::Take(_, cell) => vec![middle(*cell)],
        Beat::Clash(one, other) => {
            let pair = playback.clash(*one, *other);
            let ends = pair.and_then(|(one, other)| Some((playback.middle(one)?, playback.middle(other)?)));
            ends.map(|(one, other)| one.midpoint(other)).into_iter().collect()
        }
        Beat::Dice(_) | Beat::Land(..) | Beat::Quiet => Vec::new(),
    };
    places.into_iter().map(|at| pens.small(small, at, wide, heights::ACTION)).collect()
}
