//! Vehicles and the seats in them.

use super::{PieceId, UnitIx, VehicleIx};
use crate::board::Direction;
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// One vehicle.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// Its name in files: that of the unit which brought it.
    pub id: PieceId,
    /// Its dense number.
    pub ix: VehicleIx,
}

/// The unit that a vehicle belongs to; none once its unit has no primate left.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner(pub Option<UnitIx>);

/// Which way a vehicle looks: its mounts are forward or sideways.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heading(pub Direction);

/// Where one sits in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Drives it.
    Operator,
    /// At a mount, counted from 1 in the order of the profile.
    Gunner(u8),
    /// Rides.
    Passenger,
}
