//! The dice in a contest of two powers, and the exact odds of each result (text paragraph 10; T-64 to T-66).

use crate::force::Side;
use serde::Serialize;

/// The number of outcomes of three dice, the denominator of all chances.
pub const WHOLE: u32 = 216;

/// Chances that the highest of one, two or three dice shows each face.
const HIGHEST: [[u32; 6]; 3] = [highest(1), highest(2), highest(3)];

const fn highest(dice: u32) -> [u32; 6] {
    let mut chances = [0; 6];
    let mut face = 1u32;
    while face <= 6 {
        chances[face as usize - 1] = (face.pow(dice) - (face - 1).pow(dice)) * 6u32.pow(3 - dice);
        face += 1;
    }
    chances
}

/// The number of dice rolled, and the side that picks among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Contest {
    /// One, two or three.
    pub dice: u8,
    /// The stronger one; none when equal.
    pub stronger: Option<Stronger>,
}

/// Which power is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stronger {
    /// The attack power.
    Attacker,
    /// The defense power.
    Defender,
}

impl Contest {
    /// Equal: one die. Stronger by less than double: two. Double or more, or against zero: three (T-64, T-66).
    pub fn of(attack: i32, defense: i32) -> Self {
        let (attack, defense) = (attack.max(0), defense.max(0));
        let (strong, weak) = (attack.max(defense), attack.min(defense));
        let stronger = match attack.cmp(&defense) {
            std::cmp::Ordering::Equal => return Self { dice: 1, stronger: None },
            std::cmp::Ordering::Greater => Stronger::Attacker,
            std::cmp::Ordering::Less => Stronger::Defender,
        };
        let dice = if strong >= 2 * weak { 3 } else { 2 };
        Self { dice, stronger: Some(stronger) }
    }

    /// The side that picks the die, if there is a choice.
    pub fn chooser(&self, attacker: Side) -> Option<Side> {
        self.stronger.map(|stronger| match stronger {
            Stronger::Attacker => attacker,
            Stronger::Defender => attacker.other(),
        })
    }

    /// Chances of each face, out of [`WHOLE`], if the attacker keeps the highest die and the defender the lowest:
    /// results on the charts rise with the die, so this is best for each (T-65).
    pub const fn chances(&self) -> [u32; 6] {
        let [one, two, three] = HIGHEST;
        let [a, b, c, d, e, f] = match self.dice {
            1 => one,
            2 => two,
            _ => three,
        };
        if matches!(self.stronger, Some(Stronger::Defender)) { [f, e, d, c, b, a] } else { [a, b, c, d, e, f] }
    }
}
