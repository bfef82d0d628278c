//! Lessons of Suppression Actions: the claims that their texts can make about the table.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::board::terrain::Ground;
use crate::data::{
    findings::{Findings, Path},
    library::Library,
    number::within,
    rulebook,
    teaching::{self, Checked, Taught, known},
};
use crate::force::{Side, UnitId};
use crate::rules::Book;
use crate::rules::suppression::{Order, Suppression, actions::Action, muster::unit_id};
use serde::Deserialize;

/// A lesson of the book.
pub type Lesson = teaching::Lesson<Suppression>;

/// A claim that the texts of a step make about the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// The unit is of this kind.
    Kind(UnitId, String),
    /// This many members of the unit are left on the board.
    Left(UnitId, usize),
    /// The unit has this many markers.
    Markers(UnitId, u8),
    /// The unit is falling back.
    Falling(UnitId),
    /// How much its last action changed the unit's Evasion.
    Evasion(UnitId, i8),
    /// The unit's state allows this action now.
    May(UnitId, Action),
    /// The unit may not take this action, because of this rule.
    MayNot(UnitId, Action, String),
    /// The best shooters of the first unit need this much to hit the second with this action, from their current
    /// positions.
    Needs(UnitId, UnitId, Action, i8),
    /// The unit can charge the other now.
    Charges(UnitId, UnitId),
    /// A side currently holds an objective, counted from 1.
    Holds(Side, u8),
    /// Nobody holds it.
    Open(u8),
    /// The score of a side.
    Score(Side, u16),
    /// The round.
    Round(u16),
    /// The battle lasts this many rounds.
    Rounds(u16),
    /// The side has this many units on the board.
    Units(Side, usize),
}

impl Taught for Suppression {
    type Claim = Claim;
    type Source = raw::Level;

    const ORDERS: &'static [&'static str] = &Order::NAMES;
    // A template drifts by an eight-sided die (G17).
    const FACES: u8 = 8;

    fn check_level(findings: &mut Findings, path: &Path, source: raw::Level) -> Option<Level> {
        level::check(findings, path, source, &Library::shipped(), profiles())
    }

    fn name(level: &Level) -> &str {
        &level.name
    }

    fn ground(level: &Level) -> &Ground {
        &level.ground
    }

    fn units(level: &Level, side: Side) -> Vec<UnitId> {
        (0..level.sides[side.index()].units.len()).map(|place| unit_id(side, place)).collect()
    }

    fn most(_: &Level, _: Side, _: &str) -> usize {
        1
    }

    fn check_claim(scene: &Checked<Self>, findings: &mut Findings, path: &Path, claim: &Claim) {
        match claim {
            Claim::Kind(unit, kind) => {
                scene.unit(findings, path, *unit);
                let profiles = profiles();
                let kinds: Vec<&str> = profiles.units.iter().map(|kind| kind.name.as_str()).collect();
                known(findings, path, "unit", kind, &kinds);
            }
            Claim::Needs(one, other, ..) | Claim::Charges(one, other) => {
                [one, other].iter().for_each(|unit| scene.unit(findings, path, **unit));
            }
            Claim::Left(unit, _)
            | Claim::Markers(unit, _)
            | Claim::Falling(unit)
            | Claim::Evasion(unit, _)
            | Claim::May(unit, _) => scene.unit(findings, path, *unit),
            Claim::MayNot(unit, _, rule) => {
                scene.unit(findings, path, *unit);
                let ids: Vec<&str> = rulebook::of(Book::Suppression).ids().collect();
                known(findings, path, "rule", rule, &ids);
            }
            Claim::Holds(_, objective) | Claim::Open(objective) => {
                within(findings, path, (*objective).into(), 1, scene.level.objectives.len() as i64);
            }
            Claim::Score(..) | Claim::Round(_) | Claim::Rounds(_) | Claim::Units(..) => {}
        }
    }
}
