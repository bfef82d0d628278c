//! The tables of the ladder: every shipped level, and generated tables from sparse to dense.

use super::Venue;
use crate::board::generate::{Pieces, Recipe, Style, Symmetry};
use crate::data::{
    LoadError, library,
    library::Library,
    monkeys::{Draft, Level, level, profiles},
};
use crate::rules::monkeys::scenarios::Scenario;

/// Densities of the generated tables, with styles and rosters.
const GROWN: [(u8, Style, [&str; 2]); 8] = [
    (25, Style::Plains, ["baboon-rifles", "mandrill-horde"]),
    (35, Style::Jungle, ["lemur-skirmishers", "ape-veterans"]),
    (45, Style::Mountain, ["tarsier-tide", "baboon-rifles"]),
    (55, Style::Ruins, ["canopy-raiders", "mandrill-horde"]),
    (65, Style::Jungle, ["talapoin-swarm", "staff-college"]),
    (75, Style::Ruins, ["ape-veterans", "baboon-rifles"]),
    (85, Style::Jungle, ["mandrill-horde", "canopy-raiders"]),
    (90, Style::Ruins, ["baboon-rifles", "baboon-rifles"]),
];

/// All of them: the shipped levels, then the generated tables.
///
/// # Errors
/// If a shipped file has errors.
pub fn venues() -> Result<Vec<Venue>, LoadError> {
    let mut venues = Vec::new();
    for name in library::levels() {
        let mut level = level::shipped(&name)?.0;
        level.limit_rounds();
        venues.push(Venue::new(name, level));
    }
    for (place, (density, style, rosters)) in GROWN.into_iter().enumerate() {
        let recipe = Recipe {
            size: (72, 48),
            density,
            style,
            symmetry: Symmetry::Rotated,
            mix: None,
            pieces: Pieces::Medium,
            seed: 100 + place as u64,
        };
        let name = format!("{style:?} {density} %");
        let draft = Draft {
            name: name.clone(),
            about: String::new(),
            scenario: Scenario::Skirmish,
            recipe,
            rosters: rosters.map(str::to_owned),
            platoons: 1,
            rounds: Scenario::Skirmish.usual_rounds(),
            seed: 0,
        };
        let level = draft.level(&Library::shipped(), profiles())?.0;
        venues.push(Venue::new(name, level));
    }
    Ok(venues)
}

/// A Skirmish without a limit of rounds: to see how soon it ends on its own.
pub fn unlimited(level: &Level) -> Option<Level> {
    let mut open = level.clone();
    open.rounds = None;
    (level.scenario == Scenario::Skirmish).then_some(open)
}
