//! A thing that fires: a weapon in a primate's hands, or in a mount of a vehicle (4.10, T-56, G-23).

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

    /// The shooter; none for a mount that nobody mans.
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

    /// The ends of its lines of sight: the same squares, at the height of its shooter (T-167).
    pub fn ends(self, field: &Field) -> impl Iterator<Item = End> + use<> {
        field.ends(match self {
            Gun::Hand(primate, _) => primate.into(),
            Gun::Mount(vehicle, _) => vehicle.into(),
        })
    }

    /// The mount or gunport that limits its direction; none for one that points all around from its bearer's hands.
    pub fn bearing(self, field: &Field) -> Option<(VehicleIx, u8)> {
        match self {
            Gun::Mount(vehicle, mount) => Some((vehicle, mount)),
            Gun::Hand(primate, _) => mounts::port_of(field, primate),
        }
    }

    /// The gun that an order names: a primate with the weapon at that index in its kit, or a mount.
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

    /// The unit of its shooter.
    pub fn unit(self, field: &Field) -> Option<UnitIx> {
        match self {
            Gun::Hand(primate, _) => Some(field.primate(primate).unit),
            Gun::Mount(vehicle, _) => field.vehicle(vehicle).unit,
        }
    }

    /// The weapon as bought, if a primate carries or mans it.
    fn arm(self, field: &Field) -> Option<&Arm> {
        match self {
            Gun::Hand(primate, arm) => field.arm(primate, arm),
            Gun::Mount(..) => None,
        }
    }

    /// The special ammunition in it; none for its plain load (6.2).
    pub fn load(self, field: &Field) -> Option<&Ammo> {
        match self {
            Gun::Hand(primate, arm) => {
                let load = field.arm_state(primate, arm).load?;
                field.book.ammo.get(usize::from(load))
            }
            Gun::Mount(..) => None,
        }
    }

    /// Whether it is loaded and intact (6.1, T-67, T-87).
    pub fn is_loaded(self, field: &Field) -> bool {
        match self {
            Gun::Hand(primate, arm) => !field.arm_state(primate, arm).empty,
            Gun::Mount(vehicle, mount) => {
                let state = field.vehicle(vehicle).mounts[usize::from(mount)];
                !state.empty && !state.broken
            }
        }
    }

    /// Whether a mounted weapon has rounds left for reloading: spares for a One-Shot weapon, counted rounds for any
    /// other (T-100, T-169).
    pub fn has_rounds(self, field: &Field) -> bool {
        match self {
            Gun::Hand(..) => false,
            Gun::Mount(..) if self.weapon(field).one_shot => self.spares(field) > 0,
            Gun::Mount(vehicle, mount) => {
                self.holds_more_than(field, field.vehicle(vehicle).mounts[usize::from(mount)].fired)
            }
        }
    }

    /// Spare rounds left for a mounted weapon (T-169).
    pub fn spares(self, field: &Field) -> u8 {
        let Gun::Mount(vehicle, mount) = self else { return 0 };
        let (state, place) = (field.vehicle(vehicle), usize::from(mount));
        state.rig.spares[place].saturating_sub(state.mounts[place].used)
    }

    /// Whether it holds more than this many rounds; always true if they aren't counted.
    pub(super) fn holds_more_than(self, field: &Field, fired: u8) -> bool {
        let rounds = self.rounds(field);
        rounds == 0 || fired < rounds
    }

    /// Whether firing it once empties it: a One-Shot weapon, or its last counted round (6.1).
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

    /// Counted rounds that it holds: those of its mount for the weapon that comes with the mount, otherwise the
    /// weapon's own; 0 if they aren't counted (section 7).
    pub fn rounds(self, field: &Field) -> u8 {
        let own = self.weapon(field).rounds;
        let Gun::Mount(vehicle, place) = self else { return own };
        let fitted = field.vehicle(vehicle).rig.weapons[usize::from(place)].map(usize::from);
        let mount = mounts::mount(field, vehicle, place).filter(|mount| mount.rounds > 0 && mount.weapon == fitted);
        mount.map_or(own, |mount| mount.rounds)
    }

    /// Whether it keeps firing while its unit is out of ammo: it is fed from a backpack (6.4, T-67).
    pub fn never_runs_dry(self, field: &Field) -> bool {
        self.arm(field).is_some_and(|arm| arm.backpack)
    }

    /// Its rated range band (3.6).
    pub fn range(self, field: &Field) -> Band {
        talents::range(field, self)
    }

    /// Radius of its blast around the direct target's square; 0 for no blast (6.1).
    pub fn area(self, field: &Field) -> u8 {
        talents::area(field, self)
    }

    /// What its scope adds at this distance (G-20).
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
    /// What the selector changes: extra targets, Damage. None if it isn't set or doesn't exist.
    fn selected(self, field: &Field) -> Option<(u8, i8)> {
        self.by.arm(field).filter(|_| self.select)?.selector
    }

    /// Whether it can be fired this way: only a gun with a selector can have it set.
    pub fn is_possible(self, field: &Field) -> bool {
        !self.select || self.selected(field).is_some()
    }

    /// Its Damage with its current load (4.8, 6.2).
    pub fn damage(self, field: &Field) -> i8 {
        let load = self.by.load(field).map_or(0, |load| load.damage);
        self.by.weapon(field).damage + load + self.selected(field).map_or(0, |(_, damage)| damage)
    }

    /// Its Damage against a target (T-53).
    pub fn damage_at(self, field: &Field, target: Body) -> i8 {
        self.damage(field) + talents::damage_bonus(field, self.by, target)
    }

    /// Its Rate of Fire in quarters (4.9).
    pub fn quarters(self, field: &Field) -> u8 {
        self.by.weapon(field).quarters + self.selected(field).map_or(0, |(rate, _)| rate * 4)
    }
}
