//! The course of a turn: its phases, the queue of calls, ending a declaration (R13 to R18).

use super::{called, marks};
use crate::battle::account::{Call, Called, Course, Note, Phase, Waiting};
use crate::force::UnitIx;
use crate::rules::initiative::{View, calls, field::Field, turns::PHASES, windows::Ask, wounds};
use crate::words::{say, word};

/// The phases from 6 to 1, and the calls of the current one. While the sides are setting up, there is no turn yet.
pub(super) fn course(view: View) -> Course {
    let Some(ask) = view.clock.window().map(Ask::of) else { return Course::default() };
    if matches!(ask, Ask::SetUp | Ask::Carrier) {
        return Course::default();
    }
    let declares = Phase {
        name: word("initiative-phase-declare"),
        about: Note::new(word("initiative-phase-declare-about"), "R17"),
        reported: false,
    };
    let phase = |number: u8| Phase {
        name: number.to_string(),
        about: Note::new(say("initiative-phase-about", &[("phase", i32::from(number).into())]), "R13"),
        reported: false,
    };
    let phases = std::iter::once(declares).chain((1..=PHASES).rev().map(phase)).collect();
    let now = if ask == Ask::Declare { 0 } else { usize::from(PHASES + 1 - view.turn.phase.clamp(1, PHASES)) };
    Course { phases, now, queue: queue(view), ..Course::default() }
}

/// Everyone called in the phase, as far as the viewer may know.
fn queue(view: View) -> Vec<Call> {
    let known = view.known();
    let field: &Field = &known;
    let Some(phase) = marks::phase(view) else { return Vec::new() };
    let call = |(place, unit): (usize, &UnitIx)| {
        field.cell(*unit)?;
        let called = called_at(view, field, phase, place);
        Some(Call { unit: field.unit(*unit).id, called, about: why(field, *unit, (called, phase.number)) })
    };
    phase.queue.iter().enumerate().filter_map(call).collect()
}

/// Whether the character at a place in the queue has been called, or still will be.
fn called_at(view: View, field: &Field, phase: &calls::Phase, place: usize) -> Called {
    let unit = phase.queue[place];
    let state = field.unit(unit);
    // While repetitions are carried out, nobody has been called yet.
    let repeats = view.clock.window().is_some_and(|window| Ask::of(window) == Ask::Repeat);
    match usize::from(phase.called).checked_sub(1) {
        Some(now) if place < now => Called::Done,
        Some(now) if place == now && !repeats => Called::Now,
        _ if wounds::initiative(field, unit) < phase.number || state.lost.0 > 0 || state.acted.0 => Called::Lost,
        _ => Called::Next,
    }
}

/// Whether a character may still do something in a phase by a call, or by its repetition.
pub(super) fn is_awaited(view: View, field: &Field, phase: &calls::Phase, unit: UnitIx) -> bool {
    let place = phase.queue.iter().position(|called| *called == unit);
    let called = place.is_some_and(|place| matches!(called_at(view, field, phase, place), Called::Now | Called::Next));
    // The queues count the one that is asked about its repetition, or is on the move, as having had its turn.
    let asked = view.clock.window().and_then(|window| window.about) == Some(field.unit(unit).id);
    called || asked || phase.repeaters.iter().skip(phase.repeated.into()).any(|repeater| *repeater == unit)
}

/// A character's position in the queue, and the reason: Initiative, then Agility minus bulk (R14, R16).
fn why(field: &Field, unit: UnitIx, (called, phase): (Called, u8)) -> String {
    let (_, (quick, _)) = calls::rung(field, unit);
    let state = field.unit(unit);
    let terms = [
        ("kind", called::name(field, unit).into()),
        ("initiative", i32::from(wounds::initiative(field, unit)).into()),
        ("quick", i32::from(quick.0).into()),
        ("phase", i32::from(phase).into()),
        ("calls", i32::from(state.lost.0).into()),
    ];
    let id = match called {
        Called::Done => "initiative-queue-done",
        Called::Now => "initiative-queue-now",
        Called::Next => "initiative-queue-next",
        Called::Lost if state.lost.0 > 0 => "initiative-queue-panic",
        Called::Lost if state.acted.0 => "initiative-queue-acted",
        Called::Lost => "initiative-queue-wounded",
    };
    say(id, &terms)
}

/// The consequences of ending the declarations: the other side's may follow. Whether it can declare anything isn't said,
/// since that may be a secret.
pub(super) fn waiting(view: View) -> Waiting {
    let Some(window) = view.clock.window().filter(|window| Ask::of(window) == Ask::Declare) else {
        return Waiting::default();
    };
    let last = view.turn.declared[window.side.other().index()];
    let about = word(match (view.turn.calm, last) {
        (true, _) => "initiative-end-declare-calm",
        (false, true) => "initiative-end-declare-last",
        (false, false) => "initiative-end-declare-first",
    });
    Waiting { about, ..Waiting::default() }
}
