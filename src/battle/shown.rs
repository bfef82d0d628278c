//! What a rule book says of its battle so that a window can show and play it by the shapes of what it asks, without a
//! screen of its own.

use super::{
    account::{Course, Duel, Group, Note, Page, Prospect, Report, Roll, Turned, Waiting},
    book::Played,
    form::{Form, Tick},
    outline::{About, Objective, Outline, Signs, Strewn},
    told::LogLine,
};
use crate::board::{Cell, terrain::Ground};
use crate::data::{
    book::Files,
    drafts::Drafts,
    error::{Fault, LoadError},
    workshop::Workshop,
};
use crate::engine::{Fact, Rules, Viewer, Window};
use crate::force::{PieceId, Side, UnitId};
use crate::words::{Message, Term, kebab, knows, say};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

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
    /// What its results are, a line each.
    pub lines: Vec<String>,
    /// The kind of order it is, by its name among the book's verbs. Orders of one kind share a button.
    pub verb: String,
    /// The unit that acts.
    pub unit: Option<UnitId>,
    /// The piece that is named, where one is.
    pub piece: Option<PieceId>,
    /// The unit it is against.
    pub target: Option<UnitId>,
    /// Where it leads.
    pub cell: Option<Cell>,
    /// Who ends where, where several go.
    pub ends: Vec<(PieceId, Cell)>,
}

/// What hands want of a unit while they draft an order that the book plans.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The kind of order that was chosen on the bar, if one was.
    pub verb: Option<&'a str>,
    /// Where it is to lead, or who stands there.
    pub cell: Cell,
    /// Against whom, if hands have named somebody.
    pub target: Option<UnitId>,
    /// In which of its ways, from 0.
    pub way: usize,
}

/// A rule book that can be shown.
pub trait Shown: Played + Drafts {
    /// Whether the book calls a round a turn.
    const IN_TURNS: bool = false;
    /// The mark whose count the counters of a unit show; empty where they show none.
    const COUNTED: &'static str = "";
    /// The rule about objectives; empty where the book has none.
    const OBJECTIVES: &'static str = "";
    /// Whether what a level is about says how it is won: nothing else has to.
    const ABOUT_SAYS_GOAL: bool = false;
    /// How a round goes, in a sentence.
    fn round_about() -> String;
    /// What the book is called.
    fn book() -> String {
        Self::BOOK.to_owned()
    }
    /// How it plays, in a sentence or two.
    fn book_about() -> String {
        String::new()
    }
    /// The levels that the set-up offers, each under its name in files.
    fn levels() -> Vec<(String, <Self as Files>::Level)> {
        Vec::new()
    }
    /// Reads a level of the player's own.
    ///
    /// # Errors
    /// Where it can't be read, or all its faults; a book without levels in files reads none.
    fn read_level(path: &Path, _workshop: &Workshop) -> Result<<Self as Files>::Level, LoadError> {
        let what = Message::new("game-no-book").with("book", Self::BOOK);
        Err(LoadError::single(&path.display().to_string(), Fault::whole(what)))
    }
    /// What the forces of both sides of a level are called.
    fn force_names(_level: &<Self as Files>::Level) -> [String; 2] {
        Default::default()
    }
    /// What a level is called.
    fn level_name(level: &<Self as Files>::Level) -> String;
    /// What a level is about, in a sentence.
    fn level_about(_level: &<Self as Files>::Level) -> String {
        String::new()
    }
    /// The ground of a level, as it lies before anybody stands on it.
    fn level_ground(level: &<Self as Files>::Level) -> Arc<Ground>;
    /// The same level with the forces of its sides swapped, for a return match; none where they can't change places.
    fn swapped(_level: &<Self as Files>::Level) -> Option<<Self as Files>::Level> {
        None
    }
    /// The ground.
    fn ground(view: <Self as Rules>::View<'_>) -> Arc<Ground>;
    /// What the ground of a cell does, with its rule; none where it does nothing.
    fn terrain(_view: <Self as Rules>::View<'_>, _cell: Cell) -> Option<Note> {
        None
    }
    /// The battle as somebody looks on: a book with secrets draws and tells from it only what the viewer may know.
    fn as_seen(view: <Self as Rules>::View<'_>, _viewer: Viewer) -> <Self as Rules>::View<'_> {
        view
    }
    /// All pieces, in their order, as a viewer may know them: one that is hidden from the viewer is off the board.
    fn pieces(view: <Self as Rules>::View<'_>, viewer: Viewer) -> Vec<Piece>;
    /// Dice that lie open, one of which is to be chosen: how many sides they have, and what they show.
    fn dice(_view: <Self as Rules>::View<'_>) -> (u8, Vec<u8>) {
        (6, Vec::new())
    }
    /// What an order is about.
    fn says(_view: <Self as Rules>::View<'_>, order: &Self::Order) -> Says {
        named::<Self>(order)
    }
    /// A whole order that leads a unit to a cell, or why none does: for books whose choices don't list every move. `verb` is
    /// the kind of order that was chosen on the bar, if one was. None where nothing of that kind leads anywhere.
    fn planned(
        _view: <Self as Rules>::View<'_>,
        _unit: UnitId,
        _verb: Option<&str>,
        _cell: Cell,
    ) -> Option<Result<Self::Order, Self::Illegal>> {
        None
    }
    /// The same for all that hands can want of it: against whom, in which way.
    fn wished(view: <Self as Rules>::View<'_>, wish: &Wish) -> Option<Result<Self::Order, Self::Illegal>> {
        Self::planned(view, wish.unit, wish.verb, wish.cell)
    }
    /// Whether a unit that is being placed can be made to look elsewhere, and how.
    fn turns(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<Turned> {
        None
    }
    /// The order that places a unit and makes it look at a cell.
    fn turned(
        _view: <Self as Rules>::View<'_>,
        _wish: &Wish,
        _toward: Cell,
    ) -> Option<Result<Self::Order, Self::Illegal>> {
        None
    }
    /// What can be done along with a drafted order, one thing at most: what it is, and the order with it.
    fn beside(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Vec<(Note, Self::Order)> {
        Vec::new()
    }
    /// An order of a kind that a unit can't give at all, wherever it leads, with the reason: where finding out takes so long
    /// that its choices don't list it.
    fn hopeless(_view: <Self as Rules>::View<'_>, _unit: UnitId, _verb: &str) -> Option<(Self::Order, Self::Illegal)> {
        None
    }
    /// The groups that kinds of orders are in on the bar, in their order; none where they are in none.
    fn groups() -> Vec<Group> {
        Vec::new()
    }
    /// The ways in which a kind of order may be given; fewer than two where there is nothing to choose.
    fn ways(_verb: &str) -> Vec<Note> {
        Vec::new()
    }
    /// The page of a unit; none where there is nothing to tell but its pieces.
    fn page(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<Page> {
        None
    }
    /// What a unit is and carries, in a line, as the set-up lists it; none where there is no more to say than how many are in
    /// it.
    fn kit(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<String> {
        None
    }
    /// What an order would come to, before it is given.
    fn prospect(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Option<Prospect> {
        None
    }
    /// What a unit and each enemy could do to each other, once an order has been carried out; none: as they stand.
    fn exchange(_view: <Self as Rules>::View<'_>, _unit: UnitId, _order: Option<&Self::Order>) -> Vec<Duel> {
        Vec::new()
    }
    /// The order by which the fire of a unit is foretold in that, where it has several to choose from.
    fn fires(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<String> {
        None
    }
    /// The phases of a turn, and how it stands.
    fn course(_view: <Self as Rules>::View<'_>) -> Course {
        Course::default()
    }
    /// The units that the open window waits for.
    fn waiting(_view: <Self as Rules>::View<'_>) -> Waiting {
        Waiting::default()
    }
    /// What a unit's row in the list of both armies says of its state.
    fn state(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> String {
        String::new()
    }
    /// How often a unit may still act, and how often it could at first: pips of its row.
    fn pips(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> (u8, u8) {
        (0, 0)
    }
    /// Ground that somebody watches, for as long as it does, by its side.
    fn watched(_view: <Self as Rules>::View<'_>) -> Vec<(Side, Vec<Cell>)> {
        Vec::new()
    }
    /// Where something lies that can be carried.
    fn crates(_view: <Self as Rules>::View<'_>) -> Vec<Cell> {
        Vec::new()
    }
    /// What was rolled when the last turn began, as a table, as far as these facts go.
    fn report(_world: &World, _facts: &[&Fact]) -> Option<Report> {
        None
    }
    /// What dice were rolled for.
    fn roll(_world: &World, _fact: &Fact) -> Option<Roll> {
        None
    }
    /// What units are called, where their pieces' names don't say it.
    fn names(_world: &World) -> BTreeMap<UnitId, String> {
        BTreeMap::new()
    }
    /// What pieces are called by names of their own, where the pieces don't say it.
    fn called(_world: &World) -> BTreeMap<PieceId, String> {
        BTreeMap::new()
    }
    /// What a window asks.
    fn question(_view: <Self as Rules>::View<'_>, window: &Window) -> String {
        words_of::<Self>("window", window.name())
    }
    /// What counters show besides faces, of those that show anything.
    fn signs(_view: <Self as Rules>::View<'_>, _viewer: Viewer) -> BTreeMap<PieceId, Signs> {
        BTreeMap::new()
    }
    /// Places that count, in their order.
    fn objectives(_world: &World) -> Vec<Objective> {
        Vec::new()
    }
    /// Where a side sets up, while it does.
    fn zone(_view: <Self as Rules>::View<'_>) -> Option<(Side, Vec<Cell>)> {
        None
    }
    /// What is drawn round the chosen unit.
    fn outline(_view: <Self as Rules>::View<'_>, _about: &About<Self::Order>) -> Outline {
        Outline::default()
    }
    /// What the open window asks of several units at once; none where it asks otherwise.
    fn form(_world: &World) -> Option<Form> {
        None
    }
    /// The order that a filled form gives: the place of the answer that is taken to each question, and a cell where one is
    /// wanted.
    fn filled(_view: <Self as Rules>::View<'_>, _picks: &[usize], _cell: Option<Cell>) -> Option<Self::Order> {
        None
    }
    /// The answers to each question of a form, and the cell, with which it gives an order; the other way round.
    fn picked(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Option<(Vec<usize>, Option<Cell>)> {
        None
    }
    /// The steps of the round that these facts have come to, for a book with too many of them to name.
    fn ticks(_world: &World, _facts: &[&Fact]) -> Vec<Tick> {
        Vec::new()
    }
    /// What is strewn over cells.
    fn strewn(_view: <Self as Rules>::View<'_>) -> Vec<Strewn> {
        Vec::new()
    }
    /// The log in the book's own words, as far as these facts go; none where it has none.
    fn lines(_world: &World, _facts: &[Fact]) -> Option<Vec<LogLine>> {
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
    terms_of::<B>(kind, name, &[])
}

/// The same with terms.
pub fn terms_of<B: Rules>(kind: &str, name: &str, terms: &[(&'static str, Term)]) -> String {
    let id = format!("{}-{kind}-{}", B::BOOK.to_lowercase(), kebab(name));
    if knows(&id) { say(&id, terms) } else { name.to_owned() }
}
