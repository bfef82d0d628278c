//! The next unit of a turn, with all that it could do.

use super::{
    assault, fire,
    idea::{Gains, Unplanned, bare},
    place::{self, Objective},
    scene::Scene,
};
use crate::board::Cell;
use crate::data::{persona::Budget, suppression::persona::Consider};
use crate::engine::Rules;
use crate::force::{UnitId, UnitIx};
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::suppression::{
    Order, Suppression,
    action::check_action,
    actions::Action,
    choices,
    field::{Field, apart},
    marching::March,
    markers::BREAKING,
    movement::Mover,
    order::Deed,
    planning,
    profiles::WeaponTrait,
    shooting::Stands,
    windows::Ask,
};

/// Places that are looked at more closely for each one that a budget works out.
const CLOSER: usize = 3;

/// Of what a charge would be worth, so many hundredths stand behind a move that makes it possible: the enemy may go.
const PROSPECT: i64 = 40;

/// Going to ground is worth a little where nothing else is.
const GROUND: i64 = 60;

/// Gathering who is out of command: hundredths of the unit for each.
const GATHERED: i64 = 6;

/// The next unit with all that it could do.
pub fn think(thinker: Thinker<Suppression>) -> Option<Plan<Suppression>> {
    let Thinker { view, side, persona, budget, .. } = thinker;
    let scene = Scene::new(view, side, persona);
    if Ask::of(view.clock.window()?) == Ask::Charge {
        return charges(&scene);
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

/// Who acts first: those that run, templates, guns that suppress, the other shooters, and who shoots least last.
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

/// All that a unit could do that is not made to fall back.
fn actions(scene: &Scene, unit: UnitIx, budget: Budget) -> Vec<Idea<Suppression>> {
    let field = scene.field();
    let id = field.unit(unit).id;
    let Some((_, here)) = field.head(unit) else { return Vec::new() };
    let objectives = place::objectives(scene, unit);
    let may = |action: Action| check_action(field, scene.view.turn, unit, action).is_ok();
    let stay = |evasion: i8| Gains::default().at(scene, &objectives, unit, here, evasion);
    let mut ideas = Vec::new();
    if may(Action::GoToGround) {
        ideas.push(stay(1).and(Consider::Danger, GROUND).idea(scene.persona, bare(id, Action::GoToGround), None));
    }
    if may(Action::Halt) {
        ideas.extend(gather(scene, unit, &objectives));
    }
    // Focus Fire is better than Open Fire wherever it is allowed.
    let still = [Action::FocusFire, Action::OpenFire].into_iter().find(|action| may(*action));
    let stands: Stands = field.living(unit).collect();
    if let Some(action) = still {
        for (target, casualties, markers) in fire::all(field, unit, &stands, action) {
            let gains = stay(0).and(Consider::Casualties, casualties).and(Consider::Markers, markers);
            ideas.push(gains.idea(scene.persona, Order::Act(Deed::new(id, action).at(target)), None));
        }
    }
    for action in [Action::Advance, Action::ShootingAdvance, Action::AtTheDouble] {
        if may(action) {
            ideas.extend(moves(scene, (unit, id, here), &objectives, action, budget));
        }
    }
    ideas
}

/// Halt, where somebody is out of command.
fn gather(scene: &Scene, unit: UnitIx, objectives: &[Objective]) -> Option<Idea<Suppression>> {
    let field = scene.field();
    let outside = crate::rules::suppression::command::outside(field, unit) as i64;
    let (_, here) = field.leader(unit).filter(|_| outside > 0)?;
    let moves = planning::regroup(field, March::of(field, unit, Action::Halt)?)?;
    let gains = Gains::default().at(scene, objectives, unit, here, 0);
    let gains = gains.and(Consider::Command, outside * GATHERED * scene.worth(unit) / 100);
    Some(gains.idea(scene.persona, Order::Act(Deed::new(field.unit(unit).id, Action::Halt).with(moves)), None))
}

/// Moves of an action: the places that look best, worked out.
fn moves(
    scene: &Scene,
    (unit, id, here): (UnitIx, UnitId, Cell),
    objectives: &[Objective],
    action: Action,
    budget: Budget,
) -> Vec<Idea<Suppression>> {
    let field = scene.field();
    let Some(march) = March::of(field, unit, action) else { return Vec::new() };
    let Some((leader, _)) = field.leader(unit) else { return Vec::new() };
    let Some(mover) = Mover::new(field, leader, march.allowance) else { return Vec::new() };
    let shelter = |cell: Cell| place::shelter(scene, cell) * scene.worth(unit) / 40;
    let nearer = |cell: Cell| scene.enemies.iter().any(|enemy| apart(enemy.at, cell) < apart(enemy.at, here));
    let ends = mover.ends().filter(|cell| *cell != here && (action != Action::AtTheDouble || nearer(*cell)));
    let mut places: Vec<(i64, Cell)> =
        ends.map(|cell| (place::goal(scene, objectives, cell) + shelter(cell), cell)).collect();
    let closer = (CLOSER * budget.candidates).min(places.len());
    if closer < places.len() {
        places.select_nth_unstable_by_key(closer, |(score, cell)| (-score, *cell));
        places.truncate(closer);
    }
    let now = if action == Action::ShootingAdvance {
        fire::best(field, unit, &field.living(unit).collect(), action)
    } else {
        None
    };
    let mut ideas: Vec<Idea<Suppression>> = Vec::new();
    for (_, to) in places {
        let gains = Gains::default().at(scene, objectives, unit, to, action.evasion());
        let goal = Some(Unplanned { action, to });
        match action {
            Action::ShootingAdvance => {
                if let Some((target, casualties, markers)) = now {
                    let deed = Deed { shoot_first: true, ..Deed::new(id, action).at(target) };
                    let gains = gains.and(Consider::Casualties, casualties).and(Consider::Markers, markers);
                    ideas.push(gains.idea(scene.persona, Order::Act(deed), goal.clone()));
                }
                let shift = (to.x - here.x, to.y - here.y);
                let there = |cell: Cell| Cell::new(cell.x + shift.0, cell.y + shift.1);
                let stands: Stands = field.living(unit).map(|(model, cell)| (model, there(cell))).collect();
                let inside = stands.iter().all(|(_, cell)| field.ground().contains(*cell));
                if let Some((_, casualties, markers)) =
                    inside.then(|| fire::best(field, unit, &stands, action)).flatten()
                {
                    let gains = gains.and(Consider::Casualties, casualties).and(Consider::Markers, markers);
                    ideas.push(gains.idea(scene.persona, bare(id, action), goal));
                }
            }
            Action::Advance => {
                let near = scene.enemies.iter().filter(|enemy| assault::is_near(field, to, enemy.unit));
                let clash = near.map(|enemy| assault::clash(field, unit, enemy.unit)).max().unwrap_or(0).max(0);
                let gains = gains.and(Consider::Assault, clash * PROSPECT / 100);
                ideas.push(gains.idea(scene.persona, bare(id, action), goal));
            }
            _ => ideas.push(gains.idea(scene.persona, bare(id, action), goal)),
        }
    }
    ideas.sort_by_key(|idea| -idea.score);
    ideas.truncate(2 * budget.candidates);
    ideas
}

/// The charges of an Assault Phase, and charging nobody.
fn charges(scene: &Scene) -> Option<Plan<Suppression>> {
    let field = scene.field();
    let offered = Suppression::choices(scene.view)?;
    let first = offered.orders.iter().find_map(crate::engine::BookOrder::unit)?;
    let mut ideas = vec![Gains::default().idea(scene.persona, Order::EndAssault, None)];
    for order in offered.orders {
        let Order::Charge { unit, target, .. } = &order else { continue };
        let (Some(unit), Some(target)) = (field.find(*unit), field.find(*target)) else { continue };
        // Ground that was held is left behind.
        let objectives = place::objectives(scene, unit);
        let at = |unit: UnitIx| field.head(unit).map_or(0, |(_, cell)| place::goal(scene, &objectives, cell));
        let gains = Gains::default().and(Consider::Assault, assault::clash(field, unit, target));
        ideas.push(gains.and(Consider::Goal, (at(target) - at(unit)) / 2).idea(scene.persona, order, None));
    }
    ideas.sort_by_key(|idea| -idea.score);
    let unit = ideas[0].orders.first().and_then(crate::engine::BookOrder::unit).unwrap_or(first);
    Some(Plan { unit, role: None, ideas })
}
