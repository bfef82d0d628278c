//! Doing nothing: what holding means for a character in its state, and letting movers pass (A17, A18, A20, A21, R19).

use super::called;
use crate::battle::account::Lasting;
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{
    View, characters::Repetition, covering, field::Field, order::Order, sequence::Frame, windows::Ask,
};
use crate::words::{say, word};

/// What holding does now.
pub(super) fn hold(view: View, id: UnitId) -> String {
    let known = view.known();
    let asked = view.clock.window().map(Ask::of);
    let state = known.find(id).map_or("initiative-is-hold", |unit| match asked {
        Some(Ask::Declare) => "initiative-is-hold-declare",
        _ => held(view, &known, unit),
    });
    word(state)
}

fn held(view: View, field: &Field, unit: UnitIx) -> &'static str {
    let state = field.unit(unit);
    let weapon = field.weapon(unit);
    if state.repetition == Repetition::Broken {
        "initiative-is-hold-broken"
    } else if state.aiming.0.is_none() {
        "initiative-is-hold"
    } else if covering::is_spent(field, view.turn, state.id.side) {
        "initiative-is-hold-side-fired"
    } else if state.grip.is_tight() || field.rounds(unit) < weapon.rounds().into() {
        "initiative-is-hold-aims"
    } else {
        "initiative-is-hold-watches"
    }
}

/// What letting the mover pass means: on its last square the chance is gone.
pub(super) fn let_pass(view: View) -> String {
    word(if is_last(view) { "initiative-is-let-go-by" } else { "initiative-is-let-pass" })
}

/// Whether the mover has arrived.
fn is_last(view: View) -> bool {
    matches!(view.clock.top(), Frame::Walk(walk) if walk.ahead.is_empty())
}

/// A character that repeats an action goes on with it (R18).
pub(super) fn usual(view: View) -> Option<Order> {
    let window = view.clock.window().filter(|window| Ask::of(window) == Ask::Repeat)?;
    window.about.map(Order::GoOn)
}

/// Letting it pass for the rest of its move, or everybody for the rest of the phase.
pub(super) fn lasting(view: View) -> Vec<Lasting> {
    let Some(window) = view.clock.window().filter(|window| Ask::of(window) == Ask::Watch) else { return Vec::new() };
    let Some(mover) = window.about else { return Vec::new() };
    let phase = format!("{} {}", view.turn.turn, view.turn.phase);
    let who = || [("who", called::of(view.field, mover).into())];
    vec![
        Lasting {
            title: word("initiative-pass-move"),
            line: say("initiative-pass-move-about", &who()),
            scope: format!("{phase} {mover}"),
            moot: is_last(view),
        },
        Lasting {
            title: word("initiative-pass-phase"),
            line: word("initiative-pass-phase-about"),
            scope: phase,
            moot: false,
        },
    ]
}
