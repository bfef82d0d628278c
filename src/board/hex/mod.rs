//! Flat-topped hexes in columns, with every second column half a hex lower, for maps and for tables.

pub mod grow;
pub mod path;
mod sector;
pub mod sight;
mod table;

pub use sector::Sector;
pub use table::{HexMap, Table};

use super::Cell;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A hex by its column and row, both from 0. Odd columns are half a hex lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Hex {
    /// Its column, from the left.
    pub column: i16,
    /// Its row, from the top.
    pub row: i16,
}

/// A direction from a hex to a neighbor. Flat-topped hexes have no neighbor to the east or the west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bearing {
    /// Up.
    North,
    /// Up to the right.
    NorthEast,
    /// Down to the right.
    SouthEast,
    /// Down.
    South,
    /// Down to the left.
    SouthWest,
    /// Up to the left.
    NorthWest,
}

impl Bearing {
    /// All of them, clockwise from the north.
    pub const ALL: [Bearing; 6] = [
        Bearing::North,
        Bearing::NorthEast,
        Bearing::SouthEast,
        Bearing::South,
        Bearing::SouthWest,
        Bearing::NorthWest,
    ];

    /// The bearing turned clockwise by this many sixths of a turn.
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths) % 6]
    }

    /// The other way.
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }
}

impl Hex {
    /// The hex at a column and a row.
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row }
    }

    /// The next hex in that direction, on the map or beyond it. Wraps at the largest number, which no map reaches.
    pub const fn next(self, way: Bearing) -> Self {
        // The side neighbors of a hex in an odd column are in the same row and the row below; in an even column, in the
        // same row and the one above.
        let lower = self.column.rem_euclid(2);
        let (across, down) = match way {
            Bearing::North => (0, -1),
            Bearing::South => (0, 1),
            Bearing::NorthEast => (1, lower - 1),
            Bearing::SouthEast => (1, lower),
            Bearing::SouthWest => (-1, lower),
            Bearing::NorthWest => (-1, lower - 1),
        };
        Self::new(self.column.wrapping_add(across), self.row.wrapping_add(down))
    }

    /// Its six neighbors, clockwise from the north.
    pub fn neighbors(self) -> impl Iterator<Item = Self> {
        Bearing::ALL.into_iter().map(move |way| self.next(way))
    }

    /// The direction to a neighbor; none to any other hex.
    pub fn way_to(self, other: Self) -> Option<Bearing> {
        Bearing::ALL.into_iter().find(|way| self.next(*way) == other)
    }

    /// Steps from hex to hex. No map is large enough to overflow this.
    pub fn distance(self, other: Self) -> u16 {
        let (across, down) = (self.slanted(), other.slanted());
        let (dx, dy) = (down.0 - across.0, down.1 - across.1);
        let steps = if dx.signum() == dy.signum() { (dx + dy).abs() } else { dx.abs().max(dy.abs()) };
        u16::try_from(steps).unwrap_or(u16::MAX)
    }

    /// Its column.
    pub const fn across(self) -> i32 {
        self.column as i32
    }

    /// Half hexes from the top: rows count twice, and odd columns are one lower.
    pub const fn down(self) -> i32 {
        2 * self.row as i32 + (self.column as i32).rem_euclid(2)
    }

    /// The hex this many columns from the left and half hexes from the top; none unless both are even or both are odd.
    pub const fn halved(across: i16, down: i16) -> Option<Self> {
        let lower = across.rem_euclid(2);
        if down.rem_euclid(2) == lower { Some(Self::new(across, (down - lower) / 2)) } else { None }
    }

    /// Its column, and its row along a slanted axis (axial coordinates).
    const fn slanted(self) -> (i32, i32) {
        let (column, row) = (self.column as i32, self.row as i32);
        (column, row - column.div_euclid(2))
    }
}

/// How wide and tall a hex is drawn. Hexes in a column are spaced by height, columns by pitch, and odd columns are half
/// a hex lower. The units are scaled elsewhere.
pub mod drawn {
    /// From the left corner to the right one.
    pub const WIDE: i32 = 16;
    /// From the upper edge to the lower one.
    pub const TALL: i32 = 14;
    /// From column to column.
    pub const PITCH: i32 = 12;
}

impl Hex {
    /// Its center on a drawn map, measured from the upper left corner of the map.
    pub fn middle(self) -> (i32, i32) {
        (self.across() * drawn::PITCH + drawn::WIDE / 2, (self.down() + 1) * drawn::TALL / 2)
    }

    /// The hex that covers a point of a drawn map, given in fractions of a unit.
    pub fn covering((x, y): (i32, i32), parts: i32) -> Self {
        // Far beyond the map, use the nearest hex that can be represented.
        let place = |at: i32, size: i32| {
            at.div_euclid(size * parts).clamp(i32::from(i16::MIN) + 1, i32::from(i16::MAX) - 1) as i16
        };
        let (column, row) = (place(x, drawn::PITCH), place(y, drawn::TALL));
        let near =
            (column - 1..=column + 1).flat_map(|column| (row - 1..=row + 1).map(move |row| Self::new(column, row)));
        // Hexes are drawn a little taller than regular ones. Measured as if they were regular, the nearest center
        // belongs to the right hex.
        let far = |hex: &Self| {
            let (across, down) = hex.middle();
            let apart = |middle: i32, at: i32| i128::from(i64::from(middle) * i64::from(parts) - i64::from(at));
            let (dx, dy) = (apart(across, x), apart(down, y));
            dx * dx * 49 + dy * dy * 48
        };
        near.min_by_key(far).expect("nine hexes are near")
    }

    /// The drawn width and height of a map with this many columns and rows.
    pub fn extent(columns: i16, rows: i16) -> (i32, i32) {
        let (columns, rows) = (i32::from(columns), i32::from(rows));
        let lower = if columns > 1 { drawn::TALL / 2 } else { 0 };
        ((columns - 1) * drawn::PITCH + drawn::WIDE, rows * drawn::TALL + lower)
    }
}

/// On a table, a hex is identified by its column and its half hexes from the top: `(3, 9)`.
impl From<Hex> for Cell {
    fn from(hex: Hex) -> Self {
        Cell::new(hex.column, hex.down() as i16)
    }
}

impl From<(i16, i16)> for Hex {
    fn from((column, row): (i16, i16)) -> Self {
        Self { column, row }
    }
}

impl From<Hex> for (i16, i16) {
    fn from(hex: Hex) -> Self {
        (hex.column, hex.row)
    }
}

/// Written as on maps: a letter for the column, then the row from 1, as in `C4`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.column < 0 || self.row < 0 {
            // Before the first column or row there are no letters to use.
            return write!(f, "({}, {})", self.column, self.row);
        }
        // As in A, Z, AA, AZ, BA: built from the last letter to the first.
        let mut letters = Vec::new();
        let mut left = i32::from(self.column) + 1;
        while left > 0 {
            left -= 1;
            letters.push(char::from(b'A' + (left % 26) as u8));
            left /= 26;
        }
        letters.reverse();
        write!(f, "{}{}", String::from_iter(letters), i32::from(self.row) + 1)
    }
}
