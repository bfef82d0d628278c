//! A random order in a turn. Half of the moves lead toward the enemy, so that there is a battle.

use super::{
    action,
    actions::Action,
    choices::{Choices, View, check, nearest_enemy, targets},
    field::apart,
    marching::{self, March},
    movement::Mover,
    order::{Deed, Order},
    planning,
    shooting::Stands,
};
use crate::board::Cell;
use crate::dice::Stream;
use crate::engine::BookOrder;
use crate::force::{UnitId, UnitIx};

/// Percentage of a unit's orders that are moves.
const MOVES: u32 = 50;

/// A valid order for a randomly chosen unit, or the end of the phase if no unit can act.
pub(super) fn wander(view: View, choices: Choices, luck: &mut Stream) -> Option<Order> {
    let mut units: Vec<UnitId> = choices.orders.iter().filter_map(Order::unit).chain(choices.movers.clone()).collect();
    units.sort_unstable();
    units.dedup();
    let Some(unit) = luck.pick(&units).copied() else {
        return luck.pick(&choices.orders).cloned();
    };
    let moves = luck.chance(MOVES) && choices.movers.contains(&unit);
    let planned = view.field.find(unit).filter(|_| moves).and_then(|unit| a_move(view, unit, luck));
    if planned.is_some() {
        return planned;
    }
    // Never fall back voluntarily, or random play would leave the board.
    let flees = |order: &Order| matches!(order, Order::Act(deed) if deed.action == Action::FallBack);
    let mine: Vec<Order> = choices.orders.iter().filter(|order| order.unit() == Some(unit)).cloned().collect();
    let brave: Vec<Order> = mine.iter().filter(|order| !flees(order)).cloned().collect();
    luck.pick(if brave.is_empty() { &mine } else { &brave }).cloned().or(Some(Order::EndActions))
}

fn a_move(view: View, unit: UnitIx, luck: &mut Stream) -> Option<Order> {
    let field = view.field;
    let able = [Action::Advance, Action::ShootingAdvance, Action::AtTheDouble];
    let able: Vec<Action> =
        able.into_iter().filter(|action| action::check_action(field, view.turn, unit, *action).is_ok()).collect();
    let action = *luck.pick(&able)?;
    let march = March::of(field, unit, action)?;
    let (leader, from) = field.leader(unit)?;
    let ends: Vec<Cell> = Mover::new(field, leader, march.allowance)?.ends().collect();
    let id = field.unit(unit).id;
    let to = if luck.chance(50) {
        let enemy = nearest_enemy(field, id.side, from)?;
        *ends.iter().min_by_key(|cell| (apart(**cell, enemy), **cell))?
    } else {
        *luck.pick(&ends)?
    };
    let moves = planning::march(field, march, to)?;
    let mut deed = Deed::new(id, action).with(moves);
    if action.shoots() {
        let after = marching::check(field, march, &deed.moves).ok()?;
        let stands: Stands = after.living(unit).collect();
        deed.target = luck.pick(&targets(&after, unit, &stands, action)).copied();
    }
    let order = Order::Act(deed);
    check(view, &order).is_ok().then_some(order)
}
