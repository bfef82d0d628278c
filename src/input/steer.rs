//! Moves between the buttons of the panels without a mouse.

use super::Act;
use bevy::prelude::*;

/// A step among the buttons of a panel, or the press of the one that has the focus. The keyboard's own arrows, Tab
/// and Enter need no such message; a gamepad does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steer {
    /// To the next one above.
    Up,
    /// To the next one below.
    Down,
    /// To the next one on the left.
    Left,
    /// To the next one on the right.
    Right,
    /// To the next one in order.
    Next,
    /// To the previous one.
    Previous,
    /// Press it.
    Press,
}

impl Steer {
    /// What an act does among buttons, if anything.
    pub(super) fn of(act: Act) -> Option<Self> {
        Some(match act {
            Act::CursorUp => Steer::Up,
            Act::CursorDown => Steer::Down,
            Act::CursorLeft => Steer::Left,
            Act::CursorRight => Steer::Right,
            Act::NextUnit => Steer::Next,
            Act::PreviousUnit => Steer::Previous,
            Act::Choose => Steer::Press,
            _ => return None,
        })
    }
}
