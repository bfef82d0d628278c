//! The approach of an overrun: the lead's path, squares in sight, contact (T-102 to T-105, T-142 to T-145, T-158 to
//! T-161).

use super::{
    field::Field,
    footing,
    frames::{Overrun, Quarry, Stop},
    gait::{Pace, Walker},
    get_down,
    illegal::Illegal,
    movement::with_reach_within,
    no_charge::NoCharge,
    overrun::{self, on_foot, overrun_mut, put},
    overwatch::{self, Watcher},
    sequence::{Frame, Stage},
    sphere::Sphere,
    states::Braced,
    targets,
};
use crate::board::{Cell, Direction, distance, path::Start, sight::End};
use crate::engine::{clock::Clock, fact::What, log::BattleLog};
use crate::force::{
    PrimateIx, Roster, UnitIx,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

/// Squares in sight of the target that trigger one reaction (text paragraph 13).
pub const REACTION: u16 = 12;

/// Reactions triggered by this many squares in sight (T-104).
pub const fn reactions(in_sight: u16) -> u16 {
    in_sight / REACTION
}

/// Whether a cell is beside a member of a unit, no more than one level higher or lower (T-143).
pub fn touches(field: &Field, cell: Cell, unit: UnitIx) -> bool {
    on_foot(field, unit).filter_map(|enemy| field.cell(enemy)).any(|enemy| is_adjacent(field, cell, enemy))
}

/// Whether two cells count as adjacent (T-143).
pub fn is_adjacent(field: &Field, one: Cell, other: Cell) -> bool {
    one.is_beside(other) && (field.ground().surface(one) - field.ground().surface(other)).abs() <= 1
}

/// Whether any charger is now beside the target (T-145, T-158).
pub fn in_contact(field: &Field, overrun: &Overrun) -> bool {
    let mut cells = overrun.ready(field).filter_map(|one| field.cell(one));
    overrun.quarry != Quarry::LeftBehind && cells.any(|cell| touches(field, cell, overrun.target))
}

/// A checked path of the lead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What it costs.
    pub cost: u16,
    /// Its squares.
    pub cells: Vec<Cell>,
    /// Steps up to the first contact.
    pub contact: usize,
}

/// Checks a path of the lead against a target: it must stay within the distance left, reach contact, and end on a free
/// square in the sphere of a leader that doesn't take part. Beyond the contact, the target's squares are open (T-144).
pub fn course(field: &Field, overrun: &Overrun, target: UnitIx, steps: &[Direction]) -> Result<Course, Illegal> {
    let (lead, left) = (field.primate(overrun.lead).id, overrun.left());
    let start = overrun.start(field).ok_or(NoCharge::CannotTakeLead { primate: lead })?;
    let at_once = overrun.ready(field).filter_map(|one| field.cell(one)).any(|cell| touches(field, cell, target));
    let course = walked(field, overrun, start, steps, at_once.then_some(0), target)?;
    let Some((course, contact)) = course.1.map(|contact| (course.0.clone(), contact)) else {
        check_free(field, overrun, course.0.cells.last().copied().unwrap_or(start.cell), target)?;
        return Err(no_contact(field, start.cell, &course.0, target, left));
    };
    if course.cost > left {
        return Err(NoCharge::PathTooLong { primate: lead, cost: course.cost, left }.into());
    }
    let end = course.cells.last().copied().unwrap_or(start.cell);
    check_free(field, overrun, end, target)?;
    if !steps.is_empty() {
        check_sphere(field, overrun, end)?;
    }
    Ok(Course { contact, ..course })
}

/// The squares and cost of a path, and the number of steps after which it touches the target at a square where the lead
/// can end: it runs past friends beside the enemy.
fn walked(
    field: &Field,
    overrun: &Overrun,
    start: Start,
    steps: &[Direction],
    mut contact: Option<usize>,
    target: UnitIx,
) -> Result<(Course, Option<usize>), Illegal> {
    let mut beyond: Option<Field> = None;
    let (mut at, mut dear, mut course) = (start.cell, start.dear, Course::default());
    for (place, direction) in steps.iter().enumerate() {
        let over = match contact {
            Some(_) => &*beyond.get_or_insert_with(|| without(field, target)),
            None => field,
        };
        let to = at.step(*direction);
        let primate = field.primate(overrun.lead).id;
        if !field.ground().contains(to) {
            return Err(NoCharge::OffTable { primate }.into());
        }
        let price = Walker::new(over, overrun.lead, Pace::Walk).price(at, *direction, dear && direction.is_diagonal());
        course.cost = course.cost.saturating_add(price.ok_or(Illegal::Barred { primate, cell: to })?);
        course.cells.push(to);
        (at, dear) = (to, dear ^ direction.is_diagonal());
        if contact.is_none() && touches(field, to, target) && check_free(field, overrun, to, target).is_ok() {
            contact = Some(place + 1);
        }
    }
    Ok((course, contact))
}

/// The field with a unit taken out of the way (T-144).
fn without(field: &Field, unit: UnitIx) -> Field {
    let mut field = field.clone();
    for enemy in on_foot(&field, unit).collect::<Vec<_>>() {
        field.shift(enemy, Place::Off(Pile::Injured));
    }
    field
}

fn no_contact(field: &Field, start: Cell, course: &Course, target: UnitIx, left: u16) -> Illegal {
    let id = field.unit(target).id;
    let from = course.cells.last().copied().unwrap_or(start);
    let left = left.saturating_sub(course.cost);
    let squares = on_foot(field, target).filter_map(|enemy| field.cell(enemy)).map(|cell| distance(from, cell)).min();
    match squares {
        Some(squares) if squares > i32::from(left) + 1 => NoCharge::TooFar { target: id, squares, left }.into(),
        _ => NoCharge::NoContact { target: id, left }.into(),
    }
}

/// No unit that stays behind may occupy the square where the lead ends or meets the target (T-22); participants make
/// room, and the target is gone by then.
fn check_free(field: &Field, overrun: &Overrun, cell: Cell, target: UnitIx) -> Result<(), Illegal> {
    match field.at(cell).filter(|other| field.primate(*other).unit != target && !makes_room(field, overrun, *other)) {
        Some(other) => {
            let (primate, by) = (field.primate(overrun.lead).id, field.primate(other).id);
            Err(Illegal::Occupied { primate, cell, by })
        }
        None => Ok(()),
    }
}

fn makes_room(field: &Field, overrun: &Overrun, other: PrimateIx) -> bool {
    overrun.ready(field).any(|runner| runner == other)
}

/// If the leader doesn't take part, the route has to end inside its sphere (T-160).
fn check_sphere(field: &Field, overrun: &Overrun, end: Cell) -> Result<(), Illegal> {
    let Some((leader, sphere)) = sphere_left_behind(field, overrun) else { return Ok(()) };
    if sphere.contains(end) {
        return Ok(());
    }
    let squares = sphere.nearest(end).map_or(0, |(_, squares)| squares);
    let (primate, leader) = (field.primate(overrun.lead).id, field.primate(leader).id);
    Err(NoCharge::OutsideSphere { primate, leader, squares }.into())
}

/// The sphere of a leader that doesn't take part, with the members that stay beside it.
pub fn sphere_left_behind(field: &Field, overrun: &Overrun) -> Option<(PrimateIx, Sphere)> {
    let leader = field.unit(overrun.unit).lead.leader?;
    if overrun.ready(field).any(|runner| runner == leader) {
        return None;
    }
    let mut stay = footing::ends(field, overrun.unit, |_| None);
    stay.retain(|(mate, _)| !overrun.ready(field).any(|runner| runner == *mate));
    Some((leader, footing::sphere_of(field, overrun.unit, &stay)?))
}

/// Whether the lead may end on a cell when there is nobody left to charge (T-22, T-160).
pub(super) fn check_end(field: &Field, overrun: &Overrun, end: Cell) -> Result<(), Illegal> {
    if let Some(other) = field.at(end).filter(|other| !makes_room(field, overrun, *other)) {
        let (primate, by) = (field.primate(overrun.lead).id, field.primate(other).id);
        return Err(Illegal::Occupied { primate, cell: end, by });
    }
    check_sphere(field, overrun, end)
}

/// The cheapest path of a lead to contact with each of some enemy units; none if there isn't one. A single search
/// serves all.
pub fn ways(field: &Field, overrun: &Overrun, targets: &[UnitIx]) -> Vec<Option<(Vec<Direction>, u16)>> {
    let Some(start) = overrun.start(field) else { return vec![None; targets.len()] };
    let left = overrun.left();
    let left_behind = sphere_left_behind(field, overrun);
    let allowed = |cell: Cell, target: UnitIx| {
        left_behind.as_ref().is_none_or(|(_, sphere)| sphere.contains(cell))
            && check_free(field, overrun, cell, target).is_ok()
    };
    let mut ways = Vec::with_capacity(targets.len());
    with_reach_within(field, overrun.lead, start, left, |reach| {
        for target in targets {
            let mut cells: Vec<Cell> = on_foot(field, *target)
                .filter_map(|enemy| field.cell(enemy))
                .flat_map(|enemy| enemy.neighbours().filter(move |cell| is_adjacent_on(field, *cell, enemy)))
                .collect();
            cells.retain(|cell| {
                reach.cost(*cell).is_some() && field.at(*cell).is_none_or(|other| field.primate(other).unit != *target)
            });
            let best =
                cells.into_iter().filter(|cell| allowed(*cell, *target)).min_by_key(|cell| (reach.cost(*cell), *cell));
            ways.push(best.map(|cell| (reach.path(cell), reach.cost(cell).unwrap_or(0))));
        }
    });
    for (way, target) in ways.iter_mut().zip(targets) {
        let at_once = overrun.ready(field).filter_map(|one| field.cell(one)).any(|cell| touches(field, cell, *target));
        if at_once {
            *way = Some((Vec::new(), 0));
        }
    }
    ways
}

fn is_adjacent_on(field: &Field, cell: Cell, enemy: Cell) -> bool {
    field.ground().contains(cell) && is_adjacent(field, cell, enemy)
}

/// One step of the lead, with the state after it.
#[derive(Clone, Copy)]
struct Stride {
    cell: Cell,
    dear: bool,
    spent: u16,
    in_sight: u16,
}

/// The lead walks to its next stop: twelve more squares in sight, contact, or the end of the path (T-103, T-104).
pub(super) fn walk_to_stop(
    mut clock: ResMut<Clock<Frame>>,
    mut primates: Query<(&mut Place, &mut Braced)>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    roster: Res<Roster>,
) {
    let overrun = overrun_mut(&mut clock);
    if in_contact(&field, overrun) {
        overrun.stop = Stop::Contact;
        clock.go_to(Stage::AtStop);
        return;
    }
    let (strides, stop, held) = warned(&field, overrun, strides(&field, overrun));
    overrun.warned |= stop == Stop::Warned;
    overrun.held = held;
    let walked =
        strides.iter().rposition(|stride| stride_is_free(&field, overrun, stride.cell)).map_or(0, |last| last + 1);
    let piece = field.primate(overrun.lead).id;
    let cells: Vec<Cell> = strides[..walked].iter().map(|stride| stride.cell).collect();
    for cell in &cells {
        log.tell("T-103", What::Moved { piece, cell: *cell });
    }
    overrun.stop = stop;
    overrun.way.drain(..walked);
    overrun.note_steps(&field, overrun.lead, &cells, &mut log);
    if let Some(last) = strides[..walked].last().copied() {
        (overrun.spent, overrun.in_sight) = (last.spent, last.in_sight);
        let lead = overrun.lead;
        if let Some(runner) = overrun.runner_mut(lead) {
            (runner.from, runner.spent) = (Start { cell: last.cell, dear: last.dear }, last.spent);
        }
        step_aside(&field, overrun, last.cell, &roster, &mut primates, &mut log);
        put(overrun.lead, Place::On(last.cell), &roster, &mut primates);
    }
}

/// The same steps, cut at the first one that triggers overwatch where the unit may drop, once per action (T-162); and
/// the stop that would follow, if both are on one square.
fn warned(
    field: &Field,
    overrun: &Overrun,
    (mut strides, stop): (Vec<Stride>, Stop),
) -> (Vec<Stride>, Stop, Option<Stop>) {
    let watchers = if overrun.warned { Vec::new() } else { overwatch::watchers(field, overrun.unit) };
    let drops = |stride: &Stride| {
        let seen = |watcher: &Watcher| watcher.is_set_off(field, overrun.lead, stride.cell);
        watchers.iter().any(seen)
            && get_down::may_drop(field, overrun.unit, overrun.lead, stride.cell)
            && stride_is_free(field, overrun, stride.cell)
    };
    match strides.iter().position(drops).filter(|_| !watchers.is_empty()) {
        Some(place) => {
            let held = (place + 1 == strides.len() && stop != Stop::End).then_some(stop);
            strides.truncate(place + 1);
            (strides, Stop::Warned, held)
        }
        None => (strides, stop, None),
    }
}

/// The steps up to the next stop, and the reason for the stop.
fn strides(field: &Field, overrun: &Overrun) -> (Vec<Stride>, Stop) {
    let Some(start) = overrun.start(field) else { return (Vec::new(), Stop::End) };
    let walker = Walker::new(field, overrun.lead, Pace::Walk);
    let shooters: Vec<End> = targets::shooters(field, overrun.target).flat_map(|gun| gun.ends(field)).collect();
    let mut stride = Stride { cell: start.cell, dear: start.dear, spent: overrun.spent, in_sight: overrun.in_sight };
    let mut strides = Vec::with_capacity(overrun.way.len());
    for direction in &overrun.way {
        let second = stride.dear && direction.is_diagonal();
        let Some(price) = walker.price(stride.cell, *direction, second) else { break };
        let cell = stride.cell.step(*direction);
        let seen = overrun.quarry != Quarry::LeftBehind
            && shooters.iter().any(|shooter| field.sees_between(*shooter, cell.into()));
        let counted = if seen { 1 + u16::from(second) } else { 0 };
        stride = Stride {
            cell,
            dear: stride.dear ^ direction.is_diagonal(),
            spent: stride.spent + price,
            in_sight: stride.in_sight + counted,
        };
        strides.push(stride);
        if reactions(stride.in_sight) > overrun.reactions {
            return (strides, Stop::Reaction);
        }
        if overrun.quarry != Quarry::LeftBehind
            && touches(field, cell, overrun.target)
            && stride_is_free(field, overrun, cell)
        {
            return (strides, Stop::Contact);
        }
    }
    (strides, Stop::End)
}

/// What a lead meets if nothing stops it, each with the squares spent by then (T-103, T-104).
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    /// Its steps, each with its end point and the squares spent by then.
    pub steps: Vec<(Start, u16)>,
    /// The steps after which the target has seen it for twelve more squares.
    pub reactions: Vec<usize>,
    /// Whether the last step brings it to the target.
    pub contact: bool,
}

/// What is ahead of an overrun on its way; for forecasts.
pub fn ahead(field: &Field, overrun: &Overrun) -> Ahead {
    if in_contact(field, overrun) {
        return Ahead { contact: true, ..Ahead::default() };
    }
    let unasked = Overrun { reactions: u16::MAX, ..overrun.clone() };
    let (strides, stop) = strides(field, &unasked);
    let mut ahead = Ahead { contact: stop == Stop::Contact, ..Ahead::default() };
    let mut called = overrun.reactions;
    for (place, stride) in strides.iter().enumerate() {
        if reactions(stride.in_sight) > called {
            called += 1;
            ahead.reactions.push(place);
        }
        ahead.steps.push((Start { cell: stride.cell, dear: stride.dear }, stride.spent));
    }
    ahead
}

/// Whether the lead can stop on a cell: nobody is there that won't make room (T-22). Otherwise it stops short.
fn stride_is_free(field: &Field, overrun: &Overrun, cell: Cell) -> bool {
    field.at(cell).is_none_or(|other| makes_room(field, overrun, other))
}

/// A follower on the lead's square steps to the nearest free square that it could have walked to; it is placed again
/// right away.
fn step_aside(
    field: &Field,
    overrun: &Overrun,
    cell: Cell,
    roster: &Roster,
    primates: &mut Query<(&mut Place, &mut Braced)>,
    log: &mut BattleLog,
) {
    let Some(follower) = field.at(cell).filter(|other| *other != overrun.lead) else { return };
    let (Some(runner), Some(old)) = (overrun.runner(follower), field.cell(overrun.lead)) else { return };
    let budget = overrun.spent.saturating_sub(runner.spent);
    let free = |to: &Cell| *to != cell && (*to == old || field.at(*to).is_none());
    let found = with_reach_within(field, follower, runner.from, budget, |reach| {
        reach.cells().iter().copied().filter(free).min_by_key(|to| (distance(cell, *to), reach.cost(*to), *to))
    });
    let to = found.unwrap_or(old);
    log.tell("T-103", What::Placed { piece: field.primate(follower).id, cell: to });
    overrun::put(follower, Place::On(to), roster, primates);
}
