//! The tables after a battle for wounded, injured and routed primates (G-19, C-38).

use crate::dice::Dice;
use crate::force::squad::Pile;
use crate::rules::monkeys::muster::Hurts;
use serde::Serialize;

/// The fate of a casualty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// Fully recovered.
    Recovered,
    /// It misses the next battle.
    Rests,
    /// A hand or an eye: 1 Accuracy less permanently.
    Hand,
    /// A leg: 6 Speed less permanently.
    Leg,
    /// A limp: 3 Speed less permanently.
    Limp,
    /// Dead.
    Dead,
    /// Gone, with its gear.
    Deserted,
}

impl Fate {
    /// All of them.
    pub const ALL: [Fate; 7] =
        [Fate::Recovered, Fate::Rests, Fate::Hand, Fate::Leg, Fate::Limp, Fate::Dead, Fate::Deserted];

    /// Its name in the text files.
    pub const fn key(self) -> &'static str {
        match self {
            Fate::Recovered => "recovered",
            Fate::Rests => "rests",
            Fate::Hand => "hand",
            Fate::Leg => "leg",
            Fate::Limp => "limp",
            Fate::Dead => "dead",
            Fate::Deserted => "deserted",
        }
    }

    /// Whether the primate is lost to its troop.
    pub const fn is_gone(self) -> bool {
        matches!(self, Fate::Dead | Fate::Deserted)
    }

    /// Its lasting injury, added to earlier ones.
    pub fn hurt(self, before: Hurts) -> Hurts {
        let Hurts { accuracy, speed } = before;
        match self {
            Fate::Hand => Hurts { accuracy: accuracy.saturating_add(1), speed },
            Fate::Leg => Hurts { accuracy, speed: speed.saturating_add(6) },
            Fate::Limp => Hurts { accuracy, speed: speed.saturating_add(3) },
            Fate::Recovered | Fate::Rests | Fate::Dead | Fate::Deserted => before,
        }
    }
}

/// The table of a pile by the die, 1 to 6; none if nothing is rolled: a primate that left by a legal edge is unhurt.
pub const fn table(pile: Pile) -> Option<[Fate; 6]> {
    use Fate::{Dead, Deserted, Hand, Leg, Limp, Recovered, Rests};
    match pile {
        Pile::Wounded | Pile::Hollow => Some([Recovered, Recovered, Rests, Hand, Leg, Dead]),
        Pile::Injured => Some([Recovered, Recovered, Recovered, Rests, Limp, Dead]),
        Pile::Routed | Pile::Missing => Some([Recovered, Recovered, Recovered, Recovered, Rests, Deserted]),
        Pile::Retreated => None,
    }
}

/// Rolls for a casualty: one die, or two for those hit with hollow points, of which the higher is the worse (6.2).
/// Returns the dice and the fate; none if nothing is rolled.
pub fn roll(dice: &mut Dice, pile: Pile) -> Option<(Vec<u8>, Fate)> {
    let table = table(pile)?;
    let faces: Vec<u8> = (0..if pile == Pile::Hollow { 2 } else { 1 }).map(|_| dice.die()).collect();
    let worst = faces.iter().copied().max()?;
    Some((faces, table[usize::from(worst) - 1]))
}

/// A pile in the text files.
pub const fn pile_key(pile: Pile) -> &'static str {
    match pile {
        Pile::Wounded => "wounded",
        Pile::Hollow => "hollow",
        Pile::Injured => "injured",
        Pile::Routed => "routed",
        Pile::Missing => "missing",
        Pile::Retreated => "retreated",
    }
}
