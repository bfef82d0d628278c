//! One tile layer of the table, and how it follows the zoom.

use super::art::layer::Seat;
use super::outlook::Outlook;
use super::prints::{Prints, TileSet};
use crate::board::Cell;
use bevy::prelude::*;
use bevy_ecs_tilemap::{FrustumCulling, prelude::*};

/// A tile layer: its tiles, where they sit, its height.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct TileLayer {
    /// The set of tiles.
    pub set: TileSet,
    /// Where they sit.
    pub seat: Seat,
    /// Tiles in a column.
    pub rows: i16,
    /// Height on the table.
    pub height: f32,
}

impl TileLayer {
    /// The position of the tile for a cell, or for a cell's top left corner: rows count from the south there.
    pub(super) fn place(&self, cell: Cell) -> TilePos {
        TilePos { x: cell.x as u32, y: (self.rows - 1 - cell.y) as u32 }
    }

    /// The components of the layer at a zoom step, without its tiles.
    pub(super) fn bundle(self, columns: i16, storage: TileStorage, texture: Handle<Image>, cell: u32) -> impl Bundle {
        let tile = self.seat.tile_px(cell) as f32;
        let bundle = TilemapBundle {
            grid_size: TilemapGridSize { x: cell as f32, y: cell as f32 },
            tile_size: TilemapTileSize { x: tile, y: tile },
            size: TilemapSize { x: columns as u32, y: self.rows as u32 },
            storage,
            texture: TilemapTexture::Single(texture),
            transform: Transform::from_translation(self.origin(cell)),
            // One mesh per layer.
            render_settings: TilemapRenderSettings {
                render_chunk_size: UVec2::new(columns as u32, self.rows as u32),
                y_sort: false,
            },
            frustum_culling: FrustumCulling(false),
            ..TilemapBundle::default()
        };
        (self, bundle)
    }

    /// The center of the tile at the lower left.
    fn origin(&self, cell: u32) -> Vec3 {
        let half = self.seat.tile_px(cell) as f32 / 2.0;
        let start = self.seat.origin(cell) as f32;
        let down = start + f32::from(self.rows - 1) * cell as f32 + half;
        Vec3::new(start + half, -down, self.height)
    }
}

/// Gives all layers the tiles of the zoom step; they are placed only once.
pub(super) fn fit_layers(
    outlook: Res<Outlook>,
    mut fitted: Local<u32>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut layers: Query<(&TileLayer, &mut TilemapTexture, &mut TilemapGridSize, &mut TilemapTileSize, &mut Transform)>,
) {
    let cell = outlook.cell_px();
    if *fitted == cell {
        return;
    }
    *fitted = cell;
    for (layer, mut texture, mut grid, mut size, mut transform) in &mut layers {
        let tile = layer.seat.tile_px(cell) as f32;
        *texture = TilemapTexture::Single(prints.tiles(&mut images, layer.set, cell));
        *grid = TilemapGridSize { x: cell as f32, y: cell as f32 };
        *size = TilemapTileSize { x: tile, y: tile };
        transform.translation = layer.origin(cell);
    }
}
