//! The scripted opponent of Suppression Actions.
//!
//! It weighs what fire does to the enemy, markers above all, against what its own place is worth: near an objective, out
//! of fire. Moves are planned for the one idea that is chosen.

mod answers;
mod assault;
mod book;
mod fire;
mod idea;
mod place;
mod reading;
mod scene;
mod time;
mod turn;
mod venues;
mod worth;
