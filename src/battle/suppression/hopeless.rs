//! Kinds of orders that a unit can't give at all, although nothing forbids them as such, and why (A7, A18, G12).

use crate::board::{Cell, Direction};
use crate::engine::Rules;
use crate::force::{UnitId, UnitIx};
use crate::rules::suppression::{
    Illegal, Order, Suppression, View,
    action::{check_action, finds_target},
    actions::{Action, Motion},
    assault,
    field::{Field, apart},
    marching::March,
    order::Deed,
    planning,
    windows::Ask,
};

/// An order of a kind that leads nowhere for a unit, with the rules' reason.
pub(super) fn order(view: View, unit: UnitId, verb: &str) -> Option<(Order, Illegal)> {
    let window = view.clock.window().filter(|window| window.side == unit.side)?;
    let ix = view.field.find(unit)?;
    let order = match Ask::of(window) {
        Ask::Act => {
            let action = Action::ALL.into_iter().find(|action| action.name() == verb)?;
            // A unit that has acted, or has too many markers, gets that reason for every action.
            if let Err(why) = check_action(view.field, view.turn, ix, action) {
                return Some((Order::Act(Deed::new(unit, action)), why));
            }
            Order::Act(deed(view, ix, action)?)
        }
        Ask::Charge => charge(view, ix)?,
        Ask::SetUp | Ask::Lead | Ask::Officer | Ask::Consolidate => return None,
    };
    let why = Suppression::check(view, &order).err()?;
    Some((order, why))
}

/// A run that leads nowhere, or shots without a target.
fn deed(view: View, unit: UnitIx, action: Action) -> Option<Deed> {
    let field = view.field;
    let bare = Deed::new(field.unit(unit).id, action);
    if action.shoots() {
        let march = March::of(field, unit, action).filter(|_| action.motion() == Motion::Regroup);
        let moves = march.and_then(|march| planning::regroup(field, march)).unwrap_or_default();
        return (!finds_target(field, unit, action)).then(|| bare.with(moves));
    }
    (action == Action::AtTheDouble && planning::goals(field, unit, action).is_empty())
        .then(|| bare.with(toward(field, unit).into_iter().collect()))
}

/// The leader's step toward the nearest enemy, if there is room next to it.
fn toward(field: &Field, unit: UnitIx) -> Option<(u8, Cell)> {
    let (leader, from) = field.leader(unit)?;
    let enemies = field.standing(field.unit(unit).id.side.other());
    let enemy =
        enemies.flat_map(|enemy| field.living(enemy)).map(|(_, cell)| cell).min_by_key(|cell| apart(*cell, from))?;
    let steps = Direction::ALL.into_iter().map(|direction| from.step(direction));
    let step = steps.min_by_key(|cell| (!field.is_free(*cell), apart(*cell, enemy)))?;
    Some((field.number(leader), step))
}

/// A charge at the nearest enemy, for a unit that can't reach any.
fn charge(view: View, unit: UnitIx) -> Option<Order> {
    let field = view.field;
    if assault::charges(field, view.turn).any(|(one, ..)| one == unit) {
        return None;
    }
    let own = || field.living(unit).map(|(_, cell)| cell);
    let far = |enemy: &UnitIx| {
        let pairs = field.living(*enemy).flat_map(|(_, cell)| own().map(move |from| apart(cell, from)));
        pairs.min()
    };
    let target = field.standing(field.unit(unit).id.side.other()).min_by_key(far)?;
    let id = |unit: UnitIx| field.unit(unit).id;
    Some(Order::Charge { unit: id(unit), target: id(target), moves: Vec::new() })
}
