//! Keys held together in a slow frame. egui learns only at the end of a frame whether Ctrl is held. Without this
//! module, a whole chord within one frame, such as Ctrl+A, would be a plain "a".

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::{
    EguiInput,
    egui::{Event, Modifiers},
};

/// Gives each letter the modifiers that were held when it was pressed.
pub(super) fn straighten(
    mut pressed: MessageReader<KeyboardInput>,
    mut held: Local<bool>,
    mut inputs: Query<&mut EguiInput>,
) {
    let chords = chords(pressed.read(), &mut held);
    for mut input in &mut inputs {
        chords.iter().for_each(|letter| correct(&mut input.events, letter));
    }
}

/// The letters pressed while Ctrl was held; whether it is still held carries over to the next frame.
fn chords<'a>(pressed: impl Iterator<Item = &'a KeyboardInput>, held: &mut bool) -> Vec<String> {
    let mut chords = Vec::new();
    for key in pressed {
        match (&key.logical_key, key.state) {
            (Key::Control, state) => *held = state == ButtonState::Pressed,
            (Key::Character(letter), ButtonState::Pressed) if *held => chords.push(letter.to_string()),
            _ => {}
        }
    }
    chords
}

/// Removes a letter from the typed text and gives its key the modifiers of a chord.
fn correct(events: &mut Vec<Event>, letter: &str) {
    if let Some(place) = events.iter().position(|event| matches!(event, Event::Text(text) if text == letter)) {
        events.remove(place);
    }
    let alone = |event: &&mut Event| match event {
        Event::Key { key, pressed, modifiers, .. } => {
            *pressed && !modifiers.command && key.name().eq_ignore_ascii_case(letter)
        }
        _ => false,
    };
    if let Some(Event::Key { modifiers, .. }) = events.iter_mut().find(alone) {
        *modifiers = Modifiers { ctrl: true, command: true, ..*modifiers };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;

    fn input(logical_key: Key, state: ButtonState) -> KeyboardInput {
        let (key_code, window) = (KeyCode::KeyA, Entity::PLACEHOLDER);
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window }
    }

    #[test]
    fn a_chord_within_one_frame_is_no_letter() {
        use ButtonState::{Pressed, Released};
        let letter = || Key::Character("a".into());
        let chord = [(Key::Control, Pressed), (letter(), Pressed), (letter(), Released), (Key::Control, Released)];
        let mut held = false;
        let found = chords(chord.map(|(key, state)| input(key, state)).iter(), &mut held);
        assert_eq!((found.as_slice(), held), (["a".to_owned()].as_slice(), false));
        // What egui received: an "a", with nothing held.
        let key = |pressed| Event::Key {
            key: egui::Key::A,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let mut events = vec![Event::Text("a".into()), key(true), key(false)];
        correct(&mut events, "a");
        assert!(matches!(&events[0], Event::Key { modifiers, pressed: true, .. } if modifiers.command), "{events:?}");
        assert_eq!(events.len(), 2);
        // A letter pressed alone stays a plain letter.
        let alone = [input(letter(), Pressed), input(letter(), Released)];
        assert!(chords(alone.iter(), &mut held).is_empty());
    }
}
