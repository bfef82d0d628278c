//! Vehicles as bought: mounts, weapons, operators (1.12, 1.14, section 7, G-23).

use super::{Member, Vehicle, raw};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::profiles::{MountType, Profiles, Size, VehicleKind};
use crate::words::Message;

/// Checks the vehicles of a unit with those members.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Vehicle],
    members: &[Member],
    profiles: &Profiles,
) -> Vec<Vehicle> {
    let most = usize::from(profiles.building.vehicles);
    if raw.len() > most {
        findings.fault(path, Message::new("roster-vehicles").with("given", raw.len()).with("most", most));
    }
    let mut vehicles = Vec::new();
    for (place, raw) in raw.iter().take(most).enumerate() {
        let path = path.at(place);
        let Some(kind) = profiles.vehicle(&raw.kind) else {
            let known: Vec<&str> = profiles.vehicles.iter().map(|kind| kind.name.as_str()).collect();
            findings.fault(&path.field("kind"), unknown("vehicle", &raw.kind, &known));
            continue;
        };
        let mounts = check_mounts(findings, &path.field("mounts"), &raw.mounts, &profiles.vehicles[kind], profiles);
        let cost = cost(&profiles.vehicles[kind], &mounts, profiles);
        vehicles.push((place, Vehicle { kind, mounts, cost, crew: Vec::new() }));
    }
    man(findings, path, &mut vehicles, members, profiles);
    vehicles.into_iter().map(|(_, vehicle)| vehicle).collect()
}

/// The weapon on each mount; those that are not named keep what they come with.
fn check_mounts(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Mount],
    kind: &VehicleKind,
    profiles: &Profiles,
) -> Vec<Option<usize>> {
    if raw.len() > kind.mounts.len() {
        let what = Message::new("roster-mounts").with("given", raw.len()).with("most", kind.mounts.len());
        findings.fault(path, what.with("vehicle", kind.name.as_str()));
    }
    let mount = |(place, mount): (usize, &crate::rules::monkeys::profiles::MountKind)| match raw.get(place) {
        None | Some(raw::Mount::Keep) => mount.weapon,
        Some(raw::Mount::Empty) => None,
        Some(raw::Mount::Arm(name)) => arm(findings, &path.at(place), name, mount.size, profiles),
    };
    kind.mounts.iter().enumerate().map(mount).collect()
}

/// A weapon that fits a mount: a firearm no larger than it (G-23).
fn arm(findings: &mut Findings, path: &Path, name: &str, mount: Size, profiles: &Profiles) -> Option<usize> {
    let known = || -> Vec<&str> {
        let fits = profiles.weapons.iter().filter(|weapon| weapon.is_firearm() && !weapon.thrown && weapon.size <= mount);
        fits.map(|weapon| weapon.name.as_str()).collect()
    };
    let Some(weapon) = profiles.weapon(name) else {
        findings.fault(path, unknown("weapon", name, &known()));
        return None;
    };
    let kind = &profiles.weapons[weapon];
    if kind.size > mount || !kind.is_firearm() || kind.thrown {
        let what = Message::new("roster-mount-weapon").with("given", name).with("size", format!("{:?}", kind.size));
        findings.fault(path, what.with("mount", format!("{mount:?}")).with("known", known().join(", ")));
        return None;
    }
    Some(weapon)
}

/// The kind's cost; weapons that are taken off are sold for half, those put on are bought (1.14).
fn cost(kind: &VehicleKind, mounts: &[Option<usize>], profiles: &Profiles) -> u32 {
    let price = |weapon: usize| u32::from(profiles.weapons[weapon].cost);
    let mut cost = u32::from(kind.cost);
    for (mount, weapon) in kind.mounts.iter().zip(mounts).filter(|(mount, weapon)| mount.weapon != **weapon) {
        cost += weapon.map_or(0, price);
        cost = cost.saturating_sub(mount.weapon.map_or(0, |sold| price(sold) / 2));
    }
    cost
}

/// Gives each vehicle a crew: an operator of its size from the unit, never twice the same (G-23), then gunners for its
/// armed pintles, turrets and fixed mounts that the operator does not fire. The leader drives only where no other can.
fn man(
    findings: &mut Findings,
    path: &Path,
    vehicles: &mut [(usize, Vehicle)],
    members: &[Member],
    profiles: &Profiles,
) {
    let mut free: Vec<u8> = (1..=members.len() as u8).rev().collect();
    let size = |number: &u8| members[usize::from(*number) - 1].size(profiles);
    for (place, vehicle) in vehicles.iter_mut() {
        let kind = &profiles.vehicles[vehicle.kind];
        for _ in 0..kind.operators {
            match free.iter().position(|number| kind.is_operated_by(size(number))) {
                Some(found) => vehicle.crew.push((free.remove(found), Seat::Operator)),
                None if members.is_empty() => {}
                None => {
                    let what = Message::new("roster-operator").with("vehicle", kind.name.as_str());
                    let smaller = kind.operator.smaller().unwrap_or(kind.operator);
                    let what = what.with("size", format!("{:?}", kind.operator)).with("smaller", format!("{smaller:?}"));
                    findings.fault(&path.at(*place), what);
                }
            }
        }
    }
    for (_, vehicle) in vehicles.iter_mut() {
        let kind = &profiles.vehicles[vehicle.kind];
        let mut room = kind.passengers;
        for (mount, _) in kind.mounts.iter().enumerate().filter(|(place, _)| vehicle.mounts[*place].is_some()) {
            let gunner = free.first().copied().filter(|_| free.len() > 1 || members.len() == 2);
            let seats = gunner.map_or(1, |gunner| seats(size(&gunner)));
            let driver = kind.mounts[mount].driver || kind.mounts[mount].kind == MountType::Gunport;
            if let Some(gunner) = gunner.filter(|_| !driver && seats <= room) {
                room -= seats;
                free.retain(|number| *number != gunner);
                vehicle.crew.push((gunner, Seat::Gunner(mount as u8 + 1)));
            }
        }
    }
}

/// Seats that a passenger takes: a Large one two (G-23).
pub(in crate::data) fn seats(size: Size) -> u8 {
    if size >= Size::Large { 2 } else { 1 }
}
