//! What firing uses up: single rounds, limited rounds, and the ammunition of special weapons that run dry (6.1, T-67).

use super::{
    field::Field,
    frames::Attack,
    order::Volley,
    profiles::Hit,
    sequence::Frame,
    shots::Gun,
    states::{ARMS, ArmState, Arms, Emplacements},
    vehicles::{MountState, Mounts},
};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, VehicleIx};
use bevy_ecs::{prelude::*, system::SystemParam};

/// The loads of all weapons.
#[derive(SystemParam)]
pub(super) struct Chambers<'w, 's> {
    primates: Query<'w, 's, &'static mut Arms>,
    units: Query<'w, 's, &'static mut Emplacements>,
    vehicles: Query<'w, 's, &'static mut Mounts>,
}

impl Chambers<'_, '_> {
    /// The load of a weapon that is carried or manned.
    pub(super) fn arm(&mut self, field: &Field, roster: &Roster, primate: PrimateIx, place: u8) -> Mut<'_, ArmState> {
        match usize::from(place).checked_sub(ARMS) {
            None => {
                let arms = self.primates.get_mut(roster.primate(primate)).expect("a primate has arms");
                arms.map_unchanged(|arms| &mut arms.0[usize::from(place)])
            }
            Some(emplaced) => {
                let unit = roster.unit(field.primate(primate).unit);
                let all = self.units.get_mut(unit).expect("a unit has emplacements");
                all.map_unchanged(|all| &mut all.0[emplaced].state)
            }
        }
    }

    pub(super) fn mount(&mut self, roster: &Roster, vehicle: VehicleIx, mount: u8) -> Mut<'_, MountState> {
        let mounts = self.vehicles.get_mut(roster.vehicle(vehicle)).expect("a vehicle has mounts");
        mounts.map_unchanged(|mounts| &mut mounts.0[usize::from(mount)])
    }

    /// A gun was fired; true if nothing is left in it.
    fn spend(&mut self, gun: Gun, field: &Field, roster: &Roster) -> bool {
        match gun {
            Gun::Hand(primate, place) => {
                let Some(arm) = field.arm(primate, place) else { return false };
                let mut state = self.arm(field, roster, primate, place);
                state.spend(arm, &field.book);
                state.empty
            }
            Gun::Mount(vehicle, mount) => {
                let mut state = self.mount(roster, vehicle, mount);
                state.fired = state.fired.saturating_add(1);
                state.empty |= gun.is_empty_after_firing(field);
                state.empty
            }
        }
    }

    /// A gun is fired: a One-Shot weapon becomes empty, a counted round is used up (6.1).
    pub(super) fn fire(&mut self, gun: Gun, field: &Field, roster: &Roster, log: &mut BattleLog) {
        let counts = gun.weapon(field).one_shot || gun.rounds(field) > 0;
        if counts && self.spend(gun, field, roster) {
            log.tell("6.1", What::Marked { who: gun.piece(field).into(), mark: "empty" });
        }
    }

    /// A gun runs dry.
    fn empty(&mut self, gun: Gun, field: &Field, roster: &Roster) {
        match gun {
            Gun::Hand(primate, place) => self.arm(field, roster, primate, place).empty = true,
            Gun::Mount(vehicle, mount) => self.mount(roster, vehicle, mount).empty = true,
        }
    }
}

/// Fired rounds are used up: One-Shot weapons become empty, counted rounds go down by one (6.1).
pub(super) fn spend_rounds(
    clock: Res<Clock<Frame>>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut chambers: Chambers,
    mut log: ResMut<BattleLog>,
) {
    let Frame::Attack(attack) = clock.top() else { return };
    for gun in attack.salvos.iter().map(|salvo| salvo.by) {
        chambers.fire(gun, &field, &roster, &mut log);
    }
}

/// Result 1 on a special weapon's own roll empties only that weapon (T-67).
pub(super) fn empty_special_weapon(
    clock: Res<Clock<Frame>>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut chambers: Chambers,
    mut log: ResMut<BattleLog>,
) {
    let Frame::Attack(Attack { volley: Volley::Special(_), thrown, salvos, .. }) = clock.top() else { return };
    let empties = thrown.faces.first().is_some_and(|face| field.book.attack[usize::from(*face) - 1] == Hit::Empty);
    for gun in salvos.iter().map(|salvo| salvo.by).filter(|gun| empties && gun.is_loaded(&field)) {
        chambers.empty(gun, &field, &roster);
        log.tell("T-67", What::Marked { who: gun.piece(&field).into(), mark: "empty" });
    }
}
