//! The shape of a personality.

use super::{Consider, Habit, Pick, Role, VOICES, When};
use crate::data::raw::{Book, Pairs};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Persona {
    pub format: u32,
    pub book: Book,
    pub name: String,
    #[serde(default)]
    pub about: String,
    pub weigh: Vec<Weigh>,
    #[serde(default)]
    pub roles: Pairs<String, Part>,
    #[serde(default)]
    pub whim: i64,
    #[serde(default = "patience")]
    pub patience: i64,
    #[serde(default = "yields")]
    pub yields: i64,
    #[serde(default)]
    pub habits: Vec<Habit>,
    #[serde(default = "plain")]
    pub voice: String,
    #[serde(default)]
    pub lines: Pairs<String, Vec<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weigh {
    pub what: Consider,
    pub weight: i64,
    #[serde(default = "straight")]
    pub curve: Vec<(i64, i64)>,
    #[serde(default)]
    pub when: Vec<When>,
}

const fn patience() -> i64 {
    4
}

const fn yields() -> i64 {
    30
}

fn plain() -> String {
    VOICES[0].to_owned()
}

fn straight() -> Vec<(i64, i64)> {
    vec![(0, 0), (1000, 1000)]
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub pick: Pick,
    #[serde(default = "one")]
    pub count: i64,
    #[serde(default)]
    pub times: Pairs<Consider, i64>,
}

const fn one() -> i64 {
    1
}

impl Role {
    /// The role for a key in a file.
    pub fn of_key(key: &str) -> Option<Role> {
        Role::ALL.iter().copied().find(|role| role.key() == key)
    }

    /// Its key in a file: `fix`.
    pub fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}
