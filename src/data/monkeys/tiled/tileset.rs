//! The tiles used to draw a map: one for each kind of ground and top, and one for each height of the soil.

use crate::board::terrain::Kind;

/// The file with the tiles' picture, next to the map.
pub const IMAGE: &str = "monkeys-ground.png";

/// Heights of soil that have a tile: 1 to 9.
pub(super) const SOILS: u8 = 9;

/// The picture of the tiles: PNG, one row. It is painted with the game's own art (`examples/tiles.rs`) for the kinds of
/// Monkeys With Guns.
pub const fn image() -> &'static [u8] {
    include_bytes!("../../../../assets/art/tiled/monkeys-ground.png")
}

/// One tile of the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Index of its kind in the book.
    pub kind: u8,
    /// Its top.
    pub top: u8,
}

/// The tiles of the ground in order: each kind, repeated for each top if it may have several.
pub fn tiles(kinds: &[Kind]) -> Vec<Tile> {
    let each = kinds.iter().enumerate().flat_map(|(place, kind)| {
        crate::data::monkeys::level::tops(kind).map(move |top| Tile { kind: place as u8, top: top as u8 })
    });
    each.collect()
}
