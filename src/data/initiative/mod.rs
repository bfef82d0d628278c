//! The files of Initiative Ladder: profiles, rosters, levels, scripts, what a replay keeps of them.

pub mod draft;
mod files;
pub mod lesson;
pub mod level;
pub mod persona;
pub mod profiles;
mod report;
pub mod roster;
pub mod script;
pub mod setup;

pub use level::Level;
pub use profiles::profiles;
