//! What a primate could fire in its position (4.11; T-56, T-95, T-99, T-168).

use super::{emplacements, field::Field, mounts, profiles::Size, shots::Gun};
use crate::force::{PrimateIx, squad::Place, vehicle::Seat};

/// Whether a primate can wield a firearm that it carries or mans: up to one size larger than itself, or two if braced
/// (4.11, T-99).
pub fn can_wield(field: &Field, primate: PrimateIx, arm: u8) -> bool {
    let state = field.primate(primate);
    let allowed = field.kit(primate).size as u8 + if state.braced.0 { 2 } else { 1 };
    let weapon = Gun::Hand(primate, arm).weapon(field);
    weapon.is_firearm() && weapon.size as u8 <= allowed
}

/// The largest weapon of its own that a primate could fire in its position; none if it has no hands free.
pub(super) fn largest_fired(field: &Field, primate: PrimateIx) -> Option<Size> {
    match field.primate(primate).place {
        Place::On(_) => Some(Size::Colossal),
        // Passengers of an open vehicle fire freely; a driver or a primate at a mount has no hands free (T-56, T-95).
        Place::Aboard(vehicle, Seat::Passenger) => field.vehicle(vehicle).rig.open.then_some(Size::Colossal),
        Place::Aboard(vehicle, Seat::Gunner(mount)) => mounts::open_port(field, vehicle, mount - 1),
        Place::Aboard(..) | Place::Off(_) | Place::Afar | Place::Reserve => None,
    }
}

/// What a primate could fire in its position, carried or manned, loaded or not.
pub(super) fn hands(field: &Field, primate: PrimateIx) -> impl Iterator<Item = Gun> + '_ {
    let largest = largest_fired(field, primate);
    let arms = field.kit(primate).firearms(&field.book).chain(emplacements::manned(field, primate));
    let guns = arms.filter(move |arm| can_wield(field, primate, *arm)).map(move |arm| Gun::Hand(primate, arm));
    guns.filter(move |gun| largest.is_some_and(|largest| gun.weapon(field).size <= largest))
}
