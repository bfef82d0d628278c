//! Orders of the book, as written in replays and scripts.

use super::{Suppression, actions::Action};
use crate::board::Cell;
use crate::engine::BookOrder;
use crate::force::{PieceId, UnitId};
use serde::{Deserialize, Serialize};

/// A model's destination: its number in its unit, counted from 1, and its final cell. The game finds the path.
pub type Step = (u8, Cell);

/// The target of a unit's fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// An enemy unit (G16).
    Unit(UnitId),
    /// A cell, with a template (G17).
    Cell(Cell),
}

/// The action of a unit with all its details, declared before anyone moves or shoots (R19).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// The unit that acts.
    pub unit: UnitId,
    /// The action.
    pub action: Action,
    /// The moves of its models, in order; the leader first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Step>,
    /// Its target; none if the action doesn't shoot, or if there is nothing left to shoot at after the move (A18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// Whether a Shooting Advance fires before it moves (A9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shoot_first: bool,
}

impl Deed {
    /// An action without moves or a target.
    pub const fn new(unit: UnitId, action: Action) -> Self {
        Self { unit, action, moves: Vec::new(), target: None, shoot_first: false }
    }

    /// The same with a target.
    #[must_use]
    pub const fn at(mut self, target: Target) -> Self {
        self.target = Some(target);
        self
    }

    /// The same with moves.
    #[must_use]
    pub fn with(mut self, moves: Vec<Step>) -> Self {
        self.moves = moves;
        self
    }
}

/// A decision of a player. Every decision is an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Set up a unit: a cell for each model, the leader's first (G25).
    SetUp(UnitId, Vec<Cell>),
    /// Choose the leader of a swarm (G18).
    Lead(PieceId),
    /// This unit's leader tests the morale of the army (G7).
    Officer(UnitId),
    /// Have a unit take an action (R5).
    Act(Deed),
    /// End the Action Phase: the other units pass, or fall back if they have to (A4, A5).
    EndActions,
    /// Charge an enemy (G12).
    Charge {
        /// The unit that charges.
        unit: UnitId,
        /// The unit.
        target: UnitId,
        /// The moves of its models, the leader first.
        moves: Vec<Step>,
    },
    /// Charge nobody else in this Assault Phase.
    EndAssault,
    /// Move the victor of a fight; without moves, it stays (G12).
    Consolidate(Vec<Step>),
    /// Give up.
    Concede,
}

/// The names of the nine actions, plus more orders.
const fn with<const MORE: usize, const ALL: usize>(more: [&'static str; MORE]) -> [&'static str; ALL] {
    let actions = Action::ALL.len();
    let mut names = [""; ALL];
    let mut place = 0;
    while place < ALL {
        names[place] = if place < actions { Action::ALL[place].name() } else { more[place - actions] };
        place += 1;
    }
    names
}

impl Order {
    /// The names of the orders that units carry out on the table.
    pub const DEEDS: [&'static str; 10] = with(["Charge"]);
    /// The names of all orders except conceding.
    pub const NAMES: [&'static str; 16] =
        with(["SetUp", "Lead", "Officer", "EndActions", "Charge", "EndAssault", "Consolidate"]);
}

impl BookOrder for Order {
    type Book = Suppression;

    fn name(&self) -> &'static str {
        match self {
            Order::SetUp(..) => "SetUp",
            Order::Lead(_) => "Lead",
            Order::Officer(_) => "Officer",
            Order::Act(deed) => deed.action.name(),
            Order::EndActions => "EndActions",
            Order::Charge { .. } => "Charge",
            Order::EndAssault => "EndAssault",
            Order::Consolidate(_) => "Consolidate",
            Order::Concede => "Concede",
        }
    }

    fn unit(&self) -> Option<UnitId> {
        match self {
            Order::SetUp(unit, _) | Order::Officer(unit) | Order::Charge { unit, .. } => Some(*unit),
            Order::Lead(model) => Some(model.unit),
            Order::Act(deed) => Some(deed.unit),
            Order::EndActions | Order::EndAssault | Order::Consolidate(_) | Order::Concede => None,
        }
    }

    fn target(&self) -> Option<UnitId> {
        match self {
            Order::Charge { target, .. } => Some(*target),
            Order::Act(Deed { target: Some(Target::Unit(target)), .. }) => Some(*target),
            _ => None,
        }
    }

    fn concede() -> Self {
        Order::Concede
    }
}
