//! Tempers of scripted tribes: how a tribe weighs its decisions in a campaign. Its battles are up to its commander.

use crate::data::{
    error::{Fault, LoadError, Note},
    file,
    findings::{Findings, Path},
    library, nearest,
    number::{described, named, within},
    raw::Book,
    shape,
};
use crate::words::Message;
use serde::Deserialize;
use std::sync::Arc;

/// Where a troop goes after losing a battle, if it may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Refuge {
    /// Toward its nearest own town.
    Town,
    /// Toward the nearest thing worth taking.
    Field,
}

/// How a scripted tribe plays a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Temper {
    /// Shown to players.
    pub name: String,
    /// What it is like to play against, in one sentence.
    pub about: String,
    /// The value of one scrap of a hex's income.
    pub income: u32,
    /// The value of one victory point of a hex.
    pub points: u32,
    /// The value of ten scrap of enemies in a hex.
    pub foes: u32,
    /// The value of one of its own hexes while an enemy is near, in percent of its value for capture.
    pub guards: u32,
    /// The chance in percent below which it doesn't attack.
    pub odds: u32,
    /// How much lower that chance may be, in percent, if the tribe would lose by waiting.
    pub dares: u32,
    /// Number of quick battles with which it estimates a chance that isn't obvious.
    pub tries: u32,
    /// The share of a troop's original cost, in percent, below which it returns to one of its own towns.
    pub retires: u32,
    /// How worn a platoon has to be compared with a fresh one in the same town, in percent, for the two to change
    /// places (C-39).
    pub swaps: u32,
    /// Scrap that it doesn't spend on reinforcements (G-30).
    pub keeps: u32,
    /// The most scrap it pays for the repair of a wreck (C-13).
    pub mends: u32,
    /// Number of enemy squads within reach of its guns from which on an otherwise idle troop shells them (C-25); 0 for
    /// never.
    pub shells: u32,
    /// Where its losing troops go (C-11).
    pub falls_back: Refuge,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    format: u32,
    book: Book,
    name: String,
    #[serde(default)]
    about: String,
    income: u32,
    points: u32,
    foes: u32,
    guards: u32,
    odds: u32,
    #[serde(default)]
    dares: u32,
    tries: u32,
    retires: u32,
    swaps: u32,
    keeps: u32,
    mends: u32,
    #[serde(default)]
    shells: u32,
    falls_back: Refuge,
}

/// The default temper of a tribe.
pub const USUAL: &str = "steady";

/// A shipped temper by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Arc<Temper>, LoadError> {
    let Some(text) = library::temper(name) else {
        let names = library::tempers();
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        return Err(LoadError::single(name, Fault::whole(nearest::unknown("temper", name, &known))));
    };
    parse(name, text).map(|(temper, _)| Arc::new(temper))
}

/// Reads a temper from a file; if there is no such file, the shipped one with that name.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Temper, Vec<Note>), LoadError> {
    let name = path.display().to_string();
    match library::temper(&name) {
        Some(text) if !file::is_there(path) => parse(&name, text),
        _ => parse(&name, &file::read(path)?),
    }
}

/// Reads a temper from text.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Temper, Vec<Note>), LoadError> {
    let raw: Raw = shape::parse(file, text)?;
    let (mut findings, root) = (Findings::default(), Path::default());
    if raw.format != shape::FORMAT {
        let what = Message::new("data-format").with("given", raw.format.to_string());
        findings.fault(&root.field("format"), what.with("format", shape::FORMAT as usize));
    }
    raw.book.check(&mut findings, &root.field("book"));
    named(&mut findings, &root.field("name"), &raw.name);
    described(&mut findings, &root.field("about"), &raw.about);
    for (field, given, most) in [
        ("income", raw.income, 1000),
        ("points", raw.points, 1000),
        ("foes", raw.foes, 1000),
        ("guards", raw.guards, 1000),
        ("odds", raw.odds, 100),
        ("dares", raw.dares, 100),
        ("tries", raw.tries, 8),
        ("retires", raw.retires, 100),
        ("swaps", raw.swaps, 100),
        ("keeps", raw.keeps, 99_999),
        ("mends", raw.mends, 99_999),
        ("shells", raw.shells, 36),
    ] {
        within(&mut findings, &root.field(field), given.into(), 0, most);
    }
    let Raw { name, about, income, points, foes, guards, .. } = raw.clone();
    let Raw { odds, dares, tries, retires, swaps, keeps, mends, shells, falls_back, .. } = raw;
    let temper = Temper {
        name,
        about,
        income,
        points,
        foes,
        guards,
        odds,
        dares,
        tries,
        retires,
        swaps,
        keeps,
        mends,
        shells,
        falls_back,
    };
    findings.settle(file, Some(temper))
}
