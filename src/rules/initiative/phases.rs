//! A phase: everyone is called in turn (R1, R2, R13, R14, A2, A20).

use super::{
    aim,
    calls::{self, Phase},
    characters::Acted,
    deeds::{Deeds, Throw},
    firing,
    order::{Action, Order},
    panic, posture, reload,
    sequence::Frame,
    shooting::How,
    walking,
    windows::Ask,
    wounds,
};
use crate::force::UnitIx;

/// A phase begins: nobody has acted, and the ladder is set up.
pub(super) fn begin_phase(mut deeds: Deeds) {
    let Frame::Phase(Phase { number, .. }) = *deeds.clock.top() else { return };
    for unit in deeds.field.all() {
        if deeds.field.unit(unit).acted.0 {
            deeds.change(unit, |state| state.acted = Acted(false));
        }
    }
    let ladder = calls::ladder(&deeds.field, number);
    let queue = decide_ties(&mut deeds, &ladder);
    if let Frame::Phase(phase) = deeds.clock.top_mut() {
        phase.queue = queue;
    }
}

/// A die for each of those who are alike, the highest first; those who throw alike throw again (A3).
fn decide_ties(deeds: &mut Deeds, ladder: &[UnitIx]) -> Vec<UnitIx> {
    let mut queue = Vec::with_capacity(ladder.len());
    let mut rest = ladder;
    while let Some(first) = rest.first() {
        let rung = calls::rung(&deeds.field, *first);
        let alike = rest.iter().take_while(|unit| calls::rung(&deeds.field, **unit) == rung).count();
        let (tied, others) = rest.split_at(alike);
        throw_for_order(deeds, tied, &mut queue);
        rest = others;
    }
    queue
}

fn throw_for_order(deeds: &mut Deeds, tied: &[UnitIx], queue: &mut Vec<UnitIx>) {
    // Laid dice that have run out never differ.
    if tied.len() < 2 || deeds.dice.ran_dry() {
        queue.extend(tied);
        return;
    }
    let mut thrown: Vec<(u8, UnitIx)> = Vec::with_capacity(tied.len());
    for unit in tied {
        let die = deeds.throw(*unit, &Throw::sum(1, 6, "who-is-first", "A3"))[0];
        thrown.push((die, *unit));
    }
    for die in (1..=6).rev() {
        let same: Vec<UnitIx> = thrown.iter().filter(|(face, _)| *face == die).map(|(_, unit)| *unit).collect();
        throw_for_order(deeds, &same, queue);
    }
}

/// Calls the next one. Anyone who has fallen below the phase, or panics, loses the call; anyone who has taken opportunity fire
/// has acted already (A2, G8, R23).
pub(super) fn ask_call(mut deeds: Deeds) {
    while let Some((unit, number)) = next(&mut deeds) {
        let initiative = wounds::initiative(&deeds.field, unit);
        if initiative < number {
            continue;
        }
        if !panic::loses_call(&mut deeds, unit) && !deeds.field.unit(unit).acted.0 {
            let id = deeds.field.unit(unit).id;
            deeds.turn.side = id.side;
            deeds.clock.ask(Ask::Call.at(id.side, Some(id)));
            return;
        }
    }
}

fn next(deeds: &mut Deeds) -> Option<(UnitIx, u8)> {
    let Frame::Phase(phase) = deeds.clock.top_mut() else { return None };
    let unit = *phase.queue.get(usize::from(phase.called))?;
    phase.called += 1;
    Some((unit, phase.number))
}

/// The character acts. Holding is no action: it may still take opportunity fire, and its aim stays (A20).
pub(super) fn take_call(mut deeds: Deeds) {
    deeds.clock.again();
    let Order::Act(id, action) = deeds.order() else { return };
    let Some(unit) = deeds.field.find(id).filter(|_| action != Action::Hold) else { return };
    deeds.change(unit, |state| state.acted = Acted(true));
    if let Action::Fire(target) = action {
        let Some(target) = deeds.field.find(target) else { return };
        let aimed = aim::is_on(&deeds.field, unit, target);
        firing::fire(&mut deeds, unit, target, How { aimed, moved: false });
        aim::end(&mut deeds, unit);
        return;
    }
    aim::end(&mut deeds, unit);
    match action {
        Action::Aim(mark) => aim::aim(&mut deeds, unit, mark),
        Action::Reload => reload::reload(&mut deeds, unit),
        Action::Move(pace, path, _) => walking::begin(&mut deeds, unit, pace, path),
        Action::GoProne => posture::lie_down(&mut deeds, unit, "R10"),
        Action::StandUp => posture::stand_up(&mut deeds, unit),
        _ => {}
    }
}
