//! What the command line knows of Monkeys With Guns: its odds, its battles in words, its scenarios.

pub mod odds;
mod scenario;

pub use scenario::ScenarioName;
