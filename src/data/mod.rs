//! Files of designers and players: rule profiles, rosters, levels.
//!
//! A file goes through three forms: text, raw shape ([`shape`]: the parser stops at the first error), checked value
//! (all errors at once, each with its path). Only checked values leave this module. The shipped files are built into
//! the program, so it needs no others.

pub mod book;
pub mod campaign;
pub mod caught;
pub mod crashes;
pub mod credits;
pub mod drafts;
pub mod error;
mod fielding;
pub mod file;
pub mod file_name;
mod findings;
mod forces;
pub mod hexes;
pub mod initiative;
mod leftovers;
pub mod library;
pub mod monkeys;
pub(crate) mod nearest;
mod number;
pub mod persona;
pub mod places;
mod raw;
mod rename;
pub mod report;
mod rows;
pub mod rulebook;
pub mod script;
pub mod shape;
mod slip;
pub mod store;
pub mod suppression;
pub mod teaching;
pub mod troops;
pub mod workshop;

pub(crate) use findings::quote;
pub(crate) use number::{NAME, is_name};

pub use error::{Fault, LoadError, Note, Place};
pub use report::{Report, check};
pub use script::Script;
