//! The scripted opponent of Suppression Actions.
//!
//! It weighs what fire does to the enemy, above all markers, against the value of its own position: near an
//! objective, out of fire. Moves are planned only for the chosen idea.

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
