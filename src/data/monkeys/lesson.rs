//! Lessons of Monkeys With Guns, as shorthands, and the claims that their texts can make about the table.

pub use crate::data::teaching::{Answer, Part, Point, Until, Wish, block};

use super::level::{Level, raw};
use crate::board::terrain::Ground;
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    monkeys::roster::PLATOONS,
    number::within,
    teaching::{self, Checked, Taught, known},
};
use crate::dice::Roll;
use crate::force::{Side, UnitId};
use crate::rules::monkeys::Monkeys;
use serde::Deserialize;

/// A lesson of the book.
pub type Lesson = teaching::Lesson<Monkeys>;
/// A step of one.
pub type Step = teaching::Step<Monkeys>;

/// A cell as written in the file.
type At = (i32, i32);

/// Reads a lesson from a file.
///
/// # Errors
/// If the file can't be read, its first syntax error, or all content errors.
pub fn load(path: &std::path::Path) -> Result<(Lesson, Vec<Note>), LoadError> {
    teaching::load(path)
}

/// Reads a lesson built into the program, by its name without the extension.
///
/// # Errors
/// If there is none with that name.
pub fn shipped(name: &str) -> Result<Lesson, LoadError> {
    teaching::shipped(name)
}

/// Reads a lesson from text; it is named after its file.
///
/// # Errors
/// Its first syntax error, or all content errors.
pub fn parse(file: &str, text: &str) -> Result<(Lesson, Vec<Note>), LoadError> {
    teaching::parse(file, text)
}

/// A claim that the texts of a step make about the table. It has to be true when the step starts, or the lesson has an
/// error.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// Every remaining member of the unit is of this clan.
    Clan(UnitId, String),
    /// This many members of the unit are left on the board.
    Left(UnitId, usize),
    /// This many of them are pinned.
    Pinned(UnitId, usize),
    /// The unit has this many actions left.
    Actions(UnitId, u8),
    /// The unit is on overwatch.
    Watches(UnitId),
    /// The unit can shoot at the other.
    Reaches(UnitId, UnitId),
    /// From the guns of the first unit, this many members of the second are in the open, and this many in cover.
    Lies(UnitId, UnitId, usize, usize),
    /// The first unit's best volley at the second makes it the stronger side.
    Stronger(UnitId, UnitId),
    /// The unit can be charged by the other one now.
    Charges(UnitId, UnitId),
    /// Every square of this block gives cover from the unit, or nobody in the unit sees it.
    CoverFrom(UnitId, At, At),
    /// Wherever in this block the planner takes the first unit, none of its members is in the open as seen from the
    /// second.
    Sheltered(UnitId, UnitId, At, At),
    /// The side has this many units on the board.
    Units(Side, usize),
    /// The side has this many platoons.
    Platoons(Side, usize),
    /// This platoon of the side acts now.
    Active(Side, u8),
    /// These platoons of the side haven't had their turn in this round.
    Waiting(Side, Vec<u8>),
    /// The battle lasts this many rounds.
    Rounds(u16),
    /// These dice are on the table, and the taught side picks one.
    Dice(Vec<u8>),
}

impl Taught for Monkeys {
    type Claim = Claim;
    type Source = raw::Level;

    const ORDERS: &'static [&'static str] = &[
        "Abort",
        "Attack",
        "Brace",
        "Charge",
        "Designate",
        "Done",
        "EndTurn",
        "Fire",
        "Flee",
        "FleeTo",
        "GoOn",
        "Halt",
        "HoldFire",
        "Keep",
        "Lead",
        "Lose",
        "Move",
        "Overrun",
        "Overwatch",
        "Place",
        "Promote",
        "React",
        "Reload",
        "Resolve",
    ];
    const FACES: u8 = 6;

    fn check_level(findings: &mut Findings, path: &Path, source: raw::Level) -> Option<Level> {
        super::level::check(findings, path, source, &Library::shipped(), crate::data::monkeys::profiles())
    }

    fn name(level: &Level) -> &str {
        &level.name
    }

    fn ground(level: &Level) -> &Ground {
        &level.ground
    }

    fn units(level: &Level, side: Side) -> Vec<UnitId> {
        let platoons = level.sides[side.index()].platoons.iter().zip(1..);
        let posts = platoons.flat_map(|(platoon, number)| platoon.units.iter().map(move |unit| (number, unit.post)));
        posts.map(|(platoon, post)| UnitId { side, platoon, post }).collect()
    }

    fn most(level: &Level, side: Side, order: &str) -> usize {
        match order {
            "Designate" => level.forces[side.index()].len(),
            "Fire" => most_targets(level, side),
            _ => Roll::MOST,
        }
    }

    fn fits(findings: &mut Findings, path: &Path, claim: &Claim) -> bool {
        match claim {
            Claim::Waiting(_, platoons) => within(findings, path, platoons.len() as i64, 0, PLATOONS as i64),
            Claim::Dice(faces) => within(findings, path, faces.len() as i64, 0, Roll::MOST as i64),
            _ => true,
        }
    }

    fn check_claim(scene: &Checked<Self>, findings: &mut Findings, path: &Path, claim: &Claim) {
        match claim {
            Claim::Clan(unit, clan) => {
                scene.unit(findings, path, *unit);
                let profiles = crate::data::monkeys::profiles();
                let clans: Vec<&str> = profiles.clans.iter().map(|clan| clan.name.as_str()).collect();
                known(findings, path, "clan", clan, &clans);
            }
            Claim::Left(unit, _) | Claim::Pinned(unit, _) | Claim::Actions(unit, _) | Claim::Watches(unit) => {
                scene.unit(findings, path, *unit);
            }
            Claim::CoverFrom(unit, one, other) => {
                scene.unit(findings, path, *unit);
                scene.cells(findings, path, *one, *other);
            }
            Claim::Sheltered(unit, by, one, other) => {
                [unit, by].iter().for_each(|unit| scene.unit(findings, path, **unit));
                scene.cells(findings, path, *one, *other);
            }
            Claim::Reaches(one, other)
            | Claim::Lies(one, other, ..)
            | Claim::Stronger(one, other)
            | Claim::Charges(one, other) => [one, other].iter().for_each(|unit| scene.unit(findings, path, **unit)),
            Claim::Units(..)
            | Claim::Platoons(..)
            | Claim::Active(..)
            | Claim::Waiting(..)
            | Claim::Rounds(_)
            | Claim::Dice(_) => {}
        }
    }
}

/// The most targets that a volley could ever name: all members of the other side's largest unit.
fn most_targets(level: &Level, side: Side) -> usize {
    let units = level.sides[side.other().index()].platoons.iter().flat_map(|platoon| &platoon.units);
    units.map(|unit| unit.members.len() + unit.vehicles.len()).max().unwrap_or(0)
}
