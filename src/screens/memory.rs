//! The set-up outlasts the program: its level, scenario and dice, and the plan of each book's own battle, are stored
//! when they change and restored at the next start. Who plays is among the settings.

use super::{
    editor, hosts, options,
    pages::Pages,
    plan::{DENSITY, PLATOONS, Plan},
    settings::folders,
    wastebasket,
};
use crate::board::generate::{Pieces, Style, Symmetry};
use crate::data::{
    drafts::scenario_name,
    error::LoadError,
    file,
    library::Library,
    shape::{self, FORMAT},
};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// What is known of the stored choices.
#[derive(Resource, Default)]
pub(super) struct Memory {
    /// The choices as they were last stored, or at the start of the program.
    stored: Option<Choices>,
    /// The dice that were fixed for this run of the program alone.
    given: Option<u64>,
}

/// The choices in the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choices {
    format: u32,
    /// The chosen book.
    book: String,
    /// The last chosen level of each book.
    levels: BTreeMap<String, String>,
    /// The scenario of the chosen level, if it isn't the level's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<String>,
    /// The rosters that replace the chosen level's own forces.
    #[serde(default)]
    troops: [Option<String>; 2],
    /// The optional rules that aren't as the chosen level has them, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, bool>,
    /// The seed of the dice, if the player has fixed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<u64>,
    /// The plans of the books' own battles.
    #[serde(default)]
    plans: BTreeMap<String, Planned>,
}

/// The plan of a book's own battle. A drawn ground has a file of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Planned {
    style: Style,
    density: u8,
    symmetry: Symmetry,
    size: usize,
    pieces: Pieces,
    scenario: String,
    platoons: u8,
    rosters: [String; 2],
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, bool>,
    seed: u64,
    drawn: bool,
}

/// Restores the choices when the program starts.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Memory>().add_systems(Startup, bring_back.after(editor::bring_back));
}

/// The file; `None` if the system names no folder.
fn path() -> Option<PathBuf> {
    folders().map(|folders| folders.data_dir().join("set-up.ron"))
}

/// Stores the choices if they have changed.
pub(super) fn keep(world: &mut World) {
    // Meanwhile the plan is that of the battle on the table.
    if editor::has_put_by_plan(world) {
        return;
    }
    let memory = world.resource::<Memory>();
    let now = memory.choices(world.resource());
    if memory.stored.as_ref() == Some(&now) {
        return;
    }
    if let Some(path) = path()
        && let Err(error) = write(&now, &path)
    {
        warn!("{}: {error}", path.display());
    }
    world.resource_mut::<Memory>().stored = Some(now);
}

fn write(choices: &Choices, path: &Path) -> Result<(), String> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
    let text = shape::options().to_string_pretty(choices, pretty).map_err(|error| error.to_string())?;
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).and_then(|()| file::write(path, &text)).map_err(|error| error.to_string())
}

/// When the program starts, once the drawn grounds are there: restores the choices. An unreadable file makes room for
/// another one, and the player learns where it went.
fn bring_back(mut pages: ResMut<Pages>, mut memory: ResMut<Memory>) {
    memory.given = pages.dice;
    if let Some(path) = path().filter(|path| path.exists()) {
        match read(&path) {
            Ok(choices) => {
                choices.take_effect(&mut pages);
                memory.stored = Some(choices);
            }
            Err(error) => pages.notices.push(wastebasket::put_aside(&path, &error, ["setup-lost", "setup-stays"])),
        }
    }
    // If something that was chosen is gone, the file keeps it until the player chooses something else.
    memory.stored = Some(memory.choices(&pages));
}

fn read(path: &Path) -> Result<Choices, LoadError> {
    let text = file::read(path)?;
    shape::parse(&path.display().to_string(), &text)
}

impl Memory {
    /// The current choices.
    fn choices(&self, pages: &Pages) -> Choices {
        let host = pages.host();
        let mut levels: BTreeMap<String, String> =
            pages.last.iter().map(|(book, level)| ((*book).to_owned(), level.clone())).collect();
        levels.extend(pages.levels.get(pages.chosen).map(|level| (host.book().to_owned(), level.clone())));
        let scenario = pages.scenario.filter(|_| !pages.is_own());
        let put_by = pages.plans.values().filter(|plan| plan.book != pages.plan.book).map(|plan| (plan, plan.seed));
        let plans = put_by.chain([(&pages.plan, pages.own_seed())]);
        Choices {
            format: FORMAT,
            book: host.book().to_owned(),
            levels,
            scenario: scenario.and_then(|place| named(host.book(), place)),
            troops: if pages.is_own() { Default::default() } else { pages.troops.clone() },
            options: options::by_name(pages),
            dice: self.dice(pages),
            plans: plans.map(|(plan, seed)| (plan.book.to_owned(), Planned::of(plan, seed))).collect(),
        }
    }

    /// The dice to be stored: those fixed for this run alone don't replace the player's.
    fn dice(&self, pages: &Pages) -> Option<u64> {
        if self.given.is_some() && self.given == pages.dice {
            return self.stored.as_ref().and_then(|stored| stored.dice);
        }
        pages.dice
    }
}

impl Choices {
    /// Chooses the same again, or the next best of what there still is.
    fn take_effect(&self, pages: &mut Pages) {
        let (now, library) = (pages.plan.book, pages.workshop.library());
        for host in hosts::with_grounds() {
            let Some(planned) = self.plans.get(host.book()) else { continue };
            pages.take_up(host.book());
            planned.take_effect(&mut pages.plan, &library);
            if pages.is_own() {
                pages.seed = pages.plan.seed;
            }
        }
        pages.take_up(now);
        for host in hosts::all() {
            let level = self.levels.get(host.book()).filter(|level| pages.levels.contains(level));
            pages.last.extend(level.map(|level| (host.book(), level.clone())));
        }
        if let Some(place) = hosts::all().position(|host| host.book() == self.book) {
            pages.choose_book(place);
        }
        let is_the_same = self.levels.get(&self.book) == pages.levels.get(pages.chosen);
        pages.dice = pages.dice.or(self.dice);
        if is_the_same && !pages.is_own() {
            let grounds = hosts::grounds(&self.book);
            let there = |name: &String| grounds.takes_troops() && grounds.roster(&library, name).is_some();
            pages.scenario = self.scenario.as_ref().and_then(|name| place_of(&self.book, name));
            pages.troops = self.troops.clone().map(|roster| roster.filter(there));
            options::take(pages, &self.options);
        }
    }
}

impl Planned {
    fn of(plan: &Plan, seed: u64) -> Self {
        let Plan { style, density, symmetry, size, pieces, platoons, .. } = *plan;
        let scenario = named(plan.book, plan.scenario).unwrap_or_default();
        let (rosters, drawn) = (plan.rosters.clone(), plan.drawn.is_some());
        let options = options::of_plan(plan);
        Self { style, density, symmetry, size, pieces, scenario, platoons, rosters, options, seed, drawn }
    }

    fn take_effect(&self, plan: &mut Plan, library: &Library) {
        let grounds = plan.grounds();
        plan.scenario = place_of(plan.book, &self.scenario).unwrap_or(plan.scenario);
        plan.platoons = self.platoons.clamp(1, PLATOONS);
        for (roster, name) in plan.rosters.iter_mut().zip(&self.rosters) {
            if grounds.roster(library, name).is_some() {
                roster.clone_from(name);
            }
        }
        options::take_in_plan(plan, &self.options);
        // The dials already show what a restored drawing is like.
        if self.drawn && plan.drawn.is_some() {
            return;
        }
        (plan.drawn, plan.unstyled) = (None, false);
        (plan.style, plan.symmetry, plan.pieces, plan.seed) = (self.style, self.symmetry, self.pieces, self.seed);
        plan.density = self.density.clamp(DENSITY.0, DENSITY.1);
        plan.size = self.size.min(grounds.sizes().len() - 1);
    }
}

/// The name of a book's scenario in files.
fn named(book: &str, place: usize) -> Option<String> {
    hosts::grounds(book).scenarios().get(place).map(|sentences| scenario_name(sentences).to_owned())
}

/// The scenario of that name, by its index in the book; `None` if it has none.
fn place_of(book: &str, name: &str) -> Option<usize> {
    hosts::grounds(book).scenarios().iter().position(|sentences| scenario_name(sentences) == name)
}
