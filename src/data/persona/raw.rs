//! The shape of the strengths.

use super::Strength;
use crate::rules::Book;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strengths {
    pub format: u32,
    pub strengths: Vec<Budget>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Budget {
    pub name: Strength,
    #[serde(default)]
    pub book: Option<Book>,
    pub candidates: i64,
    #[serde(default)]
    pub plans: i64,
    #[serde(default)]
    pub playouts: i64,
    #[serde(default)]
    pub turns: i64,
    #[serde(default = "any_effort")]
    pub effort: i64,
    #[serde(default)]
    pub thorough: bool,
}

/// More than the play-outs of any turn.
pub const fn any_effort() -> i64 {
    100_000_000
}
