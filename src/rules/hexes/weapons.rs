//! Weapons: range, arc, damage, what they leave behind (F5, G18).

use super::profiles::Damage;
use serde::{Deserialize, Serialize};

/// A weapon (G18).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its name in files: `rifle`.
    pub name: String,
    /// Its range in hexes.
    pub range: u8,
    /// The directions it may fire in.
    #[serde(default)]
    pub arc: Arc,
    /// Its AP.
    #[serde(default)]
    pub ap: u8,
    /// The damage of a hit; none for a weapon that is thrown without a roll.
    #[serde(default)]
    pub damage: Option<Damage>,
    /// Added to the damage if no armor die stops it (R18).
    #[serde(default)]
    pub penetrating: i8,
    /// Shots of each model in a Fire cell.
    #[serde(default)]
    pub shots: u8,
    /// Whether it must be loaded before each shot (F5).
    #[serde(default)]
    pub loads: bool,
    /// Whether it hits more easily (R16).
    #[serde(default)]
    pub accurate: bool,
    /// The token that each hit also gives.
    #[serde(default)]
    pub gives: Option<HitToken>,
    /// What it leaves in a hex, once per unit and without a roll.
    #[serde(default)]
    pub lays: Option<Laid>,
    /// How often it can be used in a battle; none for no limit.
    #[serde(default)]
    pub uses: Option<u8>,
}

/// The directions a weapon may fire in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arc {
    /// Ahead.
    Front,
    /// Ahead and to the front-sides.
    FrontSides,
    /// Everywhere.
    #[default]
    AllRound,
}

impl Arc {
    /// Whether a group is in it, counted from the front.
    pub const fn has(self, group: usize) -> bool {
        match self {
            Self::Front => group == 0,
            Self::FrontSides => group <= 1,
            Self::AllRound => true,
        }
    }
}

/// A token that a hit gives (G18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HitToken {
    /// On fire.
    Fire,
    /// Acid.
    Acid,
}

/// What is left in a hex (G18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Laid {
    /// A cloud of poison with this die, in the hex of a target.
    Poison(u8),
    /// Smoke, in any hex in range.
    Smoke,
}
