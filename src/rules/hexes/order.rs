//! Orders of the book, as written in replays and scripts.

use super::{Hexes, answers::Answer, speed::Speed};
use crate::board::{Cell, hex::Bearing};
use crate::engine::BookOrder;
use crate::force::UnitId;
use serde::{Deserialize, Serialize};

/// A decision of a player. Every decision is an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a unit in a hex, with a facing and a speed.
    SetUp(UnitId, Cell, Bearing, Speed),
    /// The cards of all units, by their names on the sheets.
    Plan(Vec<Written>),
    /// One answer to each choice of the step, in order (G2).
    Choose(Vec<Answer>),
    /// Give up.
    Concede,
}

/// The cards of a unit: `(r1.1, "still: 360,A+F,360", "Aim,Fire")`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Written(pub UnitId, pub String, pub String);

impl Order {
    /// The names of all orders.
    pub const NAMES: [&str; 4] = ["SetUp", "Plan", "Choose", "Concede"];
}

impl BookOrder for Order {
    type Book = Hexes;

    fn name(&self) -> &'static str {
        match self {
            Order::SetUp(..) => "SetUp",
            Order::Plan(_) => "Plan",
            Order::Choose(_) => "Choose",
            Order::Concede => "Concede",
        }
    }

    fn unit(&self) -> Option<UnitId> {
        match self {
            Order::SetUp(unit, ..) => Some(*unit),
            Order::Choose(answers) if answers.len() == 1 => answers[0].unit(),
            _ => None,
        }
    }

    fn target(&self) -> Option<UnitId> {
        match self {
            Order::Choose(answers) if answers.len() == 1 => answers[0].target(),
            _ => None,
        }
    }

    fn concede() -> Self {
        Order::Concede
    }
}
