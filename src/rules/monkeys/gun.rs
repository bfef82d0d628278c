//! What fires: a weapon in a primate's hands, or in a mount of a vehicle (4.10, T-56, G-23).

use super::{field::Field, mounts, profiles::Weapon, vehicles::Footprint};
use crate::force::{PieceId, PrimateIx, UnitIx, VehicleIx, name::Part};

/// One weapon with whoever fires it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gun {
    /// A weapon that a primate carries, by its place in his kit.
    Hand(PrimateIx, u8),
    /// A weapon in a mount, by the mount's place in the vehicle.
    Mount(VehicleIx, u8),
}

impl Gun {
    /// The weapon.
    pub fn weapon(self, field: &Field) -> &Weapon {
        let weapon = match self {
            Gun::Hand(primate, arm) => field.kit(primate).arms.get(usize::from(arm)).map(|arm| arm.weapon),
            Gun::Mount(vehicle, mount) => field.vehicle(vehicle).rig.weapons[usize::from(mount)],
        };
        &field.book.weapons[usize::from(weapon.expect("a gun is a weapon"))]
    }

    /// Who fires it; none for a mount that nobody mans.
    pub fn primate(self, field: &Field) -> Option<PrimateIx> {
        match self {
            Gun::Hand(primate, _) => Some(primate),
            Gun::Mount(vehicle, mount) => mounts::gunner(field, vehicle, mount),
        }
    }

    /// Its name in files: the primate, or the mount.
    pub fn piece(self, field: &Field) -> PieceId {
        match self {
            Gun::Hand(primate, _) => field.primate(primate).id,
            Gun::Mount(vehicle, mount) => field.vehicle(vehicle).mount(mount),
        }
    }

    /// The squares it may fire from.
    pub fn squares(self, field: &Field) -> Footprint {
        match self {
            Gun::Hand(primate, _) => field.squares(primate.into()),
            Gun::Mount(vehicle, _) => field.squares(vehicle.into()),
        }
    }

    /// The gun that an order names: a primate with the weapon in that place of his kit, or a mount.
    pub fn find(field: &Field, by: PieceId, with: u8) -> Option<Gun> {
        match by.part {
            Part::Primate(_) => {
                let primate = field.find_primate(by)?;
                let arm = with.checked_sub(1)?;
                (usize::from(arm) < field.kit(primate).arms.len()).then_some(Gun::Hand(primate, arm))
            }
            Part::Mount(vehicle, mount) => {
                let vehicle = field.find_vehicle(PieceId { part: Part::Vehicle(vehicle), ..by })?;
                let mount = mount.checked_sub(1)?;
                let armed = field.vehicle(vehicle).rig.weapons.get(usize::from(mount)).is_some_and(Option::is_some);
                armed.then_some(Gun::Mount(vehicle, mount))
            }
            Part::Vehicle(_) => None,
        }
    }

    /// The unit that fires it.
    pub fn unit(self, field: &Field) -> Option<UnitIx> {
        match self {
            Gun::Hand(primate, _) => Some(field.primate(primate).unit),
            Gun::Mount(vehicle, _) => field.vehicle(vehicle).unit,
        }
    }
}
