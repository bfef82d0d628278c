//! Campaigns: a map of hexes, their values, and the tribes that march across it (section 10; C-01 to C-04, C-08).

mod check;
mod raw;
pub mod script;

use crate::board::{generate::Style, hex::Hex};
use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path},
    library::{self, Library},
    monkeys::{
        profiles,
        roster::{self, Platoon, Roster},
        setup,
    },
    nearest::unknown,
    raw::Pairs,
    shape,
};
use crate::rules::monkeys::{muster::Scenario, profiles::Profiles};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// Troops of the largest tribe.
pub const TROOPS: usize = 6;

/// A campaign, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Campaign {
    /// Shown to players.
    pub name: String,
    /// A one-sentence description for players.
    pub about: String,
    /// Rounds until points are compared (C-28).
    pub rounds: u16,
    /// The seed of its dice and grounds.
    pub seed: u64,
    /// A hex keeps the layout of its first battle (C-02).
    pub keep_layout: bool,
    /// Every troop may move at least one hex (C-04).
    pub least_one_hex: bool,
    /// Kinds of hexes.
    pub kinds: Vec<Kind>,
    /// The kind of each hex of the map.
    pub map: BTreeMap<Hex, usize>,
    /// Names of hexes.
    pub names: BTreeMap<Hex, String>,
    /// The tribes, in seat order (C-30).
    pub tribes: Vec<Tribe>,
    /// Armies that defend what they have and never march (C-26).
    pub natives: Vec<Troop>,
    /// The numbers used in battles.
    pub profiles: Arc<Profiles>,
    source: raw::Campaign,
}

/// A campaign in its initial state, with its rosters included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Folded(raw::Campaign);

/// A kind of hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Shown to players.
    pub name: String,
    /// Percentage of squares in a battle there that aren't open.
    pub density: u8,
    /// The character of the ground.
    pub style: Style,
    /// The scenario of battles there (C-08).
    pub scenario: Scenario,
    /// Scrap at the end of each round for the tribe that holds it (G-30).
    pub income: u32,
    /// Victory points at the end of each round for the tribe that holds it (G-30).
    pub points: u32,
}

impl Kind {
    /// Whether it is worth holding.
    pub const fn is_worth(&self) -> bool {
        self.income > 0 || self.points > 0
    }
}

/// A tribe: troops played together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tribe {
    /// Its letter in files.
    pub key: char,
    /// Shown to players.
    pub name: String,
    /// Scrap left once its troops are paid for (C-01).
    pub scrap: u32,
    /// Victory points that it starts with.
    pub points: u32,
    /// Its troops.
    pub troops: Vec<Troop>,
}

/// One army on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troop {
    /// Shown to players.
    pub name: String,
    /// Its starting hex.
    pub at: Hex,
    /// Its platoons as bought.
    pub platoons: Vec<Platoon>,
}

impl Campaign {
    /// The kind of a hex; none off the map.
    pub fn kind(&self, hex: Hex) -> Option<&Kind> {
        self.map.get(&hex).map(|kind| &self.kinds[*kind])
    }

    /// The name of a hex: its own, or its coordinates.
    pub fn name_of(&self, hex: Hex) -> String {
        self.names.get(&hex).cloned().unwrap_or_else(|| hex.to_string())
    }

    /// The same for fewer players: only the first tribes take part.
    #[must_use]
    pub fn of_first(self, tribes: usize) -> Self {
        let keys: Vec<char> = self.tribes.iter().skip(tribes).map(|tribe| tribe.key).collect();
        self.without(&keys)
    }

    /// The same without some tribes, by their letters. The others start with the points of the handicap for exactly
    /// them, if there is one.
    #[must_use]
    pub fn without(mut self, keys: &[char]) -> Self {
        let begin = self.points_without(keys);
        self.tribes.retain(|tribe| !keys.contains(&tribe.key));
        self.source.tribes.retain(|tribe| !keys.contains(&tribe.key));
        for ((tribe, raw), (_, points)) in self.tribes.iter_mut().zip(&mut self.source.tribes).zip(begin) {
            (tribe.points, raw.points) = (points, points);
        }
        let (tribes, all) = (&self.tribes, self.tribes.len());
        let marches = |key: &char| tribes.iter().any(|tribe| tribe.key == *key);
        let is_for_fewer =
            |Pairs(points): &Pairs<char, u32>| points.len() < all && points.iter().all(|(key, _)| marches(key));
        self.source.handicaps.retain(is_for_fewer);
        self
    }

    /// The victory points that each tribe starts with if some don't take part.
    pub fn points_without(&self, keys: &[char]) -> Vec<(char, u32)> {
        let marching: Vec<&Tribe> = self.tribes.iter().filter(|tribe| !keys.contains(&tribe.key)).collect();
        let just_them = |handicap: &&Pairs<char, u32>| {
            handicap.0.len() == marching.len() && marching.iter().all(|tribe| handicap.get(&tribe.key).is_some())
        };
        let handicap = self.source.handicaps.iter().find(just_them);
        let points =
            |tribe: &Tribe| handicap.and_then(|points| points.get(&tribe.key)).copied().unwrap_or(tribe.points);
        marching.into_iter().map(|tribe| (tribe.key, points(tribe))).collect()
    }

    /// The same with another army for a tribe: its troops get the platoons of a roster, in order. If the roster has
    /// fewer, they are raised again from its first one, under different names. The tribe's total scrap doesn't change
    /// (C-01).
    ///
    /// # Errors
    /// Why it can't be played this way: the army is too expensive.
    pub fn raising(&self, key: char, roster: &Roster) -> Result<Self, LoadError> {
        let Folded(mut source) = self.folded();
        let mut raised = self.raised(key, roster).into_iter();
        for (raw, tribe) in source.tribes.iter_mut().zip(&self.tribes).filter(|(raw, _)| raw.key == key) {
            let cost: u32 = tribe.troops.iter().flat_map(|troop| &troop.platoons).map(Platoon::cost).sum();
            raw.scrap = Some(cost + tribe.scrap);
            for force in raw.troops.iter_mut().flat_map(|troop| &mut troop.platoons) {
                let Some(platoon) = raised.next() else { break };
                *force = setup::fold_platoon(&platoon, &self.profiles);
            }
        }
        of(&self.name, source, &Library::shipped()).map(|(campaign, _)| campaign)
    }

    /// The platoons that a tribe raises from a roster, as many as it has, each primate with a unique name.
    fn raised(&self, key: char, roster: &Roster) -> Vec<Platoon> {
        let platoons = |own: bool| {
            let tribes = self.tribes.iter().filter(move |tribe| (tribe.key == key) == own);
            tribes.flat_map(|tribe| &tribe.troops).flat_map(|troop| &troop.platoons)
        };
        let copies = (0..).flat_map(|copy| roster.platoons.iter().map(move |platoon| again(platoon, copy)));
        let mut raised: Vec<Platoon> = copies.take(platoons(true).count()).collect();
        let natives = self.natives.iter().flat_map(|troop| &troop.platoons);
        let mut others: Vec<Platoon> = platoons(false).chain(natives).cloned().collect();
        roster::names::tell_apart(others.iter_mut().chain(&mut raised));
        raised
    }

    /// All of it with its rosters included, so that it needs no other file.
    pub fn folded(&self) -> Folded {
        let mut source = self.source.clone();
        let fold = |raw: &mut raw::Troop, troop: &Troop| {
            let folded = |platoon| setup::fold_platoon(platoon, &self.profiles);
            raw.platoons = troop.platoons.iter().map(folded).collect();
        };
        for (raw, tribe) in source.tribes.iter_mut().zip(&self.tribes) {
            raw.troops.iter_mut().zip(&tribe.troops).for_each(|(raw, troop)| fold(raw, troop));
        }
        source.natives.iter_mut().zip(&self.natives).for_each(|(raw, troop)| fold(raw, troop));
        Folded(source)
    }
}

/// A platoon raised once more from the same roster, with different unit names.
fn again(platoon: &Platoon, copy: usize) -> Platoon {
    let mut raised = platoon.clone();
    if copy > 0 {
        let number = |name: &str| format!("{name} {}", copy + 1);
        raised.name = number(&raised.name);
        raised.units.iter_mut().for_each(|unit| unit.name = number(&unit.name));
    }
    raised
}

/// Reads a campaign from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Campaign, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    match library::campaign(&name).filter(|_| !file::is_there(path)) {
        Some(text) => parse(&name, text, &Library::shipped()),
        None if !path.exists() && path.components().count() == 1 && !name.ends_with(".ron") => {
            let known = library::campaigns();
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            Err(LoadError::single(&name, Fault::whole(unknown("campaign", &name, &known))))
        }
        None => parse(&name, &file::read(path)?, &Library::beside(path)),
    }
}

/// Reads a campaign from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(name: &str, text: &str, library: &Library) -> Result<(Campaign, Vec<Note>), LoadError> {
    let raw: raw::Campaign = shape::parse(name, text)?;
    of(name, raw, library)
}

/// A campaign from its self-contained form.
///
/// # Errors
/// All content errors: one from a file isn't trusted any more than others.
pub fn of_folded(name: &str, folded: &Folded, library: &Library) -> Result<(Campaign, Vec<Note>), LoadError> {
    of(name, folded.0.clone(), library)
}

fn of(name: &str, raw: raw::Campaign, library: &Library) -> Result<(Campaign, Vec<Note>), LoadError> {
    let mut findings = Findings::default();
    let campaign = check::check(&mut findings, &Path::default(), raw, library, profiles());
    findings.settle(name, campaign)
}
