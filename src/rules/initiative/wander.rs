//! An order by chance. Half of the calls that can be are moves, most of them towards the enemy, so that there is a battle.

use super::{
    choices::{Choices, View},
    field::Field,
    movement::{self, Pace},
    order::{Action, Order, Then},
};
use crate::board::{Cell, distance};
use crate::dice::Stream;
use crate::force::{UnitId, UnitIx};

/// Of the calls of a character, so many in a hundred are moves.
const MOVES: u32 = 50;

/// Of its moves, so many in a hundred lead towards the enemy.
const AHEAD: u32 = 70;

/// An order that will be accepted.
pub(super) fn wander(view: View, choices: Choices, luck: &mut Stream) -> Option<Order> {
    let mover = choices.movers.first().copied().filter(|_| luck.chance(MOVES));
    let planned = mover.and_then(|id| a_move(view.field, id, luck));
    planned.or_else(|| luck.pick(&choices.orders).cloned())
}

fn a_move(field: &Field, id: UnitId, luck: &mut Stream) -> Option<Order> {
    let unit = field.find(id)?;
    let pace = *luck.pick(&Pace::ALL)?;
    let ends = movement::ends(field, unit, pace);
    let to = if luck.chance(AHEAD) { nearest(field, unit, &ends)? } else { *luck.pick(&ends)? };
    Some(Order::Act(id, Action::Move(pace, movement::way(field, unit, pace, to)?, Then::Stop)))
}

/// The cell that is nearest to a detected enemy.
fn nearest(field: &Field, unit: UnitIx, ends: &[Cell]) -> Option<Cell> {
    let side = field.unit(unit).id.side.other();
    let enemies: Vec<Cell> =
        field.standing(side).filter(|(enemy, _)| field.is_known(*enemy)).map(|(_, cell)| cell).collect();
    let far = |cell: &Cell| enemies.iter().map(|enemy| distance(*cell, *enemy)).min().unwrap_or(0);
    ends.iter().copied().min_by_key(|cell| (far(cell), *cell))
}
