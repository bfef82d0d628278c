//! Scenarios of Monkeys With Guns on the command line.

use crate::rules::monkeys::scenarios::Scenario;
use clap::ValueEnum;

/// A scenario by its name: those of files, in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScenarioName {
    Ambush,
    Battle,
    Scavenging,
    Siege,
    Skirmish,
}

impl From<ScenarioName> for Scenario {
    fn from(name: ScenarioName) -> Self {
        match name {
            ScenarioName::Ambush => Scenario::Ambush,
            ScenarioName::Battle => Scenario::Battle,
            ScenarioName::Scavenging => Scenario::Scavenging,
            ScenarioName::Siege => Scenario::Siege,
            ScenarioName::Skirmish => Scenario::Skirmish,
        }
    }
}

impl ScenarioName {
    /// Rounds of a battle of this scenario that names none.
    pub fn usual_rounds(self) -> Option<u16> {
        Scenario::from(self).usual_rounds()
    }
}
