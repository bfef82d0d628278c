//! The four edges of the table, and sets of them.

use super::{Cell, Direction};
use serde::{Deserialize, Serialize};

/// One of the four edges of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// Row 0.
    North,
    /// The last column.
    East,
    /// The last row.
    South,
    /// Column 0.
    West,
}

impl Edge {
    /// All edges, clockwise from the north.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// Its name in the files of words.
    pub const fn word(self) -> &'static str {
        match self {
            Edge::North => "north",
            Edge::East => "east",
            Edge::South => "south",
            Edge::West => "west",
        }
    }

    /// The edge across the table.
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// How many squares a cell is from the edge of a table of this size: 0 on the edge, negative beyond it.
    pub const fn depth(self, cell: Cell, (width, height): (i16, i16)) -> i16 {
        match self {
            Edge::North => cell.y,
            Edge::East => width - 1 - cell.x,
            Edge::South => height - 1 - cell.y,
            Edge::West => cell.x,
        }
    }

    /// The direction straight off the table across this edge.
    pub const fn outward(self) -> Direction {
        match self {
            Edge::North => Direction::North,
            Edge::East => Direction::East,
            Edge::South => Direction::South,
            Edge::West => Direction::West,
        }
    }

    /// The edge that a cell beyond the table has crossed, by the largest number of squares; none for a cell on the
    /// table.
    pub fn passed(cell: Cell, size: (i16, i16)) -> Option<Edge> {
        let beyond = Edge::ALL.into_iter().filter(|edge| edge.depth(cell, size) < 0);
        beyond.min_by_key(|edge| edge.depth(cell, size))
    }

    /// The square just off this edge, straight ahead of a cell on a table of this size.
    pub const fn ahead(self, cell: Cell, (width, height): (i16, i16)) -> Cell {
        match self {
            Edge::North => Cell::new(cell.x, -1),
            Edge::East => Cell::new(width, cell.y),
            Edge::South => Cell::new(cell.x, height),
            Edge::West => Cell::new(-1, cell.y),
        }
    }
}

/// A set of edges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Edges(u8);

impl Edges {
    /// No edge.
    pub const NONE: Edges = Edges(0);
    /// All four.
    pub const ALL: Edges = Edges(0b1111);

    /// The set of one edge.
    pub const fn of(edge: Edge) -> Self {
        Self(1 << edge as u8)
    }

    /// The set with one more edge.
    #[must_use]
    pub const fn with(self, edge: Edge) -> Self {
        Self(self.0 | 1 << edge as u8)
    }

    /// The set without this edge.
    #[must_use]
    pub const fn without(self, edge: Edge) -> Self {
        Self(self.0 & !(1 << edge as u8))
    }

    /// Whether the edge is in the set.
    pub const fn contains(self, edge: Edge) -> bool {
        self.0 & 1 << edge as u8 != 0
    }

    /// Its edges, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |edge| self.contains(*edge))
    }
}
