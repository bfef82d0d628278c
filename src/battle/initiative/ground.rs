//! What terrain does in Initiative Ladder, in a sentence (G16, G21).

use crate::battle::{account::Note, ground};
use crate::board::Cell;
use crate::rules::initiative::{
    Initiative, View,
    profiles::{Going, Screen},
};

/// What the ground of a cell does.
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
