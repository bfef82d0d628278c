//! Monkeys With Guns: the battle.

pub mod muster;
pub mod profiles;
