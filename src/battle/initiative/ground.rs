//! The effects of terrain in Initiative Ladder, as a text (G16, G21).

use crate::battle::{account::Note, ground};
use crate::board::Cell;
use crate::rules::initiative::{
    Initiative, View,
    profiles::{Going, Screen},
};

/// The effects of a cell's ground.
pub(super) fn terrain(view: View, cell: Cell) -> Option<Note> {
    let kind = view.field.terrain(cell)?;
    let effects = [
        ("slow", kind.going == Going::Slow),
        ("closed", kind.going == Going::Closed),
        ("cover", kind.cover),
        ("brush", kind.screen == Screen::Brush),
        ("solid", kind.screen == Screen::Solid),
    ];
    ground::note(&kind.name, &ground::holding::<Initiative>(&effects), "G21")
}
