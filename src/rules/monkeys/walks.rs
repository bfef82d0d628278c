//! Walks and drives, checked: what moves are made of.

use crate::board::{Cell, Direction};
use crate::force::{PrimateIx, VehicleIx, squad::Place};

/// One member's walk, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The primate.
    pub primate: PrimateIx,
    /// The cells entered, in order.
    pub cells: Vec<Cell>,
    /// Where it ends: on the last cell, in a seat (G-24), or over an edge (G-34).
    pub end: Place,
    /// What it costs.
    pub cost: u16,
}

/// Where a vehicle is in the course of its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stand {
    /// The north-west square of its footprint.
    pub corner: Cell,
    /// Which way it looks.
    pub facing: Direction,
    /// Squares above the ground, for one that flies.
    pub height: u8,
}

/// A vehicle's way, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drive {
    /// Which vehicle.
    pub vehicle: VehicleIx,
    /// Where it is after each manoeuvre.
    pub stands: Vec<Stand>,
    /// Where it ends: on the board, or over an edge with all aboard (G-34).
    pub end: Place,
    /// What the way costs.
    pub cost: u16,
}

/// One part of a move, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Run {
    /// A primate walks, gets out first or in last.
    Walk(Walk),
    /// A vehicle drives with all who were aboard.
    Drive(Drive),
}
