//! The engine as a whole: random battles, snapshots, replays, the log in words.

mod charges;
mod clock;
mod common;
mod drives;
mod ghosts;
mod golden;
mod hexes;
mod initiative;
mod invariants;
mod lesson;
mod notes;
mod odds;
mod perft;
mod property;
mod random;
mod risks;
mod rolls;
mod scenarios;
mod story;
mod suppression;
mod tell;
#[path = "../common/thorough.rs"]
mod thorough;
mod toll;
mod undo;
mod whereabouts;
