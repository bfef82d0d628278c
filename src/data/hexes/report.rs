//! The report of `monkeys check` on files of this book.

use super::{level, persona::Persona, profiles};
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
    let checks: &[Check] = &[(Kind::Level, of_level), (Kind::Opponent, of_opponent), (Kind::Profiles, of_profiles)];
    by_kind(Book::Hexes, kind, path, checks)
}

/// Checks the profiles: reports their contents in one sentence, and notes for their author.
fn of_profiles(path: &Path) -> Result<Said, LoadError> {
    let (book, notes) = profiles::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("hexes-check-profiles").with("units", book.units.len());
    let summary = summary.with("weapons", book.weapons.len()).with("tables", book.tables.len());
    Ok((summary.with("terrain", book.terrain.len()), notes))
}

/// Checks a level.
fn of_level(path: &Path) -> Result<Said, LoadError> {
    let (level, notes) = level::load(path)?;
    let summary = Message::new("hexes-check-level").with("name", level.name.as_str());
    let summary = summary.with("hexes", level.terrain.table().hexes().count());
    let [first, second] = &level.sides;
    let summary = summary.with("first", first.name.as_str()).with("firsts", first.units.len());
    let summary = summary.with("second", second.name.as_str()).with("seconds", second.units.len());
    let [firsts, seconds] = [level.points(0), level.points(1)];
    Ok((summary.with("first_points", firsts).with("second_points", seconds), notes))
}

/// Checks an opponent.
fn of_opponent(path: &Path) -> Result<Said, LoadError> {
    let (persona, notes) = Persona::load(path)?;
    let summary = Message::new("hexes-check-opponent").with("name", persona.name.as_str());
    Ok((summary.with("about", persona.about.as_str()), notes))
}
