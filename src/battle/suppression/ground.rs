//! The effects of terrain in Suppression Actions, as a text (G24).

use crate::battle::{account::Note, ground};
use crate::board::Cell;
use crate::rules::suppression::{
    Suppression, View,
    profiles::{Going, Screen},
};

/// The effects of a cell's ground.
pub(super) fn terrain(view: View, cell: Cell) -> Option<Note> {
    let kind = view.field.ground().contains(cell).then(|| view.field.terrain(cell))?;
    let effects = [
        ("slow", kind.going == Going::Slow),
        ("difficult", kind.going == Going::Difficult),
        ("impassable", kind.going == Going::Impassable),
        ("conceals", kind.conceals),
        ("protects", kind.protects),
        ("exposes", kind.exposes),
        ("woods", kind.screen == Screen::Woods),
        ("solid", kind.screen == Screen::Solid),
    ];
    ground::note(&kind.name, &ground::holding::<Suppression>(&effects), "G24")
}
