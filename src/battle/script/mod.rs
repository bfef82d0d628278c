//! Plays scripts: sets them up, plays them step by step, records them, and plays the recording.

mod again;
mod book;
mod dry;
mod expect;
mod run;

pub use again::Verified;
pub use book::Scripted;
pub use expect::{Miss, written};
pub use run::{Note, play, run};
