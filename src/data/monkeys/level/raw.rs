//! The shape of a level file.

use crate::board::{
    Direction, Edge,
    generate::{Mix, Pieces, Style, Symmetry},
};
use crate::data::{
    monkeys::roster::raw::{Command, Squad, Veterans, scrap},
    raw::{Book, Pairs},
};
use crate::force::vehicle::Seat;
use crate::rules::monkeys::muster::Scenario;
use serde::{Deserialize, Serialize};

/// The first side attacks by default.
fn is_first(side: &crate::force::Side) -> bool {
    *side == crate::force::Side::First
}

/// A cell as written in the file: column and row, possibly off the board.
pub type At = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub format: u32,
    pub name: String,
    #[serde(default)]
    pub about: String,
    pub book: Book,
    pub scenario: Scenario,
    #[serde(default, skip_serializing_if = "is_first")]
    pub attacker: crate::force::Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    #[serde(default)]
    pub seed: u64,
    pub ground: Ground,
    /// The markers of a Battle, first and last square of each; empty for those of the book (G-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<(At, At)>,
    #[serde(default)]
    pub zones: Pairs<String, Vec<(At, At)>>,
    pub sides: Vec<Side>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ground {
    Drawn {
        legend: Pairs<char, Glyph>,
        rows: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        heights: Vec<String>,
        /// The style in which it was generated before it was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<Style>,
    },
    Generated {
        size: (u32, u32),
        density: u32,
        style: Style,
        #[serde(default)]
        symmetry: Symmetry,
        #[serde(default)]
        mix: Option<Mix>,
        #[serde(default)]
        pieces: Pieces,
        #[serde(default)]
        seed: u64,
    },
}

impl Ground {
    /// The style in which it was generated, if known.
    pub const fn style(&self) -> Option<Style> {
        match self {
            Self::Drawn { style, .. } => *style,
            Self::Generated { style, .. } => Some(*style),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glyph {
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Afar {
    pub name: String,
    pub hexes: u32,
    /// Platoons whose guns fire at the battle; each has a place in the order (C-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supports: Vec<Force>,
    /// The rest of the troop, which can only be a target (C-34).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Force>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub key: char,
    pub name: String,
    pub edge: Edge,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    pub platoons: Vec<Force>,
    /// Its troops in neighboring hexes, whose guns support it or at which guns on the board can fire (C-15, C-34).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub afar: Vec<Afar>,
    /// Empty if the side deploys in the battle (G-32).
    #[serde(default)]
    pub places: Pairs<String, Places>,
    /// For the scripted opponent; for each unit, the first line that applies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<Standing>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub who: Vec<String>,
    #[serde(default)]
    pub when: Vec<Until>,
    pub task: Task,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    Losses(i64),
    FromRound(i64),
    Seen(String),
    Attacked,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    Retreat,
    Assault(String),
    Hold(String),
    Along(Vec<At>),
    Free,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Force {
    Roster {
        file: String,
        platoon: u32,
    },
    Inline {
        name: String,
        #[serde(default = "scrap")]
        scrap: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<Box<Command>>,
        squads: Vec<Squad>,
    },
    Veterans {
        name: String,
        units: Vec<Veterans>,
    },
}

/// The position of a unit or a vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Places {
    /// The leader there, with the others close by; for a vehicle, its footprint around that cell, facing the enemy.
    Around(At),
    /// One cell for each primate on foot, in order.
    Cells(Vec<At>),
    /// A vehicle: the top left cell of its footprint, and its facing.
    Facing(At, Compass),
    /// The same with its riders: numbers in the unit, counted from 1, and their seats.
    Manned { at: At, faces: Compass, crew: Vec<(u8, Seat)> },
}

/// The eight directions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Compass {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Compass {
    const ALL: [Compass; 8] = [
        Compass::North,
        Compass::NorthEast,
        Compass::East,
        Compass::SouthEast,
        Compass::South,
        Compass::SouthWest,
        Compass::West,
        Compass::NorthWest,
    ];
}

impl From<Compass> for Direction {
    fn from(compass: Compass) -> Self {
        Direction::ALL[compass as usize]
    }
}

impl From<Direction> for Compass {
    fn from(direction: Direction) -> Self {
        Compass::ALL[direction as usize]
    }
}

impl crate::data::rename::Titled for Level {
    fn title(&mut self) -> &mut String {
        &mut self.name
    }

    fn text(&self) -> String {
        super::write::text(self)
    }
}
