//! Sets of tiles: one picture per layer and zoom step, printed when it is first shown.

use super::layer::{Layer, PAPER_PERIOD};
use super::raster::{Pixmap, draw};
use super::{growth, sheet, soft, stone};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Tiles per row of an atlas.
const COLUMNS: u32 = 16;

/// All tiles of one set in one picture, row by row without gaps.
pub struct Atlas {
    /// Side of a tile in pixels.
    pub tile_px: u32,
    /// Tiles per row.
    pub columns: u32,
    /// How many tiles there are.
    pub tiles: u16,
    /// The picture, premultiplied alpha.
    pub pixels: Pixmap,
}

impl Atlas {
    /// Prints `tiles` square tiles from the shapes of each.
    pub(super) fn print(tile_px: u32, tiles: u16, shapes: impl Fn(u16) -> String) -> Self {
        let columns = COLUMNS.min(u32::from(tiles)).max(1);
        let rows = u32::from(tiles).div_ceil(columns).max(1);
        let mut pixels = draw("", tile_px * columns, tile_px * rows);
        for tile in 0..tiles {
            let shapes = shapes(tile);
            if shapes.is_empty() {
                continue;
            }
            let at = (u32::from(tile) % columns * tile_px, u32::from(tile) / columns * tile_px);
            paste(&mut pixels, &draw(&shapes, tile_px, tile_px), at);
        }
        Self { tile_px, columns, tiles, pixels }
    }

    /// Where a tile begins in the picture, in pixels.
    pub fn at(&self, tile: u16) -> (u32, u32) {
        let tile = u32::from(tile);
        (tile % self.columns * self.tile_px, tile / self.columns * self.tile_px)
    }
}

/// Copies a picture into a larger one, as it is.
fn paste(onto: &mut Pixmap, from: &Pixmap, (x, y): (u32, u32)) {
    let (wide, row) = (onto.width() as usize * 4, from.width() as usize * 4);
    for (line, source) in from.data().chunks_exact(row).enumerate() {
        let start = (y as usize + line) * wide + x as usize * 4;
        onto.data_mut()[start..start + row].copy_from_slice(source);
    }
}

/// The atlases printed so far. Printing one again gives the same picture, so sharing them changes nothing.
static PRINTED: Mutex<BTreeMap<(Layer, u32), Arc<Atlas>>> = Mutex::new(BTreeMap::new());

/// The tiles of a layer at `cell` pixels per cell; printed once, then cached.
pub fn atlas(layer: Layer, cell: u32) -> Arc<Atlas> {
    let known = |key| PRINTED.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned();
    if let Some(atlas) = known(&(layer, cell)) {
        return atlas;
    }
    let atlas = Arc::new(print(layer, cell));
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    printed.entry((layer, cell)).or_insert(atlas).clone()
}

/// Prints the atlases of several layers at once, on all cores.
pub fn prepare(layers: &[Layer], cell: u32) {
    std::thread::scope(|scope| {
        let workers = std::thread::available_parallelism().map_or(1, usize::from).min(4);
        for first in 0..workers {
            let mine = layers.iter().skip(first).step_by(workers);
            scope.spawn(move || mine.for_each(|layer| drop(atlas(*layer, cell))));
        }
    });
}

fn print(layer: Layer, cell: u32) -> Atlas {
    if layer == Layer::Paper {
        let columns = u32::from(PAPER_PERIOD);
        let pixels = sheet::paper(cell);
        return Atlas { tile_px: cell, columns, tiles: layer.tiles(), pixels };
    }
    Atlas::print(layer.seat().tile_px(cell), layer.tiles(), |tile| shapes(layer, tile, cell))
}

fn shapes(layer: Layer, tile: u16, cell: u32) -> String {
    match layer {
        Layer::Paper => String::new(),
        Layer::Soil(_) | Layer::Brow(_) | Layer::Road | Layer::Water | Layer::Rough | Layer::Forest | Layer::Cliff => {
            soft::tile(layer, tile, cell)
        }
        Layer::Growth => growth::tile(tile, cell),
        Layer::CrownShadows => growth::crowns(tile, cell, true),
        Layer::Crowns => growth::crowns(tile, cell, false),
        Layer::HardShadows => stone::shadow(tile, cell),
        Layer::Floors => stone::floor(tile, cell),
        Layer::Footings => stone::footing(tile, cell),
        Layer::LowWalls => stone::low_wall(tile, cell),
        Layer::Walls => stone::wall(tile, cell),
        Layer::Figures => sheet::figure(tile, cell),
        Layer::Grid => sheet::grid(tile, cell),
    }
}
