//! The next unit of a turn, with all its ideas.

use super::{
    assault, fire,
    idea::{Gains, Unplanned, bare},
    place::{self, Objective, Outlook},
    scene::Scene,
};
use crate::board::Cell;
use crate::data::{persona::Budget, suppression::persona::Consider};
use crate::force::{UnitId, UnitIx};
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::suppression::{
    Order, Suppression,
    action::check_action,
    actions::Action,
    assault::{check_charger, is_near, run_in},
    choices,
    field::{Field, apart, order_of},
    marching::March,
    markers::BREAKING,
    movement::Mover,
    order::Deed,
    planning,
    profiles::WeaponTrait,
    shooting::Stands,
    windows::Ask,
};

/// Number of places considered more closely for each one that a budget evaluates in full.
const CLOSER: usize = 3;

/// The percentage of a charge's value that a move making it possible gets: fire may come first.
const PROSPECT: i64 = 90;

/// Going to ground has a small value when nothing else has any.
const GROUND: i64 = 60;

/// The value of gathering models that are out of command: hundredths of the unit for each.
const GATHERED: i64 = 6;

/// The next unit with all its ideas.
pub fn think(thinker: Thinker<Suppression>) -> Option<Plan<Suppression>> {
    let Thinker { view, side, persona, budget, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    if Ask::of(view.clock.window()?) == Ask::Charge {
        return charges(&scene, budget);
    }
    let waiting = choices::waiting(view).map(|(unit, _)| unit);
    let unit =
        waiting.filter(|unit| !scene.field().unit(*unit).falling.0).min_by_key(|unit| rank(scene.field(), *unit))?;
    let id = scene.field().unit(unit).id;
    let mut ideas = if scene.field().unit(unit).markers.0 >= BREAKING {
        vec![Gains::default().idea(persona, bare(id, Action::FallBack), None)]
    } else {
        actions(&scene, unit, budget)
    };
    ideas.sort_by_key(|idea| -idea.score);
    Some(Plan { unit: id, role: None, ideas })
}

/// The order of units: those falling back first, then templates, suppressive guns, the other shooters, and last the
/// ones that shoot least.
fn rank(field: &Field, unit: UnitIx) -> (bool, i64, UnitIx) {
    let guns = field.living(unit).map(|(model, _)| {
        let weapon = field.weapon(model);
        let more = if weapon.has(WeaponTrait::Template) {
            40
        } else if weapon.has(WeaponTrait::Suppressive) {
            10
        } else {
            1
        };
        more * i64::from(weapon.shots) * i64::from(field.kind(unit).bs)
    });
    (field.unit(unit).markers.0 < BREAKING, -guns.sum::<i64>(), unit)
}

/// All ideas of a unit that isn't forced to fall back.
fn actions(scene: &Scene, unit: UnitIx, budget: Budget) -> Vec<Idea<Suppression>> {
    let field = scene.field();
    let id = field.unit(unit).id;
    let Some((_, here)) = field.head(unit) else { return Vec::new() };
    let outlook = Outlook::of(scene, unit);
    let may = |action: Action| check_action(field, scene.view.turn, unit, action).is_ok();
    let stay = |evasion: i8| Gains::default().at(scene, &outlook, here, evasion);
    let mut ideas = Vec::new();
    if may(Action::GoToGround) {
        ideas.push(stay(1).and(Consider::Danger, GROUND).idea(scene.persona, bare(id, Action::GoToGround), None));
    }
    if may(Action::Halt) {
        ideas.extend(gather(scene, &outlook));
    }
    // Focus Fire is better than Open Fire wherever it is allowed.
    let still = [Action::FocusFire, Action::OpenFire].into_iter().find(|action| may(*action));
    let stands: Stands = field.living(unit).collect();
    if let Some(action) = still {
        let stay = stay(0);
        for fire in fire::all(field, unit, &stands, action) {
            let gains = stay.firing(scene, &outlook, &fire);
            ideas.push(gains.idea(scene.persona, Order::Act(Deed::new(id, action).at(fire.target)), None));
        }
    }
    let mut ends: Vec<Cell> = Vec::new();
    for action in
        [Action::Advance, Action::ShootingAdvance, Action::AtTheDouble].into_iter().filter(|action| may(*action))
    {
        // A Shooting Advance goes as far as an Advance.
        if ends.is_empty() || action == Action::AtTheDouble {
            ends = reach(field, unit, action).unwrap_or_default();
        }
        ideas.extend(moves(scene, (&outlook, id, here), action, (&ends, budget)));
    }
    ideas
}

/// Where a unit's leader can go in an action.
fn reach(field: &Field, unit: UnitIx, action: Action) -> Option<Vec<Cell>> {
    let (leader, here) = field.leader(unit)?;
    let mover = Mover::new(field, leader, March::of(field, unit, action)?.allowance)?;
    Some(mover.ends().filter(|cell| *cell != here).collect())
}

/// Halt, if any models are out of command.
fn gather(scene: &Scene, outlook: &Outlook) -> Option<Idea<Suppression>> {
    let (field, unit) = (scene.field(), outlook.unit);
    let outside = crate::rules::suppression::command::outside(field, unit) as i64;
    let (_, here) = field.leader(unit).filter(|_| outside > 0)?;
    let moves = planning::regroup(field, March::of(field, unit, Action::Halt)?)?;
    let gains = Gains::default().at(scene, outlook, here, 0);
    let gains = gains.and(Consider::Command, outside * GATHERED * scene.worth(unit) / 100);
    Some(gains.idea(scene.persona, Order::Act(Deed::new(field.unit(unit).id, Action::Halt).with(moves)), None))
}

/// Moves of an action: the most promising places, evaluated in full.
fn moves(
    scene: &Scene,
    (outlook, id, here): (&Outlook, UnitId, Cell),
    action: Action,
    (ends, budget): (&[Cell], Budget),
) -> Vec<Idea<Suppression>> {
    let (field, unit) = (scene.field(), outlook.unit);
    let shelter = |cell: Cell| place::shelter(scene, cell) * scene.worth(unit) / 40;
    let nearer = |cell: Cell| scene.enemies.iter().any(|enemy| apart(enemy.at, cell) < apart(enemy.at, here));
    let ends = ends.iter().filter(|cell| action != Action::AtTheDouble || nearer(**cell));
    let mut places: Vec<(i64, Cell)> =
        ends.map(|cell| (place::goal(scene, &outlook.objectives, *cell) + shelter(*cell), *cell)).collect();
    let closer = (CLOSER * budget.candidates).min(places.len());
    if closer < places.len() {
        places.select_nth_unstable_by_key(closer, |(score, cell)| (-score, order_of(scene.side, *cell)));
        places.truncate(closer);
    }
    places.sort_unstable_by_key(|(score, cell)| (-score, order_of(scene.side, *cell)));
    let now = if action == Action::ShootingAdvance {
        fire::best(field, unit, &field.living(unit).collect(), action)
    } else {
        None
    };
    let mut ideas: Vec<Idea<Suppression>> = Vec::new();
    for (_, to) in places {
        let gains = Gains::default().at(scene, outlook, to, action.evasion());
        let goal = Some(Unplanned { action, to });
        match action {
            Action::ShootingAdvance => {
                if let Some(fire) = now {
                    let deed = Deed { shoot_first: true, ..Deed::new(id, action).at(fire.target) };
                    let gains = gains.firing(scene, outlook, &fire);
                    ideas.push(gains.idea(scene.persona, Order::Act(deed), goal.clone()));
                }
                let shift = (to.x - here.x, to.y - here.y);
                let there = |cell: Cell| Cell::new(cell.x + shift.0, cell.y + shift.1);
                let stands: Stands = field.living(unit).map(|(model, cell)| (model, there(cell))).collect();
                let inside = stands.iter().all(|(_, cell)| field.ground().contains(*cell));
                if let Some(fire) = inside.then(|| fire::best(field, unit, &stands, action)).flatten() {
                    let gains = gains.firing(scene, outlook, &fire);
                    ideas.push(gains.idea(scene.persona, bare(id, action), goal));
                }
            }
            Action::Advance => {
                let near = scene.enemies.iter().filter(|enemy| assault::is_near(field, to, enemy.unit));
                let charges = near.map(|enemy| charging(scene, &outlook.objectives, unit, enemy.unit));
                let (clash, cleared) = charges.max_by_key(|(clash, cleared)| clash + cleared).unwrap_or_default();
                let gains = if clash + cleared > 0 {
                    let gains = gains.and(Consider::Assault, clash * PROSPECT / 100);
                    gains.and(Consider::Goal, cleared * PROSPECT / 100)
                } else {
                    gains
                };
                ideas.push(gains.idea(scene.persona, bare(id, action), goal));
            }
            _ => ideas.push(gains.idea(scene.persona, bare(id, action), goal)),
        }
    }
    ideas.sort_by_key(|idea| -idea.score);
    ideas.truncate(2 * budget.candidates);
    ideas
}

/// The expected result of a charge, plus the value of the other unit no longer holding objectives.
fn charging(scene: &Scene, objectives: &[Objective], unit: UnitIx, target: UnitIx) -> (i64, i64) {
    let clash = assault::clash(scene.field(), unit, target);
    let part = scene.time.harm();
    (clash.gain * part / 100, place::holding(scene, objectives, target) * clash.wins / 1000)
}

/// The worthwhile charges of an Assault Phase, best first, and the option of charging nobody.
fn charges(scene: &Scene, budget: Budget) -> Option<Plan<Suppression>> {
    let field = scene.field();
    let able = field.standing(scene.side).filter(|unit| check_charger(field, scene.view.turn, *unit).is_ok());
    let able: Vec<UnitIx> = able.collect();
    let first = *able.first()?;
    let mut pairs: Vec<(i32, Gains, UnitIx, UnitIx)> = Vec::new();
    for unit in able {
        let objectives = Outlook::of(scene, unit).objectives;
        let at = |unit: UnitIx| field.head(unit).map_or(0, |(_, cell)| place::goal(scene, &objectives, cell));
        for enemy in scene.enemies.iter().filter(|enemy| is_near(field, unit, enemy.unit)) {
            let (clash, cleared) = charging(scene, &objectives, unit, enemy.unit);
            // Ground that was held is given up.
            let gains = Gains::default().and(Consider::Assault, clash);
            let gains = gains.and(Consider::Goal, cleared + (at(enemy.unit) - at(unit)) / 2);
            pairs.push((gains.score(scene.persona), gains, unit, enemy.unit));
        }
    }
    pairs.retain(|(score, ..)| *score > 0);
    pairs.sort_by_key(|(score, ..)| -score);
    let name = |unit: UnitIx| field.unit(unit).id;
    let planned = pairs.into_iter().filter_map(|(_, gains, unit, target)| {
        let moves = planning::charge(field, run_in(unit), target)?;
        let order = Order::Charge { unit: name(unit), target: name(target), moves };
        Some(gains.idea(scene.persona, order, None))
    });
    let mut ideas: Vec<Idea<Suppression>> = planned.take(budget.plans.max(1)).collect();
    ideas.push(Gains::default().idea(scene.persona, Order::EndAssault, None));
    let unit = ideas[0].orders.first().and_then(crate::engine::BookOrder::unit).unwrap_or(name(first));
    Some(Plan { unit, role: None, ideas })
}
