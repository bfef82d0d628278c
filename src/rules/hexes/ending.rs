//! The end of a battle (F25, G16, G23, G24).

use super::{deeds::Deeds, field::Field, rounds::Step, score, sequence::Frame, turns};
use crate::engine::What;
use crate::force::{Side, squad::Place};

/// Whether a side has nobody left, neither on the board nor waiting.
fn is_eliminated(field: &Field, side: Side) -> bool {
    !field.of(side).any(|unit| matches!(field.unit(unit).place, Place::On(_) | Place::Reserve))
}

/// A side without units has lost; if neither side has any, the score decides.
pub(super) fn end_if_eliminated(deeds: &mut Deeds) {
    match Side::BOTH.map(|side| is_eliminated(&deeds.field, side)) {
        [true, true] => decide_by_score(deeds),
        [true, false] => deeds.end(Some(Side::Second), "eliminated", "F25"),
        [false, true] => deeds.end(Some(Side::First), "eliminated", "F25"),
        [false, false] => {}
    }
}

/// In Aftermath: the battle ends if enough units are across, an army is broken, or the last round is over.
pub(super) fn end_if_decided(deeds: &mut Deeds) {
    end_if_eliminated(deeds);
    if let Some(side) = across(deeds) {
        deeds.end(Some(side), "across", "G24");
    }
    match Side::BOTH.map(|side| score::is_broken(&deeds.field, side, deeds.turn.worth[side.index()])) {
        [true, true] => decide_by_score(deeds),
        [true, false] => deeds.end(Some(Side::Second), "broken", "G16"),
        [false, true] => deeds.end(Some(Side::First), "broken", "G16"),
        [false, false] => {}
    }
    let is_last = deeds.field.setting.scenario.rounds.is_some_and(|rounds| deeds.turn.round >= rounds);
    if !is_last || deeds.clock.outcome().is_some() {
        return;
    }
    match turns::crossing(&deeds.field).map(|crossing| crossing.side.other()) {
        Some(defender) => deeds.end(Some(defender), "held", "G24"),
        None => deeds.clock.call(Frame::End),
    }
}

/// The side that has enough units across (G24).
fn across(deeds: &Deeds) -> Option<Side> {
    let (field, round) = (&deeds.field, deeds.turn.round);
    let crossing = turns::crossing(field).filter(|crossing| round >= crossing.from)?;
    let there = field
        .standing(crossing.side)
        .filter(|(unit, hex)| crossing.zone.contains(hex) && !field.flies(*unit) && !field.is_shaken(*unit));
    (there.count() >= usize::from(crossing.units)).then_some(crossing.side)
}

/// Agony steps 0 to 4 are repeated until no continuing damage is left (F25).
pub(super) fn end_phase(mut deeds: Deeds) {
    let goes_on = deeds.field.on_board().any(|(unit, _)| deeds.field.unit(unit).tokens.continue_hurting());
    if goes_on {
        for number in 0..5 {
            deeds.clock.call(Frame::of(Step::Agony(number)));
            deeds.clock.call(Frame::Damage);
        }
        deeds.clock.again();
    }
}

/// The score decides (F25).
pub(super) fn decide(mut deeds: Deeds) {
    decide_by_score(&mut deeds);
}

fn decide_by_score(deeds: &mut Deeds) {
    if deeds.clock.outcome().is_some() {
        return;
    }
    let scores = Side::BOTH.map(|side| score::score(&deeds.field, side));
    let winner = match scores {
        [first, second] if first > second => Some(Side::First),
        [first, second] if first < second => Some(Side::Second),
        _ => None,
    };
    let bonus = u32::from(deeds.field.numbers().score.winner);
    for (side, what) in Side::BOTH.into_iter().zip(["score-first", "score-second"]) {
        let score = scores[side.index()] + if winner == Some(side) { bonus } else { 0 };
        deeds.tell("F25", What::Noted { what, who: None, number: score as i32 });
    }
    deeds.end(winner, "score", "F25");
}
