//! Monkeys With Guns: two tribes of armed primates fight over a table of terrain.

pub mod battle;
pub mod board;
pub mod data;
pub mod dice;
pub mod engine;
pub mod force;
pub mod rules;
pub mod words;
#[cfg(feature = "window")]
pub mod view;
