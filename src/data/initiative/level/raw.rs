//! The shape of a level file.

use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{
    fielding, forces,
    initiative::roster::Member,
    raw::{Book, Pairs},
    rename::Titled,
    shape,
};
use crate::force::Side as Of;
use crate::rules::initiative::{muster, profiles::Switches};
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
    pub turns: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub switches: Option<Switches>,
    #[serde(default)]
    pub set_up: SetUp,
    #[serde(default)]
    pub goal: Goal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ambush: Option<Ambush>,
    pub ground: Ground,
    pub sides: Vec<Side>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetUp {
    #[default]
    Alternate,
    Whole(Of),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    #[default]
    Break,
    Hold {
        cells: Blocks,
        near: u32,
        from: u32,
        turns: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    Carry {
        movers: Of,
        to: Blocks,
        few: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

impl Goal {
    /// What is held or carried, if it has a name.
    pub fn object(&self) -> Option<&String> {
        match self {
            Self::Break => None,
            Self::Hold { name, .. } | Self::Carry { name, .. } => name.as_ref(),
        }
    }
}

/// An ambush turn: the side that walks into it, and its destination (R25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    pub movers: Of,
    pub to: Blocks,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ground {
    /// Rows of letters from the profile (G21).
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
    /// The constraints on its set-up.
    #[serde(default, skip_serializing_if = "Manner::is_free")]
    pub manner: Manner,
    /// The band is hidden at the start of the battle (G12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// The characters' positions at the start of the battle.
    #[serde(default, skip_serializing_if = "Pairs::is_empty")]
    pub places: Pairs<String, At>,
    /// The carrier of the load, by its name; none if its player chooses (G23).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carrier: Option<String>,
    /// Its mounts (G14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mounts: Vec<Mount>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    #[default]
    Free,
    Column,
    Lurking,
}

impl From<Manner> for muster::Manner {
    fn from(manner: Manner) -> Self {
        match manner {
            Manner::Free => Self::Free,
            Manner::Column => Self::Column,
            Manner::Lurking => Self::Lurking,
        }
    }
}

impl Manner {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
    fn is_free(&self) -> bool {
        *self == Self::Free
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mount {
    pub kind: String,
    pub name: String,
    pub at: Stall,
}

/// The initial position of a mount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stall {
    /// On a cell, without a rider.
    On(At),
    /// Ridden by the character with this name: `r1.3`.
    Under(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Force {
    /// Characters of a roster: all of them, or those with these numbers, from 1.
    Roster {
        file: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        characters: Vec<u32>,
    },
    Inline(Vec<Member>),
}

impl forces::Force for Force {
    type Member = Member;

    fn of_roster(file: String, numbers: Vec<u32>) -> Self {
        Self::Roster { file, characters: numbers }
    }

    fn file(&mut self) -> Option<&mut String> {
        if let Self::Roster { file, .. } = self { Some(file) } else { None }
    }

    fn numbers(&self) -> &[u32] {
        if let Self::Roster { characters, .. } = self { characters } else { &[] }
    }

    fn listed(&self) -> Option<&[Member]> {
        if let Self::Inline(listed) = self { Some(listed) } else { None }
    }

    fn called(member: &Member) -> &str {
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
