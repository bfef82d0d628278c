//! The shape of a lesson file.

use crate::data::{
    level::raw::{At, Level},
    raw::Book,
};
use crate::force::{Side, UnitId};
use crate::rules::monkeys::order::Order;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lesson {
    #[serde(rename = "format")]
    pub _format: u32,
    pub book: Book,
    #[serde(default = "first")]
    pub side: Side,
    pub level: Level,
    pub steps: Vec<Step>,
}

const fn first() -> Side {
    Side::First
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    pub id: String,
    #[serde(default)]
    pub point: Vec<Point>,
    #[serde(default)]
    pub until: Until,
    #[serde(default)]
    pub also: Vec<Wish>,
    #[serde(default)]
    pub dice: Vec<u8>,
    #[serde(default)]
    pub theirs: Vec<Answer>,
    #[serde(default)]
    pub rule: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) enum Point {
    Unit(UnitId),
    Cells(At, At),
    Part(Part),
}

/// A part of the screen that a step can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Part {
    /// The order button Move.
    Move,
    /// The order button Attack, which is Fire while targets are named.
    Attack,
    /// The order button Overwatch.
    Overwatch,
    /// The order button Charge.
    Charge,
    /// The order button Done.
    Done,
    /// The button that ends the turn.
    EndTurn,
    /// The golden button that takes what is drafted.
    Accept,
    /// The button that takes an order back.
    Undo,
    /// The record sheet.
    Sheet,
    /// The forecast.
    Forecast,
    /// The log.
    Log,
    /// The bar at the top.
    Track,
    /// Dice and commitments.
    Tray,
    /// The cards of a decision.
    Cards,
}

/// What ends a step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Until {
    /// The player has read it and goes on.
    #[default]
    Read,
    /// Such an order was given.
    Given(Wish),
    /// An order of this name is drafted: `Drafted("Move")`.
    Drafted(String),
    /// The pointer rests on somebody of this unit.
    Hover(UnitId),
    /// An order was taken back.
    Undone,
    /// A page of rules was opened.
    Helped,
    /// This side is asked this: the name of a window.
    Asked(Side, String),
}

/// A kind of order that is wished for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Wish {
    /// An order of this name; what else is said of it must hold as well.
    Order {
        /// Its name: `Move`, `Attack`.
        name: String,
        /// Whose.
        #[serde(default)]
        unit: Option<UnitId>,
        /// At whom.
        #[serde(default)]
        target: Option<UnitId>,
        /// Between which two corners its leader ends.
        #[serde(default)]
        within: Option<(At, At)>,
        /// Which platoon is designated, which die is kept, counted from 1.
        #[serde(default)]
        number: Option<u8>,
    },
    /// Whatever answers a question other than which order to give.
    Answer,
}

/// What the other side does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Answer {
    /// This order.
    Give(Order),
    /// A unit walks so that its leader ends there, the others as they find room.
    Go(UnitId, At),
}
