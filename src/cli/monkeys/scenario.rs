//! Scenarios of Monkeys With Guns on the command line.

use crate::rules::monkeys::scenarios::Scenario;
use clap::ValueEnum;

/// The name of a scenario, as in files but in lower case.
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
    /// The number of rounds of this scenario if a battle doesn't set one.
    pub fn usual_rounds(self) -> Option<u16> {
        Scenario::from(self).usual_rounds()
    }
}
