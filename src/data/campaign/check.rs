//! Checks the contents of a campaign file (section 10; C-01, C-11).

use super::{Campaign, Kind, TROOPS, Tribe, Troop, raw};
use crate::board::{generate::Style, hex::Hex};
use crate::data::{
    findings::{Findings, Path},
    library::Library,
    monkeys::{
        level,
        roster::{self, Platoon},
    },
    nearest::unknown,
    number::{described, named, within},
    raw::Pairs,
};
use crate::rules::monkeys::{muster::Scenario, profiles::Profiles};
use crate::words::{Message, word};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Columns and rows of the largest map.
const SIZE: usize = 40;
/// Tribes of the largest campaign.
const TRIBES: (usize, usize) = (2, 4);
/// Most groups of fewer than all tribes: with four tribes there are ten.
const HANDICAPS: i64 = 10;
/// Native troops of the largest campaign.
const NATIVES: usize = 40;
/// Rounds of the longest campaign.
const ROUNDS: i64 = 100;
/// Most victory points of a hex, or of a tribe at the start.
const POINTS: i64 = 99;
/// Platoons of the largest troop.
const PLATOONS: usize = 3;
/// The letter of troops that never march; no tribe has it.
pub const NATIVE: char = 'n';

/// Checks a campaign; none, with errors, if its map can't be read.
pub fn check(
    findings: &mut Findings,
    root: &Path,
    raw: raw::Campaign,
    library: &Library,
    profiles: Arc<Profiles>,
) -> Option<Campaign> {
    raw.book.check(findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    within(findings, &root.field("rounds"), raw.rounds.into(), 1, ROUNDS);
    let (letters, kinds) = check_kinds(findings, &root.field("kinds"), &raw);
    let map = check_map(findings, &root.field("map"), &raw.map, &letters)?;
    let names = check_names(findings, &root.field("names"), &raw, &map);
    let mut camp = Camp { library, profiles: &profiles, map: &map, taken: BTreeMap::new() };
    let mut tribes = check_tribes(findings, &root.field("tribes"), &raw.tribes, &mut camp);
    check_handicaps(findings, &root.field("handicaps"), &raw);
    let mut natives = check_natives(findings, &root.field("natives"), &raw.natives, &mut camp);
    // Troops raised from the same roster have the same names, so give each primate a name of its own for when it is
    // buried.
    let troops = tribes.iter_mut().flat_map(|tribe| &mut tribe.troops).chain(&mut natives);
    roster::names::tell_apart(troops.flat_map(|troop| &mut troop.platoons));
    Some(Campaign {
        name: raw.name.clone(),
        about: raw.about.clone(),
        rounds: raw.rounds as u16,
        seed: raw.seed,
        keep_layout: raw.switches.keep_layout,
        least_one_hex: raw.switches.least_one_hex,
        kinds,
        map,
        names,
        tribes,
        natives,
        profiles,
        source: raw,
    })
}

/// Most kinds of hexes.
const KINDS: i64 = 64;

fn check_kinds(findings: &mut Findings, path: &Path, raw: &raw::Campaign) -> (Vec<char>, Vec<Kind>) {
    within(findings, path, raw.kinds.0.len() as i64, 1, KINDS);
    let (mut letters, mut kinds) = (Vec::new(), Vec::new());
    for (letter, kind) in raw.kinds.0.iter().take(KINDS as usize) {
        let path = path.key(letter);
        if letters.contains(letter) {
            findings.fault(&path, Message::new("data-twice").with("given", letter.to_string()));
        }
        if *letter == ' ' {
            findings.fault(&path, Message::new("campaign-blank"));
        }
        named(findings, &path.field("name"), &kind.name);
        within(findings, &path.field("density"), kind.density.into(), 0, 90);
        within(findings, &path.field("income"), kind.income.into(), 0, 9999);
        within(findings, &path.field("points"), kind.points.into(), 0, POINTS);
        letters.push(*letter);
        let (income, points) = (kind.income, kind.points);
        let (style, scenario) = (kind.style, kind.scenario.unwrap_or(usual(kind.style)));
        kinds.push(Kind { name: kind.name.clone(), density: kind.density as u8, style, scenario, income, points });
    }
    (letters, kinds)
}

/// The default scenario: ruins are scavenged, everything else is a Skirmish (C-08).
const fn usual(style: Style) -> Scenario {
    match style {
        Style::Ruins => Scenario::Scavenging,
        _ => Scenario::Skirmish,
    }
}

/// The hexes of a map with their kinds; none, with an error, if it is empty or too large.
fn check_map(findings: &mut Findings, path: &Path, rows: &[String], letters: &[char]) -> Option<BTreeMap<Hex, usize>> {
    if !within(findings, path, rows.len() as i64, 1, SIZE as i64) {
        return None;
    }
    let mut map = BTreeMap::new();
    for (row, text) in rows.iter().enumerate() {
        let path = path.at(row);
        if !within(findings, &path, text.chars().take(SIZE + 1).count() as i64, 0, SIZE as i64) {
            return None;
        }
        for (column, letter) in text.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
            match letters.iter().position(|known| *known == letter) {
                Some(kind) => drop(map.insert(Hex::new(column as i16, row as i16), kind)),
                None => findings.fault(&path, Message::new("campaign-letter").with("given", letter.to_string())),
            }
        }
    }
    if map.is_empty() {
        findings.fault(path, Message::new("campaign-no-hex"));
        return None;
    }
    Some(map)
}

fn check_names(
    findings: &mut Findings,
    path: &Path,
    raw: &raw::Campaign,
    map: &BTreeMap<Hex, usize>,
) -> BTreeMap<Hex, String> {
    let mut names: BTreeMap<Hex, String> = BTreeMap::new();
    let mut taken = BTreeSet::new();
    for (hex, name) in &raw.names.0 {
        let path = path.key((hex.column, hex.row));
        named(findings, &path, name);
        on_map(findings, &path, *hex, map);
        if !taken.insert(name) | names.contains_key(hex) {
            findings.fault(&path, Message::new("data-twice").with("given", name.as_str()));
        }
        names.insert(*hex, name.clone());
    }
    names
}

fn on_map(findings: &mut Findings, path: &Path, hex: Hex, map: &BTreeMap<Hex, usize>) {
    if !map.contains_key(&hex) {
        let what = Message::new("campaign-off-map").with("column", i64::from(hex.column));
        findings.fault(path, what.with("row", i64::from(hex.row)));
    }
}

/// What troops are checked against.
struct Camp<'a> {
    library: &'a Library,
    profiles: &'a Arc<Profiles>,
    map: &'a BTreeMap<Hex, usize>,
    /// The owner of the troops starting in each hex.
    taken: BTreeMap<Hex, char>,
}

fn check_tribes(findings: &mut Findings, path: &Path, raw: &[raw::Tribe], camp: &mut Camp) -> Vec<Tribe> {
    within(findings, path, raw.len() as i64, TRIBES.0 as i64, TRIBES.1 as i64);
    let mut keys = BTreeSet::new();
    let mut tribes = Vec::new();
    for (place, tribe) in raw.iter().take(TRIBES.1).enumerate() {
        let path = path.at(place);
        named(findings, &path.field("name"), &tribe.name);
        if !tribe.key.is_ascii_lowercase() || tribe.key == NATIVE {
            findings.fault(&path.field("key"), Message::new("campaign-key").with("given", tribe.key.to_string()));
        }
        if !keys.insert(tribe.key) {
            findings.fault(&path.field("key"), Message::new("data-twice").with("given", tribe.key.to_string()));
        }
        let named_so = |other: &raw::Tribe| other.name == tribe.name;
        // Natives take part in battles too, and no two sides of a battle have the same name.
        if tribe.name == word("campaign-natives") {
            let what = Message::new("campaign-natives-name").with("given", tribe.name.as_str());
            findings.fault(&path.field("name"), what);
        }
        if raw[..place].iter().any(named_so) {
            findings.fault(&path.field("name"), Message::new("data-twice").with("given", tribe.name.as_str()));
        }
        let list = path.field("troops");
        within(findings, &list, tribe.troops.len() as i64, 1, TROOPS as i64);
        distinct(findings, &list, &tribe.troops);
        let troop = |(place, troop)| check_troop(findings, &list.at(place), troop, tribe.key, camp);
        let troops: Vec<Troop> = tribe.troops.iter().take(TROOPS).enumerate().map(troop).collect();
        let scrap = check_scrap(findings, &path, tribe, &troops, camp.profiles);
        within(findings, &path.field("points"), tribe.points.into(), 0, POINTS);
        tribes.push(Tribe { key: tribe.key, name: tribe.name.clone(), scrap, points: tribe.points, troops });
    }
    note_uneven(findings, path, &tribes);
    tribes
}

/// Each names some of the tribes but not all: for all of them, tribes have points of their own.
fn check_handicaps(findings: &mut Findings, path: &Path, raw: &raw::Campaign) {
    let keys: BTreeSet<char> = raw.tribes.iter().map(|tribe| tribe.key).collect();
    within(findings, path, raw.handicaps.len() as i64, 0, HANDICAPS);
    let mut seen = BTreeSet::new();
    for (place, Pairs(points)) in raw.handicaps.iter().enumerate().take(HANDICAPS as usize) {
        let path = path.at(place);
        let mut named = BTreeSet::new();
        for (key, points) in points {
            let path = path.key(*key);
            if !keys.contains(key) {
                let keys: Vec<String> = keys.iter().map(char::to_string).collect();
                let known: Vec<&str> = keys.iter().map(String::as_str).collect();
                findings.fault(&path, unknown("tribe", &key.to_string(), &known));
            }
            if !named.insert(*key) {
                findings.fault(&path, Message::new("data-twice").with("given", key.to_string()));
            }
            within(findings, &path, (*points).into(), 0, POINTS);
        }
        if named.len() < TRIBES.0 || named == keys {
            findings.fault(&path, Message::new("campaign-handicap"));
        }
        if !seen.insert(named) {
            findings.fault(&path, Message::new("data-twice").with("given", keys_of(points)));
        }
    }
}

/// Tribes by their letters.
fn keys_of(points: &[(char, u32)]) -> String {
    points.iter().map(|(key, _)| *key).collect()
}

/// Troops that march together have different names, also in a battle that several of them can reach (C-15, C-34).
fn distinct(findings: &mut Findings, path: &Path, troops: &[raw::Troop]) {
    let mut seen = BTreeSet::new();
    for (place, troop) in troops.iter().enumerate().filter(|(_, troop)| !seen.insert(&troop.name)) {
        let what = Message::new("data-twice").with("given", troop.name.as_str());
        findings.fault(&path.at(place).field("name"), what);
    }
}

/// What is left of a tribe's scrap: 400 per platoon unless the file says otherwise, for all its troops together (C-01).
fn check_scrap(findings: &mut Findings, path: &Path, raw: &raw::Tribe, troops: &[Troop], profiles: &Profiles) -> u32 {
    let platoons = || troops.iter().flat_map(|troop| &troop.platoons);
    let usual = profiles.building.scrap * platoons().count() as u32;
    let scrap = raw.scrap.unwrap_or(usual);
    within(findings, &path.field("scrap"), scrap.into(), 0, 99_999);
    let cost: u32 = platoons().map(Platoon::cost).sum();
    if cost > scrap {
        let what = Message::new("campaign-too-dear").with("cost", cost as usize).with("scrap", scrap as usize);
        findings.fault(&path.field("troops"), what);
    }
    scrap.saturating_sub(cost)
}

/// Tribes have equal numbers of troops and platoons and equal scrap unless a campaign says otherwise, which is worth a
/// note (C-01).
fn note_uneven(findings: &mut Findings, path: &Path, tribes: &[Tribe]) {
    let share = |tribe: &Tribe| {
        let platoons = || tribe.troops.iter().flat_map(|troop| &troop.platoons);
        (tribe.troops.len(), platoons().count(), tribe.scrap + platoons().map(Platoon::cost).sum::<u32>())
    };
    let shares: BTreeSet<(usize, usize, u32)> = tribes.iter().map(share).collect();
    if shares.len() > 1 {
        findings.note(path, Message::new("campaign-uneven"));
    }
}

fn check_natives(findings: &mut Findings, path: &Path, raw: &[raw::Troop], camp: &mut Camp) -> Vec<Troop> {
    within(findings, path, raw.len() as i64, 0, NATIVES as i64);
    distinct(findings, path, raw);
    let troop = |(place, troop)| check_troop(findings, &path.at(place), troop, NATIVE, camp);
    raw.iter().take(NATIVES).enumerate().map(troop).collect()
}

fn check_troop(findings: &mut Findings, path: &Path, raw: &raw::Troop, key: char, camp: &mut Camp) -> Troop {
    named(findings, &path.field("name"), &raw.name);
    on_map(findings, &path.field("at"), raw.at, camp.map);
    if *camp.taken.entry(raw.at).or_insert(key) != key {
        findings.fault(&path.field("at"), Message::new("campaign-taken"));
    }
    let list = path.field("platoons");
    within(findings, &list, raw.platoons.len() as i64, 1, PLATOONS as i64);
    let forces = raw.platoons.iter().take(PLATOONS);
    let platoon = |(place, force)| level::check_platoon(findings, &list.at(place), force, camp.library, camp.profiles);
    let platoons: Vec<Platoon> = forces.enumerate().map(platoon).collect();
    distinct_squads(findings, &list, &platoons);
    Troop { name: raw.name.clone(), at: raw.at, platoons }
}

/// Squads that fight together have different names: a battle tells them apart by these.
fn distinct_squads(findings: &mut Findings, path: &Path, platoons: &[Platoon]) {
    let mut seen = BTreeSet::new();
    for (place, platoon) in platoons.iter().enumerate() {
        for squad in platoon.squads().filter(|squad| !seen.insert(&squad.name)) {
            let what = Message::new("campaign-squad-twice").with("given", squad.name.as_str());
            findings.fault(&path.at(place), what);
        }
    }
}
