//! Why gear can't be used this way: one variant per reason, with its numbers and its rule.

use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::words::Message;

/// A refused shot, throw or reload.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence")]
pub enum NoGear {
    /// Nobody has a spare load of that name for a weapon that a reload fills (T-100).
    NoSuchSpare { primate: PieceId, ammo: String },
    /// What is empty has no rounds left (T-100, T-169).
    NoRounds { unit: UnitId },
    /// The primate has no smoke grenade left (G-28).
    NoSmoke { primate: PieceId },
    /// The square is too far for a throw, or off the board (G-28).
    ThrownTooFar { primate: PieceId, squares: i32, reach: i32 },
    /// The primate has fired in an earlier roll of this attack (T-56).
    FiredAlready { primate: PieceId },
    /// The weapon does not belong to that roll: special weapons roll on their own (T-47).
    OtherRoll { primate: PieceId },
    /// That roll of the attack is over, or nobody can fire in it (T-47).
    NoSuchRoll,
    /// The weapon has no fire selector (G-20).
    NoSelector { primate: PieceId },
    /// Two primates man one emplacement (T-99).
    MannedTwice { primate: PieceId },
    /// An emplacement can't be put up there: it needs cover beside it, in the zone of its side (T-99).
    NoSite { unit: UnitId, cell: Cell },
}

impl NoGear {
    /// The name of its sentence and the rule it follows from.
    pub const fn id_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::NoSuchSpare { .. } => ("no-spare", "T-100"),
            Self::NoRounds { .. } => ("no-rounds", "T-169"),
            Self::NoSmoke { .. } => ("no-smoke", "G-28"),
            Self::ThrownTooFar { .. } => ("no-throw", "G-28"),
            Self::FiredAlready { .. } => ("no-fired-already", "T-56"),
            Self::OtherRoll { .. } => ("no-other-roll", "T-47"),
            Self::NoSuchRoll => ("no-such-roll", "T-47"),
            Self::NoSelector { .. } => ("no-selector", "G-20"),
            Self::MannedTwice { .. } => ("no-manned-twice", "T-99"),
            Self::NoSite { .. } => ("no-site", "T-99"),
        }
    }

    /// The sentence with its numbers.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id_and_rule().0);
        match self {
            Self::NoSuchSpare { primate, ammo } => {
                message.with("primate", primate.to_string()).with("ammo", ammo.clone())
            }
            Self::ThrownTooFar { primate, squares, reach } => {
                message.with("primate", primate.to_string()).with("squares", *squares).with("reach", *reach)
            }
            Self::NoSmoke { primate }
            | Self::FiredAlready { primate }
            | Self::OtherRoll { primate }
            | Self::NoSelector { primate }
            | Self::MannedTwice { primate } => message.with("primate", primate.to_string()),
            Self::NoRounds { unit } => message.with("unit", unit.to_string()),
            Self::NoSite { unit, cell } => message.with("unit", unit.to_string()).with("cell", cell.to_string()),
            Self::NoSuchRoll => message,
        }
    }
}
