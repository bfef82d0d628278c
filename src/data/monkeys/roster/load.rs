//! The slots and cost of a primate's gear (1.14, 4.10, 6.2 to 6.4).

use super::Member;
use crate::data::findings::{Findings, Path};
use crate::rules::monkeys::{
    muster::Carried,
    profiles::{Bulk, Effect, Loads, Profiles, Size, Weapon},
};
use crate::words::Message;

/// Checks that everything fits in the slots of a primate of this size (4.10).
pub fn check(findings: &mut Findings, path: &Path, member: &Member, size: Size, profiles: &Profiles) {
    let most = 2 * u32::from(profiles.building.slots);
    check_spares(findings, path, member, size, profiles);
    let load = halves_carried(member, size, profiles);
    if load > most {
        let what = Message::new("roster-too-much").with("load", halves(load)).with("most", halves(most));
        findings.fault(path, what.with("list", list(member, size, profiles)));
    }
}

/// A spare two sizes larger than its bearer can't be carried (4.10). Spares of an emplaced weapon are next to it
/// (T-169).
fn check_spares(findings: &mut Findings, path: &Path, member: &Member, size: Size, profiles: &Profiles) {
    for carried in &member.weapons {
        let weapon = &profiles.weapons[carried.weapon];
        if !carried.spares.is_empty() && spare_size(weapon) > size as i32 + 1 {
            let what = Message::new("roster-spare-big").with("weapon", weapon.name.as_str());
            findings.fault(&path.field("spares"), what.with("bearer", format!("{size:?}")));
        }
    }
}

/// The size of a spare load: one size smaller than its weapon, or as stated for Special Ammo; a grenade's is a grenade.
const fn spare_size(weapon: &Weapon) -> i32 {
    match weapon.loads {
        Loads::Special(size) => size as i32,
        _ if weapon.thrown => weapon.size as i32,
        _ => weapon.size as i32 - 1,
    }
}

/// Slots in halves: 4 for one size bigger, 2 for its own size, 1 for one smaller, none for anything smaller (4.10).
const fn halves_of(size: i32, bearer: Size) -> u32 {
    match size - bearer as i32 {
        1.. => 4,
        0 => 2,
        -1 => 1,
        _ => 0,
    }
}

/// Everything that takes slots, in half slots: weapons set up before the battle and their spares take none.
fn items(member: &Member, bearer: Size, profiles: &Profiles) -> Vec<(String, u32)> {
    let mut items = Vec::new();
    for carried in &member.weapons {
        let weapon = &profiles.weapons[carried.weapon];
        items.push((weapon.name.clone(), halves_of(weapon.size as i32, bearer)));
    }
    for carried in &member.weapons {
        let halves = halves_of(spare_size(&profiles.weapons[carried.weapon]), bearer);
        let spare =
            |ammo: &usize| Message::new("roster-spare").with("ammo", profiles.ammo[*ammo].name.as_str()).words();
        items.extend(carried.spares.iter().map(|ammo| (spare(ammo), halves)));
    }
    for armor in &member.armor {
        items.push((profiles.armor[*armor].name.clone(), profiles.armor[*armor].weight.halves()));
    }
    for accessory in &member.gear {
        let kind = &profiles.accessories[*accessory];
        let served = profiles.served(*accessory, member.weapons.iter().map(|carried| carried.weapon));
        let halves = match (kind.size, served) {
            (Bulk::Of(size), _) => halves_of(size as i32, bearer),
            (Bulk::OfWeapon, Some(weapon)) => halves_of(profiles.weapons[weapon].size as i32, bearer),
            (Bulk::OfWeapon, None) | (Bulk::Weightless, _) => 0,
        };
        items.push((kind.name.clone(), halves));
    }
    items
}

fn halves_carried(member: &Member, bearer: Size, profiles: &Profiles) -> u32 {
    items(member, bearer, profiles).iter().map(|(_, halves)| halves).sum()
}

fn list(member: &Member, bearer: Size, profiles: &Profiles) -> String {
    let items = items(member, bearer, profiles).into_iter().filter(|(_, count)| *count > 0);
    items.map(|(name, count)| format!("{name} {}", halves(count))).collect::<Vec<_>>().join(", ")
}

fn halves(count: u32) -> String {
    let half = if count % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", count / 2)
}

/// The clan's cost, minus half of the default weapon if it isn't kept, plus everything else that is bought.
pub fn cost(member: &Member, profiles: &Profiles) -> u32 {
    let clan = &profiles.clans[member.clan];
    let price = |weapon: usize| u32::from(profiles.weapons[weapon].cost);
    let all = || member.weapons.iter().chain(&member.emplaced);
    let default = profiles.weapon(&clan.weapon);
    let kept = all().any(|carried| Some(carried.weapon) == default);
    let returned = default.map_or(0, |weapon| if kept { price(weapon) } else { price(weapon) / 2 });
    let arms: u32 = all().map(|carried| price(carried.weapon) + loads(member, carried, profiles)).sum();
    let armor: u32 = member.armor.iter().map(|armor| u32::from(profiles.armor[*armor].cost)).sum();
    let gear: u32 = member.gear.iter().map(|gear| u32::from(profiles.accessories[*gear].cost)).sum();
    (u32::from(clan.cost) + arms + armor + gear).saturating_sub(returned)
}

/// The cost of a weapon's loads: its first one if it isn't plain, and its spares. A backpack's load costs its multiple
/// (6.4).
fn loads(member: &Member, carried: &Carried, profiles: &Profiles) -> u32 {
    let price = |ammo: usize| u32::from(profiles.ammo[ammo].cost);
    let spares: u32 = carried.spares.iter().map(|ammo| price(*ammo)).sum();
    carried.ammo.map_or(0, |ammo| price(ammo) * backpack(member, carried.weapon, profiles)) + spares
}

/// The factor by which a backpack on this weapon multiplies the price of its load; 1 without one.
fn backpack(member: &Member, weapon: usize, profiles: &Profiles) -> u32 {
    let feeds = member.gear.iter().find_map(|accessory| {
        let served = profiles.served(*accessory, member.weapons.iter().map(|carried| carried.weapon));
        match profiles.accessories[*accessory].effect {
            Effect::Backpack { price } if served == Some(weapon) => Some(u32::from(price)),
            _ => None,
        }
    });
    feeds.unwrap_or(1)
}
