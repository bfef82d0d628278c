//! Levels of Suppression Actions for the set-up screen.

use crate::data::{
    LoadError, file,
    suppression::{Level, level, profiles::profiles},
    workshop::Workshop,
};
use crate::words::{say, word};
use std::path::Path;

/// Reads one of the player's own levels; its rosters are beside it or in the workshop.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
    let text = file::read(path)?;
    level::parse(&path.display().to_string(), &text, &workshop.library_of(path), profiles()).map(|(level, _)| level)
}

/// The names of the forces, with their cost.
pub(super) fn force_names(level: &Level) -> [String; 2] {
    let points = level.points();
    let plain = ["side-first", "side-second"].map(word);
    [0, 1].map(|place| {
        let (name, points) = (level.sides[place].name.as_str(), i64::from(points[place]));
        // A side named by its color, as on generated ground, has no name worth showing.
        if plain.contains(&level.sides[place].name) {
            return say("suppression-force-points", &[("points", points.into())]);
        }
        say("suppression-force", &[("name", name.into()), ("points", points.into())])
    })
}
