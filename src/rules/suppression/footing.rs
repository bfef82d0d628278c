//! Whether models can step on a cell, and past it (G1).

use crate::board::{Cell, Direction};

/// How a cell bears the models of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Footing {
    /// Nobody gets there: off the board, a cliff, or an enemy stands there.
    Closed,
    /// Open, yet not entered in this move: one may pass beside it.
    Beside,
    /// It can be entered.
    Firm,
}

/// Whether a step can be taken: nobody slips between two closed neighbors.
pub(super) fn passes(from: Cell, direction: Direction, of: impl Fn(Cell) -> Footing) -> bool {
    let to = from.step(direction);
    if of(to) != Footing::Firm {
        return false;
    }
    let sides = [Cell::new(to.x, from.y), Cell::new(from.x, to.y)];
    !direction.is_diagonal() || sides.into_iter().any(|cell| of(cell) != Footing::Closed)
}
