//! Possible orders in a campaign, and its questions (C-03, C-07, C-10 to C-13).

use super::state::{SoldierId, TroopId};
use crate::battle::replay::Replay;
use crate::board::{Edge, hex::Hex};
use crate::data::{
    campaign::script::Orders,
    monkeys::roster::{Item, Purchase},
};
use crate::rules::monkeys::{self, afar::Square};
use serde::{Deserialize, Serialize};

/// An order: the answer to the open question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// This troop moves next, which designates it (C-03).
    Designate(TroopId),
    /// The troop whose turn it is moves to a neighboring hex.
    March(Hex),
    /// Its guns fire at a troop in another hex, and its turn ends (C-25).
    Shell(TroopId),
    /// Grid squares for the squads of the troop being fired at, in order: column and row, from 1 (C-22).
    Grid(Vec<Square>),
    /// A choice about a shell, as in a battle: a die, its direct target, damage, a leader (C-23).
    Answer(Box<monkeys::Order>),
    /// Its turn ends.
    Done,
    /// The entrant fights this troop first (C-07).
    Engage(TroopId),
    /// The troop that was there sets up at this narrow edge, before the battle starts (C-36).
    Edge(Edge),
    /// The battle as it was fought.
    Fought(Box<Replay>),
    /// The fate of each wreck taken by the winner (C-12, C-13).
    Salvage(Vec<Fate>),
    /// The loser retreats there (C-11).
    Retreat(Hex),
    /// Two troops in the same hex exchange platoons, each by its index in its troop, from 0 (C-39).
    Trade {
        /// A troop and its platoon.
        one: (TroopId, u8),
        /// Another troop and its platoon.
        other: (TroopId, u8),
    },
    /// A squad or fireteam moves to another platoon of its troop (C-39).
    Reassign {
        /// The troop.
        troop: TroopId,
        /// The platoon, and the index of the unit in it, from 0.
        unit: (u8, u8),
        /// The platoon it moves to, from 0.
        to: u8,
        /// The unit exchanged for it; none if it takes a free post.
        exchange: Option<u8>,
    },
    /// A primate moves to another squad of its troop (C-39).
    Transfer {
        /// The troop.
        troop: TroopId,
        /// The primate.
        soldier: SoldierId,
        /// The platoon and the squad it moves to, from 0.
        to: (u8, u8),
        /// The primate of that squad exchanged for it.
        exchange: Option<SoldierId>,
    },
    /// A primate takes a thing from its troop's store (C-12).
    Equip {
        /// The troop.
        troop: TroopId,
        /// The primate.
        soldier: SoldierId,
        /// What.
        item: Item,
        /// The thing it puts back for it.
        instead: Option<Item>,
    },
    /// Things from a troop's store are sold (C-12).
    Sell {
        /// The troop.
        troop: TroopId,
        /// What.
        items: Vec<Item>,
    },
    /// Reinforcements for a platoon, by its index from 0 (G-30).
    Buy {
        /// The troop.
        troop: TroopId,
        /// The platoon.
        platoon: u8,
        /// What.
        what: Purchase,
    },
}

impl Order {
    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Designate(_) => "Designate",
            Self::March(_) => "March",
            Self::Shell(_) => "Shell",
            Self::Grid(_) => "Grid",
            Self::Answer(_) => "Answer",
            Self::Done => "Done",
            Self::Engage(_) => "Engage",
            Self::Edge(_) => "Edge",
            Self::Fought(_) => "Fought",
            Self::Salvage(_) => "Salvage",
            Self::Retreat(_) => "Retreat",
            Self::Trade { .. } => "Trade",
            Self::Reassign { .. } => "Reassign",
            Self::Transfer { .. } => "Transfer",
            Self::Equip { .. } => "Equip",
            Self::Sell { .. } => "Sell",
            Self::Buy { .. } => "Buy",
        }
    }
}

/// The fate of a wreck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// Sold for half of its cost.
    Sell,
    /// Repaired for a quarter of its cost, for a unit of the winner: the platoon from 0, and the unit's index in it.
    Repair(u8, u8),
}

/// A question to a tribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The tribe that decides.
    pub tribe: char,
    /// What.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which troop moves next (C-03).
    Designate,
    /// What a troop does, with the hexes that it may still march (C-04).
    Act {
        /// The troop.
        troop: TroopId,
        /// Hexes left.
        left: u8,
    },
    /// Where the squads being fired at are on the grid (C-22, C-40).
    Grid {
        /// The troop being fired at.
        troop: TroopId,
        /// The firing troop.
        by: TroopId,
    },
    /// A choice about a shell: a die, its direct target, damage, a leader (C-23).
    Shot {
        /// The firing troop.
        by: TroopId,
        /// The troop being fired at.
        at: TroopId,
    },
    /// Which of several enemies is fought first (C-07).
    Engage {
        /// The entrant.
        troop: TroopId,
    },
    /// The battle itself.
    Fight {
        /// The entrant, which attacks (C-36).
        entrant: TroopId,
        /// The troop whose hex it was.
        other: TroopId,
    },
    /// The fate of the wrecks (C-12, C-13).
    Salvage {
        /// The winner.
        troop: TroopId,
    },
    /// Where the loser retreats (C-11).
    Retreat {
        /// The loser.
        troop: TroopId,
    },
    /// What to buy in towns at the end of a round (G-30).
    Supply,
}

impl Orders for Order {
    const QUESTIONS: &'static [&'static str] = &Ask::NAMES;
}

impl Ask {
    /// The names of all questions in files.
    const NAMES: [&'static str; 9] =
        ["Designate", "Act", "Grid", "Shot", "Engage", "Fight", "Salvage", "Retreat", "Supply"];

    /// Its name in files.
    pub const fn name(&self) -> &'static str {
        Self::NAMES[match self {
            Self::Designate => 0,
            Self::Act { .. } => 1,
            Self::Grid { .. } => 2,
            Self::Shot { .. } => 3,
            Self::Engage { .. } => 4,
            Self::Fight { .. } => 5,
            Self::Salvage { .. } => 6,
            Self::Retreat { .. } => 7,
            Self::Supply => 8,
        }]
    }

    /// The rule behind it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Designate => "C-03",
            Self::Act { .. } => "C-04",
            Self::Grid { .. } => "C-22",
            Self::Shot { .. } => "C-23",
            Self::Engage { .. } => "C-07",
            Self::Fight { .. } => "C-06",
            Self::Salvage { .. } => "C-12",
            Self::Retreat { .. } => "C-11",
            Self::Supply => "G-30",
        }
    }

    /// The troop that it is about.
    pub const fn troop(&self) -> Option<TroopId> {
        match self {
            Self::Designate | Self::Supply => None,
            Self::Act { troop, .. }
            | Self::Shot { by: troop, .. }
            | Self::Grid { troop, .. }
            | Self::Engage { troop }
            | Self::Fight { entrant: troop, .. }
            | Self::Salvage { troop }
            | Self::Retreat { troop } => Some(*troop),
        }
    }
}
