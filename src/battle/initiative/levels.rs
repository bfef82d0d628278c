//! Levels of Initiative Ladder for the set-up screen.

use super::called;
use crate::data::{
    LoadError, file,
    initiative::{Level, level, profiles::profiles},
    workshop::Workshop,
};
use crate::rules::initiative::muster::Goal;
use crate::words::{say, word};
use std::path::Path;

/// Reads one of the player's own levels; its rosters are beside it or in the workshop.
pub(super) fn read(path: &Path, workshop: &Workshop) -> Result<Level, LoadError> {
    let text = file::read(path)?;
    level::parse(&path.display().to_string(), &text, &workshop.library_of(path), profiles()).map(|(level, _)| level)
}

/// What a level is about, and how it is won.
pub(super) fn about(level: &Level) -> String {
    let scenario = &level.scenario;
    let turns = ("turns", i64::from(scenario.turns.unwrap_or_default()).into());
    let won = match &scenario.goal {
        Goal::Break => say("initiative-goal-break", &[turns]),
        Goal::Hold { from, turns: ends, near, .. } => {
            let terms = [
                turns,
                ("from", i64::from(*from).into()),
                ("near", i64::from(*near).into()),
                ("ends", i64::from(*ends).into()),
                ("place", called::place(scenario).into()),
            ];
            say("initiative-goal-hold", &terms)
        }
        Goal::Carry { few, .. } => {
            let terms = [turns, ("few", i64::from(*few).into()), ("load", called::load(scenario).into())];
            say("initiative-goal-carry", &terms)
        }
    };
    format!("{}\n\n{won}", level.about).trim_start().to_owned()
}

/// The names of the bands, with their size.
pub(super) fn force_names(level: &Level) -> [String; 2] {
    let plain = ["side-first", "side-second"].map(word);
    [0, 1].map(|place| {
        let band = &level.sides[place];
        let mut terms = vec![("count", band.characters.len().into())];
        // A side named by its color, as on generated ground, has no name worth showing.
        if plain.contains(&band.name) {
            return say("initiative-force-calls", &terms);
        }
        terms.push(("name", band.name.as_str().into()));
        say("initiative-force", &terms)
    })
}

/// How many characters each side has: its mounts are none.
pub(super) fn strengths(level: &Level) -> String {
    let [first, second] = level.sides.each_ref().map(|band| band.characters.len());
    say("initiative-force-strengths", &[("first", first.into()), ("second", second.into())])
}
