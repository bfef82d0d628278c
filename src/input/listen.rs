//! Waits for the key or button that a player wants to assign.

use super::{Act, Bindings, Intent, Pads, bindings::Key, pads::Pad};
use bevy::{input::keyboard::KeyboardInput, prelude::*};

/// One of the places where an act can have a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// Its first or its second key, from 0.
    Key(Act, u8),
    /// Its button of the gamepad.
    Pad(Act),
}

impl Slot {
    /// The act it belongs to.
    pub const fn act(self) -> Act {
        match self {
            Slot::Key(act, _) | Slot::Pad(act) => act,
        }
    }

    /// Whether it never changes: Escape, Enter, F10 and their buttons are fixed.
    pub const fn is_fixed(self) -> bool {
        match self {
            Slot::Key(act, place) => act.is_reserved() && place == 0,
            Slot::Pad(act) => act.is_reserved(),
        }
    }
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A key.
    Key(Key),
    /// A button of a gamepad.
    Pad(Pad),
}

impl Pressed {
    /// Its label.
    pub fn words(self) -> String {
        match self {
            Pressed::Key(key) => key.words(),
            Pressed::Pad(pad) => pad.words(),
        }
    }
}

/// The slot that needs an input, and what was pressed if that is already in use.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Listening {
    /// The slot; `None` if no input is expected.
    pub slot: Option<Slot>,
    /// What was pressed although these acts use it: the player decides.
    pub taken: Option<(Pressed, Vec<Act>)>,
    /// A held modifier that may become the key itself.
    modifier: Option<KeyCode>,
}

impl Listening {
    /// Waits for a key or button for this slot.
    pub fn to(slot: Slot) -> Self {
        Self { slot: Some(slot), ..Self::default() }
    }

    /// Whether a key or button is expected, so that inputs have no other effect.
    pub const fn is_on(&self) -> bool {
        self.slot.is_some() && self.taken.is_none()
    }

    /// A key went down or up: returns the intended key, once it is clear.
    fn key(&mut self, key: &KeyboardInput, control: bool, shift: bool) -> Option<Key> {
        use KeyCode::*;
        let is_modifier =
            matches!(key.key_code, ControlLeft | ControlRight | ShiftLeft | ShiftRight | AltLeft | AltRight);
        match (is_modifier, key.state.is_pressed()) {
            (true, true) => self.modifier = Some(key.key_code),
            // A modifier released with nothing else pressed is the key itself.
            (true, false) => return self.modifier.take_if(|held| *held == key.key_code).map(Key::new),
            (false, true) if !key.repeat => return Some(Key { code: key.key_code, control, shift }),
            (false, _) => {}
        }
        None
    }
}

/// The button that went down in this frame; the left trigger counts only when released on its own.
fn button(pad: &Gamepad) -> Option<Pad> {
    let pressed = pad.get_just_pressed().copied().find(|button| *button != super::pads::TRIGGER);
    pressed.map(|button| Pad { button, trigger: pad.pressed(super::pads::TRIGGER) })
}

/// Takes the expected key or button. Escape and Start cancel, Backspace and Delete clear the slot.
pub(super) fn hear(
    mut pressed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    gamepads: Query<&Gamepad>,
    (bindings, pads): (Res<Bindings>, Res<Pads>),
    mut listening: ResMut<Listening>,
    mut fresh: Local<bool>,
    mut intents: MessageWriter<Intent>,
) {
    if !listening.is_on() {
        pressed.clear();
        *fresh = true;
        return;
    }
    // The press that opened the request is not the answer.
    if std::mem::take(&mut *fresh) {
        pressed.clear();
        return;
    }
    let Some(slot) = listening.slot else { return };
    let (control, shift) = (
        keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]),
        keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
    );
    let heard: Vec<Key> = pressed.read().filter_map(|key| listening.key(key, control, shift)).collect();
    let gives_up = |key: &Key| key.code == KeyCode::Escape;
    if heard.iter().any(gives_up) || gamepads.iter().any(|pad| pad.just_pressed(GamepadButton::Start)) {
        *listening = Listening::default();
        return;
    }
    let clears = |key: &Key| matches!(key.code, KeyCode::Backspace | KeyCode::Delete);
    if heard.iter().any(clears) {
        *listening = Listening::default();
        intents.write(Intent::Bind(slot, None));
        return;
    }
    let found = match slot {
        Slot::Key(..) => heard.first().copied().map(Pressed::Key),
        Slot::Pad(_) => gamepads.iter().find_map(button).map(Pressed::Pad),
    };
    let Some(found) = found else { return };
    let others: Vec<Act> = match found {
        Pressed::Key(key) => bindings.others(slot.act(), key).collect(),
        Pressed::Pad(pad) => pads.others(slot.act(), pad).collect(),
    };
    if others.is_empty() {
        *listening = Listening::default();
        intents.write(Intent::Bind(slot, Some(found)));
    } else {
        listening.taken = Some((found, others));
    }
}
