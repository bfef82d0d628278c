//! Whether models can step onto a cell, and past it (G1).

use crate::board::{Cell, Direction};

/// The footing of a cell for the models of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Footing {
    /// Unreachable: off the board, a cliff, or occupied by an enemy.
    Closed,
    /// Open, but can't be entered in this move: models may pass beside it.
    Beside,
    /// Open, and can be entered.
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
