//! The shape of a roster file.

use crate::data::raw::Book;
use serde::{Deserialize, Serialize};

/// Scrap of a platoon where the file names none (1.9).
pub const fn scrap() -> u32 {
    400
}

const fn one() -> u32 {
    1
}

const fn is_one(count: &u32) -> bool {
    *count == 1
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    #[serde(rename = "format")]
    _format: u32,
    pub book: Book,
    pub name: String,
    #[serde(default)]
    pub about: String,
    #[serde(default = "scrap")]
    pub scrap: u32,
    pub platoons: Vec<Platoon>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Platoon {
    pub name: String,
    pub squads: Vec<Squad>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    pub name: String,
    pub members: Vec<Member>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub clan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<String>>,
}
