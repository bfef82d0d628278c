//! The layers of hexagonal tiles: grounds, holders, marks; and the ring around one.

use super::{HexMap, HexMarks, middle};
use crate::board::hex::Hex;
use crate::view::{
    art::hexes::{self, HexLook},
    board::{Colours, heights},
    ground,
    outlook::Outlook,
    prints::{Prints, as_tiles},
    to_image,
};
use bevy::prelude::*;
use bevy_ecs_tilemap::{FrustumCulling, prelude::*};

/// Part of the map, to be cleared with it.
#[derive(Component)]
pub struct Piece;

/// What a layer shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The ground itself.
    Ground,
    /// The holder.
    Holder,
    /// The marks.
    Mark,
}

/// A tile of a layer that changes.
#[derive(Component, Clone, Copy)]
pub struct Tile(Layer, Hex);

/// The ring around the hex under the pointer.
#[derive(Component)]
pub struct Ring;

/// The different looks in a map, in order: their indices are those of their tiles.
fn looks(map: &HexMap) -> Vec<HexLook> {
    let mut looks: Vec<HexLook> = map.tiles.iter().map(|tile| tile.look).collect();
    looks.sort_unstable();
    looks.dedup();
    looks
}

fn texture(images: &mut Assets<Image>, (layer, map): (Layer, &HexMap), colours: Colours, cell: u32) -> TilemapTexture {
    let pixels = match layer {
        Layer::Ground => hexes::grounds(&looks(map), cell),
        Layer::Holder => hexes::holders(colours.0, cell),
        Layer::Mark => hexes::marks(cell),
    };
    TilemapTexture::Single(images.add(as_tiles(&pixels)))
}

/// The position of a hex among the tiles: rows count from the south there.
fn place(map: &HexMap, hex: Hex) -> TilePos {
    TilePos { x: hex.column as u32, y: (map.size.1 - 1 - hex.row) as u32 }
}

/// The center of the tile at the lower left. Even columns are half a hex higher.
fn origin(map: &HexMap, cell: u32, height: f32) -> Vec3 {
    middle(Hex::new(0, map.size.1 - 1), cell).extend(height)
}

fn sizes(cell: u32) -> (TilemapGridSize, TilemapTileSize) {
    let (wide, tall) = hexes::size(cell);
    (TilemapGridSize { x: wide as f32, y: cell as f32 * 3.5 }, TilemapTileSize { x: wide as f32, y: tall as f32 })
}

/// Draws the map whenever it changes, and removes it when it is gone.
pub fn lay(
    mut commands: Commands,
    map: Option<Res<HexMap>>,
    (outlook, colours): (Res<Outlook>, Res<Colours>),
    pieces: Query<Entity, With<Piece>>,
    mut images: ResMut<Assets<Image>>,
    mut prints: ResMut<Prints>,
) {
    if map.as_ref().is_none_or(|map| map.is_changed()) {
        pieces.iter().for_each(|piece| commands.entity(piece).try_despawn());
    }
    let Some(map) = map.filter(|map| map.is_changed()) else { return };
    let cell = outlook.cell_px();
    let looks = looks(&map);
    for (layer, height) in [(Layer::Ground, 0.0), (Layer::Holder, 2.0), (Layer::Mark, 4.0)] {
        let entity = commands.spawn((Piece, layer)).id();
        let size = TilemapSize { x: map.size.0 as u32, y: map.size.1 as u32 };
        let mut storage = TileStorage::empty(size);
        for tile in &map.tiles {
            let position = place(&map, tile.hex);
            let index = if layer == Layer::Ground { looks.binary_search(&tile.look).unwrap_or_default() } else { 0 };
            let bundle = TileBundle {
                position,
                tilemap_id: TilemapId(entity),
                texture_index: TileTextureIndex(index as u32),
                ..TileBundle::default()
            };
            storage.set(&position, commands.spawn((bundle, Tile(layer, tile.hex), ChildOf(entity))).id());
        }
        let (grid_size, tile_size) = sizes(cell);
        commands.entity(entity).insert(TilemapBundle {
            grid_size,
            tile_size,
            size,
            storage,
            map_type: TilemapType::Hexagon(HexCoordSystem::ColumnEven),
            texture: texture(&mut images, (layer, &map), *colours, cell),
            transform: Transform::from_translation(origin(&map, cell, heights::GROUND + height)),
            render_settings: TilemapRenderSettings {
                render_chunk_size: UVec2::new(size.x.max(1), size.y.max(1)),
                y_sort: false,
            },
            frustum_culling: FrustumCulling(false),
            ..TilemapBundle::default()
        });
    }
    commands.spawn((Piece, ground::table(&mut prints, &mut images, 0.0, 0.0)));
}

/// Gives all layers the tiles for the zoom step and the colors in use.
pub fn fit(
    map: Option<Res<HexMap>>,
    (outlook, colours): (Res<Outlook>, Res<Colours>),
    mut fitted: Local<(u32, Colours)>,
    mut images: ResMut<Assets<Image>>,
    mut layers: Query<(&Layer, &mut TilemapTexture, &mut TilemapGridSize, &mut TilemapTileSize, &mut Transform)>,
) {
    let Some(map) = map else { return };
    let now = (outlook.cell_px(), *colours);
    if *fitted == now || layers.is_empty() {
        return;
    }
    *fitted = now;
    for (layer, mut shown, mut grid, mut size, mut transform) in &mut layers {
        *shown = texture(&mut images, (*layer, &map), *colours, now.0);
        (*grid, *size) = sizes(now.0);
        transform.translation = origin(&map, now.0, transform.translation.z);
    }
}

/// Updates the tiles of holders and marks.
pub fn mark(
    map: Option<Res<HexMap>>,
    marks: Res<HexMarks>,
    mut tiles: Query<(&Tile, &mut TileTextureIndex), Without<Layer>>,
    fresh: Query<(), Added<Tile>>,
) {
    if map.is_none() || !marks.is_changed() && fresh.is_empty() {
        return;
    }
    for (Tile(layer, hex), mut index) in &mut tiles {
        let wanted = match layer {
            Layer::Ground => continue,
            Layer::Holder => marks.holders.get(hex).map_or(0, |tribe| u32::from(*tribe) + 1),
            Layer::Mark => marks.marks.get(hex).map_or(0, |mark| *mark as u32),
        };
        if index.0 != wanted {
            index.0 = wanted;
        }
    }
}

/// Draws the ring around the hex under the pointer.
pub fn point(
    mut commands: Commands,
    map: Option<Res<HexMap>>,
    (outlook, marks): (Res<Outlook>, Res<HexMarks>),
    mut drawn: Local<(u32, Option<Hex>)>,
    rings: Query<Entity, With<Ring>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(map) = map else { return };
    let cell = outlook.cell_px();
    if *drawn == (cell, marks.cursor) && !map.is_changed() {
        return;
    }
    *drawn = (cell, marks.cursor);
    rings.iter().for_each(|ring| commands.entity(ring).try_despawn());
    if let Some(hex) = marks.cursor {
        let image = images.add(to_image(&hexes::cursor(cell)));
        let at = middle(hex, cell).extend(heights::RINGS);
        commands.spawn((Piece, Ring, Sprite::from_image(image), Transform::from_translation(at)));
    }
}
