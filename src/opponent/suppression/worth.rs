//! The value of units and boards, in hundredths of points.

use crate::force::{Side, UnitIx};
use crate::rules::suppression::{
    checks,
    choices::View,
    field::Field,
    muster::Goal,
    objectives,
    odds::{self, Odds, WHOLE},
};

/// The value lost to a number of markers in a unit's own turn, after it has tried to get rid of them, in thousandths of
/// its worth. With one marker it has no Major action, with two it can't shoot, with three it falls back.
const BURDEN: [u64; 7] = [0, 80, 220, 600, 640, 680, 720];

/// Thousandths of its worth that a unit has lost while it falls back, if it rallies.
const FALLEN_BACK: u64 = 150;

/// The value of a point of score, of an objective in a siege, and of the battle itself, in hundredths of points.
const SCORE: i64 = 4_000;
const SIEGE: i64 = 9_000;
const WON: i64 = 30_000;

/// The remaining worth of a unit.
pub fn left(field: &Field, unit: UnitIx) -> i64 {
    let (count, all) = (field.count(unit) as i64, field.unit(unit).members.len().max(1) as i64);
    100 * i64::from(field.kind(unit).points) * count / all
}

/// The worth of one model of a unit.
pub fn model(field: &Field, unit: UnitIx) -> i64 {
    let all = field.unit(unit).members.len().max(1) as i64;
    100 * i64::from(field.kind(unit).points) / all
}

/// Thousandths of its worth that a unit loses because of this many markers.
pub fn burden(field: &Field, unit: UnitIx, markers: u8) -> i64 {
    let chances = odds::removed(field, unit, markers).iter().enumerate();
    let cost = |gone: usize| BURDEN[usize::from(markers).saturating_sub(gone).min(BURDEN.len() - 1)];
    (chances.map(|(gone, chance)| chance * cost(gone)).sum::<u64>() / WHOLE) as i64
}

/// Thousandths of its worth that a unit loses by falling back with this many markers: it rallies, or it is destroyed.
pub fn flight(field: &Field, unit: UnitIx, markers: u8) -> i64 {
    let rallies = odds::passes(field, unit, checks::counted_in_rally(field, unit, markers));
    ((WHOLE - rallies) * 1000 / WHOLE + rallies * FALLEN_BACK / WHOLE) as i64
}

/// What fire from a side takes from a unit: casualties and markers, with the possible consequences of both.
pub fn harm(field: &Field, by: Side, unit: UnitIx, odds: &Odds) -> (i64, i64) {
    let (worth, state) = (left(field, unit), field.unit(unit));
    let casualties = i64::from(odds.casualties) * model(field, unit) / 1000;
    if state.falling.0 {
        // It rallies less easily, or not at all.
        let markers = state.markers.0;
        let more = |count: u8| flight(field, unit, markers + count) - flight(field, unit, markers);
        let steps: i64 = (1..=2).map(|count| odds.markers[usize::from(count)] as i64 * more(count)).sum();
        return (casualties, steps / WHOLE as i64 * worth / 1000);
    }
    let markers = state.markers.0;
    let more = |count: u8| burden(field, unit, markers + count) - burden(field, unit, markers);
    let steps: i64 = (1..=2).map(|count| odds.markers[usize::from(count)] as i64 * more(count)).sum::<i64>();
    // At half of its models it makes a check, or falls back right away (G10).
    let began = usize::from(state.strength.0).max(field.count(unit));
    let lost = began - field.count(unit);
    let half = began.div_ceil(2).saturating_sub(lost);
    // It makes that check in any case once half of it is gone, and none under fire of its own side.
    let shaken = if half == 0 || state.id.side == by { 0 } else { odds.at_least(half) } as i64;
    let fails = (WHOLE - odds::passes(field, unit, markers + 1)) as i64;
    let breaks = shaken * fails / WHOLE as i64 * flight(field, unit, markers + 1);
    (casualties, (steps + breaks) / WHOLE as i64 * worth / 1000)
}

/// The chance in thousandths that a unit with this many markers holds ground at the end of the round; it may have a
/// Starting Phase before that.
pub fn grip(field: &Field, unit: UnitIx, markers: u8, recovers: bool) -> i64 {
    if !recovers {
        return if markers <= 1 { 1000 } else { 0 };
    }
    let enough = usize::from(markers.saturating_sub(1));
    (odds::removed(field, unit, markers).iter().skip(enough).sum::<u64>() * 1000 / WHOLE) as i64
}

/// The value of a board to a side, in points.
pub fn value(view: View, side: Side) -> i64 {
    let over = view.clock.outcome().and_then(|outcome| outcome.winner);
    let over = over.map_or(0, |winner| if winner == side { WON } else { -WON });
    let of = |side: Side| force(view.field, side) + goals(view, side);
    (of(side) - of(side.other()) + over) / 100
}

fn force(field: &Field, side: Side) -> i64 {
    let worth = |unit: UnitIx| {
        let state = field.unit(unit);
        let cost =
            if state.falling.0 { flight(field, unit, state.markers.0) } else { burden(field, unit, state.markers.0) };
        left(field, unit) * (1000 - cost) / 1000
    };
    field.standing(side).map(worth).sum()
}

/// What has been scored, and what is held now.
fn goals(view: View, side: Side) -> i64 {
    let scenario = &view.field.setting.scenario;
    let held = (0..scenario.objectives.len()).filter(|place| objectives::holder(view.field, *place) == Some(side));
    let held = held.count() as i64;
    match scenario.goal {
        Goal::Score => {
            let left = scenario.rounds.map_or(1, |rounds| i64::from(rounds.saturating_sub(view.turn.round)) + 1);
            SCORE * i64::from(view.turn.score[side.index()]) + held * SCORE * left.min(3) / 3
        }
        Goal::Seize { .. } => held * SIEGE,
    }
}
