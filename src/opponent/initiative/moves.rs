//! Where a character could go, and what it could do there in the same action.

use super::{
    idea::{Gains, Unplanned},
    place::Outlook,
    scene::Scene,
    toll, turn,
};
use crate::board::Cell;
use crate::data::{initiative::persona::Consider, persona::Budget};
use crate::force::UnitId;
use crate::opponent::idea::Idea;
use crate::rules::initiative::{
    Initiative, Order, melee,
    movement::{self, Pace},
    order::{Action, Attack, Then},
    profiles::WeaponTrait,
    shooting::{self, How},
};
use std::cell::OnceCell;

/// Places that are looked at more closely for each one that a budget works out.
const CLOSER: usize = 4;

/// Places whose danger is worked out first, for each one that is looked at more closely.
const FIRST: usize = 3;

/// Fire that is worth staying for: one that has such a target looks no farther than a walk.
const ENOUGH: i64 = 110;

/// All moves that are worth a look: the places that look best, worked out.
pub fn all(scene: &Scene, outlook: &Outlook, (id, best): (UnitId, i64), budget: Budget) -> Vec<Idea<Initiative>> {
    let paces: &[Pace] = if best >= ENOUGH && !budget.thorough { &[Pace::Walk] } else { &[Pace::Run, Pace::Walk] };
    let farthest =
        paces.iter().find_map(|pace| Some((*pace, movement::allowance(scene.field, scene.unit, *pace).ok()?)));
    let Some((_, far)) = farthest else { return Vec::new() };
    let ways = Ways::of(scene, outlook, far);
    let at = |cell: Cell| {
        let gains = Gains::default().and(Consider::Goal, outlook.goal(scene, cell));
        gains.and(Consider::Danger, -outlook.danger(scene, cell)).and(Consider::Harm, outlook.prospect(scene, cell))
    };
    let mut ideas: Vec<Idea<Initiative>> = Vec::new();
    for (cost, cell) in ways.best(CLOSER * budget.candidates, |cell, most| outlook.danger_within(scene, cell, most)) {
        if let Some(pace) = ways.pace(cost) {
            ideas.push(moved(scene, id, at(cell), (pace, cell, Then::Stop)));
        }
    }
    if scene.field.weapon(scene.unit).has(WeaponTrait::WalkFire) {
        ideas.extend(walk_fire(scene, outlook, id, (&ways, &at)));
    }
    ideas.extend(charges(scene, id, (&ways, &at)));
    ideas.sort_by_key(|idea| -idea.score);
    ideas.truncate(2 * budget.candidates.max(2));
    ideas
}

/// The places in reach, and the paces that take a character there.
struct Ways {
    /// What each place is worth by what is fought for, and what the way costs.
    places: Vec<(i64, u16, Cell)>,
    /// How far it gets at each pace that it can take, the slowest first.
    paces: Vec<(Pace, u16)>,
}

impl Ways {
    fn of(scene: &Scene, outlook: &Outlook, far: u16) -> Self {
        let ends = movement::reach_with_costs(scene.field, scene.unit, far).into_iter();
        let paces = Pace::ALL.into_iter();
        Self {
            places: ends.map(|(cell, cost)| (outlook.goal(scene, cell), cost, cell)).collect(),
            paces: paces
                .filter_map(|pace| Some((pace, movement::allowance(scene.field, scene.unit, pace).ok()?)))
                .collect(),
        }
    }

    /// The slowest pace at which it gets so far.
    fn pace(&self, cost: u16) -> Option<Pace> {
        self.paces.iter().find(|(_, far)| cost <= *far).map(|(pace, _)| *pace)
    }

    /// The best places, with what the way costs: what they are worth, less their danger. That is dear to tell, and only told
    /// as far as a place could still be among the best.
    fn best(&self, count: usize, danger: impl Fn(Cell, i64) -> i64) -> Vec<(u16, Cell)> {
        let mut places: Vec<(i64, u16, Cell)> =
            self.places.iter().map(|(goal, cost, cell)| (-goal, *cost, *cell)).collect();
        let first = FIRST * count;
        if first < places.len() {
            places.select_nth_unstable(first);
        }
        let mut best = Best::of(count);
        for (loss, cost, cell) in places {
            if best.takes(&(loss, cost, cell)) {
                let most = best.last().map_or(i64::MAX, |(worst, ..)| worst - loss);
                best.offer((loss + danger(cell, most), cost, cell));
            }
        }
        best.kept.into_iter().map(|(_, cost, cell)| (cost, cell)).collect()
    }
}

/// The least of some things, in order.
struct Best<T> {
    count: usize,
    kept: Vec<T>,
}

impl<T: Ord> Best<T> {
    const fn of(count: usize) -> Self {
        Self { count, kept: Vec::new() }
    }

    /// Whether something would be among them.
    fn takes(&self, one: &T) -> bool {
        self.last().is_none_or(|last| one < last)
    }

    /// The greatest of them, once there are so many that others have to be less.
    fn last(&self) -> Option<&T> {
        self.kept.last().filter(|_| self.kept.len() == self.count)
    }

    fn offer(&mut self, one: T) {
        if self.takes(&one) {
            let place = self.kept.partition_point(|other| *other < one);
            self.kept.insert(place, one);
            self.kept.truncate(self.count);
        }
    }
}

/// Walks and trots to the best places with fire from there.
fn walk_fire(
    scene: &Scene,
    outlook: &Outlook,
    id: UnitId,
    (ways, at): (&Ways, &dyn Fn(Cell) -> Gains),
) -> Vec<Idea<Initiative>> {
    let Some(gun) = outlook.gun else { return Vec::new() };
    let mut shots = Best::of(CLOSER);
    let best = gun.best();
    let most = (0..scene.enemies.len()).map(|place| outlook.toll(scene, place).of_mean(best)).max().unwrap_or(0);
    for (goal, cost, cell) in ways.places.iter().copied() {
        // The best shot from there, as long as that is enough to leave it out.
        if !shots.takes(&(-(goal + most), cost, cell, 0)) {
            continue;
        }
        if !scene.is_seen(cell) || !matches!(ways.pace(cost), Some(Pace::Walk | Pace::Trot)) {
            continue;
        }
        let seen = scene.enemies.iter().enumerate().filter(|(_, enemy)| enemy.eyes.sees(cell));
        let danger = OnceCell::new();
        for (place, enemy) in seen {
            let toll = outlook.toll(scene, place);
            // As if nothing covered the target, and without the danger, as long as that is enough to leave it out.
            let could = |hits: i64| shots.takes(&(-(goal + toll.of_mean(hits)), cost, cell, place));
            if !could(gun.open(cell, enemy.at, false)) {
                continue;
            }
            let hits = gun.at(scene.field, (cell, enemy.at), false);
            if could(hits) {
                let harm = toll.of_mean(hits);
                let score = goal - danger.get_or_init(|| outlook.danger(scene, cell)) + harm;
                shots.offer((-score, cost, cell, place));
            }
        }
    }
    let mut ideas = Vec::new();
    for (_, cost, cell, place) in shots.kept {
        let enemy = scene.enemies[place];
        let how = How { aimed: false, moved: true };
        let Ok(plan) = shooting::plan_from(scene.field, scene.unit, cell, enemy.unit, how) else { continue };
        let harm = outlook.toll(scene, place).of_hits(&toll::hits(&plan.shots));
        if let Some(pace) = ways.pace(cost) {
            let then = Then::Fire(scene.field.unit(enemy.unit).id);
            ideas.push(moved(scene, id, at(cell).and(Consider::Harm, harm), (pace, cell, then)));
        }
    }
    ideas
}

/// Moves to all cells beside enemies, with a blow.
fn charges(scene: &Scene, id: UnitId, (ways, at): (&Ways, &dyn Fn(Cell) -> Gains)) -> Vec<Idea<Initiative>> {
    // The same from every cell beside an enemy.
    let forces: Vec<_> = scene.enemies.iter().map(|_| Attack::ALL.map(|attack| (attack, OnceCell::new()))).collect();
    let mut ideas = Vec::new();
    for (_, cost, cell) in ways.places.iter().copied().filter(|(.., cell)| scene.is_beside(*cell)) {
        for (enemy, forces) in scene.enemies.iter().zip(&forces).filter(|(enemy, _)| enemy.at.is_beside(cell)) {
            let Some(pace) = ways.pace(cost) else { continue };
            for (attack, force) in forces.iter().filter(|(attack, _)| melee::follows(*attack, pace)) {
                let force = || *force.get_or_init(|| turn::force(scene, *attack, enemy.unit));
                let gain = turn::blow(scene, cell, (*attack, enemy.unit), force).filter(|gain| *gain > 0);
                if let Some(gain) = gain {
                    let then = Then::Fight(*attack, scene.field.unit(enemy.unit).id);
                    ideas.push(moved(scene, id, at(cell).and(Consider::Melee, gain), (pace, cell, then)));
                }
            }
        }
    }
    ideas
}

fn moved(scene: &Scene, id: UnitId, gains: Gains, (pace, to, then): (Pace, Cell, Then)) -> Idea<Initiative> {
    let order = Order::Act(id, Action::Move(pace, Vec::new(), then));
    gains.idea(scene.persona, order, Some(Unplanned { pace, to, then }))
}

/// Ducking behind cover, after breaking off.
pub fn ducks(scene: &Scene, outlook: &Outlook) -> Vec<Idea<Initiative>> {
    let id = scene.field.unit(scene.unit).id;
    let ways = movement::ducks(scene.field, scene.unit).into_iter();
    let idea = |way: Vec<Cell>| {
        let end = way.last().copied().unwrap_or(outlook.here);
        let gains = Gains::default().and(Consider::Goal, outlook.goal(scene, end));
        let gains = gains.and(Consider::Danger, -outlook.danger(scene, end));
        let gains = gains.and(Consider::Harm, outlook.prospect(scene, end));
        gains.idea(scene.persona, Order::Act(id, Action::Duck(way)), None)
    };
    ways.map(idea).collect()
}
