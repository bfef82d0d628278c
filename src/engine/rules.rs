//! What everything above a rule book sees of it: its orders, its questions, its state.
//!
//! A book implements [`Rules`] on an empty type of its own. [`super::door`] plays any book through it.

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
    /// Increased when the same orders no longer give the same facts.
    const VERSION: u32;
    /// All questions it asks the players.
    const WINDOWS: &'static [WindowKind];
    /// The kinds of order available in a turn, in the order of the action bar. A book without any is played by the
    /// names of its orders.
    const VERBS: &'static [VerbKind] = &[];
    /// The rule that lets a player give up.
    const CONCESSION: &'static str;
    /// The stage that runs before every other one.
    const SURVEY: <Self::Procedure as Procedure>::Stage;
    /// Whether a side may know less than everything. If so, an opponent is shown [`Rules::veil`].
    const SECRETS: bool = false;
    /// Whether two people at one computer answer open questions side by side: the table then shows nothing that only
    /// one of them knows, and is handed over for secret questions only.
    const SHARED: bool = false;

    /// Its procedures.
    type Procedure: Procedure;
    /// Its orders.
    type Order: BookOrder<Book = Self>;
    /// Why an order can't be given.
    type Illegal: Refusal + Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The forces of a battle, ready to be placed.
    type Muster: Send + Sync;
    /// A moment of a battle as plain data. Its hash is the battle's hash.
    type Snapshot: Clone + Debug + PartialEq + Hash + Send + Sync + 'static;
    /// Everything that orders are checked against.
    type View<'w>: Copy;

    /// Puts what the book needs into a world, once.
    fn install(world: &mut World);
    /// Places the forces of a battle and sets the clock.
    fn muster(world: &mut World, muster: &Self::Muster);
    /// The battle in a world.
    fn view(world: &World) -> Self::View<'_>;
    /// The options of the player whose decision is pending; none if nobody is asked.
    fn choices(view: Self::View<'_>) -> Option<Choices<Self>>;
    /// Checks an order from any source: a player, a file, an opponent.
    ///
    /// # Errors
    /// Why it can't be given.
    fn check(view: Self::View<'_>, order: &Self::Order) -> Result<(), Self::Illegal>;
    /// The rule behind a legal order.
    fn rule_of(view: Self::View<'_>, order: &Self::Order) -> &'static str;
    /// How far the battle has come.
    fn tempo(view: Self::View<'_>) -> Tempo;
    /// One of the orders of a turn, at random. A book whose choices don't list every order plans some here.
    fn wander(_view: Self::View<'_>, choices: Choices<Self>, luck: &mut Stream) -> Option<Self::Order> {
        luck.pick(&choices.orders).cloned()
    }
    /// The current state of the battle.
    fn snapshot(world: &World) -> Self::Snapshot;
    /// Restores an earlier moment of the same battle.
    fn restore(world: &mut World, moment: &Self::Snapshot);
    /// Whether one side now knows something that the other doesn't, judged by the battle's state; none in books where
    /// everything shown to one side alone stays secret to the end.
    fn hides(_view: Self::View<'_>) -> Option<bool> {
        None
    }
    /// Whether a side has something that the other doesn't know of and that may answer the other's moves. The table is
    /// then handed over after each move, so that nobody learns from the handover card that a question was asked.
    fn lurks(_view: Self::View<'_>, _side: Side) -> bool {
        false
    }
    /// Whether a side that lurks may still answer a move, as far as both sides can tell: if it can't, nobody has to be
    /// handed the table after one.
    fn answers(view: Self::View<'_>, side: Side) -> bool {
        Self::lurks(view, side)
    }
    /// Whether a side now knows all that there is to know, so that nothing has to be drawn for it.
    fn is_open(_view: Self::View<'_>, _side: Side) -> bool {
        !Self::SECRETS
    }
    /// Looks at a battle without what a side doesn't know, if nothing has to be drawn in its place; none if something
    /// has.
    fn shown<T>(_view: Self::View<'_>, _side: Side, _look: impl FnOnce(Self::View<'_>) -> T) -> Option<T> {
        None
    }
    /// A moment as a side might picture it: what the side doesn't know is drawn at random.
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
    /// The unit that it makes act, if any.
    fn unit(&self) -> Option<UnitId>;
    /// The unit that it acts against, if any.
    fn target(&self) -> Option<UnitId>;
    /// The order to give up, a valid answer to every window.
    fn concede() -> Self;
    /// Whether carrying it out costs as much as setting up a whole level: a file may contain only a limited number.
    fn is_laborious(&self) -> bool {
        false
    }
}

/// The options of the player whose decision is pending.
#[derive(Clone, Debug)]
pub struct Choices<B: Rules> {
    /// The question.
    pub window: Window,
    /// Complete orders that will be accepted; moves are planned from [`Choices::movers`].
    pub orders: Vec<B::Order>,
    /// The order used if the player leaves the decision to the game.
    pub default: Option<B::Order>,
    /// Units that may move: the book plans a complete order from a goal.
    pub movers: Vec<UnitId>,
    /// Orders that can't be given now, each with the reason.
    pub refused: Vec<(B::Order, B::Illegal)>,
}

impl<B: Rules> Choices<B> {
    /// A window that has no answers yet.
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
    /// Rounds until the battle is over; none for no limit.
    pub rounds: Option<u16>,
    /// The side whose turn it is.
    pub side: Side,
    /// Turns ended by each side.
    pub taken: [u16; 2],
}

impl Tempo {
    /// Turns ended by both sides together.
    pub const fn turns_taken(&self) -> u16 {
        self.taken[0] + self.taken[1]
    }
}

/// The clock of a book's battle.
pub fn clock<B: Rules>(world: &World) -> &Clock<B::Procedure> {
    world.resource()
}
