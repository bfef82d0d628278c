//! The vocabulary shared by every rule book: orders and refusals, stages, the clock, decision windows, facts.
//!
//! A rule book is a set of [`stage::Stages`] (schedules of systems), tables of [`clock::Step`]s that say when each
//! stage runs and when a player must decide, and orders that answer the decisions. What happens is recorded as
//! [`fact::Fact`]s; nothing else leaves the engine.

#![deny(clippy::float_arithmetic)]

pub mod beyond;
pub mod clock;
pub mod door;
pub mod fact;
pub mod hash;
pub mod log;
pub mod moment;
pub mod order;
pub(crate) mod reasons;
pub mod rules;
pub mod stage;
pub mod window;

pub use clock::{Awaiting, Clock, Outcome, Procedure, Step};
pub use fact::{Fact, Viewer, What};
pub use log::BattleLog;
pub use moment::Moment;
pub use order::{Refusal, Rule};
pub use rules::{BookOrder, Choices, Rules, Tempo, VerbKind};
pub use stage::{StageId, Stages};
pub use window::{Shape, Window};
