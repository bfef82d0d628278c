//! Panels: everything around the map. They draw plain values and push [`Intent`]s; they know no rule book and no
//! component, so that a screen, a test and a picture can all fill them.

use crate::{force::Side, input::Intent};
use bevy_egui::egui::Sense;

pub mod paint;
pub mod pictures;
pub mod portrait;
pub mod style;
pub mod widgets;

pub use pictures::Pictures;
pub use portrait::{Badge, Portrait, Rank};
pub use style::Palette;

/// Why something cannot be done, or what to know about it: a sentence with its numbers, and its rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Why {
    /// The sentence.
    pub words: String,
    /// The rule's id, which opens the rule.
    pub rule: Option<String>,
}

impl Why {
    /// A sentence with its rule.
    pub fn new(words: impl Into<String>, rule: &str) -> Self {
        Self { words: words.into(), rule: (!rule.is_empty()).then(|| rule.to_owned()) }
    }
}

/// What all panels draw with, and where they put what the hands want.
pub struct Desk<'a> {
    /// The sides' colours.
    pub palette: Palette,
    /// Drawings that have been made so far.
    pub pictures: &'a mut Pictures,
    /// What was clicked.
    pub intents: &'a mut Vec<Intent>,
    /// Whether Tab and arrows go from button to button: on screens without a map.
    pub focusable: bool,
}

impl Desk<'_> {
    /// Tells what the hands want.
    pub fn push(&mut self, intent: Intent) {
        self.intents.push(intent);
    }

    /// What a button feels for.
    pub fn sense(&self) -> Sense {
        if self.focusable { Sense::click() } else { Sense::CLICK }
    }

    /// The name of a side in the palette in use.
    pub fn side_name(&self, side: Side) -> String {
        crate::words::word(self.palette.side(side).word)
    }
}
