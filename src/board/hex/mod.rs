//! Hexes that are flat on top, in columns, every second column half a hex lower: of maps and of tables.

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

/// A hex by its column and row, both from 0. Odd columns lie half a hex lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Hex {
    /// Its column, from the left.
    pub column: i16,
    /// Its row, from the top.
    pub row: i16,
}

/// A way out of a hex. Hexes that are flat on top have no neighbor to the east or the west.
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

    /// So many sixths of a turn on, clockwise.
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

    /// The next hex that way, on the map or beyond it. No map reaches the last number: there it goes on from the first.
    pub const fn next(self, way: Bearing) -> Self {
        // An odd column's neighbors to both sides are that one's row and the one below; an even column's, and the one
        // above.
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

    /// The way to a neighbor; none to any other hex.
    pub fn way_to(self, other: Self) -> Option<Bearing> {
        Bearing::ALL.into_iter().find(|way| self.next(*way) == other)
    }

    /// Steps from hex to hex; on no map are there more than can be counted here.
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

    /// Half hexes from the top: rows count twice, and odd columns lie one lower.
    pub const fn down(self) -> i32 {
        2 * self.row as i32 + (self.column as i32).rem_euclid(2)
    }

    /// The hex that many columns from the left and half hexes from the top; none where both are not even, or odd.
    pub const fn halved(across: i16, down: i16) -> Option<Self> {
        let lower = across.rem_euclid(2);
        if down.rem_euclid(2) == lower { Some(Self::new(across, (down - lower) / 2)) } else { None }
    }

    /// Its column, and its row along an axis that slants with the columns.
    const fn slanted(self) -> (i32, i32) {
        let (column, row) = (self.column as i32, self.row as i32);
        (column, row - column.div_euclid(2))
    }
}

/// A hex is drawn this wide and this tall; those of one column follow each other by its height, columns by their pitch,
/// and odd columns lie half a hex lower. In units of which other rooms know how large they are.
pub mod drawn {
    /// From its left corner to its right one.
    pub const WIDE: i32 = 16;
    /// From its upper edge to its lower one.
    pub const TALL: i32 = 14;
    /// From column to column.
    pub const PITCH: i32 = 12;
}

impl Hex {
    /// Its middle on a drawn map, from the upper left corner of the map.
    pub fn middle(self) -> (i32, i32) {
        (self.across() * drawn::PITCH + drawn::WIDE / 2, (self.down() + 1) * drawn::TALL / 2)
    }

    /// The hex that covers a place of a drawn map, given in so many parts of a unit.
    pub fn covering((x, y): (i32, i32), parts: i32) -> Self {
        // Far beyond every map the nearest hex that can be named will do.
        let place = |at: i32, size: i32| {
            at.div_euclid(size * parts).clamp(i32::from(i16::MIN) + 1, i32::from(i16::MAX) - 1) as i16
        };
        let (column, row) = (place(x, drawn::PITCH), place(y, drawn::TALL));
        let near =
            (column - 1..=column + 1).flat_map(|column| (row - 1..=row + 1).map(move |row| Self::new(column, row)));
        // Hexes are drawn a little taller than regular ones: measured as if they were regular, the nearest middle is that
        // of the hex.
        let far = |hex: &Self| {
            let (across, down) = hex.middle();
            let apart = |middle: i32, at: i32| i128::from(i64::from(middle) * i64::from(parts) - i64::from(at));
            let (dx, dy) = (apart(across, x), apart(down, y));
            dx * dx * 49 + dy * dy * 48
        };
        near.min_by_key(far).expect("nine hexes are near")
    }

    /// How wide and how tall a map of so many columns and rows is drawn.
    pub fn extent(columns: i16, rows: i16) -> (i32, i32) {
        let (columns, rows) = (i32::from(columns), i32::from(rows));
        let lower = if columns > 1 { drawn::TALL / 2 } else { 0 };
        ((columns - 1) * drawn::PITCH + drawn::WIDE, rows * drawn::TALL + lower)
    }
}

/// On a table a hex is called by its column and its half hexes from the top, `(3, 9)`.
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

/// As maps are read: a letter a column, then the row from 1, `C4`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.column < 0 || self.row < 0 {
            // Before the first column or row there are no letters.
            return write!(f, "({}, {})", self.column, self.row);
        }
        // Such as A, Z, AA, AZ, BA: from the last letter to the first.
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
