//! An order that an adviser suggests, shown as if the player had drafted it: nothing is given yet.

use super::{
    act::window_name,
    answers, deploying,
    hands::{Draft, Hands},
    moving,
};
use crate::battle;
use crate::board::Cell;
use crate::force::PieceId;
use crate::input::Verb;
use crate::rules::monkeys::{
    choices::Table,
    convoy,
    course::{Course, Manoeuvre},
    door,
    field::Field,
    formation,
    order::{Leg, Order},
    vehicles::Footprint,
};
use crate::screens::monkeys::battle::verbs;
use bevy::prelude::World;

/// Shows an order as a draft, or marks it among the answers of the open window.
pub fn propose(world: &World, hands: &mut Hands, order: &Order) {
    hands.let_go();
    hands.choose(None);
    if window_name(world) != Some("Act") {
        return mark(world, hands, order);
    }
    let table = door::table(world);
    hands.select(order.unit().or(hands.selected()));
    hands.choose(mode(table, order));
    hands.look_alone(dealt_vehicle(table.field, order));
    let draft = match order {
        // As the button drafts it, so that pressing it again confirms.
        Order::Stealth { steps, .. } if steps.is_empty() => Some(Draft::Give(order.clone())),
        Order::Move { unit, .. } | Order::Stealth { unit, .. } => {
            Some(moving::drafted(table, *unit, goal(table, order), order.clone()))
        }
        Order::Attack { unit, target } => Some(Draft::Attack { unit: *unit, target: *target }),
        other if other.unit().is_some() || matches!(other, Order::PickUp(_)) => Some(Draft::Give(order.clone())),
        _ => None,
    };
    if let Some(draft) = draft {
        hands.lay(draft);
    }
}

/// The kind of order that the next click changes. After a walk or an attack the thing under the pointer decides, as it
/// does for a player who clicks on the map.
fn mode(table: Table, order: &Order) -> Option<Verb> {
    match order {
        Order::Move { steps, .. } => {
            let boards = steps.iter().any(|leg| matches!(leg, Leg::Mount(..) | Leg::Dismount(..)));
            (boards || dealt_vehicle(table.field, order).is_some()).then_some(verbs::VEHICLE)
        }
        Order::Attack { .. } => None,
        other => verbs::of(other),
    }
}

/// The first vehicle that a move drives although it doesn't lead its unit: a click on the map alone wouldn't.
fn dealt_vehicle(field: &Field, order: &Order) -> Option<PieceId> {
    let Order::Move { unit, steps } = order else { return None };
    let leads = field.find_unit(*unit).and_then(|unit| convoy::leads(field, unit)).map(|one| field.vehicle(one).id);
    let driven = |leg: &Leg| match leg {
        Leg::Drive(vehicle, _) => Some(*vehicle),
        _ => None,
    };
    let vehicles: Vec<PieceId> = steps.iter().filter_map(driven).collect();
    vehicles.iter().all(|vehicle| Some(*vehicle) != leads).then(|| vehicles.first().copied()).flatten()
}

/// The cells that an order is about: its unit, its goal, and its target.
pub fn cells(world: &World, order: &Order) -> Vec<Cell> {
    let table = door::table(world);
    let units = order.unit().into_iter().chain(order.target());
    let members = units.filter_map(|id| table.field.find_unit(id)).flat_map(|unit| table.field.members(unit));
    let stand = members.filter_map(|mate| table.field.cell(mate));
    let walks = matches!(order, Order::Move { .. } | Order::Stealth { .. });
    let placed = match order {
        Order::Deploy { at, .. } => at.as_slice(),
        _ => &[],
    };
    stand.chain(walks.then(|| goal(table, order))).chain(placed.iter().copied()).collect()
}

/// Where the lead of a move ends, on foot or in its vehicle; without a lead, the first mover.
pub(super) fn goal(table: Table, order: &Order) -> Cell {
    let (Order::Move { steps, .. } | Order::Stealth { steps, .. }) = order else { return Cell::default() };
    let field = table.field;
    let unit = order.unit().and_then(|id| field.find_unit(id));
    let leader = unit.and_then(|unit| field.unit(unit).lead.leader);
    let lead = unit.and_then(|unit| formation::lead(field, unit)).or(leader);
    let ridden = lead.and_then(|lead| field.primate(lead).place.seat()).map(|(vehicle, _)| field.vehicle(vehicle).id);
    let ids = [lead.map(|lead| field.primate(lead).id), ridden];
    let ends: Vec<(PieceId, Cell)> = steps.iter().filter_map(|leg| end(field, leg)).collect();
    let led = ends.iter().find(|(piece, _)| ids.contains(&Some(*piece))).or(ends.first()).map(|(_, cell)| *cell);
    led.or_else(|| lead.and_then(|lead| field.squares(lead.into()).next())).unwrap_or_default()
}

/// The piece and its goal on one leg of a move: a primate on foot, or a vehicle with its corner. One that leaves the
/// board ends on a square beyond the edge.
pub(super) fn end(field: &Field, leg: &Leg) -> Option<(PieceId, Cell)> {
    match leg {
        Leg::Go(piece, path) => Some((*piece, path.end(field.cell(field.find_primate(*piece)?)?))),
        Leg::Drive(piece, course) => {
            let state = field.vehicle(field.find_vehicle(*piece)?);
            let corner = corner_after(state.place.cell()?, course);
            let outside = Footprint::new(corner, state.rig.side).find(|cell| !field.ground().contains(*cell));
            Some((*piece, outside.unwrap_or(corner)))
        }
        Leg::Mount(..) | Leg::Dismount(..) => None,
    }
}

/// Where a course brings the corner of a vehicle, on the board or beyond it.
pub(super) fn corner_after(from: Cell, course: &Course) -> Cell {
    let step = |corner: Cell, manoeuvre: &Manoeuvre| match manoeuvre {
        Manoeuvre::Step(direction) => corner.step(*direction),
        Manoeuvre::Turn(_) | Manoeuvre::Rise | Manoeuvre::Sink => corner,
    };
    course.0.iter().fold(from, step)
}

/// Marks an answer of the open window.
fn mark(world: &World, hands: &mut Hands, order: &Order) {
    answers::open(world, hands);
    let Some(options) = battle::monkeys::choices(world) else { return };
    if let Some(place) = options.orders.iter().position(|option| option == order) {
        hands.mark(place);
    }
    match order {
        Order::Fire { volley, shots } => answers::name(world, hands, *volley, shots.clone()),
        Order::Place(_) | Order::FleeTo(_) | Order::Lose(_) | Order::Abort(_) => hands.lay_out(order.clone()),
        Order::Ready | Order::Split { .. } => hands.mark(deploying::card_of(&options, None, order)),
        Order::Deploy { unit, .. } => {
            // Its card, which is the first unless the platoon is ready, stands for the place that is drawn.
            hands.select(Some(*unit));
            hands.lay_out(order.clone());
            hands.mark(deploying::card_of(&options, Some(order), order));
        }
        _ => {}
    }
}
