//! Answers that players leave standing for a while: the screen gives them to later questions of the same kind, through
//! the same orders.

use crate::force::Side;
use bevy::prelude::*;

/// The span for which each side has left its answer.
#[derive(Resource, Clone, Debug, Default)]
pub struct Standing([Option<String>; 2]);

impl Standing {
    /// Leaves the answer of a side for a span.
    pub fn leave(&mut self, side: Side, scope: String) {
        self.0[side.index()] = Some(scope);
    }

    /// Whether a side has left its answer for a span.
    pub fn holds(&self, side: Side, scope: &str) -> bool {
        self.0[side.index()].as_deref() == Some(scope)
    }
}
