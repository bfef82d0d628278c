//! Scripts played: set up, step by step, recorded, and played again from the record.

mod again;
mod dry;
mod expect;
mod look;
mod run;
mod stage;

pub use again::Verified;
pub use expect::Miss;
pub use run::{Note, play, run};
pub use stage::begin;
