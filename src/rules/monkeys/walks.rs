//! Checked walks and drives, the building blocks of moves.

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

/// The state of a vehicle at some point of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stand {
    /// The north-west square of its footprint.
    pub corner: Cell,
    /// The direction it faces.
    pub facing: Direction,
    /// Squares above the ground, for a flyer.
    pub height: u8,
}

/// A vehicle's path, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drive {
    /// Which vehicle.
    pub vehicle: VehicleIx,
    /// Its state after each maneuver.
    pub stands: Vec<Stand>,
    /// Where it ends: on the board, or over an edge with everyone aboard (G-34).
    pub end: Place,
    /// The cost of the path.
    pub cost: u16,
}

/// One part of a move, checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Run {
    /// A primate walks, after getting out or before getting in.
    Walk(Walk),
    /// A vehicle drives with everyone that was aboard.
    Drive(Drive),
}
