//! Decision windows: who must decide what, in one of six shapes.

use crate::force::{Side, UnitId};
use serde::{Deserialize, Serialize};

/// The six shapes of a decision. Panels, opponent, log and scripts know the shapes and no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// One of a few named things.
    Pick,
    /// One of the dice on the table.
    Die,
    /// Cells of the board.
    Cells,
    /// Enemies for each shooter.
    Targets,
    /// Members of an own unit.
    Members,
    /// The orders of a turn.
    Act,
}

/// A question to one player, open until the player answers it with one of its orders.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Window {
    /// The side that decides.
    pub side: Side,
    /// Its name in the book: `Act`, `Die`, `Watch`.
    pub name: &'static str,
    /// What the answer looks like.
    pub shape: Shape,
    /// The unit it is about, if it is about one.
    pub about: Option<UnitId>,
}
