//! Suppression Actions: orders get simpler the more suppression markers a unit has.
//!
//! Chapters refer to the rules they implement by their ids: `R` for the rules as written, `F` for what other sources
//! say, `G` for rules that fill the gaps, `A` for rulings on what they leave open. The worked examples W1 to W13 are
//! tested.
//!
//! Facts recorded by the book: [`What::Threw`](crate::engine::What::Threw) for each pool of dice, where `need` is the
//! number to reach, or for checks (`check-...`) the limit not to exceed;
//! [`What::Counted`](crate::engine::What::Counted) `suppression` for markers; marks `falling-back`, `ground`, `running`
//! and `dug-in`; `Held` for an `objective` at the end of each round; [`What::Landed`](crate::engine::What::Landed) for
//! a template; and notes with numbers.

pub mod action;
pub mod actions;
pub mod assault;
mod book;
pub mod checks;
pub mod choices;
pub mod command;
mod deeds;
mod enlist;
pub mod fall_back;
pub mod field;
mod flood;
mod footing;
pub mod illegal;
pub mod marching;
pub mod markers;
mod morale;
pub mod movement;
pub mod muster;
pub mod objectives;
pub mod odds;
pub mod order;
pub mod planning;
pub mod profiles;
pub mod prospect;
pub mod sequence;
pub mod set_up;
pub mod shooting;
pub mod sight;
mod snapshot;
mod stages;
pub mod starting;
pub mod template;
pub mod turns;
pub mod units;
mod volley;
mod wander;
pub mod windows;

pub use choices::{Choices, View};
pub use illegal::Illegal;
pub use muster::Muster;
pub use order::Order;
pub use profiles::Profiles;
pub use snapshot::Snapshot;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suppression;
