//! Fighting hand to hand: with a blade, and three of the unarmed attacks (R7, G9). Escapes are in [`super::grip`].

use super::{
    deeds::{Counts, Deeds, Throw},
    field::Field,
    grip,
    illegal::Illegal,
    movement::Pace,
    order::Attack,
    posture, stealth,
    wounds::{self, Blow},
};
use crate::board::Cell;
use crate::force::UnitIx;

/// The best number of an attack (G9).
pub(super) const BEST: u8 = 19;

/// Whether an attack may follow a move at this pace in the same action (R7).
pub const fn follows(attack: Attack, pace: Pace) -> bool {
    match pace {
        Pace::Crawl => false,
        Pace::Walk | Pace::Trot => true,
        Pace::Run => matches!(attack, Attack::Dive),
    }
}

/// The number that an attack from a cell needs on a d20.
///
/// # Errors
/// Why this attack isn't possible.
pub fn number(field: &Field, unit: UnitIx, from: Cell, attack: Attack, target: UnitIx) -> Result<u8, Illegal> {
    let (own, other) = (field.unit(unit), field.unit(target));
    if own.id.side == other.id.side {
        return Err(Illegal::NotEnemy { target: other.id });
    }
    if !is_in_reach(field, from, target) || !field.detects(unit, target) {
        return Err(Illegal::NotAdjacent { unit: own.id, target: other.id });
    }
    match attack {
        Attack::Armed if field.weapon(unit).short > 0 => return Err(Illegal::NoBlade { unit: own.id }),
        Attack::Grapple | Attack::Dive if own.riding.0.is_some() => return Err(Illegal::IsMounted { unit: own.id }),
        Attack::Grapple if other.riding.0.is_some() || field.is_mount(target) || other.grip.held_by.is_some() => {
            return Err(Illegal::CannotHold { unit: own.id, target: other.id });
        }
        _ => {}
    }
    let halves = if attack == Attack::Dive { 1 } else { 2 };
    let times = if other.prone.0 || other.grip.held_by.is_some() { 2 } else { 1 };
    let number = u16::from(field.kind(unit).melee) * halves * times / 2;
    Ok(number.clamp(1, BEST.into()) as u8)
}

/// Whether an enemy is adjacent to a cell, and not past a corner between two walls, where nobody can step or see (G1, G9).
pub fn is_in_reach(field: &Field, from: Cell, enemy: UnitIx) -> bool {
    field.cell(enemy).is_some_and(|cell| cell.is_beside(from) && field.sees(from, cell))
}

/// A character attacks an adjacent enemy.
pub(super) fn fight(deeds: &mut Deeds, unit: UnitIx, attack: Attack, target: UnitIx) {
    let Some(from) = deeds.field.cell(unit) else { return };
    let Ok(number) = number(&deeds.field, unit, from, attack, target) else { return };
    stealth::reveal(deeds, unit, "G12");
    let throw = Throw { dice: 1, sides: 20, why: "melee", rule: "G9", counts: Counts::AtMost(number) };
    let hits = deeds.throw(unit, &throw).first().is_some_and(|face| *face <= number);
    if attack == Attack::Dive {
        posture::lie_down(deeds, unit, "G9");
    }
    if hits {
        strike(deeds, unit, attack, target);
    }
}

/// The damage of an attack that hits; none for one that holds instead.
pub fn blow(field: &Field, unit: UnitIx, attack: Attack) -> Option<Blow> {
    let weapon = field.weapon(unit);
    match attack {
        Attack::Armed => Some(Blow { dice: weapon.dice, plus: weapon.plus as i8 }),
        Attack::Strike => Some(Blow { dice: 1, plus: -1 }),
        Attack::Dive => Some(Blow { dice: 1, plus: 2 }),
        Attack::Grapple => None,
    }
}

/// The effect of an attack that hits.
fn strike(deeds: &mut Deeds, unit: UnitIx, attack: Attack, target: UnitIx) {
    let Some(blow) = blow(&deeds.field, unit, attack) else { return grip::hold(deeds, unit, target) };
    wounds::hit(deeds, target, blow);
    if attack == Attack::Dive {
        posture::fall(deeds, target, "G9");
    }
}
