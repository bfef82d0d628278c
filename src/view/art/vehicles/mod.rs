//! Vehicles from above: hull, mounts and the information around them, in three stacked pictures.

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
