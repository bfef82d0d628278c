//! The counters of troops on the map: they glide along with their troops.

use super::{HexMap, HexMarks, StackToken, layers::Piece, middle};
use crate::view::{
    art::stacks::{self, StackLook},
    board::heights,
    outlook::Outlook,
    to_image,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A counter, by its tribe and its letter.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stack(u8, char);

/// A gliding counter.
#[derive(Component)]
pub struct Glide {
    from: Vec2,
    to: Vec2,
    /// Seconds since it set out.
    since: f32,
}

/// How counters glide.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Glides {
    /// Seconds from one hex to another; `None` if counters jump.
    pub seconds: f32,
    /// Whether one is gliding.
    pub moving: bool,
}

/// Redraws all counters when something about them has changed. One whose troop has moved sets out from its current
/// place.
pub fn draw(
    mut commands: Commands,
    map: Option<Res<HexMap>>,
    (outlook, marks, glides): (Res<Outlook>, Res<HexMarks>, Res<Glides>),
    mut printed: Local<(u32, BTreeMap<StackLook, Handle<Image>>)>,
    mut drawn: Local<Vec<StackToken>>,
    counters: Query<(Entity, &Stack, &Transform)>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(map) = map else { return };
    let cell = outlook.cell_px();
    if printed.0 == cell && !map.is_changed() && *drawn == marks.stacks {
        return;
    }
    let glides = glides.seconds > 0.0 && printed.0 == cell && !map.is_changed();
    let lay = |(_, stack, place): (Entity, &Stack, &Transform)| (*stack, place.translation.truncate());
    let before: BTreeMap<Stack, Vec2> = if glides { counters.iter().map(lay).collect() } else { BTreeMap::new() };
    if printed.0 != cell {
        *printed = (cell, BTreeMap::new());
    }
    drawn.clone_from(&marks.stacks);
    counters.iter().for_each(|(stack, ..)| commands.entity(stack).try_despawn());
    for (number, token) in (0..).zip(&marks.stacks) {
        let print = || images.add(to_image(&stacks::stack(&token.look, cell)));
        let image = printed.1.entry(token.look).or_insert_with(print).clone();
        let to = (middle(token.hex, cell) + beside(token.place) * cell as f32).round();
        let height = heights::COUNTERS + number as f32 * 0.05;
        let stack = Stack(token.look.tribe, token.look.letter);
        let from = before.get(&stack).copied().unwrap_or(to);
        let at = Transform::from_translation(from.extend(height));
        let mut piece = commands.spawn((Piece, stack, Sprite::from_image(image), at));
        if from != to {
            piece.insert(Glide { from, to, since: 0.0 });
        }
    }
}

/// Moves the gliding counters.
pub fn glide(
    mut commands: Commands,
    mut glides: ResMut<Glides>,
    time: Res<Time<Real>>,
    mut counters: Query<(Entity, &mut Transform, &mut Glide)>,
) {
    let mut moving = false;
    for (entity, mut place, mut glide) in &mut counters {
        glide.since += time.delta_secs().min(0.05);
        let part = if glides.seconds > 0.0 { (glide.since / glides.seconds).min(1.0) } else { 1.0 };
        // Ease in and out.
        let eased = part * part * (3.0 - 2.0 * part);
        let at = glide.from.lerp(glide.to, eased).round();
        place.translation = at.extend(place.translation.z);
        if part < 1.0 {
            moving = true;
        } else {
            commands.entity(entity).try_remove::<Glide>();
        }
    }
    if glides.moving != moving {
        glides.moving = moving;
    }
}

/// The offset of a counter in its hex, in cells from the center: several go side by side.
fn beside((place, all): (u8, u8)) -> Vec2 {
    let along = f32::from(place) - (f32::from(all) - 1.0) / 2.0;
    Vec2::new(along * 1.3, 0.22 - along * 0.1)
}
