//! The ground of a level, drawn in the book's letters (G11, G22).

use super::raw;
use crate::board::{
    Cell, Grid,
    hex::{Hex, HexMap, Table},
    terrain::{Ground, Kind, Spot},
};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::listed,
    number::within,
};
use crate::rules::hexes::profiles::{Entry, Profiles, Terrain};
use crate::words::Message;
use std::sync::Arc;

/// Columns of the smallest and the largest board: an odd number, so that half a turn maps it onto itself.
const COLUMNS: (i64, i64) = (5, 31);

/// Hexes in an even column of the smallest and the largest board.
const ROWS: (i64, i64) = (5, 31);

/// The fewest hexes in an even column of a board to be generated: three rows for the set-up of each side (G23).
const FEWEST: i64 = 6;

/// Checks the size of a board to be generated: its columns, and hexes of an even one.
pub fn check_size(findings: &mut Findings, path: &Path, size: (i16, i16)) {
    within(findings, path, size.0.into(), COLUMNS.0, COLUMNS.1);
    within(findings, &path.field("rows"), size.1.into(), FEWEST, ROWS.1);
    if size.0 % 2 == 0 {
        findings.fault(path, Message::new("hexes-file-odd"));
    }
}

/// The terrain of each hex, as an index in the profile. With errors there is a board nonetheless, for the rest of the
/// file to be checked on: of the largest size if its own is wrong, and clear where a letter is.
pub fn check(findings: &mut Findings, path: &Path, rows: &[String], profiles: &Profiles) -> HexMap<u8> {
    let Some(table) = table(findings, path, rows) else {
        return HexMap::new(Table::new(COLUMNS.1 as i16, ROWS.1 as i16), 0);
    };
    let mut terrain = HexMap::new(table, 0);
    let letters: Vec<String> = profiles.terrain.iter().map(|ground| format!("`{}`", ground.letter)).collect();
    for (y, row) in rows.iter().enumerate() {
        let mut row = row.chars();
        for x in 0..usize::from(table.columns().unsigned_abs()) {
            let letter = row.next().unwrap_or(' ');
            let hex = Hex::halved(x as i16, y as i16);
            match (hex, profiles.terrain.iter().position(|ground| ground.letter == letter)) {
                (Some(hex), Some(kind)) => terrain[hex] = kind as u8,
                (None, None) if letter == ' ' => {}
                (None, _) => {
                    findings.fault(&path.at(y), Message::new("hexes-file-gap").with("column", x));
                }
                (Some(_), None) => {
                    let what = Message::new("hexes-file-ground").with("given", quote(&letter.to_string()));
                    findings.fault(&path.at(y), what.with("column", x).with("known", listed(&letters)));
                }
            }
        }
    }
    terrain
}

/// The size of a board by its rows; none, with errors, if there is no such board.
fn table(findings: &mut Findings, path: &Path, rows: &[String]) -> Option<Table> {
    let before = findings.count();
    let columns = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    let tall = rows.len().div_ceil(2);
    within(findings, path, columns as i64, COLUMNS.0, COLUMNS.1);
    within(findings, path, tall as i64, ROWS.0, ROWS.1);
    if columns.is_multiple_of(2) || rows.len().is_multiple_of(2) {
        findings.fault(path, Message::new("hexes-file-odd"));
    }
    (findings.count() == before).then(|| Table::new(columns as i16, tall as i16))
}

/// A hex of the board; none and an error if there isn't one.
pub fn on_board(findings: &mut Findings, path: &Path, at: raw::At, terrain: &HexMap<u8>) -> Option<Hex> {
    let cell = i16::try_from(at.0).and_then(|x| i16::try_from(at.1).map(|y| Cell::new(x, y))).ok();
    let hex = cell.and_then(|cell| Hex::halved(cell.x, cell.y)).filter(|hex| terrain.table().contains(*hex));
    if hex.is_none() {
        findings.fault(path, Message::new("hexes-file-hex").with("given", format!("({}, {})", at.0, at.1)));
    }
    hex
}

/// The hexes of blocks: at least one, with no block extending beyond the board.
pub fn zone(findings: &mut Findings, path: &Path, blocks: &raw::Blocks, terrain: &HexMap<u8>) -> Vec<Hex> {
    let last = (i32::from(terrain.table().columns()) - 1, 2 * i32::from(terrain.table().rows()) - 1);
    let is_off = |(x, y): &(i32, i32)| !(0..=last.0).contains(x) || !(0..=last.1).contains(y);
    for (place, (first, end)) in blocks.iter().enumerate() {
        if let Some((x, y)) = [first, end].into_iter().find(|corner| is_off(corner)) {
            let what = Message::new("level-off-board").with("given", format!("({x}, {y})"));
            findings.fault(&path.at(place), what.with("last", format!("({}, {})", last.0, last.1)));
        }
    }
    let inside = |hex: &Hex| {
        let cell = Cell::from(*hex);
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        blocks
            .iter()
            .any(|((left, top), (right, bottom))| (*left..=*right).contains(&x) && (*top..=*bottom).contains(&y))
    };
    let hexes: Vec<Hex> = terrain.table().hexes().filter(inside).collect();
    if hexes.is_empty() {
        findings.fault(path, Message::new("hexes-file-zone"));
    }
    hexes
}

/// The hexes as squares: those between two hexes of a column are of an additional kind that nobody enters.
pub fn squares(terrain: &HexMap<u8>, profiles: &Profiles) -> Ground {
    let table = terrain.table();
    let gap = Spot { kind: profiles.terrain.len() as u8, ..Spot::default() };
    let mut spots = Grid::new(table.columns(), 2 * table.rows() - 1, gap);
    for hex in table.hexes() {
        spots[Cell::from(hex)] = Spot { kind: terrain[hex], ..Spot::default() };
    }
    let between = square("between", true, 0);
    let kinds: Arc<[Kind]> = kinds(profiles).chain([between]).collect();
    Ground::new(kinds, spots).in_hexes()
}

/// The terrain of the book as kinds of ground.
pub fn kinds(profiles: &Profiles) -> impl Iterator<Item = Kind> + '_ {
    profiles.terrain.iter().map(kind)
}

fn kind(ground: &Terrain) -> Kind {
    let slow = matches!(ground.entry, Entry::Woods(_) | Entry::Swamp(..) | Entry::Ford(_));
    let wet = matches!(ground.entry, Entry::Ford(_) | Entry::Deep);
    Kind { slow, wet, cover: ground.to_be_hit < 0, ..square(&ground.name, ground.entry == Entry::Deep, ground.height) }
}

fn square(name: &str, closed: bool, top: u8) -> Kind {
    let (slow, wet, cover, climbs, opaque, canopy) = (false, false, false, false, false, None);
    Kind { name: name.to_owned(), slow, wet, cover, climbs, closed, top, opaque, canopy, rule: "G22".to_owned() }
}
