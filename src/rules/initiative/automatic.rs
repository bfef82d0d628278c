//! Automatic fire: bursts of dice, with each six a hit (G6, R21).

use super::{
    deeds::{Counts, Deeds, Throw},
    field::Field,
    wounds,
};
use crate::board::Cell;
use crate::force::UnitIx;

/// Dice of a burst at Short range.
pub const DICE: u8 = 5;

/// The face that is a hit.
const HITS: u8 = 6;

/// Number of faces that are hits.
pub(super) const fn faces() -> u64 {
    (7 - HITS) as u64
}

/// Dice that a burst loses to range: none at Short, 1 at Medium, 3 at Long; it can't be fired any farther.
pub const fn lost_to_range(band: u8) -> Option<u8> {
    match band {
        0 => Some(0),
        1 => Some(1),
        2 => Some(3),
        _ => None,
    }
}

/// Dice of a burst after losses to range, cover, posture, movement and recoil; 0 means it isn't fired.
pub(super) const fn dice(lost: u8) -> u8 {
    DICE.saturating_sub(lost)
}

/// Everyone else within a cell of the target's cell, cell by cell: a stray may hit them (G6).
pub fn beside(field: &Field, shooter: UnitIx, target: UnitIx, middle: Cell) -> Vec<UnitIx> {
    let near = |unit: &UnitIx| field.cell(*unit).is_some_and(|cell| cell == middle || cell.is_beside(middle));
    let others = field.all().filter(|unit| *unit != shooter && *unit != target && near(unit));
    let mut others: Vec<UnitIx> = others.collect();
    others.sort_by_key(|unit| field.cell(*unit));
    others
}

/// One burst at a target in a cell, and a die for everyone else there and next to it.
pub(super) fn burst(deeds: &mut Deeds, shooter: UnitIx, target: UnitIx, middle: Cell, dice: u8) {
    let others = beside(&deeds.field, shooter, target, middle);
    let hits = throw(deeds, shooter, target, dice);
    let strays: Vec<bool> = others.iter().map(|other| throw(deeds, shooter, *other, 1) > 0).collect();
    for _ in 0..hits {
        wounds::hit_by(deeds, shooter, target);
    }
    for (other, hit) in others.into_iter().zip(strays) {
        if hit {
            wounds::hit_by(deeds, shooter, other);
        }
    }
}

fn throw(deeds: &mut Deeds, shooter: UnitIx, at: UnitIx, dice: u8) -> usize {
    let throw = Throw { dice, sides: 6, why: "burst", rule: "G6", counts: Counts::AtLeast(HITS) };
    deeds.throw_about(shooter, at, &throw).into_iter().filter(|face| *face >= HITS).count()
}
