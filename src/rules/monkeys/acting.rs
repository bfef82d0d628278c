//! Which units may act (text paragraph 2; T-13, T-15, T-17, T-152, T-177).

use super::{field::Field, illegal::Illegal, states::Ended, turn::Turn};
use crate::force::UnitIx;

/// A unit may act if it belongs to the active platoon, has actions left, and has an unpinned member (T-13, T-17,
/// T-152).
pub fn check_can_act(field: &Field, turn: &Turn, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    if id.side != turn.side || Some(id.platoon) != turn.active {
        return Err(Illegal::NotActive { unit: id });
    }
    if !field.stands(unit) {
        return Err(Illegal::Gone { unit: id });
    }
    match state.actions.ended {
        Ended::No => {}
        ended => return Err(Illegal::TurnEnded { unit: id, ended }),
    }
    if state.actions.left == 0 {
        return Err(Illegal::NoActions { unit: id });
    }
    if field.ready(unit).next().is_none() {
        return Err(Illegal::AllPinned { unit: id });
    }
    Ok(())
}

/// Actions that a unit can still take in this activation: none if all its members are pinned (T-17, T-177).
pub fn actions_left(field: &Field, unit: UnitIx) -> u8 {
    let left = field.unit(unit).actions.left;
    if field.ready(unit).next().is_some() { left } else { 0 }
}
