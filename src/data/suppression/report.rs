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
    by_kind(Book::Suppression, kind, path, checks)
}

/// Checks a level.
fn of_level(path: &Path) -> Result<Said, LoadError> {
    let (level, notes) = level::load(path)?;
    let models = |side: usize| level.sides[side].units.iter().map(|unit| unit.models.len()).sum::<usize>();
    let spots = level.ground.spots();
    let summary = Message::new("suppression-check-level").with("name", level.name.as_str());
    let summary = summary.with("width", spots.width() as i32).with("height", spots.height() as i32);
    let summary = summary.with("coverage", level.ground.coverage() as i64);
    let summary = summary.with("first", level.sides[0].name.as_str()).with("firsts", models(0));
    let summary = summary.with("second", level.sides[1].name.as_str()).with("seconds", models(1));
    Ok((summary.with("objectives", level.objectives.len()), notes))
}

/// Checks a roster.
fn of_roster(path: &Path) -> Result<Said, LoadError> {
    let (roster, notes) = roster::load(path, &profiles())?;
    let cost = roster.cost(&profiles());
    let summary = Message::new("suppression-check-roster").with("name", roster.name.as_str());
    let summary = summary.with("count", roster.units.len()).with("cost", cost as usize);
    Ok((summary.with("points", roster.points as usize), notes))
}

/// Checks an opponent.
fn of_opponent(path: &Path) -> Result<Said, LoadError> {
    let (persona, notes) = Persona::load(path)?;
    let summary = Message::new("suppression-check-opponent").with("name", persona.name.as_str());
    Ok((summary.with("about", persona.about.as_str()), notes))
}

/// Checks a profile.
fn of_profiles(path: &Path) -> Result<Said, LoadError> {
    let (book, notes) = numbers::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("suppression-check-profiles").with("units", book.units.len());
    Ok((summary.with("weapons", book.weapons.len()).with("grounds", book.terrain.len()), notes))
}
