//! How a battle ends: a side is broken, or the turns are over (G11, G22).

use super::{deeds::Deeds, field::Field, wounds};
use crate::force::Side;

/// Characters of a side that can act.
pub(super) fn able(field: &Field, side: Side) -> u16 {
    field.of(side).filter(|unit| wounds::is_able(field, *unit)).count() as u16
}

/// Whether a side is broken: at most a third of its characters can act, and the other side has at least twice as many
/// that can (G11).
fn is_broken(able: [u16; 2], mustered: [u16; 2], side: Side) -> bool {
    let (own, other) = (able[side.index()], able[side.other().index()]);
    3 * own <= mustered[side.index()] && other >= 2 * own
}

/// Judged at the end of each turn.
pub(super) fn end_if_decided(mut deeds: Deeds) {
    let able = Side::BOTH.map(|side| able(&deeds.field, side));
    let broken = Side::BOTH.map(|side| is_broken(able, deeds.turn.mustered, side));
    match broken {
        [true, true] => return deeds.end(None, "both-broken", "G11"),
        [true, false] => return deeds.end(Some(Side::Second), "broken", "G11"),
        [false, true] => return deeds.end(Some(Side::First), "broken", "G11"),
        [false, false] => {}
    }
    if deeds.field.setting.scenario.turns.is_some_and(|turns| deeds.turn.turn >= turns) {
        let winner = match able[0].cmp(&able[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        deeds.end(winner, "more-able", "G22");
    }
}
