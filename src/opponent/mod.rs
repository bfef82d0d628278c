//! The scripted opponent: a player like any other. It answers every decision window by the same rules and with the same
//! knowledge, and can say why.
//!
//! ```text
//! Mind (a book) -> Plan: a unit with its Ideas -> play-outs -> the best Idea -> its orders, one after another
//!               -> answers to windows           \-> Why
//! ```
//!
//! Behavior is data (`assets/opponents`); nothing here knows a personality by name. It uses only whole numbers, its own
//! random stream and no clock, so that every machine plays the same battle. See docs/opponent.md.

#![deny(clippy::float_arithmetic)]

pub mod book;
pub mod hexes;
pub mod idea;
mod initiative;
pub mod ladder;
pub mod monkeys;
pub mod player;
mod playout;
mod rehearsal;
pub mod sandbox;
pub mod seated;
pub mod speech;
mod suppression;
pub mod why;

pub use speech::Speaker;
