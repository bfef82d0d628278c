//! Numbers of army building and of the scenarios (1.9 to 1.14, 4.10, G-12, section 9, G-15 to G-18).

use serde::{Deserialize, Serialize};

/// Bounds of army building (1.9 to 1.14, 4.10, G-12).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// Scrap for a platoon (1.9).
    pub scrap: u32,
    /// Squads of a platoon, the command squad among them (1.11).
    pub squads: u8,
    /// Fewest and most primates of a standard squad (1.12).
    pub members: (u8, u8),
    /// Most vehicles of a squad (1.12, 1.13).
    pub vehicles: u8,
    /// Fewest and most fireteams of a command squad (1.13).
    pub teams: (u8, u8),
    /// Primates of a fireteam (1.13).
    pub team: u8,
    /// Equipment slots of a primate (4.10).
    pub slots: u8,
    /// Most weapons of a primate.
    pub weapons: u8,
    /// Scrap for a corporal (G-12).
    pub corporal: u16,
    /// Fewest primates of a squad that may split (G-12).
    pub split: u8,
    /// Fewest primates of each half (G-12).
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
    /// Squares from its narrow edge that a side sets up in (1.6).
    pub deep: u8,
}

/// Ambush (section 9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// Squares from its broad edge that the defender sets up in.
    pub deep: u8,
    /// Squares that the defender keeps from both narrow edges.
    pub clear: u8,
    /// Squares from both narrow edges that the attacker sets up in.
    pub narrow: u8,
    /// Squares from the opposite broad edge that the attacker sets up in.
    pub broad: u8,
    /// The rule.
    pub rule: String,
}

/// Battle (G-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where the markers lie on a board of 72 x 48.
    pub markers: Vec<Spot>,
    /// Squares from a marker within which a primate controls it.
    pub reach: u8,
    /// Markers that win when they are held for a full round.
    pub hold: u8,
    /// The rule.
    pub rule: String,
}

/// Where a marker lies (G-15).
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
    /// Rounds until they are counted.
    pub rounds: u16,
    /// Least percentage of terrain.
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
    /// Columns and rows of the besieged area in the middle of the board.
    pub area: (u8, u8),
    /// Rounds that the defender must hold it.
    pub rounds: u16,
    /// The rule.
    pub rule: String,
}
