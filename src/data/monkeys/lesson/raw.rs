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
    #[serde(default)]
    pub claims: Vec<Claim>,
}

/// Something that the sentences of a step say of the table. It holds when the step begins, or the lesson is at fault.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// Everybody left of the unit is of this clan.
    Clan(UnitId, String),
    /// So many of the unit are left on the board.
    Left(UnitId, usize),
    /// So many of them are pinned.
    Pinned(UnitId, usize),
    /// The unit has so many actions left.
    Actions(UnitId, u8),
    /// The unit is on overwatch.
    Watches(UnitId),
    /// The unit can shoot at the other.
    Reaches(UnitId, UnitId),
    /// Before the guns of the first unit so many of the second lie in the open, and so many in cover.
    Lies(UnitId, UnitId, usize, usize),
    /// The best volley of the first unit at the second is the stronger side.
    Stronger(UnitId, UnitId),
    /// The unit can be charged by the other, now.
    Charges(UnitId, UnitId),
    /// Every square of this block gives cover from the unit, or nobody of it sees the square.
    CoverFrom(UnitId, At, At),
    /// Wherever in this block the planner leads the first unit, nobody of it is in the open before the second.
    Sheltered(UnitId, UnitId, At, At),
    /// The side has so many units on the board.
    Units(Side, usize),
    /// The side has so many platoons.
    Platoons(Side, usize),
    /// This platoon of the side acts now.
    Active(Side, u8),
    /// These platoons of the side have not had their turn in this round.
    Waiting(Side, Vec<u8>),
    /// The battle lasts so many rounds.
    Rounds(u16),
    /// These dice lie on the table, and the taught side picks one.
    Dice(Vec<u8>),
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
    /// Such an order is drafted.
    Drafted(Wish),
    /// The pointer rests on somebody of this unit.
    Hover(UnitId),
    /// An order was taken back.
    Undone,
    /// A page of rules was opened.
    Helped,
    /// A view of the whole board was laid over it.
    Viewed,
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
        /// Which platoon is designated, which die is kept, counted from 1; how many enemies a volley names.
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
