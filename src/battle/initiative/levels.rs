//! Levels of Initiative Ladder as the set-up asks for them.

use crate::data::{
    LoadError, file,
    initiative::{Level, level, profiles::profiles},
    workshop::Workshop,
};
use crate::words::{say, word};
use std::path::Path;

/// Reads a level of the player's own; its rosters are beside it or in the workshop.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
    let text = file::read(path)?;
    level::parse(&path.display().to_string(), &text, &workshop.library_of(path), profiles()).map(|(level, _)| level)
}

/// What the bands are called, with their size and their calls in a turn.
pub(super) fn force_names(level: &Level) -> [String; 2] {
    let (calls, plain) = (level.calls(), ["side-first", "side-second"].map(word));
    [0, 1].map(|place| {
        let band = &level.sides[place];
        let mut terms = vec![("count", band.characters.len().into()), ("calls", i64::from(calls[place]).into())];
        // A side that is called by its colour, as on generated ground, has no name of its own to tell.
        if plain.contains(&band.name) {
            return say("initiative-force-calls", &terms);
        }
        terms.push(("name", band.name.as_str().into()));
        say("initiative-force", &terms)
    })
}
