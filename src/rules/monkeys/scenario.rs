//! The scenarios by name (section 9). Their rules are in [`super::scenarios`].

use serde::{Deserialize, Serialize};

/// Rounds of a battle if nothing else ends it (G-31).
pub const USUAL_ROUNDS: u16 = 10;

/// What the two sides fight for (section 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scenario {
    /// A column is caught on the march and has to get away.
    Ambush,
    /// Five places to hold (G-15).
    Battle,
    /// Crates to carry home (G-18).
    Scavenging,
    /// An area to hold against all comers (G-17).
    Siege,
    /// Eliminate or drive off more than half of the enemy's platoons (G-16).
    #[default]
    Skirmish,
}

impl Scenario {
    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Scenario::Ambush => "Ambush",
            Scenario::Battle => "Battle",
            Scenario::Scavenging => "Scavenging",
            Scenario::Siege => "Siege",
            Scenario::Skirmish => "Skirmish",
        }
    }

    /// The scenario with a name used in files.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scenario| scenario.name() == name)
    }

    /// All scenarios, in the order of the book.
    pub const ALL: [Scenario; 5] =
        [Scenario::Ambush, Scenario::Battle, Scenario::Scavenging, Scenario::Siege, Scenario::Skirmish];

    /// Its name in the text files.
    pub const fn word(self) -> &'static str {
        match self {
            Scenario::Ambush => "ambush",
            Scenario::Battle => "battle",
            Scenario::Scavenging => "scavenging",
            Scenario::Siege => "siege",
            Scenario::Skirmish => "skirmish",
        }
    }

    /// The usual number of rounds for a battle without its own limit (G-31); none if the goal ends it.
    pub const fn usual_rounds(self) -> Option<u16> {
        match self {
            Scenario::Skirmish => Some(USUAL_ROUNDS),
            _ => None,
        }
    }

    /// Whether one side attacks and the other defends.
    pub const fn has_roles(self) -> bool {
        matches!(self, Scenario::Ambush | Scenario::Siege)
    }
}
