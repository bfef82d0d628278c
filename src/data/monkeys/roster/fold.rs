//! Writes a checked platoon back in file form, with every name written out.

use super::{Member, Platoon, Unit, Vehicle, raw};
use crate::force::Post;
use crate::rules::monkeys::profiles::{Holder, Profiles};

pub use raw::Platoon as Raw;

/// The platoon in the form used in files.
pub fn platoon(platoon: &Platoon, profiles: &Profiles) -> raw::Platoon {
    let find = |post: Post| platoon.units.iter().find(|unit| unit.post == post);
    let command = find(Post::Co).zip(find(Post::Xo)).map(|(co, xo)| raw::Command {
        co: officer(co, profiles),
        xo: officer(xo, profiles),
        teams: platoon.units.iter().filter_map(|unit| Some(team(unit, unit.kind?, profiles))).collect(),
    });
    let squads = platoon.squads().map(|unit| squad(unit, profiles)).collect();
    raw::Platoon { name: platoon.name.clone(), command, squads }
}

/// A standard squad.
pub fn squad(unit: &Unit, profiles: &Profiles) -> raw::Squad {
    raw::Squad { name: unit.name.clone(), members: members(unit, profiles), vehicles: vehicles(unit, profiles) }
}

/// The units of a platoon that has fought before.
pub fn veterans(platoon: &Platoon, profiles: &Profiles) -> Vec<raw::Veterans> {
    platoon.units.iter().map(|one| unit(one, profiles)).collect()
}

/// A unit at its post.
pub fn unit(unit: &Unit, profiles: &Profiles) -> raw::Veterans {
    raw::Veterans {
        post: unit.post,
        name: unit.name.clone(),
        kind: unit.kind,
        talents: talents(unit, profiles),
        members: members(unit, profiles),
        vehicles: vehicles(unit, profiles),
    }
}

fn officer(unit: &Unit, profiles: &Profiles) -> raw::Officer {
    let member = member(&unit.members[0], profiles);
    raw::Officer {
        clan: member.clan,
        name: member.name,
        weapons: member.weapons,
        ammo: member.ammo,
        spares: member.spares,
        armor: member.armor,
        gear: member.gear,
        talents: talents(unit, profiles),
        vehicles: vehicles(unit, profiles),
    }
}

fn team(unit: &Unit, kind: Holder, profiles: &Profiles) -> raw::Team {
    raw::Team {
        kind,
        name: Some(unit.name.clone()),
        talents: talents(unit, profiles),
        members: members(unit, profiles),
        vehicles: vehicles(unit, profiles),
    }
}

fn talents(unit: &Unit, profiles: &Profiles) -> Vec<String> {
    let talents = unit.members.first().map_or(&[][..], |first| &first.talents);
    talents.iter().map(|talent| profiles.talents[*talent].name.clone()).collect()
}

fn members(unit: &Unit, profiles: &Profiles) -> Vec<raw::Member> {
    unit.members.iter().map(|one| member(one, profiles)).collect()
}

/// A primate.
pub fn member(member: &Member, profiles: &Profiles) -> raw::Member {
    let clan = &profiles.clans[member.clan];
    let arms = || member.weapons.iter().chain(&member.emplaced);
    let weapons: Vec<String> = arms().map(|carried| profiles.weapons[carried.weapon].name.clone()).collect();
    let ammo = |ammo: usize| profiles.ammo[ammo].name.clone();
    raw::Member {
        clan: clan.name.clone(),
        name: Some(member.name.clone()),
        count: 1,
        corporal: member.corporal,
        weapons: (weapons != [clan.weapon.clone()]).then_some(weapons),
        ammo: arms().find_map(|carried| carried.ammo).map(ammo),
        spares: arms().flat_map(|carried| carried.spares.iter().copied().map(ammo)).collect(),
        armor: member.armor.iter().map(|armor| profiles.armor[*armor].name.clone()).collect(),
        gear: member.gear.iter().map(|gear| profiles.accessories[*gear].name.clone()).collect(),
        hurts: member.hurts,
    }
}

fn vehicles(unit: &Unit, profiles: &Profiles) -> Vec<raw::Vehicle> {
    unit.vehicles.iter().map(|one| vehicle(one, profiles)).collect()
}

/// A vehicle.
pub fn vehicle(vehicle: &Vehicle, profiles: &Profiles) -> raw::Vehicle {
    let kind = &profiles.vehicles[vehicle.kind];
    let mounts = kind.mounts.iter().zip(&vehicle.mounts).map(|(mount, weapon)| match weapon {
        weapon if *weapon == mount.weapon => raw::Mount::Keep,
        None => raw::Mount::Empty,
        Some(weapon) => raw::Mount::Arm(profiles.weapons[*weapon].name.clone()),
    });
    let mut mounts: Vec<raw::Mount> = mounts.collect();
    while mounts.last() == Some(&raw::Mount::Keep) {
        mounts.pop();
    }
    let round = |weapon: usize| profiles.plain(weapon).map(|ammo| profiles.ammo[ammo].name.clone());
    let spares = vehicle.mounts.iter().zip(&vehicle.spares).filter_map(|(weapon, spares)| {
        let round = round((*weapon)?)?;
        Some(std::iter::repeat_n(round, usize::from(*spares)))
    });
    raw::Vehicle { kind: kind.name.clone(), mounts, spares: spares.flatten().collect(), crew: vehicle.crew.clone() }
}
