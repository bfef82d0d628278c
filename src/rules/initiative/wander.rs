//! A random order. Half of the calls with possible moves are moves, most of them toward the enemy, so that there is a
//! battle.

use super::{
    choices::{self, Choices, View},
    field::Field,
    movement::{self, Pace},
    order::{Action, Attack, Mark, Order, Ready, Then},
    profiles::WeaponTrait,
    talk,
    windows::Ask,
};
use crate::board::{Cell, distance};
use crate::dice::Stream;
use crate::force::{UnitId, UnitIx};

/// Percentage of a character's calls that are moves, and of picking up a load next to it.
const MOVES: u32 = 50;

/// Percentage of its moves that lead toward the enemy.
const AHEAD: u32 = 70;

/// Percentage of windows at the start of a turn that declare something more.
const REPEATS: u32 = 40;

/// Percentage of its aims that are at a place, and of talking or taking another path.
const SELDOM: u32 = 15;

/// A random order that will be accepted.
pub(super) fn wander(view: View, choices: Choices, luck: &mut Stream) -> Option<Order> {
    let planned = match Ask::of(&choices.window) {
        Ask::Declare if luck.chance(REPEATS) => a_repetition(view, &choices, luck),
        Ask::Declare => Some(Order::Declared),
        Ask::Repeat if luck.chance(SELDOM) => another_way(view, &choices, luck),
        Ask::Call => a_call(view, &choices, luck),
        _ => None,
    };
    let planned = planned.filter(|order| choices::check(view, order).is_ok());
    planned.or_else(|| luck.pick(&choices.orders).cloned())
}

fn a_call(view: View, choices: &Choices, luck: &mut Stream) -> Option<Order> {
    let field = view.field;
    let id = choices.window.about?;
    let unit = field.find(id)?;
    let pick_up = Action::Ready(Ready::PickUp);
    let action = if choices::check_action(field, unit, &pick_up).is_ok() && luck.chance(MOVES) {
        pick_up
    } else if !choices.movers.is_empty() && luck.chance(MOVES) {
        a_move(field, unit, luck)?
    } else if luck.chance(SELDOM) {
        a_place_to_aim(field, unit, luck)?
    } else {
        return None;
    };
    let say = talk::all(field, unit);
    match luck.pick(&say).copied().filter(|_| !action.fires()) {
        Some(say) => Some(Order::Talk(id, say, action)),
        None => Some(Order::Act(id, action)),
    }
}

fn a_place_to_aim(field: &Field, unit: UnitIx, luck: &mut Stream) -> Option<Action> {
    let here = field.cell(unit)?;
    let (columns, rows) = field.size();
    let cell = Cell::new(luck.between(0, columns - 1), luck.between(0, rows - 1));
    let mark = if luck.chance(50) { Mark::Area(cell) } else { Mark::Direction(cell) };
    Some(Action::Aim(mark)).filter(|_| cell != here)
}

/// A move: toward the enemy or anywhere and, if possible, with fire or a fight at the end.
fn a_move(field: &Field, unit: UnitIx, luck: &mut Stream) -> Option<Action> {
    if field.unit(unit).grip.held_by.is_some() {
        return Some(Action::Escape(Pace::Walk, Vec::new()));
    }
    let pace = *luck.pick(&Pace::ALL)?;
    let ends = movement::ends(field, unit, pace);
    let to = if luck.chance(AHEAD) { nearest(field, unit, &ends)? } else { *luck.pick(&ends)? };
    let path = movement::way(field, unit, pace, to)?;
    let then = at_the_end(field, unit, (pace, &path), luck).unwrap_or(Then::Stop);
    Some(Action::Move(pace, path, then))
}

/// What a character could do at the end of a move.
fn at_the_end(field: &Field, unit: UnitIx, (pace, path): (Pace, &[Cell]), luck: &mut Stream) -> Option<Then> {
    let enemies: Vec<UnitId> = known_enemies(field, unit).map(|(enemy, _)| enemy).collect();
    let shoots = field.weapon(unit).has(WeaponTrait::WalkFire);
    let fire = enemies.iter().copied().filter(|_| shoots).map(Then::Fire);
    let fights = enemies.iter().copied().flat_map(|enemy| Attack::ALL.map(|attack| Then::Fight(attack, enemy)));
    let able: Vec<Then> =
        fire.chain(fights).filter(|then| movement::check(field, unit, pace, path, *then).is_ok()).collect();
    luck.pick(&able).copied()
}

/// One more repetition for a character that has none.
fn a_repetition(view: View, choices: &Choices, luck: &mut Stream) -> Option<Order> {
    let id = *luck.pick(&choices.movers)?;
    let unit = view.field.find(id)?;
    Some(Order::Repeat(id, Action::Move(*luck.pick(&Pace::ALL)?, far_way(view.field, unit, luck)?, Then::Stop)))
}

fn another_way(view: View, choices: &Choices, luck: &mut Stream) -> Option<Order> {
    let id = *luck.pick(&choices.movers)?;
    Some(Order::NewWay(id, far_way(view.field, view.field.find(id)?, luck)?))
}

/// A path that takes more than one action.
fn far_way(field: &Field, unit: UnitIx, luck: &mut Stream) -> Option<Vec<Cell>> {
    let far = u16::from(field.setting.book.paces.trot);
    let ends = movement::reach(field, unit, far);
    let to = if luck.chance(AHEAD) { nearest(field, unit, &ends)? } else { *luck.pick(&ends)? };
    movement::route(field, unit, to, far)
}

fn known_enemies(field: &Field, unit: UnitIx) -> impl Iterator<Item = (UnitId, Cell)> + '_ {
    let enemies = field.standing(field.unit(unit).id.side.other());
    enemies.filter(|(enemy, _)| field.is_known(*enemy)).map(|(enemy, cell)| (field.unit(enemy).id, cell))
}

/// The cell that is nearest to a detected enemy.
fn nearest(field: &Field, unit: UnitIx, ends: &[Cell]) -> Option<Cell> {
    let enemies: Vec<Cell> = known_enemies(field, unit).map(|(_, cell)| cell).collect();
    let far = |cell: &Cell| enemies.iter().map(|enemy| distance(*cell, *enemy)).min().unwrap_or(0);
    ends.iter().copied().min_by_key(|cell| (far(cell), *cell))
}
