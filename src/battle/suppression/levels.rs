//! Levels of Suppression Actions as the set-up asks for them.

use crate::data::{
    LoadError, file,
    suppression::{Level, level, profiles::profiles},
    workshop::Workshop,
};
use crate::words::say;
use std::path::Path;

/// Reads a level of the player's own; its rosters are beside it or in the workshop.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
    let text = file::read(path)?;
    level::parse(&path.display().to_string(), &text, &workshop.library_of(path), profiles()).map(|(level, _)| level)
}

/// What the forces are called, with what they cost.
pub(super) fn force_names(level: &Level) -> [String; 2] {
    let points = level.points();
    [0, 1].map(|place| {
        let terms = [("name", level.sides[place].name.as_str().into()), ("points", i64::from(points[place]).into())];
        say("suppression-force", &terms)
    })
}
