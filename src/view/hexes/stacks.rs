//! The counters of troops on the map: they glide along with their troops.

use super::{HexMap, HexMarks, StackToken, layers::Piece, middle};
use crate::view::{
    art::{
        raster::Pixmap,
        stacks::{self, StackLook},
    },
    board::heights,
    outlook::Outlook,
    to_image,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A counter, by its tribe and its letter.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stack(u8, char);

/// Images of counters, by how they look and how many share their hex.
type Printed = BTreeMap<(StackLook, u8), Handle<Image>>;

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
    mut printed: Local<(u32, Printed)>,
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
        let print = || images.add(to_image(&token.print(cell)));
        let image = printed.1.entry((token.look, token.place.1)).or_insert_with(print).clone();
        let to = (middle(token.hex, cell) + token.spot().0 * cell as f32).round();
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

/// How far above the center of its hex a counter is, in cells: a name fits below it.
const ABOVE: f32 = 0.2;
/// The width of a row of counters, in cells.
const ROW: f32 = 3.84;
/// How far counters in a row are apart, relative to their size: they never cover one another.
const PITCH: f32 = 0.93;
/// The most counters in a single row, and the size and distance of two rows: both fit between code and name of the hex.
const SINGLE: u8 = 3;
const TWO_ROWS: f32 = 0.48;
const APART: f32 = 1.0;

impl StackToken {
    /// Its offset from the center of its hex, in cells with y to the north, and its size relative to a counter that is
    /// alone: several are side by side, more than three in two rows.
    pub(super) fn spot(&self) -> (Vec2, f32) {
        let (place, all) = (self.place.0, self.place.1.max(1));
        let rows = if all > SINGLE { 2 } else { 1 };
        let columns = all.div_ceil(rows);
        let alone = stacks::stack_size(100) as f32 / 100.0;
        let fitting = ROW / (f32::from(columns - 1) * PITCH + 1.0) / alone;
        let size = fitting.min(if rows > 1 { TWO_ROWS } else { 1.0 });
        let (row, column) = (place / columns, place % columns);
        let here = if row + 1 < rows { columns } else { all - columns * (rows - 1) };
        let along = f32::from(column) - f32::from(here - 1) / 2.0;
        let up = f32::from(rows - 1) / 2.0 - f32::from(row);
        (Vec2::new(along * PITCH * size * alone, ABOVE + up * APART), size)
    }

    /// Its picture, at this many pixels per cell. One of many is too small for a face.
    pub(super) fn print(&self, cell: u32) -> Pixmap {
        let side = (stacks::stack_size(cell) as f32 * self.spot().1).round() as u32;
        stacks::stack(&self.look, side.max(1), self.place.1 < SINGLE)
    }
}

impl HexMarks {
    /// The counter at a point of the window, in logical pixels: its index among the stacks.
    pub fn stack_at(&self, outlook: &Outlook, at: Vec2) -> Option<usize> {
        let cell = outlook.cell_size();
        let place = (at - outlook.origin()) / cell.max(1.0);
        let holds = |token: &StackToken| {
            let ((off, size), middle) = (token.spot(), middle(token.hex, 1));
            // Without the shadow around its card.
            let half = stacks::stack_size(100) as f32 / 200.0 * size * 0.86;
            let away = Vec2::new(place.x, -place.y) - middle - off;
            away.abs().max_element() <= half
        };
        (cell > 0.0).then(|| self.stacks.iter().rposition(holds)).flatten()
    }
}
