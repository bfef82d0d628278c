//! The path of a vehicle as written in orders (G-22, 2.6).

use crate::board::Direction;
use serde::{Deserialize, Serialize, de::Error as _};

/// One action of a vehicle on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manoeuvre {
    /// Its whole footprint moves by one square, and it faces that way afterwards.
    Step(Direction),
    /// It turns on the spot.
    Turn(Direction),
    /// It rises by one square.
    Rise,
    /// It sinks by one square.
    Sink,
}

/// The path of a vehicle: keypad digits for steps, `t` and a digit for a turn on the spot, `+` and `-` to rise and
/// sink.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Course(pub Vec<Manoeuvre>);

impl Course {
    fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let mut way = Vec::new();
        while let Some(letter) = letters.next() {
            way.push(match letter {
                '+' => Manoeuvre::Rise,
                '-' => Manoeuvre::Sink,
                't' => Manoeuvre::Turn(letters.next().and_then(Direction::from_digit)?),
                digit => Manoeuvre::Step(Direction::from_digit(digit)?),
            });
        }
        Some(Self(way))
    }

    fn text(&self) -> String {
        let one = |manoeuvre: &Manoeuvre| match manoeuvre {
            Manoeuvre::Step(direction) => direction.digit().to_string(),
            Manoeuvre::Turn(direction) => format!("t{}", direction.digit()),
            Manoeuvre::Rise => "+".into(),
            Manoeuvre::Sink => "-".into(),
        };
        self.0.iter().map(one).collect()
    }
}

impl Serialize for Course {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Course {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        super::way::check_length(&text)?;
        Self::parse(&text).ok_or_else(|| {
            D::Error::custom(format!(
                "`{text}` is not the way of a vehicle: write keypad digits for steps, `t` and a digit to turn on the spot, \
                 `+` and `-` to rise and sink, such as `666t9+`"
            ))
        })
    }
}
