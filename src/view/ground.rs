//! The ground: one tile layer for each layer of the print, the board's edge, and the table round it.

use super::ViewSystems;
use super::art::{layer::Layer, layout, layout::Laid, tiles};
use super::board::{Board, heights};
use super::outlook::Outlook;
use super::prints::{self, Prints, TileSet, WOOD_PX};
use super::tile_layer::{TileLayer, fit_layers};
use crate::board::Edge;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_ecs_tilemap::prelude::*;

/// Lays the ground whenever the board is another, and fits it to the zoom.
pub fn plugin(app: &mut App) {
    app.add_plugins(TilemapPlugin)
        .init_resource::<Prints>()
        .add_systems(Update, (clear_ground, lay_ground, fit_layers, lay_margin).chain().in_set(ViewSystems::Lay));
}

/// Part of the ground, to be cleared with it.
#[derive(Component)]
struct Piece;

/// The strip along an edge, or the table itself.
#[derive(Component)]
struct Margin;

fn clear_ground(mut commands: Commands, board: Option<Res<Board>>, pieces: Query<Entity, With<Piece>>) {
    if board.is_none_or(|board| board.is_changed()) {
        pieces.iter().for_each(|piece| commands.entity(piece).despawn());
    }
}

fn lay_ground(
    mut commands: Commands,
    board: Option<Res<Board>>,
    outlook: Res<Outlook>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(board) = board.filter(|board| board.is_changed()) else {
        return;
    };
    let cell = outlook.cell_px();
    let layers = layout::lay(&board.0);
    let kinds: Vec<Layer> = layers.iter().map(|laid| laid.layer).collect();
    tiles::prepare(&kinds, cell);
    for (place, laid) in layers.iter().enumerate() {
        let texture = prints.tiles(&mut images, TileSet::Ground(laid.layer), cell);
        lay_layer(&mut commands, laid, heights::GROUND + place as f32, texture, cell);
    }
}

fn lay_layer(commands: &mut Commands, laid: &Laid, height: f32, texture: Handle<Image>, cell: u32) {
    let (columns, rows) = (laid.tiles.width(), laid.tiles.height());
    let layer = TileLayer { set: TileSet::Ground(laid.layer), seat: laid.layer.seat(), rows, height };
    let map = commands.spawn(Piece).id();
    let mut storage = TileStorage::empty(TilemapSize { x: columns as u32, y: rows as u32 });
    let mut laid_tiles = Vec::new();
    for place in laid.tiles.cells() {
        let Some(tile) = laid.tiles[place] else { continue };
        let position = layer.place(place);
        let texture_index = TileTextureIndex(tile.into());
        let bundle = TileBundle { position, tilemap_id: TilemapId(map), texture_index, ..TileBundle::default() };
        let entity = commands.spawn(bundle).id();
        storage.set(&position, entity);
        laid_tiles.push(entity);
    }
    commands.entity(map).insert(layer.bundle(columns, storage, texture, cell)).add_children(&laid_tiles);
}

/// How deep the strip with the numbers is, in pixels.
pub const fn margin_depth(cell: u32) -> u32 {
    if cell < 20 {
        14
    } else if cell < 40 {
        20
    } else {
        26
    }
}

/// Draws the board's edge anew when board or zoom have changed.
fn lay_margin(
    mut commands: Commands,
    board: Option<Res<Board>>,
    outlook: Res<Outlook>,
    mut drawn: Local<u32>,
    old: Query<Entity, With<Margin>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(board) = board else { return };
    let cell = outlook.cell_px();
    if *drawn == cell && !board.is_changed() {
        return;
    }
    *drawn = cell;
    old.iter().for_each(|strip| commands.entity(strip).try_despawn());
    let (columns, rows) = board.size();
    let depth = margin_depth(cell);
    let (wide, tall) = (f32::from(columns) * cell as f32, f32::from(rows) * cell as f32);
    let deep = depth as f32;
    let strips = [
        (Edge::North, columns, Vec2::new(-deep, -deep)),
        (Edge::South, columns, Vec2::new(-deep, tall)),
        (Edge::West, rows, Vec2::new(-deep, 0.0)),
        (Edge::East, rows, Vec2::new(wide, 0.0)),
    ];
    for (edge, cells, corner) in strips {
        let image = prints::margin(&mut images, edge, cells, cell, depth);
        let sprite = Sprite::from_image(image);
        let at = Transform::from_xyz(corner.x, -corner.y, heights::MARGIN);
        commands.spawn((Margin, Piece, sprite, Anchor::TOP_LEFT, at));
    }
    commands.spawn((Margin, Piece, table(&mut prints, &mut images, wide, tall)));
}

/// Wood under the board and far beyond it.
fn table(prints: &mut Prints, images: &mut Assets<Image>, wide: f32, tall: f32) -> impl Bundle {
    let beyond = (WOOD_PX * 16) as f32;
    let size = Vec2::new(wide, tall) + 2.0 * beyond;
    let sprite = Sprite {
        image: prints.wood(images),
        custom_size: Some(size),
        rect: Some(Rect::from_corners(Vec2::ZERO, size)),
        ..Sprite::default()
    };
    (sprite, Anchor::TOP_LEFT, Transform::from_xyz(-beyond, beyond, heights::TABLE))
}
