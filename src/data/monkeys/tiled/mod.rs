//! Maps of the Tiled editor: a level exported as a map comes back the same, and a map drawn in Tiled becomes a level.
//!
//! Reading uses the `tiled` crate, which supports everything that the editor may have written. It can't write, so
//! writing uses `quick-xml`. No file is parsed before `look` has checked it. [`LAYERS`] lists the layers.

mod attributes;
mod layer;
mod look;
mod read;
mod shelf;
mod tileset;
mod write;

pub use read::{load, load_with};
pub use tileset::{IMAGE, Tile, image, tiles};
pub use write::text;

use super::level::Level;
use crate::data::file;
use std::{io, path::Path};

/// The names of the layers of a map.
pub const LAYERS: Layers = Layers { ground: "ground", soil: "soil", zones: "zones" };

/// The layers of a map.
#[derive(Clone, Copy, Debug)]
pub struct Layers {
    /// Tiles: what is on each cell, by the tile's properties `kind` and `top`.
    pub ground: &'static str,
    /// Tiles: height of the soil, by the tile's property `soil`; 0 where there is no tile. The layer may be missing.
    pub soil: &'static str,
    /// Rectangles: the zones by name; rectangles with the same name form one zone.
    pub zones: &'static str,
}

/// The map's property with the level as text, except its ground and zones; a map without it gets two default sides.
const LEVEL: &str = "level";

/// Side of a tile in pixels.
pub const TILE: u32 = 32;

/// Writes a level as a map, and the picture of the tiles next to it if there is none yet.
///
/// # Errors
/// If the folder can't be written to.
pub fn write(level: &Level, path: &Path) -> io::Result<()> {
    let picture = path.with_file_name(IMAGE);
    if !picture.exists() {
        file::write_bytes(&picture, image())?;
    }
    file::write(path, &text(level))
}
