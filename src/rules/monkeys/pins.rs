//! Pins: which primates are pinned, and for how long (text paragraph 6; T-38 to T-42).

pub use super::states::Pin;

use super::{field::Field, turn::Turn};
use crate::engine::{fact::What, log::BattleLog};
use crate::force::{PrimateIx, Roster};
use bevy_ecs::prelude::*;

impl Pin {
    /// Whether the primate is pinned: it can't act, but it defends and is a link in the chain (T-38).
    pub const fn holds(self) -> bool {
        matches!(self, Pin::Fresh | Pin::Serving)
    }

    /// The pin after another one: nothing changes for a primate that is already pinned (T-39).
    const fn pressed(self) -> Pin {
        if self.holds() { self } else { Pin::Fresh }
    }

    /// The pin at the end of an activation of its unit (T-39).
    const fn after_activation(self) -> Pin {
        match self {
            Pin::Serving => Pin::Recovering,
            Pin::Fresh => Pin::Fresh,
            Pin::Free | Pin::Recovering => Pin::Free,
        }
    }
}

/// Pins a primate, if it isn't pinned already.
pub(super) fn press(primate: PrimateIx, roster: &Roster, pins: &mut Query<&mut Pin>) {
    let mut pin = pins.get_mut(roster.primate(primate)).expect("a primate has a pin");
    let pressed = pin.pressed();
    pin.set_if_neq(pressed);
}

/// When a platoon is activated, its pinned primates start to serve their pins.
pub(super) fn serve_pins(turn: Res<Turn>, field: Res<Field>, roster: Res<Roster>, mut pins: Query<&mut Pin>) {
    for primate in turn.primates(&field) {
        if field.primate(primate).pin == Pin::Fresh {
            *pins.get_mut(roster.primate(primate)).expect("a primate has a pin") = Pin::Serving;
        }
    }
}

/// After the stragglers: pins of the active platoon move one step closer to ending (T-39, T-150).
pub(super) fn lift_pins(
    turn: Res<Turn>,
    field: Res<Field>,
    roster: Res<Roster>,
    mut pins: Query<&mut Pin>,
    mut log: ResMut<BattleLog>,
) {
    for primate in turn.primates(&field) {
        let state = field.primate(primate);
        let after = state.pin.after_activation();
        if after == state.pin {
            continue;
        }
        *pins.get_mut(roster.primate(primate)).expect("a primate has a pin") = after;
        let who = state.id.into();
        log.tell(
            "T-39",
            match after {
                Pin::Recovering => What::Marked { who, mark: "recovering" },
                _ => What::Cleared { who, mark: "recovering" },
            },
        );
    }
}
