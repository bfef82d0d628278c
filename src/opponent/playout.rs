//! Looking ahead: the best courses are played out with dice of their own, by the quick player for both sides, and judged
//! by what the board looks like then. Nothing of it stays: the battle is put back as it was, its dice untouched.

use super::{Opponent, mind::Idea};
use crate::board::distance;
use crate::data::persona::Budget;
use crate::dice::{Dice, Stream};
use crate::engine::{hash::StableHasher, window::Window};
use crate::force::{Side, UnitIx, VehicleIx};
use crate::rules::monkeys::{
    choices::Table,
    door, driving,
    field::Field,
    platoons::Turn,
    scenarios::{self, Scenario, Whereabouts, siege},
};
use bevy_ecs::world::World;
use std::{
    cmp::Reverse,
    collections::VecDeque,
    hash::{Hash, Hasher},
};

/// Orders after which a play-out is broken off.
const MOST_ORDERS: u32 = 400;

/// What the end of a battle is worth, in scrap.
const END: i64 = 1_000;

/// What a place, a crate or a platoon away is worth, in scrap.
const STAKE: i64 = 40;

/// How much of a pinned primate counts, in percent.
const PINNED: i64 = 80;

/// What a play-out costs: one for each unit on the board, and so many more for each vehicle that can be driven; and what
/// it costs in a battle of one platoon a side. Where it costs more there are fewer, so that a turn takes about as long.
const VEHICLE: usize = 8;
const USUAL: usize = 12;

/// Play-outs of a course before it may be out of the running.
const SEEN: usize = 3;

/// Points of a score for a scrap, and the share of the first judgement that stands beside what was seen, in percent.
const SCRAP: i64 = 1_000;
const FIRST: i64 = 40;

/// A course in the running, and what its play-outs came to.
struct Entrant {
    idea: Idea,
    sum: i64,
    played: i64,
}

impl Entrant {
    const fn of(idea: Idea) -> Self {
        Self { idea, sum: 0, played: 0 }
    }

    fn score(&self) -> i64 {
        SCRAP * self.sum / self.played.max(1) + i64::from(self.idea.score) * FIRST / 100
    }
}

/// Plays the best courses out, and gives each of them its score anew; the others keep none and are dropped. They run in
/// heats, the worse half goes after each, so that most play-outs go to those that are hard to tell apart (sequential
/// halving). Who goes earlier is worth no more than who stays.
pub fn judge(world: &mut World, player: &Opponent, ideas: Vec<Idea>, whim: &mut Stream) -> Vec<(Idea, i64)> {
    let budget = player.budget();
    let side = door::table(world).clock.window().map_or(Side::First, |window| window.side);
    let before = door::snapshot(world);
    let plans = budget.plans.min(ideas.len());
    let most = plans * budget.playouts * USUAL / effort(door::table(world).field);
    let mut running: Vec<Entrant> = ideas.into_iter().take(entrants(plans, most)).map(Entrant::of).collect();
    let mut gone = VecDeque::new();
    let (heats, share) = (heats(running.len()), most / heats(running.len()));
    for _ in 0..heats {
        let seeds: Vec<u64> = (0..(share / running.len()).max(1)).map(|_| u64::from(whim.below(u32::MAX))).collect();
        for entrant in &mut running {
            for seed in &seeds {
                entrant.sum += play(world, player, &entrant.idea, side, budget, *seed);
                entrant.played += 1;
                door::restore(world, &before);
            }
        }
        running.sort_by_key(|entrant| Reverse(entrant.score()));
        let worse = running.split_off(running.len().div_ceil(2));
        worse.into_iter().rev().for_each(|entrant| gone.push_front(entrant));
    }
    let mut cap = i64::MAX;
    let judged = running.into_iter().chain(gone).map(|entrant| {
        cap = cap.min(entrant.score());
        (entrant.idea, cap)
    });
    judged.collect()
}

/// Heats until one is left.
fn heats(entrants: usize) -> usize {
    entrants.next_power_of_two().ilog2().max(1) as usize
}

/// How many courses may run for so many play-outs in all: none may go before it has been seen often enough.
fn entrants(plans: usize, most: usize) -> usize {
    (2..=plans).rev().find(|count| count * heats(*count) * SEEN <= most).unwrap_or(2)
}

/// What a play-out costs here, at least as much as usual.
fn effort(field: &Field) -> usize {
    let cost = |unit| {
        let driven = |vehicle: &VehicleIx| driving::check_drivable(field, *vehicle).is_ok();
        1 + VEHICLE * field.vehicles_of(unit).filter(driven).count()
    };
    field.all_units().filter(|unit| field.stands(*unit)).map(cost).sum::<usize>().max(USUAL)
}

/// One play-out: the course, the rest of the turn, and so many turns more.
fn play(world: &mut World, player: &Opponent, idea: &Idea, side: Side, budget: Budget, seed: u64) -> i64 {
    let until = door::table(world).turn.turns_taken() + budget.turns;
    let mut quick = player.clone();
    quick.seen = None;
    quick.spend(Budget { candidates: 1, plans: 0, playouts: 0, turns: 0, thorough: false, ..budget });
    let mut players = [quick.clone(), quick];
    players[side.index()].course = idea.orders.iter().cloned().collect();
    players[side.index()].seen = Some(super::Seen::of(door::table(world)));
    for _ in 0..MOST_ORDERS {
        let table = door::table(world);
        let Some(window) = table.clock.window() else { break };
        if table.turn.turns_taken() >= until && window.name == "Act" {
            break;
        }
        let (asked, fate) = (window.side, fate(seed, table, window));
        let player = &mut players[asked.index()];
        player.whim = Stream::new(fate, "play-out");
        let Some(order) = player.choose(world) else { break };
        world.insert_resource(Dice::seeded(mixed(&(fate, order.unit(), order.name()))));
        if door::submit(world, order).is_err() {
            break;
        }
    }
    value(world, side)
}

/// What decides a moment of a play-out. Where two courses come to the same moment it is the same, whatever came before:
/// what neither of them touches then drops out of their comparison (common random numbers).
fn fate(seed: u64, table: Table, window: &Window) -> u64 {
    mixed(&(seed, table.turn.turns_taken(), window.side.index(), window.name, window.about))
}

fn mixed(what: &impl Hash) -> u64 {
    let mut hasher = StableHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// What a board is worth to a side, in scrap.
fn value(world: &World, side: Side) -> i64 {
    let table = door::table(world);
    let (field, turn) = (table.field, table.turn);
    let standing = |of: Side| -> i64 {
        let alive = field.primates.iter().filter(|one| one.id.unit.side == of && one.place.is_on_board());
        alive.map(|one| i64::from(one.cost) * if one.pin.holds() { PINNED } else { 100 } / 100).sum()
    };
    let lost = |of: Side| i64::from(scenarios::lost_scrap(field, of));
    let material = (standing(side) - standing(side.other())) / 2 + (lost(side.other()) - lost(side)) / 2;
    let outcome = table.clock.outcome().and_then(|outcome| outcome.winner);
    let end = outcome.map_or(0, |winner| if winner == side { END } else { -END });
    material + stakes(field, turn, side) + end
}

/// What has been reached of the scenario's goal.
fn stakes(field: &Field, turn: &Turn, side: Side) -> i64 {
    let both = |count: &dyn Fn(Side) -> i64| STAKE * (count(side) - count(side.other()));
    match turn.stakes.scenario {
        Scenario::Skirmish => nearness(field, side) + both(&|of| 2 * scenarios::gone(field, turn, of.other()) as i64),
        Scenario::Battle => {
            both(&|of| turn.stakes.markers.iter().filter(|marker| marker.held == Some(of)).count() as i64)
        }
        Scenario::Siege => {
            let holds = STAKE * siege::holders(field, turn) as i64 / 4;
            if turn.stakes.attacks() == Some(side) { nearness(field, side) - holds } else { holds }
        }
        Scenario::Scavenging => both(&|of| {
            let has = |place: Whereabouts| match place {
                Whereabouts::Safe(owner) => 4 * i64::from(owner == of),
                Whereabouts::Carried(by) => 2 * i64::from(field.side_of(by) == of),
                Whereabouts::Lying => 0,
            };
            turn.stakes.crates.iter().map(|one| has(one.whereabouts)).sum()
        }),
        Scenario::Ambush => {
            let defender = turn.stakes.attacker.other();
            let away = |state: &&crate::rules::monkeys::field::PrimateState| {
                state.id.unit.side == defender
                    && state.place == crate::force::squad::Place::Off(crate::force::squad::Pile::Retreated)
            };
            let away = 12 * field.primates.iter().filter(away).count() as i64;
            if side == defender { away } else { nearness(field, side) - away }
        }
    }
}

/// A little for standing near the enemy: who never closes in never wins.
fn nearness(field: &Field, side: Side) -> i64 {
    let leads = |of: Side| -> Vec<_> {
        let units = field.all_units().filter(move |unit: &UnitIx| field.side(*unit) == of);
        units.filter_map(|unit| field.on_foot(unit).next().and_then(|one| field.cell(one))).collect()
    };
    let (mine, theirs) = (leads(side), leads(side.other()));
    let far = mine.iter().filter_map(|cell| theirs.iter().map(|other| distance(*cell, *other)).min());
    -i64::from(far.sum::<i32>()) / 2
}
