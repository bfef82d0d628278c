//! What the command line knows of Monkeys With Guns: its odds, its battles in words, its scenarios.

pub mod odds;
pub mod report;
mod scenario;

pub use scenario::ScenarioName;
