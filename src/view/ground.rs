//! The ground: one tile layer for each layer of the print, the board's edge, and the table around it.

use super::ViewSystems;
use super::art::{frame, layer::Layer, layout, layout::Laid, tiles};
use super::board::{Board, heights};
use super::outlook::Outlook;
use super::prints::{self, Prints, TileSet, WOOD_PX};
use super::tile_layer::{TileLayer, fit_layers};
use crate::board::{Cell, Edge};
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_ecs_tilemap::prelude::*;

/// Lays the ground whenever the board changes, and fits it to the zoom.
pub fn plugin(app: &mut App) {
    app.add_plugins(TilemapPlugin)
        .init_resource::<Prints>()
        .init_resource::<Sheets>()
        .add_systems(Update, (clear_ground, lay_ground, fit_layers, lay_margin).chain().in_set(ViewSystems::Lay));
}

/// Part of the ground, to be cleared with it.
#[derive(Component)]
struct Piece;

/// The current layers: a stroke of a brush changes a few of their tiles, not all of them.
#[derive(Resource, Default)]
struct Sheets(Vec<Sheet>);

/// One current layer.
struct Sheet {
    map: Entity,
    layer: TileLayer,
    storage: TileStorage,
    laid: Laid,
}

/// The strip along an edge, or the table itself.
#[derive(Component)]
struct Margin;

/// Whether the current layers are those of a board of this size.
fn fits(sheets: &Sheets, size: (i16, i16)) -> bool {
    let paper = sheets.0.first().map(|sheet| &sheet.laid.tiles);
    paper.is_some_and(|tiles| (tiles.width(), tiles.height()) == size)
}

fn clear_ground(
    mut commands: Commands,
    board: Option<Res<Board>>,
    mut sheets: ResMut<Sheets>,
    pieces: Query<Entity, With<Piece>>,
) {
    if board.is_none_or(|board| board.is_changed() && (board.0.is_hexes() || !fits(&sheets, board.size()))) {
        pieces.iter().for_each(|piece| commands.entity(piece).despawn());
        sheets.0.clear();
    }
}

fn lay_ground(
    mut commands: Commands,
    board: Option<Res<Board>>,
    outlook: Res<Outlook>,
    mut sheets: ResMut<Sheets>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut tiles: Query<&mut TileTextureIndex>,
) {
    let Some(board) = board.filter(|board| board.is_changed() && !board.0.is_hexes()) else {
        return;
    };
    let cell = outlook.cell_px();
    let layers = layout::lay(&board.0);
    let kinds: Vec<Layer> = layers.iter().map(|laid| laid.layer).collect();
    tiles::prepare(&kinds, cell);
    let mut before = std::mem::take(&mut sheets.0);
    for laid in layers {
        let known = before.iter().position(|sheet| sheet.laid.layer == laid.layer);
        let sheet = match known.map(|place| before.swap_remove(place)) {
            Some(sheet) => sheet.turn(&mut commands, &mut tiles, laid),
            None => {
                let texture = prints.tiles(&mut images, TileSet::Ground(laid.layer), cell);
                Sheet::lay(&mut commands, laid, texture, cell)
            }
        };
        sheets.0.push(sheet);
    }
    // The remaining ones are empty now.
    before.into_iter().for_each(|sheet| commands.entity(sheet.map).despawn());
}

impl Sheet {
    /// A whole new layer.
    fn lay(commands: &mut Commands, laid: Laid, texture: Handle<Image>, cell: u32) -> Self {
        let (columns, rows) = (laid.tiles.width(), laid.tiles.height());
        let height = heights::GROUND + heights::LAYER * f32::from(laid.layer.height());
        let layer = TileLayer { set: TileSet::Ground(laid.layer), seat: laid.layer.seat(), rows, height };
        let map = commands.spawn(Piece).id();
        let storage = TileStorage::empty(TilemapSize { x: columns as u32, y: rows as u32 });
        let mut sheet = Self { map, layer, storage, laid };
        for place in sheet.laid.tiles.cells() {
            if let Some(tile) = sheet.laid.tiles[place] {
                sheet.put(commands, place, tile);
            }
        }
        let bundle = sheet.layer.bundle(columns, sheet.storage.clone(), texture, cell);
        commands.entity(map).insert(bundle);
        sheet
    }

    /// The same layer with new tiles: only those that differ are touched.
    fn turn(mut self, commands: &mut Commands, tiles: &mut Query<&mut TileTextureIndex>, laid: Laid) -> Self {
        let before = std::mem::replace(&mut self.laid, laid);
        let mut changed = false;
        for place in before.tiles.cells() {
            let (was, is) = (before.tiles[place], self.laid.tiles[place]);
            let position = self.layer.place(place);
            match (was, is, self.storage.get(&position)) {
                _ if was == is => {}
                (Some(_), Some(tile), Some(entity)) => {
                    if let Ok(mut index) = tiles.get_mut(entity) {
                        index.0 = tile.into();
                    }
                }
                (_, Some(tile), _) => {
                    self.put(commands, place, tile);
                    changed = true;
                }
                (_, None, Some(entity)) => {
                    commands.entity(entity).despawn();
                    self.storage.remove(&position);
                    changed = true;
                }
                (_, None, None) => {}
            }
        }
        if changed {
            commands.entity(self.map).insert(self.storage.clone());
        }
        self
    }

    fn put(&mut self, commands: &mut Commands, place: Cell, tile: u16) {
        let position = self.layer.place(place);
        let texture_index = TileTextureIndex(tile.into());
        let bundle = TileBundle { position, tilemap_id: TilemapId(self.map), texture_index, ..TileBundle::default() };
        let entity = commands.spawn((bundle, ChildOf(self.map))).id();
        self.storage.set(&position, entity);
    }
}

/// Redraws the board's edge when board or zoom has changed.
fn lay_margin(
    mut commands: Commands,
    board: Option<Res<Board>>,
    outlook: Res<Outlook>,
    mut drawn: Local<(u32, (i16, i16))>,
    old: Query<Entity, With<Margin>>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(board) = board.filter(|board| !board.0.is_hexes()) else { return };
    let cell = outlook.cell_px();
    if drawn.0 == cell && (!board.is_changed() || drawn.1 == board.size() && !old.is_empty()) {
        return;
    }
    *drawn = (cell, board.size());
    old.iter().for_each(|strip| commands.entity(strip).try_despawn());
    let (columns, rows) = board.size();
    let depth = frame::depth(cell);
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
pub(super) fn table(prints: &mut Prints, images: &mut Assets<Image>, wide: f32, tall: f32) -> impl Bundle {
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
