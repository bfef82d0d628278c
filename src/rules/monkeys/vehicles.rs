//! Vehicles on the board: their properties, their damage, and the squares they occupy (section 7; G-22, T-87 to T-94).

use super::{
    muster::VehicleMuster,
    profiles::{Profiles, VehicleTrait},
};
use crate::board::{Cell, Direction};
use crate::force::{PieceId, UnitIx, name::Part, squad::Place, vehicle::Seat};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// Most mounts a vehicle can have.
pub const MOUNTS: usize = 8;

/// A vehicle's properties, as bought; they never change during a battle.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rig {
    /// Index of its kind in the profiles.
    pub kind: u8,
    /// Squares along one side of its footprint (G-22).
    pub side: u8,
    /// Its Size as a number (4.3).
    pub size: u8,
    /// Its Armor before damage.
    pub armor: i8,
    /// Whether its riders can be shot (T-95).
    pub open: bool,
    /// The weapon in each of its mounts, as an index in the profiles.
    pub weapons: [Option<u8>; MOUNTS],
    /// Spare rounds bought for each of them (T-169).
    pub spares: [u8; MOUNTS],
    /// Its riders when it is deployed: numbers of members of its unit, and their seats (G-32).
    pub crew: Vec<(u8, Seat)>,
    /// Scrap paid for it.
    pub cost: u16,
}

impl Rig {
    /// A vehicle's properties, as bought.
    pub fn of(profiles: &Profiles, bought: &VehicleMuster) -> Self {
        let kind = &profiles.vehicles[bought.kind];
        let weapon = |place: usize| bought.mounts.get(place).copied().flatten().map(|weapon| weapon as u8);
        Self {
            kind: bought.kind as u8,
            side: kind.side() as u8,
            size: kind.size as u8,
            armor: kind.armor,
            open: kind.has(VehicleTrait::OpenTopped),
            weapons: std::array::from_fn(weapon),
            spares: std::array::from_fn(|place| bought.spares.get(place).copied().unwrap_or(0)),
            crew: bought.crew.clone(),
            cost: bought.cost,
        }
    }
}

/// The damage and state of a vehicle.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hull {
    /// Number of times its Speed was cut (T-88).
    pub slowed: u8,
    /// Armor lost (T-87).
    pub weakened: u8,
    /// It can't move any more (T-91).
    pub immobile: bool,
    /// It has been destroyed and stays where it was (T-94).
    pub wreck: bool,
    /// Squares above the ground, for a flyer (2.6).
    pub height: u8,
}

/// The damage and state of the weapon in one mount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MountState {
    /// Destroyed (T-87).
    pub broken: bool,
    /// Has to be reloaded (T-67).
    pub empty: bool,
    /// Counted rounds fired.
    pub fired: u8,
    /// Spare rounds used up (T-169).
    pub used: u8,
}

/// The mounts of a vehicle.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mounts(pub [MountState; MOUNTS]);

/// Minor damage of the owner's choice (T-87).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Minor {
    /// The weapon in this mount, counted from 1, is destroyed.
    Weapon(u8),
    /// A fifth of its original Speed is lost (T-88).
    Speed,
    /// Its Armor drops by one.
    Armor,
}

/// One vehicle in the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VehicleState {
    /// Its name in files.
    pub id: PieceId,
    /// The unit it belongs to; none once it is abandoned (T-157).
    pub unit: Option<UnitIx>,
    /// What it is.
    pub rig: Rig,
    /// The position of the north-west square of its footprint.
    pub place: Place,
    /// The direction it faces.
    pub facing: Direction,
    /// Its damage and state.
    pub hull: Hull,
    /// The damage and state of its weapons.
    pub mounts: [MountState; MOUNTS],
}

impl VehicleState {
    /// The squares it occupies; none off the board.
    pub fn squares(&self) -> Footprint {
        self.place.cell().map_or_else(Footprint::default, |corner| Footprint::new(corner, self.rig.side))
    }

    /// The name of one of its mounts in files; `mount` counts from 0.
    pub fn mount(&self, mount: u8) -> PieceId {
        let Part::Vehicle(vehicle) = self.id.part else { unreachable!("vehicles are named as vehicles") };
        PieceId { part: Part::Mount(vehicle, mount + 1), ..self.id }
    }

    /// Its Armor after damage.
    pub fn armor(&self) -> i8 {
        (self.rig.armor - self.hull.weakened as i8).max(0)
    }
}

/// The squares of a footprint in reading order: one for a primate, four or nine for a vehicle, none off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Footprint {
    corner: Cell,
    side: u8,
    next: u8,
}

impl Footprint {
    /// The squares with the north-west one on `corner`, this many along each side.
    pub const fn new(corner: Cell, side: u8) -> Self {
        Self { corner, side, next: 0 }
    }

    /// The north-west square; none off the board.
    pub const fn corner(self) -> Option<Cell> {
        if self.side == 0 { None } else { Some(self.corner) }
    }

    /// Whether a cell is one of them.
    pub const fn contains(self, cell: Cell) -> bool {
        let (dx, dy) = (cell.x - self.corner.x, cell.y - self.corner.y);
        dx >= 0 && dy >= 0 && dx < self.side as i16 && dy < self.side as i16
    }
}

impl Iterator for Footprint {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.next >= self.side * self.side {
            return None;
        }
        let (x, y) = (i16::from(self.next % self.side), i16::from(self.next / self.side));
        self.next += 1;
        Some(Cell::new(self.corner.x + x, self.corner.y + y))
    }
}
