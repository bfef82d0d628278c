//! The shape of a lesson file.

use super::Taught;
use crate::data::raw::Book;
use crate::force::{Side, UnitId};
use serde::Deserialize;

/// A cell as written in the file: column and row, possibly off the board.
pub type At = (i32, i32);

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct Lesson<B: Taught> {
    #[serde(rename = "format")]
    pub _format: u32,
    pub book: Book,
    #[serde(default = "first")]
    pub side: Side,
    #[serde(default)]
    pub then: Option<String>,
    pub level: B::Source,
    pub steps: Vec<Step<B>>,
}

const fn first() -> Side {
    Side::First
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct Step<B: Taught> {
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
    pub theirs: Vec<Answer<B::Order>>,
    #[serde(default)]
    pub rule: Option<String>,
    #[serde(default)]
    pub claims: Vec<B::Claim>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) enum Point {
    Unit(UnitId),
    Cells(At, At),
    Verb(String),
    Part(Part),
}

/// A part of the screen that a step can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Part {
    /// The button that ends the turn.
    EndTurn,
    /// The golden button that accepts the draft.
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
    /// The player has read it and continues.
    #[default]
    Read,
    /// A matching order was given.
    Given(Wish),
    /// A matching order was drafted.
    Drafted(Wish),
    /// The pointer rests on a member of this unit.
    Hover(UnitId),
    /// An order was taken back.
    Undone,
    /// A page of rules was opened.
    Helped,
    /// An overlay for the whole board was shown.
    Viewed,
    /// This side is asked a question, by the name of its window.
    Asked(Side, String),
}

/// The desired kind of order.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Wish {
    /// An order with this name; everything else given here must match as well.
    Order {
        /// Its name: `Move`, `Attack`.
        name: String,
        /// Its unit.
        #[serde(default)]
        unit: Option<UnitId>,
        /// Its target.
        #[serde(default)]
        target: Option<UnitId>,
        /// The two corners between which its leader ends.
        #[serde(default)]
        within: Option<(At, At)>,
        /// The platoon designated or the die kept, counted from 1, or the number of enemies named by a volley.
        #[serde(default)]
        number: Option<u8>,
    },
    /// Any answer to a question other than which order to give.
    Answer,
}

/// An action of the other side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Answer<O> {
    /// This order.
    Give(O),
    /// A unit walks so that its leader ends there, the others where there is room.
    Go(UnitId, At),
    /// The first matching order that the game offers or plans.
    Any(Wish),
}
