//! What orders are checked against, and the resulting options.

use super::{Monkeys, field::Field, sequence::Frame, turn::Turn};
use crate::engine::clock::Clock;

/// Everything that orders are checked against, in one place.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// Everyone's position and state.
    pub field: &'a Field,
    /// The current turn.
    pub turn: &'a Turn,
    /// The procedures in progress.
    pub clock: &'a Clock<Frame>,
}

/// The options of the player whose decision is pending: [`super::choices::destinations`] lists where a mover may go,
/// and [`super::formation::plan`] turns one of them into a complete order.
pub type Choices = crate::engine::Choices<Monkeys>;
