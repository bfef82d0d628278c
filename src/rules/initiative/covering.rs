//! Opportunity fire: anyone aiming may fire at an enemy that crosses its line of sight (R20 to R24, A5 to A7, A14, A17,
//! A18).

use super::{
    aim, calls,
    characters::{Acted, Repetition},
    deeds::Deeds,
    field::Field,
    firing,
    illegal::Illegal,
    order::Order,
    profiles::Limit,
    sequence::Frame,
    shooting::{self, How, Plan},
    turns::Turn,
    walking::Walk,
    windows::Ask,
    wounds,
};
use crate::force::{Side, UnitIx};

/// Whether a side has taken its only opportunity fire of this phase (R24, A17).
pub fn is_spent(field: &Field, turn: &Turn, side: Side) -> bool {
    field.setting.book.switches.opportunity_limit == Limit::Side && turn.opportunity[side.index()]
}

/// The opportunity fire that a character could take at a mover where it is now.
///
/// # Errors
/// Why it can't.
pub fn shot(field: &Field, turn: &Turn, unit: UnitIx, mover: UnitIx) -> Result<Plan, Illegal> {
    let state = field.unit(unit);
    let id = state.id;
    let Some(aim) = state.aiming.0 else { return Err(Illegal::NotAiming { unit: id }) };
    if state.acted.0 {
        return Err(Illegal::HasActed { unit: id });
    }
    // One action per phase (R1): the repeated one, or none until the restricted call (R19).
    match state.repetition {
        Repetition::None => {}
        Repetition::Of(_) => return Err(Illegal::Repeats { unit: id }),
        Repetition::Broken => return Err(Illegal::BrokenOff { unit: id }),
    }
    if is_spent(field, turn, id.side) {
        return Err(Illegal::SideHasFired { unit: id });
    }
    if state.grip.is_tight() {
        return Err(Illegal::InGrip { unit: id });
    }
    let initiative = wounds::initiative(field, unit);
    if initiative == 0 {
        return Err(Illegal::Unable { unit: id });
    }
    if turn.phase > initiative && aim.off_phase {
        return Err(Illegal::OffPhaseUsed { unit: id, phase: turn.phase });
    }
    // The shot is taken when the mover enters a cell in sight (A5): where it was seen before no longer counts.
    if !(field.detects(unit, mover) && field.see_each_other(unit, mover)) {
        return Err(Illegal::NoSight { unit: id, target: field.unit(mover).id });
    }
    if !aim::is_on(field, unit, mover) {
        return Err(Illegal::NotInAim { unit: id });
    }
    shooting::plan(field, unit, mover, How { aimed: aim::saw(field, unit, mover), moved: false })
}

/// The same if others may have already fired at the mover in its cell: those that come before them have let it pass.
/// Tied ones fire in the order in which their player names them (A3, A14).
///
/// # Errors
/// Why it can't.
pub fn shot_in_order(field: &Field, turn: &Turn, unit: UnitIx, walk: &Walk) -> Result<Plan, Illegal> {
    let plan = shot(field, turn, unit, walk.unit)?;
    match walk.fired {
        Some(last) if calls::speed(field, unit) < calls::speed(field, last) => {
            Err(Illegal::HasPassed { unit: field.unit(unit).id })
        }
        _ => Ok(plan),
    }
}

/// Everyone who could take opportunity fire at a mover now, in order, with the shot (A3, A14).
pub fn shooters(field: &Field, turn: &Turn, walk: &Walk) -> Vec<(UnitIx, Plan)> {
    let side = field.unit(walk.unit).id.side.other();
    let able = |unit: UnitIx| Some((unit, shot_in_order(field, turn, unit, walk).ok()?));
    let mut able: Vec<(UnitIx, Plan)> = field.of(side).filter_map(able).collect();
    able.sort_by_key(|(unit, _)| calls::speed(field, *unit));
    able
}

/// Asks about opportunity fire at the first cell where a shot is possible, again wherever it improves or cover changes,
/// and at the last cell (A18).
pub(super) fn ask_watch(mut deeds: Deeds) {
    let Frame::Walk(walk) = deeds.clock.top().clone() else { return };
    if !wounds::is_able(&deeds.field, walk.unit) {
        return;
    }
    let able = shooters(&deeds.field, &deeds.turn, &walk);
    let news: Vec<UnitIx> =
        able.iter().filter(|(unit, plan)| is_news(&walk, *unit, plan)).map(|(unit, _)| *unit).collect();
    let Some(first) = news.first() else { return };
    let (side, mover) = (deeds.field.unit(*first).id.side, deeds.field.unit(walk.unit).id);
    let window = Ask::Watch.at(side, Some(mover));
    // If only hidden characters could fire, the question would give them away (R27).
    let open = news.iter().any(|unit| deeds.field.is_known(*unit));
    if let Frame::Walk(walk) = deeds.clock.top_mut() {
        walk.asked.retain(|(unit, ..)| able.iter().all(|(able, _)| able != unit));
        walk.asked.extend(able.iter().map(|(unit, plan)| (*unit, plan.quality(), plan.harder.covered)));
    }
    deeds.clock.ask(if open { window } else { window.in_secret() });
}

fn is_news(walk: &Walk, unit: UnitIx, plan: &Plan) -> bool {
    let last = walk.asked.iter().find(|(asked, ..)| *asked == unit);
    walk.ahead.is_empty()
        || last.is_none_or(|(_, quality, covered)| plan.quality() > *quality || plan.harder.covered != *covered)
}

/// A character takes opportunity fire: that is its action in the phase, and it keeps its aim (R23). Those that come
/// after it may follow if the limit is one per character (A14).
pub(super) fn take_watch(mut deeds: Deeds) {
    let (Order::Interrupt(id), Frame::Walk(walk)) = (deeds.order(), deeds.clock.top().clone()) else { return };
    let Some(unit) = deeds.field.find(id) else { return };
    let aimed = aim::saw(&deeds.field, unit, walk.unit);
    let off_phase = deeds.turn.phase > wounds::initiative(&deeds.field, unit);
    deeds.change(unit, |state| {
        state.acted = Acted(true);
        if let Some(aim) = &mut state.aiming.0 {
            aim.off_phase |= off_phase;
        }
    });
    deeds.turn.opportunity[id.side.index()] = true;
    firing::fire(&mut deeds, unit, walk.unit, How { aimed, moved: false });
    if deeds.field.setting.book.switches.opportunity_limit == Limit::Character {
        let passed = |other: UnitIx| calls::speed(&deeds.field, other) < calls::speed(&deeds.field, unit);
        let Frame::Walk(walk) = deeds.clock.top_mut() else { return };
        walk.asked.retain(|(other, ..)| passed(*other));
        walk.fired = Some(unit);
        deeds.clock.again();
    }
}
