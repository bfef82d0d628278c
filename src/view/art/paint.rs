//! A board as one picture, without a window: thumbnails, the minimap, exported pictures. The work per pixel uses plain
//! index loops: a barely optimized build would call every step of an iterator, millions of times.

use super::layout::{Laid, lay};
use super::raster::{Pixmap, draw};
use super::tiles::{Atlas, atlas};
use crate::board::terrain::Ground;

/// The ground at `cell` pixels per cell, with all layers stacked.
pub fn paint_board(ground: &Ground, cell: u32) -> Pixmap {
    let (wide, tall) = (ground.spots().width().max(1) as u32, ground.spots().height().max(1) as u32);
    let mut picture = draw("", wide * cell, tall * cell);
    paint_layers(&mut picture, &lay(ground), cell);
    picture
}

/// The ground scaled down to fit into a box of pixels: thumbnails and the minimap.
pub fn thumbnail(ground: &Ground, (wide, tall): (u32, u32)) -> Pixmap {
    let hexes = || crate::view::hexes::table::picture(ground, MODEL);
    let large = if ground.is_hexes() { hexes() } else { paint_board(ground, MODEL) };
    let scale = (wide as f32 / large.width() as f32).min(tall as f32 / large.height() as f32).min(1.0);
    let fit = |pixels: u32| ((pixels as f32 * scale) as u32).max(1);
    shrink(&large, fit(large.width()), fit(large.height()))
}

/// Pixels per cell of the board that thumbnails are made from.
const MODEL: u32 = 16;

/// A smaller copy: each pixel is the average of those it covers.
fn shrink(large: &Pixmap, wide: u32, tall: u32) -> Pixmap {
    let mut small = draw("", wide, tall);
    let part = |at: u32, of: u32, length: u32| (at * length / of, ((at + 1) * length / of).max(at * length / of + 1));
    let (pixels, across) = (large.data(), large.width());
    for (place, pixel) in small.data_mut().chunks_exact_mut(4).enumerate() {
        let (x, y) = (place as u32 % wide, place as u32 / wide);
        let (columns, rows) = (part(x, wide, across), part(y, tall, large.height()));
        let (mut sums, mut row) = ([0_u32; 4], rows.0);
        while row < rows.1 {
            let mut start = (row * across + columns.0) as usize * 4;
            let end = (row * across + columns.1) as usize * 4;
            while start < end {
                sums[0] += pixels[start] as u32;
                sums[1] += pixels[start + 1] as u32;
                sums[2] += pixels[start + 2] as u32;
                sums[3] += pixels[start + 3] as u32;
                start += 4;
            }
            row += 1;
        }
        let count = (columns.1 - columns.0) * (rows.1 - rows.0);
        for (value, sum) in pixel.iter_mut().zip(sums) {
            *value = (sum / count) as u8;
        }
    }
    small
}

/// Draws layers over a picture whose top left corner is the board's, at `cell` pixels per cell.
pub fn paint_layers(picture: &mut Pixmap, layers: &[Laid], cell: u32) {
    for laid in layers {
        lay_over(picture, laid, &atlas(laid.layer, cell), cell);
    }
}

fn lay_over(picture: &mut Pixmap, laid: &Laid, atlas: &Atlas, cell: u32) {
    let origin = laid.layer.seat().origin(cell);
    for place in laid.tiles.cells() {
        if let Some(tile) = laid.tiles[place] {
            let at = (origin + i32::from(place.x) * cell as i32, origin + i32::from(place.y) * cell as i32);
            stamp(picture, atlas, tile, at);
        }
    }
}

/// Draws one tile on the picture; anything outside is cut off.
pub fn stamp(picture: &mut Pixmap, atlas: &Atlas, tile: u16, (x, y): (i32, i32)) {
    over(picture, &atlas.pixels, atlas.at(tile), (atlas.tile_px, atlas.tile_px), (x, y));
}

/// Draws a part of one picture over another; all in premultiplied alpha.
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
    let (mut at, end) = (0, target.len().min(source.len()));
    while at + 4 <= end {
        let rest = 255 - source[at + 3] as u32;
        if rest == 0 {
            target[at..at + 4].copy_from_slice(&source[at..at + 4]);
        } else if rest < 255 {
            let part = &mut target[at..at + 4];
            part[0] = mixed(part[0], source[at], rest);
            part[1] = mixed(part[1], source[at + 1], rest);
            part[2] = mixed(part[2], source[at + 2], rest);
            part[3] = mixed(part[3], source[at + 3], rest);
        }
        at += 4;
    }
}

/// The visible value of a pixel below one that leaves this rest of 255.
#[inline(always)]
const fn mixed(below: u8, above: u8, rest: u32) -> u8 {
    above.saturating_add(((below as u32 * rest + 127) / 255) as u8)
}
