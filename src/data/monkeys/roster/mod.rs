//! Rosters: what is bought for how much scrap, before anything is placed (1.8 to 1.14, 4.10, 5.1, 5.3, 6.2 to 8).

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
    /// Its units in the order of their posts: squads, CO, XO, fireteams (1.11, 1.13).
    pub units: Vec<Unit>,
    /// Whether it has fought before, so that units may be short or gone (C-09).
    pub veteran: bool,
}

/// A unit as bought: a standard squad, the CO, the XO or a fireteam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its place in the platoon.
    pub post: Post,
    /// Shown to players: `Kudu`.
    pub name: String,
    /// What a fireteam is trained for; none for others.
    pub kind: Option<Holder>,
    /// Its primates; the first is the leader.
    pub members: Vec<Member>,
    /// Its vehicles, none to two (1.12).
    pub vehicles: Vec<Vehicle>,
}

/// A primate as bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its given name, unlike all others of its platoon.
    pub name: String,
    /// Whether that comes from the list of names.
    pub listed: Listed,
    /// Place of its clan in the profiles.
    pub clan: usize,
    /// What it carries, never empty (1.14).
    pub weapons: Vec<Carried>,
    /// What it brings along that nobody can carry (T-99).
    pub emplaced: Vec<Carried>,
    /// Places of its armor in the profiles (6.3).
    pub armor: Vec<usize>,
    /// Places of its accessories in the profiles (6.4).
    pub gear: Vec<usize>,
    /// Places of its talents in the profiles; both members of a fireteam hold those of the team (section 8).
    pub talents: Vec<usize>,
    /// Whether it may lead a half of its squad (G-12).
    pub corporal: bool,
    /// What it has kept of earlier battles (G-19).
    pub hurts: Hurts,
    /// Scrap paid for it, arms, gear and talents included (1.14). Of a fireteam's talents, the first member bears all.
    pub cost: u32,
}

/// Whether a name comes from the list, and not from a roster. What was bought is the same either way, so that it counts in
/// no comparison.
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
    /// Place of its kind in the profiles.
    pub kind: usize,
    /// Place of the weapon on each mount; none: empty.
    pub mounts: Vec<Option<usize>>,
    /// Spare rounds of the weapon on each mount (T-169).
    pub spares: Vec<u8>,
    /// Who sits where from the start, where its roster says so (G-23).
    pub crew: Crew,
    /// Scrap paid for it.
    pub cost: u32,
}

impl Platoon {
    /// A platoon of nobody.
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
    /// What its gear brings when it is sold (1.14, C-12).
    pub fn gear_worth(&self, profiles: &Profiles) -> u32 {
        self.items(profiles).iter().filter_map(|item| item.price(profiles)).sum()
    }

    /// What its ammunition has cost: special loads and all spares (6.2).
    pub fn ammunition_cost(&self, profiles: &Profiles) -> u32 {
        let arms = self.weapons.iter().chain(&self.emplaced);
        let rounds = arms.flat_map(|carried| carried.ammo.iter().chain(&carried.spares));
        rounds.map(|ammo| u32::from(profiles.ammo[*ammo].cost)).sum()
    }

    /// Its Size; Powered armor counts one bigger (6.3).
    pub fn size(&self, profiles: &Profiles) -> Size {
        gear::size(self.clan, &self.armor, profiles)
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
    let raw: raw::Roster = shape::parse_of(Book::Monkeys, file, text)?;
    let mut findings = Findings::default();
    let roster = check(&mut findings, &raw, profiles);
    findings.settle(file, roster)
}

/// Checks a roster as a file has it: the only place that says what may be bought.
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
    /// A roster by its name, without the ending; none where nobody has it.
    ///
    /// # Errors
    /// Where there is one and it is at fault.
    pub fn roster(&self, name: &str, profiles: &Profiles) -> Result<Option<Roster>, LoadError> {
        let Some((file, text)) = self.roster_text(name)? else { return Ok(None) };
        parse(&file, &text, profiles).map(|(roster, _)| Some(roster))
    }
}
