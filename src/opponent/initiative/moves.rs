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

/// Places that are looked at more closely for each one that a budget works out.
const CLOSER: usize = 4;

/// Fire that is worth staying for: one that has such a target looks no farther than a walk.
const ENOUGH: i64 = 110;

/// All moves that are worth a look: the places that look best, worked out.
pub fn all(scene: &Scene, outlook: &Outlook, (id, best): (UnitId, i64), budget: Budget) -> Vec<Idea<Initiative>> {
    let paces: &[Pace] = if best >= ENOUGH && !budget.thorough { &[Pace::Walk] } else { &[Pace::Run, Pace::Walk] };
    let farthest =
        paces.iter().find_map(|pace| Some((*pace, movement::allowance(scene.field, scene.unit, *pace).ok()?)));
    let Some((_, far)) = farthest else { return Vec::new() };
    let mut places: Vec<(i64, u16, Cell)> = Vec::new();
    for (cell, cost) in movement::reach_with_costs(scene.field, scene.unit, far) {
        places.push((outlook.goal(scene, cell) - outlook.danger(scene, cell), cost, cell));
    }
    let closer = (CLOSER * budget.candidates).min(places.len());
    if closer < places.len() {
        places.select_nth_unstable_by_key(closer, |(score, cost, cell)| (-score, *cost, *cell));
    }
    let mut ideas: Vec<Idea<Initiative>> = Vec::new();
    let pace_of = |cost: u16| {
        let fits = |pace: &Pace| movement::allowance(scene.field, scene.unit, *pace).is_ok_and(|far| cost <= far);
        Pace::ALL.into_iter().find(fits)
    };
    let at = |cell: Cell| {
        let gains = Gains::default().and(Consider::Goal, outlook.goal(scene, cell));
        gains.and(Consider::Danger, -outlook.danger(scene, cell)).and(Consider::Harm, outlook.prospect(scene, cell))
    };
    for (_, cost, cell) in places.iter().take(closer).copied() {
        if let Some(pace) = pace_of(cost) {
            ideas.push(moved(scene, id, at(cell), (pace, cell, Then::Stop)));
        }
    }
    if scene.field.weapon(scene.unit).has(WeaponTrait::WalkFire) {
        ideas.extend(walk_fire(scene, outlook, id, (&places, &pace_of, &at)));
    }
    for (_, cost, cell) in places {
        for enemy in scene.enemies.iter().filter(|enemy| enemy.at.is_beside(cell)) {
            let Some(pace) = pace_of(cost) else { continue };
            for attack in Attack::ALL.into_iter().filter(|attack| melee::follows(*attack, pace)) {
                if let Some(gain) = turn::blow(scene, cell, attack, enemy.unit).filter(|gain| *gain > 0) {
                    let target = scene.field.unit(enemy.unit).id;
                    let gains = at(cell).and(Consider::Melee, gain);
                    ideas.push(moved(scene, id, gains, (pace, cell, Then::Fight(attack, target))));
                }
            }
        }
    }
    ideas.sort_by_key(|idea| -idea.score);
    ideas.truncate(2 * budget.candidates.max(2));
    ideas
}

/// Places with their scores and costs, the pace that a cost takes, and what a place is worth.
type Ways<'a> = (&'a [(i64, u16, Cell)], &'a dyn Fn(u16) -> Option<Pace>, &'a dyn Fn(Cell) -> Gains);

/// Walks and trots to the best places with fire from there.
fn walk_fire(scene: &Scene, outlook: &Outlook, id: UnitId, (places, pace_of, at): Ways) -> Vec<Idea<Initiative>> {
    let Some(gun) = outlook.gun else { return Vec::new() };
    let mut shots: Vec<(i64, u16, Cell, usize)> = Vec::new();
    for (score, cost, cell) in
        places.iter().copied().filter(|(_, cost, _)| matches!(pace_of(*cost), Some(Pace::Walk | Pace::Trot)))
    {
        for (place, enemy) in scene.enemies.iter().enumerate().filter(|(_, enemy)| scene.field.sees(enemy.at, cell)) {
            let harm = outlook.toll(scene, place).of_mean(gun.at(scene.field, (cell, enemy.at), false));
            shots.push((score + harm, cost, cell, place));
        }
    }
    shots.sort_unstable_by_key(|(score, cost, cell, place)| (-score, *cost, *cell, *place));
    let mut ideas = Vec::new();
    for (_, cost, cell, place) in shots.into_iter().take(CLOSER) {
        let enemy = scene.enemies[place];
        let how = How { aimed: false, moved: true };
        let Ok(plan) = shooting::plan_from(scene.field, scene.unit, cell, enemy.unit, how) else { continue };
        let harm = outlook.toll(scene, place).of_hits(&toll::hits(&plan.shots));
        if let Some(pace) = pace_of(cost) {
            let then = Then::Fire(scene.field.unit(enemy.unit).id);
            ideas.push(moved(scene, id, at(cell).and(Consider::Harm, harm), (pace, cell, then)));
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
