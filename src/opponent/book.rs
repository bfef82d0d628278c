//! What a rule book provides for the opponent: personalities, ideas for units, the value of a board.

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
    /// How an opponent judges: its personality.
    type Persona: Character;
    /// A standing order of a level, within which a personality plays.
    type Standing: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The goal of an idea's first order, before its path is planned.
    type Unplanned: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What an idea is judged by.
    type Grounds: Clone + Debug + Send + Sync + 'static;
    /// The subject of one line of a judgment.
    type Consider: Copy + Debug + Display + PartialEq + Send + Sync + 'static;
    /// The role of a unit in this turn.
    type Role: Copy + Debug + Display + PartialEq + Send + Sync + 'static;
    /// The task of a unit.
    type Goal: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The look of a board: a course continues as long as it stays the same.
    type Look: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The step at the start of a turn, in facts.
    const TURN: &'static str = "turn";
    /// Whether both sides share every turn.
    const SHARED_TURNS: bool = false;
    /// Orders in a turn whose frequency is reported by the ladder.
    const ORDERS: &'static [&'static str] = &[];
    /// Number of kinds of deeds counted for habits.
    const DEEDS: usize = 0;
    /// Points that are shown as one: so few that what decides doesn't show as nothing.
    const SHOWN: i32 = 100;
    /// Ideas played out for each one that a budget allows: more where an idea is for the whole side.
    const WIDTH: usize = 1;

    /// The names of the shipped personalities, starting with the one that new players meet first, which is also the
    /// adviser.
    fn characters() -> Vec<String> {
        Vec::new()
    }
    /// The name of a criterion in a sentence about an order: "its fire on the enemy".
    fn reason_words(reason: &Reason<Self>) -> String {
        reason.what.to_string()
    }

    /// Whether a question is decided by comparing ideas; every other one is answered immediately.
    fn weighs(window: &Window, _budget: Budget) -> bool {
        window.shape() == Shape::Act
    }
    /// Length of a play-out, in turns of both sides.
    fn horizon(_view: <Self as Rules>::View<'_>, budget: Budget) -> u16 {
        budget.turns
    }
    /// What it assumes in its play-outs about what it doesn't know; none if a random guess will do.
    fn suppose(_world: &World, _side: Side) -> Option<Self::Snapshot> {
        None
    }
    /// Whether two ideas are of the same kind: the same orders, whatever their goals and targets.
    fn is_like(one: &Idea<Self>, other: &Idea<Self>) -> bool {
        one.orders.iter().map(BookOrder::name).eq(other.orders.iter().map(BookOrder::name))
    }

    /// The answer to a window that isn't decided by comparing ideas.
    fn answer(thinker: Thinker<Self>) -> Option<Self::Order> {
        let choices = Self::choices(thinker.view)?;
        choices.default.or_else(|| choices.orders.first().cloned())
    }
    /// The answer with which a unit continues undisturbed, if there is one.
    fn let_pass(choices: &Choices<Self>) -> Option<Self::Order> {
        choices.default.clone().or_else(|| choices.orders.first().cloned())
    }
    /// Whether it gives up the battle.
    fn concedes(_thinker: Thinker<Self>) -> bool {
        false
    }
    /// The next unit with its role and all its ideas, best first; none if no unit can do anything.
    fn think(thinker: Thinker<Self>) -> Option<Plan<Self>>;
    /// Plans the path of an idea's first order, if that hasn't been done. False if there is none.
    fn settle(_view: <Self as Rules>::View<'_>, _idea: &mut Idea<Self>) -> bool {
        true
    }
    /// The order for a unit that has no better idea.
    fn rest(unit: UnitId) -> Self::Order;
    /// The order that ends a turn in which no unit can do anything more.
    fn end_turn() -> Self::Order;
    /// Units that wait for their orders in this turn, and share its budget.
    fn waiting(view: <Self as Rules>::View<'_>) -> usize;
    /// The current look of the board.
    fn look(view: <Self as Rules>::View<'_>) -> Self::Look;

    /// The value of a board to a side.
    fn worth(view: <Self as Rules>::View<'_>, persona: &Self::Persona, side: Side) -> i64;
    /// How far a turn has come, where the same question is asked in several of its steps and each needs its own dice in
    /// play-outs.
    fn beat(_view: <Self as Rules>::View<'_>) -> u8 {
        0
    }
    /// The cost of an order in a play-out, in the effort of a budget.
    fn price(view: <Self as Rules>::View<'_>, order: &Self::Order) -> u64;
    /// Squares that path searches of this thread have settled so far, for a book whose orders take very different
    /// times. Only the difference between two moments means anything.
    fn searched() -> u64 {
        0
    }
    /// The personalities assumed for the enemy in play-outs, in turn, so that none counts on an enemy like itself.
    fn enemies() -> &'static [Arc<Self::Persona>];

    /// The contribution of each criterion to an idea, largest first.
    fn reasons(thinker: Thinker<Self>, role: Option<Self::Role>, idea: &Idea<Self>) -> Vec<Reason<Self>>;
    /// The task of a unit.
    fn goal(_thinker: Thinker<Self>, _unit: UnitId) -> Option<Self::Goal> {
        None
    }
    /// The situation of a turn, for a speaker; none if nobody speaks.
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
    /// If a shipped file has errors.
    fn venues() -> Result<Vec<Venue<Self>>, LoadError> {
        Ok(Vec::new())
    }
    /// A level without a limit of rounds; none if nothing else ends its battles.
    fn unlimited(_level: &Self::Level) -> Option<Self::Level> {
        None
    }
    /// The sparring partners of the personalities, by name.
    fn sparring() -> Vec<String> {
        Vec::new()
    }
    /// The scenario of a level, as called in files.
    fn scenario(_level: &Self::Level) -> &'static str {
        ""
    }
    /// The losses of a side.
    fn lost(view: <Self as Rules>::View<'_>, side: Side) -> u32;
    /// Counts an order that a side is about to give, for habits.
    fn count(_view: <Self as Rules>::View<'_>, _side: Side, _order: &Self::Order, _deeds: &mut [u32]) {}
}

/// A character.
pub trait Character: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Its name, as shown to players.
    fn name(&self) -> &str;
    /// Its playing style, in one sentence.
    fn about(&self) -> &str {
        ""
    }
    /// The share of a score, in thousandths, that its own random stream may add.
    fn whim(&self) -> u32;
    /// Its voice, if it has one.
    fn voice(&self) -> Option<&Voice> {
        None
    }
}

/// The context of thinking: a side at a moment of a battle, with its personality.
pub struct Thinker<'w, 'p, B: Mind> {
    /// The battle.
    pub view: <B as Rules>::View<'w>,
    /// The side.
    pub side: Side,
    /// Its character.
    pub persona: &'p B::Persona,
    /// Its standing orders.
    pub standing: &'p [B::Standing],
    /// Its budget.
    pub budget: Budget,
}

impl<B: Mind> Clone for Thinker<'_, '_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Mind> Copy for Thinker<'_, '_, B> {}
