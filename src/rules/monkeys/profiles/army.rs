//! Numbers of army building and of the scenarios (1.9 to 1.14, 4.10, G-12, section 9, G-15 to G-18).

use serde::{Deserialize, Serialize};

/// Bounds of army building (1.9 to 1.14, 4.10, G-12).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Scrap for a platoon (1.9).
    pub scrap: u32,
    /// Squads in a platoon, including the command squad (1.11).
    pub squads: u8,
    /// Smallest and largest number of primates in a standard squad (1.12).
    pub members: (u8, u8),
    /// Most vehicles in a squad (1.12, 1.13).
    pub vehicles: u8,
    /// Smallest and largest number of fireteams in a command squad (1.13).
    pub teams: (u8, u8),
    /// Primates in a fireteam (1.13).
    pub team: u8,
    /// Equipment slots of a primate (4.10).
    pub slots: u8,
    /// Most weapons of a primate.
    pub weapons: u8,
    /// Scrap for a corporal (G-12).
    pub corporal: u16,
    /// Smallest squad that may split (G-12).
    pub split: u8,
    /// Smallest size of each half (G-12).
    pub half: u8,
    /// The rules.
    pub rule: String,
}

/// Numbers of the scenarios (section 9, G-15 to G-18).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenarios {
    /// Ambush.
    pub ambush: Ambush,
    /// Battle.
    pub battle: Battle,
    /// Scavenging.
    pub scavenging: Scavenging,
    /// Siege.
    pub siege: Siege,
    /// Depth of a side's deployment zone from its narrow edge, in squares (1.6).
    pub deep: u8,
}

/// Ambush (section 9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// Depth of the defender's deployment zone from its broad edge, in squares.
    pub deep: u8,
    /// Distance that the defender keeps from both narrow edges, in squares.
    pub clear: u8,
    /// Depth of the attacker's deployment zone from both narrow edges, in squares.
    pub narrow: u8,
    /// Depth of the attacker's deployment zone from the opposite broad edge, in squares.
    pub broad: u8,
    /// The rule.
    pub rule: String,
}

/// Battle (G-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Positions of the markers on a board of 72 x 48.
    pub markers: Vec<Spot>,
    /// Squares from a marker within which a primate controls it.
    pub reach: u8,
    /// Number of markers that win if held for a full round.
    pub hold: u8,
    /// The rule.
    pub rule: String,
}

/// The position of a marker (G-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// Where the four middle squares meet.
    Middle,
    /// On a square of a board of 72 x 48.
    At(i16, i16),
}

/// Scavenging (G-18).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scavenging {
    /// Crates on the board.
    pub crates: u8,
    /// Rounds until the crates are counted.
    pub rounds: u16,
    /// Minimum percentage of terrain.
    pub density: u8,
    /// Scrap that a crate is worth in a campaign.
    pub worth: u16,
    /// The rule.
    pub rule: String,
}

/// Siege (G-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Siege {
    /// Columns and rows of the besieged area in the center of the board.
    pub area: (u8, u8),
    /// Rounds for which the defender must hold it.
    pub rounds: u16,
    /// The rule.
    pub rule: String,
}
