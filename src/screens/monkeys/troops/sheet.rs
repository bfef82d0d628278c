//! The printable page of a roster: its members, what they carry, and all the numbers.

use super::figures;
use crate::data::monkeys::{
    profiles,
    roster::{Bill, Line},
    troops::{Audit, Draft},
};
use crate::rules::monkeys::profiles::Profiles;
use crate::screens::{
    monkeys::battle::names::{kind, kinds},
    troops::page::{Entry, Kind, Page},
};
use crate::words::{say, word};
use std::collections::BTreeSet;

/// The page.
pub fn page(draft: &Draft, audit: &Audit) -> Page {
    let profiles = profiles();
    let mut entries: Vec<Entry> = audit.bills.iter().flat_map(platoon).collect();
    entries.push((Kind::Turn, String::new(), String::new()));
    entries.extend(tables(audit, &profiles));
    let worth = audit.worth(&profiles);
    let power: Vec<String> = worth.firepower.iter().map(|(_, power)| power.to_string()).collect();
    let terms = [
        ("cost", i64::from(audit.cost()).into()),
        ("scrap", i64::from(audit.scrap).into()),
        ("primates", worth.primates.into()),
        ("power", power.join(" / ").into()),
        ("defense", i64::from(worth.staying).into()),
    ];
    let (name, about) = (draft.name().to_owned(), draft.about().to_owned());
    Page { name, line: say("troops-sheet-line", &terms), about, entries }
}

fn platoon(bill: &Bill) -> Vec<Entry> {
    let scrap = |sum: u32| say("troops-scrap-sum", &[("total", i64::from(sum).into())]);
    let mut entries = vec![(Kind::Head, bill.platoon.clone(), scrap(bill.total))];
    for unit in bill.lines.chunk_by(|a, b| a.unit == b.unit) {
        entries.push((Kind::Unit, unit[0].unit.clone(), unit.iter().map(Line::sum).sum::<u32>().to_string()));
        entries.extend(unit.iter().map(|line| (Kind::Plain, told(line), String::new())));
    }
    entries
}

fn told(line: &Line) -> String {
    let with = kinds(&line.with.join(", "));
    let terms =
        [("count", i64::from(line.count).into()), ("what", kind(&line.what).into()), ("with", with.clone().into())];
    say(if with.is_empty() { "troops-sheet-plain" } else { "troops-sheet-with" }, &terms)
}

/// The numbers of all clans and weapons in it.
fn tables(audit: &Audit, profiles: &Profiles) -> Vec<Entry> {
    let units = || audit.platoons.iter().flat_map(|platoon| &platoon.units);
    let clans: BTreeSet<usize> = units().flat_map(|unit| &unit.members).map(|member| member.clan).collect();
    let carried =
        units().flat_map(|unit| &unit.members).flat_map(|member| member.weapons.iter().chain(&member.emplaced));
    let mounted = units().flat_map(|unit| &unit.vehicles).flat_map(|vehicle| vehicle.mounts.iter().flatten());
    let weapons: BTreeSet<usize> = carried.map(|carried| carried.weapon).chain(mounted.copied()).collect();
    let plain = |line: String| (Kind::Plain, line, String::new());
    let mut entries = Vec::new();
    if !clans.is_empty() {
        entries.push((Kind::Head, word("troops-sheet-clans"), String::new()));
        entries.extend(clans.into_iter().map(|clan| plain(figures::clan_line(&profiles.clans[clan]))));
    }
    if !weapons.is_empty() {
        entries.push((Kind::Head, word("troops-sheet-weapons"), String::new()));
        entries
            .extend(weapons.into_iter().map(|weapon| plain(figures::weapon_line(&profiles.weapons[weapon], profiles))));
    }
    entries
}
