//! The shape of a script file.

use crate::data::{
    initiative::level::raw::{Ambush, Blocks, Goal, Manner, Mount, SetUp},
    raw::{Book, Pairs},
    script::Step,
};
use crate::force::Side;
use crate::rules::initiative::{
    Initiative,
    profiles::{Kind, Switches, Weapon},
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) rows: Vec<String>,
    pub(super) tokens: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) switches: Option<Switches>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) weapons: Vec<Weapon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) kinds: Vec<Kind>,
    pub(super) units: Vec<Unit>,
    /// The mounts of each side (G14).
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) mounts: Pairs<Side, Vec<Mount>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) turns: Option<u32>,
    #[serde(default)]
    pub(super) set_up: SetUp,
    #[serde(default)]
    pub(super) goal: Goal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ambush: Option<Ambush>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) zones: Pairs<Side, Blocks>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) manners: Pairs<Side, Manner>,
    #[serde(default)]
    pub(super) dice: Vec<u8>,
    #[serde(default, skip_serializing)]
    pub(super) play: Vec<Step<Initiative>>,
}

/// A character, by its letter on the board of tokens. Without a letter it has yet to be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit {
    pub unit: String,
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<char>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub carries: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub prone: bool,
    /// Damage by location: `{"chest": 9}`.
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub hurt: Pairs<String, u32>,
    /// Calls that it loses to panic.
    #[serde(default, skip_serializing_if = "is_none")]
    pub panic: u32,
    /// The weapon in hand, if it isn't its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// Rounds in the weapon in hand, if it isn't full.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}
