//! The scripted player: the part that is the same for every book.

use super::{
    book::{Character, Mind, Thinker},
    idea::{Idea, Judged, Plan, of_several_kinds, ranked},
    playout, rehearsal, speech,
    why::{self, Candidate, Thought, Why},
};
use crate::battle::chance::ChancePlayer;
use crate::data::persona::{Budget, Strength};
use crate::dice::Stream;
use crate::engine::{BookOrder, Refusal, Rules, door};
use crate::force::{Side, UnitId};
use bevy_ecs::world::World;
use std::{collections::VecDeque, sync::Arc};

/// A scripted player.
#[derive(Clone, Debug)]
pub struct Opponent<B: Mind> {
    persona: Arc<B::Persona>,
    strength: Strength,
    budget: Budget,
    pub(super) whim: Stream,
    chance: ChancePlayer,
    /// Its random stream for guessing what it doesn't know.
    guess: Stream,
    /// Standing orders for its side.
    standing: Arc<[B::Standing]>,
    /// The rest of the course it has started, and the look of the board at that point.
    course: VecDeque<B::Order>,
    look: Option<B::Look>,
    /// The cost of a turn's play-outs so far: the turns taken before it, and effort.
    spent: (u16, u64),
    /// Whether it starts only courses that the rules accept to the last order.
    certain: bool,
}

impl<B: Mind> Opponent<B> {
    /// A player with this personality and strength; its random choices are determined by the seed.
    pub fn new(persona: Arc<B::Persona>, strength: Strength, seed: u64) -> Self {
        let (whim, chance) = (Stream::new(seed, "opponent"), ChancePlayer::new(seed));
        let (budget, guess) = (strength.budget(B::BOOK), Stream::new(seed, "guess"));
        let (standing, course) = (Arc::new([]), VecDeque::new());
        let (look, spent, certain) = (None, (0, 0), false);
        Self { persona, strength, budget, whim, chance, guess, standing, course, look, spent, certain }
    }

    /// The same with a budget other than the shipped one for its strength.
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The same as an adviser: it considers no course whose later orders would be refused.
    #[must_use]
    pub fn certain(self) -> Self {
        Self { certain: true, ..self }
    }

    /// The same opponent with another personality, with which it plans everything again.
    pub fn with_persona(self, persona: Arc<B::Persona>) -> Self {
        Self { persona, course: VecDeque::new(), ..self }
    }

    /// The same with another personality, and with other standing orders if given; none if nothing changes.
    pub fn reread(&self, persona: &Arc<B::Persona>, standing: Option<Arc<[B::Standing]>>) -> Option<Self> {
        let other = self.persona != *persona || standing.as_ref().is_some_and(|standing| self.standing != *standing);
        let standing = standing.unwrap_or_else(|| self.standing.clone());
        other.then(|| self.clone().with_persona(persona.clone()).with_standing(standing))
    }

    /// Its character.
    pub const fn persona(&self) -> &Arc<B::Persona> {
        &self.persona
    }

    /// Its speaker in a battle with this seed; none if it plays at random.
    pub fn speaker(&self, seed: u64) -> Option<speech::Speaker> {
        (self.strength != Strength::Random).then(|| speech::Speaker::of::<B>(self.persona.clone(), seed))
    }

    /// The standing orders for its side.
    pub const fn standing(&self) -> &Arc<[B::Standing]> {
        &self.standing
    }

    /// The cost of the current turn's play-outs so far, in the effort of a budget.
    pub const fn spent(&self) -> u64 {
        self.spent.1
    }

    /// The same with a level's standing orders, within which it plays.
    pub fn with_standing(self, standing: Arc<[B::Standing]>) -> Self {
        Self { standing, ..self }
    }

    /// An order that will be accepted, or none if the battle is over. Looking ahead plays on in this world and restores
    /// it afterwards.
    pub fn choose(&mut self, world: &mut World) -> Option<B::Order> {
        self.decide(world, false).map(|thought| thought.order)
    }

    /// The order it would give and why, for a hint, or for a decision left to it. It keeps no state: asked again, it
    /// gives the same answer. You may pass a separate world, set to the same moment with a snapshot.
    pub fn think(&self, world: &mut World) -> Option<Thought<B>> {
        self.clone().decide(world, true)
    }

    /// The same as `choose`, with reasons.
    pub fn explain(&mut self, world: &mut World) -> Option<Thought<B>> {
        self.decide(world, true)
    }

    /// Decides based on what its side may know.
    fn decide(&mut self, world: &mut World, explain: bool) -> Option<Thought<B>> {
        let (view, window) = (B::view(world), door::window::<B>(world)?);
        let side = window.side;
        if B::is_open(view, side) {
            return self.decide_on(world, explain);
        }
        if self.strength != Strength::Random && !B::weighs(window, self.budget) {
            let answer = |view: <B as Rules>::View<'_>| B::answer(self.thinker(view, side));
            if let Some(answer) = B::shown(view, side, answer) {
                return answer.map(|order| plain(window.name(), order));
            }
        }
        let truth = B::snapshot(world);
        let veiled = B::veil(&truth, side, &mut self.guess);
        if veiled == truth {
            return self.decide_on(world, explain);
        }
        door::restore::<B>(world, &veiled);
        let thought = self.decide_on(world, explain);
        door::restore::<B>(world, &truth);
        thought
    }

    fn decide_on(&mut self, world: &mut World, explain: bool) -> Option<Thought<B>> {
        let window = door::window::<B>(world)?.clone();
        if self.strength == Strength::Random {
            return self.chance.choose(world).map(|order| plain(window.name(), order));
        }
        let view = B::view(world);
        if !B::weighs(&window, self.budget) {
            let order = B::answer(self.thinker(view, window.side))?;
            return Some(plain(window.name(), order));
        }
        if let Some(order) = self.go_on(view) {
            return Some(plain(window.name(), order));
        }
        self.act(world, (window.name(), window.side), explain)
    }

    /// The player as a thinker at a moment of the battle.
    fn thinker<'w, 'p>(&'p self, view: <B as Rules>::View<'w>, side: Side) -> Thinker<'w, 'p, B> {
        Thinker { view, side, persona: &self.persona, standing: &self.standing, budget: self.budget }
    }

    /// The next order of the turn.
    fn act(&mut self, world: &mut World, (window, side): (&'static str, Side), explain: bool) -> Option<Thought<B>> {
        let thinker = self.thinker(B::view(world), side);
        if B::concedes(thinker) {
            return Some(plain(window, B::Order::concede()));
        }
        let Some(Plan { unit, role, ideas }) = B::think(thinker) else {
            return Some(plain(window, B::end_turn()));
        };
        let count = ideas.len();
        let mut judged = self.judge(world, ideas);
        let best = self.settle(world, &mut judged);
        let view = B::view(world);
        let mut why = Why::default();
        if explain {
            settle_told(view, &mut judged, best);
            let thinker = self.thinker(view, side);
            why = reasons(thinker, (window, unit, role), (&judged, best), count);
            why.goal = B::goal(thinker, unit);
        }
        // Every first order was checked when the idea was formed.
        self.course = best.map_or_else(VecDeque::new, |best| judged[best].0.orders.clone().into());
        self.look = Some(B::look(view));
        let order = self.course.pop_front().unwrap_or_else(|| B::rest(unit));
        Some(Thought { order, why })
    }

    /// The index of the best course with a path; courses without one are removed.
    fn settle(&mut self, world: &mut World, judged: &mut Vec<Judged<B>>) -> Option<usize> {
        while let Some(best) = self.pick(judged) {
            if !B::settle(B::view(world), &mut judged[best].0) {
                let goal = judged[best].0.goal.clone();
                judged.retain(|Judged(idea, _)| idea.goal != goal);
            } else if self.certain && !rehearsal::holds::<B>(world, &judged[best].0.orders) {
                judged.remove(best);
            } else {
                return Some(best);
            }
        }
        None
    }

    /// The courses with their judgments, including the results of play-outs for those that were played out.
    fn judge(&mut self, world: &mut World, ideas: Vec<Idea<B>>) -> Vec<Judged<B>> {
        if self.budget.plans < 2 || ideas.len() < 2 {
            return ideas.into_iter().map(|idea| Judged(idea, None)).collect();
        }
        let view = B::view(world);
        let ideas = of_several_kinds(view, ideas, self.budget.plans * B::WIDTH);
        if ideas.is_empty() {
            return Vec::new();
        }
        let purse = self.purse(view);
        let side = door::window::<B>(world).map_or(Side::First, |window| window.side);
        let supposed = B::suppose(world, side).map(|moment| (B::snapshot(world), moment));
        if let Some((_, moment)) = &supposed {
            door::restore::<B>(world, moment);
        }
        let (played, rest) = playout::judge(world, self, ideas, purse);
        if let Some((before, _)) = &supposed {
            door::restore::<B>(world, before);
        }
        self.spent.1 += purse - rest;
        played.into_iter().map(|(idea, score)| Judged(idea, Some(score))).collect()
    }

    /// The budget for this decision's play-outs: an even share of what is left for the turn.
    fn purse(&mut self, view: <B as Rules>::View<'_>) -> u64 {
        let turn = B::tempo(view).turns_taken();
        if self.spent.0 != turn {
            self.spent = (turn, 0);
        }
        let waiting = B::waiting(view).max(1) as u64;
        self.budget.effort.saturating_sub(self.spent.1) / waiting
    }

    pub(super) const fn budget(&self) -> Budget {
        self.budget
    }

    /// The same in a play-out: with another budget, and without state.
    pub(super) fn in_play_out(&self, budget: Budget) -> Self {
        Self { budget, course: VecDeque::new(), look: None, certain: false, ..self.clone() }
    }

    /// Starts a course from the current board.
    pub(super) fn set_out(&mut self, course: &[B::Order], view: <B as Rules>::View<'_>) {
        self.course = course.iter().cloned().collect();
        self.look = Some(B::look(view));
    }

    /// The next order of the current course, if nothing has interfered.
    fn go_on(&mut self, view: <B as Rules>::View<'_>) -> Option<B::Order> {
        if self.look != Some(B::look(view)) {
            self.course.clear();
        }
        let order = self.course.pop_front()?;
        B::check(view, &order).is_ok().then_some(order)
    }

    /// The index of the best course, with a small random amount added to each.
    fn pick(&mut self, judged: &[Judged<B>]) -> Option<usize> {
        let share = self.persona.whim();
        let mut best: Option<(i64, usize)> = None;
        for (place, one) in judged.iter().enumerate() {
            let span = one.0.score.unsigned_abs() / 1000 * share;
            let score = one.score() + i64::from(self.whim.below(span + 1));
            if best.is_none_or(|(other, _)| score > other) {
                best = Some((score, place));
            }
        }
        best.map(|(_, place)| place)
    }
}

/// Plans the courses that will be shown; those without a path are left unplanned.
fn settle_told<B: Mind>(view: <B as Rules>::View<'_>, judged: &mut [Judged<B>], best: Option<usize>) {
    for place in ranked(judged, best).into_iter().take(why::TOLD) {
        B::settle(view, &mut judged[place].0);
    }
}

/// An answer without further reasons.
fn plain<B: Mind>(window: &'static str, order: B::Order) -> Thought<B> {
    let best = vec![Candidate::plain(order.clone())];
    Thought { order, why: Why { window, best, ..Why::default() } }
}

/// The chosen course and the next best ones, and what the rules currently forbid the unit.
fn reasons<B: Mind>(
    thinker: Thinker<B>,
    (window, unit, role): (&'static str, UnitId, Option<B::Role>),
    (judged, best): (&[Judged<B>], Option<usize>),
    count: usize,
) -> Why<B> {
    let order = ranked(judged, best);
    let told = order.iter().take(why::TOLD).map(|place| &judged[*place]);
    let candidate = |Judged(idea, played): &Judged<B>| Candidate {
        orders: idea.orders.clone(),
        score: idea.score,
        lines: B::reasons(thinker, role, idea),
        played: *played,
    };
    let best: Vec<Candidate<B>> = told.map(candidate).collect();
    let refused = B::choices(thinker.view).map_or_else(Vec::new, |choices| choices.refused);
    let mine = refused.into_iter().filter(|(order, _)| order.unit() == Some(unit));
    let dropped = mine.map(|(order, why)| (order, why.message())).collect();
    let others = count.saturating_sub(best.len());
    Why { window, unit: Some(unit), role, best, dropped, others, goal: None }
}
