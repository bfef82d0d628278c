//! An order as drawn on the board before it is given.

use crate::board::Cell;
use crate::force::{PieceId, UnitId};
use crate::rules::monkeys::order::Order;

/// An order that has been drawn but not given.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Draft {
    /// A unit walks.
    Move {
        /// The unit.
        unit: UnitId,
        /// The planner's goal: where its lead ends, or the square beyond the edge that it leaves by.
        goal: Cell,
        /// The whole order as it would be given.
        order: Order,
        /// The members that would be left outside the sphere although nobody could help it (T-26), or by a leader that
        /// leaves (T-28).
        outside: Vec<PieceId>,
        /// Whether it was confirmed once already, although someone is left outside.
        warned: bool,
    },
    /// A unit commits to an attack.
    Attack {
        /// The unit.
        unit: UnitId,
        /// The target.
        target: UnitId,
    },
    /// Any other order: overwatch, brace, reload, done.
    Give(Order),
}

impl Draft {
    /// The order as it would be given.
    pub fn order(&self) -> Order {
        match self {
            Draft::Move { order, .. } | Draft::Give(order) => order.clone(),
            Draft::Attack { unit, target } => Order::Attack { unit: *unit, target: *target },
        }
    }
}
