//! The direction of one hex from another: inside one of six sectors, or exactly on the border of two.

use super::{Bearing, Hex};
use std::cmp::Ordering;

/// The direction of a line from hex to hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sector {
    /// There is no line: both are the same hex.
    Here,
    /// It runs inside one sector.
    Inside(Bearing),
    /// It runs along the border of two sectors.
    Between(Bearing, Bearing),
}

impl Sector {
    /// The sectors that the line belongs to: all of them if there is no line.
    pub fn bearings(self) -> impl Iterator<Item = Bearing> + Clone {
        Bearing::ALL.into_iter().filter(move |bearing| match self {
            Self::Here => true,
            Self::Inside(one) => one == *bearing,
            Self::Between(one, other) => one == *bearing || other == *bearing,
        })
    }

    /// Whether the line runs along the border of two sectors.
    pub const fn is_edge(self) -> bool {
        matches!(self, Self::Between(..))
    }
}

impl Hex {
    /// The sector that contains another hex.
    pub fn sector_of(self, other: Self) -> Sector {
        use Bearing::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
        let (dx, dy) = (other.across() - self.across(), other.down() - self.down());
        let east = dx > 0;
        let (up, down) = if east { (NorthEast, SouthEast) } else { (NorthWest, SouthWest) };
        match (dx, dy) {
            (0, 0) => Sector::Here,
            (0, _) => Sector::Inside(if dy < 0 { North } else { South }),
            (_, 0) => Sector::Between(up, down),
            _ => {
                let (straight, slanted) = if dy < 0 { (North, up) } else { (South, down) };
                match dy.abs().cmp(&(3 * dx.abs())) {
                    Ordering::Greater => Sector::Inside(straight),
                    Ordering::Equal => Sector::Between(straight, slanted),
                    Ordering::Less => Sector::Inside(slanted),
                }
            }
        }
    }
}

impl Bearing {
    /// Sixths of a turn to another bearing, the shorter way around: 0 to 3.
    pub const fn steps_to(self, other: Self) -> usize {
        let clockwise = (other as usize + 6 - self as usize) % 6;
        if clockwise > 3 { 6 - clockwise } else { clockwise }
    }

    /// The keypad digit of the direction.
    pub const fn digit(self) -> char {
        ['8', '9', '3', '2', '1', '7'][self as usize]
    }
}
