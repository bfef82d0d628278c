//! The objectives of a scenario and their state: markers, crates, an area. Plain state, part of the turn.

use super::scenario::Scenario;
use crate::board::{Block, Cell, Zone, distance};
use crate::force::{PrimateIx, Side};

/// The objectives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stakes {
    /// The scenario.
    pub scenario: Scenario,
    /// The attacker, in an Ambush and a Siege. The attacker of an Ambush moves first (G-11).
    pub attacker: Side,
    /// Where each side deploys (1.6).
    pub zones: [Zone; 2],
    /// Places to hold (G-15).
    pub markers: Vec<Marker>,
    /// Turns taken by both sides when each started to hold enough markers (G-15).
    pub held_since: [Option<u16>; 2],
    /// Things to carry home (G-18).
    pub crates: Vec<Crate>,
    /// The area to hold (G-17).
    pub area: Option<Block>,
}

/// A place to hold (G-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marker {
    /// The square it is on, or the north-west one of the four that it is between.
    pub cell: Cell,
    /// The south-east one of them; the same square if it is on one.
    pub last: Cell,
    /// The side that controlled it last.
    pub held: Option<Side>,
}

impl Marker {
    /// Squares from it to a cell, measured from the nearest of its own (G-15).
    pub fn distance(&self, cell: Cell) -> i32 {
        let nearest = Cell::new(cell.x.clamp(self.cell.x, self.last.x), cell.y.clamp(self.cell.y, self.last.y));
        distance(nearest, cell)
    }
}

/// A thing to carry home (G-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crate {
    /// Where it is, or where its carrier was last seen.
    pub cell: Cell,
    /// The holder.
    pub whereabouts: Whereabouts,
}

/// The holder of a crate (G-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// On the ground.
    Lying,
    /// Carried.
    Carried(PrimateIx),
    /// Carried off over this side's edge.
    Safe(Side),
}

impl Stakes {
    /// The attacker, if one side attacks.
    pub fn attacks(&self) -> Option<Side> {
        self.scenario.has_roles().then_some(self.attacker)
    }

    /// Crates that a side has carried off.
    pub fn safe(&self, side: Side) -> usize {
        self.crates.iter().filter(|one| one.whereabouts == Whereabouts::Safe(side)).count()
    }

    /// The crate that a primate carries, by its index in the list.
    pub fn carried(&self, primate: PrimateIx) -> Option<usize> {
        self.crates.iter().position(|one| one.whereabouts == Whereabouts::Carried(primate))
    }
}
