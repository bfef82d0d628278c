//! Levels of Initiative Ladder as the set-up asks for them.

use crate::data::{
    LoadError, file,
    initiative::{Level, level, profiles::profiles},
    workshop::Workshop,
};
use crate::words::say;
use std::path::Path;

/// Reads a level of the player's own; its rosters are beside it or in the workshop.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
    let text = file::read(path)?;
    level::parse(&path.display().to_string(), &text, &workshop.library_of(path), profiles()).map(|(level, _)| level)
}

/// What the bands are called, with their size and their calls in a turn.
pub(super) fn force_names(level: &Level) -> [String; 2] {
    let calls = level.calls();
    [0, 1].map(|place| {
        let band = &level.sides[place];
        let terms = [
            ("name", band.name.as_str().into()),
            ("count", band.characters.len().into()),
            ("calls", i64::from(calls[place]).into()),
        ];
        say("initiative-force", &terms)
    })
}
