//! Names of units and pieces as written in files: `r1.2`, `r1.2b`, `r1.co`, `r1.f1`, `r1.2#5`, `r1.2!1/2`.

use super::Side;
use serde::{Deserialize, Serialize, de::Error as _};
use std::{fmt, str::FromStr};

/// The place of a unit in its platoon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Post {
    /// A standard squad, counted from 1.
    Squad(u8),
    /// The second half of a split squad.
    Half(u8),
    /// The commanding officer.
    Co,
    /// The executive officer.
    Xo,
    /// A specialist fireteam, counted from 1.
    Team(u8),
}

/// A unit of one side: a group that takes its own actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitId {
    /// The side that it belongs to.
    pub side: Side,
    /// Its platoon, counted from 1 as in the level file.
    pub platoon: u8,
    /// Its position in the platoon.
    pub post: Post,
}

/// What a piece is within its unit, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// A primate; `#1` starts as leader.
    Primate(u8),
    /// A vehicle.
    Vehicle(u8),
    /// A mount of a vehicle.
    Mount(u8, u8),
}

/// One piece of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId {
    /// Its unit.
    pub unit: UnitId,
    /// Which of its pieces.
    pub part: Part,
}

impl UnitId {
    /// The standard squad `squad` of a platoon.
    pub const fn squad(side: Side, platoon: u8, squad: u8) -> Self {
        Self { side, platoon, post: Post::Squad(squad) }
    }

    /// The primate `number` of the unit, counted from 1.
    pub const fn primate(self, number: u8) -> PieceId {
        PieceId { unit: self, part: Part::Primate(number) }
    }
}

impl PieceId {
    /// The name under which the piece was mustered: members of the second half of a split squad came from the squad and
    /// keep their numbers.
    pub const fn mustered(self) -> Self {
        match self.unit.post {
            Post::Half(squad) => Self { unit: UnitId { post: Post::Squad(squad), ..self.unit }, ..self },
            _ => self,
        }
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Post::Squad(number) => write!(f, "{number}"),
            Post::Half(number) => write!(f, "{number}b"),
            Post::Co => f.write_str("co"),
            Post::Xo => f.write_str("xo"),
            Post::Team(number) => write!(f, "f{number}"),
        }
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.side.key(), self.platoon, self.post)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Primate(number) => write!(f, "{}#{number}", self.unit),
            Part::Vehicle(number) => write!(f, "{}!{number}", self.unit),
            Part::Mount(vehicle, mount) => write!(f, "{}!{vehicle}/{mount}", self.unit),
        }
    }
}

/// Not the name of any unit or piece.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{given}` isn't the name of a {wanted}; write something like {example}")]
pub struct NameError {
    given: String,
    wanted: &'static str,
    example: &'static str,
}

fn number(text: &str) -> Option<u8> {
    let plain = !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn post(text: &str) -> Option<Post> {
    match text {
        "co" => Some(Post::Co),
        "xo" => Some(Post::Xo),
        _ => {
            if let Some(team) = text.strip_prefix('f') {
                number(team).map(Post::Team)
            } else if let Some(squad) = text.strip_suffix('b') {
                number(squad).map(Post::Half)
            } else {
                number(text).map(Post::Squad)
            }
        }
    }
}

fn unit(text: &str) -> Option<UnitId> {
    let mut letters = text.chars();
    let side = Side::from_key(letters.next()?)?;
    let (platoon, rest) = letters.as_str().split_once('.')?;
    Some(UnitId { side, platoon: number(platoon)?, post: post(rest)? })
}

fn piece(text: &str) -> Option<PieceId> {
    if let Some((owner, primate)) = text.split_once('#') {
        return Some(unit(owner)?.primate(number(primate)?));
    }
    let (owner, vehicle) = text.split_once('!')?;
    let part = match vehicle.split_once('/') {
        Some((vehicle, mount)) => Part::Mount(number(vehicle)?, number(mount)?),
        None => Part::Vehicle(number(vehicle)?),
    };
    Some(PieceId { unit: unit(owner)?, part })
}

impl FromStr for UnitId {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        unit(text).ok_or_else(|| NameError { given: text.into(), wanted: "unit", example: "r1.2" })
    }
}

impl FromStr for PieceId {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        piece(text).ok_or_else(|| NameError { given: text.into(), wanted: "piece", example: "r1.2#5" })
    }
}

/// Written as its name, read with [`FromStr`].
macro_rules! as_text {
    ($name:ty) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    };
}
impl FromStr for Post {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        post(text).ok_or_else(|| NameError { given: text.into(), wanted: "post", example: "co" })
    }
}

as_text!(Post);
as_text!(UnitId);
as_text!(PieceId);
