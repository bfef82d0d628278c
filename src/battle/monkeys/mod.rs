//! Battles of Monkeys With Guns in words: the log, and the table of rolls.

pub mod rolls;
pub mod tell;
mod told;
