//! When a battle ends: by its goal at the end of a turn or a round, immediately when a side has nobody left, or after
//! the last round (T-150, G-31).

use crate::engine::{
    clock::{Clock, Outcome},
    fact::What,
    log::BattleLog,
};
use crate::force::Side;
use crate::rules::monkeys::{field::Field, sequence::Frame, turn::Turn};
use bevy_ecs::prelude::*;

/// The end by the scenario's goal, checked when a turn ends; if both goals are met at once, it is a draw (G-36).
pub fn by_goal(field: &Field, turn: &Turn) -> Option<Outcome> {
    turn.stakes.scenario.terms().at_turn_end(field, turn)
}

/// The end by a goal checked when a round is complete, or by the limit of rounds (G-17, G-18, G-31).
pub fn by_rounds(field: &Field, turn: &Turn) -> Option<Outcome> {
    if !turn.completes_a_round() {
        return None;
    }
    let terms = turn.stakes.scenario.terms();
    let over = turn.rounds.is_some_and(|rounds| turn.round > rounds);
    terms.at_round_end(field, turn).or_else(|| over.then(|| terms.at_last_round(field, turn)))
}

/// The sides that have a primate on the board (T-150).
pub fn who_stands(field: &Field) -> [bool; 2] {
    Side::BOTH.map(|side| field.all_units().any(|unit| field.side(unit) == side && field.stands(unit)))
}

/// The end when a side has no primates left on the board; none while both have some (T-150).
pub fn when_deserted(field: &Field, turn: &Turn) -> Option<Outcome> {
    let stands = who_stands(field);
    if stands == [true, true] {
        return None;
    }
    turn.stakes.scenario.terms().when_deserted(field, turn, stands)
}

fn end(outcome: Option<Outcome>, clock: &mut Clock<Frame>, log: &mut BattleLog) {
    if let Some(outcome) = outcome.filter(|_| clock.outcome().is_none()) {
        log.tell(outcome.rule.0, What::Over { winner: outcome.winner, how: outcome.how });
        clock.end(outcome);
    }
}

/// At the end of each turn, after the markers (T-150).
pub(in crate::rules::monkeys) fn end_by_goal(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    end(by_goal(&field, &turn), &mut clock, &mut log);
}

/// Immediately when a side has no primates left on the board (T-150).
pub(in crate::rules::monkeys) fn end_if_wiped_out(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    end(when_deserted(&field, &turn), &mut clock, &mut log);
}

/// When a round is complete (G-17, G-18, G-31).
pub(in crate::rules::monkeys) fn end_of_round(
    mut clock: ResMut<Clock<Frame>>,
    mut log: ResMut<BattleLog>,
    field: Res<Field>,
    turn: Res<Turn>,
) {
    end(by_rounds(&field, &turn), &mut clock, &mut log);
}
