//! The ground of a battle on hexes, as a map.

use super::{HexMap, HexMarks, HexTile};
use crate::board::{Cell, hex::Hex, terrain::Ground};
use crate::view::{
    art::{
        fields::{FieldLook, SIDES},
        hexes::HexLook,
        palette::Palette,
        raster::Pixmap,
    },
    board::Board,
};
use bevy::prelude::*;

/// The hexes of a ground.
pub fn map(ground: &Ground) -> HexMap {
    let table = ground.table();
    let name = |hex: Hex| table.contains(hex).then(|| ground.kind(Cell::from(hex)).name.as_str());
    let tile = |hex: Hex| {
        let cell = Cell::from(hex);
        let beyond = SIDES.map(|side| name(hex.next(side)));
        let look = FieldLook::of(name(hex).unwrap_or_default(), (cell.x, cell.y), beyond);
        HexTile { hex, look: HexLook::of_field(look), name: String::new(), code: String::new(), worth: (0, 0) }
    };
    HexMap { size: (table.columns(), table.rows()), tiles: table.hexes().map(tile).collect(), table: true }
}

/// The ground as one picture, at this many pixels per cell.
pub fn picture(ground: &Ground, cell: u32) -> Pixmap {
    super::picture(&map(ground), &HexMarks::default(), Palette::Print, cell)
}

/// Draws the map of the board, and removes it along with the board.
pub(super) fn follow(mut commands: Commands, board: Option<Res<Board>>, map: Option<Res<HexMap>>) {
    let hexes = board.as_ref().filter(|board| board.0.is_hexes());
    let lies = map.as_ref().is_some_and(|map| map.table);
    match hexes {
        Some(board) if board.is_changed() || !lies => commands.insert_resource(self::map(&board.0)),
        None if lies => commands.remove_resource::<HexMap>(),
        _ => {}
    }
}
