//! Rosters: the characters of one band (G11, G19).

use super::profiles;
use crate::data::{
    error::{LoadError, Note},
    file,
    findings::{Findings, Path, quote},
    library::Library,
    nearest::unknown,
    number::{described, named},
    raw::Book,
    rename::Titled,
    shape,
    troops::{self, Draft, Listed},
};
use crate::rules::initiative::profiles::{Profiles, Trait};
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Characters of the smallest and the largest band (G11).
pub(super) const BAND: (i64, i64) = (3, 6);

/// A band, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// Shown to players.
    pub name: String,
    /// A description, in one sentence.
    pub about: String,
    /// Its characters in order.
    pub characters: Vec<Member>,
}

/// A character as in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Its kind, by name in the profiles.
    pub kind: String,
    /// Shown to players.
    pub name: String,
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
    characters: Vec<Member>,
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
    const BOOK: Book = Book::Initiative;

    fn of(draft: &Draft) -> Self {
        let Draft { name, about, members, .. } = draft.clone();
        let characters = members.into_iter().map(|one| Member { kind: one.kind, name: one.name }).collect();
        Self { format: shape::FORMAT, book: Self::BOOK, name, about, characters }
    }

    fn draft(self) -> Draft {
        let member = |Member { kind, name }| troops::Member { kind, name, leader: None };
        let members = self.characters.into_iter().map(member).collect();
        Draft { name: self.name, about: self.about, points: None, members }
    }

    fn check(&self, findings: &mut Findings) {
        check(findings, self, &profiles());
    }
}

impl Roster {
    /// The calls that its characters get in one turn: the sum of their Initiatives (R15).
    pub fn calls(&self, profiles: &Profiles) -> u32 {
        calls(&self.characters, profiles)
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
    let raw: File = shape::parse_of(Book::Initiative, file, text)?;
    let mut findings = Findings::default();
    check(&mut findings, &raw, profiles);
    findings.settle(file, Some(Roster { name: raw.name, about: raw.about, characters: raw.characters }))
}

/// Checks what is in a file.
fn check(findings: &mut Findings, raw: &File, profiles: &Profiles) {
    let root = Path::default();
    raw.book.check_is(Book::Initiative, findings, &root.field("book"));
    named(findings, &root.field("name"), &raw.name);
    described(findings, &root.field("about"), &raw.about);
    check_band(findings, &root.field("characters"), &raw.characters, profiles);
}

/// A roster by its name, without the extension; none if there is none.
///
/// # Errors
/// If there is one and it has errors.
pub fn find(library: &Library, name: &str, profiles: &Profiles) -> Result<Option<Roster>, LoadError> {
    let Some((file, text)) = library.roster_text(name)? else { return Ok(None) };
    parse(&file, &text, profiles).map(|(roster, _)| Some(roster))
}

/// Checks the characters of a band: known kinds, all of one band, with different names.
pub(super) fn check_band(findings: &mut Findings, path: &Path, characters: &[Member], profiles: &Profiles) {
    check_size(findings, path, characters.len());
    let able = || profiles.characters.iter().filter(|kind| !kind.has(Trait::Mount));
    let known: Vec<&str> = able().map(|kind| kind.name.as_str()).collect();
    let band = |member: &Member| able().find(|kind| kind.name == member.kind).map(|kind| kind.band.as_str());
    let first = characters.iter().find_map(band);
    let mut names = BTreeSet::new();
    for (place, member) in characters.iter().enumerate().take(BAND.1 as usize) {
        let path = path.at(place);
        named(findings, &path.field("name"), &member.name);
        if !names.insert(member.name.as_str()) {
            findings.fault(&path.field("name"), Message::new("data-twice").with("given", quote(&member.name)));
        }
        match band(member) {
            None => findings.fault(&path.field("kind"), unknown("character", &member.kind, &known)),
            Some(own) if Some(own) != first => {
                let what =
                    Message::new("initiative-file-band").with("kind", quote(&member.kind)).with("own", quote(own));
                findings.fault(&path.field("kind"), what.with("first", quote(first.unwrap_or_default())));
            }
            Some(_) => {}
        }
    }
}

/// Checks how many characters a band has (G11).
pub(super) fn check_size(findings: &mut Findings, path: &Path, given: usize) {
    let (least, most) = BAND;
    if !(least..=most).contains(&(given as i64)) {
        let what = Message::new("initiative-file-band-size").with("given", given.to_string());
        findings.fault(path, what.with("least", least).with("most", most));
    }
}

/// The calls that characters get in one turn (R15).
pub(super) fn calls(characters: &[Member], profiles: &Profiles) -> u32 {
    let of = |member: &Member| profiles.characters.iter().find(|kind| kind.name == member.kind);
    characters.iter().filter_map(of).map(|kind| u32::from(kind.initiative)).sum()
}
