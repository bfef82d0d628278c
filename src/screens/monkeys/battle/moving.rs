//! The draft of a move: the planner's formation, waypoints, and ghosts dragged by hand.

use super::hands::{Draft, Hands};
use super::{charging, hulls, leaving, names::Names, refusal, riding};
use crate::board::{Cell, Edge, Edges};
use crate::force::{PieceId, PrimateIx, UnitId, UnitIx};
use crate::panels::Why;
use crate::rules::monkeys::{
    choices::{Table, check},
    commit, convoy, door, exits,
    field::Field,
    foresight::Ghost,
    formation,
    illegal::Illegal,
    movement::{self, Walk},
    no_drive::NoDrive,
    order::{Leg, Order, Path},
    stealth,
};
use crate::screens::monkeys::battle::verbs;
use bevy::prelude::World;

/// Drafts a move of the selected unit to a cell; with Shift the cell is only a waypoint.
pub fn draft(world: &World, hands: &mut Hands, goal: Cell, shift: bool) {
    let Some(id) = hands.selected().filter(|_| matches!(hands.mode(), None | Some(verbs::MOVE | verbs::HIDE))) else {
        hands.inspect(None);
        return;
    };
    let table = door::table(world);
    let Some(unit) = table.field.find_unit(id) else { return };
    if let Err(why) = commit::check_can_act(table.field, table.turn, unit) {
        hands.refuse(refusal(world, &why));
        return;
    }
    let hides = hands.mode() == Some(verbs::HIDE);
    if shift && !hides {
        hands.add_way_point(goal);
        return;
    }
    match meant(table, hands, unit, goal) {
        Ok(order) => {
            hands.inspect(None);
            hands.lay(drafted(table, id, goal, order));
        }
        Err(why) => {
            hands.let_go();
            hands.refuse(refusal(world, &why));
        }
    }
}

/// The planner's order for a goal, checked; the refusal if there is none.
pub fn planned(table: Table, unit: UnitIx, way: &[Cell], goal: Cell) -> Result<Order, Illegal> {
    if let Some(vehicle) = convoy::leads(table.field, unit) {
        return convoy::drive_to(table.field, table.turn, unit, vehicle, goal);
    }
    let Some(order) = formation::plan_via(table.field, unit, way, goal) else {
        return Err(why_not_there(table, unit, way, goal));
    };
    check(table, &order)?;
    Ok(order)
}

/// The planner's order for the player's goal: a walk, or a stealth action (T-132).
///
/// # Errors
/// Why the unit can't go there.
pub fn meant(table: Table, hands: &Hands, unit: UnitIx, goal: Cell) -> Result<Order, Illegal> {
    if hands.mode() != Some(verbs::HIDE) {
        return planned(table, unit, hands.way(), goal);
    }
    let Some(order) = formation::plan_stealth(table.field, unit, goal) else {
        return Err(why_not_hidden_there(table, unit, goal));
    };
    check(table, &order)?;
    Ok(order)
}

/// Why the lead can't sneak to a goal: it is too far at half Speed, or in the open.
fn why_not_hidden_there(table: Table, unit: UnitIx, goal: Cell) -> Illegal {
    let field = table.field;
    let Some(lead) = formation::lead(field, unit) else {
        return nobody_walks(field, unit);
    };
    let (primate, speed) = (field.primate(lead).id, movement::gait(field, lead).speed / 2);
    match movement::cost_anyhow(field, lead, goal) {
        Some(cost) if cost > speed => Illegal::TooFarToSneak { primate, cost, speed },
        Some(_) if !stealth::hides(field, goal) => Illegal::EndsInTheOpen { primate, cell: goal },
        _ => why_not_there(table, unit, &[], goal),
    }
}

/// Why a unit has nobody to lead its walk: all are pinned, or all except those that ride.
fn nobody_walks(field: &Field, unit: UnitIx) -> Illegal {
    let id = field.unit(unit).id;
    let rides = field.members(unit).any(|mate| !field.primate(mate).pin.holds());
    if rides { NoDrive::NobodyOnFoot { unit: id }.into() } else { Illegal::AllPinned { unit: id } }
}

/// The numbers for an impossible goal: the cost of the path there, or who stands there.
fn why_not_there(table: Table, unit: UnitIx, way: &[Cell], goal: Cell) -> Illegal {
    let field = table.field;
    let Some(lead) = formation::lead(field, unit) else {
        return nobody_walks(field, unit);
    };
    let primate = field.primate(lead).id;
    let stays = |other: &PrimateIx| field.primate(*other).unit != unit || field.primate(*other).pin.holds();
    if let Some(other) = field.at(goal).filter(stays) {
        return Illegal::Occupied { primate, cell: goal, by: field.primate(other).id };
    }
    let speed = movement::gait(field, lead).speed;
    match movement::cost_via(field, lead, way, goal) {
        Some(cost) if cost > speed => Illegal::TooFar { primate, cost, speed },
        _ => Illegal::Barred { primate, cell: goal },
    }
}

/// The draft of an order, with the members it leaves outside the sphere.
pub fn drafted(table: Table, unit: UnitId, goal: Cell, order: Order) -> Draft {
    let field = table.field;
    let moved = Ghost::of(field, table.turn, &order);
    let outside = moved.map_or_else(Vec::new, |moved| left_outside(&moved));
    let outside = outside.into_iter().map(|mate| field.primate(mate).id).collect();
    Draft::Move { unit, goal, order, outside, warned: false }
}

/// The members a move leaves outside the sphere; if the leader leaves the board, outside that of the best stand-in.
pub(super) fn left_outside(moved: &Ghost) -> Vec<PrimateIx> {
    moved.orphans.as_ref().map_or_else(|| moved.outside.clone(), |(_, outside)| outside.clone())
}

/// The Speed that a move has for its path: half of it to sneak (T-132).
pub(super) const fn paced(moved: &Ghost, speed: u16) -> u16 {
    if moved.sneaks { speed / 2 } else { speed }
}

/// The walk whose figures are shown on the board and in the sheet: the lead's, otherwise the first.
pub fn told<'a>(field: &Field, moved: &'a Ghost) -> Option<&'a Walk> {
    let lead = formation::lead(field, moved.unit);
    moved.walks.iter().find(|walk| Some(walk.primate) == lead).or_else(|| moved.walks.first())
}

/// The member whose ghost is on a cell in the draft.
fn ghost_at(world: &World, hands: &Hands, cell: Cell) -> Option<PieceId> {
    let Some(Draft::Move { order, .. }) = hands.draft() else { return None };
    let table = door::table(world);
    let moved = Ghost::of(table.field, table.turn, order)?;
    let walk = moved.walks.iter().find(|walk| walk.end.cell() == Some(cell))?;
    Some(table.field.primate(walk.primate).id)
}

/// Picks a ghost up.
pub fn grab(world: &World, hands: &mut Hands, cell: Cell) {
    hands.carry(ghost_at(world, hands, cell));
}

/// Puts the carried ghost down, on the board or beyond an edge: updates the draft with its new path, or says why not.
pub fn drop(world: &World, hands: &mut Hands, cell: Cell) {
    let (Some(piece), Some(Draft::Move { unit, goal, order, .. })) = (hands.put_down(), hands.draft().cloned()) else {
        return;
    };
    let table = door::table(world);
    let Some(primate) = table.field.find_primate(piece) else { return };
    let lead = table.field.find_unit(unit).and_then(|unit| formation::lead(table.field, unit));
    // One member leaves the board by itself: the others still follow the plan.
    let leads = lead == Some(primate) && table.field.ground().contains(cell);
    let goal = if leads { cell } else { goal };
    let changed = way_to(table, primate, cell).and_then(|way| changed(table, &order, piece, way));
    lay(world, hands, (unit, goal, piece), changed);
}

/// The path of one primate to a cell, or off the board; or why there is none.
fn way_to(table: Table, primate: PrimateIx, cell: Cell) -> Result<Path, Illegal> {
    let field = table.field;
    if let Some(edge) = Edge::passed(cell, field.ground().size()) {
        return exits::way(field, primate, Edges::of(edge));
    }
    let (piece, speed) = (field.primate(primate).id, movement::gait(field, primate).speed);
    if let Some(way) = movement::route(field, primate, cell) {
        return Ok(Path(way.steps));
    }
    match movement::cost_anyhow(field, primate, cell) {
        Some(cost) if cost > speed => Err(Illegal::TooFar { primate: piece, cost, speed }),
        _ => Err(Illegal::Barred { primate: piece, cell }),
    }
}

/// A move with one member's path changed, checked.
fn changed(table: Table, order: &Order, piece: PieceId, way: Path) -> Result<Order, Illegal> {
    let (unit, steps) = match order {
        Order::Move { unit, steps } | Order::Stealth { unit, steps } => (*unit, steps),
        _ => return Err(Illegal::AllPinned { unit: piece.unit }),
    };
    let leg = |leg: &Leg| match leg {
        Leg::Go(id, _) if *id == piece => Leg::Go(piece, way.clone()),
        other => other.clone(),
    };
    let steps = steps.iter().map(leg).collect();
    let order = match order {
        Order::Stealth { .. } => Order::Stealth { unit, steps },
        _ => Order::Move { unit, steps },
    };
    check(table, &order)?;
    Ok(order)
}

/// Takes a changed move as the draft; if it is illegal, its ghost shakes, and a sentence says why not.
fn lay(world: &World, hands: &mut Hands, about: (UnitId, Cell, PieceId), changed: Result<Order, Illegal>) {
    let (unit, goal, piece) = about;
    match changed {
        Ok(order) => hands.lay(drafted(door::table(world), unit, goal, order)),
        Err(why) => hands.shake(piece, refusal(world, &why)),
    }
}

/// The planner's path for a member, if the draft has another one because the player dragged its ghost elsewhere.
fn planners_way(world: &World, hands: &Hands, piece: PieceId) -> Option<Path> {
    let Some(Draft::Move { unit, goal, order: Order::Move { steps, .. }, .. }) = hands.draft() else { return None };
    let table = door::table(world);
    let unit = table.field.find_unit(*unit)?;
    let Ok(Order::Move { steps: planned, .. }) = planned(table, unit, hands.way(), *goal) else { return None };
    let way = |steps: &[Leg]| {
        steps.iter().find_map(|leg| match leg {
            Leg::Go(id, path) if *id == piece => Some(path.clone()),
            _ => None,
        })
    };
    let (planned, drafted) = (way(&planned)?, way(steps)?);
    let start = table.field.cell(table.field.find_primate(piece)?)?;
    (planned.end(start) != drafted.end(start)).then_some(planned)
}

/// A click on a ghost that was moved by hand: a double click puts it back where the planner had it. Returns whether
/// there is such a ghost.
pub fn put_back(world: &World, hands: &mut Hands, cell: Cell, double: bool) -> bool {
    let Some(piece) = ghost_at(world, hands, cell) else { return false };
    let Some(way) = planners_way(world, hands, piece) else { return false };
    let Some(Draft::Move { unit, goal, order, .. }) = hands.draft().cloned().filter(|_| double) else { return true };
    let changed = changed(door::table(world), &order, piece, way);
    lay(world, hands, (unit, goal, piece), changed);
    true
}

/// Why the selected unit can't walk to the cell under the pointer.
pub fn why_not_hovered(world: &World, hands: &Hands) -> Option<Why> {
    if let Some(beyond) = hands.brink() {
        return leaving::why_not(world, hands, beyond);
    }
    let table = door::table(world);
    if hands.mode() == Some(verbs::CHARGE) && super::act::window_name(world) == Some("Act") {
        let why = charging::meant(table, hands)?.err()?;
        return Some(charging::told(world.resource::<Names>(), &why));
    }
    let riding = hands.mode() == Some(verbs::VEHICLE);
    let moves = riding || matches!(hands.mode(), None | Some(verbs::MOVE | verbs::HIDE | verbs::ATTACK));
    let free = hands.draft().is_none() && moves && hands.inspected().is_none();
    let goal = hands.hover().filter(|cell| free && table.field.ground().contains(*cell))?;
    let unit = table.field.find_unit(hands.selected()?)?;
    if super::act::window_name(world) != Some("Act") {
        return None;
    }
    commit::check_can_act(table.field, table.turn, unit).ok()?;
    if hulls::piece_at(table.field, goal).is_some() {
        // An enemy that can't be attacked shows why.
        let enemy = hulls::unit_at(table.field, goal).filter(|enemy| table.field.side(*enemy) != table.turn.side)?;
        let attack = Order::Attack { unit: table.field.unit(unit).id, target: table.field.unit(enemy).id };
        return check(table, &attack).err().map(|why| refusal(world, &why));
    }
    if hands.mode() == Some(verbs::ATTACK) {
        return None;
    }
    let planned = if riding { riding::planned(table, hands, goal)? } else { meant(table, hands, unit, goal) };
    planned.err().map(|why| refusal(world, &why))
}
