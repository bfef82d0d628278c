//! Monkeys With Guns: two tribes of armed primates fight over a table of terrain.

pub mod battle;
pub mod board;
pub mod campaign;
pub mod cli;
pub mod data;
pub mod dice;
pub mod engine;
pub mod force;
#[cfg(feature = "window")]
pub mod input;
pub mod lab;
pub mod opponent;
#[cfg(feature = "window")]
pub mod panels;
pub mod rules;
#[cfg(feature = "window")]
pub mod screens;
#[cfg(feature = "window")]
pub mod sound;
#[cfg(feature = "window")]
pub mod view;
pub mod words;
