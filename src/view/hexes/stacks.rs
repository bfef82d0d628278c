//! The counters of troops on the map.

use super::{HexMap, HexMarks, StackToken, layers::Piece, middle};
use crate::view::{
    art::stacks::{self, StackLook},
    board::heights,
    outlook::Outlook,
    to_image,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A counter.
#[derive(Component)]
pub struct Stack;

/// Draws all counters again when something about them has changed.
pub fn draw(
    mut commands: Commands,
    map: Option<Res<HexMap>>,
    (outlook, marks): (Res<Outlook>, Res<HexMarks>),
    mut printed: Local<(u32, BTreeMap<StackLook, Handle<Image>>)>,
    mut drawn: Local<Vec<StackToken>>,
    counters: Query<Entity, With<Stack>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(map) = map else { return };
    let cell = outlook.cell_px();
    if printed.0 == cell && !map.is_changed() && *drawn == marks.stacks {
        return;
    }
    if printed.0 != cell {
        *printed = (cell, BTreeMap::new());
    }
    drawn.clone_from(&marks.stacks);
    counters.iter().for_each(|stack| commands.entity(stack).try_despawn());
    for (number, token) in (0..).zip(&marks.stacks) {
        let print = || images.add(to_image(&stacks::stack(&token.look, cell)));
        let image = printed.1.entry(token.look).or_insert_with(print).clone();
        let at = (middle(token.hex, cell) + beside(token.place) * cell as f32).round();
        let height = heights::COUNTERS + number as f32 * 0.05;
        commands.spawn((Piece, Stack, Sprite::from_image(image), Transform::from_translation(at.extend(height))));
    }
}

/// Where a counter lies in its hex, in cells from its middle: several lie beside one another.
fn beside((place, all): (u8, u8)) -> Vec2 {
    let along = f32::from(place) - (f32::from(all) - 1.0) / 2.0;
    Vec2::new(along * 1.3, 0.22 - along * 0.1)
}
