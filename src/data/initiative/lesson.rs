//! Lessons of Initiative Ladder: the claims that their texts can make about the table.

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::board::terrain::Ground;
use crate::data::{
    findings::{Findings, Path},
    library::Library,
    teaching::{self, Checked, Taught, known},
};
use crate::force::{Side, UnitId};
use crate::rules::initiative::{Initiative, Order, muster::unit_id};
use serde::Deserialize;

/// A lesson of the book.
pub type Lesson = teaching::Lesson<Initiative>;

/// A claim that the texts of a step make about the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// The character is of this kind, and on the board.
    Kind(UnitId, String),
    /// The Initiative of the character.
    Initiative(UnitId, u8),
    /// The character is prone.
    Prone(UnitId),
    /// The character aims.
    Aims(UnitId),
    /// No enemy has detected the character.
    Hidden(UnitId),
    /// This many rounds are in the weapon in hand.
    Rounds(UnitId, u16),
    /// The first sees the second.
    Sees(UnitId, UnitId),
    /// The first shot of the first at the second needs this number or less, from their current positions.
    Needs(UnitId, UnitId, u8),
    /// The turn.
    Turn(u16),
    /// The phase.
    Phase(u8),
    /// The battle lasts this many turns.
    Turns(u16),
    /// The side has this many characters that can act.
    Able(Side, usize),
}

impl Taught for Initiative {
    type Claim = Claim;
    type Source = raw::Level;

    const ORDERS: &'static [&'static str] = &Order::NAMES;
    // Shots use a die with twenty sides (G3).
    const FACES: u8 = 20;

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
        (0..level.sides[side.index()].characters.len()).map(|place| unit_id(side, place)).collect()
    }

    fn most(_: &Level, _: Side, _: &str) -> usize {
        1
    }

    fn check_claim(scene: &Checked<Self>, findings: &mut Findings, path: &Path, claim: &Claim) {
        match claim {
            Claim::Kind(unit, kind) => {
                scene.unit(findings, path, *unit);
                let profiles = profiles();
                let kinds: Vec<&str> = profiles.characters.iter().map(|kind| kind.name.as_str()).collect();
                known(findings, path, "character", kind, &kinds);
            }
            Claim::Sees(one, other) | Claim::Needs(one, other, _) => {
                [one, other].iter().for_each(|unit| scene.unit(findings, path, **unit));
            }
            Claim::Initiative(unit, _)
            | Claim::Prone(unit)
            | Claim::Aims(unit)
            | Claim::Hidden(unit)
            | Claim::Rounds(unit, _) => scene.unit(findings, path, *unit),
            Claim::Turn(_) | Claim::Phase(_) | Claim::Turns(_) | Claim::Able(..) => {}
        }
    }
}
