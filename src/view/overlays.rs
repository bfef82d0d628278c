//! Regions and washes over the board: tile layers whose tiles change their index.

use super::ViewSystems;
use super::art::{
    layer::Seat,
    overlay::{Region, Wash, lay_region},
};
use super::board::{Board, heights};
use super::cast::Cast;
use super::outlook::Outlook;
use super::prints::{Prints, TileSet};
use super::tile_layer::TileLayer;
use crate::board::{Cell, Grid};
use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use std::collections::BTreeSet;

/// A set of cells.
pub type Cells = BTreeSet<Cell>;

/// The overlays of the board, set by screens. At most three kinds of region are drawn at once, and two washes on one
/// cell; regions of one kind are drawn as one.
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

/// The current state of one layer of overlay tiles.
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
    let Some(board) = board.filter(|board| !board.0.is_hexes()) else { return };
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

#[expect(clippy::too_many_arguments, reason = "one system reads all that it draws")]
fn draw_overlays(
    mut commands: Commands,
    overlays: Res<Overlays>,
    cast: Option<Res<Cast>>,
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
    let Some(size) = sheets.0.first().map(|sheet| (sheet.tiles.width(), sheet.tiles.height())) else {
        return;
    };
    let mut areas = areas(&overlays, size);
    let counters = cast.iter().flat_map(|cast| cast.tokens.iter().filter_map(|token| token.cell)).collect();
    areas.iter_mut().filter(|(region, _)| *region == Region::Reach).for_each(|(_, area)| close(area, &counters));
    let (mut washes, mut regions) = (washes(&overlays, size).into_iter(), areas.into_iter());
    for (place, sheet) in sheets.0.iter_mut().enumerate() {
        let wanted = if place < WASHES {
            washes.next()
        } else {
            regions.next().map(|(kind, area)| {
                sheet.turn_to(kind, outlook.cell_px(), &mut prints, &mut images, &mut maps, &mut commands);
                lay_region(size.0, size.1, |cell| area.get(cell).is_some_and(|inside| *inside))
            })
        };
        let nothing = || Grid::new(sheet.tiles.width(), sheet.tiles.height(), None);
        let wanted = wanted.unwrap_or_else(nothing);
        sheet.show(wanted, &mut commands, &mut tiles);
    }
}

/// The washes of each layer: the first layer has each cell's lowest wash.
fn washes(overlays: &Overlays, (columns, rows): (i16, i16)) -> Vec<Grid<Option<u16>>> {
    let mut layers = vec![Grid::new(columns, rows, None); WASHES];
    for (wash, cells) in &overlays.washes {
        for cell in cells.iter().filter(|cell| layers[0].contains(**cell)).copied().collect::<Vec<_>>() {
            if let Some(layer) = layers.iter_mut().find(|layer| layer[cell].is_none()) {
                layer[cell] = Some(wash.tile());
            }
        }
    }
    layers
}

/// The cells of each kind of region, the lowest first.
fn areas(overlays: &Overlays, (columns, rows): (i16, i16)) -> Vec<(Region, Grid<bool>)> {
    let mut areas: Vec<(Region, Grid<bool>)> = Vec::new();
    for (region, cells) in &overlays.regions {
        let known = areas.iter().position(|(kind, _)| kind == region);
        let place = known.unwrap_or_else(|| {
            areas.push((*region, Grid::new(columns, rows, false)));
            areas.len() - 1
        });
        let area = &mut areas[place].1;
        for cell in cells {
            if area.contains(*cell) {
                area[*cell] = true;
            }
        }
    }
    areas.truncate(REGIONS);
    areas
}

/// Fills the cells of an area where counters stand, if it goes on around them: an edge around each of them would look as
/// if they were chosen.
fn close(area: &mut Grid<bool>, counters: &Cells) {
    loop {
        let inside = |cell: Cell| area.get(cell) == Some(&true);
        let open = |cell: Cell| area.get(cell) == Some(&false);
        let around = |cell: Cell| cell.neighbours().all(|beside| !open(beside) || counters.contains(&beside));
        let is_hole = |cell: &Cell| open(*cell) && cell.neighbours().any(inside) && around(*cell);
        let holes: Vec<Cell> = counters.iter().copied().filter(is_hole).collect();
        if holes.is_empty() {
            return;
        }
        holes.into_iter().for_each(|cell| area[cell] = true);
    }
}

impl Sheet {
    /// Switches to the tiles of another kind of region.
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

    /// Changes the tiles that differ; a tile is created when it is first shown.
    fn show(
        &mut self,
        wanted: Grid<Option<u16>>,
        commands: &mut Commands,
        tiles: &mut Query<(&mut TileTextureIndex, &mut TileVisible)>,
    ) {
        for cell in wanted.cells().filter(|cell| wanted[*cell] != self.tiles[*cell]) {
            let position = self.layer.place(cell);
            let there = self.storage.get(&position);
            let (index, shown) =
                (TileTextureIndex(wanted[cell].unwrap_or(0).into()), TileVisible(wanted[cell].is_some()));
            match there.map(|tile| (tile, tiles.get_mut(tile))) {
                Some((_, Ok((mut texture, mut visible)))) => {
                    texture.set_if_neq(index);
                    visible.set_if_neq(shown);
                }
                // Created in this frame, so queries can't find it yet.
                Some((tile, Err(_))) => {
                    commands.entity(tile).insert((index, shown));
                }
                None => {
                    let id = TilemapId(self.map);
                    let bundle =
                        TileBundle { position, tilemap_id: id, texture_index: index, visible: shown, ..default() };
                    let tile = commands.spawn((bundle, ChildOf(self.map))).id();
                    self.storage.set(&position, tile);
                }
            }
        }
        self.tiles = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_shows_two_washes_and_regions_of_a_kind_are_one() {
        let cell = Cell::new(1, 1);
        let mut overlays = Overlays::default().with_region(Region::Sphere, [cell]).with_region(Region::Reach, [cell]);
        overlays = overlays.with_region(Region::Sphere, [Cell::new(2, 1), Cell::new(90, 1)]);
        for wash in [Wash::Dim, Wash::Unseen, Wash::HalfSeen] {
            overlays = overlays.with_wash(wash, [cell]);
        }
        let layers = washes(&overlays, (4, 4));
        let shown: Vec<_> = layers.iter().map(|layer| layer[cell]).collect();
        assert_eq!(shown, [Some(Wash::Dim.tile()), Some(Wash::Unseen.tile())]);
        let areas = areas(&overlays, (4, 4));
        assert_eq!(areas.len(), 2);
        assert!(areas[0].1[cell] && areas[0].1[Cell::new(2, 1)] && !areas[0].1[Cell::new(3, 1)]);
    }
    #[test]
    fn counters_within_an_area_have_no_edge_of_their_own() {
        let (mut area, middle) = (Grid::new(9, 9, false), Cell::new(4, 4));
        let within = |cell: Cell| cell.x > 0 && cell.x < 8 && cell.y > 0;
        // A block of nine in the middle, one at the edge of the area, and one beyond it.
        let block = (3..=5).flat_map(|x| (3..=5).map(move |y| Cell::new(x, y)));
        let counters: Cells = block.chain([Cell::new(7, 4), Cell::new(8, 8), Cell::new(4, 0)]).collect();
        for cell in area.cells().collect::<Vec<_>>() {
            area[cell] = within(cell) && !counters.contains(&cell);
        }
        close(&mut area, &counters);
        assert!(area[middle] && area[Cell::new(3, 3)] && area[Cell::new(5, 4)]);
        assert!(!area[Cell::new(7, 4)] && !area[Cell::new(8, 8)] && !area[Cell::new(4, 0)]);
    }
}
