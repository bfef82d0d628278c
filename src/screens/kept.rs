//! What the screens compute once and show again: levels with their pictures, the small map, the log.

use super::{
    battle::models,
    host::Listing,
    log,
    pages::Pages,
    plan::{self, Plan},
    speaking, table,
};
use crate::board::terrain::Ground;
use crate::engine::Viewer;
use crate::panels::{Print, log::LogLine, setup::LevelCard};
use crate::rules::monkeys::scenarios::Scenario;
use crate::view::{Board, Playback, art};
use crate::words::say;
use bevy::prelude::*;
use std::sync::Arc;

/// Box of a level's picture in the set-up, in pixels.
const LEVEL_PICTURE: (u32, u32) = (528, 352);

/// Width of the small map, in cells' pixels.
const SMALL_MAP: (u32, u32) = (250, 167);

/// No log was ever written for this many facts.
const NEVER: (usize, usize, Viewer) = (usize::MAX, 0, Viewer::All);

/// What is made once and shown again and again.
#[derive(Resource)]
pub(super) struct Kept {
    levels: Vec<models::Listed>,
    /// The plan and seed of the planned level, and why it could not be grown, if so.
    planned: Option<((Plan, u64), Option<String>)>,
    /// The cards of other books' levels.
    others: Option<Vec<LevelCard>>,
    map: Option<Print>,
    /// Lines of the log, how many facts they tell, how many lines were said, and to whom.
    log: ((usize, usize, Viewer), Vec<LogLine>),
}

/// Nothing is made yet.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>();
}

impl Default for Kept {
    fn default() -> Self {
        Self { levels: Vec::new(), planned: None, others: None, map: None, log: (NEVER, Vec::new()) }
    }
}

impl Kept {
    /// The levels to choose from, the planned one first; generated again if its plan has changed. What that lacks, if
    /// it can't be grown: the one before stays.
    pub(super) fn list_levels(&mut self, pages: &Pages) -> Option<String> {
        // What else may be fought for on it is worked out from this one.
        let planned = (pages.plan.fought_for(Scenario::Skirmish), pages.own_seed());
        if self.planned.as_ref().is_some_and(|(known, _)| *known == planned) {
            return self.planned.as_ref().and_then(|(_, fault)| fault.clone());
        }
        let levels = &mut self.levels;
        if levels.is_empty() {
            *levels = models::listed(&pages.workshop);
        }
        let grown = planned
            .0
            .level(planned.1, &pages.workshop.library())
            .map(|level| models::Listed::new(plan::OWN.to_owned(), level));
        let fault = grown.as_ref().err().map(ToString::to_string);
        if let Ok(own) = grown {
            let there = levels.first().is_some_and(|first| first.file == plan::OWN);
            levels.splice(..usize::from(there), [own]);
        }
        self.planned = Some((planned, fault.clone()));
        fault
    }

    /// Levels have changed: they are listed again.
    pub(super) fn forget_levels(&mut self) {
        (self.levels, self.planned, self.others) = (Vec::new(), None, None);
    }

    /// Another battle: nothing of the last one is kept.
    pub(super) fn forget_battle(&mut self) {
        self.map = None;
        self.log = (NEVER, Vec::new());
    }

    /// The log is written again: names have changed.
    pub(super) fn forget_log(&mut self) {
        self.log.0 = NEVER;
    }

    /// The levels as they were listed, the chosen one painted first, one a frame; whether one was.
    pub(super) fn paint_levels(&mut self, chosen: usize) -> bool {
        let first = self.levels.get(chosen).is_some_and(|listed| listed.picture.is_none()).then_some(chosen);
        let next = first.or_else(|| self.levels.iter().position(|listed| listed.picture.is_none()));
        if let Some(place) = next {
            self.levels[place].paint(LEVEL_PICTURE);
        }
        next.is_some()
    }

    /// The levels as they were listed.
    pub(super) fn levels(&self) -> &[models::Listed] {
        &self.levels
    }

    /// The cards of other books' levels, each painted once.
    pub(super) fn others(&mut self, pages: &Pages) -> &[LevelCard] {
        self.others.get_or_insert_with(|| pages.others.iter().map(|(_, listing)| card(listing.clone())).collect())
    }

    /// The small map, painted again if the ground has changed.
    pub(super) fn map(&mut self, world: &World) -> Print {
        let ground = &world.resource::<Board>().0;
        let name = format!("map-{:p}", Arc::as_ptr(ground));
        match &self.map {
            Some(map) if map.name == name => map.clone(),
            _ => self.map.insert(small_map(name, ground)).clone(),
        }
    }

    /// The log as far as it has been shown, written again only when more has been.
    pub(super) fn log(&mut self, world: &World) -> Vec<LogLine> {
        let told = world.resource::<Playback>().told();
        let now = (told, speaking::said(world, told).len(), table::viewer(world));
        if self.log.0 != now {
            self.log = (now, log::lines_to(world, told));
        }
        self.log.1.clone()
    }
}

fn card(listing: Listing) -> LevelCard {
    let (wide, tall) = listing.ground.size();
    let size = say("setup-size", &[("wide", i64::from(wide).into()), ("tall", i64::from(tall).into())]);
    let pixels = Arc::new(art::paint::thumbnail(&listing.ground, LEVEL_PICTURE));
    let picture = Some(Print { name: format!("level {}", listing.file), pixels });
    LevelCard { name: listing.name, about: listing.about, size, platoons: listing.book, picture, why: None }
}

fn small_map(name: String, ground: &Ground) -> Print {
    Print { name, pixels: Arc::new(art::paint::thumbnail(ground, SMALL_MAP)) }
}
