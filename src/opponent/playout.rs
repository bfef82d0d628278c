//! Looking ahead: the best courses are played out with separate dice, by the quick player for both sides, and judged by
//! the resulting board. Nothing is left behind: the battle is restored, with its dice untouched.

use super::{book::Mind, idea::Idea, player::Opponent};
use crate::data::persona::Budget;
use crate::dice::{Dice, Stream};
use crate::engine::{BookOrder, Tempo, door, hash::StableHasher, window::Window};
use crate::force::Side;
use bevy_ecs::world::World;
use std::{
    cmp::Reverse,
    collections::VecDeque,
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Number of orders after which a play-out is broken off.
const MOST_ORDERS: u32 = 400;

/// Number of play-outs of a course before it may drop out.
const SEEN: usize = 3;

/// Squares of path searches that cost one.
const SQUARES: u64 = 14;

/// Points of a score for the value of a board, and the percentage of the first judgment that is kept beside the
/// play-outs' results.
const WORTH: i64 = 1_000;
const FIRST: i64 = 20;

/// A course that hasn't dropped out, with the results of its play-outs.
struct Entrant<B: Mind> {
    idea: Idea<B>,
    sum: i64,
    played: usize,
}

impl<B: Mind> Entrant<B> {
    const fn of(idea: Idea<B>) -> Self {
        Self { idea, sum: 0, played: 0 }
    }

    fn score(&self) -> i64 {
        WORTH * self.sum / (self.played as i64).max(1) + i64::from(self.idea.score) * FIRST / 100
    }
}

/// Play-outs for a decision: the player, the starting point, the dice, the number so far and their cost.
struct Trial<'a, B: Mind> {
    player: &'a Opponent<B>,
    side: Side,
    before: B::Snapshot,
    luck: u64,
    seen: usize,
    cost: u64,
}

impl<B: Mind> Trial<'_, B> {
    /// Plays a course out until it has this many play-outs; each time with different dice, the same for every course.
    fn see(&mut self, world: &mut World, entrant: &mut Entrant<B>, times: usize) {
        let enemies = B::enemies();
        while entrant.played < times {
            let seed = mixed(&(self.luck, entrant.played));
            let enemy = &enemies[entrant.played % enemies.len()];
            let (value, cost) = play(world, (self.player, enemy), &entrant.idea, self.side, seed);
            door::restore::<B>(world, &self.before);
            entrant.sum += value;
            entrant.played += 1;
            self.seen += 1;
            self.cost += cost;
        }
    }

    /// How many play-outs a budget pays for in total, if the others cost what those so far did.
    fn affords(&self, purse: u64) -> usize {
        (purse * self.seen as u64 / self.cost.max(1)) as usize
    }
}

/// Plays the best courses out and gives each its new score; the others keep none and are dropped. They run in heats,
/// and after each the worse half drops out, so most play-outs go to courses that are hard to tell apart (sequential
/// halving). A course that drops out earlier is never worth more than one that stays. A heat has as many play-outs as
/// the budget allows if they cost what the earlier ones did. Returns what is left of the budget.
pub fn judge<B: Mind>(
    world: &mut World,
    player: &mut Opponent<B>,
    ideas: Vec<Idea<B>>,
    purse: u64,
) -> (Vec<(Idea<B>, i64)>, u64) {
    let budget = player.budget();
    let luck = u64::from(player.whim.below(u32::MAX));
    let side = door::window::<B>(world).map_or(Side::First, |window| window.side);
    let mut trial = Trial { player, side, before: B::snapshot(world), luck, seen: 0, cost: 0 };
    let mut running: Vec<Entrant<B>> = ideas.into_iter().take(budget.plans * B::WIDTH).map(Entrant::of).collect();
    // The first play-out shows what one costs here; the heats give a better estimate.
    trial.see(world, &mut running[0], 1);
    let all = running.len() * budget.playouts;
    running.truncate(entrants(running.len(), trial.affords(purse).min(all)));
    let (heats, mut gone, mut times, mut before) = (heats(running.len()), VecDeque::new(), 0, 0);
    for left in (1..=heats).rev() {
        let affordable = trial.affords(purse).saturating_sub(before) / left;
        times += ((all / heats).min(affordable) / running.len()).max(1);
        running.iter_mut().for_each(|entrant| trial.see(world, entrant, times));
        running.sort_by_key(|entrant| Reverse(entrant.score()));
        let worse = running.split_off(running.len().div_ceil(2));
        worse.into_iter().rev().for_each(|entrant| gone.push_front(entrant));
        before = trial.seen;
    }
    let mut cap = i64::MAX;
    let judged = running.into_iter().chain(gone).map(|entrant| {
        cap = cap.min(entrant.score());
        (entrant.idea, cap)
    });
    (judged.collect(), purse.saturating_sub(trial.cost))
}

/// Number of heats until one is left.
fn heats(entrants: usize) -> usize {
    entrants.next_power_of_two().ilog2().max(1) as usize
}

/// How many courses may take part, given this many play-outs in total: none may drop out before it has been played out
/// often enough.
fn entrants(plans: usize, most: usize) -> usize {
    (2..=plans).rev().find(|count| count * heats(*count) * SEEN <= most).unwrap_or(2)
}

/// One play-out: the course, the rest of the turn, and this many further turns. Returns the value of the resulting
/// board, and the cost of the play-out.
fn play<B: Mind>(
    world: &mut World,
    (player, enemy): (&Opponent<B>, &Arc<B::Persona>),
    idea: &Idea<B>,
    side: Side,
    seed: u64,
) -> (i64, u64) {
    let budget = player.budget();
    let until = B::tempo(B::view(world)).turns_taken() + B::horizon(B::view(world), budget);
    let brisk = Budget { candidates: 1, plans: 0, playouts: 0, turns: 0, effort: 0, thorough: false, ..budget };
    let quick = player.in_play_out(brisk);
    let other = quick.clone().with_persona(enemy.clone());
    let mut players = if side == Side::First { [quick, other] } else { [other, quick] };
    // The first order answers a question that the brisk player might not weigh, so it is given for it.
    let mut first = idea.orders.first().filter(|order| B::check(B::view(world), order).is_ok()).cloned();
    let rest = usize::from(first.is_some());
    players[side.index()].set_out(&idea.orders[rest..], B::view(world));
    let (mut cost, before) = (0, B::searched());
    for _ in 0..MOST_ORDERS {
        let Some(window) = door::window::<B>(world) else { break };
        let tempo = B::tempo(B::view(world));
        if tempo.turns_taken() >= until && B::weighs(window, brisk) {
            break;
        }
        let (asked, fate) = (window.side, fate(seed, (tempo, B::beat(B::view(world))), window));
        let player = &mut players[asked.index()];
        player.whim = Stream::new(fate, "play-out");
        let Some(order) = first.take().or_else(|| player.choose(world)) else { break };
        cost += B::price(B::view(world), &order);
        world.insert_resource(Dice::seeded(mixed(&(fate, order.unit(), order.name()))));
        if door::submit(world, order).is_err() {
            break;
        }
    }
    (B::worth(B::view(world), player.persona(), side), cost + (B::searched() - before) / SQUARES)
}

/// The seed for a moment of a play-out. If two courses reach the same moment it is the same, whatever came before, so
/// that anything neither of them affects drops out of their comparison (common random numbers).
fn fate(seed: u64, (tempo, beat): (Tempo, u8), window: &Window) -> u64 {
    mixed(&(seed, tempo.turns_taken(), beat, window.side.index(), window.name(), window.about))
}

fn mixed(what: &impl Hash) -> u64 {
    let mut hasher = StableHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
