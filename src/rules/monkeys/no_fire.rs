//! Why somebody can't fire: one variant per reason, with its rule.

use crate::force::{PieceId, UnitId};
use crate::words::Message;

/// A refused shooter, or a unit in which nobody can fire.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are the names in the sentence")]
pub enum NoFire {
    /// Nobody unpinned has a firearm that it can wield (T-43, T-99).
    NobodyArmed { unit: UnitId },
    /// Those who could fire have nothing in their weapons (T-101).
    AllEmpty { unit: UnitId },
    /// It has no such weapon, or none that fires in an attack (T-49).
    NoSuchWeapon { primate: PieceId },
    /// The shooter is pinned (T-154).
    Pinned { primate: PieceId },
    /// Its weapon is empty (T-154).
    Empty { primate: PieceId },
    /// The mounted weapon is shot to pieces (T-87).
    Broken { primate: PieceId },
    /// Nobody sits at the mounted weapon (G-23).
    Unmanned { primate: PieceId },
    /// The weapon is too large for it, unless it braces (T-99).
    TooLarge { primate: PieceId },
    /// The emplacement is fired by one who is braced beside it (T-99).
    NotBeside { primate: PieceId },
    /// It drives or fires a mount (T-56).
    HandsFull { primate: PieceId },
    /// It rides inside a closed vehicle (T-95).
    ShutIn { primate: PieceId },
    /// The weapon is larger than the gunport (T-168).
    LargerThanPort { primate: PieceId },
    /// Someone sees the target, but nobody whose weapon could hurt it (T-50, T-53).
    StrongOnesBlind { unit: UnitId, target: UnitId },
}

impl NoFire {
    /// The name of its sentence and the rule it follows from.
    pub const fn id_and_rule(&self) -> (&'static str, &'static str) {
        match self {
            Self::NobodyArmed { .. } => ("no-nobody-armed", "T-43"),
            Self::AllEmpty { .. } => ("no-all-empty", "T-101"),
            Self::NoSuchWeapon { .. } => ("no-such-weapon", "T-49"),
            Self::Pinned { .. } => ("no-fire-pinned", "T-154"),
            Self::Empty { .. } => ("no-fire-empty", "T-154"),
            Self::Broken { .. } => ("no-fire-broken", "T-87"),
            Self::Unmanned { .. } => ("no-fire-unmanned", "G-23"),
            Self::TooLarge { .. } => ("no-fire-large", "T-99"),
            Self::NotBeside { .. } => ("no-fire-beside", "T-99"),
            Self::HandsFull { .. } => ("no-fire-hands", "T-56"),
            Self::ShutIn { .. } => ("no-fire-inside", "T-95"),
            Self::LargerThanPort { .. } => ("no-fire-port", "T-168"),
            Self::StrongOnesBlind { .. } => ("no-sight-strong", "T-53"),
        }
    }

    /// The sentence with its names.
    pub fn message(&self) -> Message {
        let message = Message::new(self.id_and_rule().0);
        match self {
            Self::StrongOnesBlind { unit, target } => {
                message.with("unit", unit.to_string()).with("target", target.to_string())
            }
            Self::NobodyArmed { unit } | Self::AllEmpty { unit } => message.with("unit", unit.to_string()),
            Self::NoSuchWeapon { primate }
            | Self::Pinned { primate }
            | Self::Empty { primate }
            | Self::Broken { primate }
            | Self::Unmanned { primate }
            | Self::TooLarge { primate }
            | Self::NotBeside { primate }
            | Self::HandsFull { primate }
            | Self::ShutIn { primate }
            | Self::LargerThanPort { primate } => message.with("primate", primate.to_string()),
        }
    }
}
