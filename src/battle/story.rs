//! The story of a battle: its orders, and what happened in each of its turns.

use super::{
    book::Played,
    play::{begin_again, give_again},
    record::{Record, TurnOrders},
    teaching::Teaching,
};
use crate::engine::{BattleLog, door, fact::What};
use crate::force::Side;
use crate::rules::First;
use bevy_ecs::world::World;

/// One turn of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Orders given before it.
    pub first: usize,
    /// The side whose turn it is.
    pub side: Side,
    /// In which round.
    pub round: u16,
    /// Pieces removed in it, by side.
    pub lost: [usize; 2],
}

/// A whole battle, any moment of which can be shown on the table.
#[derive(Debug)]
pub struct Story<B: Played = First> {
    /// Its starting point.
    pub level: B::Level,
    /// Seed of its dice.
    pub seed: u64,
    /// The lesson that it started as, whose dice were set on top of those of the seed.
    teaching: Option<Teaching>,
    /// All decisions of both players, in order.
    pub orders: Vec<B::Order>,
    /// Its turns, in order; never empty.
    pub turns: Vec<Chapter>,
    /// Number of facts after each number of orders, starting with none.
    facts: Vec<usize>,
}

impl<B: Played> Story<B> {
    /// Reads a record by playing it in a separate world; none if it started from a script or no longer plays.
    pub fn of(record: &Record<B>) -> Option<Self> {
        let level = record.level()?;
        let mut world = World::new();
        door::install::<B>(&mut world);
        let (seed, teaching) = (record.seed, record.teaching.clone());
        let mut story = Self { level, seed, teaching, orders: Vec::new(), turns: Vec::new(), facts: Vec::new() };
        story.begin(&mut world);
        story.facts.push(told(&world));
        for turn in record.turns.iter().filter(|turn| !turn.orders.is_empty()) {
            story.read_turn(&mut world, turn)?;
        }
        (!story.turns.is_empty()).then_some(story)
    }

    /// Starts it again. Its orders are then given with [`give_again`].
    pub fn begin(&self, world: &mut World) {
        begin_again(world, &self.level, self.seed, self.teaching.as_ref());
    }

    fn read_turn(&mut self, world: &mut World, orders: &TurnOrders<B>) -> Option<()> {
        let turn = B::tempo(B::view(world));
        let (first, before) = (self.orders.len(), told(world));
        let mut chapter = Chapter { first, side: turn.side, round: turn.round, lost: [0; 2] };
        for order in &orders.orders {
            give_again(world, order.clone()).ok()?;
            self.orders.push(order.clone());
            self.facts.push(told(world));
        }
        for fact in &world.resource::<BattleLog>().facts()[before..] {
            if let What::Removed { piece, .. } = fact.what {
                chapter.lost[piece.unit.side.index()] += 1;
            }
        }
        self.turns.push(chapter);
        Some(())
    }

    /// The index of the turn in progress after this many orders.
    pub fn turn_at(&self, orders: usize) -> usize {
        self.turns.partition_point(|turn| turn.first <= orders).max(1) - 1
    }

    /// Number of orders before the turn this many turns ahead, or back for a negative number: the first step back goes
    /// to the start of the current turn.
    pub fn turns_on(&self, orders: usize, by: i8) -> usize {
        let (now, begins) = (self.turn_at(orders), self.turns[self.turn_at(orders)].first);
        let back = if by < 0 && orders > begins { by + 1 } else { by };
        match now.checked_add_signed(back.into()) {
            Some(place) => self.turns.get(place).map_or(self.orders.len(), |turn| turn.first),
            None => 0,
        }
    }

    /// Number of orders before the one that caused a fact.
    pub fn moment_of(&self, fact: usize) -> usize {
        self.facts.partition_point(|told| *told <= fact).max(1) - 1
    }

    /// Number of orders before the latest turn of a side.
    pub fn last_turn_of(&self, side: Side) -> Option<usize> {
        self.turns.iter().rev().find(|turn| turn.side == side).map(|turn| turn.first)
    }
}

fn told(world: &World) -> usize {
    world.resource::<BattleLog>().facts().len()
}
