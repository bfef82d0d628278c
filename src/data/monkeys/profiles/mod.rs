//! The profiles of a book: all of its numbers, each with the rule behind it (5 to 9, G-01 to G-06, G-20, 11).

mod check;
mod raw;

pub(in crate::data) use raw::{Mark, mark_weapon};

use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    raw::Book,
    shape,
};
use crate::rules::monkeys::profiles::{Profiles, Weapon};
use crate::words::Message;
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::xxh3_64;

/// The book as shipped.
const SHIPPED: &str = include_str!("../../../../assets/profiles/monkeys.ron");

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

/// Reads and checks the text of a profile.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Profiles, Vec<Note>), LoadError> {
    let raw: raw::Raw = shape::parse_of(Book::Monkeys, file, text)?;
    let mut findings = Findings::default();
    let root = Path::default();
    check::check(&mut findings, &root, &raw);
    let charts = root.field("charts");
    let attack = six(&mut findings, &charts.field("attack"), raw.charts.attack);
    let harm = six(&mut findings, &charts.field("vehicle"), raw.charts.vehicle);
    let overrun = six(&mut findings, &charts.field("overrun"), raw.charts.overrun);
    let ammo = check::ammo(&mut findings, &root.field("ammo"), raw.ammo, &raw.weapons);
    let vehicles = check::vehicles(&mut findings, &root.field("vehicles"), raw.vehicles, &raw.weapons);
    let charts = attack.zip(harm).zip(overrun);
    let book = charts.map(|((attack, harm), overrun)| Profiles {
        bands: raw.bands,
        grounds: raw.grounds.into(),
        clans: raw.clans,
        weapons: raw.weapons.into_iter().map(Weapon::from).collect(),
        ammo,
        armor: raw.armor,
        accessories: raw.accessories,
        vehicles,
        driving: raw.driving,
        talents: raw.talents,
        building: raw.building,
        scenarios: raw.scenarios,
        attack,
        harm,
        overrun,
        switches: raw.switches,
        hash: xxh3_64(text.as_bytes()),
    });
    findings.settle(file, book)
}

/// A chart with one entry for each of the six results; none and an error otherwise.
fn six<T>(findings: &mut Findings, path: &Path, chart: Vec<T>) -> Option<[T; 6]> {
    let chart = chart.try_into().ok();
    if chart.is_none() {
        findings.fault(path, Message::new("data-chart"));
    }
    chart
}
