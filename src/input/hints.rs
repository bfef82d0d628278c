//! The key name on the right of a button, or the gamepad button if a gamepad was used last.

use super::{Act, Bindings, Pads};
use bevy::{input::keyboard::KeyboardInput, prelude::*};

/// The input device used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastHand {
    /// Mouse or keyboard.
    #[default]
    Keys,
    /// A gamepad.
    Pad,
}

/// The key hints of all acts as a plain value, for panels to read.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Hints {
    hand: LastHand,
    words: Vec<String>,
}

impl Default for Hints {
    fn default() -> Self {
        Self::new(&Bindings::default(), &Pads::default(), LastHand::Keys)
    }
}

impl Hints {
    /// The hints from these tables for this device.
    pub fn new(bindings: &Bindings, pads: &Pads, hand: LastHand) -> Self {
        let words = |act: Act| match hand {
            LastHand::Keys => bindings.words(act),
            LastHand::Pad => pads.pad(act).map(super::pads::Pad::words).unwrap_or_default(),
        };
        Self { hand, words: Act::ALL.into_iter().map(words).collect() }
    }

    /// The hint for an act; empty if the device has nothing for it.
    pub fn of(&self, act: Act) -> &str {
        self.words.get(act as usize).map_or("", String::as_str)
    }

    /// Whether they are gamepad buttons.
    pub fn is_pad(&self) -> bool {
        self.hand == LastHand::Pad
    }
}

/// Tracks which device is used, and follows changes of the tables.
pub(super) fn follow_hand(
    mut keys: MessageReader<KeyboardInput>,
    mice: Res<ButtonInput<MouseButton>>,
    gamepads: Query<&Gamepad>,
    (bindings, pads): (Res<Bindings>, Res<Pads>),
    mut hints: ResMut<Hints>,
) {
    let on_keys = keys.read().count() > 0 || mice.get_just_pressed().next().is_some();
    let on_pad = gamepads.iter().any(|pad| pad.get_just_pressed().next().is_some() || super::stick::leans(pad));
    let hand = match (on_keys, on_pad) {
        (_, true) => LastHand::Pad,
        (true, false) => LastHand::Keys,
        (false, false) => hints.hand,
    };
    if hand != hints.hand || bindings.is_changed() || pads.is_changed() {
        hints.set_if_neq(Hints::new(&bindings, &pads, hand));
    }
}
