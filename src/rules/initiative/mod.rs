//! Initiative Ladder: individual characters, six phases per turn, everyone called by Initiative.
//!
//! Chapters refer to the rules they implement by their ids: `R` for the rules as written, `F` for what other sources
//! say, `G` for rules that fill the gaps, `A` for rulings on what they leave open. The worked examples W1 to W13 are
//! tested.
//!
//! A character is a unit of one piece: `r1.3` is the third character of the first side, `r1.3#1` its piece. What it
//! does becomes visible only through [`deeds`], which keeps facts about an undetected character to its own side (G12,
//! R27).

mod acting;
pub mod aim;
mod ambush;
pub mod automatic;
mod book;
pub mod calls;
pub mod characters;
pub mod choices;
pub mod covering;
mod deeds;
pub mod ending;
mod enlist;
pub mod field;
mod firing;
mod flood;
pub mod grip;
pub mod illegal;
mod load;
pub mod melee;
pub mod mounts;
pub mod movement;
pub mod muster;
pub mod odds;
pub mod order;
pub mod panic;
mod phases;
pub mod posture;
pub mod profiles;
pub mod ready;
pub mod reload;
pub mod repetition;
pub mod sequence;
pub mod set_up;
pub mod shooting;
mod snapshot;
mod stages;
pub mod stealth;
mod steps;
pub mod talk;
pub mod traces;
pub mod turns;
mod veil;
pub mod verbs;
pub mod walking;
mod wander;
pub mod windows;
pub mod wounds;

pub use choices::{Choices, View};
pub use illegal::Illegal;
pub use muster::Muster;
pub use order::Order;
pub use profiles::Profiles;
pub use snapshot::Snapshot;

/// The rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initiative;
