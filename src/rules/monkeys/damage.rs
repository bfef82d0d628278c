//! Damage to vehicles from fire (text paragraphs 11 and 12; chart 11.2; T-84 to T-91, T-96, T-171, T-173, G-26).

pub use super::{frames::Wreckage, vehicles::Minor};

use super::{
    driving,
    field::{Book, Field},
    frames,
    order::{Given, Order},
    profiles::Harm,
    sequence::{Frame, Stage},
    vehicles::{Hull, MOUNTS, Mounts},
    windows::Ask,
};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{Roster, Side, VehicleIx};
use bevy_ecs::prelude::*;

/// Minor damage that a vehicle can still take, in the order of T-87: a working weapon other than a gunport, Speed,
/// Armor.
pub fn options(field: &Field, vehicle: VehicleIx) -> Vec<Minor> {
    let state = field.vehicle(vehicle);
    let works = |mount: &u8| {
        let place = usize::from(*mount);
        let port = super::mounts::mount(field, vehicle, *mount)
            .is_none_or(|mount| mount.kind == super::profiles::MountType::Gunport);
        state.rig.weapons[place].is_some() && !state.mounts[place].broken && !port
    };
    let speed = (driving::speed(field, vehicle) > 0).then_some(Minor::Speed);
    let armor = (state.armor() > 0).then_some(Minor::Armor);
    let weapons = (0..MOUNTS as u8).filter(works).map(|mount| Minor::Weapon(mount + 1));
    weapons.chain(speed).chain(armor).collect()
}

/// The damage taken if the owner leaves it to the game: Speed, then Armor, since a vehicle that shoots is worth more
/// than one that runs.
pub fn natural(field: &Field, vehicle: VehicleIx) -> Option<Minor> {
    let options = options(field, vehicle);
    let milder = options.iter().find(|minor| !matches!(minor, Minor::Weapon(_)));
    milder.or(options.first()).copied()
}

/// The player who settles a vehicle's damage; nobody for an abandoned one (T-157).
pub fn owner(field: &Field, vehicle: VehicleIx) -> Option<Side> {
    field.vehicle(vehicle).unit.map(|unit| field.side(unit))
}

/// Applies one result of the vehicle chart to a vehicle (11.2).
pub(super) fn strike(
    vehicle: VehicleIx,
    harm: Harm,
    field: &Field,
    roster: &Roster,
    hulls: &mut Query<&mut Hull>,
    log: &mut BattleLog,
    wreckage: &mut Wreckage,
) {
    match harm {
        Harm::Empty => {}
        Harm::Minor => wreckage.minor.push(vehicle),
        Harm::Immobile => immobilize(vehicle, field, roster, hulls, log, wreckage),
        Harm::Destroy => wreckage.doomed.push(vehicle),
    }
}

/// Immobilizes a vehicle; one that already was is destroyed, and so is one in the air (T-89, T-91, G-26).
fn immobilize(
    vehicle: VehicleIx,
    field: &Field,
    roster: &Roster,
    hulls: &mut Query<&mut Hull>,
    log: &mut BattleLog,
    wreckage: &mut Wreckage,
) {
    let mut hull = hulls.get_mut(roster.vehicle(vehicle)).expect("a vehicle has a hull");
    if hull.immobile || hull.height > 0 || driving::speed(field, vehicle) == 0 {
        wreckage.doomed.push(vehicle);
    } else {
        hull.immobile = true;
        log.tell("T-91", What::Damaged { piece: field.vehicle(vehicle).id, what: "immobilized" });
    }
}

/// Minor damage to a vehicle with nothing left to lose immobilizes it but never destroys it (T-87, T-173).
fn wear_out(vehicle: VehicleIx, field: &Field, roster: &Roster, hulls: &mut Query<&mut Hull>, log: &mut BattleLog) {
    let piece = field.vehicle(vehicle).id;
    let mut hull = hulls.get_mut(roster.vehicle(vehicle)).expect("a vehicle has a hull");
    if hull.immobile {
        log.tell("T-173", What::Damaged { piece, what: "nothing" });
    } else {
        hull.immobile = true;
        log.tell("T-173", What::Damaged { piece, what: "immobilized" });
    }
}

fn wreckage(clock: &mut Clock<Frame>) -> &mut Wreckage {
    match clock.top_mut() {
        Frame::Attack(attack) => &mut attack.wreckage,
        other => unreachable!("vehicles are hit by attacks, not by {other:?}"),
    }
}

/// The vehicle whose damage is settled next.
pub fn next(clock: &Clock<Frame>) -> Option<VehicleIx> {
    match clock.top() {
        Frame::Attack(attack) => attack.wreckage.minor.first().copied(),
        _ => None,
    }
}

/// Its owner chooses the damage of each vehicle. Nobody is asked if there is only one choice; an abandoned vehicle
/// takes the first in the order of T-87 (T-90, T-171).
pub(super) fn ask_damage(
    mut clock: ResMut<Clock<Frame>>,
    mut hulls: Query<&mut Hull>,
    mut mounts: Query<&mut Mounts>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let Some(vehicle) = next(&clock) else { return };
    match (&options(&field, vehicle)[..], owner(&field, vehicle)) {
        ([], _) => {
            wear_out(vehicle, &field, &roster, &mut hulls, &mut log);
            wreckage(&mut clock).minor.remove(0);
            clock.go_to(Stage::AskDamage);
        }
        ([first, _, ..], Some(side)) => {
            let _ = first;
            let about = field.vehicle(vehicle).unit.map(|unit| field.unit(unit).id);
            clock.ask(Ask::Damage.at(side, about));
        }
        ([first, ..], _) => {
            suffer(vehicle, *first, &field, &roster, &mut hulls, &mut mounts, &mut log);
            wreckage(&mut clock).minor.remove(0);
            clock.go_to(Stage::AskDamage);
        }
    }
}

/// Applies the chosen damage.
pub(super) fn take_damage(
    mut clock: ResMut<Clock<Frame>>,
    mut hulls: Query<&mut Hull>,
    mut mounts: Query<&mut Mounts>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
    given: Res<Given>,
) {
    let (Order::Damage(_, minor), Some(vehicle)) = (given.order(), next(&clock)) else { return };
    suffer(vehicle, *minor, &field, &roster, &mut hulls, &mut mounts, &mut log);
    wreckage(&mut clock).minor.remove(0);
    clock.go_to(Stage::AskDamage);
}

fn suffer(
    vehicle: VehicleIx,
    minor: Minor,
    field: &Field,
    roster: &Roster,
    hulls: &mut Query<&mut Hull>,
    mounts: &mut Query<&mut Mounts>,
    log: &mut BattleLog,
) {
    let entity = roster.vehicle(vehicle);
    let mut hull = hulls.get_mut(entity).expect("a vehicle has a hull");
    let state = field.vehicle(vehicle);
    match minor {
        Minor::Speed => {
            hull.slowed += 1;
            log.tell("T-88", What::Damaged { piece: state.id, what: "speed" });
        }
        Minor::Armor => {
            hull.weakened += 1;
            log.tell("T-87", What::Damaged { piece: state.id, what: "armor" });
        }
        Minor::Weapon(mount) => {
            let place = mount - 1;
            mounts.get_mut(entity).expect("a vehicle has mounts").0[usize::from(place)].broken = true;
            log.tell("T-87", What::Damaged { piece: state.mount(place), what: "weapon" });
        }
    }
}

/// Destroyed vehicles blow up one after another (T-92).
pub(super) fn blow_up(mut clock: ResMut<Clock<Frame>>) {
    let doomed = std::mem::take(&mut wreckage(&mut clock).doomed);
    for vehicle in doomed {
        clock.call(Frame::Explosion(frames::Explosion::of(vehicle)));
    }
}

/// The effect of a face on the chart (11.2).
pub fn harm(book: &Book, face: u8) -> Harm {
    book.0.harm[usize::from(face) - 1]
}
