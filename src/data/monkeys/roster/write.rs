//! Rosters as text that is easy to edit: one line per squad and fireteam.

use super::raw::{Command, Member, Officer, Platoon, Roster, Squad, Team, Vehicle, scrap};
use crate::data::shape::FORMAT;
use crate::rules::monkeys::muster::Hurts;
use std::fmt::{self, Write};

/// The text of a roster.
pub fn text(roster: &Roster) -> String {
    let mut text = String::new();
    // Writing to a string never fails.
    let _ = write_roster(&mut text, roster);
    text
}

fn write_roster(f: &mut String, roster: &Roster) -> fmt::Result {
    let Roster { book, name, about, platoons, .. } = roster;
    writeln!(f, "(\n    format: {FORMAT}, book: {book:?}, name: {name:?},\n    about: {about:?},")?;
    if roster.scrap != scrap() {
        writeln!(f, "    scrap: {},", roster.scrap)?;
    }
    writeln!(f, "    platoons: [")?;
    platoons.iter().try_for_each(|platoon| write_platoon(f, platoon))?;
    writeln!(f, "    ],\n)")
}

fn write_platoon(f: &mut String, platoon: &Platoon) -> fmt::Result {
    writeln!(f, "        (\n            name: {:?},", platoon.name)?;
    if let Some(Command { co, xo, teams }) = &platoon.command {
        writeln!(f, "            command: (\n                co: {},", officer(co))?;
        writeln!(f, "                xo: {},\n                teams: [", officer(xo))?;
        teams.iter().try_for_each(|one| writeln!(f, "                    {},", team(one)))?;
        writeln!(f, "                ],\n            ),")?;
    }
    writeln!(f, "            squads: [")?;
    platoon.squads.iter().try_for_each(|one| writeln!(f, "                {},", squad(one)))?;
    writeln!(f, "            ],\n        ),")
}

/// A standard squad.
pub fn squad(squad: &Squad) -> String {
    let vehicles = field("vehicles", &squad.vehicles, vehicle);
    format!("(name: {:?}, members: [{}]{vehicles})", squad.name, list(&squad.members, member))
}

/// CO or XO.
pub fn officer(officer: &Officer) -> String {
    let Officer { clan, name, weapons, ammo, spares, armor, gear, .. } = officer.clone();
    let hurts = Hurts::default();
    let one = Member { clan, name, count: 1, corporal: false, weapons, ammo, spares, armor, gear, hurts };
    let own = member(&one);
    let vehicles = field("vehicles", &officer.vehicles, vehicle);
    format!(
        "{}{}{vehicles})",
        own.trim_end_matches(')'),
        field("talents", &officer.talents, |name| format!("{name:?}"))
    )
}

/// A fireteam.
pub fn team(team: &Team) -> String {
    let name = team.name.as_ref().map_or_else(String::new, |name| format!(", name: {name:?}"));
    let talents = field("talents", &team.talents, |name| format!("{name:?}"));
    let vehicles = field("vehicles", &team.vehicles, vehicle);
    format!("(kind: {:?}{name}{talents}, members: [{}]{vehicles})", team.kind, list(&team.members, member))
}

fn vehicle(vehicle: &Vehicle) -> String {
    let mounts = field("mounts", &vehicle.mounts, |mount| format!("{mount:?}"));
    let spares = field("spares", &vehicle.spares, |spare| format!("{spare:?}"));
    let crew = field("crew", &vehicle.crew, |(who, seat)| format!("({who}, {seat:?})"));
    format!("(kind: {:?}{mounts}{spares}{crew})", vehicle.kind)
}

fn member(member: &Member) -> String {
    let mut text = format!("(clan: {:?}", member.clan);
    if let Some(name) = &member.name {
        text += &format!(", name: {name:?}");
    }
    if member.count != 1 {
        text += &format!(", count: {}", member.count);
    }
    if member.corporal {
        text += ", corporal: true";
    }
    if let Some(weapons) = &member.weapons {
        text += &format!(", weapons: {weapons:?}");
    }
    if let Some(ammo) = &member.ammo {
        text += &format!(", ammo: {ammo:?}");
    }
    for (name, items) in [("spares", &member.spares), ("armor", &member.armor), ("gear", &member.gear)] {
        text += &field(name, items, |item| format!("{item:?}"));
    }
    text + ")"
}

/// A field with a list; nothing if the list is empty.
fn field<T>(name: &str, items: &[T], text: impl Fn(&T) -> String) -> String {
    if items.is_empty() { String::new() } else { format!(", {name}: [{}]", list(items, text)) }
}

/// Entries of a list, one after another.
pub fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.iter().map(text).collect::<Vec<_>>().join(", ")
}
