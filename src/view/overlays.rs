//! Regions and washes over the board: tile layers whose tiles change their index.

use super::art::{
    layer::Seat,
    overlay::{Region, Wash, lay_region},
};
use super::board::{Board, heights};
use super::outlook::Outlook;
use super::prints::{Prints, TileSet};
use super::tile_layer::TileLayer;
use super::ViewSystems;
use crate::board::{Cell, Grid};
use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use std::collections::BTreeSet;

/// A set of cells.
pub type Cells = BTreeSet<Cell>;

/// What lies over the board, told by screens. At most three regions are drawn at once, and two washes on one cell.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Overlays {
    /// Areas with an edge, the lowest first.
    pub regions: Vec<(Region, Cells)>,
    /// Washes of single cells, the lowest first.
    pub washes: Vec<(Wash, Cells)>,
}

impl Overlays {
    /// With one more region.
    #[must_use]
    pub fn with_region(mut self, region: Region, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.regions.push((region, cells.into_iter().collect()));
        self
    }

    /// With one more wash.
    #[must_use]
    pub fn with_wash(mut self, wash: Wash, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.washes.push((wash, cells.into_iter().collect()));
        self
    }
}

const REGIONS: usize = 3;
const WASHES: usize = 2;

/// Draws the [`Overlays`] when they change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .init_resource::<Sheets>()
        .add_systems(Update, (lay_sheets, draw_overlays).chain().in_set(ViewSystems::Draw));
}

/// One layer of overlay tiles, as it is now.
struct Sheet {
    map: Entity,
    layer: TileLayer,
    storage: TileStorage,
    tiles: Grid<Option<u16>>,
}

/// The layers of overlay tiles: those of washes, then those of regions.
#[derive(Resource, Default)]
struct Sheets(Vec<Sheet>);

/// Lays empty layers over a new board.
fn lay_sheets(
    mut commands: Commands,
    board: Option<Res<Board>>,
    outlook: Res<Outlook>,
    mut sheets: ResMut<Sheets>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
) {
    let same = board.as_ref().is_some_and(|board| !board.is_changed());
    if same || (board.is_none() && sheets.0.is_empty()) {
        return;
    }
    sheets.0.drain(..).for_each(|sheet| commands.entity(sheet.map).despawn());
    let Some(board) = board else { return };
    let cell = outlook.cell_px();
    for place in 0..WASHES + REGIONS {
        let (set, seat, height) = if place < WASHES {
            (TileSet::Washes, Seat::Cell, heights::WASHES + place as f32)
        } else {
            (TileSet::Region(Region::Reach), Seat::Corner, heights::REGIONS + (place - WASHES) as f32)
        };
        let (columns, rows) = (seat.count(board.size().0), seat.count(board.size().1));
        let layer = TileLayer { set, seat, rows, height };
        let storage = TileStorage::empty(TilemapSize { x: columns as u32, y: rows as u32 });
        let texture = prints.tiles(&mut images, set, cell);
        let map = commands.spawn(layer.bundle(columns, storage.clone(), texture, cell)).id();
        sheets.0.push(Sheet { map, layer, storage, tiles: Grid::new(columns, rows, None) });
    }
}

fn draw_overlays(
    mut commands: Commands,
    overlays: Res<Overlays>,
    outlook: Res<Outlook>,
    mut sheets: ResMut<Sheets>,
    mut prints: ResMut<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut tiles: Query<(&mut TileTextureIndex, &mut TileVisible)>,
    mut maps: Query<(&mut TileLayer, &mut TilemapTexture)>,
) {
    if !overlays.is_changed() && !sheets.is_changed() {
        return;
    }
    let sheets = sheets.bypass_change_detection();
    for (place, sheet) in sheets.0.iter_mut().enumerate() {
        let wanted = if place < WASHES {
            washes(&overlays, place, &sheet.tiles)
        } else {
            let region = overlays.regions.get(place - WASHES);
            if let Some((kind, _)) = region {
                sheet.turn_to(*kind, outlook.cell_px(), &mut prints, &mut images, &mut maps, &mut commands);
            }
            region_tiles(region, &sheet.tiles)
        };
        sheet.show(wanted, &mut commands, &mut tiles);
    }
}

/// The wash of each cell in one of the layers: the first layer has each cell's lowest wash.
fn washes(overlays: &Overlays, layer: usize, like: &Grid<Option<u16>>) -> Grid<Option<u16>> {
    let mut tiles = Grid::new(like.width(), like.height(), None);
    for cell in tiles.cells() {
        let mut here = overlays.washes.iter().filter(|(_, cells)| cells.contains(&cell));
        tiles[cell] = here.nth(layer).map(|(wash, _)| wash.tile());
    }
    tiles
}

fn region_tiles(region: Option<&(Region, Cells)>, like: &Grid<Option<u16>>) -> Grid<Option<u16>> {
    match region {
        Some((_, cells)) => lay_region(like.width() - 1, like.height() - 1, |cell| cells.contains(&cell)),
        None => Grid::new(like.width(), like.height(), None),
    }
}

impl Sheet {
    /// Takes the tiles of another kind of region.
    fn turn_to(
        &mut self,
        region: Region,
        cell: u32,
        prints: &mut Prints,
        images: &mut Assets<Image>,
        maps: &mut Query<(&mut TileLayer, &mut TilemapTexture)>,
        commands: &mut Commands,
    ) {
        let set = TileSet::Region(region);
        if self.layer.set == set {
            return;
        }
        self.layer.set = set;
        let image = TilemapTexture::Single(prints.tiles(images, set, cell));
        if let Ok((mut layer, mut texture)) = maps.get_mut(self.map) {
            (*layer, *texture) = (self.layer, image);
        } else {
            commands.entity(self.map).insert((self.layer, image));
        }
    }

    /// Changes the tiles that differ; a tile is made where one is shown for the first time.
    fn show(
        &mut self,
        wanted: Grid<Option<u16>>,
        commands: &mut Commands,
        tiles: &mut Query<(&mut TileTextureIndex, &mut TileVisible)>,
    ) {
        for cell in wanted.cells().filter(|cell| wanted[*cell] != self.tiles[*cell]) {
            let position = self.layer.place(cell);
            let there = self.storage.get(&position);
            let (index, shown) = (TileTextureIndex(wanted[cell].unwrap_or(0).into()), TileVisible(wanted[cell].is_some()));
            match there.map(|tile| (tile, tiles.get_mut(tile))) {
                Some((_, Ok((mut texture, mut visible)))) => {
                    texture.set_if_neq(index);
                    visible.set_if_neq(shown);
                }
                // Made in this very frame, so that queries don't know it yet.
                Some((tile, Err(_))) => {
                    commands.entity(tile).insert((index, shown));
                }
                None => {
                    let id = TilemapId(self.map);
                    let bundle = TileBundle { position, tilemap_id: id, texture_index: index, visible: shown, ..default() };
                    let tile = commands.spawn((bundle, ChildOf(self.map))).id();
                    self.storage.set(&position, tile);
                }
            }
        }
        self.tiles = wanted;
    }
}
