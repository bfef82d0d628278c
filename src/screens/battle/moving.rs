//! The draft of a move: the planner's formation, way-points, ghosts dragged by hand.

use super::hands::{Draft, Hands};
use super::refusal;
use crate::board::Cell;
use crate::force::{PieceId, UnitId, UnitIx};
use crate::input::OrderMode;
use crate::rules::monkeys::{
    choices::{Table, check},
    commit, door, formation,
    illegal::Illegal,
    legs, movement,
    order::{Leg, Order, Path},
};
use bevy::prelude::World;

/// Drafts a move of the selected unit to a cell; with shift the cell is a way-point only.
pub fn draft(world: &World, hands: &mut Hands, goal: Cell, shift: bool) {
    let Some(id) = hands.selected.filter(|_| matches!(hands.mode, None | Some(OrderMode::Move))) else {
        hands.inspected = None;
        return;
    };
    let table = door::table(world);
    let Some(unit) = table.field.find_unit(id) else { return };
    if let Err(why) = commit::check_can_act(table.field, table.turn, unit) {
        hands.notice = Some(refusal(world, &why));
        return;
    }
    if shift {
        hands.way.push(goal);
        hands.draft = None;
        return;
    }
    match planned(table, unit, &hands.way, goal) {
        Ok(order) => {
            hands.inspected = None;
            hands.draft = Some(drafted(table, id, goal, order));
        }
        Err(why) => {
            hands.let_go();
            hands.notice = Some(refusal(world, &why));
        }
    }
}

/// The planner's order for a goal, judged; the refusal where there is none.
pub fn planned(table: Table, unit: UnitIx, way: &[Cell], goal: Cell) -> Result<Order, Illegal> {
    let Some(order) = formation::plan_via(table.field, unit, way, goal) else {
        return Err(why_not_there(table, unit, goal));
    };
    check(table, &order)?;
    Ok(order)
}

/// The numbers of a goal that can't be had: what the way there would cost, or who stands there.
fn why_not_there(table: Table, unit: UnitIx, goal: Cell) -> Illegal {
    let field = table.field;
    let id = field.unit(unit).id;
    let Some(lead) = formation::lead(field, unit) else {
        return Illegal::AllPinned { unit: id };
    };
    let primate = field.primate(lead).id;
    if let Some(other) = field.at(goal).filter(|other| field.primate(*other).unit != unit) {
        return Illegal::Occupied { primate, cell: goal, by: field.primate(other).id };
    }
    let speed = movement::gait(field, lead).speed;
    match movement::cost_anyhow(field, lead, goal) {
        Some(cost) if cost > speed => Illegal::TooFar { primate, cost, speed },
        _ => Illegal::Barred { primate, cell: goal },
    }
}

/// The draft of an order, with what it costs and whom it leaves outside.
pub fn drafted(table: Table, unit: UnitId, goal: Cell, order: Order) -> Draft {
    let field = table.field;
    let runs = match (&order, field.find_unit(unit)) {
        (Order::Move { steps, .. }, Some(ix)) => legs::check_move(field, table.turn, ix, steps).unwrap_or_default(),
        _ => Vec::new(),
    };
    let lead = field.find_unit(unit).and_then(|unit| formation::lead(field, unit));
    let cost = legs::walks(&runs).find(|walk| Some(walk.primate) == lead).map_or(0, |walk| walk.cost);
    let speed = lead.map_or(0, |lead| movement::gait(field, lead).speed);
    let outside = field.find_unit(unit).map_or_else(Vec::new, |unit| legs::stragglers(field, unit, &runs));
    let outside = outside.into_iter().map(|mate| field.primate(mate).id).collect();
    Draft::Move { unit, goal, order, cost: (cost, speed), outside, warned: false }
}

/// The member whose ghost stands on a cell in the draft.
fn ghost_at(world: &World, hands: &Hands, cell: Cell) -> Option<PieceId> {
    let Some(Draft::Move { order: Order::Move { unit, steps }, .. }) = &hands.draft else { return None };
    let table = door::table(world);
    let ix = table.field.find_unit(*unit)?;
    let runs = legs::check_move(table.field, table.turn, ix, steps).ok()?;
    let walk = legs::walks(&runs).find(|walk| walk.end.cell() == Some(cell))?;
    Some(table.field.primate(walk.primate).id)
}

/// Picks a ghost up.
pub fn grab(world: &World, hands: &mut Hands, cell: Cell) {
    hands.carried = ghost_at(world, hands, cell);
}

/// Puts the carried ghost down: the draft with its new way, or a sentence that says why not.
pub fn drop(world: &World, hands: &mut Hands, cell: Cell) {
    let (Some(piece), Some(Draft::Move { unit, goal, order, .. })) = (hands.carried.take(), hands.draft.clone()) else {
        return;
    };
    let table = door::table(world);
    let (Some(primate), Order::Move { steps, .. }) = (table.field.find_primate(piece), order) else { return };
    let Some(way) = movement::route(table.field, primate, cell) else {
        let speed = movement::gait(table.field, primate).speed;
        let why = movement::cost_anyhow(table.field, primate, cell)
            .filter(|cost| *cost > speed)
            .map_or(Illegal::Barred { primate: piece, cell }, |cost| Illegal::TooFar { primate: piece, cost, speed });
        hands.notice = Some(refusal(world, &why));
        return;
    };
    let steps = steps.into_iter().map(|leg| {
        if matches!(leg, Leg::Go(id, _) if id == piece) { Leg::Go(piece, Path(way.steps.clone())) } else { leg }
    });
    let order = Order::Move { unit, steps: steps.collect() };
    match check(table, &order) {
        Ok(()) => {
            let lead = table.field.find_unit(unit).and_then(|unit| formation::lead(table.field, unit));
            let goal = if lead == Some(primate) { cell } else { goal };
            hands.draft = Some(drafted(table, unit, goal, order));
            hands.notice = None;
        }
        Err(why) => hands.notice = Some(refusal(world, &why)),
    }
}
