//! The report of `monkeys check` on files of this book.

use super::{
    level,
    persona::Persona,
    profiles::{self as numbers, profiles},
    roster,
};
use crate::data::{
    error::LoadError,
    file,
    report::{Check, Checked, Kind, Said, by_kind},
};
use crate::rules::Book;
use crate::words::Message;
use std::path::Path;

/// Checks a file of this book.
pub(super) fn check(kind: Kind, path: &Path) -> Result<Checked, LoadError> {
    let checks: &[Check] = &[
        (Kind::Level, of_level),
        (Kind::Roster, of_roster),
        (Kind::Opponent, of_opponent),
        (Kind::Profiles, of_profiles),
    ];
    by_kind(Book::Initiative, kind, path, checks)
}

/// Checks a level.
fn of_level(path: &Path) -> Result<Said, LoadError> {
    let (level, notes) = level::load(path)?;
    let spots = level.ground.spots();
    let calls = level.calls();
    let summary = Message::new("initiative-check-level").with("name", level.name.as_str());
    let summary = summary.with("width", spots.width() as i32).with("height", spots.height() as i32);
    let summary = summary.with("coverage", level.ground.coverage() as i64);
    let characters = |side: usize| level.sides[side].characters.len();
    let summary = summary.with("first", level.sides[0].name.as_str()).with("firsts", characters(0));
    let summary = summary.with("second", level.sides[1].name.as_str()).with("seconds", characters(1));
    Ok((summary.with("first_calls", calls[0] as usize).with("second_calls", calls[1] as usize), notes))
}

/// Checks a roster.
fn of_roster(path: &Path) -> Result<Said, LoadError> {
    let (roster, notes) = roster::load(path, &profiles())?;
    let calls = roster.calls(&profiles());
    let summary = Message::new("initiative-check-roster").with("name", roster.name.as_str());
    Ok((summary.with("count", roster.characters.len()).with("calls", calls as usize), notes))
}

/// Checks an opponent.
fn of_opponent(path: &Path) -> Result<Said, LoadError> {
    let (persona, notes) = Persona::load(path)?;
    let summary = Message::new("initiative-check-opponent").with("name", persona.name.as_str());
    Ok((summary.with("about", persona.about.as_str()), notes))
}

/// Checks the profiles: reports their contents in one sentence, and notes for their author.
fn of_profiles(path: &Path) -> Result<Said, LoadError> {
    let (book, notes) = numbers::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("initiative-check-profiles").with("characters", book.characters.len());
    Ok((summary.with("weapons", book.weapons.len()).with("terrain", book.terrain.len()), notes))
}
