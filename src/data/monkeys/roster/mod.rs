//! Rosters: what is bought and for how much scrap, before anything is placed (1.8 to 1.14, 4.10, 5.1, 5.3, 6.2 to 8).

mod arms;
mod bill;
mod check;
mod clans;
mod command;
pub(in crate::data) mod fold;
mod gear;
mod items;
mod load;
mod member;
pub mod names;
mod pace;
pub(in crate::data) mod raw;
pub mod reinforce;
mod vehicles;
mod veterans;
pub(in crate::data) mod write;

pub use bill::{Bill, Line};
pub(in crate::data) use check::{Bounds, check_platoon, check_scrap, distinct_squads};
pub(in crate::data) use gear::size;
pub use items::Item;
pub use reinforce::Purchase;
pub use vehicles::Crew;
pub(in crate::data) use vehicles::{SPARES, check_crew, crews, seats};
pub(in crate::data) use veterans::check as check_veterans;

use crate::data::{
    error::{LoadError, Note},
    file,
    findings::{Findings, Path},
    library::Library,
    number::{described, named, within},
    raw::Book,
    shape,
};
use crate::force::Post;
use crate::rules::monkeys::{
    muster::{Carried, Hurts},
    profiles::{Holder, Profiles, Size},
};

/// Platoons of the largest force.
pub(in crate::data) const PLATOONS: usize = 9;

/// A roster: one or more platoons that a level may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// Shown to players: `Baboon Rifles`.
    pub name: String,
    /// What it is like to play, in one sentence.
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
    /// Its units in the order of their posts: squads, CO, XO, fireteams (1.11, 1.13).
    pub units: Vec<Unit>,
    /// Whether it has fought before, so that units may be understrength or gone (C-09).
    pub veteran: bool,
}

/// A unit as bought: a standard squad, the CO, the XO or a fireteam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its position in the platoon.
    pub post: Post,
    /// Shown to players: `Kudu`.
    pub name: String,
    /// What a fireteam is trained for; none for others.
    pub kind: Option<Holder>,
    /// Its primates; the first is the leader.
    pub members: Vec<Member>,
    /// Its vehicles, zero to two (1.12).
    pub vehicles: Vec<Vehicle>,
}

/// A primate as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its given name, unique in its platoon.
    pub name: String,
    /// Whether the name comes from the list of names.
    pub listed: Listed,
    /// Index of its clan in the profiles.
    pub clan: usize,
    /// The weapons it carries, never empty (1.14).
    pub weapons: Vec<Carried>,
    /// The weapons it brings that nobody can carry (T-99).
    pub emplaced: Vec<Carried>,
    /// Indices of its armor in the profiles (6.3).
    pub armor: Vec<usize>,
    /// Indices of its accessories in the profiles (6.4).
    pub gear: Vec<usize>,
    /// Indices of its talents in the profiles; both members of a fireteam have those of the team (section 8).
    pub talents: Vec<usize>,
    /// Whether it may lead half of its squad (G-12).
    pub corporal: bool,
    /// Lasting injuries from earlier battles (G-19).
    pub hurts: Hurts,
    /// Scrap paid for it, including arms, gear and talents (1.14). The first member bears the cost of all of a
    /// fireteam's talents.
    pub cost: u32,
}

/// Whether a name comes from the list rather than from a roster. What was bought is the same either way, so this is
/// ignored in comparisons.
#[derive(Clone, Copy, Debug)]
pub struct Listed(pub bool);

impl PartialEq for Listed {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Listed {}

/// A vehicle as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vehicle {
    /// Index of its kind in the profiles.
    pub kind: usize,
    /// Index of the weapon on each mount; none if empty.
    pub mounts: Vec<Option<usize>>,
    /// Spare rounds for the weapon on each mount (T-169).
    pub spares: Vec<u8>,
    /// The initial seats, if its roster sets them (G-23).
    pub crew: Crew,
    /// Scrap paid for it.
    pub cost: u32,
}

impl Platoon {
    /// A platoon with nobody in it.
    pub(in crate::data) const fn empty() -> Self {
        Self { name: String::new(), scrap: 0, units: Vec::new(), veteran: false }
    }

    /// Scrap paid for it.
    pub fn cost(&self) -> u32 {
        self.units.iter().map(Unit::cost).sum()
    }

    /// Its standard squads.
    pub fn squads(&self) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(|unit| matches!(unit.post, Post::Squad(_)))
    }
}

impl Unit {
    /// Scrap paid for it, vehicles included.
    pub fn cost(&self) -> u32 {
        let vehicles: u32 = self.vehicles.iter().map(|vehicle| vehicle.cost).sum();
        self.members.iter().map(|member| member.cost).sum::<u32>() + vehicles
    }
}

impl Member {
    /// The price of its gear when sold (1.14, C-12).
    pub fn gear_worth(&self, profiles: &Profiles) -> u32 {
        self.items(profiles).iter().filter_map(|item| item.price(profiles)).sum()
    }

    /// The cost of its ammunition: special loads and all spares (6.2).
    pub fn ammunition_cost(&self, profiles: &Profiles) -> u32 {
        let arms = self.weapons.iter().chain(&self.emplaced);
        let rounds = arms.flat_map(|carried| carried.ammo.iter().chain(&carried.spares));
        rounds.map(|ammo| u32::from(profiles.ammo[*ammo].cost)).sum()
    }

    /// Its Size; in Powered armor it counts as one bigger (6.3).
    pub fn size(&self, profiles: &Profiles) -> Size {
        gear::size(self.clan, &self.armor, profiles)
    }
}

/// Reads a roster from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path, profiles: &Profiles) -> Result<(Roster, Vec<Note>), LoadError> {
    parse(&path.display().to_string(), &file::read(path)?, profiles)
}

/// Reads a roster from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str, profiles: &Profiles) -> Result<(Roster, Vec<Note>), LoadError> {
    let raw: raw::Roster = shape::parse_of(Book::Monkeys, file, text)?;
    let mut findings = Findings::default();
    let roster = check(&mut findings, &raw, profiles);
    findings.settle(file, roster)
}

/// Checks a roster as in a file: the only place that decides what may be bought.
pub(in crate::data) fn check(findings: &mut Findings, raw: &raw::Roster, profiles: &Profiles) -> Option<Roster> {
    let root = Path::default();
    raw.book.check(findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    within(findings, &root.field("scrap"), raw.scrap.into(), 1, 9999);
    let path = root.field("platoons");
    if !within(findings, &path, raw.platoons.len() as i64, 1, PLATOONS as i64) {
        return None;
    }
    let squads = usize::from(profiles.building.squads);
    let bounds = Bounds { scrap: raw.scrap, squads: squads..=squads };
    let before = findings.count();
    let check = |(place, platoon)| check_platoon(findings, &path.at(place), platoon, &bounds, profiles);
    let platoons: Vec<Platoon> = raw.platoons.iter().enumerate().map(check).collect();
    if findings.count() == before {
        check_scrap(findings, &path, &platoons);
    }
    check::distinct_squads(findings, &path, &platoons);
    check::distinct_platoons(findings, &path, &platoons);
    Some(Roster { name: raw.name.clone(), about: raw.about.clone(), scrap: raw.scrap, platoons })
}

impl Library {
    /// A roster by its name, without the extension; none if there is none.
    ///
    /// # Errors
    /// If there is one and it has errors.
    pub fn roster(&self, name: &str, profiles: &Profiles) -> Result<Option<Roster>, LoadError> {
        let Some((file, text)) = self.roster_text(name)? else { return Ok(None) };
        parse(&file, &text, profiles).map(|(roster, _)| Some(roster))
    }
}
