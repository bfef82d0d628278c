//! What a primate carries and what it costs (1.14, 4.7, 4.10).

use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
};
use crate::rules::monkeys::profiles::{Profiles, Size, Weapon};
use crate::words::Message;

/// Halves of equipment slots of one primate: two whole ones (4.10).
const SLOTS: u32 = 4;

/// The weapons of a primate and the scrap it costs with them; none and a fault where they can't be.
///
/// A list replaces the default weapon, which is then sold for half its cost, rounded down; a list that names the
/// default weapon keeps it (1.14).
pub fn check(
    findings: &mut Findings,
    path: &Path,
    listed: Option<&[String]>,
    clan: usize,
    profiles: &Profiles,
) -> Option<(Vec<usize>, u32)> {
    let clan = &profiles.clans[clan];
    let default = profiles.weapon(&clan.weapon)?;
    let Some(listed) = listed else {
        return Some((vec![default], clan.cost.into()));
    };
    if listed.is_empty() {
        findings.fault(path, Message::new("roster-unarmed"));
        return None;
    }
    let before = findings.count();
    let find = |(place, name): (usize, &String)| find(findings, &path.at(place), name, clan.size, profiles);
    let weapons: Vec<usize> = listed.iter().enumerate().filter_map(find).collect();
    if findings.count() > before {
        return None;
    }
    check_load(findings, path, &weapons, clan.size, profiles);
    Some((weapons.clone(), cost(clan.cost.into(), default, &weapons, profiles)))
}

/// A weapon by its name, if one of that size can carry it.
fn find(findings: &mut Findings, path: &Path, name: &str, bearer: Size, profiles: &Profiles) -> Option<usize> {
    let Some(weapon) = profiles.weapon(name) else {
        let known: Vec<&str> = profiles.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
        findings.fault(path, unknown("weapon", name, &known));
        return None;
    };
    let size = profiles.weapons[weapon].size;
    if size as u8 > bearer as u8 + 1 {
        let what = Message::new("roster-too-big").with("given", name);
        findings.fault(path, what.with("size", format!("{size:?}")).with("bearer", format!("{bearer:?}")));
        return None;
    }
    Some(weapon)
}

fn check_load(findings: &mut Findings, path: &Path, weapons: &[usize], bearer: Size, profiles: &Profiles) {
    let load: u32 = weapons.iter().map(|weapon| slots(&profiles.weapons[*weapon], bearer)).sum();
    if load > SLOTS {
        findings.fault(path, Message::new("roster-too-much").with("load", halves(load)).with("most", halves(SLOTS)));
    }
}

/// Halves of slots that a weapon takes: one size bigger 4, own size 2, one smaller 1, smaller still none (4.10).
const fn slots(weapon: &Weapon, bearer: Size) -> u32 {
    match weapon.size as i32 - bearer as i32 {
        1.. => 4,
        0 => 2,
        -1 => 1,
        _ => 0,
    }
}

fn halves(count: u32) -> String {
    let half = if count % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", count / 2)
}

/// The clan's cost, less half of the default weapon where it is not kept, and all else that is carried.
fn cost(base: u32, default: usize, weapons: &[usize], profiles: &Profiles) -> u32 {
    let price = |weapon: usize| u32::from(profiles.weapons[weapon].cost);
    let bought: u32 = weapons.iter().map(|weapon| price(*weapon)).sum();
    let returned = if weapons.contains(&default) { price(default) } else { price(default) / 2 };
    (base + bought).saturating_sub(returned)
}
