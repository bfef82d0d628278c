//! Orders that officers give by a talent (section 8; T-16).

pub use super::no_command::NoCommand;

use super::{
    acting::check_can_act,
    field::Field,
    illegal::Illegal,
    order::{Given, Order},
    profiles::talent::Gift,
    states::{Actions, Ended},
    talents,
    turn::Turn,
};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster, UnitIx};
use bevy_ecs::prelude::*;

/// Whether any officer of a unit's platoon could ever give it a special order.
pub fn has_special_orders(field: &Field, unit: UnitIx) -> bool {
    talents::officer_with(field, field.unit(unit).id, |gift| gift == Gift::SpecialOrder).is_some()
}

/// A CO that can act gives one of its actions to a nearby unit of its platoon that can use it (T-16, T-17). Returns the
/// CO.
pub fn check_special_order(field: &Field, turn: &Turn, unit: UnitIx) -> Result<PrimateIx, Illegal> {
    let id = field.unit(unit).id;
    let found = talents::officer_with(field, id, |gift| gift == Gift::SpecialOrder);
    let (officer, talent) = found.ok_or(NoCommand::NoOfficer { unit: id })?;
    let commander = field.primate(officer).unit;
    check_can_act(field, turn, commander)?;
    if commander == unit {
        return Err(NoCommand::ToHimself { unit: id }.into());
    }
    check_can_use(field, unit)?;
    let allowed = talents::reach(field, talent);
    let gaps = field.members(unit).filter_map(|mate| field.gap(officer.into(), mate.into()));
    match gaps.min() {
        Some(squares) if squares > allowed => Err(NoCommand::OutOfEarshot { unit: id, squares, allowed }.into()),
        _ => Ok(officer),
    }
}

/// One more action is useful: a member of the unit can act, and its turn hasn't ended (T-16, T-17).
fn check_can_use(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    if !field.stands(unit) {
        return Err(Illegal::Gone { unit: state.id });
    }
    if state.actions.ended != Ended::No {
        return Err(Illegal::TurnEnded { unit: state.id, ended: state.actions.ended });
    }
    if field.ready(unit).next().is_none() {
        return Err(Illegal::AllPinned { unit: state.id });
    }
    Ok(())
}

/// The CO spends an action, and the unit gets one more in this activation (T-16).
pub(super) fn give_special_order(
    given: Res<Given>,
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut units: Query<&mut Actions>,
    mut log: ResMut<BattleLog>,
) {
    let Order::SpecialOrder(id) = given.order() else { return };
    let Some(unit) = field.find_unit(*id) else { return };
    let officer = check_special_order(&field, &turn, unit).expect("orders are checked before they are taken");
    units.get_mut(roster.unit(field.primate(officer).unit)).expect("a unit has actions").spend();
    units.get_mut(roster.unit(unit)).expect("a unit has actions").left += 1;
    log.tell("T-16", What::Said { what: "special-order", who: Some((*id).into()) });
}
