//! The shape of a level file.

use crate::board::{
    Edge,
    generate::{Mix, Pieces, Style, Symmetry},
};
use crate::data::{
    raw::{Book, Pairs},
    roster::raw::{Squad, scrap},
};
use crate::rules::monkeys::muster::Scenario;
use serde::{Deserialize, Serialize};

/// The first side attacks where the file says nothing.
fn is_first(side: &crate::force::Side) -> bool {
    *side == crate::force::Side::First
}

/// A cell as it stands in the file: column and row, perhaps off the board.
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glyph {
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u32>,
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
    pub places: Pairs<String, Places>,
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
        squads: Vec<Squad>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Places {
    /// The sergeant there, the others close by.
    Around(At),
    /// One cell a primate, in their order.
    Cells(Vec<At>),
}
