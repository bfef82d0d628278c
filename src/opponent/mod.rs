//! The scripted opponent: a player like any other, who answers every decision window by the same rules and with the same
//! knowledge, and can say why.
//!
//! ```text
//! Scene (what is seen) -> Goal (what each unit is for) -> Mind (one unit) -> Ideas, each with its Inputs
//!                                                     Taste (a personality at this moment) -> scores -> Order
//! ```
//!
//! Behaviour is data (`assets/opponents`); nothing here knows a name of a personality. Whole numbers only, no clock, and a
//! stream of chance of its own: the same battle comes out on every machine. docs/opponent.md is its page.

#![deny(clippy::float_arithmetic)]

mod answers;
mod arms;
mod charges;
mod chores;
mod deploy;
mod exits;
mod goals;
mod mind;
mod moves;
mod pose;
mod roles;
mod scene;
mod strikes;
mod taste;
mod turn;

use crate::battle::chance::ChancePlayer;
use crate::data::persona::{Budget, Persona, Strength};
use crate::dice::Stream;
use crate::rules::monkeys::{choices::Table, door, order::Order};
use bevy_ecs::world::World;
use mind::Idea;
use scene::Scene;
use std::{collections::VecDeque, sync::Arc};
use taste::Taste;

/// A scripted player.
#[derive(Clone, Debug)]
pub struct Opponent {
    persona: Arc<Persona>,
    strength: Strength,
    whim: Stream,
    chance: ChancePlayer,
    /// What is left of the course that it has set out on, and the look of the board that it set out from.
    course: VecDeque<Order>,
    seen: Option<Seen>,
}

/// What must not have changed for a course to go on: nobody has fallen or been pinned since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    turns: u16,
    ready: usize,
}

impl Seen {
    fn of(Table { field, turn, .. }: Table) -> Self {
        let ready = field.primates.iter().filter(|one| one.place.is_on_board() && !one.pin.holds()).count();
        Self { turns: turn.turns_taken(), ready }
    }
}

impl Opponent {
    /// A player of this character and strength; what it leaves to chance follows from the seed.
    pub fn new(persona: Arc<Persona>, strength: Strength, seed: u64) -> Self {
        let (whim, chance) = (Stream::new(seed, "opponent"), ChancePlayer::new(seed));
        Self { persona, strength, whim, chance, course: VecDeque::new(), seen: None }
    }

    /// An order that will be accepted; none when the battle is over.
    pub fn choose(&mut self, world: &World) -> Option<Order> {
        let table = door::table(world);
        let window = table.clock.window()?;
        if self.strength == Strength::Random {
            return self.chance.choose(world);
        }
        if window.name != "Act" {
            let choices = door::choices(world)?;
            return answers::answer(table, &choices, &self.persona, self.budget());
        }
        if let Some(order) = self.go_on(table) {
            return Some(order);
        }
        let side = window.side;
        let persona = self.persona.clone();
        let taste = Taste::new(&persona, table, side);
        let scene = Scene::new(table, side, &taste);
        let Some(choice) = turn::next(&scene, self.budget()) else { return Some(Order::EndTurn) };
        let idea = self.pick(choice.ideas);
        self.course = idea.map_or_else(VecDeque::new, |idea| idea.orders.into());
        self.seen = Some(Seen::of(table));
        let order = self.course.pop_front().filter(|order| crate::rules::monkeys::choices::check(table, order).is_ok());
        order.or(Some(Order::Done(scene.field.unit(choice.unit).id)))
    }

    fn budget(&self) -> Budget {
        self.strength.budget()
    }

    /// The next order of the course under way, if nothing has come between.
    fn go_on(&mut self, table: Table) -> Option<Order> {
        if self.seen != Some(Seen::of(table)) {
            self.course.clear();
        }
        let order = self.course.pop_front()?;
        crate::rules::monkeys::choices::check(table, &order).is_ok().then_some(order)
    }

    /// The best idea, each with a little of its own added by chance.
    fn pick(&mut self, ideas: Vec<Idea>) -> Option<Idea> {
        let share = self.persona.whim;
        let mut best: Option<(i64, Idea)> = None;
        for idea in ideas {
            let span = idea.score.unsigned_abs() / 1000 * share;
            let score = i64::from(idea.score) + i64::from(self.whim.below(span + 1));
            if best.as_ref().is_none_or(|(other, _)| score > *other) {
                best = Some((score, idea));
            }
        }
        best.map(|(_, idea)| idea)
    }
}
