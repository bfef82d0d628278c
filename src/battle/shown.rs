//! What a rule book provides so that a window can show and play its battles by the shapes of its questions, without a
//! screen of its own.

use super::{
    account::{Course, Duel, Group, Lasting, Note, Page, Prospect, Report, Roll, Turned, Waiting},
    book::Played,
    form::{Form, Tick},
    outline::{About, Objective, Outline, Signs, Strewn, Watch},
    told::LogLine,
    views::{MANY, Steps, Survey},
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

/// A piece as shown on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which.
    pub id: PieceId,
    /// Its cell; none off the board.
    pub cell: Option<Cell>,
    /// Its name.
    pub name: String,
    /// The name of its face among the drawings; a plain primate's is used if there is none with that name.
    pub face: String,
    /// Its size: 1 is tiny, 4 and more are large.
    pub size: u8,
    /// Whether it is its unit's leader.
    pub leads: bool,
    /// Its state as text, for the sheet.
    pub state: String,
}

/// The description of an order for cards, buttons and the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Says {
    /// Its title.
    pub title: String,
    /// Its results, one per line.
    pub lines: Vec<String>,
    /// The kind of order, by its name among the book's verbs. Orders of one kind share a button.
    pub verb: String,
    /// The unit that acts.
    pub unit: Option<UnitId>,
    /// The piece it names, if any.
    pub piece: Option<PieceId>,
    /// The target unit.
    pub target: Option<UnitId>,
    /// Its destination.
    pub cell: Option<Cell>,
    /// The end positions, if several pieces move.
    pub ends: Vec<(PieceId, Cell)>,
}

/// The player's input for a unit while drafting an order that the book plans.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The kind of order chosen on the action bar, if any.
    pub verb: Option<&'a str>,
    /// The destination, or the cell of the target.
    pub cell: Cell,
    /// The target, if the player has named one.
    pub target: Option<UnitId>,
    /// The way to give it, from 0.
    pub way: usize,
}

/// A rule book that can be shown.
pub trait Shown: Played + Drafts {
    /// Whether the book calls a round a turn.
    const IN_TURNS: bool = false;
    /// The mark whose count is shown on a unit's counters; empty if they show none.
    const COUNTED: &'static str = "";
    /// The rule about objectives; empty if the book has none.
    const OBJECTIVES: &'static str = "";
    /// Whether the description of a level already says how it is won.
    const ABOUT_SAYS_GOAL: bool = false;
    /// Whether it has views of the whole board.
    const SURVEYED: bool = false;
    /// The steps in which its views show how many weapons or targets there are.
    const STEPS: Steps = MANY;
    /// The course of a round, in one sentence.
    fn round_about() -> String;
    /// Which of the optional rules are on in a battle, in the order of [`Drafts::OPTIONS`].
    fn in_force(_view: <Self as Rules>::View<'_>) -> Vec<bool> {
        Vec::new()
    }
    /// The name of the book.
    fn book() -> String {
        Self::BOOK.to_owned()
    }
    /// How it plays, in a sentence or two.
    fn book_about() -> String {
        String::new()
    }
    /// The levels offered by the set-up screen, each under its name in files.
    fn levels() -> Vec<(String, <Self as Files>::Level)> {
        Vec::new()
    }
    /// Reads one of the player's own levels.
    ///
    /// # Errors
    /// If it can't be read, or everything wrong with it; a book without levels in files reads none.
    fn read_level(path: &Path, _workshop: &Workshop) -> Result<<Self as Files>::Level, LoadError> {
        let what = Message::new("game-no-book").with("book", Self::BOOK);
        Err(LoadError::single(&path.display().to_string(), Fault::whole(what)))
    }
    /// The names of the forces of both sides of a level.
    fn force_names(_level: &<Self as Files>::Level) -> [String; 2] {
        Default::default()
    }
    /// The name of a level.
    fn level_name(level: &<Self as Files>::Level) -> String;
    /// What a level is about, in a sentence.
    fn level_about(_level: &<Self as Files>::Level) -> String {
        String::new()
    }
    /// The ground of a level, before anybody is on it.
    fn level_ground(level: &<Self as Files>::Level) -> Arc<Ground>;
    /// How many units both sides of a level have, in words; the numbers are those of its units.
    fn strengths(_level: &<Self as Files>::Level, [first, second]: [usize; 2]) -> String {
        say("setup-units", &[("first", first.into()), ("second", second.into())])
    }
    /// The same level with the forces of its sides swapped, for a return match; none if they can't change places.
    fn swapped(_level: &<Self as Files>::Level) -> Option<<Self as Files>::Level> {
        None
    }
    /// The ground.
    fn ground(view: <Self as Rules>::View<'_>) -> Arc<Ground>;
    /// The effects of a cell's ground, with its rule; none if it has none.
    fn terrain(_view: <Self as Rules>::View<'_>, _cell: Cell) -> Option<Note> {
        None
    }
    /// The battle as seen by a viewer: from it, a book with secrets shows only what the viewer may know.
    fn as_seen(view: <Self as Rules>::View<'_>, _viewer: Viewer) -> <Self as Rules>::View<'_> {
        view
    }
    /// All pieces, in order, as a viewer may know them: one that is hidden from the viewer is off the board.
    fn pieces(view: <Self as Rules>::View<'_>, viewer: Viewer) -> Vec<Piece>;
    /// Dice on the table from which one has to be chosen: their number of sides, and their faces.
    fn dice(_view: <Self as Rules>::View<'_>) -> (u8, Vec<u8>) {
        (6, Vec::new())
    }
    /// The description of an order.
    fn says(_view: <Self as Rules>::View<'_>, order: &Self::Order) -> Says {
        named::<Self>(order)
    }
    /// A complete order that takes a unit to a cell, or why there is none, for books whose choices don't list every
    /// move. `verb` is the kind of order chosen on the action bar, if any. None if nothing of that kind leads anywhere.
    fn planned(
        _view: <Self as Rules>::View<'_>,
        _unit: UnitId,
        _verb: Option<&str>,
        _cell: Cell,
    ) -> Option<Result<Self::Order, Self::Illegal>> {
        None
    }
    /// The same for the player's complete input, including target and way.
    fn wished(view: <Self as Rules>::View<'_>, wish: &Wish) -> Option<Result<Self::Order, Self::Illegal>> {
        Self::planned(view, wish.unit, wish.verb, wish.cell)
    }
    /// Whether and how a unit being placed can be given another facing or aim.
    fn turns(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<Turned> {
        None
    }
    /// The order that places a unit with its facing or aim toward a cell.
    fn turned(
        _view: <Self as Rules>::View<'_>,
        _wish: &Wish,
        _toward: Cell,
    ) -> Option<Result<Self::Order, Self::Illegal>> {
        None
    }
    /// What can be done along with a drafted order, at most one thing: its description, and the order including it.
    fn beside(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Vec<(Note, Self::Order)> {
        Vec::new()
    }
    /// An order of a kind that a unit can't give at all, wherever it leads, with the reason; for kinds that take so
    /// long to check that its choices don't list them.
    fn hopeless(_view: <Self as Rules>::View<'_>, _unit: UnitId, _verb: &str) -> Option<(Self::Order, Self::Illegal)> {
        None
    }
    /// The order of the open turn or call that is drafted from the start, since players mostly give it; none if there is
    /// none.
    fn usual(_view: <Self as Rules>::View<'_>) -> Option<Self::Order> {
        None
    }
    /// The spans in which the default answer to the open question may stand for later ones; none if each is asked.
    fn lasting(_view: <Self as Rules>::View<'_>) -> Vec<Lasting> {
        Vec::new()
    }
    /// The groups of kinds of orders on the action bar, in order; empty if there are none.
    fn groups() -> Vec<Group> {
        Vec::new()
    }
    /// What a kind of order does, in a sentence, if the unit gives it; for those whose answers aren't listed.
    fn verb_about(_view: <Self as Rules>::View<'_>, _unit: Option<UnitId>, _verb: &str) -> String {
        String::new()
    }
    /// The enemies against which the book would plan an order of a kind, besides those that its choices list.
    fn in_reach(_view: <Self as Rules>::View<'_>, _unit: UnitId, _verb: &str) -> Vec<UnitId> {
        Vec::new()
    }
    /// The ways in which a kind of order may be given; fewer than two if there is no choice.
    fn ways(_verb: &str) -> Vec<Note> {
        Vec::new()
    }
    /// The name of the way in which an order is given, if it isn't just that of the way asked for.
    fn way_of(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Option<String> {
        None
    }
    /// The page of a unit; none if there is nothing to show but its pieces.
    fn page(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<Page> {
        None
    }
    /// A unit's description and equipment in one line for the set-up screen; none if only its size matters.
    fn kit(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<String> {
        None
    }
    /// The prospects of an order before it is given.
    fn prospect(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Option<Prospect> {
        None
    }
    /// What a unit and each enemy could do to each other after an order has been carried out; none for the current
    /// state.
    fn exchange(_view: <Self as Rules>::View<'_>, _unit: UnitId, _order: Option<&Self::Order>) -> Vec<Duel> {
        Vec::new()
    }
    /// The order used to forecast a unit's fire there, if it has several to choose from.
    fn fires(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> Option<String> {
        None
    }
    /// The phases of a turn, and the current state.
    fn course(_view: <Self as Rules>::View<'_>) -> Course {
        Course::default()
    }
    /// The units that the open window waits for.
    fn waiting(_view: <Self as Rules>::View<'_>) -> Waiting {
        Waiting::default()
    }
    /// Whether a unit could fire at an enemy as they are now, with what, or else why not; `None` if the book doesn't say.
    fn aims_at(_view: <Self as Rules>::View<'_>, _unit: UnitId, _enemy: UnitId) -> Option<Note> {
        None
    }
    /// The state shown in a unit's row in the list of both armies.
    fn state(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> String {
        String::new()
    }
    /// How often a unit may still act, and how often it could at first: the pips in its row.
    fn pips(_view: <Self as Rules>::View<'_>, _unit: UnitId) -> (u8, u8) {
        (0, 0)
    }
    /// How many of a side are left, of how many, as its victory conditions count them.
    fn left(view: <Self as Rules>::View<'_>, side: Side) -> (usize, usize) {
        let mut pieces = Self::pieces(view, Viewer::All);
        pieces.retain(|piece| piece.id.unit.side == side);
        (pieces.iter().filter(|piece| piece.cell.is_some()).count(), pieces.len())
    }
    /// Ground that somebody watches, for as long as it does.
    fn watched(_view: <Self as Rules>::View<'_>) -> Vec<Watch> {
        Vec::new()
    }
    /// The positions of things that can be carried.
    fn crates(_view: <Self as Rules>::View<'_>) -> Vec<Cell> {
        Vec::new()
    }
    /// The rolls at the start of the last turn, as a table, up to these facts.
    fn report(_world: &World, _facts: &[&Fact]) -> Option<Report> {
        None
    }
    /// The purpose of dice.
    fn roll(_world: &World, _fact: &Fact) -> Option<Roll> {
        None
    }
    /// The names of units that have one besides the names of their pieces.
    fn names(_world: &World) -> BTreeMap<UnitId, String> {
        BTreeMap::new()
    }
    /// Pieces' own names, for those that have one.
    fn called(_world: &World) -> BTreeMap<PieceId, String> {
        BTreeMap::new()
    }
    /// The rule that the question of a window is about.
    fn asked_rule(_view: <Self as Rules>::View<'_>, window: &Window) -> &'static str {
        window.kind.rule
    }
    /// The question of a window.
    fn question(_view: <Self as Rules>::View<'_>, window: &Window) -> String {
        words_of::<Self>("window", window.name())
    }
    /// What counters show besides faces, for those that show anything.
    fn signs(_view: <Self as Rules>::View<'_>, _viewer: Viewer) -> BTreeMap<PieceId, Signs> {
        BTreeMap::new()
    }
    /// Objectives, in order.
    fn objectives(_world: &World) -> Vec<Objective> {
        Vec::new()
    }
    /// Where a side sets up, while it does.
    fn zone(_view: <Self as Rules>::View<'_>) -> Option<(Side, Vec<Cell>)> {
        None
    }
    /// What is drawn around the chosen unit.
    fn outline(_view: <Self as Rules>::View<'_>, _about: &About<Self::Order>) -> Outline {
        Outline::default()
    }
    /// A copy of what the viewer knows, for views of the whole board; none if the book has none.
    fn survey(_view: <Self as Rules>::View<'_>, _viewer: Viewer) -> Option<Box<dyn Survey>> {
        None
    }
    /// The cells from which a unit looks, its leader's first: now, or after an order of its own has been carried out.
    fn eyes(_view: <Self as Rules>::View<'_>, _unit: UnitId, _order: Option<&Self::Order>) -> Vec<Cell> {
        Vec::new()
    }
    /// The questions of the open window about several units at once; none if it asks otherwise.
    fn form(_world: &World) -> Option<Form> {
        None
    }
    /// Words the answers of a form that depend on the answers chosen so far, given by their index for each question.
    fn reword(_view: <Self as Rules>::View<'_>, _form: &mut Form, _picks: &[usize]) {}
    /// The order given by a filled-in form: the index of the answer to each question, and a cell if one is needed.
    fn filled(_view: <Self as Rules>::View<'_>, _picks: &[usize], _cell: Option<Cell>) -> Option<Self::Order> {
        None
    }
    /// The inverse: the answers to each question of a form, and the cell, with which it gives an order.
    fn picked(_view: <Self as Rules>::View<'_>, _order: &Self::Order) -> Option<(Vec<usize>, Option<Cell>)> {
        None
    }
    /// The steps of the round reached by these facts, for a book with too many of them to name.
    fn ticks(_world: &World, _facts: &[&Fact]) -> Vec<Tick> {
        Vec::new()
    }
    /// What is spread over cells.
    fn strewn(_view: <Self as Rules>::View<'_>) -> Vec<Strewn> {
        Vec::new()
    }
    /// The log in the book's own words, up to these facts; none if it has none.
    fn lines(_world: &World, _facts: &[Fact]) -> Option<Vec<LogLine>> {
        None
    }
}

/// The plain description of an order: its name, its unit, its target.
pub fn named<B: Rules>(order: &B::Order) -> Says {
    use crate::engine::BookOrder;
    let title = words_of::<B>("order", order.name());
    let verb = order.name().to_owned();
    Says { title, verb, unit: order.unit(), target: order.target(), ..Says::default() }
}

/// The name of something in a book: the text `pebbles-order-walk` or, if there is none, its name.
pub fn words_of<B: Rules>(kind: &str, name: &str) -> String {
    terms_of::<B>(kind, name, &[])
}

/// The same with terms.
pub fn terms_of<B: Rules>(kind: &str, name: &str, terms: &[(&'static str, Term)]) -> String {
    let id = format!("{}-{kind}-{}", B::BOOK.to_lowercase(), kebab(name));
    if knows(&id) { say(&id, terms) } else { name.to_owned() }
}
