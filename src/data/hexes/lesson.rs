//! Lessons of Ordered Hexes: the claims that their texts can make about the table.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::board::terrain::Ground;
use crate::data::{
    findings::{Findings, Path},
    teaching::{self, Checked, Taught, known},
};
use crate::force::{Side, UnitId};
use crate::rules::hexes::{Hexes, muster::unit_id, order::Order, speed::Speed};
use serde::Deserialize;

/// A lesson of the book.
pub type Lesson = teaching::Lesson<Hexes>;

/// A claim that the texts of a step make about the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// The unit is of this kind, and on the board.
    Kind(UnitId, String),
    /// Models left of the unit.
    Models(UnitId, u8),
    /// The speed of the unit.
    Speed(UnitId, Speed),
    /// The unit is shaken.
    Shaken(UnitId),
    /// This many hexes are between two units on the board, counting the last one.
    Apart(UnitId, UnitId, u16),
    /// The round.
    Round(u16),
    /// The battle lasts this many rounds.
    Rounds(u16),
    /// The side has this many units on the board.
    Standing(Side, usize),
}

impl Taught for Hexes {
    type Claim = Claim;
    type Source = raw::Level;

    const ORDERS: &'static [&'static str] = &Order::NAMES;
    // Apart from acid and critical hits, armies of the book deal damage with dice of at most eight sides; players' own
    // armies may use larger ones.
    const FACES: u8 = 12;

    fn check_level(findings: &mut Findings, path: &Path, source: raw::Level) -> Option<Level> {
        level::check(findings, path, source, profiles())
    }

    fn name(level: &Level) -> &str {
        &level.name
    }

    fn ground(level: &Level) -> &Ground {
        level.squares()
    }

    fn units(level: &Level, side: Side) -> Vec<UnitId> {
        level.sides[side.index()].units.iter().map(|unit| unit_id(side, unit.number)).collect()
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
            Claim::Apart(one, other, _) => [one, other].iter().for_each(|unit| scene.unit(findings, path, **unit)),
            Claim::Models(unit, _) | Claim::Speed(unit, _) | Claim::Shaken(unit) => {
                scene.unit(findings, path, *unit);
            }
            Claim::Round(_) | Claim::Rounds(_) | Claim::Standing(..) => {}
        }
    }
}
