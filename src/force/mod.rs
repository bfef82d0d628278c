//! What is on the board: sides, platoons, units and their pieces, for all rule books.

#![deny(clippy::float_arithmetic)]

use serde::{Deserialize, Serialize};

pub mod name;
pub mod roster;
pub mod squad;
pub mod tag;
pub mod vehicle;

pub use name::{PieceId, Post, UnitId};
pub use roster::Roster;
pub use tag::{Mark, Tag};

/// One of the two players' armies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The first side of the level, `r` in files.
    #[default]
    First,
    /// The second side of the level, `b` in files.
    Second,
}

impl Side {
    /// Both sides in their order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// The letter of the side in files: `r` or `b`.
    pub const fn key(self) -> char {
        match self {
            Side::First => 'r',
            Side::Second => 'b',
        }
    }

    /// The side for a letter in a file.
    pub fn from_key(key: char) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.key() == key)
    }

    /// 0 or 1, to index a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Side {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.key())
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = char::deserialize(deserializer)?;
        Side::from_key(key).ok_or_else(|| serde::de::Error::custom(format!("no side `{key}`; sides are 'r' and 'b'")))
    }
}

/// Index of a unit in a battle: its position in the [`Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitIx(pub u16);

/// Index of a primate in a battle: its position in the [`Roster`]. Members of a unit are next to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PrimateIx(pub u16);

/// Index of a vehicle in a battle: its position in the [`Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct VehicleIx(pub u16);

/// Anything with a place on the board that can be shot at: a primate or a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Body {
    /// A primate, on foot or in a seat where it can be shot at.
    Primate(PrimateIx),
    /// A vehicle.
    Vehicle(VehicleIx),
}

impl Body {
    /// The primate, if it is one.
    pub const fn primate(self) -> Option<PrimateIx> {
        match self {
            Body::Primate(primate) => Some(primate),
            Body::Vehicle(_) => None,
        }
    }

    /// The vehicle, if it is one.
    pub const fn vehicle(self) -> Option<VehicleIx> {
        match self {
            Body::Vehicle(vehicle) => Some(vehicle),
            Body::Primate(_) => None,
        }
    }
}

impl From<PrimateIx> for Body {
    fn from(primate: PrimateIx) -> Self {
        Body::Primate(primate)
    }
}

impl From<VehicleIx> for Body {
    fn from(vehicle: VehicleIx) -> Self {
        Body::Vehicle(vehicle)
    }
}

impl UnitIx {
    /// The index as a `usize`.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

impl PrimateIx {
    /// The index as a `usize`.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

impl VehicleIx {
    /// The index as a `usize`.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}
