//! The shape of a level file.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{
    fielding, forces,
    raw::{Book, Pairs},
    rename::Titled,
    shape,
    suppression::roster::Unit,
};
use crate::force::Side as Of;
use serde::{Deserialize, Serialize};

/// A cell as written in the file: column and row, possibly off the board.
pub type At = (i32, i32);

/// Cells as blocks from top left to bottom right.
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Of>,
    #[serde(default)]
    pub set_up: SetUp,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mist: Option<u32>,
    #[serde(default)]
    pub goal: Goal,
    #[serde(default)]
    pub objectives: Pairs<String, Blocks>,
    pub ground: Ground,
    pub sides: Vec<Side>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetUp {
    #[default]
    Alternate,
    Whole(Of),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    #[default]
    Score,
    Seize {
        attacker: Of,
        from: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ground {
    /// Rows of letters from the profile (G24).
    Drawn(Vec<String>),
    Generated {
        size: (u32, u32),
        density: u32,
        style: Style,
        #[serde(default)]
        symmetry: Symmetry,
        #[serde(default)]
        pieces: Pieces,
        #[serde(default)]
        seed: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub key: char,
    pub name: String,
    pub zone: Blocks,
    pub force: Force,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dug_in: bool,
    /// Units in place at the start of the battle: a cell for each member, the leader first.
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub places: Pairs<String, Vec<At>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Force {
    /// Units of a roster: all of them, or those with these numbers, from 1.
    Roster {
        file: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        units: Vec<u32>,
    },
    Inline(Vec<Unit>),
}

impl forces::Force for Force {
    type Member = Unit;

    fn of_roster(file: String, numbers: Vec<u32>) -> Self {
        Self::Roster { file, units: numbers }
    }

    fn file(&mut self) -> Option<&mut String> {
        if let Self::Roster { file, .. } = self { Some(file) } else { None }
    }

    fn numbers(&self) -> &[u32] {
        if let Self::Roster { units, .. } = self { units } else { &[] }
    }

    fn listed(&self) -> Option<&[Unit]> {
        if let Self::Inline(listed) = self { Some(listed) } else { None }
    }

    fn called(member: &Unit) -> &str {
        &member.name
    }
}

impl fielding::Sided for Side {
    type Force = Force;

    fn name(&mut self) -> &mut String {
        &mut self.name
    }

    fn force(&mut self) -> &mut Force {
        &mut self.force
    }
}

impl Level {
    /// The file, with one line per field, except for fields on a shared line.
    ///
    /// # Panics
    /// Never: plain data can always be written.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(3).struct_names(false);
        shape::options().to_string_pretty(self, pretty).expect("plain data becomes text") + "\n"
    }
}

impl Titled for Level {
    fn title(&mut self) -> &mut String {
        &mut self.name
    }

    fn text(&self) -> String {
        Level::text(self)
    }
}
