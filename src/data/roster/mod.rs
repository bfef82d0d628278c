//! Rosters: who is bought for how much scrap, before anybody stands anywhere (1.8 to 1.14, 4.10, 5.1, 5.3).

mod arms;
mod bill;
mod check;
mod clans;
mod names;
pub(super) mod raw;

pub use bill::{Bill, Line};
pub(super) use check::{Bounds, check_platoon, distinct_squads};

use super::{
    error::{LoadError, Note},
    file,
    findings::{Findings, Path},
    number::{described, named, within},
    shape,
};
use crate::rules::monkeys::profiles::Profiles;
use crate::words::Message;

/// Platoons of the largest force.
pub(super) const PLATOONS: usize = 9;

/// A roster: one or more platoons that a level may call for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// Shown to players: `Baboon Rifles`.
    pub name: String,
    /// What it is like to play, in a sentence.
    pub about: String,
    /// Scrap that each of its platoons may cost (1.9).
    pub scrap: u32,
    /// Its platoons.
    pub platoons: Vec<Platoon>,
}

/// A platoon as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Platoon {
    /// Shown to players.
    pub name: String,
    /// Scrap it may cost (1.9).
    pub scrap: u32,
    /// Its standard squads.
    pub squads: Vec<Squad>,
}

/// A standard squad as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squad {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Its primates; the first is the sergeant.
    pub members: Vec<Member>,
}

/// A primate as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its given name, unlike all others of its platoon.
    pub name: String,
    /// Place of its clan in the profiles.
    pub clan: usize,
    /// Places of its weapons in the profiles; never empty (1.14).
    pub weapons: Vec<usize>,
    /// Scrap paid for it, arms included (1.14).
    pub cost: u32,
}

impl Platoon {
    /// A platoon of nobody.
    pub(super) const fn empty() -> Self {
        Self { name: String::new(), scrap: 0, squads: Vec::new() }
    }

    /// Scrap paid for it.
    pub fn cost(&self) -> u32 {
        self.squads.iter().map(Squad::cost).sum()
    }
}

impl Squad {
    /// Scrap paid for it.
    pub fn cost(&self) -> u32 {
        self.members.iter().map(|member| member.cost).sum()
    }
}

/// Reads a roster from a file.
///
/// # Errors
/// Where the file can't be read, its first fault of shape, or all faults of meaning.
pub fn load(path: &std::path::Path, profiles: &Profiles) -> Result<(Roster, Vec<Note>), LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, profiles)
}

/// Reads a roster from text.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<(Roster, Vec<Note>), LoadError> {
    let raw: raw::Roster = shape::parse(file, text)?;
    let mut findings = Findings::default();
    let roster = check(&mut findings, raw, profiles);
    findings.settle(file, roster)
}

fn check(findings: &mut Findings, raw: raw::Roster, profiles: &Profiles) -> Option<Roster> {
    let root = Path::default();
    raw.book.check(findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    within(findings, &root.field("scrap"), raw.scrap.into(), 1, 9999);
    let path = root.field("platoons");
    if !within(findings, &path, raw.platoons.len() as i64, 1, PLATOONS as i64) {
        return None;
    }
    let bounds = Bounds { scrap: raw.scrap, squads: 4..=4 };
    let check = |(place, platoon)| check_platoon(findings, &path.at(place), platoon, &bounds, profiles);
    let platoons: Vec<Platoon> = raw.platoons.iter().enumerate().map(check).collect();
    check::distinct_squads(findings, &path, &platoons);
    check::distinct_platoons(findings, &path, &platoons);
    findings.note(&path, Message::new("roster-no-command"));
    Some(Roster { name: raw.name, about: raw.about, scrap: raw.scrap, platoons })
}
