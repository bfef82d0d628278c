//! The free choices of a step: one list of questions, each with its answers, one of which is the default (G2).

use super::{field::Group, healing::Treatment};
use crate::board::{Cell, hex::Bearing};
use crate::force::{Side, UnitId};
use serde::{Deserialize, Serialize};

/// An answer to one of the choices of a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// A unit moves there and faces this way after its turns (F4).
    Move(UnitId, Bearing, Cell),
    /// This unit stays where it is, because too many friends are moving to the same hex (G4).
    Stay(UnitId),
    /// A weapon, by its number within its unit, isn't fired (F5).
    Hold(UnitId, u8),
    /// A weapon is fired at an enemy and hits this side of it (F10, A26).
    Fire(UnitId, u8, UnitId, Group),
    /// Smoke is thrown into a hex (G18).
    Smoke(UnitId, u8, Cell),
    /// A unit fights with this side, or by cunning instead of damage (F18, R21).
    Strike(UnitId, Group, bool),
    /// This many successes of these units are canceled (F19).
    Cancel(Vec<(UnitId, u8)>),
    /// A unit retreats there and faces this way (F20).
    Retreat(UnitId, Cell, Bearing),
    /// A unit heals or repairs (G5).
    Heal(UnitId, Vec<Treatment>),
}

impl Answer {
    /// The unit that it is about, if any.
    pub const fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Move(unit, ..)
            | Self::Stay(unit)
            | Self::Hold(unit, _)
            | Self::Fire(unit, ..)
            | Self::Smoke(unit, ..)
            | Self::Strike(unit, ..)
            | Self::Retreat(unit, ..)
            | Self::Heal(unit, _) => Some(*unit),
            Self::Cancel(_) => None,
        }
    }

    /// The unit that it acts against, if any.
    pub const fn target(&self) -> Option<UnitId> {
        match self {
            Self::Fire(_, _, target, _) => Some(*target),
            _ => None,
        }
    }
}

/// One choice: its answers, and the default for a player who leaves it to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The side that chooses.
    pub side: Side,
    /// All answers.
    pub answers: Vec<Answer>,
    /// The index of the default.
    pub marked: usize,
}

impl Question {
    /// The marked answer.
    pub fn default(&self) -> &Answer {
        &self.answers[self.marked]
    }

    /// Whether there is more than one answer.
    pub const fn is_open(&self) -> bool {
        self.answers.len() > 1
    }
}
