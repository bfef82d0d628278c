//! The profiles of the book: units, options, weapons, sheets, damage tables, ground, numbers (G17 to G22).

use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path, quote},
    nearest::unknown,
    number::{named, within},
    raw::Book,
    shape,
};
use crate::rules::hexes::{
    numbers::Numbers,
    profiles::{
        Damage, DamageTable, Extra, FireSheet, Kind, MoveSheet, Profiles, Row, ShakenRow, Terrain, Trait, Weapon,
    },
    states::WEAPONS,
};
use crate::words::Message;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::xxh3_64;

/// The book as shipped.
const SHIPPED: &str = include_str!("../../../assets/profiles/hexes.ron");

/// Most entries of one kind in a profile.
const MOST: i64 = 64;

/// Highest number of units and weapons.
const HIGHEST: i64 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: u32,
    book: Book,
    units: Vec<Kind>,
    options: Vec<Extra>,
    weapons: Vec<Weapon>,
    moves: Vec<MoveSheet>,
    fires: Vec<FireSheet>,
    shaken: Vec<ShakenRow>,
    tables: Vec<DamageTable>,
    critical: Vec<Row>,
    crew: Vec<Row>,
    terrain: Vec<Terrain>,
    numbers: Numbers,
}

/// The profiles built into the program.
///
/// # Panics
/// Never: a test reads the same text.
pub fn profiles() -> Arc<Profiles> {
    static BOOK: OnceLock<Arc<Profiles>> = OnceLock::new();
    let read = || match parse("hexes.ron", SHIPPED) {
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
    let raw: Raw = shape::parse_of(Book::Hexes, file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    raw.book.check_is(Book::Hexes, &mut findings, &root.field("book"));
    let Raw { units, options, weapons, moves, fires, shaken, tables, critical, crew, terrain, numbers, .. } = raw;
    let book = Profiles { units, options, weapons, moves, fires, shaken, tables, critical, crew, terrain, numbers };
    check(&mut findings, &root, &book);
    findings.settle(file, Some(book))
}

/// Checks the numbers of a book, or those of a script that has its own.
pub(super) fn check(findings: &mut Findings, root: &Path, book: &Profiles) {
    let lists: [(&str, Vec<&str>); 7] = [
        ("units", book.units.iter().map(|unit| unit.name.as_str()).collect()),
        ("options", book.options.iter().map(|option| option.name.as_str()).collect()),
        ("weapons", book.weapons.iter().map(|weapon| weapon.name.as_str()).collect()),
        ("moves", book.moves.iter().map(|sheet| sheet.name.as_str()).collect()),
        ("fires", book.fires.iter().map(|sheet| sheet.name.as_str()).collect()),
        ("tables", book.tables.iter().map(|table| table.name.as_str()).collect()),
        ("terrain", book.terrain.iter().map(|ground| ground.name.as_str()).collect()),
    ];
    for (list, names) in &lists {
        check_names(findings, &root.field(list), names);
    }
    for (place, unit) in book.units.iter().enumerate() {
        check_unit(findings, &root.field("units").at(place), unit, book);
    }
    for (place, weapon) in book.weapons.iter().enumerate() {
        check_weapon(findings, &root.field("weapons").at(place), weapon);
    }
    for (place, sheet) in book.fires.iter().enumerate() {
        let cards: Vec<&str> = sheet.cards.iter().map(|card| card.name.as_str()).collect();
        check_twice(findings, &root.field("fires").at(place).field("cards"), &cards);
    }
    for (place, sheet) in book.moves.iter().enumerate() {
        let cards: Vec<String> = sheet.rows.iter().map(|card| card.name()).collect();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        check_twice(findings, &root.field("moves").at(place).field("rows"), &cards);
    }
    for (place, table) in book.tables.iter().enumerate() {
        check_rows(findings, &root.field("tables").at(place).field("rows"), &table.rows);
    }
    check_rows(findings, &root.field("critical"), &book.critical);
    check_rows(findings, &root.field("crew"), &book.crew);
    check_terrain(findings, &root.field("terrain"), book);
    check_numbers(findings, &root.field("numbers"), &book.numbers);
}

/// Names must exist, each once.
fn check_names(findings: &mut Findings, path: &Path, names: &[&str]) {
    for (place, name) in names.iter().enumerate() {
        named(findings, &path.at(place).field("name"), name);
    }
    check_twice(findings, path, names);
}

fn check_twice(findings: &mut Findings, path: &Path, names: &[&str]) {
    for (place, name) in names.iter().enumerate() {
        if names[..place].contains(name) {
            findings.fault(&path.at(place), Message::new("data-twice").with("given", quote(name)));
        }
    }
    within(findings, path, names.len() as i64, 1, MOST);
}

fn check_known<'a>(
    findings: &mut Findings,
    path: &Path,
    kind: &'static str,
    name: &str,
    known: impl Iterator<Item = &'a str>,
) {
    let known: Vec<&str> = known.collect();
    if !known.contains(&name) {
        findings.fault(path, unknown(kind, name, &known));
    }
}

fn check_unit(findings: &mut Findings, path: &Path, unit: &Kind, book: &Profiles) {
    named(findings, &path.field("army"), &unit.army);
    within(findings, &path.field("models"), unit.models.into(), 1, 8);
    within(findings, &path.field("price"), unit.price.into(), 1, 1000);
    within(findings, &path.field("moves"), unit.moves.len() as i64, 1, MOST);
    within(findings, &path.field("weapons"), unit.weapons.len() as i64, 0, WEAPONS as i64);
    for (place, name) in unit.moves.iter().enumerate() {
        let known = book.moves.iter().map(|sheet| sheet.name.as_str());
        check_known(findings, &path.field("moves").at(place), "sheet", name, known);
    }
    for (place, name) in unit.weapons.iter().enumerate() {
        let known = book.weapons.iter().map(|weapon| weapon.name.as_str());
        check_known(findings, &path.field("weapons").at(place), "weapon", name, known);
    }
    let sheets = book.fires.iter().map(|sheet| sheet.name.as_str());
    check_known(findings, &path.field("fires"), "sheet", &unit.fires, sheets);
    let tables = book.tables.iter().map(|table| table.name.as_str());
    check_known(findings, &path.field("damage"), "table", &unit.damage, tables);
    if !book.shaken.iter().any(|row| row.classes.contains(&unit.class)) {
        let class = quote(&format!("{:?}", unit.class));
        findings.fault(&path.field("class"), Message::new("hexes-file-shaken").with("class", class));
    }
    if let Some(strength) = unit.assault {
        let path = path.field("assault");
        check_damage(findings, &path.field("damage"), strength.damage);
        check_dice(findings, &path, strength.dice, strength.need);
        within(findings, &path.field("ap"), strength.ap.into(), 0, HIGHEST);
    }
    if let Some(deflection) = unit.deflection {
        check_dice(findings, &path.field("deflection"), deflection.dice, deflection.need);
    }
    for (place, armor) in unit.armor.iter().enumerate() {
        within(findings, &path.field("armor").at(place), (*armor).into(), 0, HIGHEST);
    }
    for (place, own) in unit.traits.iter().enumerate() {
        let path = path.field("traits").at(place);
        match own {
            Trait::Camouflage(ground) => {
                let known = book.terrain.iter().map(|ground| ground.name.as_str());
                check_known(findings, &path, "terrain", ground, known);
            }
            Trait::TakeCover(_, less) | Trait::Elusive(_, less) | Trait::Resistance(_, less) => {
                within(findings, &path, (*less).into(), 0, HIGHEST);
            }
            Trait::Shot(value) => {
                within(findings, &path, (*value).into(), -HIGHEST, HIGHEST);
            }
            Trait::CunningAssault(each) => {
                within(findings, &path, (*each).into(), 1, HIGHEST);
            }
            Trait::Terror(_, die) | Trait::Fear(die) => check_die(findings, &path, *die),
            Trait::Heal(cure) | Trait::Repair(cure) => {
                within(findings, &path.field("step"), cure.step.into(), 1, 2);
                within(findings, &path.field("points"), cure.points.into(), 1, HIGHEST);
            }
            _ => {}
        }
    }
}

/// Dice of an assault, by facing.
fn check_dice(findings: &mut Findings, path: &Path, dice: [u8; 4], need: u8) {
    for (place, dice) in dice.into_iter().enumerate() {
        within(findings, &path.field("dice").at(place), dice.into(), 0, HIGHEST);
    }
    within(findings, &path.field("need"), need.into(), 1, HIGHEST);
}

fn check_die(findings: &mut Findings, path: &Path, die: u8) {
    within(findings, path, die.into(), 2, 100);
}

fn check_damage(findings: &mut Findings, path: &Path, damage: Damage) {
    check_die(findings, &path.field("die"), damage.die);
    within(findings, &path.field("plus"), damage.plus.into(), -HIGHEST, HIGHEST);
}

fn check_weapon(findings: &mut Findings, path: &Path, weapon: &Weapon) {
    within(findings, &path.field("range"), weapon.range.into(), 1, HIGHEST);
    match weapon.damage {
        Some(damage) => {
            check_damage(findings, &path.field("damage"), damage);
            within(findings, &path.field("shots"), weapon.shots.into(), 1, HIGHEST);
        }
        None if weapon.lays.is_none() => findings.fault(path, Message::new("hexes-file-weapon")),
        None => {}
    }
}

/// Rows go up.
fn check_rows(findings: &mut Findings, path: &Path, rows: &[Row]) {
    within(findings, path, rows.len() as i64, 1, MOST);
    for (place, pair) in rows.windows(2).enumerate() {
        if pair[1].from <= pair[0].from {
            findings.fault(&path.at(place + 1).field("from"), Message::new("hexes-file-rows"));
        }
    }
}

fn check_terrain(findings: &mut Findings, path: &Path, book: &Profiles) {
    for (place, ground) in book.terrain.iter().enumerate() {
        let path = path.at(place);
        if book.terrain[..place].iter().any(|other| other.letter == ground.letter) {
            let letter = quote(&ground.letter.to_string());
            findings.fault(&path.field("letter"), Message::new("data-twice").with("given", letter));
        }
        if !(ground.letter.is_ascii_alphabetic() || ground.letter.is_ascii_punctuation()) {
            findings.fault(&path.field("letter"), Message::new("hexes-file-letter"));
        }
        if let Some(rest) = &ground.burns_to {
            let known = book.terrain.iter().map(|ground| ground.name.as_str());
            check_known(findings, &path.field("burns_to"), "terrain", rest, known);
        }
    }
}

fn check_numbers(findings: &mut Findings, path: &Path, numbers: &Numbers) {
    let (to_hit, agony) = (path.field("to_hit"), path.field("agony"));
    check_die(findings, &to_hit.field("die"), numbers.to_hit.die);
    check_die(findings, &path.field("armor").field("die"), numbers.armor.die);
    check_die(findings, &agony.field("die"), numbers.agony.die);
    // An open-ended die that always continues would never end.
    within(findings, &to_hit.field("goes_on"), numbers.to_hit.goes_on.into(), 2, numbers.to_hit.die.into());
    within(findings, &agony.field("ends"), numbers.agony.ends.into(), 1, i64::from(numbers.agony.die) - 1);
    within(findings, &agony.field("minor_gone"), numbers.agony.minor_gone.into(), 1, numbers.agony.die.into());
    within(findings, &agony.field("acid"), numbers.agony.acid.len() as i64, 1, numbers.agony.die.into());
    within(findings, &agony.field("acid_most"), numbers.agony.acid_most.into(), 1, HIGHEST);
    within(findings, &path.field("stacking").field("units"), numbers.stacking.units.into(), 1, HIGHEST);
    within(findings, &path.field("range").field("long_ap"), numbers.range.long_ap.into(), 1, HIGHEST);
    within(findings, &path.field("first_placement"), numbers.first_placement.into(), 1, HIGHEST);
    within(findings, &path.field("score").field("broken"), numbers.score.broken.into(), 1, HIGHEST);
    let sums = &numbers.to_hit;
    let sums = [
        ("need", sums.need),
        ("aim", sums.aim),
        ("edge", sums.edge),
        ("tiny", sums.tiny),
        ("huge", sums.huge),
        ("camouflage", sums.camouflage),
        ("bad_at_long", sums.bad_at_long),
        ("optimal", sums.optimal),
        ("accurate", sums.accurate),
        ("crew", sums.crew),
    ];
    for (name, number) in sums {
        within(findings, &to_hit.field(name), number.into(), -HIGHEST / 2, HIGHEST / 2);
    }
    let clouds =
        [("poison", numbers.clouds.poison), ("acid", numbers.clouds.acid), ("burning", numbers.clouds.burning)];
    for (name, need) in clouds {
        within(findings, &path.field("clouds").field(name), need.into(), 1, HIGHEST);
    }
    if !agony_goes_down(&numbers.agony.poison) {
        findings.fault(&agony.field("poison"), Message::new("hexes-file-poison"));
    }
}

fn agony_goes_down(dice: &[u8]) -> bool {
    dice.windows(2).all(|pair| pair[0] > pair[1])
}
