//! What a rule book is to everything above it: its orders, its questions, its state.
//!
//! A book implements [`Rules`] on a type of its own that holds nothing. [`super::door`] plays any book through it.

use super::{
    clock::{Clock, Procedure},
    order::Refusal,
    window::{Window, WindowKind},
};
use crate::dice::Stream;
use crate::force::{Side, UnitId};
use bevy_ecs::world::World;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// A rule book.
pub trait Rules: Sized + Copy + Debug + PartialEq + Send + Sync + 'static {
    /// Its name in files.
    const BOOK: &'static str;
    /// Raised when the same orders no longer give the same facts.
    const VERSION: u32;
    /// All that it asks the players.
    const WINDOWS: &'static [WindowKind];
    /// The kinds of order that a turn has, as they stand on the bar. A book without any is played by the names of its
    /// orders.
    const VERBS: &'static [VerbKind] = &[];
    /// The rule by which a player gives up.
    const CONCESSION: &'static str;
    /// The stage that runs before each other one.
    const SURVEY: <Self::Procedure as Procedure>::Stage;
    /// Whether a side may know less than there is. An opponent is shown [`Rules::veil`] then.
    const SECRETS: bool = false;
    /// Whether two people at one computer answer open questions side by side: nothing that one alone knows is on the
    /// table then, and it is handed over for secret questions only.
    const SHARED: bool = false;

    /// Its procedures.
    type Procedure: Procedure;
    /// Its orders.
    type Order: BookOrder<Book = Self>;
    /// Why one can't be given.
    type Illegal: Refusal + Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The forces of a battle, ready to be placed.
    type Muster: Send + Sync;
    /// A moment of a battle as plain data. Its hash is the battle's.
    type Snapshot: Clone + Debug + PartialEq + Hash + Send + Sync + 'static;
    /// Everything that orders are judged by.
    type View<'w>: Copy;

    /// Puts what the book needs into a world, once.
    fn install(world: &mut World);
    /// Places the forces of a battle, and sets the clock.
    fn muster(world: &mut World, muster: &Self::Muster);
    /// The battle in a world.
    fn view(world: &World) -> Self::View<'_>;
    /// What the awaited player may do; none when nobody is asked.
    fn choices(view: Self::View<'_>) -> Option<Choices<Self>>;
    /// Judges an order from anywhere: a hand, a file, an opponent.
    ///
    /// # Errors
    /// Why it can't be given.
    fn check(view: Self::View<'_>, order: &Self::Order) -> Result<(), Self::Illegal>;
    /// The rule by which an order that may be given is given.
    fn rule_of(view: Self::View<'_>, order: &Self::Order) -> &'static str;
    /// How far the battle has come.
    fn tempo(view: Self::View<'_>) -> Tempo;
    /// One of the orders of a turn, by chance. A book whose choices don't list every order plans some here.
    fn wander(_view: Self::View<'_>, choices: Choices<Self>, luck: &mut Stream) -> Option<Self::Order> {
        luck.pick(&choices.orders).cloned()
    }
    /// The battle as it stands.
    fn snapshot(world: &World) -> Self::Snapshot;
    /// Puts a battle back to an earlier moment of itself.
    fn restore(world: &mut World, moment: &Self::Snapshot);
    /// Whether one side knows something now that the other doesn't, as far as the battle's state says so; none where what was
    /// told to one side alone stays its secret to the end.
    fn hides(_view: Self::View<'_>) -> Option<bool> {
        None
    }
    /// Whether a side has somebody that the other doesn't know of and who may answer its moves: then the table is handed
    /// over after each of them, so that nobody learns from the card that somebody was asked.
    fn lurks(_view: Self::View<'_>, _side: Side) -> bool {
        false
    }
    /// Looks at a battle without what a side doesn't know, where nothing has to be drawn in its place; none where it has to.
    fn shown<T>(_view: Self::View<'_>, _side: Side, _look: impl FnOnce(Self::View<'_>) -> T) -> Option<T> {
        None
    }
    /// A moment as a side may take it to be: what it doesn't know is drawn by chance.
    fn veil(moment: &Self::Snapshot, _side: Side, _luck: &mut Stream) -> Self::Snapshot {
        moment.clone()
    }
}

/// An order of a book: the answer to a window.
pub trait BookOrder: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The book.
    type Book: Rules<Order = Self>;

    /// Its name in files.
    fn name(&self) -> &'static str;
    /// The unit that it makes act, if it names one.
    fn unit(&self) -> Option<UnitId>;
    /// The unit that it acts against, if it names one.
    fn target(&self) -> Option<UnitId>;
    /// The order to give up, which answers every window.
    fn concede() -> Self;
    /// Whether it costs as much as a whole level to carry out: a file may hold only so many.
    fn is_laborious(&self) -> bool {
        false
    }
}

/// What the awaited player may do.
#[derive(Clone, Debug)]
pub struct Choices<B: Rules> {
    /// The question.
    pub window: Window,
    /// Whole orders that will be accepted; moves are planned from [`Choices::movers`].
    pub orders: Vec<B::Order>,
    /// The order taken for a player who leaves it to the game.
    pub default: Option<B::Order>,
    /// Units that may move: the book plans a whole order from a goal.
    pub movers: Vec<UnitId>,
    /// Orders that can't be given now, each with the reason.
    pub refused: Vec<(B::Order, B::Illegal)>,
}

impl<B: Rules> Choices<B> {
    /// A window without answers yet.
    pub const fn of(window: Window) -> Self {
        Self { window, orders: Vec::new(), default: None, movers: Vec::new(), refused: Vec::new() }
    }
}

/// A kind of order.
#[derive(Debug, PartialEq, Eq)]
pub struct VerbKind {
    /// Its name in the book.
    pub name: &'static str,
    /// The rule about it.
    pub rule: &'static str,
}

/// How far a battle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// The round, from 1.
    pub round: u16,
    /// Rounds until the battle is over; none: no limit.
    pub rounds: Option<u16>,
    /// The side whose turn it is.
    pub side: Side,
    /// Turns that each side has ended.
    pub taken: [u16; 2],
}

impl Tempo {
    /// Turns that both sides have ended.
    pub const fn turns_taken(&self) -> u16 {
        self.taken[0] + self.taken[1]
    }
}

/// The clock of a book's battle.
pub fn clock<B: Rules>(world: &World) -> &Clock<B::Procedure> {
    world.resource()
}
