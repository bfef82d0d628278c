//! The shape of a roster file.

use crate::data::{raw::Book, rename::Titled};
use crate::force::{Post, vehicle::Seat};
use crate::rules::monkeys::{muster::Hurts, profiles::Holder};
use serde::{Deserialize, Serialize};

/// Scrap of a platoon if the file doesn't set it (1.9).
pub const fn scrap() -> u32 {
    400
}

const fn one() -> u32 {
    1
}

const fn is_one(count: &u32) -> bool {
    *count == 1
}

const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    pub format: u32,
    pub book: Book,
    pub name: String,
    #[serde(default)]
    pub about: String,
    #[serde(default = "scrap")]
    pub scrap: u32,
    pub platoons: Vec<Platoon>,
}

impl Titled for Roster {
    fn title(&mut self) -> &mut String {
        &mut self.name
    }

    fn text(&self) -> String {
        super::write::text(self)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Platoon {
    pub name: String,
    #[serde(default)]
    pub command: Option<Command>,
    pub squads: Vec<Squad>,
}

/// The command squad (1.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    pub co: Officer,
    pub xo: Officer,
    pub teams: Vec<Team>,
}

/// CO or XO.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Officer {
    pub clan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammo: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armor: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talents: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
}

/// A specialist fireteam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    pub kind: Holder,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talents: Vec<String>,
    pub members: Vec<Member>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    pub name: String,
    pub members: Vec<Member>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
}

/// A unit that has fought before: what is left of it, at its post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Veterans {
    pub post: Post,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Holder>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talents: Vec<String>,
    pub members: Vec<Member>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub clan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    pub corporal: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammo: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armor: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<String>,
    /// Lasting injuries from earlier battles; only in a platoon that has fought before.
    #[serde(default, skip_serializing_if = "Hurts::is_none")]
    pub hurts: Hurts,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vehicle {
    pub kind: String,
    /// For the first mounts; those not listed keep what they come with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mounts: Vec<Mount>,
    /// Rounds for the One-Shot weapons on the mounts, each good for one reload (T-169).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<String>,
    /// Initial seats, by numbers in the unit; if not given, those that fit (G-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<(u8, Seat)>,
}

/// The equipment of a mount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mount {
    /// It keeps the weapon that it comes with.
    Keep,
    /// Its weapon is sold for half (1.14).
    Empty,
    /// A weapon is bought for it (G-23).
    Arm(String),
}

/// The wishes for buying a primate.
pub struct Wants<'a> {
    pub clan: &'a str,
    pub name: Option<&'a String>,
    pub weapons: Option<&'a [String]>,
    pub ammo: Option<&'a String>,
    pub spares: &'a [String],
    pub armor: &'a [String],
    pub gear: &'a [String],
}

impl<'a> From<&'a Member> for Wants<'a> {
    fn from(raw: &'a Member) -> Self {
        Self {
            clan: &raw.clan,
            name: raw.name.as_ref(),
            weapons: raw.weapons.as_deref(),
            ammo: raw.ammo.as_ref(),
            spares: &raw.spares,
            armor: &raw.armor,
            gear: &raw.gear,
        }
    }
}

impl<'a> From<&'a Officer> for Wants<'a> {
    fn from(raw: &'a Officer) -> Self {
        Self {
            clan: &raw.clan,
            name: raw.name.as_ref(),
            weapons: raw.weapons.as_deref(),
            ammo: raw.ammo.as_ref(),
            spares: &raw.spares,
            armor: &raw.armor,
            gear: &raw.gear,
        }
    }
}
