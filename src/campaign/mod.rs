//! Campaigns: tribes march over a map of hexes, fight where they meet, and continue with what is left (section 10; C-01
//! to C-40).
//!
//! A campaign is played like a battle, through a door of the same kind: [`door::begin`], [`door::choices`],
//! [`door::submit`]. What happens is recorded in its [`chronicle`]. A battle in it is an order that contains the replay
//! of that battle; the chapters of the battle don't know about campaigns.

#![deny(clippy::float_arithmetic)]

mod aftermath;
mod agenda;
mod allowed;
pub mod battle;
pub mod bombardment;
pub mod camp;
pub mod casualties;
pub mod chronicle;
pub mod door;
mod encounter;
mod failure;
pub mod fielded;
pub mod file;
mod illegal;
mod income;
mod kills;
mod layouts;
pub mod ledger;
pub mod march;
pub mod moment;
mod no_camp;
pub mod order;
pub mod quarters;
pub mod reasons;
mod regroup;
mod replacements;
mod retreat;
pub mod salvage;
pub mod script;
pub mod seats;
pub mod series;
pub mod shelling;
pub mod shown;
pub mod state;
pub mod strengths;
pub mod trial;
mod turns;
pub mod waiting;

pub use agenda::Outcome;
pub use illegal::Illegal;
pub use no_camp::NoCamp;
