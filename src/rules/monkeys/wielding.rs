//! What a primate could fire in its position (4.11; T-56, T-95, T-99, T-168).

use super::{emplacements, field::Field, mounts, profiles::Size, shots::Gun};
use crate::force::{PrimateIx, squad::Place, vehicle::Seat};

/// How many sizes larger than itself a primate's weapon may be, braced or not (4.11, T-99).
pub const fn larger(braced: bool) -> u8 {
    if braced { 2 } else { 1 }
}

/// Whether a primate can wield a firearm that it carries or mans, which may be larger than itself, more so if it is
/// braced (4.11, T-99).
pub fn can_wield(field: &Field, primate: PrimateIx, arm: u8) -> bool {
    fits(field, primate, arm, field.primate(primate).braced.0)
}

fn fits(field: &Field, primate: PrimateIx, arm: u8, braced: bool) -> bool {
    let allowed = field.kit(primate).size as u8 + larger(braced);
    let weapon = Gun::Hand(primate, arm).weapon(field);
    weapon.is_firearm() && weapon.size as u8 <= allowed
}

/// What a primate could fire from where it stands only if it were braced: too large a weapon of its own, or one that is
/// set up beside it (T-99).
pub fn only_braced(field: &Field, primate: PrimateIx) -> impl Iterator<Item = Gun> + '_ {
    let carried = field.kit(primate).firearms(&field.book).filter(move |arm| !fits(field, primate, *arm, false));
    let arms = carried.chain(emplacements::beside(field, primate));
    arms.filter(move |arm| fits(field, primate, *arm, true)).map(move |arm| Gun::Hand(primate, arm))
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
