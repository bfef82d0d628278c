//! An order that somebody advises, laid on the table as if the hands had drafted it: nothing is given yet.

use super::{
    act::window_name,
    answers,
    hands::{Draft, Hands},
    moving,
};
use crate::battle;
use crate::board::Cell;
use crate::rules::monkeys::{
    choices::Table,
    door, formation,
    order::{Leg, Order},
};
use bevy::prelude::World;

/// Lays an order out as a draft, or marks it among the answers of the open window.
pub fn propose(world: &World, hands: &mut Hands, order: &Order) {
    hands.let_go();
    hands.mode = None;
    if window_name(world) != Some("Act") {
        return mark(world, hands, order);
    }
    let table = door::table(world);
    hands.selected = order.unit().or(hands.selected);
    hands.draft = match order {
        Order::Move { unit, .. } | Order::Stealth { unit, .. } => {
            Some(moving::drafted(table, *unit, goal(table, order), order.clone()))
        }
        Order::Attack { unit, target } => Some(Draft::Attack { unit: *unit, target: *target }),
        other if other.unit().is_some() || matches!(other, Order::PickUp(_)) => Some(Draft::Give(order.clone())),
        _ => None,
    };
}

/// The cells that an order is about: its unit, where that goes, and its target.
pub fn cells(world: &World, order: &Order) -> Vec<Cell> {
    let table = door::table(world);
    let units = order.unit().into_iter().chain(order.target());
    let members = units.filter_map(|id| table.field.find_unit(id)).flat_map(|unit| table.field.members(unit));
    let stand = members.filter_map(|mate| table.field.cell(mate));
    let walks = matches!(order, Order::Move { .. } | Order::Stealth { .. });
    stand.chain(walks.then(|| goal(table, order))).collect()
}

/// Where the lead of a move ends; without one the first who walks.
fn goal(table: Table, order: &Order) -> Cell {
    let (Order::Move { steps, .. } | Order::Stealth { steps, .. }) = order else { return Cell::default() };
    let lead = order.unit().and_then(|id| table.field.find_unit(id));
    let lead = lead.and_then(|unit| formation::lead(table.field, unit)).map(|lead| table.field.primate(lead).id);
    let walks = steps.iter().filter_map(|leg| match leg {
        Leg::Go(piece, path) => Some((*piece, path)),
        _ => None,
    });
    let walks: Vec<_> = walks.collect();
    let walk = walks.iter().find(|(piece, _)| Some(*piece) == lead).or(walks.first());
    let end = walk.and_then(|(piece, path)| {
        let start = table.field.cell(table.field.find_primate(*piece)?)?;
        Some(path.0.iter().fold(start, |cell, step| cell.step(*step)))
    });
    let stands = lead.and_then(|piece| table.field.find_primate(piece)).and_then(|one| table.field.cell(one));
    end.or(stands).unwrap_or_default()
}

/// Marks an answer of the open window.
fn mark(world: &World, hands: &mut Hands, order: &Order) {
    answers::open(world, hands);
    let Some(options) = battle::choices(world) else { return };
    if let Some(place) = options.orders.iter().position(|option| option == order) {
        hands.marked = place;
    }
    match order {
        Order::Fire { volley, shots } => answers::name(world, hands, *volley, shots.clone()),
        Order::Place(_) | Order::FleeTo(_) | Order::Lose(_) | Order::Abort(_) => hands.answer = Some(order.clone()),
        _ => {}
    }
}
