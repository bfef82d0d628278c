//! Where vehicles are placed, as written in orders (G-22).

use crate::board::{Cell, Direction};
use serde::{Deserialize, Serialize};

/// The position and facing of a vehicle to be placed (G-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parking {
    /// The north-west square of its footprint.
    pub at: Cell,
    /// A keypad digit.
    #[serde(with = "digit")]
    pub facing: Direction,
}

/// A direction as a keypad digit.
mod digit {
    use crate::board::Direction;
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub fn serialize<S: Serializer>(facing: &Direction, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(facing.digit())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Direction, D::Error> {
        let digit = char::deserialize(deserializer)?;
        let wrong = || D::Error::custom(format!("`{digit}` isn't a direction; write a keypad digit, 1 to 9 but not 5"));
        Direction::from_digit(digit).ok_or_else(wrong)
    }
}
