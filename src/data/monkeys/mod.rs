//! The files of Monkeys With Guns: levels, rosters, profiles, what a replay keeps of them.

pub mod campaign;
pub mod draft;
mod files;
pub mod lesson;
pub mod level;
mod own;
pub mod persona;
pub mod profiles;
pub mod roster;
pub mod script;
pub mod setup;
pub mod temper;
pub mod tiled;
pub mod troops;
