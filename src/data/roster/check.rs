//! A platoon and its squads: how many, of whom, for how much (1.9, 1.11, 1.12).

use super::{Member, Platoon, Squad, arms, clans, names::Names, raw};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
    number::{named, within},
};
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;
use std::{collections::BTreeSet, ops::RangeInclusive};

/// Primates of a standard squad (1.12).
const MEMBERS: RangeInclusive<usize> = 5..=10;

/// What a platoon must keep to.
pub(crate) struct Bounds {
    /// Scrap it may cost (1.9).
    pub scrap: u32,
    /// How many squads it has: four in a roster (1.11), one to four in a level (T-04).
    pub squads: RangeInclusive<usize>,
}

/// Checks a platoon. What is at fault is left out of it, so it counts only where there is no fault.
pub(crate) fn check_platoon(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Platoon,
    bounds: &Bounds,
    profiles: &Profiles,
) -> Platoon {
    let before = findings.count();
    named(findings, &path.field("name"), &raw.name);
    let squads = path.field("squads");
    within(findings, &squads, raw.squads.len() as i64, *bounds.squads.start() as i64, *bounds.squads.end() as i64);
    let mut names = Names::new(findings, &squads, &raw.squads);
    let check = |(place, squad)| check_squad(findings, &squads.at(place), squad, &mut names, profiles);
    let squads = raw.squads.iter().take(*bounds.squads.end()).enumerate().map(check).collect();
    let platoon = Platoon { name: raw.name.clone(), scrap: bounds.scrap, squads };
    if findings.count() == before && platoon.cost() > bounds.scrap {
        let what = Message::new("roster-too-dear").with("cost", platoon.cost() as usize);
        findings.fault(path, what.with("scrap", bounds.scrap as usize));
    }
    platoon
}

fn check_squad(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Squad,
    names: &mut Names,
    profiles: &Profiles,
) -> Squad {
    named(findings, &path.field("name"), &raw.name);
    let entries = path.field("members");
    let mut members = Vec::new();
    let mut places = Vec::new();
    let most = *MEMBERS.end();
    for (place, entry) in raw.members.iter().take(most).enumerate() {
        let bought = check_entry(findings, &entries.at(place), entry, profiles);
        for _ in 0..bought.as_ref().map_or(0, |_| entry.count.min(most as u32)) {
            places.push(place);
            members.extend(bought.clone());
        }
    }
    check_size(findings, path, raw);
    clans::check(findings, &entries, &members, &places, profiles);
    names.give(&raw.name, &mut members);
    Squad { name: raw.name.clone(), members }
}

fn check_size(findings: &mut Findings, path: &Path, raw: &raw::Squad) {
    let counts: u64 = raw.members.iter().map(|entry| u64::from(entry.count)).sum();
    if !(*MEMBERS.start() as u64..=*MEMBERS.end() as u64).contains(&counts) {
        let what = Message::new("roster-squad-size").with("given", counts.to_string());
        findings.fault(&path.field("members"), what.with("least", *MEMBERS.start()).with("most", *MEMBERS.end()));
    }
}

/// One line of a squad, as a primate that is bought so many times.
fn check_entry(findings: &mut Findings, path: &Path, raw: &raw::Member, profiles: &Profiles) -> Option<Member> {
    let counted = within(findings, &path.field("count"), raw.count.into(), 1, *MEMBERS.end() as i64);
    if let Some(name) = &raw.name {
        named(findings, &path.field("name"), name);
        if raw.count > 1 {
            findings.fault(&path.field("name"), Message::new("roster-name-shared").with("given", name.as_str()));
        }
    }
    let Some(clan) = profiles.clan(&raw.clan) else {
        let known: Vec<&str> = profiles.clans.iter().map(|clan| clan.name.as_str()).collect();
        findings.fault(&path.field("clan"), unknown("clan", &raw.clan, &known));
        return None;
    };
    let (weapons, cost) = arms::check(findings, &path.field("weapons"), raw.weapons.as_deref(), clan, profiles)?;
    counted.then(|| Member { name: raw.name.clone().unwrap_or_default(), clan, weapons, cost })
}

/// Squads of one force are called by their names, so the names differ.
pub(crate) fn distinct_squads(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let mut seen = BTreeSet::new();
    for (place, platoon) in platoons.iter().enumerate() {
        for (squad, Squad { name, .. }) in platoon.squads.iter().enumerate() {
            if !seen.insert(name) {
                let path = path.at(place).field("squads").at(squad).field("name");
                findings.fault(&path, Message::new("data-twice").with("given", name.as_str()));
            }
        }
    }
}

/// Platoons of one force are called by their names, so the names differ.
pub(crate) fn distinct_platoons(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let mut seen = BTreeSet::new();
    for (place, platoon) in platoons.iter().enumerate() {
        if !seen.insert(&platoon.name) {
            let what = Message::new("data-twice").with("given", platoon.name.as_str());
            findings.fault(&path.at(place).field("name"), what);
        }
    }
}
