//! A random order in a turn. Half of the moves lead toward the enemy, so that there is a battle.

use super::{
    choices::{check, hideouts},
    formation, movement,
    order::Order,
    table::{Choices, Table},
};
use crate::board::{Cell, distance};
use crate::dice::Stream;
use crate::force::{Side, UnitId};

/// Tries for a move before something else is chosen.
const TRIES: u32 = 3;

/// Percentage of its moves that are stealth actions.
const SNEAKS: u32 = 15;

/// A valid order for a randomly chosen unit, or the end of the turn if no unit can act.
pub fn wander(table: Table, choices: Choices, stream: &mut Stream) -> Option<Order> {
    let Some(unit) = stream.pick(&choices.movers).copied() else {
        return Some(Order::EndTurn);
    };
    if stream.chance(50) {
        let sneaks = stream.chance(SNEAKS);
        if let Some(order) = if sneaks { a_sneak(stream, table, unit) } else { a_move(stream, table, unit) } {
            return Some(order);
        }
    }
    let mine: Vec<Order> = choices.orders.into_iter().filter(|order| order.unit() == Some(unit)).collect();
    stream.pick(&mine).cloned()
}

fn a_move(stream: &mut Stream, table: Table, unit: UnitId) -> Option<Order> {
    let unit_ix = table.field.find_unit(unit)?;
    let lead = formation::lead(table.field, unit_ix)?;
    let start = table.field.cell(lead)?;
    let far = movement::gait(table.field, lead).speed as i16;
    for _ in 0..TRIES {
        let goal = if stream.chance(50) {
            towards(stream, table, unit.side.other(), start, far)
        } else {
            somewhere(stream, start, far * 2 / 3)
        };
        let planned = formation::plan(table.field, unit_ix, goal);
        if let Some(order) = planned.filter(|order| check(table, order).is_ok()) {
            return Some(order);
        }
    }
    None
}

fn a_sneak(stream: &mut Stream, table: Table, unit: UnitId) -> Option<Order> {
    let unit_ix = table.field.find_unit(unit)?;
    let hideouts = hideouts(table, unit);
    for _ in 0..TRIES {
        let (goal, _) = *stream.pick(&hideouts)?;
        let planned = formation::plan_stealth(table.field, unit_ix, goal);
        if let Some(order) = planned.filter(|order| check(table, order).is_ok()) {
            return Some(order);
        }
    }
    None
}

/// A cell within walking distance over open ground; the planner decides whether it can be reached.
fn somewhere(stream: &mut Stream, start: Cell, far: i16) -> Cell {
    Cell::new(start.x + stream.between(-far, far), start.y + stream.between(-far, far))
}

/// Of four cells, the one nearest to an enemy.
fn towards(stream: &mut Stream, table: Table, enemy: Side, start: Cell, far: i16) -> Cell {
    let standing = table.field.primates.iter().filter(|one| one.id.unit.side == enemy);
    let enemies: Vec<Cell> = standing.filter_map(|one| one.place.cell()).collect();
    let nearest = |cell: Cell| enemies.iter().map(|other| distance(cell, *other)).min().unwrap_or(0);
    let drawn = [(); 4].map(|()| somewhere(stream, start, far / 2));
    drawn.into_iter().min_by_key(|cell| nearest(*cell)).unwrap_or(start)
}
