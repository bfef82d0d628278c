//! What a plan of Monkeys With Guns needs: numbers with their switches, rosters, boards.

use crate::board::generate::Recipe;
use crate::data::{
    Fault, LoadError,
    library::{self, Library},
    monkeys::{
        Draft, Level, level, roster,
        setup::{self, Setup},
    },
    nearest,
    workshop::Workshop,
};
use crate::lab::{
    Point,
    experiment::{at, stem},
    plan::{Named, Plan, Terrain},
    rosters,
};
use crate::rules::{
    Book,
    monkeys::{profiles::Profiles, scenarios::Scenario},
};
use std::sync::Arc;

/// What a variant needs.
#[derive(Clone, Debug)]
pub struct Kit {
    profiles: Arc<Profiles>,
    library: Library,
}

/// Levels to choose from, own ones first, with the text of those.
pub fn levels(workshop: &Workshop) -> Vec<Named> {
    let named = |name: String| {
        let level = workshop.is_own(&name).then(|| workshop.level(&name).ok()).flatten();
        let Some(level) = level else { return Named::shipped(&name) };
        let file = format!("{name}{}", library::LEVEL);
        let path = workshop.folders().iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        let name = path.map_or(file, |path| path.display().to_string());
        Named { name, text: Some(Setup::of(&level).text()) }
    };
    workshop.levels().into_iter().map(named).collect()
}

/// Rosters to choose from, in the order of their names, with the text of own ones. Own ones with errors are left out.
pub fn rosters(workshop: &Workshop) -> Vec<Named> {
    let (book, library) = (crate::data::monkeys::profiles(), workshop.library());
    let named = |name: String| {
        let file = format!("{name}{}", library::ROSTER);
        let path = workshop.folders().iter().map(|folder| folder.join(&file)).find(|path| path.is_file());
        let Some(path) = path else { return Some(Named::shipped(&name)) };
        let (file, text) = library.roster_text(&name).ok()??;
        roster::parse(&file, &text, &book).ok()?;
        Some(Named { name: path.display().to_string(), text: Some(text) })
    };
    library.rosters().into_iter().filter_map(named).collect()
}

/// The number of platoons in a roster; none if it can't be read.
pub fn platoons(named: &Named) -> Option<usize> {
    let book = crate::data::monkeys::profiles();
    let roster = match &named.text {
        Some(text) => roster::parse(&named.name, text, &book).ok().map(|(roster, _)| roster),
        None => Library::shipped().roster(&stem(named), &book).ok().flatten(),
    };
    roster.map(|roster| roster.platoons.len())
}

/// The scenario of a plan, if it sets one.
fn scenario(plan: &Plan) -> Option<Scenario> {
    plan.scenario.as_deref().and_then(Scenario::named)
}

impl Kit {
    /// What a variant of a plan needs; anything wrong with it is added to the errors.
    pub fn of(plan: &Plan, variant: u8, faults: &mut Vec<Fault>) -> Self {
        let profiles = switched(plan, variant, faults);
        let is_there = |library: &Library, name: &str| Ok(library.roster(name, &profiles)?.is_some());
        let library = rosters::of_plan(plan, Book::Monkeys, is_there, faults);
        Self { profiles, library }
    }

    /// A board from both sides.
    ///
    /// # Errors
    /// If there is no room for the armies on it.
    pub fn lay_out(&self, plan: &Plan, point: Point, seed: u64) -> Result<[Level; 2], LoadError> {
        match &plan.terrain {
            Terrain::Level(named) => self.given(plan, named),
            Terrain::Grown(_) => Ok([self.grown(plan, point, seed, false)?, self.grown(plan, point, seed, true)?]),
        }
    }

    /// Generated ground with its forces in one orientation. It is drawn out, so that no deploying player can have it
    /// generated again.
    fn grown(&self, plan: &Plan, point: Point, seed: u64, swapped: bool) -> Result<Level, LoadError> {
        let Terrain::Grown(grown) = &plan.terrain else { unreachable!("a point with a density is grown") };
        let density = point.density.unwrap_or(grown.from);
        let mut rosters = plan.forces();
        if swapped {
            rosters.reverse();
        }
        let scenario = scenario(plan).unwrap_or(Scenario::Skirmish);
        let (style, symmetry, pieces, size) = (grown.style, grown.symmetry, grown.pieces, grown.size);
        let draft = Draft {
            name: format!("{style:?} {density} % no. {seed}").chars().take(40).collect(),
            about: String::new(),
            scenario,
            recipe: Recipe { size, density, style, symmetry, mix: None, pieces, seed },
            rosters: rosters.map(|named| stem(&named)),
            platoons: plan.platoons,
            rounds: plan.rounds,
            seed,
        };
        let level = draft.level(&self.library, self.profiles.clone())?.0;
        let mut level = match level.recipe() {
            Some(_) => level::parse(&draft.name, &level.drawn(), &self.library, self.profiles.clone())?.0,
            None => level,
        };
        level.limit_rounds();
        Ok(level)
    }

    /// A level's own ground, from both sides.
    fn given(&self, plan: &Plan, named: &Named) -> Result<[Level; 2], LoadError> {
        let text = named.text.as_deref().or_else(|| crate::data::library::level(&named.name)).unwrap_or_default();
        let (library, profiles) = (&self.library, self.profiles.clone());
        let mut level = level::parse(&named.name, text, library, profiles.clone())?.0;
        if let Some(scenario) = scenario(plan) {
            level = setup::in_scenario(&level, scenario, library)?;
        }
        if let Some(rosters) = &plan.rosters {
            level = setup::with_rosters(&level, &rosters.clone().map(|named| stem(&named)), plan.platoons, library)?;
        }
        if level.recipe().is_some() {
            level = level::parse(&named.name, &level.drawn(), library, profiles)?.0;
        }
        match plan.rounds {
            Some(rounds) => level.end_after(rounds),
            None => level.limit_rounds(),
        }
        let swapped = setup::swapped(&level)?;
        Ok([level, swapped])
    }
}

/// The numbers of the book with the switches of a variant.
fn switched(plan: &Plan, number: u8, faults: &mut Vec<Fault>) -> Arc<Profiles> {
    let (book, switches) = (crate::data::monkeys::profiles(), plan.switches_of(number));
    if switches.is_empty() {
        return book;
    }
    let mut profiles = Profiles::clone(&book);
    for (name, value) in switches {
        let known: Vec<String> = profiles.switches.iter().map(|switch| switch.name.clone()).collect();
        match profiles.switches.iter_mut().find(|switch| switch.name == name) {
            Some(switch) => switch.value = value,
            None => {
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                faults.push(at("switches", nearest::unknown("switch", &name, &known)));
            }
        }
    }
    // Different numbers mean a different hash: a replay of this battle isn't one of the book's.
    let values: Vec<u8> = profiles.switches.iter().flat_map(|switch| switch.value.to_le_bytes()).collect();
    profiles.hash ^= xxhash_rust::xxh3::xxh3_64(&values);
    Arc::new(profiles)
}
