//! The profiles of the book: characters, weapons, ground, paces, switches (G2, G19 to G21).

use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{named, within},
    raw::Book,
    shape,
};
use crate::rules::initiative::{
    characters::WEAPONS,
    profiles::{Going, Kind, Paces, Profiles, Switches, Terrain, Trait, Weapon},
};
use crate::words::Message;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::xxh3_64;

/// The book as shipped.
const SHIPPED: &str = include_str!("../../../assets/profiles/initiative.ron");

/// Attributes are between 1 and 10 (G2).
const SCALE: i64 = 10;

/// Assets are between 4 and 14 (G2).
const ASSETS: (i64, i64) = (4, 14);

/// Most characters, weapons or kinds of ground in a profile.
const MOST: i64 = 64;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    book: Book,
    characters: Vec<Kind>,
    weapons: Vec<Weapon>,
    carried: Vec<String>,
    terrain: Vec<Terrain>,
    paces: Paces,
    #[serde(default)]
    switches: Switches,
}

/// The profiles built into the program.
///
/// # Panics
/// Never: a test reads the same text.
pub fn profiles() -> Arc<Profiles> {
    static BOOK: OnceLock<Arc<Profiles>> = OnceLock::new();
    let read = || match parse("initiative.ron", SHIPPED) {
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
    let raw: Raw = shape::parse_of(Book::Initiative, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    raw.book.check_is(Book::Initiative, &mut findings, &root.field("book"));
    let Raw { characters, weapons, carried, terrain, paces, switches, .. } = raw;
    let book = Profiles { characters, weapons, carried, terrain, paces, switches };
    check(&mut findings, &root, &book);
    findings.settle(file, Some(book))
}

/// Whether a kind of ground can't be entered (G21).
pub(super) fn is_closed(ground: &Terrain) -> bool {
    ground.going == Going::Closed
}

/// Checks the contents of a profile, so that the rules can rely on it.
pub(super) fn check(findings: &mut Findings, root: &Path, book: &Profiles) {
    let (characters, weapons, terrain) = (root.field("characters"), root.field("weapons"), root.field("terrain"));
    names(findings, &characters, book.characters.iter().map(|kind| kind.name.as_str()));
    names(findings, &weapons, book.weapons.iter().map(|weapon| weapon.name.as_str()));
    names(findings, &terrain, book.terrain.iter().map(|ground| ground.name.as_str()));
    for (place, kind) in book.characters.iter().enumerate() {
        check_character(findings, &characters.at(place), kind, book);
    }
    for (place, weapon) in book.weapons.iter().enumerate() {
        check_weapon(findings, &weapons.at(place), weapon);
    }
    let carried = root.field("carried");
    within(findings, &carried, book.carried.len() as i64, 0, WEAPONS as i64 - 1);
    for (place, weapon) in book.carried.iter().enumerate() {
        check_known(findings, &carried.at(place), weapon, book);
    }
    check_terrain(findings, &terrain, &book.terrain);
    check_paces(findings, &root.field("paces"), book.paces);
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

fn check_known(findings: &mut Findings, path: &Path, weapon: &str, book: &Profiles) {
    let known: Vec<&str> = book.weapons.iter().map(|weapon| weapon.name.as_str()).collect();
    if !known.contains(&weapon) {
        findings.fault(path, unknown("weapon", weapon, &known));
    }
}

fn check_character(findings: &mut Findings, path: &Path, kind: &Kind, book: &Profiles) {
    named(findings, &path.field("band"), &kind.band);
    let scores = [("strength", kind.strength), ("constitution", kind.constitution), ("agility", kind.agility)];
    for (name, score) in scores {
        within(findings, &path.field(name), score.into(), 1, SCALE);
    }
    // A mount has no actions, and no weapons (G14).
    let (initiative, assets) = if kind.has(Trait::Mount) { ((0, 0), (0, 0)) } else { ((1, 6), ASSETS) };
    within(findings, &path.field("initiative"), kind.initiative.into(), initiative.0, initiative.1);
    for (name, asset) in [("rifle", kind.rifle), ("side", kind.side), ("melee", kind.melee)] {
        within(findings, &path.field(name), asset.into(), assets.0, assets.1);
    }
    for (name, armor) in [("vest", kind.vest), ("helmet", kind.helmet)] {
        within(findings, &path.field(name), armor.into(), 0, SCALE);
    }
    if !kind.has(Trait::Mount) {
        check_known(findings, &path.field("weapon"), &kind.weapon, book);
    }
}

fn check_weapon(findings: &mut Findings, path: &Path, weapon: &Weapon) {
    let numbers = [
        ("short", weapon.short, 0, 31),
        ("shots", weapon.shots, 1, 3),
        ("dice", weapon.dice, 1, 9),
        ("plus", weapon.plus, 0, 9),
        ("bulk", weapon.bulk, 0, 20),
        ("recoil", weapon.recoil, 0, 20),
        ("reload", weapon.reload, u8::from(weapon.short > 0), 9),
        ("magazine", weapon.magazine, if weapon.short > 0 { weapon.rounds() } else { 0 }, 250),
    ];
    for (name, number, least, most) in numbers {
        within(findings, &path.field(name), number.into(), least.into(), most);
    }
}

fn check_terrain(findings: &mut Findings, path: &Path, terrain: &[Terrain]) {
    let plain = |first: &Terrain| Terrain { name: first.name.clone(), letter: first.letter, ..Terrain::default() };
    if terrain.first().is_some_and(|first| *first != plain(first)) {
        findings.fault(&path.at(0), Message::new("data-ground-first"));
    }
    for (place, ground) in terrain.iter().enumerate() {
        let path = path.at(place).field("letter");
        if terrain.iter().take(place).any(|other| other.letter == ground.letter) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(&ground.letter.to_string())));
        }
        if !(ground.letter.is_ascii_alphabetic() || ground.letter.is_ascii_punctuation()) {
            findings.fault(&path, Message::new("initiative-file-letter"));
        }
    }
}

/// Each pace is at least as far as the slower one (R9).
fn check_paces(findings: &mut Findings, path: &Path, paces: Paces) {
    let all = [("crawl", paces.crawl), ("walk", paces.walk), ("trot", paces.trot), ("run", paces.run)];
    let mut least = 1;
    for (name, pace) in all {
        within(findings, &path.field(name), pace.into(), least, MOST);
        least = i64::from(pace).clamp(1, MOST);
    }
}
