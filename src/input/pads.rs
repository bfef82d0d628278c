//! Which gamepad button does what: the player's own assignments, stored with the settings.

use super::Act;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The trigger that gives every other button a second meaning while it is held.
pub const TRIGGER: GamepadButton = GamepadButton::LeftTrigger2;

/// A button of a gamepad, alone or with the left trigger held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pad {
    /// The button, by its position on the gamepad.
    pub button: GamepadButton,
    /// With the left trigger.
    #[serde(default)]
    pub trigger: bool,
}

impl Pad {
    /// The button alone.
    pub const fn new(button: GamepadButton) -> Self {
        Self { button, trigger: false }
    }

    /// The same button with the left trigger held.
    #[must_use]
    pub const fn with_trigger(self) -> Self {
        Self { trigger: true, ..self }
    }

    /// The label of the button, as on most gamepads: `A`, `LT Y`. Buttons that differ between makers have the most
    /// common letters.
    pub fn words(self) -> String {
        use GamepadButton::*;
        let own = match self.button {
            South => "A",
            East => "B",
            West => "X",
            North => "Y",
            LeftTrigger => "LB",
            RightTrigger => "RB",
            LeftTrigger2 => "LT",
            RightTrigger2 => "RT",
            LeftThumb => "L3",
            RightThumb => "R3",
            DPadUp => "\u{2191}",
            DPadDown => "\u{2193}",
            DPadLeft => "\u{2190}",
            DPadRight => "\u{2192}",
            other => &format!("{other:?}"),
        };
        if self.trigger { format!("LT {own}") } else { own.to_owned() }
    }
}

/// The button of every act; an act may have none.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pads(BTreeMap<Act, Option<Pad>>);

impl Pads {
    /// The button of an act; an act missing from the stored table has its default one.
    pub fn pad(&self, act: Act) -> Option<Pad> {
        let own = self.0.get(&act).copied().unwrap_or_else(|| act.default_pad());
        if act.is_reserved() { act.default_pad() } else { own }
    }

    /// Sets or clears the button of an act.
    pub fn set(&mut self, act: Act, pad: Option<Pad>) {
        self.0.insert(act, pad);
        self.0.retain(|act, pad| *pad != act.default_pad());
    }

    /// Other acts bound to the same button.
    pub fn others(&self, act: Act, pad: Pad) -> impl Iterator<Item = Act> {
        Act::ALL.into_iter().filter(move |other| *other != act && self.pad(*other) == Some(pad))
    }

    /// Whether the button of the act went down in this frame.
    pub fn went_down<'a>(&self, act: Act, gamepads: impl IntoIterator<Item = &'a Gamepad>) -> bool {
        self.on(act, gamepads, Gamepad::just_pressed)
    }

    /// Whether the button of the act is held.
    pub fn is_held<'a>(&self, act: Act, gamepads: impl IntoIterator<Item = &'a Gamepad>) -> bool {
        self.on(act, gamepads, Gamepad::pressed)
    }

    fn on<'a>(
        &self,
        act: Act,
        gamepads: impl IntoIterator<Item = &'a Gamepad>,
        is: fn(&Gamepad, GamepadButton) -> bool,
    ) -> bool {
        let Some(pad) = self.pad(act) else { return false };
        gamepads.into_iter().any(|gamepad| is(gamepad, pad.button) && pad.trigger == trigger_held(gamepad, pad.button))
    }
}

/// Whether the left trigger is held while another button is pressed.
fn trigger_held(gamepad: &Gamepad, button: GamepadButton) -> bool {
    button != TRIGGER && gamepad.pressed(TRIGGER)
}
