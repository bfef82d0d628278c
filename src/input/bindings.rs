//! Which key does what: the player's own assignments, stored with the settings.

use super::Act;
use bevy::prelude::*;
use leafwing_input_manager::prelude::{ButtonlikeChord, InputMap, ModifierKey};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A key with the modifiers that must be held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Key {
    /// The key, by its position on the keyboard.
    pub code: KeyCode,
    /// With Ctrl.
    #[serde(default)]
    pub control: bool,
    /// With Shift.
    #[serde(default)]
    pub shift: bool,
}

impl Key {
    /// The key alone.
    pub const fn new(code: KeyCode) -> Self {
        Self { code, control: false, shift: false }
    }

    /// The same key with Ctrl.
    #[must_use]
    pub const fn with_control(self) -> Self {
        Self { control: true, ..self }
    }

    /// The same key with Shift.
    #[must_use]
    pub const fn with_shift(self) -> Self {
        Self { shift: true, ..self }
    }

    /// The label of the key, with its modifiers: `M`, `Ctrl Z`.
    pub fn words(self) -> String {
        let mut words = String::new();
        if self.control {
            words.push_str("Ctrl ");
        }
        if self.shift {
            words.push_str("Shift ");
        }
        let name = format!("{:?}", self.code);
        words.push_str(match self.code {
            KeyCode::Escape => "Esc",
            KeyCode::BracketLeft => "[",
            KeyCode::BracketRight => "]",
            KeyCode::Comma => ",",
            KeyCode::Period => ".",
            KeyCode::Equal => "+",
            KeyCode::Minus => "-",
            KeyCode::AltLeft | KeyCode::AltRight => "Alt",
            KeyCode::ShiftLeft | KeyCode::ShiftRight => "Shift",
            KeyCode::ArrowUp => "\u{2191}",
            KeyCode::ArrowDown => "\u{2193}",
            KeyCode::ArrowLeft => "\u{2190}",
            KeyCode::ArrowRight => "\u{2192}",
            KeyCode::ControlLeft | KeyCode::ControlRight => "Ctrl",
            _ => name.trim_start_matches("Key").trim_start_matches("Digit"),
        });
        words.replace("Numpad", "Num ")
    }
}

/// How many keys the settings offer for each act.
pub const KEYS_EACH: usize = 2;

/// The keys of every act. Only those that differ from the defaults are stored, so that a changed default reaches
/// everybody.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Act, Vec<Key>>);

impl Bindings {
    /// The keys of an act; an act missing from the stored table has its default ones. A reserved act always has its
    /// first default key, and no other act has it, whatever a file says.
    pub fn keys(&self, act: Act) -> Vec<Key> {
        let mut keys = self.0.get(&act).cloned().unwrap_or_else(|| act.default_keys());
        if act.is_reserved() {
            let first = act.default_keys()[0];
            keys.retain(|key| *key != first);
            keys.insert(0, first);
        } else {
            keys.retain(|key| !is_reserved(*key));
        }
        keys
    }

    /// Replaces the keys of an act.
    pub fn set(&mut self, act: Act, keys: Vec<Key>) {
        self.0.insert(act, keys);
        self.0.retain(|act, keys| *keys != act.default_keys());
    }

    /// Sets the key in one of an act's places, from 0, or clears it.
    pub fn put(&mut self, act: Act, place: usize, key: Option<Key>) {
        let mut keys = self.keys(act);
        keys.retain(|known| Some(*known) != key);
        match key {
            Some(key) if place < keys.len() => keys[place] = key,
            Some(key) => keys.push(key),
            None if place < keys.len() => drop(keys.remove(place)),
            None => {}
        }
        self.set(act, keys);
    }

    /// Removes a key from an act.
    pub fn take(&mut self, act: Act, key: Key) {
        let keys = self.keys(act).into_iter().filter(|known| *known != key).collect();
        self.set(act, keys);
    }

    /// Other acts bound to the same key.
    pub fn others(&self, act: Act, key: Key) -> impl Iterator<Item = Act> {
        Act::ALL.into_iter().filter(move |other| *other != act && self.keys(*other).contains(&key))
    }

    /// The label that a button shows at its right end.
    pub fn words(&self, act: Act) -> String {
        self.keys(act).first().map(|key| key.words()).unwrap_or_default()
    }

    /// Whether a key of the act went down in this frame, with its modifiers held.
    ///
    /// The state of the action library misses a key that went down and up within one frame, and takes the key of a
    /// chord for a plain one if Ctrl is let go first; Bevy's table of keys does neither.
    pub fn went_down(&self, act: Act, keys: &ButtonInput<KeyCode>) -> bool {
        // A modifier released in this very frame was held when the key went down.
        let held = |codes: [KeyCode; 2]| keys.any_pressed(codes) || keys.any_just_released(codes);
        let control = held([KeyCode::ControlLeft, KeyCode::ControlRight]);
        let shift = held([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        self.keys(act).into_iter().any(|key| {
            let modified = key.control == control && (key.shift == shift || !self.minds_shift(key));
            modified && keys.just_pressed(key.code)
        })
    }

    /// Whether the key does different things with and without Shift.
    fn minds_shift(&self, key: Key) -> bool {
        let twin = Key { shift: !key.shift, ..key };
        key.shift || Act::ALL.into_iter().any(|act| self.keys(act).contains(&twin))
    }

    fn input_map(&self) -> InputMap<Act> {
        let mut map = InputMap::default();
        for act in Act::ALL {
            for key in self.keys(act) {
                let mut chord = ButtonlikeChord::from_single(key.code);
                if key.control {
                    chord = chord.with(ModifierKey::Control);
                }
                if key.shift {
                    chord = chord.with(ModifierKey::Shift);
                }
                match (key.control, key.shift) {
                    (false, false) => map.insert(act, key.code),
                    _ => map.insert(act, chord),
                };
            }
        }
        map
    }
}

/// Whether a key always does the same thing, so that players can't lock themselves out.
pub fn is_reserved(key: Key) -> bool {
    Act::ALL.into_iter().any(|act| act.is_reserved() && act.default_keys()[0] == key)
}

/// Spawns the entity that maps keys to actions.
pub(super) fn spawn_hands(mut commands: Commands, bindings: Res<Bindings>) {
    commands.spawn((Name::new("Hands"), bindings.input_map()));
}

/// Follows changes of the table.
pub(super) fn rebind(bindings: Res<Bindings>, mut hands: Query<&mut InputMap<Act>>) {
    if bindings.is_changed() && !bindings.is_added() {
        for mut map in &mut hands {
            *map = bindings.input_map();
        }
    }
}
