//! The path of a primate as written in orders (T-18, T-23).

use crate::board::{Cell, Direction};
use serde::{Deserialize, Serialize, de::Error as _};

/// A path as keypad digits: `8` north, `9` north-east, `6` east ... `7` north-west.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path(pub Vec<Direction>);

impl Path {
    /// Its end, possibly beyond an edge.
    pub fn end(&self, start: Cell) -> Cell {
        self.0.iter().fold(start, |at, step| at.step(*step))
    }
}

impl Serialize for Path {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: String = self.0.iter().map(|direction| direction.digit()).collect();
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        check_length(&digits)?;
        let steps: Option<Vec<Direction>> = digits.chars().map(Direction::from_digit).collect();
        steps.map(Path).ok_or_else(|| {
            D::Error::custom(format!("`{digits}` isn't a path; write keypad digits 1 to 9, without 5: `6699`"))
        })
    }
}

/// Steps of the longest path that a file may contain: more than any Speed allows on any board.
const LONGEST: usize = 1000;

/// Refuses a path that is too long to be counted.
pub(super) fn check_length<E: serde::de::Error>(way: &str) -> Result<(), E> {
    let given = way.len();
    if given > LONGEST { Err(E::custom(format!("a way has up to {LONGEST} steps, not {given}"))) } else { Ok(()) }
}
