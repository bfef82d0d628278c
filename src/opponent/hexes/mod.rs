//! Ordered Hexes, played by the answers that the rules mark: the cards that fit the speed of each unit, and the likeliest of
//! all choices.

mod book;

pub use book::{NAME, Persona};
