//! Distances and the range bands they fall into (3.6, G-01, G-02).

use serde::{Deserialize, Serialize};

/// Range bands of distances, and weapon ratings (3.6, G-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Band {
    /// Up to 12 squares.
    Short,
    /// Up to 24 squares.
    Medium,
    /// Up to 48 squares.
    Long,
    /// Any distance on the board.
    Extreme,
}

impl Band {
    /// The next band, if there is one.
    pub const fn farther(self) -> Self {
        match self {
            Band::Short => Band::Medium,
            Band::Medium => Band::Long,
            Band::Long | Band::Extreme => Band::Extreme,
        }
    }
}

/// Limits of the range bands and their effect on Accuracy (G-01, G-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// Farthest square of Short.
    pub short: u16,
    /// Farthest square of Medium.
    pub medium: u16,
    /// Farthest square of Long.
    pub long: u16,
    /// Accuracy in any band nearer than the weapon's own.
    pub nearer: i8,
    /// Accuracy in the one band farther than the weapon's own.
    pub farther: i8,
    /// The rule.
    pub rule: String,
}

impl Bands {
    /// The band of a distance in squares.
    pub fn of(&self, squares: i32) -> Band {
        match squares {
            near if near <= self.short as i32 => Band::Short,
            middle if middle <= self.medium as i32 => Band::Medium,
            far if far <= self.long as i32 => Band::Long,
            _ => Band::Extreme,
        }
    }

    /// The effect of the distance on the Accuracy of a weapon rated `rated`; none if it is out of range (G-02).
    pub fn modifier(&self, rated: Band, squares: i32) -> Option<i8> {
        match self.of(squares) as i8 - rated as i8 {
            nearer if nearer < 0 => Some(self.nearer),
            0 => Some(0),
            1 => Some(self.farther),
            _ => None,
        }
    }

    /// The farthest square of a band.
    pub const fn farthest(&self, band: Band) -> i32 {
        match band {
            Band::Short => self.short as i32,
            Band::Medium => self.medium as i32,
            Band::Long => self.long as i32,
            Band::Extreme => i32::MAX,
        }
    }

    /// The farthest square that a weapon rated `rated` can reach.
    pub fn reach(&self, rated: Band) -> i32 {
        match rated {
            Band::Short => self.medium as i32,
            Band::Medium => self.long as i32,
            Band::Long | Band::Extreme => i32::MAX,
        }
    }
}
