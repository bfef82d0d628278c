//! The profiles of the book: units, weapons, ground, switches (G2, G21 to G24).

use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{named, within},
    raw::Book,
    shape,
};
use crate::rules::suppression::profiles::{Going, Profiles, Switches, Terrain, UnitKind, Weapon, WeaponTrait};
use crate::words::Message;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::xxh3_64;

/// The book as shipped.
const SHIPPED: &str = include_str!("../../../assets/profiles/suppression.ron");

/// Characteristics are between 0 and 10 (G2).
const SCALE: i64 = 10;

/// Most kinds of units, weapons or ground in a profile.
const MOST: i64 = 64;

/// Most members of a unit.
const MEMBERS: i64 = 12;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    book: Book,
    units: Vec<UnitKind>,
    weapons: Vec<Weapon>,
    terrain: Vec<Terrain>,
    #[serde(default)]
    switches: Switches,
}

/// The profiles built into the program.
///
/// # Panics
/// Never: a test reads the same text.
pub fn profiles() -> Arc<Profiles> {
    static BOOK: OnceLock<Arc<Profiles>> = OnceLock::new();
    let read = || match parse("suppression.ron", SHIPPED) {
        Ok((book, _)) => Arc::new(book),
        Err(error) => unreachable!("the shipped book is read by a test: {error}"),
    };
    BOOK.get_or_init(read).clone()
}

/// Hash of the shipped book: a replay verifies only with the numbers it was played with.
pub fn hash() -> u64 {
    xxh3_64(SHIPPED.as_bytes())
}

/// Reads and checks the text of a profile.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Profiles, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse_of(Book::Suppression, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    raw.book.check_is(Book::Suppression, &mut findings, &root.field("book"));
    let book = Profiles { units: raw.units, weapons: raw.weapons, terrain: raw.terrain, switches: raw.switches };
    check(&mut findings, &root, &book);
    findings.settle(file, Some(book))
}

/// Checks the contents of a profile, so that the rules can rely on it.
pub(super) fn check(findings: &mut Findings, root: &Path, book: &Profiles) {
    let (units, weapons, terrain) = (root.field("units"), root.field("weapons"), root.field("terrain"));
    names(findings, &units, book.units.iter().map(|unit| unit.name.as_str()));
    names(findings, &weapons, book.weapons.iter().map(|weapon| weapon.name.as_str()));
    names(findings, &terrain, book.terrain.iter().map(|ground| ground.name.as_str()));
    for (place, unit) in book.units.iter().enumerate() {
        check_unit(findings, &units.at(place), unit, book);
    }
    for (place, weapon) in book.weapons.iter().enumerate() {
        check_weapon(findings, &weapons.at(place), weapon);
    }
    check_terrain(findings, &terrain, &book.terrain);
}

/// Names must be valid, each used once.
fn names<'a>(findings: &mut Findings, path: &Path, all: impl Iterator<Item = &'a str>) {
    let mut seen: Vec<&str> = Vec::new();
    for (place, name) in all.enumerate() {
        let path = path.at(place).field("name");
        named(findings, &path, name);
        if seen.contains(&name) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
        }
        seen.push(name);
    }
    within(findings, path, seen.len() as i64, 1, MOST);
}

fn check_unit(findings: &mut Findings, path: &Path, unit: &UnitKind, book: &Profiles) {
    named(findings, &path.field("army"), &unit.army);
    let scores = [
        ("mv", unit.mv),
        ("bs", unit.bs),
        ("ev", unit.ev),
        ("to", unit.to),
        ("ld", unit.ld),
        ("nv", unit.nv),
        ("ws", unit.ws),
        ("st", unit.st),
    ];
    for (name, score) in scores {
        within(findings, &path.field(name), score.into(), 0, SCALE);
    }
    within(findings, &path.field("points"), unit.points.into(), 1, 999);
    let members: i64 = unit.weapons.iter().map(|(_, count)| i64::from(*count)).sum();
    within(findings, &path.field("weapons"), members, 1, MEMBERS);
    let known: Vec<&str> = book.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    for (place, (weapon, count)) in unit.weapons.iter().enumerate() {
        let path = path.field("weapons").at(place);
        within(findings, &path, (*count).into(), 1, MEMBERS);
        if !known.contains(&weapon.as_str()) {
            findings.fault(&path, unknown("weapon", weapon, &known));
        }
    }
}

fn check_weapon(findings: &mut Findings, path: &Path, weapon: &Weapon) {
    within(findings, &path.field("range"), weapon.range.into(), 1, 99);
    within(findings, &path.field("least"), weapon.least.into(), 0, i64::from(weapon.range));
    within(
        findings,
        &path.field("shots"),
        weapon.shots.into(),
        1,
        if weapon.has(WeaponTrait::Template) { 1 } else { 12 },
    );
    within(findings, &path.field("st"), weapon.st.into(), 0, SCALE);
}

fn check_terrain(findings: &mut Findings, path: &Path, terrain: &[Terrain]) {
    if terrain
        .first()
        .is_some_and(|first| *first != Terrain { name: first.name.clone(), letter: first.letter, ..Terrain::default() })
    {
        findings.fault(&path.at(0), Message::new("data-ground-first"));
    }
    for (place, ground) in terrain.iter().enumerate() {
        let alike = |other: &&Terrain| other.letter == ground.letter;
        let path = path.at(place).field("letter");
        if terrain.iter().take(place).any(|other| alike(&other)) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(&ground.letter.to_string())));
        }
        if !(ground.letter.is_ascii_alphabetic() || ground.letter.is_ascii_punctuation()) {
            findings.fault(&path, Message::new("suppression-file-letter"));
        }
    }
}

/// Whether a kind of ground can't be entered.
pub(in crate::data) fn is_closed(ground: &Terrain) -> bool {
    ground.going == Going::Impassable
}
