//! What the two sides fight for, and when it is over (section 9; G-14, G-16, G-31, G-36, T-149, T-150).

use super::{field::Field, platoons::Turn, sequence::Frame};
use crate::engine::{
    clock::{Clock, Outcome},
    fact::{BattleLog, What},
    order::Rule,
};
use crate::force::{
    Side,
    squad::{Pile, Place},
};
use bevy_ecs::prelude::*;

/// Platoons of a side that count and have nobody left on the board: eliminated or driven off (G-14, G-16, T-149).
pub fn gone(field: &Field, turn: &Turn, side: Side) -> usize {
    let counts = turn.platoons[side.index()].iter().enumerate().filter(|(_, platoon)| platoon.counts);
    counts.filter(|(place, _)| Turn::wiped_out(field, side, *place as u8 + 1)).count()
}

/// Platoons of a side that count for victory (T-149).
pub fn counting(turn: &Turn, side: Side) -> usize {
    turn.platoons[side.index()].iter().filter(|platoon| platoon.counts).count()
}

/// Scrap value of a side's casualties: everyone off the board who did not leave it by his own edge (G-31).
pub fn lost_scrap(field: &Field, side: Side) -> u32 {
    let lost = |place: Place| matches!(place, Place::Off(pile) if pile != Pile::Retreated);
    let casualties = field.primates.iter().filter(|primate| primate.id.unit.side == side && lost(primate.place));
    casualties.map(|primate| u32::from(primate.cost)).sum()
}

/// Whether more than half of a side's platoons are gone (G-16).
fn is_beaten(field: &Field, turn: &Turn, side: Side) -> bool {
    2 * gone(field, turn, side) > counting(turn, side)
}

/// The end of a Skirmish by its goal (G-16); both goals met at once are a draw (G-36).
pub fn by_goal(field: &Field, turn: &Turn) -> Option<Outcome> {
    let outcome = |winner, how, rule| Some(Outcome { winner, how, rule: Rule(rule) });
    match Side::BOTH.map(|side| is_beaten(field, turn, side)) {
        [false, false] => None,
        [true, true] => outcome(None, "both-beaten", "G-36"),
        [true, false] => outcome(Some(Side::Second), "platoons-beaten", "G-16"),
        [false, true] => outcome(Some(Side::First), "platoons-beaten", "G-16"),
    }
}

/// The end by the limit of rounds: who has lost less scrap wins (G-31).
pub fn by_rounds(field: &Field, turn: &Turn) -> Option<Outcome> {
    turn.rounds.filter(|rounds| turn.round > *rounds)?;
    let lost = Side::BOTH.map(|side| lost_scrap(field, side));
    let winner = match lost[0].cmp(&lost[1]) {
        std::cmp::Ordering::Less => Some(Side::First),
        std::cmp::Ordering::Greater => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    };
    let how = if winner.is_some() { "rounds-over" } else { "rounds-over-even" };
    Some(Outcome { winner, how, rule: Rule("G-31") })
}

fn end(outcome: Option<Outcome>, clock: &mut Clock<Frame>, log: &mut BattleLog) {
    if let Some(outcome) = outcome.filter(|_| clock.outcome().is_none()) {
        log.tell(outcome.rule.0, What::Over { winner: outcome.winner, how: outcome.how });
        clock.end(outcome);
    }
}

/// At the end of each turn, after the markers (T-150).
pub(super) fn end_by_goal(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    end(by_goal(&field, &turn), &mut clock, &mut log);
}

/// At once when a side has no primate left on the board (T-150).
pub(super) fn end_if_wiped_out(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    let stands = |side: Side| field.primates.iter().any(|one| one.id.unit.side == side && one.place.is_on_board());
    if !Side::BOTH.into_iter().all(stands) {
        end(by_goal(&field, &turn), &mut clock, &mut log);
    }
}

/// When a round is complete and the last one was agreed (G-31).
pub(super) fn end_by_rounds(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    end(by_rounds(&field, &turn), &mut clock, &mut log);
}
