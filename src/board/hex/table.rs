//! A table of hexes, and a value for each of them.

use super::Hex;
use std::ops::{Index, IndexMut};

/// A table of hexes. Odd columns have one hex less than even ones, so that half a turn maps the table onto itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Table {
    columns: i16,
    rows: i16,
}

impl Table {
    /// A table of `columns` columns, with `rows` hexes in each even one.
    pub const fn new(columns: i16, rows: i16) -> Self {
        Self { columns, rows }
    }

    /// Its columns.
    pub const fn columns(&self) -> i16 {
        self.columns
    }

    /// Hexes of an even column.
    pub const fn rows(&self) -> i16 {
        self.rows
    }

    /// Whether a hex is on it.
    pub const fn contains(&self, hex: Hex) -> bool {
        let inside = hex.column >= 0 && hex.column < self.columns;
        inside && hex.row >= 0 && hex.row < self.rows - (hex.column & 1)
    }

    /// All hexes, column by column, from the top.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let table = *self;
        let column = move |column| (0..table.rows).map(move |row| Hex::new(column, row));
        (0..table.columns).flat_map(column).filter(move |hex| table.contains(*hex))
    }

    /// The hex's position after half a turn. Only a table with an odd number of columns maps onto itself.
    pub const fn turned(&self, hex: Hex) -> Hex {
        Hex::new(self.columns - 1 - hex.column, self.rows - 1 - (hex.column & 1) - hex.row)
    }

    /// The index of a hex on the table, from 0.
    pub const fn place(&self, hex: Hex) -> usize {
        hex.column as usize * self.rows as usize + hex.row as usize
    }

    /// The number of indices, at least as many as there are hexes.
    pub const fn places(&self) -> usize {
        self.columns as usize * self.rows as usize
    }
}

/// A value for each hex of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexMap<T> {
    table: Table,
    values: Vec<T>,
}

impl<T: Clone> HexMap<T> {
    /// The same value everywhere.
    pub fn new(table: Table, value: T) -> Self {
        let count = table.columns.max(0) as usize * table.rows.max(0) as usize;
        Self { table, values: vec![value; count] }
    }
}

impl<T> HexMap<T> {
    /// The table.
    pub const fn table(&self) -> Table {
        self.table
    }

    /// All values.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.values.iter()
    }

    /// The value of a hex; none off the table.
    pub fn get(&self, hex: Hex) -> Option<&T> {
        self.table.contains(hex).then(|| &self.values[self.table.place(hex)])
    }
}

impl<T> Index<Hex> for HexMap<T> {
    type Output = T;

    fn index(&self, hex: Hex) -> &T {
        &self.values[self.table.place(hex)]
    }
}

impl<T> IndexMut<Hex> for HexMap<T> {
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        let place = self.table.place(hex);
        &mut self.values[place]
    }
}
