//! Ordered Hexes: orders written a round ahead in secret, and 38 steps that both sides carry out at once.
//!
//! Chapters refer to the rules they implement by their ids: `R` for the rules as written, `F` for what other sources
//! say, `G` for rules that fill the gaps, `A` for rulings on what they leave open. The worked examples W1 to W16 are
//! tested.
//!
//! A unit is one piece with some models on it: `r1.3` is the third unit of the first side, `r1.3#1` its piece. A hex is
//! identified by its column and its half hexes from the top, `(3, 9)`.

mod abilities;
mod aftermath;
mod agony;
pub mod aiming;
pub mod answers;
mod assault;
mod book;
pub mod cards;
pub mod choices;
pub mod damage;
mod deeds;
mod effects;
mod ending;
mod enlist;
pub mod entry;
pub mod field;
pub mod fights;
pub mod gunnery;
pub mod healing;
mod hits;
pub mod illegal;
pub mod land;
mod marching;
pub mod movement;
pub mod muster;
pub mod numbers;
pub mod order;
pub mod planning;
mod polls;
pub mod profiles;
pub mod retold;
pub mod retreats;
pub mod rounds;
pub mod score;
pub mod sequence;
pub mod set_up;
pub mod sheets;
pub mod shooting;
mod snapshot;
pub mod speed;
pub mod stacking;
mod stages;
pub mod states;
mod taking;
pub mod turns;
mod wander;
pub mod weapons;
pub mod windows;

pub use choices::{Choices, View};
pub use illegal::Illegal;
pub use muster::Muster;
pub use order::Order;
pub use profiles::Profiles;
pub use snapshot::Snapshot;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hexes;
