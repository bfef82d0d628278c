//! Given names for primates that don't have one in their roster.

use super::{Member, Platoon, raw};
use crate::data::{
    findings::{Findings, Path},
    troops::names::all,
};
use crate::words::Message;
use std::collections::BTreeSet;
use xxhash_rust::xxh3::xxh3_64;

/// The names already used in a platoon.
pub struct Names {
    used: BTreeSet<String>,
}

impl Names {
    /// The names in a platoon's file. Duplicates are an error.
    pub fn new(findings: &mut Findings, path: &Path, raw: &raw::Platoon) -> Self {
        let mut names = Self { used: BTreeSet::new() };
        for (place, raw::Squad { members, .. }) in raw.squads.iter().enumerate() {
            names.take(findings, &path.field("squads").at(place).field("members"), members);
        }
        if let Some(command) = &raw.command {
            let path = path.field("command");
            names.take_one(findings, &path.field("co"), command.co.name.as_ref());
            names.take_one(findings, &path.field("xo"), command.xo.name.as_ref());
            for (place, raw::Team { members, .. }) in command.teams.iter().enumerate() {
                names.take(findings, &path.field("teams").at(place).field("members"), members);
            }
        }
        names
    }

    /// The names that a platoon's primates have.
    pub fn taken(platoon: &Platoon) -> Self {
        let members = platoon.units.iter().flat_map(|unit| &unit.members);
        Self { used: members.map(|member| member.name.clone()).collect() }
    }

    fn take(&mut self, findings: &mut Findings, lines: &Path, members: &[raw::Member]) {
        for (place, raw::Member { name, .. }) in members.iter().enumerate() {
            self.take_one(findings, &lines.at(place), name.as_ref());
        }
    }

    fn take_one(&mut self, findings: &mut Findings, path: &Path, name: Option<&String>) {
        if let Some(name) = name
            && !self.used.insert(name.clone())
        {
            let what = Message::new("data-twice").with("given", crate::data::findings::quote(name));
            findings.fault(&path.field("name"), what);
        }
    }

    /// Names the nameless members of a squad: the same squad always gets the same names.
    pub fn give(&mut self, squad: &str, members: &mut [Member]) {
        let list = all();
        let start = (xxh3_64(squad.as_bytes()) % list.len() as u64) as usize;
        let mut free = list.iter().cycle().skip(start).take(list.len());
        for member in members.iter_mut().filter(|member| member.name.is_empty()) {
            let used = &mut self.used;
            let Some(name) = free.by_ref().find(|name| !used.contains(**name)) else { return };
            used.insert((*name).to_owned());
            member.name = (*name).to_owned();
        }
    }
}

/// Gives primates whose name comes from the list another one if somebody before them in the battle has it, so that no
/// two have the same name as long as the list has unused ones.
pub fn tell_apart<'a>(platoons: impl Iterator<Item = &'a mut Platoon>) {
    let mut members: Vec<&mut Member> =
        platoons.flat_map(|platoon| &mut platoon.units).flat_map(|unit| &mut unit.members).collect();
    let mut used: BTreeSet<String> =
        members.iter().filter(|member| !member.listed.0).map(|member| member.name.clone()).collect();
    for member in members.iter_mut().filter(|member| member.listed.0) {
        rename(member, &mut used);
    }
}

/// Gives a primate whose name comes from the list another one if that name is used; the new name counts as used from
/// then on. If all names are used, it keeps its name.
pub fn rename(member: &mut Member, used: &mut BTreeSet<String>) {
    let list = all();
    let Some(start) = list.iter().position(|name| *name == member.name) else { return };
    let mut free = list.iter().cycle().skip(start).take(list.len());
    if let Some(name) = free.find(|name| !used.contains(**name)) {
        member.name = (*name).to_owned();
        used.insert(member.name.clone());
    }
}
