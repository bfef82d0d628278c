//! Objectives and how the battle is won (G13, G25, G26).

use super::{
    deeds::Deeds,
    field::{Field, within},
    muster::Goal,
};
use crate::engine::What;
use crate::force::{Side, UnitIx};

/// How near a unit has to be to hold an objective, in cells.
pub const NEAR: u8 = 3;
/// A unit with more markers than this can't hold anything.
const STEADY: u8 = 1;

/// The side that holds an objective: the only one with a steady unit near it (G13).
pub fn holder(field: &Field, objective: usize) -> Option<Side> {
    let [first, second] = Side::BOTH.map(|side| field.standing(side).any(|unit| reaches(field, unit, objective)));
    match (first, second) {
        (true, false) => Some(Side::First),
        (false, true) => Some(Side::Second),
        _ => None,
    }
}

/// Whether a unit counts for an objective: near it, with at most 1 marker, and not falling back.
pub fn reaches(field: &Field, unit: UnitIx, objective: usize) -> bool {
    let state = field.unit(unit);
    let Some(cells) = field.setting.scenario.objectives.get(objective) else { return false };
    let near = |at: crate::board::Cell| cells.iter().any(|cell| within(*cell, at, NEAR));
    state.markers.0 <= STEADY && !state.falling.0 && field.living(unit).any(|(_, cell)| near(cell))
}

/// The round ends: objectives are checked, and the battle may be over.
pub(super) fn end_round(mut deeds: Deeds) {
    look_at_objectives(&mut deeds);
    let scenario = deeds.field.setting.scenario.clone();
    let last = scenario.rounds.is_some_and(|rounds| deeds.turn.round >= rounds);
    match scenario.goal {
        Goal::Score if last => count_up(&mut deeds),
        Goal::Score => {}
        Goal::Seize { attacker, from } => {
            let all = deeds.turn.holders.iter().all(|holder| *holder == Some(attacker));
            if all && deeds.turn.round >= from {
                deeds.end(Some(attacker), "seized", "G26");
            } else if last {
                deeds.end(Some(attacker.other()), "held-out", "G26");
            }
        }
    }
}

/// Each objective held scores 1 (G25).
fn look_at_objectives(deeds: &mut Deeds) {
    let scores = deeds.field.setting.scenario.goal == Goal::Score;
    for objective in 0..deeds.field.setting.scenario.objectives.len() {
        let side = holder(&deeds.field, objective);
        let cell = deeds.field.setting.scenario.objectives[objective].first().copied().unwrap_or_default();
        let number = objective as u8 + 1;
        deeds.turn.holders[objective] = side;
        deeds.log.tell("G13", What::Held { object: "objective", number, cell, side, piece: None });
        if let Some(side) = side.filter(|_| scores) {
            deeds.turn.score[side.index()] += 1;
        }
    }
    if scores {
        for (side, what) in Side::BOTH.into_iter().zip(["score-first", "score-second"]) {
            let score = deeds.turn.score[side.index()];
            deeds.note(what, None, score.into(), "G25");
        }
    }
}

/// The higher score wins; if equal, the points of destroyed enemies; if those are equal, it is a draw (G25).
fn count_up(deeds: &mut Deeds) {
    let score = deeds.turn.score;
    let spoils = Side::BOTH.map(|side| spoils(&deeds.field, side));
    let ((winner, how), rule) = match score[0].cmp(&score[1]) {
        std::cmp::Ordering::Greater => ((Some(Side::First), "score"), "G25"),
        std::cmp::Ordering::Less => ((Some(Side::Second), "score"), "G25"),
        std::cmp::Ordering::Equal => (by_spoils(spoils), "G25"),
    };
    deeds.end(winner, how, rule);
}

fn by_spoils(spoils: [u32; 2]) -> (Option<Side>, &'static str) {
    match spoils[0].cmp(&spoils[1]) {
        std::cmp::Ordering::Greater => (Some(Side::First), "points"),
        std::cmp::Ordering::Less => (Some(Side::Second), "points"),
        std::cmp::Ordering::Equal => (None, "even"),
    }
}

/// Twice the points of the enemies destroyed by a side; units at or below half of their models count once (G25).
pub fn spoils(field: &Field, side: Side) -> u32 {
    let worth = |unit: UnitIx| {
        let (left, all) = (field.count(unit), field.unit(unit).members.len());
        let points = u32::from(field.kind(unit).points);
        if left == 0 {
            2 * points
        } else if 2 * left <= all {
            points
        } else {
            0
        }
    };
    field.of(side.other()).map(worth).sum()
}
