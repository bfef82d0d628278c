//! The shape of a level file.

use crate::board::{generate::Style, hex::Bearing};
use crate::data::{raw::Book, rename::Titled, shape};
use crate::force::Side as Of;
use crate::rules::hexes::speed::Speed;
use serde::{Deserialize, Serialize};

/// A hex as shown to players: its column and its half hexes from the top, possibly off the board.
pub type At = (i32, i32);

/// The hexes between two corners, from top left to bottom right.
pub type Blocks = Vec<(At, At)>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub format: u32,
    pub book: Book,
    pub name: String,
    #[serde(default)]
    pub about: String,
    #[serde(default)]
    pub seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Rounds for which cards are written ahead: 1, or 0 for beginners (G1).
    #[serde(default = "one")]
    pub plan_ahead: u32,
    #[serde(default)]
    pub goal: Goal,
    /// The style in which the ground was generated before it was drawn; only shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<Style>,
    /// Rows of letters from the profile (G22): a letter in every second column, blanks in between.
    pub ground: Vec<String>,
    pub sides: Vec<Side>,
}

impl Titled for Level {
    fn title(&mut self) -> &mut String {
        &mut self.name
    }

    fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(3).struct_names(false);
        shape::options().to_string_pretty(self, pretty).expect("plain data becomes text") + "\n"
    }
}

const fn one() -> u32 {
    1
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    #[default]
    Entrenched,
    Cross {
        side: Of,
        from: u32,
        units: u32,
        zone: Blocks,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub key: char,
    pub name: String,
    pub zone: Blocks,
    pub facing: Bearing,
    pub ranks: Ranks,
    pub force: Vec<Member>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    pub assault: u32,
    pub choice: u32,
}

/// A unit as in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Its kind, by name in the profiles.
    pub kind: String,
    /// Shown to players.
    pub name: String,
    /// Its options, by name in the profiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Its starting position; none if its player sets it up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub hex: At,
    pub facing: Bearing,
    #[serde(default)]
    pub speed: Speed,
}
