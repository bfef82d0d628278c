//! Maps of hexes: layers of hexagonal tiles. The map of a campaign has names and the counters of troops; a table has
//! areas, and signs for the units of its counters.
//!
//! Screens insert a [`HexMap`] when a campaign is put on the table and remove it when it leaves, and write [`HexMarks`]
//! whenever something on it changes.

mod areas;
mod labels;
mod layers;
pub(super) mod plates;
mod stacks;
pub mod table;

pub use labels::label_places;
pub use plates::{Plate, Strewn};
pub use stacks::Glides;

use super::ViewSystems;
use super::art::{
    hexes::{self, HexLook, HexMark},
    paint::over,
    raster::Pixmap,
    stacks::StackLook,
};
use crate::board::hex::{Hex, drawn};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Units of a drawn map per outlook cell.
const UNITS: i32 = drawn::WIDE / 4;

/// The map on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct HexMap {
    /// Columns and rows.
    pub size: (i16, i16),
    /// Its hexes.
    pub tiles: Vec<HexTile>,
    /// Whether it is the ground of a battle: cells are columns and half hexes from the top.
    pub table: bool,
}

/// A hex of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexTile {
    /// Its position.
    pub hex: Hex,
    /// Its look.
    pub look: HexLook,
    /// Its name, if it has one.
    pub name: String,
    /// Its code for players; empty on a table.
    pub code: String,
    /// Scrap and points that it brings.
    pub worth: (u32, u32),
}

impl HexMap {
    /// Its size in outlook cells.
    pub fn cells(&self) -> (i16, i16) {
        let (wide, tall) = Hex::extent(self.size.0, self.size.1);
        let cells = |units: i32| ((units + UNITS - 1) / UNITS) as i16;
        (cells(wide), cells(tall))
    }

    /// The area of a hex, in outlook cells from the upper left corner of the map.
    pub fn area_of(hex: Hex) -> Rect {
        let half = Vec2::new((drawn::WIDE / 2) as f32, (drawn::TALL / 2) as f32) / UNITS as f32;
        let at = middle(hex, 1);
        Rect::from_center_half_size(Vec2::new(at.x, -at.y), half)
    }

    /// The outlook cell at the center of a hex.
    pub fn cell_of(hex: Hex) -> crate::board::Cell {
        let (x, y) = hex.middle();
        crate::board::Cell::new((x / UNITS) as i16, (y / UNITS) as i16)
    }
}

/// A troop on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackToken {
    /// Its hex.
    pub hex: Hex,
    /// Its index among those in the hex, and their number.
    pub place: (u8, u8),
    /// Its look.
    pub look: StackLook,
}

/// What changes on the map.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct HexMarks {
    /// The holder of each hex, by the seat of the tribe.
    pub holders: BTreeMap<Hex, u8>,
    /// The mark on each hex.
    pub marks: BTreeMap<Hex, HexMark>,
    /// The hex under the pointer.
    pub cursor: Option<Hex>,
    /// Troops.
    pub stacks: Vec<StackToken>,
}

/// Lays and draws the map.
pub fn plugin(app: &mut App) {
    app.init_resource::<HexMarks>().init_resource::<Glides>().add_systems(
        Update,
        (
            (table::follow, layers::lay, layers::fit).chain().in_set(ViewSystems::Lay),
            (layers::mark, labels::draw, layers::point, stacks::draw, stacks::glide, areas::draw, plates::draw)
                .chain()
                .in_set(ViewSystems::Draw),
        ),
    );
}

/// The center of a hex in pixels, on the map.
fn middle(hex: Hex, cell: u32) -> Vec2 {
    let (x, y) = hex.middle();
    let unit = cell as f32 / UNITS as f32;
    Vec2::new(x as f32 * unit, -(y as f32 * unit))
}

/// The whole map as one picture, at this many pixels per cell.
pub fn picture(map: &HexMap, marks: &HexMarks, palette: super::art::palette::Palette, cell: u32) -> Pixmap {
    let (wide, tall) = Hex::extent(map.size.0, map.size.1);
    let pixels = |units: i32| (units * cell as i32 / UNITS) as u32;
    let mut whole = hexes::blank(pixels(wide) + 2, pixels(tall) + 2);
    let corner = |hex: Hex, (across, down): (u32, u32)| {
        let at = middle(hex, cell);
        ((at.x - across as f32 / 2.0) as i32, (-at.y - down as f32 / 2.0) as i32)
    };
    let size = hexes::size(cell);
    for tile in &map.tiles {
        let at = corner(tile.hex, size);
        over(&mut whole, &hexes::grounds(&[tile.look], cell), (0, 0), size, at);
        if let Some(tribe) = marks.holders.get(&tile.hex) {
            over(&mut whole, &hexes::held(palette, *tribe, cell), (0, 0), size, at);
        }
    }
    for token in &marks.stacks {
        let counter = token.print(cell);
        let (side, off) = (counter.width(), token.spot().0 * cell as f32);
        let (x, y) = corner(token.hex, (side, side));
        over(&mut whole, &counter, (0, 0), (side, side), (x + off.x as i32, y - off.y as i32));
    }
    whole
}
