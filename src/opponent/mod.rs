//! The scripted opponent: a player like any other. It answers every decision window by the same rules and with the same
//! knowledge, and can say why.
//!
//! ```text
//! Scene (what it sees) -> Goal (each unit's task) -> Mind (one unit) -> Ideas, each with its Inputs
//!                                                     Taste (a personality at this moment) -> scores -> Order
//! ```
//!
//! Behavior is data (`assets/opponents`); nothing here knows a personality by name. It uses whole numbers only, no clock,
//! and its own random stream, so that every machine plays the same battle. See docs/opponent.md.

#![deny(clippy::float_arithmetic)]

pub mod ladder;
mod monkeys;
mod playout;
mod sandbox;
pub mod speech;
mod why;

pub use goals::Goal;
pub use sandbox::Sandbox;
pub use why::{Candidate, Reason, Thought, Why};

use crate::battle::chance::ChancePlayer;
use crate::data::{
    level::Standing,
    persona::{Budget, Part, Persona, Strength},
};
use crate::dice::Stream;
use crate::engine::order::Refusal;
use crate::force::{Side, UnitIx};
use crate::rules::monkeys::{
    choices::{self, Table},
    commit, door,
    order::Order,
};
use bevy_ecs::world::World;
use mind::Idea;
use monkeys::{answers, goals, mind, scene, taste, turn, worth, yielding};
use scene::Scene;
use std::{collections::VecDeque, sync::Arc};
use taste::Taste;

/// A scripted player.
#[derive(Clone, Debug)]
pub struct Opponent {
    persona: Arc<Persona>,
    strength: Strength,
    budget: Budget,
    whim: Stream,
    chance: ChancePlayer,
    /// Standing orders of its side.
    standing: Arc<[Standing]>,
    /// What is left of the course that it has set out on, and the look of the board that it set out from.
    course: VecDeque<Order>,
    seen: Option<Seen>,
    /// What the play-outs of a turn have cost so far: the turns taken before it, and effort.
    spent: (u16, u64),
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
        let budget = strength.budget();
        let (standing, course) = (Arc::new([]), VecDeque::new());
        Self { persona, strength, budget, whim, chance, standing, course, seen: None, spent: (0, 0) }
    }

    /// The same by another budget than the shipped one of its strength.
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The same opponent with another character, with which it plans everything again.
    pub fn with_persona(self, persona: Arc<Persona>) -> Self {
        Self { persona, course: VecDeque::new(), ..self }
    }

    /// Its character.
    pub const fn persona(&self) -> &Arc<Persona> {
        &self.persona
    }

    /// Who speaks for it in a battle of this seed; nobody where it plays at random.
    pub fn speaker(&self, seed: u64) -> Option<speech::Speaker> {
        (self.strength != Strength::Random).then(|| speech::Speaker { persona: self.persona.clone(), seed })
    }

    /// The standing orders of its side.
    pub const fn standing(&self) -> &Arc<[Standing]> {
        &self.standing
    }

    /// What the play-outs of the turn under way have cost so far, in the effort of a budget.
    pub const fn spent(&self) -> u64 {
        self.spent.1
    }

    /// The same with standing orders of a level: it plays inside them.
    pub fn with_standing(self, standing: Arc<[Standing]>) -> Self {
        Self { standing, ..self }
    }

    /// An order that will be accepted, or none if the battle is over. Looking ahead plays on in this world and restores
    /// it afterwards.
    pub fn choose(&mut self, world: &mut World) -> Option<Order> {
        self.decide(world, false).map(|thought| thought.order)
    }

    /// What it would order and why, for a hint, or for a decision left to it. It keeps nothing: asked again, it says
    /// the same. You may pass a separate world, set to the same moment by a snapshot.
    pub fn think(&self, world: &mut World) -> Option<Thought> {
        self.clone().decide(world, true)
    }

    /// The same as `choose`, with its reasons.
    pub fn explain(&mut self, world: &mut World) -> Option<Thought> {
        self.decide(world, true)
    }

    fn decide(&mut self, world: &mut World, explain: bool) -> Option<Thought> {
        let window = door::table(world).clock.window()?.clone();
        if self.strength == Strength::Random {
            return self.chance.choose(world).map(|order| plain(window.name(), order));
        }
        if window.name() != "Act" {
            let choices = door::choices(world)?;
            let order = answers::answer(door::table(world), &choices, &self.persona, self.budget())?;
            return Some(plain(window.name(), order));
        }
        if let Some(order) = self.go_on(door::table(world)) {
            return Some(plain(window.name(), order));
        }
        self.act(world, window.side, explain)
    }

    /// The next order of the turn.
    fn act(&mut self, world: &mut World, side: Side, explain: bool) -> Option<Thought> {
        let (persona, standing) = (self.persona.clone(), self.standing.clone());
        if yielding::concedes(door::table(world), side, &persona) {
            return Some(plain("Act", Order::Concede));
        }
        let Some((unit, part, ideas)) = think(door::table(world), side, &persona, &standing, self.budget()) else {
            return Some(plain("Act", Order::EndTurn));
        };
        let count = ideas.len();
        let mut judged = self.judge(world, ideas);
        let table = door::table(world);
        let best = self.settle(table, &mut judged);
        let mut why = Why::default();
        if explain {
            let taste = Taste::new(&persona, table, side);
            settle_told(table, &mut judged, best);
            why = reasons(world, &taste, unit, part.as_ref(), (&judged, best), count);
            let scene = Scene::new(table, side, &taste, &standing);
            why.goal = scene.friend(unit).map(|me| scene.goals[me].clone());
        }
        // Every first order has been checked where it was thought of.
        self.course = best.map_or_else(VecDeque::new, |best| judged[best].0.orders.clone().into());
        self.seen = Some(Seen::of(table));
        let order = self.course.pop_front().unwrap_or(Order::Done(table.field.unit(unit).id));
        Some(Thought { order, why })
    }

    /// The place of the best course that there is a way for; courses without one are struck out.
    fn settle(&mut self, table: Table, judged: &mut Vec<Judged>) -> Option<usize> {
        while let Some(best) = self.pick(judged) {
            if judged[best].0.settle(table) {
                return Some(best);
            }
            let goal = judged[best].0.goal;
            judged.retain(|Judged(idea, _)| idea.goal != goal);
        }
        None
    }

    /// The courses as they are judged, those that were played out with what came of it.
    fn judge(&mut self, world: &mut World, ideas: Vec<Idea>) -> Vec<Judged> {
        if self.budget().plans < 2 || ideas.len() < 2 {
            return ideas.into_iter().map(|idea| Judged(idea, None)).collect();
        }
        let table = door::table(world);
        let ideas = of_several_kinds(table, ideas, self.budget().plans);
        if ideas.is_empty() {
            return Vec::new();
        }
        let purse = self.purse(table);
        let (played, rest) = playout::judge(world, self, ideas, purse);
        self.spent.1 += purse - rest;
        played.into_iter().map(|(idea, score)| Judged(idea, Some(score))).collect()
    }

    /// What the play-outs of this decision may cost: an even share of what is left for the turn.
    fn purse(&mut self, table: Table) -> u64 {
        let turn = table.turn.turns_taken();
        if self.spent.0 != turn {
            self.spent = (turn, 0);
        }
        let waiting = commit::able(table.field, table.turn).len().max(1) as u64;
        self.budget().effort.saturating_sub(self.spent.1) / waiting
    }

    const fn budget(&self) -> Budget {
        self.budget
    }

    /// Thinks by another budget than its strength's: in play-outs.
    fn spend(&mut self, budget: Budget) {
        self.budget = budget;
        self.course.clear();
    }

    /// The next order of the course under way, if nothing has come between.
    fn go_on(&mut self, table: Table) -> Option<Order> {
        if self.seen != Some(Seen::of(table)) {
            self.course.clear();
        }
        let order = self.course.pop_front()?;
        choices::check(table, &order).is_ok().then_some(order)
    }

    /// The place of the best course, each with a little of its own added by chance.
    fn pick(&mut self, judged: &[Judged]) -> Option<usize> {
        let share = self.persona.whim;
        let mut best: Option<(i64, usize)> = None;
        for (place, Judged(idea, played)) in judged.iter().enumerate() {
            let span = idea.score.unsigned_abs() / 1000 * share;
            let score = played.unwrap_or(idea.score.into()) + i64::from(self.whim.below(span + 1));
            if best.is_none_or(|(other, _)| score > other) {
                best = Some((score, place));
            }
        }
        best.map(|(_, place)| place)
    }
}

/// So many of the best courses with a way, no more than half of them of one kind: where a unit goes to is worth a look,
/// but so is whether it should go at all.
fn of_several_kinds(table: Table, ideas: Vec<Idea>, plans: usize) -> Vec<Idea> {
    let mut chosen: Vec<Idea> = Vec::with_capacity(plans);
    for mut idea in ideas {
        let alike = chosen.iter().filter(|other| idea.is_like(other)).count();
        if alike < plans.div_ceil(2) && idea.settle(table) {
            chosen.push(idea);
        }
        if chosen.len() == plans {
            break;
        }
    }
    chosen
}

/// A course with what play-outs made of it, where it was played out.
struct Judged(Idea, Option<i64>);

/// Plans the courses that will be told; those without a way are left as they are thought of.
fn settle_told(table: Table, judged: &mut [Judged], best: Option<usize>) {
    for place in ranked(judged, best).into_iter().take(why::TOLD) {
        judged[place].0.settle(table);
    }
}

/// The places of the courses, the chosen one first, then the best.
fn ranked(judged: &[Judged], best: Option<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..judged.len()).collect();
    order.sort_by_key(|place| {
        let Judged(idea, played) = &judged[*place];
        (Some(*place) != best, std::cmp::Reverse(played.unwrap_or(idea.score.into())), *place)
    });
    order
}

/// The next unit with its role and all that it could do.
fn think(
    table: Table,
    side: Side,
    persona: &Persona,
    standing: &[Standing],
    budget: Budget,
) -> Option<(UnitIx, Option<Part>, Vec<Idea>)> {
    if commit::able(table.field, table.turn).is_empty() {
        return None;
    }
    let taste = Taste::new(persona, table, side);
    let scene = Scene::new(table, side, &taste, standing);
    let choice = turn::next(&scene, budget)?;
    Some((choice.unit, choice.part.cloned(), choice.ideas))
}

/// An answer without further reasons.
fn plain(window: &'static str, order: Order) -> Thought {
    let best = vec![Candidate::plain(order.clone())];
    Thought { order, why: Why { window, best, ..Why::default() } }
}

/// The chosen course and the next best ones, and what the rules forbid the unit now.
fn reasons(
    world: &World,
    taste: &Taste,
    unit: UnitIx,
    part: Option<&Part>,
    (judged, best): (&[Judged], Option<usize>),
    count: usize,
) -> Why {
    let table = door::table(world);
    let id = table.field.unit(unit).id;
    let order = ranked(judged, best);
    let told = order.iter().take(why::TOLD).map(|place| &judged[*place]);
    let best: Vec<Candidate> = told.map(|Judged(idea, played)| Candidate::of(idea, taste, part, *played)).collect();
    let refused = door::choices(world).map_or_else(Vec::new, |choices| choices.refused);
    let mine = refused.into_iter().filter(|(order, _)| order.unit() == Some(id));
    let dropped = mine.map(|(order, why)| (order, why.message())).collect();
    let others = count.saturating_sub(best.len());
    Why { window: "Act", unit: Some(id), role: part.map(|part| part.role), best, dropped, others, goal: None }
}
