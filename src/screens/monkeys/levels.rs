//! The levels in the book's set-up: listed and painted once, the planned one first.

use super::{battle::models, starting};
use crate::data::monkeys::level::Level;
use crate::panels::{Palette, setup::SetUp};
use crate::screens::{
    fielding::Fielded,
    hosts,
    pages::Pages,
    plan::{self, Plan},
    show::Awake,
};
use bevy::prelude::*;

/// Box of a level's picture in the set-up, in pixels.
const PICTURE: (u32, u32) = (528, 352);

/// The levels to choose from.
#[derive(Resource, Default)]
pub(super) struct Levels {
    all: Vec<models::Listed>,
    /// The plan and seed of the planned level, and why it could not be grown, if so.
    planned: Option<((Plan, u64), Option<String>)>,
    fielded: Fielded<Level>,
}

impl Levels {
    /// Lists the levels, the planned one first, which is grown again if its plan has changed. Returns what it lacks if
    /// it can't be grown; the previous one stays.
    fn list(&mut self, pages: &Pages) -> Option<String> {
        // The scenarios possible on it are derived from this one.
        let first = hosts::FIRST.book();
        let (plan, seed) = pages.planned(first);
        let planned = (plan.fought_for(plan.grounds().usual_scenario()), seed);
        if self.planned.as_ref().is_some_and(|(known, _)| *known == planned) {
            return self.planned.as_ref().and_then(|(_, fault)| fault.clone());
        }
        let levels = &mut self.all;
        if levels.is_empty() {
            *levels = models::listed(&pages.workshop);
        }
        let grown = starting::planned(&planned.0, planned.1, &pages.workshop.library())
            .map(|level| models::Listed::new(plan::own(first), level));
        let told = |error| match starting::scenario(planned.0.scenario) {
            Some(scenario) => models::setup::unfit(error, scenario),
            None => plan::first_fault(error),
        };
        let fault = grown.as_ref().err().map(told);
        if let Ok(own) = grown {
            let there = levels.first().is_some_and(|one| one.file == plan::own(first));
            levels.splice(..usize::from(there), [own]);
        }
        self.planned = Some((planned, fault.clone()));
        fault
    }

    /// The chosen level with the chosen rosters, or why they can't be fielded there; `None` if it has its own.
    fn fielded(&mut self, pages: &Pages) -> Option<&Result<Level, String>> {
        let listed = self.all.get(pages.chosen)?;
        self.fielded.of(pages, || Some(starting::fielded(listed.fought(pages), pages)))
    }

    /// Paints the chosen level first, one level per frame; returns whether one was painted.
    fn paint(&mut self, chosen: usize) -> bool {
        let first = self.all.get(chosen).is_some_and(|listed| listed.picture.is_none()).then_some(chosen);
        let next = first.or_else(|| self.all.iter().position(|listed| listed.picture.is_none()));
        if let Some(place) = next {
            self.all[place].paint(PICTURE);
        }
        next.is_some()
    }
}

/// The set-up with its current choices, and why the planned level can't be grown.
pub(super) fn set_up(world: &mut World, pages: &Pages, palette: Palette) -> (SetUp, Option<String>) {
    let mut levels = world.resource_mut::<Levels>();
    let fault = levels.list(pages);
    let painted = levels.paint(pages.chosen);
    let mut set_up = models::set_up(&levels.all, pages, palette);
    let misfit = match levels.fielded(pages) {
        Some(Ok(level)) => {
            models::field(&mut set_up, level, pages);
            None
        }
        Some(Err(why)) => Some(why.clone()),
        None => None,
    };
    if painted {
        world.resource_mut::<Awake>().stir();
    }
    (set_up, fault.filter(|_| pages.is_own()).or(misfit))
}

/// Levels have changed: they are listed again.
pub(super) fn forget(world: &mut World) {
    *world.resource_mut::<Levels>() = Levels::default();
}
