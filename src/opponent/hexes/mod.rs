//! The scripted opponent of Ordered Hexes.
//!
//! It writes cards for where its open cards lead it, and for where those of the enemy lead the enemy: what lies face down on
//! the other side, it never looks at. Odds are exact for single shots and for the pools of an assault.

mod answers;
mod book;
mod clash;
mod deals;
mod fire;
mod formation;
mod idea;
mod odds;
mod place;
mod plan;
mod reading;
mod scene;
mod sights;
mod tempers;
mod vantage;
mod venues;
mod walk;
mod walks;
mod worth;

pub use book::Deed;
