//! Vehicles from above: hull, mounts and what is told round them, in three pictures that lie on one another.

#[cfg(test)]
mod gallery;
mod hull;
pub mod look;
mod mounts;
mod places;
mod print;
mod trim;

pub use look::{
    Aim, Barrel, Condition, Harm, Model, MountKind, MountLook, Seat, SeatLook, Seats, Sling, VehicleLook, VehicleSize,
};
pub use print::{Part, picture_px, print};
