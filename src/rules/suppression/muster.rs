//! The starting point of a battle, already checked: the ground, the two forces, the scenario (G1, G2, G13, G19, G20,
//! G25, G26).
//!
//! Units are named by side and number: the first unit of the first side is `r1.1`, its third model `r1.1#3`. The first
//! side's own edge is the top row, the second side's the bottom row.

use super::profiles::Profiles;
use crate::board::{Cell, Zone, sight::Sight};
use crate::force::{Post, Side, UnitId};
use std::sync::Arc;

/// Everything a battle starts from.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The numbers of the book.
    pub profiles: Arc<Profiles>,
    /// The ground with its lines of sight; [`Profiles::ground`] makes one from a map.
    pub sight: Arc<Sight>,
    /// The scenario.
    pub scenario: Scenario,
    /// The two sides, in the order of [`Side`].
    pub sides: [SideMuster; 2],
}

/// One side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideMuster {
    /// Shown to players: `Ironbough Column`.
    pub name: String,
    /// Where it may set up.
    pub zone: Zone,
    /// Its units, in the order of their numbers.
    pub units: Vec<UnitMuster>,
}

/// One unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitMuster {
    /// Shown to players: `Kudu`.
    pub name: String,
    /// Index of its kind in the profiles.
    pub kind: usize,
    /// Its models; the first is the leader. Either all of them have a cell, or the unit is set up during the battle.
    pub models: Vec<ModelMuster>,
    /// Whether it is dug in until it first moves: Toughness +1 (G26).
    pub dug_in: bool,
    /// Suppression markers that it starts with.
    pub markers: u8,
    /// Whether it starts falling back.
    pub falling_back: bool,
    /// Whether it starts without a leader.
    pub leaderless: bool,
}

impl UnitMuster {
    /// Whether its player sets it up during the battle.
    pub fn is_set_up(&self) -> bool {
        self.models.iter().any(|model| model.cell.is_none())
    }
}

/// One model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelMuster {
    /// Shown to players; empty if it has none.
    pub name: String,
    /// Index of its weapon in the profiles.
    pub weapon: usize,
    /// Where it is; none if it is set up during the battle.
    pub cell: Option<Cell>,
}

/// The scenario of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scenario {
    /// Rounds until it is over; none for no limit.
    pub rounds: Option<u16>,
    /// The side that has the first turn; none if the dice decide (G19).
    pub first: Option<Side>,
    /// The order in which the sides set up.
    pub set_up: SetUp,
    /// How far models can see in the first round (G20).
    pub mist: Option<u8>,
    /// The objectives: the cells of each, of which the nearest counts (G25).
    pub objectives: Vec<Vec<Cell>>,
    /// How it is won.
    pub goal: Goal,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            rounds: None,
            first: None,
            set_up: SetUp::Alternate,
            mist: None,
            objectives: Vec::new(),
            goal: Goal::Score,
        }
    }
}

/// The order in which the sides set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetUp {
    /// The sides alternate with whole units, starting with the one that has the first turn (G25).
    Alternate,
    /// This side sets up all its units before the other starts (G26).
    Whole(Side),
}

/// How a battle is won. A side with no units on the board loses, and so does one whose army leaves (G13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Each objective held scores 1 at the end of each round. After the last round the higher score wins; if they are
    /// equal, the points of destroyed enemies decide (G25).
    Score,
    /// The attacker wins if it holds every objective at the end of a round from this one on. The defender wins after
    /// the last round (G26).
    Seize {
        /// The side that attacks.
        attacker: Side,
        /// The first round that counts.
        from: u16,
    },
}

impl Muster {
    /// Every unit with its name, in the order of their names.
    pub fn units(&self) -> impl Iterator<Item = (UnitId, &UnitMuster)> {
        Side::BOTH.into_iter().zip(&self.sides).flat_map(|(side, force)| {
            force.units.iter().enumerate().map(move |(place, unit)| (unit_id(side, place), unit))
        })
    }
}

/// The name of a side's unit at an index in its list.
pub const fn unit_id(side: Side, place: usize) -> UnitId {
    UnitId { side, platoon: 1, post: Post::Squad(place as u8 + 1) }
}
