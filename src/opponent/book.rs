//! What a rule book says there: who plays it, what its units could do, what a board is worth.

use super::{
    idea::{Idea, Plan},
    ladder::venue::Venue,
    speech::{Chapter, Situation},
    why::Reason,
};
use crate::battle::script::Scripted;
use crate::data::{
    LoadError,
    persona::{Budget, Voice},
};
use crate::engine::{BookOrder, Choices, Rules, Shape, window::Window};
use crate::force::{Side, UnitId};
use bevy_ecs::world::World;
use std::{
    fmt::{Debug, Display},
    sync::Arc,
};

/// A rule book that a scripted opponent can play.
pub trait Mind: Scripted {
    /// How an opponent judges: its character.
    type Persona: Character;
    /// A standing order of a level, inside which a character plays.
    type Standing: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What the first order of an idea is to do, before its way is planned.
    type Unplanned: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What an idea is judged by.
    type Grounds: Clone + Debug + Send + Sync + 'static;
    /// What a line of a judgment is about.
    type Consider: Copy + Debug + Display + PartialEq + Send + Sync + 'static;
    /// What a unit is for in this turn.
    type Role: Copy + Debug + Display + PartialEq + Send + Sync + 'static;
    /// What a unit is to do.
    type Goal: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The look of a board: while it stays the same, a course goes on.
    type Look: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The step that a turn begins with, in facts.
    const TURN: &'static str = "turn";
    /// Whether both sides have every turn together.
    const SHARED_TURNS: bool = false;
    /// Orders of a turn whose frequency the ladder tells.
    const ORDERS: &'static [&'static str] = &[];
    /// Kinds of deeds that habits are counted by.
    const DEEDS: usize = 0;

    /// The names of the characters that ship, the one first that a person meets first, and who advises.
    fn characters() -> Vec<String> {
        Vec::new()
    }
    /// A consideration as a sentence about an order names it: "its fire on the enemy".
    fn reason_words(reason: &Reason<Self>) -> String {
        reason.what.to_string()
    }

    /// Whether a question is weighed, idea by idea; every other one is answered at once.
    fn weighs(window: &Window) -> bool {
        window.shape() == Shape::Act
    }
    /// Turns of both sides that a play-out goes on for.
    fn horizon(_view: <Self as Rules>::View<'_>, budget: Budget) -> u16 {
        budget.turns
    }
    /// What it takes for true in its play-outs of what it doesn't know; none where a guess by chance will do.
    fn suppose(_world: &World, _side: Side) -> Option<Self::Snapshot> {
        None
    }
    /// Whether two ideas are of the same kind: the same orders, wherever to and at whom.
    fn is_like(one: &Idea<Self>, other: &Idea<Self>) -> bool {
        one.orders.iter().map(BookOrder::name).eq(other.orders.iter().map(BookOrder::name))
    }

    /// The answer to a window that is not weighed.
    fn answer(thinker: Thinker<Self>) -> Option<Self::Order> {
        let choices = Self::choices(thinker.view)?;
        choices.default.or_else(|| choices.orders.first().cloned())
    }
    /// The answer after which a unit goes on undisturbed, as far as there is one.
    fn let_pass(choices: &Choices<Self>) -> Option<Self::Order> {
        choices.default.clone().or_else(|| choices.orders.first().cloned())
    }
    /// Whether it gives the battle up.
    fn concedes(_thinker: Thinker<Self>) -> bool {
        false
    }
    /// The next unit with its role and all that it could do, the best first; none where nobody can do anything.
    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>>;
    /// Plans the way of an idea's first order, if that has not been done. False if there is none.
    fn settle(_view: <Self as Rules>::View<'_>, _idea: &mut Idea<Self>) -> bool {
        true
    }
    /// The order of a unit to which nothing better occurs.
    fn rest(unit: UnitId) -> Self::Order;
    /// The order that ends a turn in which nobody can do anything more.
    fn end_turn() -> Self::Order;
    /// Units that wait for their orders in this turn, which share what may be spent on it.
    fn waiting(view: <Self as Rules>::View<'_>) -> usize;
    /// The look of the board.
    fn look(view: <Self as Rules>::View<'_>) -> Self::Look;

    /// What a board is worth to a side.
    fn worth(view: <Self as Rules>::View<'_>, persona: &Self::Persona, side: Side) -> i64;
    /// What an order of a play-out costs, in the effort of a budget.
    fn price(view: <Self as Rules>::View<'_>, order: &Self::Order) -> u64;
    /// Who the enemy is taken for in play-outs, in turn: nobody counts on an enemy of their own kind.
    fn enemies() -> &'static [Arc<Self::Persona>];

    /// What each consideration gave to an idea, the weightiest first.
    fn reasons(thinker: Thinker<Self>, role: Option<Self::Role>, idea: &Idea<Self>) -> Vec<Reason<Self>>;
    /// What a unit is to do.
    fn goal(_thinker: Thinker<Self>, _unit: UnitId) -> Option<Self::Goal> {
        None
    }
    /// What a turn has come to, for who speaks about it; none where nobody speaks.
    fn situation(_view: <Self as Rules>::View<'_>, _chapter: Chapter, _persona: &Self::Persona) -> Option<Situation> {
        None
    }

    /// The standing orders of both sides of a level.
    fn standing(_level: &Self::Level) -> [Arc<[Self::Standing]>; 2] {
        [Arc::new([]), Arc::new([])]
    }
    /// The places of the ladder.
    ///
    /// # Errors
    /// Where a shipped file is at fault.
    fn venues() -> Result<Vec<Venue<Self>>, LoadError> {
        Ok(Vec::new())
    }
    /// A level without a limit of rounds; none where its battles end by nothing else.
    fn unlimited(_level: &Self::Level) -> Option<Self::Level> {
        None
    }
    /// The partners that characters are tried on, by their names.
    fn sparring() -> Vec<String> {
        Vec::new()
    }
    /// What is fought for on a level, as files call it.
    fn scenario(_level: &Self::Level) -> &'static str {
        ""
    }
    /// What a side has lost.
    fn lost(view: <Self as Rules>::View<'_>, side: Side) -> u32;
    /// Counts what an order that a side is about to give is, as habits count it.
    fn count(_view: <Self as Rules>::View<'_>, _side: Side, _order: &Self::Order, _deeds: &mut [u32]) {}
}

/// A character.
pub trait Character: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Its name, shown to players.
    fn name(&self) -> &str;
    /// How it plays, in a sentence.
    fn about(&self) -> &str {
        ""
    }
    /// The share of a score, in thousandths, that its own stream of chance may add.
    fn whim(&self) -> u32;
    /// How it speaks, if it does.
    fn voice(&self) -> Option<&Voice> {
        None
    }
}

/// Who thinks about what: a side at a moment of a battle, with its character.
pub struct Thinker<'w, 'p, B: Mind> {
    /// The battle.
    pub view: <B as Rules>::View<'w>,
    /// The side.
    pub side: Side,
    /// Its character.
    pub persona: &'p B::Persona,
    /// Its standing orders.
    pub standing: &'p [B::Standing],
    /// What it may spend.
    pub budget: Budget,
}

impl<B: Mind> Clone for Thinker<'_, '_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Mind> Copy for Thinker<'_, '_, B> {}
