//! The profiles of a book: every number of it, with the rule it comes from (G-01 to G-05, G-09, 5.1, 5.3, 11.1).

use super::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    nearest::unknown,
    number::{named, within},
    shape,
};
use crate::board::terrain::Kind;
use crate::rules::monkeys::profiles::{Band, Bands, Clan, Hit, Profiles, Size, Switch, Weapon};
use crate::words::Message;
use serde::{Deserialize, Deserializer, de};
use std::{
    fmt,
    sync::{Arc, OnceLock},
};
use xxhash_rust::xxh3::xxh3_64;

/// The book as shipped.
const SHIPPED: &str = include_str!("../../assets/profiles/monkeys.ron");

/// The profiles of Monkeys With Guns that the program was built with.
///
/// # Panics
/// Never: a test reads the same text.
pub fn profiles() -> Arc<Profiles> {
    static BOOK: OnceLock<Arc<Profiles>> = OnceLock::new();
    let read = || match parse("monkeys.ron", SHIPPED) {
        Ok((book, _)) => Arc::new(book),
        Err(error) => unreachable!("the shipped book is read by a test: {error}"),
    };
    BOOK.get_or_init(read).clone()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "book")]
    _book: Book,
    bands: Bands,
    grounds: Vec<Kind>,
    clans: Vec<Clan>,
    weapons: Vec<RawWeapon>,
    charts: RawCharts,
    #[serde(default)]
    switches: Vec<Switch>,
}

#[derive(Deserialize)]
enum Book {
    Monkeys,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeapon {
    name: String,
    #[serde(default)]
    damage: i8,
    #[serde(default)]
    rate: Rate,
    #[serde(default = "nearest_band")]
    range: Band,
    size: Size,
    cost: u16,
    #[serde(default)]
    accuracy: i8,
    #[serde(default)]
    close_combat: i8,
    rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCharts {
    attack: Vec<Hit>,
    #[serde(rename = "rule")]
    _rule: String,
}

/// What never fires has no range to speak of.
const fn nearest_band() -> Band {
    Band::Short
}

/// A Rate of Fire in quarters (4.9), written 0.25, 0.5, 1 or 2; nothing is no firearm.
#[derive(Default)]
struct Rate(u8);

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RateVisitor)
    }
}

struct RateVisitor;

impl de::Visitor<'_> for RateVisitor {
    type Value = Rate;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a rate of fire: 0.25, 0.5, 1 or 2")
    }

    fn visit_f64<E: de::Error>(self, rate: f64) -> Result<Rate, E> {
        let known = [(0.25, 1), (0.5, 2), (1.0, 4), (2.0, 8)];
        let found = known.into_iter().find(|(written, _)| *written == rate);
        found.map(|(_, quarters)| Rate(quarters)).ok_or_else(|| E::invalid_value(de::Unexpected::Float(rate), &self))
    }

    fn visit_u64<E: de::Error>(self, rate: u64) -> Result<Rate, E> {
        match rate {
            1 | 2 => Ok(Rate(rate as u8 * 4)),
            _ => Err(E::invalid_value(de::Unexpected::Unsigned(rate), &self)),
        }
    }
}

/// Reads and checks the text of a profile.
///
/// # Errors
/// Its first fault of shape, or all faults of meaning.
pub fn parse(file: &str, text: &str) -> Result<(Profiles, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse(file, text)?;
    let mut findings = Findings::default();
    let root = Path::default();
    check_bands(&mut findings, &root.field("bands"), &raw.bands);
    check_grounds(&mut findings, &root.field("grounds"), &raw.grounds);
    check_weapons(&mut findings, &root.field("weapons"), &raw.weapons);
    check_clans(&mut findings, &root.field("clans"), &raw);
    check_names(&mut findings, &root.field("switches"), raw.switches.iter().map(|switch| switch.name.as_str()));
    let attack = raw.charts.attack.try_into();
    if attack.is_err() {
        findings.fault(&root.field("charts").field("attack"), Message::new("data-chart"));
    }
    let book = attack.ok().map(|attack| Profiles {
        bands: raw.bands,
        grounds: raw.grounds.into(),
        clans: raw.clans,
        weapons: raw.weapons.into_iter().map(Weapon::from).collect(),
        attack,
        switches: raw.switches,
        hash: xxh3_64(text.as_bytes()),
    });
    findings.settle(file, book)
}

impl From<RawWeapon> for Weapon {
    fn from(raw: RawWeapon) -> Self {
        Self {
            name: raw.name,
            damage: raw.damage,
            quarters: raw.rate.0,
            range: raw.range,
            size: raw.size,
            cost: raw.cost,
            accuracy: raw.accuracy,
            close_combat: raw.close_combat,
            rule: raw.rule,
        }
    }
}

fn check_bands(findings: &mut Findings, path: &Path, bands: &Bands) {
    if !(bands.short < bands.medium && bands.medium < bands.long) {
        findings.fault(path, Message::new("data-bands"));
    }
}

fn check_grounds(findings: &mut Findings, path: &Path, grounds: &[Kind]) {
    check_names(findings, path, grounds.iter().map(|kind| kind.name.as_str()));
    let plain =
        |kind: &Kind| !(kind.slow || kind.wet || kind.cover || kind.climbs || kind.top > 0) && kind.canopy.is_none();
    if !grounds.first().is_some_and(plain) {
        findings.fault(&path.at(0), Message::new("data-ground-first"));
    }
    within(findings, path, grounds.len() as i64, 1, 64);
    for (place, kind) in grounds.iter().enumerate() {
        within(findings, &path.at(place).field("top"), kind.top.into(), 0, 9);
    }
}

fn check_weapons(findings: &mut Findings, path: &Path, weapons: &[RawWeapon]) {
    check_names(findings, path, weapons.iter().map(|weapon| weapon.name.as_str()));
    for (place, weapon) in weapons.iter().enumerate() {
        let path = path.at(place);
        within(findings, &path.field("damage"), weapon.damage.into(), -20, 20);
        within(findings, &path.field("cost"), weapon.cost.into(), 0, 999);
    }
}

fn check_clans(findings: &mut Findings, path: &Path, raw: &Raw) {
    check_names(findings, path, raw.clans.iter().map(|clan| clan.name.as_str()));
    let weapons: Vec<&str> = raw.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    for (place, clan) in raw.clans.iter().enumerate() {
        let path = path.at(place);
        if !weapons.contains(&clan.weapon.as_str()) {
            findings.fault(&path.field("weapon"), unknown("weapon", &clan.weapon, &weapons));
        }
        if clan.size > Size::Large {
            findings.fault(&path.field("size"), Message::new("data-primate-size"));
        }
        within(findings, &path.field("speed"), clan.speed.into(), 1, 60);
        within(findings, &path.field("cost"), clan.cost.into(), 1, 999);
    }
}

/// Names must be there and differ.
fn check_names<'a>(findings: &mut Findings, path: &Path, names: impl Iterator<Item = &'a str>) {
    let mut seen = std::collections::BTreeSet::new();
    for (place, name) in names.enumerate() {
        let path = path.at(place).field("name");
        if named(findings, &path, name) && !seen.insert(name) {
            findings.fault(&path, Message::new("data-twice").with("given", name));
        }
    }
    if seen.is_empty() {
        findings.fault(path, Message::new("data-empty"));
    }
}
