//! The names and codes of hexes on a map: none covers another.

use super::{HexMap, layers::Piece, middle};
use crate::board::hex::Hex;
use crate::view::{
    art::{raster::Pixmap, stacks},
    board::heights,
    outlook::Outlook,
    to_image,
};
use bevy::{prelude::*, sprite::Anchor};

/// How far below the center of a hex its name begins, relative to the zoom: below a counter there, and below the
/// letters of those in the hexes at its sides.
const BELOW: f32 = 1.0;
/// How far above the center of a hex its code begins, relative to the zoom: at its upper edge.
const ABOVE: f32 = 1.7;

/// A name, or the code of a hex.
#[derive(Component)]
pub struct Label;

/// A name or a code on the map.
struct Sign {
    picture: Pixmap,
    /// Its area in pixels of the map, y to the south.
    place: Rect,
    height: f32,
}

/// Writes the names and codes of hexes.
pub fn draw(
    mut commands: Commands,
    map: Option<Res<HexMap>>,
    outlook: Res<Outlook>,
    mut drawn: Local<u32>,
    labels: Query<Entity, With<Label>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(map) = map else { return };
    let cell = outlook.cell_px();
    if *drawn == cell && !map.is_changed() {
        return;
    }
    *drawn = cell;
    labels.iter().for_each(|label| commands.entity(label).try_despawn());
    for sign in lay(&map, cell) {
        let at = Vec3::new(sign.place.min.x, -sign.place.min.y, sign.height);
        let image = Sprite::from_image(images.add(to_image(&sign.picture)));
        commands.spawn((Piece, Label, image, Anchor::TOP_LEFT, Transform::from_translation(at)));
    }
}

/// Where the names and codes of a map are, in pixels from its upper left corner, at this many pixels per cell.
pub fn label_places(map: &HexMap, cell: u32) -> Vec<Rect> {
    lay(map, cell).into_iter().map(|sign| sign.place).collect()
}

/// All names, then all codes: each in its place, or as little below that as leaves everything before it uncovered.
fn lay(map: &HexMap, cell: u32) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    let mut put = |picture: Pixmap, hex: Hex, down: f32, height: f32| {
        let (size, at) = (Vec2::new(picture.width() as f32, picture.height() as f32), middle(hex, cell));
        let corner = Vec2::new(at.x - size.x / 2.0, down * cell as f32 - at.y).round();
        let mut place = Rect::from_corners(corner, corner + size);
        while let Some(other) = signs.iter().find(|other| !other.place.intersect(place).is_empty()) {
            place = Rect::from_corners(Vec2::new(place.min.x, other.place.max.y), place.max);
            place.max.y = place.min.y + size.y;
        }
        signs.push(Sign { picture, place, height });
    };
    for tile in map.tiles.iter().filter(|tile| !tile.name.is_empty() || tile.worth != (0, 0)) {
        put(stacks::label(&tile.name, tile.worth, cell), tile.hex, BELOW, heights::SIGNS);
    }
    for tile in map.tiles.iter().filter(|tile| !tile.code.is_empty()) {
        put(stacks::code(&tile.code, cell), tile.hex, -ABOVE, heights::COUNTERS - 0.5);
    }
    signs
}
