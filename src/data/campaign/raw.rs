//! The shape of a campaign file.

use crate::board::{generate::Style, hex::Hex};
use crate::data::{
    monkeys::level::raw::Force,
    raw::{Book, Pairs},
};
use crate::rules::monkeys::muster::Scenario;
use serde::{Deserialize, Serialize};

const fn yes() -> bool {
    true
}

const fn is_yes(flag: &bool) -> bool {
    *flag
}

const fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub format: u32,
    pub book: Book,
    pub name: String,
    #[serde(default)]
    pub about: String,
    /// Rounds until points are compared.
    pub rounds: u32,
    #[serde(default)]
    pub seed: u64,
    #[serde(default)]
    pub switches: Switches,
    /// Kinds of hexes, by their letters on the map.
    pub kinds: Pairs<char, Kind>,
    /// A letter per hex, a blank where there is none; odd columns are half a hex lower.
    pub map: Vec<String>,
    /// Names of hexes.
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub names: Pairs<Hex, String>,
    pub tribes: Vec<Tribe>,
    /// Starting victory points if only the named tribes take part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicaps: Vec<Pairs<char, u32>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub natives: Vec<Troop>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// A hex keeps the layout of its first battle (C-02).
    #[serde(skip_serializing_if = "is_yes")]
    pub keep_layout: bool,
    /// Every troop may move at least one hex (C-04).
    #[serde(skip_serializing_if = "is_yes")]
    pub least_one_hex: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self { keep_layout: yes(), least_one_hex: yes() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub name: String,
    pub density: u32,
    #[serde(default)]
    pub style: Style,
    /// The scenario; if not set, the default for its ground (C-08).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<Scenario>,
    /// Scrap at the end of each round for the tribe that holds it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub income: u32,
    /// Victory points at the end of each round for the tribe that holds it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribe {
    /// A lowercase letter, for the names of its troops in files.
    pub key: char,
    pub name: String,
    /// Scrap for all its troops together; if not set, 400 per platoon (C-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scrap: Option<u32>,
    /// Victory points that it starts with.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u32,
    pub troops: Vec<Troop>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Troop {
    pub name: String,
    pub at: Hex,
    pub platoons: Vec<Force>,
}
