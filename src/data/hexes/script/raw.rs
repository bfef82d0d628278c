//! The shape of a script file.

use crate::board::hex::Bearing;
use crate::data::{
    hexes::level::raw::{At, Blocks, Goal, Ranks},
    raw::{Book, Pairs},
    script::Step,
};
use crate::force::Side;
use crate::rules::hexes::{
    Hexes,
    land::Cloud,
    profiles::{FireSheet, Kind, Weapon},
    speed::Speed,
    states::Tokens,
};
use serde::{Deserialize, Serialize};

/// A script as written in its file. A replay contains it without the steps, since it has the orders themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub(super) format: u32,
    pub(super) book: Book,
    #[serde(default)]
    pub(super) about: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rules: Vec<String>,
    /// The ground in the book's letters, as in a level; clear if not given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) ground: Vec<String>,
    pub(super) tokens: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) clouds: Vec<(At, Cloud)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) weapons: Vec<Weapon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) kinds: Vec<Kind>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) fires: Vec<FireSheet>,
    pub(super) units: Vec<Unit>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<u32>,
    /// Rounds for which cards are written ahead: none by default (G1).
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) plan_ahead: u32,
    #[serde(default)]
    pub(super) goal: Goal,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) zones: Pairs<Side, Blocks>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) ranks: Pairs<Side, Ranks>,
    #[serde(default)]
    pub(super) dice: Vec<u8>,
    #[serde(default, skip_serializing)]
    pub(super) play: Vec<Step<Hexes>>,
}

/// A unit, by the letter of its hex on the board of tokens. Without a letter it has yet to be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit {
    pub unit: String,
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<char>,
    /// Its facing: by default north for units of the first side and south for those of the second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Bearing>,
    #[serde(default, skip_serializing_if = "is_still")]
    pub speed: Speed,
    /// Models left, if some are lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub models: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    #[serde(default, skip_serializing_if = "is_bare")]
    pub tokens: Tokens,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
const fn is_still(speed: &Speed) -> bool {
    matches!(speed, Speed::Still)
}

fn is_bare(tokens: &Tokens) -> bool {
    *tokens == Tokens::default()
}
