//! What a rule book says of its battle so that a window can show and play it by the shapes of what it asks, without a
//! screen of its own.

use super::book::Played;
use crate::board::{Cell, terrain::Ground};
use crate::data::book::Files;
use crate::engine::{Fact, Refusal, Rules, Viewer, Window, order::Rule};
use crate::force::{PieceId, Side, UnitId};
use crate::words::{knows, word};
use std::sync::Arc;

/// A piece as the table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which.
    pub id: PieceId,
    /// Where it is; none off the board.
    pub cell: Option<Cell>,
    /// Its name.
    pub name: String,
    /// The name of its face among the drawings; a plain primate's where there is none of that name.
    pub face: String,
    /// How large it is: 1 is tiny, 4 and more are large.
    pub size: u8,
    /// Whether it leads its unit.
    pub leads: bool,
    /// Its state in words, for the sheet.
    pub state: String,
}

/// What an order is about, for cards, buttons and the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Says {
    /// What it is called.
    pub title: String,
    /// What comes of it, a line each.
    pub lines: Vec<String>,
    /// The kind of order it is, by its name among the book's verbs. Orders of one kind share a button.
    pub verb: String,
    /// Who acts.
    pub unit: Option<UnitId>,
    /// The piece that is named, where one is.
    pub piece: Option<PieceId>,
    /// Whom it is against.
    pub target: Option<UnitId>,
    /// Where it leads.
    pub cell: Option<Cell>,
}

/// A line of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The line.
    pub words: String,
    /// The rule behind it.
    pub rule: Rule,
    /// Whose doing it was.
    pub side: Option<Side>,
    /// Whether it is the head of a turn.
    pub head: bool,
    /// Number of the first fact it tells.
    pub first_fact: u32,
}

/// A rule book that can be shown.
pub trait Shown: Played {
    /// The levels that the set-up offers, each under its name in files.
    fn levels() -> Vec<(String, <Self as Files>::Level)> {
        Vec::new()
    }
    /// What a level is called.
    fn level_name(level: &<Self as Files>::Level) -> String;
    /// What a level is about, in a sentence.
    fn level_about(_level: &<Self as Files>::Level) -> String {
        String::new()
    }
    /// The ground of a level, as it lies before anybody stands on it.
    fn level_ground(level: &<Self as Files>::Level) -> Arc<Ground>;
    /// The ground.
    fn ground(view: <Self as Rules>::View<'_>) -> Arc<Ground>;
    /// All pieces, in their order, as a viewer may know them: one that is hidden from the viewer is off the board.
    fn pieces(view: <Self as Rules>::View<'_>, viewer: Viewer) -> Vec<Piece>;
    /// Dice that lie open, one of which is to be chosen.
    fn dice(_view: <Self as Rules>::View<'_>) -> Vec<u8> {
        Vec::new()
    }
    /// What an order is about.
    fn says(_view: <Self as Rules>::View<'_>, order: &Self::Order) -> Says {
        named::<Self>(order)
    }
    /// What a window asks.
    fn question(_view: <Self as Rules>::View<'_>, window: &Window) -> String {
        words_of::<Self>("window", window.name())
    }
    /// Why an order can't be given.
    fn refusal(_view: <Self as Rules>::View<'_>, why: &Self::Illegal) -> String {
        why.message().words()
    }
    /// A line of the log for a fact that the book tells in words of its own.
    fn line(_view: <Self as Rules>::View<'_>, _fact: &Fact) -> Option<String> {
        None
    }
}

/// What an order says by itself: its name, its unit, its target.
pub fn named<B: Rules>(order: &B::Order) -> Says {
    use crate::engine::BookOrder;
    let title = words_of::<B>("order", order.name());
    let verb = order.name().to_owned();
    Says { title, verb, unit: order.unit(), target: order.target(), ..Says::default() }
}

/// What something of a book is called: the sentence `pebbles-order-walk`; where there is none, its name.
pub fn words_of<B: Rules>(kind: &str, name: &str) -> String {
    let id = format!("{}-{kind}-{}", B::BOOK.to_lowercase(), kebab(name));
    if knows(&id) { word(&id) } else { name.to_owned() }
}

fn kebab(name: &str) -> String {
    crate::battle::tell::kebab(name)
}
