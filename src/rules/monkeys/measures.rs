//! The values of a body in an attack: Size, Armor, Accuracy (4.1, 4.3, 4.5; T-53, T-61, T-120).

use super::{field::Field, party, shots::Gun};
use crate::force::Body;

/// What one target adds to the defense power: Size and Armor.
pub fn toughness(field: &Field, target: Body) -> i32 {
    size(field, target) + i32::from(armor(field, target)) + joined(field, target)
}

/// What the talent Charge! adds to the defense of a primate that has joined a charge (T-61, T-120).
pub(super) fn joined(field: &Field, target: Body) -> i32 {
    target.primate().map_or(0, |primate| party::bonus(field, primate).1)
}

/// The Size of a body as a number (4.3).
pub fn size(field: &Field, body: Body) -> i32 {
    match body {
        Body::Primate(primate) => field.kit(primate).size as i32,
        Body::Vehicle(vehicle) => field.vehicle(vehicle).rig.size.into(),
    }
}

/// The Armor of a body; for a vehicle, what damage has left of it (4.5, T-53).
pub fn armor(field: &Field, body: Body) -> i8 {
    match body {
        Body::Primate(primate) => field.kit(primate).armor,
        Body::Vehicle(vehicle) => field.vehicle(vehicle).armor(),
    }
}

/// The Accuracy of a shooter plus what the gun adds, regardless of range (4.1).
pub(super) fn accuracy(field: &Field, gun: Gun) -> i8 {
    gun.primate(field).map_or(0, |primate| field.kit(primate).accuracy) + gun.weapon(field).accuracy
}
