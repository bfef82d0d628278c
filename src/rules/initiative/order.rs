//! Orders of the book, as written in replays and scripts.

use super::{Initiative, movement::Pace};
use crate::board::Cell;
use crate::engine::BookOrder;
use crate::force::UnitId;
use serde::{Deserialize, Serialize};

/// What a character aims at (R5, A13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// An enemy.
    Target(UnitId),
    /// The direction of a cell: 60 degrees around it.
    Direction(Cell),
    /// Everything within 3 cells of a cell.
    Area(Cell),
}

/// What a character does when it is called (R2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Decline the call (A20).
    Hold,
    /// Fire the weapon in hand at an enemy (R4).
    Fire(UnitId),
    /// Aim (R5).
    Aim(Mark),
    /// Reload the weapon in hand (R6).
    Reload,
    /// Move through these cells, one after the other (R9).
    Move(Pace, Vec<Cell>),
    /// Go prone (R10).
    GoProne,
    /// Stand up (R10).
    StandUp,
}

impl Action {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Hold => "Hold",
            Self::Fire(_) => "Fire",
            Self::Aim(_) => "Aim",
            Self::Reload => "Reload",
            Self::Move(pace, _) => pace.name(),
            Self::GoProne => "GoProne",
            Self::StandUp => "StandUp",
        }
    }
}

/// A decision of a player. Every decision is an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// The character that is called acts.
    Act(UnitId, Action),
    /// This character takes opportunity fire at anyone who has just entered a cell (R20).
    Interrupt(UnitId),
    /// Nobody fires at the mover here (A13).
    LetPass,
    /// Give up.
    Concede,
}

impl BookOrder for Order {
    type Book = Initiative;

    fn name(&self) -> &'static str {
        match self {
            Order::Act(_, action) => action.name(),
            Order::Interrupt(_) => "Interrupt",
            Order::LetPass => "LetPass",
            Order::Concede => "Concede",
        }
    }

    fn unit(&self) -> Option<UnitId> {
        match self {
            Order::Act(unit, _) | Order::Interrupt(unit) => Some(*unit),
            Order::LetPass | Order::Concede => None,
        }
    }

    fn target(&self) -> Option<UnitId> {
        match self {
            Order::Act(_, Action::Fire(target) | Action::Aim(Mark::Target(target))) => Some(*target),
            _ => None,
        }
    }

    fn concede() -> Self {
        Order::Concede
    }
}
