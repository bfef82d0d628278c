//! A phase: repeated actions first, then everyone is called in order (R1, R2, R13, R14, R18, A2, A4, A20).

use super::{
    acting,
    calls::{self, Phase},
    characters::{Acted, Repetition},
    deeds::Deeds,
    ending,
    order::{Action, Order},
    panic, repetition,
    sequence::Frame,
    talk, traces,
    windows::Ask,
    wounds,
};
use crate::force::UnitIx;

/// A phase starts: nobody has acted yet, and the ladder is set up. In a calm turn nobody is called (G15).
pub(super) fn begin_phase(mut deeds: Deeds) {
    let Frame::Phase(Phase { number, .. }) = *deeds.clock.top() else { return };
    for unit in deeds.field.all() {
        traces::forget(&mut deeds, unit);
        if deeds.field.unit(unit).acted.0 {
            deeds.change(unit, |state| state.acted = Acted(false));
        }
    }
    let repeaters = calls::repeaters(&deeds.field);
    let repeaters = calls::decide_ties(&mut deeds, &repeaters);
    let ladder = if deeds.turn.calm { Vec::new() } else { calls::ladder(&deeds.field, number) };
    let queue = calls::decide_ties(&mut deeds, &ladder);
    if let Frame::Phase(phase) = deeds.clock.top_mut() {
        (phase.repeaters, phase.queue) = (repeaters, queue);
    }
}

/// Calls the next character. One that has already acted, by repetition or opportunity fire, isn't called; one that has
/// fallen below the phase, or panics, loses the call (A2, A8, G8, R23).
pub(super) fn ask_call(mut deeds: Deeds) {
    if ending::end_at_once(&mut deeds) {
        return;
    }
    while let Some((unit, number)) = next(&mut deeds) {
        let called = wounds::initiative(&deeds.field, unit) >= number && !deeds.field.unit(unit).acted.0;
        if called && !panic::loses_call(&mut deeds, unit) {
            let id = deeds.field.unit(unit).id;
            deeds.turn.side = id.side;
            deeds.ask_about(Ask::Call, unit);
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

/// The character acts. Holding isn't an action: it may still take opportunity fire, and keeps its aim (A20). One that
/// holds and talks has acted, since nobody talks and fires (R11); it keeps its aim as well. The options after breaking
/// off are for this call only: a character that declines them does nothing else in the phase, and is free from the next
/// call on (R19).
pub(super) fn take_call(mut deeds: Deeds) {
    deeds.clock.again();
    let (id, say, action) = match deeds.order() {
        Order::Act(id, action) => (id, None, action),
        Order::Talk(id, say, action) => (id, Some(say), action),
        _ => return,
    };
    let Some(unit) = deeds.field.find(id) else { return };
    if deeds.field.unit(unit).repetition == Repetition::Broken {
        repetition::end(&mut deeds, unit);
        deeds.change(unit, |state| state.acted = Acted(true));
    }
    if let Some(say) = say {
        talk::talk(&mut deeds, say);
        deeds.change(unit, |state| state.acted = Acted(true));
    }
    if action != Action::Hold {
        deeds.change(unit, |state| state.acted = Acted(true));
        acting::act(&mut deeds, unit, action);
    }
}
