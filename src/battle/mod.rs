//! The engine's interface: the only functions that a window, an opponent, a replay, a script and a test use.
//!
//! ```text
//! install(world)            once per world
//! begin(world, level, seed) place forces; can be called again and again
//! advance(world)            run until someone must decide, or it is over
//! choices(world)            what the player may do, and why not the rest
//! submit(world, order)      check, record, resolve
//! undo(world), redo(world)  back to the last die roll
//! ```

#![deny(clippy::float_arithmetic)]

pub mod account;
pub mod book;
pub mod bout;
pub mod chance;
pub mod crash;
pub mod finality;
pub mod form;
mod ground;
pub mod hexes;
pub mod initiative;
pub mod monkeys;
pub mod outline;
pub mod planted;
pub mod play;
pub mod record;
pub mod replay;
pub mod script;
pub mod seal;
pub mod shown;
pub mod story;
pub mod suppression;
mod table;
pub mod teaching;
pub mod told;
pub mod views;
pub mod whereabouts;

pub use play::{begin, begin_again, give_again, submit};
pub use record::Record;
