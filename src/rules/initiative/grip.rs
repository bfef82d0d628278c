//! Holds: grappled characters, what both may still do, and how a hold ends (R7, G9).

use super::{
    characters::Grip,
    deeds::{Counts, Deeds, Throw},
    field::Field,
    illegal::Illegal,
    movement::{self, Pace},
    order::{Action, Attack, Then},
    walking,
};
use crate::board::Cell;
use crate::force::UnitIx;

/// Whether a hold forbids an action: holder and held may only strike each other, let go and escape.
pub(super) fn allows(field: &Field, unit: UnitIx, action: &Action) -> Result<(), Illegal> {
    let (id, grip) = (field.unit(unit).id, field.unit(unit).grip);
    let partner = |other: Option<UnitIx>| other.map(|other| field.unit(other).id);
    let allowed = match action {
        _ if !grip.is_tight() => true,
        Action::Hold | Action::LetGo | Action::Escape(..) => true,
        Action::Fight(Attack::Strike, target) => {
            partner(grip.holds) == Some(*target) || partner(grip.held_by) == Some(*target)
        }
        _ => false,
    };
    if allowed { Ok(()) } else { Err(Illegal::InGrip { unit: id }) }
}

/// Whether a character may let go.
pub(super) fn check_let_go(field: &Field, unit: UnitIx) -> Result<(), Illegal> {
    let state = field.unit(unit);
    if state.grip.holds.is_some() { Ok(()) } else { Err(Illegal::HoldsNobody { unit: state.id }) }
}

/// The number that an escape needs on a d20: the character's own melee and strength minus the holder's strength.
///
/// # Errors
/// It isn't being held.
pub fn number(field: &Field, unit: UnitIx) -> Result<u8, Illegal> {
    let state = field.unit(unit);
    let holder = state.grip.held_by.ok_or(Illegal::NotHeld { unit: state.id })?;
    let (own, other) = (field.kind(unit), field.kind(holder));
    let number = i16::from(own.melee) + i16::from(own.strength) - i16::from(other.strength);
    Ok(number.clamp(1, super::melee::BEST.into()) as u8)
}

/// Whether a character may try to escape, and then move along this path.
pub(super) fn check_escape(field: &Field, unit: UnitIx, pace: Pace, path: &[Cell]) -> Result<(), Illegal> {
    number(field, unit)?;
    if !matches!(pace, Pace::Walk | Pace::Trot) {
        return Err(Illegal::OtherPace { unit: field.unit(unit).id });
    }
    if path.is_empty() { Ok(()) } else { movement::check_way(field, unit, pace, path) }
}

/// A character holds another.
pub(super) fn hold(deeds: &mut Deeds, unit: UnitIx, target: UnitIx) {
    deeds.change(unit, |state| state.grip.holds = Some(target));
    deeds.change(target, |state| state.grip.held_by = Some(unit));
    deeds.mark(unit, "holding", true, "G9");
    deeds.mark(target, "held", true, "G9");
}

/// A character no longer holds anybody.
pub(super) fn let_go(deeds: &mut Deeds, unit: UnitIx) {
    let Some(held) = deeds.field.unit(unit).grip.holds else { return };
    deeds.change(unit, |state| state.grip.holds = None);
    deeds.change(held, |state| state.grip.held_by = None);
    deeds.mark(unit, "holding", false, "G9");
    deeds.mark(held, "held", false, "G9");
}

/// Frees a character from every hold.
pub(super) fn release(deeds: &mut Deeds, unit: UnitIx) {
    let Grip { held_by, .. } = deeds.field.unit(unit).grip;
    let_go(deeds, unit);
    if let Some(holder) = held_by {
        let_go(deeds, holder);
    }
}

/// A character tries to escape; if it succeeds, it may move along its path.
pub(super) fn escape(deeds: &mut Deeds, unit: UnitIx, pace: Pace, path: Vec<Cell>) {
    let (Ok(number), Some(holder)) = (number(&deeds.field, unit), deeds.field.unit(unit).grip.held_by) else { return };
    let throw = Throw { dice: 1, sides: 20, why: "escape", rule: "G9", counts: Counts::AtMost(number) };
    let escapes = deeds.throw(unit, &throw).first().is_some_and(|face| *face <= number);
    if escapes {
        let_go(deeds, holder);
        if !path.is_empty() {
            // It can't hold anybody from afar.
            let_go(deeds, unit);
            walking::begin(deeds, unit, pace, path, Then::Stop);
        }
    }
}
