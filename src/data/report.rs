//! What `monkeys check` says about a valid file.

use super::{
    campaign,
    error::{Fault, LoadError, Note},
    file, fourth, level, library, persona,
    profiles::{self, profiles},
    roster::{self, Bill, Platoon},
    second, temper, third,
};
use crate::force::Side;
use crate::rules::Book;
use crate::words::Message;
use std::{fmt, path::Path};

/// A good file: what it is, what it costs line by line, what is worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file as it was named.
    pub file: String,
    /// What it is, in a sentence.
    pub summary: Message,
    /// What its platoons cost.
    pub bills: Vec<Bill>,
    /// What its author may want to know.
    pub notes: Vec<Note>,
}

/// Checks a file of any kind; its ending says which: `.level.ron`, `.roster.ron`, `.opponent.ron`, `.campaign.ron`,
/// `.temper.ron`, or its name: `strengths.ron`, or that of a book.
///
/// # Errors
/// Where the file is at fault or of no kind that we know.
pub fn check(path: &Path) -> Result<Report, LoadError> {
    let file = path.display().to_string();
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let is_second = || library::is_file_of(Book::Suppression, path);
    let is_third = || library::is_file_of(Book::Initiative, path);
    let is_fourth = || library::is_file_of(Book::Hexes, path);
    let without_bills = |(summary, notes)| (summary, Vec::new(), notes);
    let (summary, bills, notes) = if name.ends_with(".level.ron") && is_second() {
        second::of_level(path).map(without_bills)?
    } else if name.ends_with(".roster.ron") && is_second() {
        second::of_roster(path).map(without_bills)?
    } else if name.ends_with(library::OPPONENT) && is_second() {
        second::of_opponent(path).map(without_bills)?
    } else if name.ends_with(".level.ron") && is_third() {
        third::of_level(path).map(without_bills)?
    } else if name.ends_with(".roster.ron") && is_third() {
        third::of_roster(path).map(without_bills)?
    } else if name.ends_with(library::OPPONENT) && is_third() {
        third::of_opponent(path).map(without_bills)?
    } else if name == "suppression.ron" {
        second::of_profiles(path).map(without_bills)?
    } else if name == "initiative.ron" {
        third::of_profiles(path).map(without_bills)?
    } else if name.ends_with(".level.ron") && is_fourth() {
        fourth::of_level(path).map(without_bills)?
    } else if name.ends_with(library::OPPONENT) && is_fourth() {
        fourth::of_opponent(path).map(without_bills)?
    } else if name == "hexes.ron" {
        fourth::of_profiles(path).map(without_bills)?
    } else if name.ends_with(library::CAMPAIGN) {
        check_campaign(path)?
    } else if name.ends_with(library::TEMPER) {
        check_temper(path)?
    } else if name.ends_with(".level.ron") {
        check_level(path)?
    } else if name.ends_with(".roster.ron") {
        check_roster(path)?
    } else if name.ends_with(library::OPPONENT) {
        check_persona(path)?
    } else if name == "strengths.ron" {
        check_strengths(path)?
    } else if name == "monkeys.ron" {
        check_profiles(path)?
    } else {
        return Err(LoadError::single(&file, Fault::whole(Message::new("data-kind"))));
    };
    Ok(Report { file, summary, bills, notes })
}

type Checked = (Message, Vec<Bill>, Vec<Note>);

fn check_level(path: &Path) -> Result<Checked, LoadError> {
    let (level, notes) = level::load(path)?;
    let spots = level.ground.spots();
    let summary = Message::new("check-level").with("name", level.name.as_str());
    let summary = summary.with("width", spots.width() as i32).with("height", spots.height() as i32);
    let summary = summary.with("coverage", level.ground.coverage() as i64);
    let strength = |side: Side| {
        let units = level.forces[side.index()].iter().flat_map(|platoon| &platoon.units);
        units.map(|unit| unit.members.len()).sum::<usize>()
    };
    let summary = summary.with("first", level.sides[0].name.as_str()).with("firsts", strength(Side::First));
    let summary = summary.with("second", level.sides[1].name.as_str()).with("seconds", strength(Side::Second));
    Ok((summary, bills(level.forces.iter().flatten()), notes))
}

fn check_campaign(path: &Path) -> Result<Checked, LoadError> {
    let (campaign, notes) = campaign::load(path)?;
    let troops: usize = campaign.tribes.iter().map(|tribe| tribe.troops.len()).sum();
    let summary = Message::new("check-campaign").with("name", campaign.name.as_str());
    let summary = summary.with("hexes", campaign.map.len()).with("tribes", campaign.tribes.len());
    let platoons = campaign.tribes.iter().flat_map(|tribe| &tribe.troops).flat_map(|troop| &troop.platoons);
    Ok((summary.with("troops", troops), bills(platoons), notes))
}

fn check_temper(path: &Path) -> Result<Checked, LoadError> {
    let (temper, notes) = temper::load(path)?;
    let summary = Message::new("check-temper").with("name", temper.name.as_str());
    Ok((summary.with("odds", temper.odds as usize).with("tries", temper.tries as usize), Vec::new(), notes))
}

fn check_roster(path: &Path) -> Result<Checked, LoadError> {
    let (roster, notes) = roster::load(path, &profiles())?;
    let summary = Message::new("check-roster").with("name", roster.name.as_str());
    Ok((summary.with("count", roster.platoons.len()), bills(roster.platoons.iter()), notes))
}

fn check_persona(path: &Path) -> Result<Checked, LoadError> {
    let (persona, notes) = persona::load(path)?;
    let summary = Message::new("check-opponent").with("name", persona.name.as_str());
    Ok((summary.with("lines", persona.weigh.len()).with("roles", persona.roles.len()), Vec::new(), notes))
}

fn check_strengths(path: &Path) -> Result<Checked, LoadError> {
    let (budgets, notes) = persona::parse_strengths(&path.display().to_string(), &file::read(path)?)?;
    Ok((Message::new("check-strengths").with("count", budgets.len()), Vec::new(), notes))
}

fn check_profiles(path: &Path) -> Result<Checked, LoadError> {
    let (book, notes) = profiles::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("check-profiles").with("clans", book.clans.len());
    let summary = summary.with("weapons", book.weapons.len()).with("grounds", book.grounds.len());
    Ok((summary.with("hash", format!("{:016x}", book.hash)), Vec::new(), notes))
}

fn bills<'a>(platoons: impl Iterator<Item = &'a Platoon>) -> Vec<Bill> {
    let profiles = profiles();
    platoons.map(|platoon| Bill::of(platoon, &profiles)).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.summary.words())?;
        for bill in &self.bills {
            write!(f, "\n{bill}")?;
        }
        for note in &self.notes {
            let note = Message::new("check-note").with("note", note.to_string());
            write!(f, "\n{}", note.words())?;
        }
        Ok(())
    }
}
