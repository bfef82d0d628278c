//! What the screens compute once and show again: levels with their pictures, the small map, the log.

use super::{
    fielding::Fielded,
    host::{Host, Listing},
    log,
    pages::Pages,
    plan::{self, Plan},
    speaking, table,
    workshop::at_fault,
};
use crate::board::terrain::Ground;
use crate::engine::Viewer;
use crate::panels::{Print, log::LogLine, setup::LevelCard};
use crate::view::{Board, Playback, art};
use crate::words::say;
use bevy::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// Box of a level's picture in the set-up, in pixels.
const LEVEL_PICTURE: (u32, u32) = (528, 352);

/// Width of the small map, in cells' pixels.
const SMALL_MAP: (u32, u32) = (250, 167);

/// A key that no log was ever written for.
const NEVER: (usize, usize, Viewer) = (usize::MAX, 0, Viewer::All);

/// What is computed once and shown repeatedly.
#[derive(Resource)]
pub(super) struct Kept {
    /// The cards of other books' levels.
    others: Option<Vec<LevelCard>>,
    /// The players' own grounds in other books, by the books' names in files.
    own: BTreeMap<&'static str, Own>,
    /// The chosen level of another book with other troops.
    fielded: Fielded<Listing>,
    map: Option<Print>,
    /// The lines of the log, with the number of facts they cover, the number of spoken lines, and the viewer.
    log: ((usize, usize, Viewer), Vec<LogLine>),
}

/// A battle on the player's own ground.
#[derive(Clone)]
pub(super) struct Own {
    /// The plan and seed it was grown from, and the rosters at that time.
    of: (Plan, u64),
    /// The battle; the previous one if it can't be grown, `None` if there has been none.
    pub(super) listing: Option<Listing>,
    /// Why it can't be grown.
    pub(super) fault: Option<String>,
    picture: Option<Print>,
}

/// Starts empty.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>();
}

impl Default for Kept {
    fn default() -> Self {
        Self { others: None, own: BTreeMap::new(), fielded: Fielded::default(), map: None, log: (NEVER, Vec::new()) }
    }
}

impl Kept {
    /// Levels have changed: they are listed again.
    pub(super) fn forget_levels(&mut self) {
        self.others = None;
        self.own.clear();
        self.fielded = Fielded::default();
    }

    /// A new battle: nothing of the last one is kept.
    pub(super) fn forget_battle(&mut self) {
        self.map = None;
        self.log = (NEVER, Vec::new());
    }

    /// Names have changed: the log is written again.
    pub(super) fn forget_log(&mut self) {
        self.log.0 = NEVER;
    }

    /// The cards of another book's levels, each painted once, with their indices among those of all books.
    pub(super) fn others(&mut self, pages: &Pages, host: &'static dyn Host) -> Vec<LevelCard> {
        let others = self.others.get_or_insert_with(|| pages.others.iter().map(|(_, one)| card(one, None)).collect());
        let of = others.iter().zip(&pages.others).filter(|(_, (of, _))| of.book() == host.book());
        let mut cards: Vec<(String, LevelCard)> = of.map(|(card, (_, one))| (one.file.clone(), card.clone())).collect();
        let own = host.grounds().and_then(|_| {
            let Own { listing, picture, .. } = self.own(pages, host);
            Some((plan::own(host.book()), card(listing.as_ref()?, picture.clone())))
        });
        cards.extend(own);
        let place = |(file, card): (String, LevelCard)| {
            let place = pages.levels.iter().position(|name| *name == file)?;
            Some(LevelCard { place, ..card })
        };
        let mut cards: Vec<LevelCard> = cards.into_iter().filter_map(place).collect();
        cards.sort_by_key(|card| card.place);
        cards
    }

    /// The battle on the player's own ground in another book; generated again if its plan has changed.
    pub(super) fn own(&mut self, pages: &Pages, host: &'static dyn Host) -> &Own {
        let of = pages.planned(host.book());
        let before = self.own.remove(host.book());
        let now = match before {
            Some(known) if known.of == of => known,
            before => {
                let (listing, picture) = before.map_or((None, None), |own| (own.listing, own.picture));
                match host.own(&of.0, of.1, &pages.workshop) {
                    Ok(fresh) => {
                        let same = listing.filter(|old| old.ground == fresh.ground);
                        let picture = picture.filter(|_| same.is_some()).unwrap_or_else(|| picture_of(&fresh));
                        Own { of, listing: Some(fresh), fault: None, picture: Some(picture) }
                    }
                    Err(error) => Own { of, listing, fault: Some(at_fault(&error)), picture },
                }
            }
        };
        self.own.entry(host.book()).or_insert(now)
    }

    /// The chosen level of another book with the chosen rosters, or why they can't be fielded there; `None` if it has its
    /// own.
    pub(super) fn fielded(&mut self, pages: &Pages, host: &'static dyn Host) -> Option<&Result<Listing, String>> {
        self.fielded.of(pages, || host.fielded(pages))
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

    /// The log as far as it has been shown; rewritten only when more has been.
    pub(super) fn log(&mut self, world: &World) -> Vec<LogLine> {
        let told = world.resource::<Playback>().told();
        let now = (told, speaking::said(world, told).len(), table::viewer(world));
        if self.log.0 != now {
            self.log = (now, log::lines_to(world, told));
        }
        self.log.1.clone()
    }
}

/// The card of a level, with a small picture of its ground.
fn card(listing: &Listing, picture: Option<Print>) -> LevelCard {
    let size = size(&listing.ground);
    let units = listing.strengths.clone();
    let picture = Some(picture.unwrap_or_else(|| picture_of(listing)));
    let (name, about) = (listing.name.clone(), listing.about.clone());
    let scenario = listing.goal.as_ref().map_or_else(String::new, |(scenario, _)| scenario.clone());
    LevelCard { name, about, scenario, size, platoons: units, picture, ..LevelCard::default() }
}

fn picture_of(listing: &Listing) -> Print {
    let pixels = Arc::new(art::paint::thumbnail(&listing.ground, LEVEL_PICTURE));
    Print { name: format!("level {} {:p}", listing.file, Arc::as_ptr(&listing.ground)), pixels }
}

/// The size of a ground, in words.
pub(super) fn size(ground: &Ground) -> String {
    if ground.is_hexes() {
        return say("setup-hexes", &[("hexes", ground.table().hexes().count().into())]);
    }
    let (wide, tall) = ground.size();
    say("setup-size", &[("wide", i64::from(wide).into()), ("tall", i64::from(tall).into())])
}

fn small_map(name: String, ground: &Ground) -> Print {
    Print { name, pixels: Arc::new(art::paint::thumbnail(ground, SMALL_MAP)) }
}
