//! Vehicles and the seats in them.

use super::{PieceId, UnitIx, VehicleIx};
use crate::board::Direction;
use bevy_ecs::component::Component;
use serde::{Deserialize, Serialize};

/// One vehicle.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// Its name in files, derived from the unit that brought it.
    pub id: PieceId,
    /// Its index.
    pub ix: VehicleIx,
}

/// The unit that a vehicle belongs to; none once its unit has no primates left.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner(pub Option<UnitIx>);

/// The direction a vehicle faces: its mounts point forward or sideways.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heading(pub Direction);

/// A seat in a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Drives it.
    Operator,
    /// At a mount, counted from 1 in the order of the profile.
    Gunner(u8),
    /// Rides.
    Passenger,
}
