//! Why a weapon, or a whole unit, can't fire (T-43, T-56, T-87, T-95, T-99, T-101, T-154, T-168).

use super::{
    emplacements, field::Field, illegal::Illegal, loads, mounts, no_fire::NoFire, shots::Gun, states::ARMS, wielding,
};
use crate::force::{PieceId, PrimateIx, UnitIx, squad::Place, vehicle::Seat};

/// Why nobody in a unit can fire at anything.
pub fn why_nobody(field: &Field, unit: UnitIx) -> Illegal {
    let id = field.unit(unit).id;
    if field.unit(unit).ammunition.is_out() {
        return Illegal::OutOfAmmo { unit: id };
    }
    let carried = field.ready(unit).flat_map(|mate| wielding::hands(field, mate));
    let mut guns = carried.chain(mounts::manned(field, unit));
    let why = match guns.next() {
        None => NoFire::NobodyArmed { unit: id },
        Some(_) if loads::could_reload(field, unit) => NoFire::AllEmpty { unit: id },
        Some(_) => NoFire::NothingLeft { unit: id },
    };
    why.into()
}

/// Why a gun of a unit can't fire in the unit's attack. `named` is how the order names it.
pub fn why_not(field: &Field, unit: UnitIx, gun: Gun, named: PieceId) -> Illegal {
    let dry = field.unit(unit).ammunition.is_out() && !gun.never_runs_dry(field);
    let reason = match gun {
        Gun::Hand(primate, arm) => why_not_by_hand(field, unit, primate, arm),
        Gun::Mount(vehicle, mount) => {
            let state = field.vehicle(vehicle);
            let broken = state.mounts[usize::from(mount)].broken;
            match mounts::gunner(field, vehicle, mount) {
                _ if state.unit != Some(unit) => Some(Illegal::NotMember { primate: named, unit: field.unit(unit).id }),
                _ if broken => Some(NoFire::Broken { primate: named }.into()),
                None => Some(NoFire::Unmanned { primate: named }.into()),
                Some(gunner) => pinned(field, gunner),
            }
        }
    };
    let empty = || match dry {
        true => Illegal::OutOfAmmo { unit: field.unit(unit).id },
        false => NoFire::Empty { primate: named }.into(),
    };
    reason.unwrap_or_else(empty)
}

fn pinned(field: &Field, primate: PrimateIx) -> Option<Illegal> {
    let state = field.primate(primate);
    state.pin.holds().then(|| NoFire::Pinned { primate: state.id }.into())
}

/// Why a primate can't fire one of its weapons, or one that it mans, apart from ammunition.
fn why_not_by_hand(field: &Field, unit: UnitIx, shooter: PrimateIx, arm: u8) -> Option<Illegal> {
    let state = field.primate(shooter);
    let primate = state.id;
    let weapon = Gun::Hand(shooter, arm).weapon(field);
    if state.unit != unit {
        return Some(Illegal::NotMember { primate, unit: field.unit(unit).id });
    }
    let seat = match state.place {
        Place::Off(_) | Place::Afar | Place::Reserve => return Some(Illegal::PieceGone { primate }),
        Place::Aboard(_, seat) => Some(seat),
        Place::On(_) => None,
    };
    if state.pin.holds() {
        return pinned(field, shooter);
    }
    let reason = match (wielding::largest_fired(field, shooter), seat) {
        (None, Some(Seat::Passenger)) => NoFire::ShutIn { primate },
        (None, _) => NoFire::HandsFull { primate },
        (Some(port), _) if weapon.size > port => NoFire::LargerThanPort { primate },
        _ if !weapon.is_firearm() => NoFire::NoSuchWeapon { primate },
        _ if usize::from(arm) >= ARMS && !emplacements::manned(field, shooter).any(|manned| manned == arm) => {
            NoFire::NotBeside { primate }
        }
        _ if !wielding::can_wield(field, shooter, arm) => NoFire::TooLarge { primate },
        _ => return None,
    };
    Some(reason.into())
}
