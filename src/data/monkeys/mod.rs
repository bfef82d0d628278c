//! The files of Monkeys With Guns: levels, rosters, profiles, what a replay keeps of them.

pub mod draft;
mod files;
pub mod lesson;
pub mod level;
mod markers;
mod own;
pub mod persona;
pub mod profiles;
mod report;
pub mod roster;
pub mod script;
pub mod setup;
pub mod temper;
pub mod tiled;
pub mod troops;

pub use draft::Draft;
pub use lesson::Lesson;
pub use level::Level;
pub use persona::Persona;
pub use profiles::profiles;
pub use roster::Roster;
pub use setup::Setup;
