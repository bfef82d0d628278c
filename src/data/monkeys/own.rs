//! Monkeys With Guns on the players' own ground.

use super::{
    draft::{self, Draft},
    level::{self, Level},
    markers,
    profiles::profiles,
    setup, tiled,
};
use crate::board::{
    Zone,
    generate::{Recipe, generate},
    terrain::{Ground, Kind},
};
use crate::data::{
    drafts::{Army, Drafts, Drawn, Known, Wanted, by_hand, differing},
    error::{LoadError, Note},
    library::Library,
    rename,
};
use crate::force::Side;
use crate::rules::monkeys::{Monkeys, scenarios::Scenario};
use std::{io, ops::RangeInclusive, path::Path, sync::Arc};

/// The scenario at an index in the list.
fn scenario(place: usize) -> Scenario {
    Scenario::ALL.get(place).copied().unwrap_or_default()
}

/// Where the markers of a level are: its own, or those of the book.
fn marks(level: &Level) -> Vec<Zone> {
    match &level.markers[..] {
        [] => markers::of_book(level.scenario, &level.ground, &profiles()),
        own => own.iter().map(markers::zone).collect(),
    }
}

impl Drafts for Monkeys {
    // In the order of `Scenario::ALL`.
    const SCENARIOS: &'static [[&'static str; 2]] = &[
        ["scenario-ambush", "scenario-ambush-goal"],
        ["scenario-battle", "scenario-battle-goal"],
        ["scenario-scavenging", "scenario-scavenging-goal"],
        ["scenario-siege", "scenario-siege-goal"],
        ["scenario-skirmish", "scenario-skirmish-goal"],
    ];
    // In a Battle, the forces deploy later.
    const ROOMY: usize = 1;
    // A Skirmish.
    const USUAL: usize = 4;
    const ROSTERS: [&'static str; 2] = ["baboon-rifles", "ape-veterans"];
    const HEIGHTS: bool = true;
    const PLATOONS: bool = true;
    const MAPS: bool = true;
    const TROOPS: bool = true;

    fn kinds() -> Arc<[Kind]> {
        profiles().grounds.clone()
    }

    fn tops(kind: &Kind) -> RangeInclusive<u8> {
        let tops = level::tops(kind);
        *tops.start() as u8..=*tops.end() as u8
    }

    fn grow(recipe: &Recipe) -> Result<Ground, String> {
        generate(recipe, &profiles().grounds).map_err(|error| error.to_string())
    }

    fn zones(place: usize, size: (i16, i16)) -> [Zone; 2] {
        draft::zones_in(scenario(place), size, &profiles())
    }

    fn goals(place: usize, ground: &Ground) -> Vec<Zone> {
        markers::of_book(scenario(place), ground, &profiles())
    }

    fn has_attacker(place: usize) -> bool {
        matches!(scenario(place), Scenario::Ambush | Scenario::Siege)
    }

    fn rosters(library: &Library) -> Vec<String> {
        library.rosters()
    }

    fn roster(library: &Library, name: &str) -> Option<Army> {
        let roster = library.roster(name, &profiles()).ok()??;
        Some(Army { name: roster.name, platoons: roster.platoons.len() })
    }

    fn with_troops(level: &Level, rosters: [Option<&str>; 2], library: &Library) -> Result<Level, LoadError> {
        setup::with_troops(level, rosters, None, library)
    }

    fn draft(wanted: &Wanted, drawn: Option<Drawn>, library: &Library) -> Result<(Level, Vec<Note>), LoadError> {
        let scenario = scenario(wanted.scenario);
        let draft = Draft {
            name: wanted.name.clone(),
            about: wanted.about.clone(),
            scenario,
            recipe: wanted.recipe,
            rosters: wanted.rosters.clone(),
            platoons: wanted.platoons,
            rounds: scenario.usual_rounds(),
            seed: wanted.seed,
        };
        if let Some(places) = &wanted.places {
            return draft.level_within(places, drawn, library, profiles());
        }
        match drawn {
            Some(drawn) => draft.level_on(drawn, library, profiles()),
            None => draft.level(library, profiles()),
        }
    }

    fn known(level: &Level) -> Option<Known> {
        let platoons = level.forces.each_ref().map(Vec::len).into_iter().max().unwrap_or(1);
        let scenario = Scenario::ALL.iter().position(|one| *one == level.scenario).unwrap_or_default();
        let zones = level.sides.each_ref().map(|side| side.zone.clone());
        let goals = marks(level);
        // Zones belong to the edges behind them.
        let edges = Side::BOTH.map(|side| draft::edge(level.scenario, side));
        let is_usual = level.sides.each_ref().map(|side| side.edge) == edges && level.attacker == Side::First;
        Some(Known {
            name: level.name.clone(),
            ground: level.ground.clone(),
            style: level.style(),
            scenario,
            rounds: level.rounds,
            forces: level.rosters().map(|rosters| (rosters, platoons.min(u8::MAX.into()) as u8)),
            places: by_hand::<Self>(scenario, &level.ground, &zones, &goals).filter(|_| is_usual),
            options: Vec::new(),
            seed: level.seed,
        })
    }

    fn lost(level: &Level, made: &Level) -> Vec<&'static str> {
        let pairs = || level.sides.iter().zip(&made.sides);
        differing([
            ("lost-goal", level.scenario != made.scenario || marks(level) != marks(made)),
            ("lost-length", level.rounds != made.rounds),
            ("lost-set-up", level.attacker != made.attacker),
            ("lost-names", pairs().any(|(one, other)| one.name != other.name)),
            ("lost-zones", pairs().any(|(one, other)| (one.edge, &one.zone) != (other.edge, &other.zone))),
            ("lost-forces", level.abroad != made.abroad || pairs().any(|(one, other)| one.platoons != other.platoons)),
            ("lost-standing", level.standing != made.standing),
        ])
    }

    fn text(level: &Level) -> String {
        level.drawn()
    }

    fn made(level: &Level) -> String {
        if level.recipe().is_some() { level.text() } else { level.drawn() }
    }

    fn read(path: &Path, library: &Library) -> Result<Level, LoadError> {
        level::load_with(path, library).map(|(level, _)| level)
    }

    fn shipped(name: &str) -> Result<Level, LoadError> {
        level::shipped(name).map(|(level, _)| level)
    }

    fn renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<level::raw::Level>(file, text, name)
    }

    fn write_map(level: &Level, path: &Path) -> io::Result<()> {
        tiled::write(level, path)
    }

    fn read_map(path: &Path, library: &Library) -> Result<Level, LoadError> {
        tiled::load_with(path, library).map(|(level, _)| level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenarios_are_listed_as_the_book_has_them() {
        let words = Scenario::ALL.map(|one| ["", "-goal"].map(|goal| format!("scenario-{}{goal}", one.word())));
        assert_eq!(Monkeys::SCENARIOS, words);
        assert_eq!(scenario(Monkeys::USUAL), Scenario::Skirmish);
        for place in 0..Monkeys::SCENARIOS.len() {
            let of = |side| draft::edge(scenario(place), side);
            let attacks = Monkeys::has_attacker(place);
            assert!(attacks || of(crate::force::Side::First) == crate::board::Edge::West, "{place}");
        }
    }
    #[test]
    fn only_the_name_of_the_level_changes() {
        let shipped = crate::data::library::level("two-groves").expect("it is shipped");
        let name = "name: \"Two Groves\",";
        let text = shipped.replace(name, &format!("/* \"Two Groves\" */ {name}"));
        assert_ne!(text, shipped);
        let told = Monkeys::renamed("old", &text, "The \"hill\"").expect("it is a level");
        assert_eq!(told, text.replace(name, "name: \"The \\\"hill\\\"\","));
        assert!(Monkeys::renamed("old", "(format: 1)", "hill").is_err());
    }
}
