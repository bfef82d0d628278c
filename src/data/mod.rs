//! Files of designers and players: rule profiles, rosters, levels.
//!
//! A file goes three ways: text, raw shape ([`shape`]: the parser stops at the first fault), checked value (all
//! faults at once, each with its path). Only checked values leave this folder. The shipped files are built in, so
//! that the program stands alone.

pub mod draft;
pub mod error;
pub mod file;
mod findings;
pub mod lesson;
pub mod level;
pub mod library;
pub(crate) mod nearest;
mod number;
pub mod persona;
pub mod profiles;
mod raw;
pub mod report;
pub mod roster;
pub mod rulebook;
pub mod script;
pub mod setup;
pub mod shape;
mod slip;
pub mod tiled;
pub mod workshop;

pub use draft::Draft;
pub use error::{Fault, LoadError, Note, Place};
pub use lesson::Lesson;
pub use level::Level;
pub use persona::Persona;
pub use profiles::profiles;
pub use report::{Report, check};
pub use roster::Roster;
pub use script::Script;
pub use setup::Setup;
