//! Requirements on the numbers of a profile, so that the rules can rely on them.

use super::raw::{Raw, RawAmmo, RawVehicle, RawWeapon};
use crate::board::terrain::Kind;
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
    number::{named, within},
};
use crate::rules::monkeys::{
    profiles::{Ammo, Bands, Loads, MountKind, Size, VehicleKind},
    vehicles::MOUNTS,
};
use crate::words::Message;

/// Checks the contents of a profile.
pub fn check(findings: &mut Findings, root: &Path, raw: &Raw) {
    check_bands(findings, &root.field("bands"), &raw.bands);
    check_grounds(findings, &root.field("grounds"), &raw.grounds);
    check_weapons(findings, &root.field("weapons"), &raw.weapons);
    check_clans(findings, &root.field("clans"), raw);
    check_costs(findings, &root.field("armor"), raw.armor.iter().map(|armor| (armor.name.as_str(), armor.cost)));
    let accessories = raw.accessories.iter().map(|accessory| (accessory.name.as_str(), accessory.cost));
    check_costs(findings, &root.field("accessories"), accessories);
    let talents = raw.talents.iter().map(|talent| (talent.name.as_str(), talent.cost));
    check_costs(findings, &root.field("talents"), talents);
    check_building(findings, &root.field("building"), raw);
    check_names(findings, &root.field("switches"), raw.switches.iter().map(|switch| switch.name.as_str()));
}

fn check_bands(findings: &mut Findings, path: &Path, bands: &Bands) {
    if !(bands.short < bands.medium && bands.medium < bands.long) {
        findings.fault(path, Message::new("data-bands"));
    }
}

fn check_grounds(findings: &mut Findings, path: &Path, grounds: &[Kind]) {
    check_names(findings, path, grounds.iter().map(|kind| kind.name.as_str()));
    let plain =
        |kind: &Kind| !(kind.slow || kind.wet || kind.cover || kind.climbs || kind.top > 0) && kind.canopy.is_none();
    if !grounds.first().is_some_and(plain) {
        findings.fault(&path.at(0), Message::new("data-ground-first"));
    }
    within(findings, path, grounds.len() as i64, 1, 64);
    for (place, kind) in grounds.iter().enumerate() {
        within(findings, &path.at(place).field("top"), kind.top.into(), 0, 9);
    }
}

fn check_weapons(findings: &mut Findings, path: &Path, weapons: &[RawWeapon]) {
    check_costs(findings, path, weapons.iter().map(|weapon| (weapon.name.as_str(), weapon.cost)));
    for (place, weapon) in weapons.iter().enumerate() {
        within(findings, &path.at(place).field("damage"), weapon.damage.into(), -20, 20);
    }
}

fn check_clans(findings: &mut Findings, path: &Path, raw: &Raw) {
    check_names(findings, path, raw.clans.iter().map(|clan| clan.name.as_str()));
    let weapons: Vec<&str> = raw.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    for (place, clan) in raw.clans.iter().enumerate() {
        let path = path.at(place);
        if !weapons.contains(&clan.weapon.as_str()) {
            findings.fault(&path.field("weapon"), unknown("weapon", &clan.weapon, &weapons));
        }
        if clan.size > Size::Large {
            findings.fault(&path.field("size"), Message::new("data-primate-size"));
        }
        within(findings, &path.field("speed"), clan.speed.into(), 1, 60);
        within(findings, &path.field("cost"), clan.cost.into(), 1, 999);
    }
}

fn check_building(findings: &mut Findings, path: &Path, raw: &Raw) {
    let building = &raw.building;
    within(findings, &path.field("scrap"), building.scrap.into(), 1, 9999);
    within(findings, &path.field("squads"), building.squads.into(), 1, 9);
    within(findings, &path.field("members").at(1), building.members.1.into(), building.members.0.max(1).into(), 40);
    within(findings, &path.field("teams").at(1), building.teams.1.into(), building.teams.0.into(), 9);
    within(findings, &path.field("weapons"), building.weapons.into(), 1, 4);
}

/// The ammunition with the indices of the weapons it fits; none if there are errors.
pub fn ammo(findings: &mut Findings, path: &Path, raw: Vec<RawAmmo>, weapons: &[RawWeapon]) -> Vec<Ammo> {
    check_costs(findings, path, raw.iter().map(|ammo| (ammo.name.as_str(), ammo.cost)));
    let known: Vec<&str> = weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    let mut list = Vec::new();
    for (place, raw) in raw.into_iter().enumerate() {
        let path = path.at(place);
        let fits = raw.fits.iter().enumerate();
        let fits = fits.filter_map(|(at, name)| find(findings, &path.field("fits").at(at), name, &known)).collect();
        if raw.loads == Loads::None {
            findings.fault(&path.field("loads"), Message::new("data-ammo-class"));
        }
        list.push(Ammo {
            name: raw.name,
            loads: raw.loads,
            fits,
            damage: raw.damage,
            cost: raw.cost,
            explosive: raw.explosive,
            twice: raw.twice,
            pin_penalty: raw.pin_penalty,
            rule: raw.rule,
        });
    }
    list
}

/// The vehicles with the indices of their weapons; identical mounts are numbered.
pub fn vehicles(findings: &mut Findings, path: &Path, raw: Vec<RawVehicle>, weapons: &[RawWeapon]) -> Vec<VehicleKind> {
    check_costs(findings, path, raw.iter().map(|vehicle| (vehicle.name.as_str(), vehicle.cost)));
    let vehicle = |(place, raw): (usize, RawVehicle)| {
        let mounts = mounts(findings, &path.at(place).field("mounts"), &raw, weapons);
        VehicleKind {
            name: raw.name,
            size: raw.size,
            operator: raw.operator,
            operators: raw.operators,
            passengers: raw.passengers,
            speed: raw.speed,
            armor: raw.armor,
            cost: raw.cost,
            traits: raw.traits,
            mounts,
            rule: raw.rule,
        }
    };
    raw.into_iter().enumerate().map(vehicle).collect()
}

fn mounts(findings: &mut Findings, path: &Path, raw: &RawVehicle, weapons: &[RawWeapon]) -> Vec<MountKind> {
    let known: Vec<&str> = weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    let count: i64 = raw.mounts.iter().map(|mount| i64::from(mount.count)).sum();
    within(findings, path, count, 0, MOUNTS as i64);
    let mut mounts = Vec::new();
    for (place, mount) in raw.mounts.iter().enumerate() {
        let path = path.at(place).field("weapon");
        let weapon = mount.weapon.as_ref().and_then(|name| find(findings, &path, name, &known));
        let kind = MountKind {
            kind: mount.kind,
            size: mount.size,
            faces: mount.faces,
            driver: mount.driver,
            weapon,
            rounds: mount.rounds,
        };
        mounts.extend(std::iter::repeat_n(kind, mount.count.into()));
    }
    mounts
}

/// The index of a weapon by its name; none and an error if there isn't one.
fn find(findings: &mut Findings, path: &Path, name: &str, known: &[&str]) -> Option<usize> {
    let place = known.iter().position(|known| *known == name);
    if place.is_none() {
        findings.fault(path, unknown("weapon", name, known));
    }
    place
}

/// Names must exist and be different; anything that is bought has a price.
fn check_costs<'a>(findings: &mut Findings, path: &Path, entries: impl Iterator<Item = (&'a str, u16)>) {
    let entries: Vec<(&str, u16)> = entries.collect();
    check_names(findings, path, entries.iter().map(|(name, _)| *name));
    for (place, (_, cost)) in entries.iter().enumerate() {
        within(findings, &path.at(place).field("cost"), (*cost).into(), 0, 999);
    }
}

/// Names must exist and be different.
fn check_names<'a>(findings: &mut Findings, path: &Path, names: impl Iterator<Item = &'a str>) {
    let mut seen = std::collections::BTreeSet::new();
    for (place, name) in names.enumerate() {
        let path = path.at(place).field("name");
        if named(findings, &path, name) && !seen.insert(name) {
            findings.fault(&path, Message::new("data-twice").with("given", name));
        }
    }
    if seen.is_empty() {
        findings.fault(path, Message::new("data-empty"));
    }
}
