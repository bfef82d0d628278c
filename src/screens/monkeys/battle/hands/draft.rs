//! An order as it is drawn on the board before it is given.

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
        /// Where the planner led it: where its lead ends, or the square beyond the edge that it leaves by.
        goal: Cell,
        /// The whole order as it would be given.
        order: Order,
        /// Who would be left outside the sphere, though nobody could help it (T-26), or by a leader who leaves (T-28).
        outside: Vec<PieceId>,
        /// Accepted once already, although someone is left outside.
        warned: bool,
    },
    /// A unit commits to an attack.
    Attack {
        /// The unit.
        unit: UnitId,
        /// At whom.
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
