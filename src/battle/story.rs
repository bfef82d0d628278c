//! The story of a battle: its orders, and what happened in each of its turns, as far as a viewer may know.

use super::{
    book::Played,
    play::{begin_again, give_again},
    record::{Record, TurnOrders},
    teaching::Teaching,
};
use crate::engine::{BattleLog, Fact, Viewer, door, fact::What};
use crate::force::Side;
use crate::rules::First;
use bevy_ecs::world::World;

/// One turn of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Steps before it.
    pub first: usize,
    /// The side whose turn it is.
    pub side: Side,
    /// In which round.
    pub round: u16,
    /// Pieces removed in it, by side.
    pub lost: [usize; 2],
}

/// A whole battle, any moment of which can be shown on the table. Each of its steps is an order that the viewer knows
/// of; an order that is secret to the other side is part of the step before it, so that nothing shows when it was given.
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
    viewer: Viewer,
    /// Number of orders after each number of steps, starting with none.
    stops: Vec<usize>,
    /// Number of facts after each number of steps, starting with none.
    facts: Vec<usize>,
}

impl<B: Played> Story<B> {
    /// Reads a record by playing it in a separate world; none if it started from a script or no longer plays.
    pub fn of(record: &Record<B>) -> Option<Self> {
        Self::known_to(record, Viewer::All)
    }

    /// The same as far as a viewer may know.
    pub fn known_to(record: &Record<B>, viewer: Viewer) -> Option<Self> {
        let level = record.level()?;
        let mut world = World::new();
        door::install::<B>(&mut world);
        let (seed, teaching) = (record.seed, record.teaching.clone());
        begin_again(&mut world, &level, seed, teaching.as_ref());
        let (orders, turns) = (Vec::new(), Vec::new());
        let (stops, facts) = (vec![0], vec![told(&world)]);
        let mut story = Self { level, seed, teaching, orders, turns, viewer, stops, facts };
        for turn in record.turns.iter().filter(|turn| !turn.orders.is_empty()) {
            story.read_turn(&mut world, turn)?;
        }
        (!story.turns.is_empty()).then_some(story)
    }

    /// Starts it again. Its steps are then given with [`Story::give`].
    pub fn begin(&self, world: &mut World) {
        begin_again(world, &self.level, self.seed, self.teaching.as_ref());
        self.give_to(world, 0, self.stops[0]);
    }

    /// Gives the orders of the step with this index.
    pub fn give(&self, world: &mut World, step: usize) {
        self.give_to(world, self.stops[step], self.stops[step + 1]);
    }

    fn give_to(&self, world: &mut World, from: usize, to: usize) {
        for order in &self.orders[from..to] {
            let given = give_again(world, order.clone());
            debug_assert!(given.is_ok(), "a recorded battle plays again");
        }
    }

    /// The number of its steps.
    pub fn steps(&self) -> usize {
        self.stops.len() - 1
    }

    fn read_turn(&mut self, world: &mut World, orders: &TurnOrders<B>) -> Option<()> {
        let turn = B::tempo(B::view(world));
        let (first, before) = (self.steps(), told(world));
        let mut chapter = Chapter { first, side: turn.side, round: turn.round, lost: [0; 2] };
        for order in &orders.orders {
            self.read_order(world, order)?;
        }
        let news = &world.resource::<BattleLog>().facts()[before..];
        for fact in news.iter().filter(|fact| fact.is_seen_by(self.viewer)) {
            if let What::Removed { piece, .. } = fact.what {
                chapter.lost[piece.unit.side.index()] += 1;
            }
        }
        // A turn that begins with a secret looks as if it began with what the viewer knows of it.
        if news.iter().find(|fact| is_order(fact)).is_some_and(|order| !order.is_seen_by(self.viewer)) {
            chapter.side = news.iter().find_map(|fact| self.known_side(fact)).unwrap_or(chapter.side);
        }
        self.add(chapter);
        Some(())
    }

    fn read_order(&mut self, world: &mut World, order: &B::Order) -> Option<()> {
        let before = told(world);
        give_again(world, order.clone()).ok()?;
        self.orders.push(order.clone());
        let given = world.resource::<BattleLog>().facts()[before..].iter().find(|fact| is_order(fact));
        if given.is_some_and(|given| !given.is_seen_by(self.viewer)) {
            self.stops.pop();
            self.facts.pop();
        }
        self.stops.push(self.orders.len());
        self.facts.push(told(world));
        Some(())
    }

    /// The side that gave an order that the viewer knows of.
    fn known_side(&self, fact: &Fact) -> Option<Side> {
        match fact.what {
            What::Ordered { side, .. } if fact.is_seen_by(self.viewer) => Some(side),
            _ => None,
        }
    }

    /// Adds a turn. One without a step can't be gone to, so it is part of its neighbor.
    fn add(&mut self, chapter: Chapter) {
        let is_empty = chapter.first == self.steps();
        match self.turns.last_mut() {
            Some(last) if is_empty || last.first == chapter.first => {
                let lost = [0, 1].map(|side| last.lost[side] + chapter.lost[side]);
                *last = Chapter { lost, ..if is_empty { *last } else { chapter } };
            }
            _ => self.turns.push(chapter),
        }
    }

    /// The index of the turn in progress after this many steps.
    pub fn turn_at(&self, steps: usize) -> usize {
        self.turns.partition_point(|turn| turn.first <= steps).max(1) - 1
    }

    /// Number of steps before the turn this many turns ahead, or back for a negative number: the first one back goes to
    /// the start of the current turn.
    pub fn turns_on(&self, steps: usize, by: i8) -> usize {
        let (now, begins) = (self.turn_at(steps), self.turns[self.turn_at(steps)].first);
        let back = if by < 0 && steps > begins { by + 1 } else { by };
        match now.checked_add_signed(back.into()) {
            Some(place) => self.turns.get(place).map_or(self.steps(), |turn| turn.first),
            None => 0,
        }
    }

    /// Number of steps before the one that caused a fact.
    pub fn moment_of(&self, fact: usize) -> usize {
        self.facts.partition_point(|told| *told <= fact).max(1) - 1
    }

    /// Number of steps before the latest turn of a side.
    pub fn last_turn_of(&self, side: Side) -> Option<usize> {
        self.turns.iter().rev().find(|turn| turn.side == side).map(|turn| turn.first)
    }
}

fn told(world: &World) -> usize {
    world.resource::<BattleLog>().facts().len()
}

const fn is_order(fact: &Fact) -> bool {
    matches!(fact.what, What::Ordered { .. })
}
