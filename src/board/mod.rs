//! Geometry of the table for all rule books: cells, areas, distances, ground, sight, paths.
//!
//! Whole numbers only. Nothing here depends on a rule book: the [`terrain`] kinds of the book's profile or a cost
//! function decide what blocks a line or slows a step.

#![deny(clippy::float_arithmetic)]

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::{fmt, iter::repeat_n};

mod blocks;
pub mod edges;
pub mod generate;
pub mod hex;
pub mod path;
pub mod sight;
pub mod terrain;

pub use blocks::blocks;
pub use edges::{Edge, Edges};

/// One square of the table. `(0, 0)` is the top left (north-west) corner, x increases to the east, y to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "(i16, i16)")]
pub struct Cell {
    /// Column, counted from the west edge.
    pub x: i16,
    /// Row, counted from the north edge.
    pub y: i16,
}

impl Cell {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbor in `direction`, which may be off the table.
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = direction.delta();
        Self::new(self.x + dx, self.y + dy)
    }

    /// The eight neighbors, clockwise from the north; some may be off the table.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        Direction::ALL.into_iter().map(move |direction| self.step(direction))
    }

    /// Whether `other` is one of the eight neighbors.
    pub const fn is_beside(self, other: Cell) -> bool {
        let (dx, dy) = ((self.x - other.x).abs(), (self.y - other.y).abs());
        dx <= 1 && dy <= 1 && dx + dy > 0
    }
}

/// Number of columns and rows that a file may use: far more than any board has, but small enough that distances never
/// overflow.
const FARTHEST: i16 = 4096;

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (x, y) = <(i16, i16)>::deserialize(deserializer)?;
        let near = |at: i16| (-FARTHEST..=FARTHEST).contains(&at);
        let wrong =
            || D::Error::custom(format!("({x}, {y}) lies beyond every board, which has 256 x 256 squares at most"));
        (near(x) && near(y)).then_some(Self { x, y }).ok_or_else(wrong)
    }
}

impl From<(i16, i16)> for Cell {
    fn from((x, y): (i16, i16)) -> Self {
        Self::new(x, y)
    }
}

impl From<Cell> for (i16, i16) {
    fn from(cell: Cell) -> Self {
        (cell.x, cell.y)
    }
}

/// Cells are sorted in reading order: row by row, from the top left.
impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// Squares between two cells by the movement metric: the longer side plus half the shorter, rounded down.
///
/// Every second diagonal counts double, so six squares straight and four squares diagonally are the same distance.
pub const fn distance(a: Cell, b: Cell) -> i32 {
    let dx = (a.x as i32 - b.x as i32).abs();
    let dy = (a.y as i32 - b.y as i32).abs();
    if dx > dy { dx + dy / 2 } else { dy + dx / 2 }
}

/// The straightest path from one cell to another: diagonal steps first, then steps along the longer side.
pub fn straight(from: Cell, to: Cell) -> impl Iterator<Item = Direction> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (columns, rows) = (usize::from(dx.unsigned_abs()), usize::from(dy.unsigned_abs()));
    let along = if columns > rows { (dx.signum(), 0) } else { (0, dy.signum()) };
    let times =
        |(dx, dy), count: usize| Direction::towards(dx, dy).into_iter().flat_map(move |one| repeat_n(one, count));
    times((dx.signum(), dy.signum()), columns.min(rows)).chain(times(along, columns.abs_diff(rows)))
}

/// One of the eight directions of a step, written as the digit of a keypad (`8` is north, `9` north-east, ...).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// `8`
    North,
    /// `9`
    NorthEast,
    /// `6`
    East,
    /// `3`
    SouthEast,
    /// `2`
    South,
    /// `1`
    SouthWest,
    /// `4`
    West,
    /// `7`
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the north.
    pub const ALL: [Direction; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    const DIGITS: [char; 8] = ['8', '9', '6', '3', '2', '1', '4', '7'];

    /// The change of column and row.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        }
    }

    /// Whether the step changes column and row at once.
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The keypad digit of the direction.
    pub const fn digit(self) -> char {
        Self::DIGITS[self as usize]
    }

    /// The direction of a keypad digit, none for `5` and for all other characters.
    pub fn from_digit(digit: char) -> Option<Self> {
        let place = Self::DIGITS.iter().position(|known| *known == digit)?;
        Some(Self::ALL[place])
    }

    /// The direction from a cell to one of its neighbors; none if the other isn't a neighbor.
    pub const fn between(from: Cell, to: Cell) -> Option<Self> {
        Self::towards(to.x - from.x, to.y - from.y)
    }

    /// The direction with this change of column and row; none if it is zero or more than one step.
    const fn towards(dx: i16, dy: i16) -> Option<Self> {
        Some(match (dx, dy) {
            (0, -1) => Self::North,
            (1, -1) => Self::NorthEast,
            (1, 0) => Self::East,
            (1, 1) => Self::SouthEast,
            (0, 1) => Self::South,
            (-1, 1) => Self::SouthWest,
            (-1, 0) => Self::West,
            (-1, -1) => Self::NorthWest,
            _ => return None,
        })
    }
}

/// A table with one value per cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid<T> {
    width: i16,
    height: i16,
    values: Vec<T>,
}

impl<T> Grid<T> {
    /// A grid of `width` columns and `height` rows, filled with clones of `value`.
    pub fn new(width: i16, height: i16, value: T) -> Self
    where
        T: Clone,
    {
        let count = width.max(0) as usize * height.max(0) as usize;
        Self { width: width.max(0), height: height.max(0), values: vec![value; count] }
    }

    /// Columns.
    pub const fn width(&self) -> i16 {
        self.width
    }

    /// Rows.
    pub const fn height(&self) -> i16 {
        self.height
    }

    /// Number of cells.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether it has no cells.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Whether the cell is on the table.
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    /// The index of a cell in reading order. The cell must be on the table.
    pub const fn index(&self, cell: Cell) -> usize {
        cell.y as usize * self.width as usize + cell.x as usize
    }

    /// The cell at an index in reading order.
    pub const fn cell(&self, index: usize) -> Cell {
        Cell::new((index % self.width as usize) as i16, (index / self.width as usize) as i16)
    }

    /// The value of a cell, none off the table.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        self.contains(cell).then(|| &self.values[self.index(cell)])
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<T> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)))
    }

    /// All values in reading order.
    pub fn values(&self) -> &[T] {
        &self.values
    }

    /// All values in reading order, mutable.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.values
    }
}

impl<T> std::ops::Index<Cell> for Grid<T> {
    type Output = T;

    fn index(&self, cell: Cell) -> &T {
        &self.values[Grid::index(self, cell)]
    }
}

impl<T> std::ops::IndexMut<Cell> for Grid<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        let index = Grid::index(self, cell);
        &mut self.values[index]
    }
}

/// A rectangle of cells, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(Cell, Cell)", into = "(Cell, Cell)")]
pub struct Block {
    /// Top left corner.
    pub from: Cell,
    /// Bottom right corner.
    pub to: Cell,
}

impl Block {
    /// Whether the cell is inside.
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.x >= self.from.x && cell.x <= self.to.x && cell.y >= self.from.y && cell.y <= self.to.y
    }

    /// Distance to its nearest cell.
    pub fn distance(&self, cell: Cell) -> i32 {
        let within = |at: i16, from: i16, to: i16| at.max(from).min(to.max(from));
        let x = within(cell.x, self.from.x, self.to.x);
        distance(Cell::new(x, within(cell.y, self.from.y, self.to.y)), cell)
    }

    /// Its cells, row by row.
    pub fn cells(&self) -> Vec<Cell> {
        let row = |y: i16| (self.from.x..=self.to.x).map(move |x| Cell::new(x, y));
        (self.from.y..=self.to.y).flat_map(row).collect()
    }
}

impl From<(Cell, Cell)> for Block {
    fn from((from, to): (Cell, Cell)) -> Self {
        Self { from, to }
    }
}

impl From<Block> for (Cell, Cell) {
    fn from(block: Block) -> Self {
        (block.from, block.to)
    }
}

/// A named area of the table, made of rectangles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zone(pub Vec<Block>);

impl Zone {
    /// Whether the cell is in one of the rectangles.
    pub fn contains(&self, cell: Cell) -> bool {
        self.0.iter().any(|block| block.contains(cell))
    }

    /// Distance to its nearest cell; none if it has no rectangles.
    pub fn distance(&self, cell: Cell) -> Option<i32> {
        self.0.iter().map(|block| block.distance(cell)).min()
    }

    /// The cells of its rectangles, one rectangle after another.
    pub fn cells(&self) -> Vec<Cell> {
        self.0.iter().flat_map(|block| block.cells()).collect()
    }
}
