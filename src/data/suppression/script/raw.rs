//! The shape of a script file.

use crate::data::{
    raw::{Book, Pairs},
    script::Step,
    suppression::level::raw::{Blocks, Goal},
};
use crate::force::Side;
use crate::rules::suppression::{
    Suppression,
    profiles::{Switches, UnitKind, Weapon},
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
    pub(super) kinds: Vec<UnitKind>,
    pub(super) units: Vec<Unit>,
    /// The side with the first turn; none for the first side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<Side>,
    /// The dice decide which side has the first turn (G19).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) roll_for_first: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) mist: Option<u32>,
    #[serde(default)]
    pub(super) goal: Goal,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) objectives: Pairs<String, Blocks>,
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub(super) zones: Pairs<Side, Blocks>,
    #[serde(default)]
    pub(super) dice: Vec<u8>,
    #[serde(default, skip_serializing)]
    pub(super) play: Vec<Step<Suppression>>,
}

/// A unit: its members by their letters on the board of tokens, the first being its leader. A member without a letter
/// on the board has yet to be set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit {
    pub unit: String,
    pub kind: String,
    pub members: String,
    /// The weapons of members that carry a different one than their position in the unit implies.
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub weapons: Pairs<char, String>,
    #[serde(default, skip_serializing_if = "is_none")]
    pub markers: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub falling_back: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leaderless: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dug_in: bool,
    /// Off the board until its player sets it up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserve: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

/// A state that a unit in a script can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// It has this many markers (R2).
    Markers(u8),
    /// It is falling back (G8).
    FallingBack,
    /// It has gone to ground (R10).
    Ground,
    /// It runs (R18).
    Running,
    /// It is dug in (G26).
    DugIn,
    /// It has no leader (A6).
    Leaderless,
    /// A deputy leads it (G18).
    Deputy,
    /// It was out of command at the start of the Action Phase (R6).
    OutOfCommand,
    /// It has already acted in this Action Phase (R5).
    Acted,
}
