//! A board as one picture, without a window: thumbnails, the minimap, exported pictures.

use super::layer::Layer;
use super::layout::{Laid, lay};
use super::raster::{Pixmap, draw};
use super::tiles::{Atlas, atlas};
use crate::board::terrain::Ground;

/// The ground at `cell` pixels a cell, all layers on one another.
pub fn paint_board(ground: &Ground, cell: u32) -> Pixmap {
    let (wide, tall) = (ground.spots().width().max(1) as u32, ground.spots().height().max(1) as u32);
    let mut picture = draw("", wide * cell, tall * cell);
    for laid in lay(ground) {
        lay_over(&mut picture, &laid, &atlas(laid.layer, cell), cell);
    }
    picture
}

/// The colour of one cell in a picture too small for tiles: a minimap of few pixels a cell.
pub fn paint_layers(picture: &mut Pixmap, layers: &[Laid], cell: u32) {
    for laid in layers {
        lay_over(picture, laid, &atlas(laid.layer, cell), cell);
    }
}

fn lay_over(picture: &mut Pixmap, laid: &Laid, atlas: &Atlas, cell: u32) {
    let origin = laid.layer.seat().origin(cell);
    for place in laid.tiles.cells() {
        if let Some(tile) = laid.tiles[place] {
            let at = (
                origin + i32::from(place.x) * cell as i32,
                origin + i32::from(place.y) * cell as i32,
            );
            stamp(picture, atlas, tile, at);
        }
    }
}

/// Lays one tile over the picture; what lies off it is cut off.
pub fn stamp(picture: &mut Pixmap, atlas: &Atlas, tile: u16, (x, y): (i32, i32)) {
    over(picture, &atlas.pixels, atlas.at(tile), (atlas.tile_px, atlas.tile_px), (x, y));
}

/// Lays a part of one picture over another; all in premultiplied alpha.
pub fn over(onto: &mut Pixmap, from: &Pixmap, part: (u32, u32), size: (u32, u32), (x, y): (i32, i32)) {
    let (left, right) = (x.max(0), (x + size.0 as i32).min(onto.width() as i32));
    let (top, bottom) = (y.max(0), (y + size.1 as i32).min(onto.height() as i32));
    if left >= right {
        return;
    }
    let (from_row, onto_row) = (from.width() as usize * 4, onto.width() as usize * 4);
    for line in top..bottom {
        let start = (part.1 + (line - y) as u32) as usize * from_row + (part.0 + (left - x) as u32) as usize * 4;
        let goal = line as usize * onto_row + left as usize * 4;
        let length = (right - left) as usize * 4;
        let source = &from.data()[start..start + length];
        let target = &mut onto.data_mut()[goal..goal + length];
        blend(target, source);
    }
}

fn blend(target: &mut [u8], source: &[u8]) {
    for (below, above) in target.chunks_exact_mut(4).zip(source.chunks_exact(4)) {
        let rest = 255 - u32::from(above[3]);
        if rest == 255 {
            continue;
        }
        for (low, high) in below.iter_mut().zip(above) {
            *low = high.saturating_add(((u32::from(*low) * rest + 127) / 255) as u8);
        }
    }
}

/// Layers that a board without soil, and one with all kinds of ground, needs at start.
pub const COMMON: [Layer; 14] = [
    Layer::Paper,
    Layer::Walls,
    Layer::Crowns,
    Layer::Growth,
    Layer::Floors,
    Layer::Water,
    Layer::Rough,
    Layer::Forest,
    Layer::Footings,
    Layer::LowWalls,
    Layer::CrownShadows,
    Layer::Figures,
    Layer::HardShadows,
    Layer::Grid,
];
