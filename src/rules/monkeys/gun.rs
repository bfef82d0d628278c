//! What fires: a weapon in a primate's hands, or in a mount of a vehicle (4.10, T-56, G-23).

pub use super::shots::{Fire, Gun};

use super::{
    field::Field,
    kit::Arm,
    mounts,
    profiles::{Ammo, Band, Weapon},
    talents,
    vehicles::Footprint,
};
use crate::board::sight::End;
use crate::force::{Body, PieceId, PrimateIx, UnitIx, VehicleIx, name::Part};

impl Gun {
    /// The weapon.
    pub fn weapon(self, field: &Field) -> &Weapon {
        let weapon = match self {
            Gun::Hand(primate, arm) => field.arm(primate, arm).map(|arm| arm.weapon),
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

    /// The ends of its lines of sight: the same squares, as high as its shooter is (T-167).
    pub fn ends(self, field: &Field) -> impl Iterator<Item = End> + use<> {
        field.ends(match self {
            Gun::Hand(primate, _) => primate.into(),
            Gun::Mount(vehicle, _) => vehicle.into(),
        })
    }

    /// The mount or gunport that says which way it points; none for one that points all round from its bearer's hands.
    pub fn bearing(self, field: &Field) -> Option<(VehicleIx, u8)> {
        match self {
            Gun::Mount(vehicle, mount) => Some((vehicle, mount)),
            Gun::Hand(primate, _) => mounts::port_of(field, primate),
        }
    }

    /// The gun that an order names: a primate with the weapon in that place of its kit, or a mount.
    pub fn find(field: &Field, by: PieceId, with: u8) -> Option<Gun> {
        match by.part {
            Part::Primate(_) => {
                let primate = field.find_primate(by)?;
                let arm = with.checked_sub(1)?;
                field.arm(primate, arm).map(|_| Gun::Hand(primate, arm))
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

    /// The weapon as it was bought, for one that a primate carries or mans.
    fn arm(self, field: &Field) -> Option<&Arm> {
        match self {
            Gun::Hand(primate, arm) => field.arm(primate, arm),
            Gun::Mount(..) => None,
        }
    }

    /// The special ammunition in it; none: its plain load (6.2).
    pub fn load(self, field: &Field) -> Option<&Ammo> {
        match self {
            Gun::Hand(primate, arm) => {
                let load = field.arm_state(primate, arm).load?;
                field.book.ammo.get(usize::from(load))
            }
            Gun::Mount(..) => None,
        }
    }

    /// Whether there is a round in it and it is whole (6.1, T-67, T-87).
    pub fn is_loaded(self, field: &Field) -> bool {
        match self {
            Gun::Hand(primate, arm) => !field.arm_state(primate, arm).empty,
            Gun::Mount(vehicle, mount) => {
                let state = field.vehicle(vehicle).mounts[usize::from(mount)];
                !state.empty && !state.broken
            }
        }
    }

    /// Whether a mounted weapon has rounds left to be loaded with: a One-Shot weapon its spares, another its counted
    /// ones (T-100, T-169).
    pub fn has_rounds(self, field: &Field) -> bool {
        match self {
            Gun::Hand(..) => false,
            Gun::Mount(..) if self.weapon(field).one_shot => self.spares(field) > 0,
            Gun::Mount(vehicle, mount) => {
                self.holds_more_than(field, field.vehicle(vehicle).mounts[usize::from(mount)].fired)
            }
        }
    }

    /// Spare rounds that are left for a mounted weapon (T-169).
    pub fn spares(self, field: &Field) -> u8 {
        let Gun::Mount(vehicle, mount) = self else { return 0 };
        let (state, place) = (field.vehicle(vehicle), usize::from(mount));
        state.rig.spares[place].saturating_sub(state.mounts[place].used)
    }

    /// Whether it holds more rounds than so many; always where they are not counted.
    pub(super) fn holds_more_than(self, field: &Field, fired: u8) -> bool {
        let rounds = self.rounds(field);
        rounds == 0 || fired < rounds
    }

    /// Whether nothing is left in it once it has been fired: a One-Shot weapon, or the last of its counted rounds
    /// (6.1).
    pub fn is_empty_after_firing(self, field: &Field) -> bool {
        match self {
            Gun::Hand(primate, place) => field.arm(primate, place).is_some_and(|arm| {
                let mut state = field.arm_state(primate, place);
                state.spend(arm, &field.book);
                state.empty
            }),
            Gun::Mount(vehicle, mount) => {
                let fired = field.vehicle(vehicle).mounts[usize::from(mount)].fired;
                self.weapon(field).one_shot || !self.holds_more_than(field, fired.saturating_add(1))
            }
        }
    }

    /// Counted rounds that it holds: those of its mount for the weapon that the mount comes with, else the weapon's
    /// own; 0 where they are not counted (section 7).
    pub fn rounds(self, field: &Field) -> u8 {
        let own = self.weapon(field).rounds;
        let Gun::Mount(vehicle, place) = self else { return own };
        let fitted = field.vehicle(vehicle).rig.weapons[usize::from(place)].map(usize::from);
        let mount = mounts::mount(field, vehicle, place).filter(|mount| mount.rounds > 0 && mount.weapon == fitted);
        mount.map_or(own, |mount| mount.rounds)
    }

    /// Whether it goes on firing while its unit is out of ammo: it is fed from the back (6.4, T-67).
    pub fn never_runs_dry(self, field: &Field) -> bool {
        self.arm(field).is_some_and(|arm| arm.backpack)
    }

    /// Its rated range band (3.6).
    pub fn range(self, field: &Field) -> Band {
        talents::range(field, self)
    }

    /// Squares round the direct target's that its blast takes in; 0: no blast (6.1).
    pub fn area(self, field: &Field) -> u8 {
        talents::area(field, self)
    }

    /// What its scope adds at a distance (G-20).
    pub fn scope(self, field: &Field, squares: i32) -> i8 {
        match self.arm(field).and_then(|arm| arm.scope) {
            Some((accuracy, from)) if field.book.bands.of(squares) >= from => accuracy,
            _ => 0,
        }
    }
}

impl From<Gun> for Fire {
    fn from(by: Gun) -> Self {
        Self { by, select: false }
    }
}

impl Fire {
    /// What the selector changes: targets more, Damage. None: it is not set, or there is none.
    fn selected(self, field: &Field) -> Option<(u8, i8)> {
        self.by.arm(field).filter(|_| self.select)?.selector
    }

    /// Whether it can be fired so: only what has a selector can have it set.
    pub fn is_possible(self, field: &Field) -> bool {
        !self.select || self.selected(field).is_some()
    }

    /// Its Damage with what it is loaded with (4.8, 6.2).
    pub fn damage(self, field: &Field) -> i8 {
        let load = self.by.load(field).map_or(0, |load| load.damage);
        self.by.weapon(field).damage + load + self.selected(field).map_or(0, |(_, damage)| damage)
    }

    /// Its Damage against someone (T-53).
    pub fn damage_at(self, field: &Field, target: Body) -> i8 {
        self.damage(field) + talents::damage_bonus(field, self.by, target)
    }

    /// Its Rate of Fire in quarters (4.9).
    pub fn quarters(self, field: &Field) -> u8 {
        self.by.weapon(field).quarters + self.selected(field).map_or(0, |(rate, _)| rate * 4)
    }
}
