//! The free choices of a step: one list of questions, each with its answers, one of them marked (G2).

use super::{field::Group, healing::Treatment};
use crate::board::{Cell, hex::Bearing};
use crate::force::{Side, UnitId};
use serde::{Deserialize, Serialize};

/// An answer to one of the choices of a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// A unit looks there after its turns, and goes there (F4).
    Move(UnitId, Bearing, Cell),
    /// This one stays where it is, because too many friends go to one hex (G4).
    Stay(UnitId),
    /// A weapon, by its number among those of its unit, isn't fired (F5).
    Hold(UnitId, u8),
    /// A weapon is fired at an enemy, and strikes that side of it (F10, A26).
    Fire(UnitId, u8, UnitId, Group),
    /// Smoke is thrown into a hex (G18).
    Smoke(UnitId, u8, Cell),
    /// A unit fights with that side of it, or by cunning instead of damage (F18, R21).
    Strike(UnitId, Group, bool),
    /// So many successes of these units are canceled (F19).
    Cancel(Vec<(UnitId, u8)>),
    /// A unit goes back there and looks there (F20).
    Retreat(UnitId, Cell, Bearing),
    /// A unit heals or repairs (G5).
    Heal(UnitId, Vec<Treatment>),
}

impl Answer {
    /// The unit that it is about, if it is about one.
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

    /// The unit that it acts against, if it names one.
    pub const fn target(&self) -> Option<UnitId> {
        match self {
            Self::Fire(_, _, target, _) => Some(*target),
            _ => None,
        }
    }
}

/// One choice: its answers, and the one that is taken for a player who leaves it to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Whose choice it is.
    pub side: Side,
    /// All answers.
    pub answers: Vec<Answer>,
    /// The place of the marked one.
    pub marked: usize,
}

impl Question {
    /// The marked answer.
    pub fn default(&self) -> &Answer {
        &self.answers[self.marked]
    }

    /// Whether there is something to choose.
    pub const fn is_open(&self) -> bool {
        self.answers.len() > 1
    }
}
