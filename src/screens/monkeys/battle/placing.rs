//! Answers that are prepared before they are given: where everyone goes, which members are lost. They start with the
//! planner's answer, and the player changes it piece by piece (shapes cells and members).

use super::{act::give, hands::Hands, refusal};
use crate::board::Cell;
use crate::force::{PieceId, PrimateIx};
use crate::input::Intent;
use crate::rules::monkeys::{
    choices::{Choices, Table, check},
    door,
    field::Field,
    flight,
    illegal::Illegal,
    movement,
    order::{Leg, Order, Path},
    sequence::Frame,
};
use bevy::prelude::World;

/// The initial answer when a window opens; `None` if answers are picked as a whole.
pub fn opened(choices: &Choices) -> Option<Order> {
    // Climbing out of a wreck is handled separately.
    let default = choices.default.clone().filter(|_| choices.window.name() != "BailOut")?;
    matches!(default, Order::Place(_) | Order::FleeTo(_) | Order::Lose(_)).then_some(default)
}

/// Where everyone named by a cell answer would stand.
pub fn ends(field: &Field, order: &Order) -> Vec<(PrimateIx, Cell)> {
    match order {
        Order::Place(places) => {
            places.iter().filter_map(|(piece, cell)| Some((field.find_primate(*piece)?, *cell))).collect()
        }
        Order::FleeTo(legs) | Order::Abort(legs) => crate::rules::monkeys::foresight::ghost::ends(field, legs),
        _ => Vec::new(),
    }
}

/// Applies an intent to the answer.
pub fn answer(world: &mut World, hands: &mut Hands, choices: &Choices, intent: &Intent) {
    match intent {
        Intent::Accept | Intent::TakeOption(0) => {
            if let Some(order) = hands.answer().cloned() {
                give(world, hands, order);
            }
        }
        Intent::MarkOption(step) => mark(hands, choices, isize::from(*step)),
        Intent::MoreTargets => mark(hands, choices, 1),
        Intent::FewerTargets => mark(hands, choices, -1),
        Intent::TogglePiece(piece) | Intent::SelectPiece(piece) => toggle(world, hands, *piece),
        Intent::Click { cell, double, .. } => click(world, hands, choices, *cell, *double),
        // Faces are also named by their number, and by the key that picks up on the map.
        Intent::UnitNumber(number) => name_by_number(world, hands, *number),
        Intent::Grab(cell) | Intent::Drop(cell) if naming(hands) => click(world, hands, choices, *cell, false),
        Intent::Grab(cell) => hands.carry(piece_at(door::table(world), hands, *cell)),
        Intent::Drop(cell) => drop(world, hands, *cell),
        _ => {}
    }
}

/// Another of the planner's answers.
fn mark(hands: &mut Hands, choices: &Choices, step: isize) {
    let count = choices.orders.len();
    if count > 0 {
        hands.step_mark(step, count);
        hands.lay_out(choices.orders[hands.marked()].clone());
        hands.note(None);
    }
}

/// The piece whose ghost is on a cell of the answer.
fn piece_at(table: Table, hands: &Hands, cell: Cell) -> Option<PieceId> {
    let ends = ends(table.field, hands.answer()?);
    let (one, _) = ends.into_iter().find(|(_, at)| *at == cell)?;
    Some(table.field.primate(one).id)
}

/// A click picks up a ghost or puts it down; the second click of a double click puts it where the planner had it.
fn click(world: &World, hands: &mut Hands, choices: &Choices, cell: Cell, double: bool) {
    let table = door::table(world);
    if naming(hands) {
        if let Some(primate) = table.field.at(cell) {
            toggle(world, hands, table.field.primate(primate).id);
        }
        return;
    }
    if hands.carried().is_some() {
        return drop(world, hands, cell);
    }
    if let Some(piece) = piece_at(table, hands, cell).filter(|_| double) {
        let planned = choices.default.as_ref().map(|order| ends(table.field, order)).unwrap_or_default();
        let home = planned.into_iter().find(|(one, _)| table.field.primate(*one).id == piece);
        hands.carry(Some(piece));
        if let Some((_, home)) = home {
            drop(world, hands, home);
        }
    }
}

/// Puts the carried ghost down; if that is illegal, it shakes, and a sentence says why not.
fn drop(world: &World, hands: &mut Hands, cell: Cell) {
    let (Some(piece), Some(order)) = (hands.put_down(), hands.answer().cloned()) else { return };
    let table = door::table(world);
    match changed(table, &order, piece, cell).and_then(|order| check(table, &order).map(|()| order)) {
        Ok(order) => {
            hands.lay_out(order);
            hands.note(None);
        }
        Err(why) => hands.shake(piece, refusal(world, &why)),
    }
}

/// The answer with one piece elsewhere.
fn changed(table: Table, order: &Order, piece: PieceId, cell: Cell) -> Result<Order, Illegal> {
    match order {
        Order::Place(places) => {
            let mut places = places.clone();
            places.iter_mut().filter(|(one, _)| *one == piece).for_each(|(_, at)| *at = cell);
            Ok(Order::Place(places))
        }
        Order::FleeTo(legs) => {
            let way = flight_way(table, piece, cell)?;
            let leg = |leg: &Leg| match leg {
                Leg::Go(one, _) if *one == piece => Leg::Go(piece, way.clone()),
                other => other.clone(),
            };
            Ok(Order::FleeTo(legs.iter().map(leg).collect()))
        }
        other => Ok(other.clone()),
    }
}

/// The path of a fleeing primate to a cell.
fn flight_way(table: Table, piece: PieceId, cell: Cell) -> Result<Path, Illegal> {
    let field = table.field;
    let barred = Illegal::Barred { primate: piece, cell };
    let one = field.find_primate(piece).filter(|_| matches!(table.clock.top(), Frame::Flight(_)));
    let (one, speed) = one.map(|one| (one, flight::squares(field, one))).ok_or(barred.clone())?;
    let start = field.cell(one).ok_or(barred.clone())?;
    if let Some(route) = movement::route_within(field, one, start, cell, speed) {
        return Ok(Path(route.steps));
    }
    let cost = movement::cost_anyhow(field, one, cell).filter(|cost| *cost > speed);
    Err(cost.map_or(barred, |cost| Illegal::TooFar { primate: piece, cost, speed }))
}

/// Whether faces are being named as losses.
fn naming(hands: &Hands) -> bool {
    matches!(hands.answer(), Some(Order::Lose(_)))
}

/// Names the fighter with this number among the faces, from 1, as a loss, or takes it back.
fn name_by_number(world: &World, hands: &mut Hands, number: u8) {
    let table = door::table(world);
    let Frame::Fight(fight) = table.clock.top() else { return };
    let Some((_, fighters, _)) = fight.choice() else { return };
    let one = usize::from(number).checked_sub(1).and_then(|place| fighters.get(place));
    if let Some(piece) = one.map(|one| table.field.primate(*one).id) {
        toggle(world, hands, piece);
    }
}

/// Names a fighter as a loss, or takes it back; if there are too many, the first one named is dropped (T-116).
fn toggle(world: &World, hands: &mut Hands, piece: PieceId) {
    let (Some(Order::Lose(named)), Frame::Fight(fight)) = (hands.answer(), door::table(world).clock.top()) else {
        return;
    };
    let mut named = named.clone();
    let field = door::table(world).field;
    let Some((_, fighters, due)) = fight.choice() else { return };
    hands.note(None);
    if let Some(place) = named.iter().position(|known| *known == piece) {
        named.remove(place);
    } else if fighters.iter().any(|one| field.primate(*one).id == piece) {
        named.push(piece);
        if named.len() > due {
            named.remove(0);
        }
    }
    hands.lay_out(Order::Lose(named));
}
