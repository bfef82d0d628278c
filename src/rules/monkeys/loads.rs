//! The loads of weapons, and reloading (6.2; T-67, T-100, T-101, T-169).

pub use super::states::{ARMS, ArmState, Arms};

use super::{
    acting::check_can_act,
    field::Field,
    illegal::Illegal,
    kit::Arm,
    no_gear::NoGear,
    order::{Given, Load, Order},
    profiles::{Ammo, Loads, Profiles},
    rounds::Chambers,
    shots::Gun,
    states::{Actions, Ammunition},
    talents,
    turn::Turn,
    vehicles::MOUNTS,
};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, UnitIx, VehicleIx};
use bevy_ecs::prelude::*;

impl Arms {
    /// The weapons of a kit with their first loads.
    pub fn of(arms: &[Arm]) -> Self {
        let mut loaded = Self::default();
        for (state, arm) in loaded.0.iter_mut().zip(arms) {
            *state = ArmState::of(arm);
        }
        loaded
    }
}

/// Most spare loads of one weapon: one bit each marks the ones used up.
pub const MOST_SPARES: usize = u8::BITS as usize;

impl ArmState {
    /// A weapon with its first load.
    pub fn of(arm: &Arm) -> Self {
        Self { load: arm.load, ..Self::default() }
    }

    /// Its remaining spare loads, each with its index.
    pub fn spares(self, arm: &Arm) -> impl Iterator<Item = (usize, u8)> {
        let left = move |place: &usize| self.used & (1 << place) == 0;
        arm.spares.iter().copied().enumerate().filter(move |(place, _)| left(place))
    }

    /// A shot was fired: a One-Shot weapon is empty, counted rounds go down by one (6.1).
    pub(super) fn spend(&mut self, arm: &Arm, profiles: &Profiles) {
        let weapon = arm.weapon(profiles);
        if weapon.rounds > 0 {
            self.fired += 1;
            self.empty |= self.fired >= weapon.rounds;
        }
        self.empty |= weapon.one_shot;
    }

    /// Whether reloading without a spare would fill it: there is a plain load for everything except hand grenades and
    /// Special Ammo, and for Special Ammo the remaining counted rounds (T-100).
    fn has_plain(self, arm: &Arm, profiles: &Profiles) -> bool {
        let weapon = arm.weapon(profiles);
        match weapon.loads {
            Loads::Special(_) => self.fired < weapon.rounds,
            Loads::None => false,
            Loads::Ballistic | Loads::Grenade => !weapon.thrown,
        }
    }

    /// Reloads it, with or without a spare load (6.2); without one, it returns to its plain load.
    fn reload(&mut self, arm: &Arm, profiles: &Profiles, spare: Option<usize>) {
        if let Some(place) = spare {
            self.used |= 1 << place;
            self.load = Some(arm.spares[place]);
            self.fired = self.fired.saturating_sub(1);
        } else if !arm.weapon(profiles).is_special_ammo() {
            self.load = None;
        }
        self.empty = false;
    }
}

/// Whether a reload would help a weapon: it is empty and there are rounds for it, or its unit has run dry.
fn wants(field: &Field, unit: UnitIx, arm: &Arm, state: ArmState) -> bool {
    let weapon = arm.weapon(&field.book);
    if arm.backpack || !weapon.is_firearm() && weapon.smoke == 0 {
        return false;
    }
    let filled = state.spares(arm).next().is_some() || state.has_plain(arm, &field.book);
    let dry = field.unit(unit).ammunition.is_out() && !weapon.one_shot && !weapon.is_special_ammo();
    filled && (state.empty || dry)
}

/// Reloads a gun whose crew has time for it, if it has rounds left (C-16).
pub(super) fn fill(field: &Field, gun: Gun, roster: &Roster, chambers: &mut Chambers, log: &mut BattleLog) {
    let filled = match gun {
        Gun::Mount(vehicle, mount) => {
            let has_rounds = gun.has_rounds(field);
            if has_rounds {
                let one_shot = gun.weapon(field).one_shot;
                let mut state = chambers.mount(roster, vehicle, mount);
                state.empty = false;
                state.used += u8::from(one_shot);
            }
            has_rounds
        }
        Gun::Hand(mate, place) => {
            let unit = field.primate(mate).unit;
            let wanted =
                field.arm(mate, place).is_some_and(|arm| wants(field, unit, arm, field.arm_state(mate, place)));
            let after = wanted.then(|| reloaded(field, mate, place, None)).flatten();
            if let Some(after) = after {
                chambers.arm(field, roster, mate, place).set_if_neq(after);
            }
            after.is_some()
        }
    };
    if filled {
        log.tell("C-16", What::Cleared { who: gun.piece(field).into(), mark: "empty" });
    }
}

/// The weapons of a unit that a reload fills: those its members carry, and those they man.
fn waiting(field: &Field, unit: UnitIx) -> impl Iterator<Item = (PrimateIx, u8)> + '_ {
    let first = field.members(unit).next();
    let manned = (0..field.emplaced(unit).len()).filter_map(move |place| Some((first?, (ARMS + place) as u8)));
    let carried =
        field.members(unit).flat_map(|mate| (0..field.kit(mate).arms.len() as u8).map(move |arm| (mate, arm)));
    carried.chain(manned).filter(move |(mate, place)| {
        field.arm(*mate, *place).is_some_and(|arm| wants(field, unit, arm, field.arm_state(*mate, *place)))
    })
}

/// The ammunition at an index in the profiles.
fn ammo(field: &Field, place: u8) -> &Ammo {
    &field.book.ammo[usize::from(place)]
}

/// The spare loads that the planner spends: the most damaging one for each weapon that a reload fills.
pub fn plan(field: &Field, unit: UnitIx) -> Vec<Load> {
    let best = |(mate, place): (PrimateIx, u8)| {
        let arm = field.arm(mate, place)?;
        let spares = field.arm_state(mate, place).spares(arm);
        let (_, spare) = spares.max_by_key(|(at, spare)| (ammo(field, *spare).damage, std::cmp::Reverse(*at)))?;
        Some(Load { by: field.primate(mate).id, with: place + 1, ammo: ammo(field, spare).name.clone() })
    };
    waiting(field, unit).filter_map(best).collect()
}

/// The unit is out of ammo, or has an empty weapon with rounds left (T-100); every named load is a spare of a weapon
/// that a reload fills.
pub fn check_reload(field: &Field, turn: &Turn, unit: UnitIx, loads: &[Load]) -> Result<(), Illegal> {
    check_can_act(field, turn, unit)?;
    let id = field.unit(unit).id;
    if !could_reload(field, unit) {
        return Err(if is_any_empty(field, unit) {
            NoGear::NoRounds { unit: id }.into()
        } else {
            Illegal::HasAmmunition { unit: id }
        });
    }
    for (place, load) in loads.iter().enumerate() {
        let refused = || NoGear::NoSuchSpare { primate: load.by, ammo: load.ammo.clone() };
        let twice = loads[..place].iter().any(|other| (other.by, other.with) == (load.by, load.with));
        let known = named(field, unit, load).filter(|_| !twice);
        known.ok_or_else(refused)?;
    }
    Ok(())
}

/// Whether a reload would fill anything in a unit (T-100, T-169).
pub(super) fn could_reload(field: &Field, unit: UnitIx) -> bool {
    let waits = || waiting(field, unit).next().is_some() || waiting_mounts(field, unit).next().is_some();
    field.unit(unit).ammunition.is_out() || waits()
}

/// The mounted weapons of a unit that a reload fills: empty, intact, and with rounds left (T-100, T-169).
fn waiting_mounts(field: &Field, unit: UnitIx) -> impl Iterator<Item = (VehicleIx, u8)> + '_ {
    let mounts = field.vehicles_of(unit).flat_map(|vehicle| (0..MOUNTS as u8).map(move |mount| (vehicle, mount)));
    mounts.filter(|(vehicle, mount)| {
        let state = field.vehicle(*vehicle).mounts[usize::from(*mount)];
        state.empty && !state.broken && Gun::Mount(*vehicle, *mount).has_rounds(field)
    })
}

/// Whether any weapon of a unit is empty, whether or not there are rounds for it.
fn is_any_empty(field: &Field, unit: UnitIx) -> bool {
    let arms = |mate: PrimateIx| field.primate(mate).arms.0.iter().take(field.kit(mate).arms.len());
    let carried = field.members(unit).flat_map(arms).any(|arm| arm.empty);
    let emplaced = field.unit(unit).emplacements.0.iter().take(field.emplaced(unit).len()).any(|one| one.state.empty);
    let mounted = field.vehicles_of(unit).any(|vehicle| field.vehicle(vehicle).mounts.iter().any(|mount| mount.empty));
    carried || emplaced || mounted
}

/// The weapon that a load is for, and the index of the spare.
fn named(field: &Field, unit: UnitIx, load: &Load) -> Option<(PrimateIx, u8, usize)> {
    let wanted = (field.find_primate(load.by)?, load.with.checked_sub(1)?);
    let (mate, place) = waiting(field, unit).find(|weapon| *weapon == wanted)?;
    let mut spares = field.arm_state(mate, place).spares(field.arm(mate, place)?);
    let (spare, _) = spares.find(|(_, spare)| ammo(field, *spare).name == load.ammo)?;
    Some((mate, place, spare))
}

/// The unit can attack again. Weapons return to their plain loads if no spare is named; those without a plain load take
/// the first spare they have (T-100, 6.2).
pub(super) fn reload_weapons(
    given: Res<Given>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<(&mut Actions, &mut Ammunition)>,
    mut chambers: Chambers,
    mut log: ResMut<BattleLog>,
) {
    let Order::Reload { unit: id, loads } = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let (mut actions, mut ammunition) = units.get_mut(roster.unit(unit)).expect("a unit has ammunition");
    if !is_quick(&field, unit) {
        actions.spend();
    }
    let spares: Vec<_> = loads.iter().filter_map(|load| named(&field, unit, load)).collect();
    for (mate, place) in waiting(&field, unit) {
        let chosen = spares.iter().find(|(by, with, _)| (*by, *with) == (mate, place)).map(|(.., spare)| *spare);
        let Some(after) = reloaded(&field, mate, place, chosen) else { continue };
        chambers.arm(&field, &roster, mate, place).set_if_neq(after);
        if field.arm_state(mate, place).empty {
            log.tell("T-100", What::Cleared { who: field.primate(mate).id.into(), mark: "empty" });
        }
    }
    reload_mounts(&field, unit, &roster, &mut chambers, &mut log);
    if ammunition.set_if_neq(Ammunition::Loaded) {
        log.tell("T-100", What::Cleared { who: (*id).into(), mark: "out-of-ammo" });
    }
}

/// Whether reloading costs no action: it fills only One-Shot weapons, whose bearers reload on the side (section 8).
pub fn is_quick(field: &Field, unit: UnitIx) -> bool {
    let quick = |(mate, place): (PrimateIx, u8)| {
        let one_shot = Gun::Hand(mate, place).weapon(field).one_shot;
        one_shot && usize::from(place) < ARMS && talents::reloads_beside(field, mate)
    };
    let mounts = waiting_mounts(field, unit).next().is_some();
    !mounts && !field.unit(unit).ammunition.is_out() && waiting(field, unit).all(quick)
}

/// A weapon after reloading, with the chosen spare, or without one if possible.
fn reloaded(field: &Field, mate: PrimateIx, place: u8, chosen: Option<usize>) -> Option<ArmState> {
    let (arm, mut state) = (field.arm(mate, place)?, field.arm_state(mate, place));
    let first = state.spares(arm).next().map(|(at, _)| at);
    let forced = first.filter(|_| !state.has_plain(arm, &field.book));
    state.reload(arm, &field.book, chosen.or(forced));
    Some(state)
}

/// Mounted weapons are filled as long as they have rounds left; a One-Shot weapon uses up a spare (T-169).
fn reload_mounts(field: &Field, unit: UnitIx, roster: &Roster, chambers: &mut Chambers, log: &mut BattleLog) {
    for (vehicle, mount) in waiting_mounts(field, unit) {
        let one_shot = Gun::Mount(vehicle, mount).weapon(field).one_shot;
        let mut state = chambers.mount(roster, vehicle, mount);
        state.empty = false;
        state.used += u8::from(one_shot);
        let rule = if one_shot { "T-169" } else { "T-100" };
        log.tell(rule, What::Cleared { who: field.vehicle(vehicle).mount(mount).into(), mark: "empty" });
    }
}
