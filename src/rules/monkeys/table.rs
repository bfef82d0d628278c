//! What orders are judged by, and the choices that result.

use super::{Monkeys, field::Field, sequence::Frame, turn::Turn};
use crate::engine::clock::Clock;

/// Everything that orders are judged by, in one place.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// Who stands where.
    pub field: &'a Field,
    /// Whose turn it is.
    pub turn: &'a Turn,
    /// What is under way.
    pub clock: &'a Clock<Frame>,
}

/// What the awaited player may do: [`super::choices::destinations`] lists where a mover may go,
/// [`super::formation::plan`] makes a whole order of one.
pub type Choices = crate::engine::Choices<Monkeys>;
