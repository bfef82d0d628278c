//! Vehicles on the board: what they are, what has happened to them, and the squares they stand on (section 7; G-22,
//! T-87 to T-94).

use crate::board::{Cell, Direction};
use crate::force::{PieceId, UnitIx, name::Part, squad::Place};
use bevy_ecs::prelude::*;

/// Most mounts of one vehicle.
pub const MOUNTS: usize = 8;

/// What a vehicle is, as bought: it never changes during a battle.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rig {
    /// Place of its kind in the profiles.
    pub kind: u8,
    /// Squares along one side of its footprint (G-22).
    pub side: u8,
    /// Its Size by number (4.3).
    pub size: u8,
    /// Its Armor before damage.
    pub armor: i8,
    /// Whether those in it can be shot (T-95).
    pub open: bool,
    /// The weapon in each of its mounts, by its place in the profiles.
    pub weapons: [Option<u8>; MOUNTS],
    /// Scrap paid for it.
    pub cost: u16,
}

/// What has happened to a vehicle.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hull {
    /// Times that its Speed was cut (T-88).
    pub slowed: u8,
    /// Armor lost (T-87).
    pub weakened: u8,
    /// It can't move any more (T-91).
    pub immobile: bool,
    /// It is destroyed and lies where it stood (T-94).
    pub wreck: bool,
    /// Squares above the ground, for one that flies (2.6).
    pub height: u8,
}

/// What has happened to the weapon of one mount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MountState {
    /// Shot to pieces (T-87).
    pub broken: bool,
    /// Has to be reloaded (T-67).
    pub empty: bool,
    /// Counted rounds fired.
    pub fired: u8,
}

/// The mounts of a vehicle.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mounts(pub [MountState; MOUNTS]);

/// One vehicle in the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VehicleState {
    /// Its name in files.
    pub id: PieceId,
    /// The unit it belongs to; none once it is abandoned (T-157).
    pub unit: Option<UnitIx>,
    /// What it is.
    pub rig: Rig,
    /// Where the north-west square of its footprint is.
    pub place: Place,
    /// Which way it looks.
    pub facing: Direction,
    /// What has happened to it.
    pub hull: Hull,
    /// What has happened to its weapons.
    pub mounts: [MountState; MOUNTS],
}

impl VehicleState {
    /// The squares it stands on; none off the board.
    pub fn squares(&self) -> impl Iterator<Item = Cell> + use<> {
        self.place.cell().into_iter().flat_map({
            let side = self.rig.side;
            move |corner| footprint(corner, side)
        })
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

/// The squares of a footprint with its north-west square on `corner`, in reading order.
pub fn footprint(corner: Cell, side: u8) -> impl Iterator<Item = Cell> + Clone {
    let side = i16::from(side);
    (0..side).flat_map(move |y| (0..side).map(move |x| Cell::new(corner.x + x, corner.y + y)))
}
