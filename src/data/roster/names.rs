//! Given names for primates that their roster leaves nameless.

use super::{Member, raw};
use crate::data::findings::{Findings, Path};
use crate::words::Message;
use std::collections::BTreeSet;
use xxhash_rust::xxh3::xxh3_64;

const LIST: &str = include_str!("../../../assets/rosters/names.txt");

/// The names that a platoon has used up.
pub struct Names {
    used: BTreeSet<String>,
}

impl Names {
    /// The names that a platoon's file gives. Two alike are a fault.
    pub fn new(findings: &mut Findings, squads: &Path, raw: &[raw::Squad]) -> Self {
        let mut used = BTreeSet::new();
        for (squad, raw::Squad { members, .. }) in raw.iter().enumerate() {
            for (entry, raw::Member { name, .. }) in members.iter().enumerate() {
                let Some(name) = name else { continue };
                if !used.insert(name.clone()) {
                    let path = squads.at(squad).field("members").at(entry).field("name");
                    findings.fault(&path, Message::new("data-twice").with("given", crate::data::findings::quote(name)));
                }
            }
        }
        Self { used }
    }

    /// Names the nameless of a squad: the same squad gets the same names every time.
    pub fn give(&mut self, squad: &str, members: &mut [Member]) {
        let list: Vec<&str> = LIST.lines().collect();
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
