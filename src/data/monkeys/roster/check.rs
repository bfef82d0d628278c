//! A platoon and its squads: numbers, clans, cost (1.9 to 1.12, G-12).

use super::{Member, Platoon, Unit, clans, command, member, names::Names, raw, vehicles};
use crate::data::{
    findings::{Findings, Path},
    number::named,
};
use crate::force::Post;
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;
use std::{collections::BTreeSet, ops::RangeInclusive};

/// The limits of a platoon.
pub(crate) struct Bounds {
    /// Scrap it may cost (1.9).
    pub scrap: u32,
    /// The number of squads, including the command squad: four in a roster (1.11), one to four in a level (T-04).
    pub squads: RangeInclusive<usize>,
}

/// Checks a platoon. Anything with an error is left out of it, so only use the result if there are no errors.
pub(crate) fn check_platoon(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Platoon,
    bounds: &Bounds,
    profiles: &Profiles,
) -> Platoon {
    named(findings, &path.field("name"), &raw.name);
    check_count(findings, path, raw, bounds);
    let mut names = Names::new(findings, path, raw);
    let squads = path.field("squads");
    let mut units = Vec::new();
    for (place, squad) in raw.squads.iter().take(*bounds.squads.end()).enumerate() {
        let mut unit = check_squad(findings, &squads.at(place), squad, profiles);
        unit.post = Post::Squad(place as u8 + 1);
        names.give(&unit.name, &mut unit.members);
        units.push(unit);
    }
    check_corporals(findings, &squads, &raw.squads, profiles);
    if let Some(command) = &raw.command {
        for mut unit in command::check(findings, &path.field("command"), command, &raw.name, profiles) {
            names.give(&unit.name, &mut unit.members);
            units.push(unit);
        }
    }
    Platoon { name: raw.name.clone(), scrap: bounds.scrap, units, veteran: false }
}

/// Four squads, including the command squad; without one, four standard squads are allowed, with a note (1.11).
fn check_count(findings: &mut Findings, path: &Path, raw: &raw::Platoon, bounds: &Bounds) {
    let command = usize::from(raw.command.is_some());
    let (least, most) = (bounds.squads.start().saturating_sub(command), bounds.squads.end() - command);
    if !(least..=most).contains(&raw.squads.len()) {
        let id = if least == most { "roster-squads" } else { "roster-squads-range" };
        let what = Message::new(id).with("given", raw.squads.len()).with("least", least).with("most", most);
        findings.fault(&path.field("squads"), what);
    } else if raw.command.is_none() && raw.squads.len() == most {
        findings.note(path, Message::new("roster-no-command"));
    }
}

pub(super) fn check_squad(findings: &mut Findings, path: &Path, raw: &raw::Squad, profiles: &Profiles) -> Unit {
    named(findings, &path.field("name"), &raw.name);
    let lines = path.field("members");
    let (fewest, most) = profiles.building.members;
    let (members, places) = buy(findings, &lines, &raw.members, most.into(), profiles);
    check_size(findings, &lines, &raw.members, "roster-squad-size", usize::from(fewest)..=usize::from(most));
    check_hale(findings, &lines, &raw.members);
    clans::check(findings, &lines, &members, &places, profiles);
    let vehicles = vehicles::check(findings, &path.field("vehicles"), &raw.vehicles, &members, profiles);
    Unit { post: Post::Squad(1), name: raw.name.clone(), kind: None, members, vehicles }
}

/// Buys the primates of a unit, and returns the line of each in the file.
pub(super) fn buy(
    findings: &mut Findings,
    lines: &Path,
    raw: &[raw::Member],
    most: usize,
    profiles: &Profiles,
) -> (Vec<Member>, Vec<usize>) {
    let (mut members, mut places) = (Vec::new(), Vec::new());
    for (place, line) in raw.iter().take(most).enumerate() {
        let bought = member::check_line(findings, &lines.at(place), line, most as u32, profiles);
        for _ in 0..bought.as_ref().map_or(0, |_| line.count.min(most as u32)) {
            places.push(place);
            members.extend(bought.clone());
        }
    }
    (members, places)
}

/// Checks the number of primates in a unit; `id` says what is valid.
pub(super) fn check_size(
    findings: &mut Findings,
    lines: &Path,
    raw: &[raw::Member],
    id: &'static str,
    right: RangeInclusive<usize>,
) {
    let counts: u64 = raw.iter().map(|line| u64::from(line.count)).sum();
    if !(*right.start() as u64..=*right.end() as u64).contains(&counts) {
        let what = Message::new(id).with("given", counts.to_string());
        findings.fault(lines, what.with("least", *right.start()).with("most", *right.end()));
    }
}

/// Nobody is bought with injuries, which are the result of battles (G-19).
pub(super) fn check_hale(findings: &mut Findings, lines: &Path, raw: &[raw::Member]) {
    for (place, _) in raw.iter().enumerate().filter(|(_, line)| !line.hurts.is_none()) {
        findings.fault(&lines.at(place).field("hurts"), Message::new("roster-hurts"));
    }
}

/// Corporals: not sergeants, in squads that are large enough, one per platoon (G-12).
fn check_corporals(findings: &mut Findings, path: &Path, squads: &[raw::Squad], profiles: &Profiles) {
    let mut first = None;
    for (place, squad) in squads.iter().enumerate() {
        let counts: u64 = squad.members.iter().map(|line| u64::from(line.count)).sum();
        for (line, _) in squad.members.iter().enumerate().filter(|(_, line)| line.corporal) {
            let path = path.at(place).field("members").at(line).field("corporal");
            let split = u64::from(profiles.building.split);
            if line == 0 {
                findings.fault(&path, Message::new("roster-corporal-sergeant"));
            } else if counts < split {
                let what = Message::new("roster-corporal-few").with("given", counts.to_string());
                findings.fault(&path, what.with("least", split.to_string()));
            }
            if let Some(squad) = first.replace(squad.name.as_str()) {
                findings.fault(&path, Message::new("roster-corporal-second").with("squad", squad));
            }
        }
    }
}

/// Scrap of all platoons together; one may exceed its share if others stay below (1.9, 1.10).
pub(crate) fn check_scrap(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let cost: u32 = platoons.iter().map(Platoon::cost).sum();
    let scrap: u32 = platoons.iter().map(|platoon| platoon.scrap).sum();
    if cost > scrap && platoons.len() > 1 {
        let what = Message::new("roster-too-dear-all").with("cost", cost as usize).with("scrap", scrap as usize);
        findings.fault(path, what.with("count", platoons.len()));
    }
    let dear = |(_, platoon): &(usize, &Platoon)| platoon.cost() > platoon.scrap;
    for (place, platoon) in platoons.iter().enumerate().filter(dear) {
        let what = |id| Message::new(id).with("cost", platoon.cost() as usize).with("scrap", platoon.scrap as usize);
        if platoons.len() == 1 {
            findings.fault(&path.at(place), what("roster-too-dear"));
        } else if cost <= scrap {
            findings.note(&path.at(place), what("roster-uneven"));
        }
    }
}

/// Squads of one force are identified by name, so names must be different.
pub(crate) fn distinct_squads(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let mut seen = BTreeSet::new();
    for (place, platoon) in platoons.iter().enumerate() {
        for (squad, Unit { name, .. }) in platoon.squads().enumerate() {
            if !seen.insert(name) {
                let path = path.at(place).field("squads").at(squad).field("name");
                findings.fault(&path, Message::new("data-twice").with("given", name.as_str()));
            }
        }
    }
}

/// Platoons of one force are identified by name, so names must be different.
pub(crate) fn distinct_platoons(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let mut seen = BTreeSet::new();
    for (place, platoon) in platoons.iter().enumerate() {
        if !seen.insert(&platoon.name) {
            let what = Message::new("data-twice").with("given", platoon.name.as_str());
            findings.fault(&path.at(place).field("name"), what);
        }
    }
}
