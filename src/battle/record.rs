//! The orders of a battle, turn by turn: the basis of replays, saves and undo.

use super::teaching::Teaching;
use crate::data::book::{Files, LevelFile};
use crate::force::Side;
use crate::rules::First;
use bevy_ecs::resource::Resource;
use serde::{Deserialize, Serialize};

/// The orders of one turn, and the hash at its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TurnOrders<B: Files = First> {
    /// All decisions of both players in the turn, in order.
    pub orders: Vec<B::Order>,
    /// Hash at its end, 16 hexadecimal digits; empty while the turn is in progress.
    #[serde(default)]
    pub hash: String,
}

impl<B: Files> Default for TurnOrders<B> {
    fn default() -> Self {
        Self { orders: Vec::new(), hash: String::new() }
    }
}

/// The starting point of a battle.
#[derive(Clone, Debug, PartialEq)]
pub enum Start<B: Files = First> {
    /// A level with everything included.
    Level(Box<B::Setup>),
    /// The set-up of a script.
    Scene(Box<B::Scene>),
}

/// The record of the battle in a world.
#[derive(Resource, Clone, Debug)]
pub struct Record<B: Files = First> {
    /// Its starting point.
    pub start: Start<B>,
    /// Seed of the dice.
    pub seed: u64,
    /// Orders so far, by turn.
    pub turns: Vec<TurnOrders<B>>,
    /// The lesson that the battle is part of, and its progress.
    pub teaching: Option<Teaching>,
    /// For each order that can be taken back, the deciding side and the state before it, oldest first.
    past: Vec<(Side, B::Snapshot)>,
    /// Orders that were taken back, the next one last.
    again: Vec<B::Order>,
    /// The order before which nothing can be taken back any more.
    seal: Option<B::Order>,
}

impl<B: Files> Record<B> {
    /// A record of a battle about to start.
    pub fn new(level: &B::Level, seed: u64) -> Self {
        Self::from(Start::Level(Box::new(level.setup())), seed)
    }

    /// A record of a script about to start: its dice are in its set-up.
    pub fn of_scene(scene: B::Scene) -> Self {
        Self::from(Start::Scene(Box::new(scene)), 0)
    }

    fn from(start: Start<B>, seed: u64) -> Self {
        Self {
            start,
            seed,
            turns: vec![TurnOrders::default()],
            teaching: None,
            past: Vec::new(),
            again: Vec::new(),
            seal: None,
        }
    }

    /// The level that it started from; none if it started from a script.
    pub fn level(&self) -> Option<B::Level> {
        let Start::Level(setup) = &self.start else { return None };
        B::level_of(setup, "replay").ok()
    }

    /// All orders so far.
    pub fn orders(&self) -> impl Iterator<Item = &B::Order> {
        self.turns.iter().flat_map(|turn| &turn.orders)
    }

    /// Orders that can be taken back: those since the last die.
    pub fn free_steps(&self) -> usize {
        self.past.len()
    }

    /// These orders, oldest first, each with the side that decided.
    pub fn free_orders(&self) -> impl Iterator<Item = (Side, &B::Order)> {
        let before = self.orders().count() - self.past.len();
        self.past.iter().map(|(side, _)| *side).zip(self.orders().skip(before))
    }

    /// Orders that can be given once more.
    pub fn steps_again(&self) -> usize {
        self.again.len()
    }

    /// The order whose dice ended undo, if any.
    pub fn seal(&self) -> Option<&B::Order> {
        self.seal.as_ref()
    }

    /// Records an order with the deciding side and the state before it; `hash` if it ended a turn.
    pub(super) fn note(&mut self, order: B::Order, before: (Side, B::Snapshot), sealed: bool, hash: Option<u64>) {
        let turn = self.turns.last_mut().expect("a record has an open turn");
        turn.orders.push(order.clone());
        if let Some(hash) = hash {
            turn.hash = format!("{hash:016x}");
            self.turns.push(TurnOrders::default());
        }
        self.again.clear();
        if sealed {
            self.past.clear();
            self.seal = Some(order);
        } else {
            self.past.push(before);
        }
    }

    /// Removes the last order; returns the state before it.
    pub(super) fn take_back(&mut self) -> Option<B::Snapshot> {
        let (_, before) = self.past.pop()?;
        if self.turns.len() > 1 && self.turns.last().is_some_and(|turn| turn.orders.is_empty()) {
            self.turns.pop();
        }
        let turn = self.turns.last_mut().expect("a record has an open turn");
        turn.hash.clear();
        self.again.extend(turn.orders.pop());
        // Later dice of a lesson would apply to whatever is ordered instead.
        let given = self.orders().count();
        if let Some(teaching) = &mut self.teaching {
            teaching.unlay(given);
        }
        Some(before)
    }

    pub(super) fn next_again(&mut self) -> Option<B::Order> {
        self.again.pop()
    }

    pub(super) fn keep_again(&mut self) -> Vec<B::Order> {
        std::mem::take(&mut self.again)
    }

    pub(super) fn put_again(&mut self, orders: Vec<B::Order>) {
        self.again = orders;
    }
}
