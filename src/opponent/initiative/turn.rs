//! A character that is called, with all that it could do.

use super::{
    idea::{Gains, Unplanned},
    moves,
    place::Outlook,
    repeat,
    scene::Scene,
    toll::{self, Toll},
    worth,
};
use crate::board::{Cell, distance};
use crate::data::{initiative::persona::Consider, persona::Budget};
use crate::engine::Rules;
use crate::force::{UnitId, UnitIx};
use crate::opponent::{
    book::Thinker,
    idea::{Idea, Plan},
};
use crate::rules::initiative::{
    Initiative, Order, aim,
    characters::Repetition,
    choices::View,
    grip, melee,
    movement::Pace,
    order::{Action, Attack, Mark, Ready, Say},
    profiles::WeaponTrait,
    shooting::{self, How},
    talk,
    windows::Ask,
};

/// Of what a better shot in the next call would add, so many hundredths are counted: the target may be gone.
const PATIENCE: i64 = 70;

/// Of what fire at the nearest enemy would do if it came out, so many hundredths.
const COMES_OUT: i64 = 22;

/// A weapon that can't fire at all, and one that soon can't.
const EMPTY: i64 = 160;
const LOW: i64 = 25;

/// A second belt while nobody looks.
const BELT: i64 = 12;

/// A mount is worth its speed, as long as the way is long.
const LONG: i64 = 12;
const RIDE: i64 = 6;

/// Holding an enemy: it can't shoot, and neither can the holder.
const HOLDS: i64 = 45;

/// Being free again: the calls of a turn or so.
const FREEDOM: i64 = 2 * worth::ONE_CALL;

/// A strike that wounds lightly.
const BRUISE: i64 = worth::ONE_CALL / 2;

/// What a call lost to panic is worth to the one that gets it back.
const STEADIED: i64 = worth::ONE_CALL;

/// An enemy that friends don't know of.
const POINTED_OUT: i64 = 60;

/// What comes next, with all that could be done.
pub fn think(thinker: Thinker<Initiative>) -> Option<Plan<Initiative>> {
    let Thinker { view, side, persona, budget, .. } = thinker;
    let window = view.clock.window()?;
    if Ask::of(window) == Ask::Declare {
        return repeat::declare(thinker);
    }
    let id = window.about?;
    let scene = Scene::new(view, side, view.field.find(id)?, persona);
    let outlook = Outlook::of(&scene)?;
    let mut ideas = match Ask::of(window) {
        Ask::Repeat => repeat::go_on(&scene, &outlook),
        _ => calls(&scene, outlook, budget),
    };
    ideas.retain(|idea| idea.goal.is_some() || Initiative::check(view, &idea.orders[0]).is_ok());
    ideas.sort_by_key(|idea| -idea.score);
    Some(Plan { unit: id, role: None, ideas })
}

/// All that a character could do.
fn calls(scene: &Scene, outlook: Outlook, budget: Budget) -> Vec<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    let id = field.unit(unit).id;
    let goal = outlook.goal(scene, here);
    let at = |outlook: &Outlook| {
        let gains = Gains::default().and(Consider::Goal, goal).and(Consider::Harm, outlook.prospect(scene, here));
        gains.and(Consider::Danger, -outlook.danger(scene, here))
    };
    let stay = at(&outlook);
    let idea = |gains: Gains, action: Action| gains.idea(scene.persona, Order::Act(id, action), None);
    let mut ideas = vec![idea(stay, Action::Hold)];
    let fights = grips(scene, &outlook).into_iter().chain(blows(scene, &outlook));
    ideas.extend(fights.map(|(gain, action)| idea(stay.and(Consider::Melee, gain), action)));
    ideas.extend(
        readies(scene, &outlook).into_iter().map(|(gain, action)| idea(stay.and(Consider::Readiness, gain), action)),
    );
    ideas.extend(rides(scene, &outlook).into_iter().map(|(gain, action)| idea(stay.and(Consider::Goal, gain), action)));
    let still = if field.unit(unit).repetition == Repetition::Broken {
        ideas.extend(moves::ducks(scene, &outlook));
        true
    } else {
        field.unit(unit).grip.is_tight()
    };
    let mut best = 0;
    if !still {
        let seen = outlook.revealed();
        let open = at(&seen);
        for (place, enemy) in scene.enemies.iter().enumerate() {
            let aimed = aim::is_on(field, unit, enemy.unit);
            let harm = |aimed: bool| harm(scene, (&seen, place), enemy.unit, aimed);
            let target = field.unit(enemy.unit).id;
            let now = harm(aimed);
            if let Some(now) = now {
                best = now.max(best);
                ideas.push(idea(open.and(Consider::Harm, now), Action::Fire(target)));
            }
            if let Some(steady) = harm(true).filter(|_| !aimed) {
                let better = (steady - now.unwrap_or(0)) * PATIENCE / 100;
                ideas.push(idea(stay.and(Consider::Aim, better), Action::Aim(Mark::Target(target))));
            }
        }
        ideas.extend(watch(scene, &seen).map(|(gain, action)| idea(stay.and(Consider::Aim, gain), action)));
        ideas.extend(moves::all(scene, &seen, (id, best), budget));
        ideas.extend(postures(scene, seen, goal));
    } else if !field.unit(unit).grip.is_tight() {
        ideas.extend(postures(scene, outlook, goal));
    }
    talks(scene, &mut ideas);
    ideas
}

/// What fire at an enemy does; none where it can't be fired at.
fn harm(scene: &Scene, (outlook, place): (&Outlook, usize), target: UnitIx, aimed: bool) -> Option<i64> {
    let plan = shooting::plan(scene.field, scene.unit, target, How { aimed, moved: false }).ok()?;
    Some(outlook.toll(scene, place).of_hits(&toll::hits(&plan.shots)))
}

/// Aiming where an enemy may come out, where none is in sight.
fn watch(scene: &Scene, outlook: &Outlook) -> Option<(i64, Action)> {
    if scene.is_seen(outlook.here) {
        return None;
    }
    let gun = outlook.gun?;
    let near = scene.enemies.iter().enumerate().min_by_key(|(_, enemy)| distance(enemy.at, outlook.here));
    let (place, enemy) = near?;
    let hits = gun.at(scene.field, (outlook.here, enemy.at), false);
    let aims = scene.field.unit(scene.unit).aiming.0.is_some();
    let gain = outlook.toll(scene, place).of_mean(hits) * COMES_OUT / 100;
    let action = if aims { Action::Hold } else { Action::Aim(Mark::Direction(enemy.at)) };
    Some((gain, action))
}

/// Lying down, and standing up.
fn postures(scene: &Scene, outlook: Outlook, goal: i64) -> Vec<Idea<Initiative>> {
    let (field, unit, here) = (scene.field, scene.unit, outlook.here);
    let prone = field.unit(unit).prone.0;
    let prospect = outlook.prospect(scene, here);
    let lying = outlook.lying(true);
    let danger = lying.danger(scene, here);
    let gains = Gains::default().and(Consider::Goal, goal).and(Consider::Harm, prospect);
    let action = if prone { Action::StandUp } else { Action::GoProne };
    vec![gains.and(Consider::Danger, -danger).idea(scene.persona, Order::Act(field.unit(unit).id, action), None)]
}

/// What can be done in a hold: strike the other, since small wounds add up, and escape, since one that is held can do
/// nothing else.
fn grips(scene: &Scene, outlook: &Outlook) -> Vec<(i64, Action)> {
    let (field, unit) = (scene.field, scene.unit);
    let grip = field.unit(unit).grip;
    let Some(other) = grip.holds.or(grip.held_by) else { return Vec::new() };
    let strike = melee::number(field, unit, outlook.here, Attack::Strike, other).ok();
    let strike = strike.map(|number| (BRUISE, number, Action::Fight(Attack::Strike, field.unit(other).id)));
    let escape = grip::number(field, unit).ok();
    let escape = escape.map(|number| (FREEDOM, number, Action::Escape(Pace::Walk, Vec::new())));
    let gain = |(worth, number, action): (i64, u8, Action)| (worth * i64::from(number) / 20, action);
    strike.into_iter().chain(escape).map(gain).collect()
}

/// Blows at enemies who are next to it.
fn blows(scene: &Scene, outlook: &Outlook) -> Vec<(i64, Action)> {
    let beside = scene.enemies.iter().filter(|enemy| enemy.at.is_beside(outlook.here));
    let fights = beside.flat_map(|enemy| Attack::ALL.map(|attack| (attack, enemy.unit)));
    let worth = |(attack, target): (Attack, UnitIx)| {
        let gain = blow(scene, outlook.here, (attack, target), || force(scene, attack, target))?;
        Some((gain, Action::Fight(attack, scene.field.unit(target).id)))
    };
    fights.filter_map(worth).collect()
}

/// What a blow from a cell comes to, with the force that it has if it succeeds.
pub fn blow(scene: &Scene, from: Cell, (attack, target): (Attack, UnitIx), force: impl FnOnce() -> i64) -> Option<i64> {
    let number = i64::from(melee::number(scene.field, scene.unit, from, attack, target).ok()?);
    let risk = if attack == Attack::Dive { worth::ONE_CALL / 2 } else { 0 };
    Some(force() * number / 20 - risk)
}

/// What a blow that succeeds takes from an enemy, from wherever it comes.
pub fn force(scene: &Scene, attack: Attack, target: UnitIx) -> i64 {
    let (field, unit) = (scene.field, scene.unit);
    let toll = |damage: (u8, i8)| Toll::of(field, target, damage).of_mean(1000);
    let weapon = field.weapon(unit);
    match attack {
        Attack::Armed => toll((weapon.dice, weapon.plus as i8)),
        Attack::Strike => toll((1, -1)),
        Attack::Dive => toll((1, 2)) + worth::ONE_CALL,
        Attack::Grapple => HOLDS * (worth::left(field, target) - worth::left(field, unit) / 2) / 100,
    }
}

/// A loaded weapon in hand.
fn readies(scene: &Scene, outlook: &Outlook) -> Vec<(i64, Action)> {
    let (field, unit) = (scene.field, scene.unit);
    let (weapon, rounds) = (field.weapon(unit), field.rounds(unit));
    let action = u16::from(weapon.rounds()) * u16::from(weapon.shots);
    let mut readies = Vec::new();
    if weapon.short == 0 || rounds < weapon.rounds().into() {
        let loaded = field.setting.weapons[unit.at()].iter().enumerate().filter(|(place, weapon)| {
            let weapon = &field.setting.book.weapons[**weapon];
            weapon.short > 0 && field.unit(unit).arms.rounds[*place] >= weapon.rounds().into()
        });
        let names = loaded.map(|(_, weapon)| field.setting.book.weapons[*weapon].name.clone());
        readies.extend(names.map(|name| (EMPTY * 3 / 4, Action::Ready(Ready::Change(name)))));
        readies.push((EMPTY / i64::from(weapon.reload.max(1)), Action::Reload));
    } else if rounds < action && weapon.short > 0 {
        readies.push((LOW, Action::Reload));
    } else if weapon.has(WeaponTrait::Belt) && !scene.is_seen(outlook.here) {
        readies.push((BELT, Action::Ready(Ready::LinkBelts)));
    }
    // A better weapon than the one in hand has room for more.
    if field.unit(unit).arms.hand > 0 && field.unit(unit).arms.rounds[0] > 0 {
        let own = &field.setting.book.weapons[field.setting.weapons[unit.at()][0]];
        readies.push((LOW, Action::Ready(Ready::Change(own.name.clone()))));
    }
    if field.load().is_some_and(|(_, carrier)| carrier.is_none()) {
        readies.push((EMPTY * 4, Action::Ready(Ready::PickUp)));
    }
    readies
}

/// Getting on a mount for a long way, and off where there is fire to be given.
fn rides(scene: &Scene, outlook: &Outlook) -> Vec<(i64, Action)> {
    let (field, unit) = (scene.field, scene.unit);
    if field.unit(unit).riding.0.is_some() {
        let gain = outlook.prospect(scene, outlook.here) / 3;
        let landings = crate::rules::initiative::mounts::landings(field, unit);
        return landings.into_iter().map(|cell| (gain, Action::Dismount(cell))).collect();
    }
    let mounts = field.all().filter(|mount| field.is_mount(*mount) && field.unit(*mount).id.side == scene.side);
    let beside = mounts.filter(|mount| field.cell(*mount).is_some_and(|cell| cell.is_beside(outlook.here)));
    let far = -outlook.goal(scene, outlook.here) / RIDE;
    beside.map(|mount| ((far - LONG) * RIDE / 2, Action::Mount(field.unit(mount).id))).collect()
}

/// The best idea other than fire, with something said beside it.
fn talks(scene: &Scene, ideas: &mut Vec<Idea<Initiative>>) {
    let (field, unit) = (scene.field, scene.unit);
    let says = talk::all(field, unit).into_iter().map(|say| (company(scene, say), say));
    let Some((gain, say)) = says.max_by_key(|(gain, _)| *gain) else { return };
    let silent = ideas.iter().filter(|idea| !fires(idea)).max_by_key(|idea| idea.score);
    let told = silent.and_then(|idea| {
        let Order::Act(id, action) = idea.orders[0].clone() else { return None };
        let gains = Gains::of(idea.grounds).and(Consider::Company, gain);
        Some(gains.idea(scene.persona, Order::Talk(id, say, action), idea.goal))
    });
    ideas.extend(told);
}

/// Whether shots are a part of an idea.
fn fires(idea: &Idea<Initiative>) -> bool {
    let planned = idea.goal.is_some_and(|Unplanned { then, .. }| then.fires());
    planned || matches!(&idea.orders[0], Order::Act(_, action) if action.fires())
}

fn company(scene: &Scene, say: Say) -> i64 {
    match say {
        Say::Steady(_) => STEADIED,
        Say::PointOut(_) => POINTED_OUT,
    }
    .min(worth::left(scene.field, scene.unit))
}

/// The order of a character to which nothing better occurs.
pub fn rest(unit: UnitId) -> Order {
    Order::Act(unit, Action::Hold)
}

/// Calls that a side still has in this turn, as far as they can be told now.
pub fn waiting(view: View) -> usize {
    let left = |unit: UnitIx| {
        let initiative = crate::rules::initiative::wounds::initiative(view.field, unit);
        usize::from(initiative.min(view.turn.phase.max(1)))
    };
    view.field.of(view.turn.side).map(left).sum::<usize>().max(1)
}
