//! Rosters: the units of one army, bought for points (G21).

use super::profiles;
use crate::data::{
    error::{LoadError, Note},
    file,
    findings::{Findings, Path, quote},
    library::Library,
    nearest::unknown,
    number::{described, named, within},
    raw::Book,
    rename::Titled,
    shape,
    troops::{Draft, Listed, Member},
};
use crate::rules::suppression::profiles::Profiles;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Most units in a force.
pub(super) const UNITS: i64 = 12;

/// The default cost limit of a force (G21).
const POINTS: u32 = 530;

/// A force, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// Shown to players.
    pub name: String,
    /// A description, in one sentence.
    pub about: String,
    /// Its cost limit.
    pub points: u32,
    /// Its units in order.
    pub units: Vec<Unit>,
}

/// A unit as in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its kind, by name in the profiles.
    pub kind: String,
    /// Shown to players.
    pub name: String,
    /// The name of its first leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
}

/// A roster as in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    format: u32,
    book: Book,
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    about: String,
    #[serde(default = "usual_points", skip_serializing_if = "are_usual")]
    points: u32,
    units: Vec<Unit>,
}

const fn usual_points() -> u32 {
    POINTS
}

const fn are_usual(points: &u32) -> bool {
    *points == POINTS
}

impl Titled for File {
    fn title(&mut self) -> &mut String {
        &mut self.name
    }

    fn text(&self) -> String {
        shape::lines(self)
    }
}

impl Listed for File {
    const BOOK: Book = Book::Suppression;

    fn of(draft: &Draft) -> Self {
        let Draft { name, about, points, members } = draft.clone();
        let units = members.into_iter().map(|Member { kind, name, leader }| Unit { kind, name, leader }).collect();
        Self { format: shape::FORMAT, book: Self::BOOK, name, about, points: points.unwrap_or(POINTS), units }
    }

    fn draft(self) -> Draft {
        let members = self.units.into_iter().map(|Unit { kind, name, leader }| Member { kind, name, leader }).collect();
        Draft { name: self.name, about: self.about, points: Some(self.points), members }
    }

    fn check(&self, findings: &mut Findings) {
        check(findings, self, &profiles());
    }
}

impl Roster {
    /// The cost of its units.
    pub fn cost(&self, profiles: &Profiles) -> u32 {
        cost(&self.units, profiles)
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
    let raw: File = shape::parse_of(Book::Suppression, file, text)?;
    let mut findings = Findings::default();
    check(&mut findings, &raw, profiles);
    let roster = Roster { name: raw.name, about: raw.about, points: raw.points, units: raw.units };
    findings.settle(file, Some(roster))
}

/// Checks what is in a file.
fn check(findings: &mut Findings, raw: &File, profiles: &Profiles) {
    let root = Path::default();
    raw.book.check_is(Book::Suppression, findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    within(findings, &root.field("points"), raw.points.into(), 1, 9999);
    check_units(findings, &root.field("units"), &raw.units, profiles);
    let given = cost(&raw.units, profiles);
    if given > raw.points {
        let what = Message::new("suppression-file-points").with("given", given as usize);
        findings.fault(&root.field("units"), what.with("most", raw.points as usize));
    }
}

/// A roster by its name, without the extension; none if there is none.
///
/// # Errors
/// If there is one and it has errors.
pub fn find(library: &Library, name: &str, profiles: &Profiles) -> Result<Option<Roster>, LoadError> {
    let Some((file, text)) = library.roster_text(name)? else { return Ok(None) };
    parse(&file, &text, profiles).map(|(roster, _)| Some(roster))
}

/// Checks the units of a force: known kinds, all of one army, with different names.
pub(super) fn check_units(findings: &mut Findings, path: &Path, units: &[Unit], profiles: &Profiles) {
    let given = units.len() as i64;
    if !(1..=UNITS).contains(&given) {
        let what = Message::new("suppression-file-units").with("given", given.to_string());
        findings.fault(path, what.with("least", 1).with("most", UNITS));
    }
    let known: Vec<&str> = profiles.units.iter().map(|kind| kind.name.as_str()).collect();
    let army = |unit: &Unit| profiles.units.iter().find(|kind| kind.name == unit.kind).map(|kind| kind.army.as_str());
    let first = units.iter().find_map(army);
    let mut names = BTreeSet::new();
    for (place, unit) in units.iter().enumerate().take(UNITS as usize) {
        let path = path.at(place);
        named(findings, &path.field("name"), &unit.name);
        if let Some(leader) = &unit.leader {
            named(findings, &path.field("leader"), leader);
        }
        if !names.insert(unit.name.as_str()) {
            findings.fault(&path.field("name"), Message::new("data-twice").with("given", quote(&unit.name)));
        }
        match army(unit) {
            None => findings.fault(&path.field("kind"), unknown("unit", &unit.kind, &known)),
            Some(own) if Some(own) != first => {
                let what =
                    Message::new("suppression-file-army").with("kind", quote(&unit.kind)).with("own", quote(own));
                findings.fault(&path.field("kind"), what.with("first", quote(first.unwrap_or_default())));
            }
            Some(_) => {}
        }
    }
}

/// What units cost.
pub(super) fn cost(units: &[Unit], profiles: &Profiles) -> u32 {
    let of = |unit: &Unit| profiles.units.iter().find(|kind| kind.name == unit.kind);
    units.iter().filter_map(of).map(|kind| u32::from(kind.points)).sum()
}
