//! The report of `monkeys check` on files of Monkeys With Guns.

use super::{
    level, persona,
    profiles::{self, profiles},
    roster::{self, Bill, Platoon},
    temper,
};
use crate::data::{
    campaign,
    error::LoadError,
    file,
    report::{Checked, Kind},
};
use crate::force::Side;
use crate::words::Message;
use std::path::Path;

/// Checks a file of this book.
pub(super) fn check(kind: Kind, path: &Path) -> Result<Checked, LoadError> {
    match kind {
        Kind::Level => check_level(path),
        Kind::Roster => check_roster(path),
        Kind::Opponent => check_persona(path),
        Kind::Campaign => check_campaign(path),
        Kind::Temper => check_temper(path),
        Kind::Profiles => check_profiles(path),
    }
}

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

fn check_profiles(path: &Path) -> Result<Checked, LoadError> {
    let (book, notes) = profiles::parse(&path.display().to_string(), &file::read(path)?)?;
    let summary = Message::new("check-profiles").with("clans", book.clans.len());
    let summary = summary.with("weapons", book.weapons.len()).with("grounds", book.grounds.len());
    Ok((summary.with("hash", format!("{:016x}", book.hash)), Vec::new(), notes))
}

fn bills<'a>(platoons: impl Iterator<Item = &'a Platoon>) -> Vec<String> {
    let profiles = profiles();
    platoons.map(|platoon| Bill::of(platoon, &profiles).to_string()).collect()
}
