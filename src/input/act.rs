//! Everything that a key, a mouse button or a gamepad can do, each with its default binding.

use super::{bindings::Key, pads::Pad};
use bevy::prelude::*;
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};

/// The acts, each listed only once: generates the enumeration and its list.
macro_rules! acts {
    ($($act:ident),+ $(,)?) => {
        /// One thing the player can do. Its label is the sentence `act-...` of the same name.
        #[derive(Actionlike, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Reflect, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the words of the players say it: `Act::words`")]
        pub enum Act {
            $($act),+
        }

        impl Act {
            /// All of them, in the order that the settings list them.
            pub const ALL: [Act; [$(Act::$act),+].len()] = [$(Act::$act),+];
        }
    };
}

acts! {
    Choose, Back, PickUp, CursorUp, CursorDown, CursorLeft, CursorRight, PanUp, PanDown, PanLeft, PanRight,
    ZoomIn, ZoomOut, WholeBoard, GoActive, NextUnit, PreviousUnit, One, Two, Three, Four, Five, Six, Seven,
    Eight, Nine, Move, Attack, Overwatch, Brace, Reload, Hide, Charge, Vehicle, Done, EndTurn, LineOfSight,
    Threat, Breakdown, FewerTargets, MoreTargets, Undo, Redo, Help, Skip, Ledger, Column, Buttons, Menu, NextView,
    Rolls, Smoke, SpecialOrder, Crate, Leave, Advice, Reasons, FullScreen, Shell, Grapple, Dive,
    Escape, LetGo, Duck,
}

impl Act {
    /// The digits, from one.
    pub const DIGITS: [Act; 9] =
        [Act::One, Act::Two, Act::Three, Act::Four, Act::Five, Act::Six, Act::Seven, Act::Eight, Act::Nine];

    /// The digit for a number; `None` above nine.
    pub fn of_number(number: usize) -> Option<Act> {
        Self::DIGITS.get(number.checked_sub(1)?).copied()
    }

    /// Its default keys.
    pub fn default_keys(self) -> Vec<Key> {
        use KeyCode::*;
        let codes: &[KeyCode] = match self {
            Act::Choose => &[Enter, NumpadEnter],
            Act::Back => &[Escape],
            Act::PickUp => &[KeyP],
            Act::CursorUp => &[ArrowUp],
            Act::CursorDown => &[ArrowDown],
            Act::CursorLeft => &[ArrowLeft],
            Act::CursorRight => &[ArrowRight],
            Act::PanUp => &[KeyW],
            Act::PanDown => &[KeyS],
            Act::PanLeft => &[KeyA],
            Act::PanRight => &[KeyD],
            Act::ZoomIn => &[Equal, NumpadAdd],
            Act::ZoomOut => &[Minus, NumpadSubtract],
            Act::WholeBoard => &[Home],
            Act::GoActive => &[KeyG],
            Act::NextUnit => &[Tab],
            Act::PreviousUnit => return vec![Key::new(Tab).with_shift()],
            Act::Undo => return vec![Key::new(KeyZ).with_control()],
            Act::Redo => return vec![Key::new(KeyY).with_control(), Key::new(KeyZ).with_control().with_shift()],
            Act::Threat => &[AltLeft, AltRight],
            Act::Breakdown => &[ShiftLeft, ShiftRight],
            Act::FewerTargets => &[BracketLeft, Comma],
            Act::MoreTargets => &[BracketRight, Period],
            _ => return vec![Key::new(self.letter())],
        };
        codes.iter().copied().map(Key::new).collect()
    }

    /// The single key of acts with only one.
    const fn letter(self) -> KeyCode {
        use KeyCode::*;
        match self {
            Act::One => Digit1,
            Act::Two => Digit2,
            Act::Three => Digit3,
            Act::Four => Digit4,
            Act::Five => Digit5,
            Act::Six => Digit6,
            Act::Seven => Digit7,
            Act::Eight => Digit8,
            Act::Nine => Digit9,
            Act::Move => KeyM,
            Act::Attack => KeyF,
            Act::Overwatch => KeyO,
            Act::Brace => KeyB,
            Act::Reload => KeyR,
            Act::Hide => KeyH,
            Act::Charge => KeyC,
            Act::Vehicle => KeyV,
            Act::Done => KeyX,
            Act::EndTurn => KeyE,
            Act::LineOfSight => KeyL,
            Act::Help => F1,
            Act::Skip => Space,
            Act::Ledger => KeyN,
            Act::Column => KeyI,
            Act::Smoke => KeyU,
            Act::SpecialOrder => KeyY,
            Act::Crate => KeyZ,
            Act::Shell => F6,
            Act::Leave => F4,
            Act::Grapple => F5,
            Act::Dive => F7,
            Act::Escape => F8,
            Act::LetGo => F9,
            Act::Duck => Digit0,
            Act::NextView => KeyT,
            Act::Rolls => KeyJ,
            Act::Buttons => KeyQ,
            Act::Advice => F2,
            Act::Reasons => F3,
            Act::FullScreen => F11,
            _ => F10,
        }
    }

    /// Its default gamepad button, if any. Acts without one are reached through [`Act::Buttons`].
    pub const fn default_pad(self) -> Option<Pad> {
        use GamepadButton::*;
        Some(match self {
            Act::Choose => Pad::new(South),
            Act::Back => Pad::new(East),
            Act::Buttons => Pad::new(West),
            Act::LineOfSight => Pad::new(North),
            Act::CursorUp => Pad::new(DPadUp),
            Act::CursorDown => Pad::new(DPadDown),
            Act::CursorLeft => Pad::new(DPadLeft),
            Act::CursorRight => Pad::new(DPadRight),
            Act::PreviousUnit => Pad::new(LeftTrigger),
            Act::NextUnit => Pad::new(RightTrigger),
            Act::Threat => Pad::new(RightTrigger2),
            Act::PickUp => Pad::new(LeftThumb),
            Act::GoActive => Pad::new(RightThumb),
            Act::Menu => Pad::new(Start),
            Act::EndTurn => Pad::new(Select),
            Act::Skip => Pad::new(South).with_trigger(),
            Act::Ledger => Pad::new(East).with_trigger(),
            Act::Column => Pad::new(West).with_trigger(),
            Act::Breakdown => Pad::new(North).with_trigger(),
            Act::ZoomIn => Pad::new(DPadUp).with_trigger(),
            Act::ZoomOut => Pad::new(DPadDown).with_trigger(),
            Act::FewerTargets => Pad::new(DPadLeft).with_trigger(),
            Act::MoreTargets => Pad::new(DPadRight).with_trigger(),
            Act::Undo => Pad::new(LeftTrigger).with_trigger(),
            Act::Redo => Pad::new(RightTrigger).with_trigger(),
            Act::WholeBoard => Pad::new(RightThumb).with_trigger(),
            Act::Help => Pad::new(Start).with_trigger(),
            Act::NextView => Pad::new(Select).with_trigger(),
            Act::Rolls => Pad::new(LeftThumb).with_trigger(),
            _ => return None,
        })
    }

    /// Whether it always keeps its first key and its button, so that players can't lock themselves out.
    pub const fn is_reserved(self) -> bool {
        matches!(self, Act::Choose | Act::Back | Act::Menu)
    }

    /// Its name in the word files: `act-` and the name, in lower case, with hyphens.
    pub fn word_id(self) -> String {
        let mut id = String::from("act");
        for letter in format!("{self:?}").chars() {
            if letter.is_ascii_uppercase() {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        id
    }
}
