//! Troops in the window: the rosters of a book, and the one being built. What differs by book is behind [`Armies`].

mod files;
pub mod lists;
mod names;
pub mod offer;
mod open;
pub mod page;
mod shelf;

pub use files::Listed;

use super::{
    armies::{Armies, Building},
    hosts,
    pages::{Card, Page, Pages},
    show::Awake,
};
use crate::input::{Intent, Shown, TroopsTurn};
use crate::panels::{self, troops::Troops as Panel};
use crate::words::word;
use bevy::prelude::*;
use names::Naming;
use open::Open;

/// The rosters to choose from, and the one being built.
#[derive(Resource, Default)]
pub struct Troops {
    /// The book whose rosters are listed, by its place among those that have some.
    book: usize,
    listed: Vec<Listed>,
    marked: usize,
    /// Whether the first press on delete has asked for confirmation.
    sure: bool,
    open: Option<Open>,
    /// Closed rosters with something still going on in the background.
    closed: Vec<Box<dyn Building>>,
    naming: Naming,
    told: Option<Result<String, String>>,
}

impl Troops {
    /// The book whose rosters are listed.
    fn armies(&self) -> &'static dyn Armies {
        hosts::ARMIES[self.book.min(hosts::ARMIES.len() - 1)]
    }

    /// The marked roster.
    fn marked(&self) -> Option<&Listed> {
        self.listed.get(self.marked)
    }

    /// Closes the roster being built.
    fn close(&mut self) {
        if let Some(Open { mut building, .. }) = self.open.take() {
            building.stop();
            self.closed.push(building);
        }
    }
}

/// What is shown.
pub(super) fn scene(world: &World) -> panels::Scene {
    let troops = world.resource::<Troops>();
    let content = match &troops.open {
        Some(open) => Panel::Bench(Box::new(open.panel(&troops.told))),
        None => Panel::Shelf(shelf::panel(troops)),
    };
    panels::Scene::Troops(Box::new(content))
}

/// The card that asks for a name.
pub(super) fn naming(world: &World) -> panels::naming::Naming {
    names::card(world.resource::<Troops>())
}

/// Whether an intent was meant for the troops.
pub(super) fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if *intent == Intent::Open(Shown::Troops) {
        pages.page = Page::Troops;
        pages.clear();
        let mut troops = world.resource_mut::<Troops>();
        troops.told = None;
        files::list(&mut troops, pages);
        return true;
    }
    if pages.page != Page::Troops {
        return false;
    }
    let mut troops = world.resource_mut::<Troops>();
    if pages.card == Some(Card::TroopsName) {
        return names::answer(&mut troops, pages, intent);
    }
    if pages.card.is_some() {
        return false;
    }
    if !matches!(intent, Intent::Troops(TroopsTurn::Delete)) {
        troops.sure = false;
    }
    match intent {
        Intent::Troops(turn) => turned(&mut troops, pages, turn),
        Intent::Undo => troops.open.iter_mut().for_each(Open::undo),
        Intent::Redo => troops.open.iter_mut().for_each(Open::redo),
        Intent::Back => back(&mut troops, pages),
        Intent::Accept | Intent::Start if troops.open.is_none() => files::open(&mut troops, false),
        _ => return false,
    }
    true
}

fn back(troops: &mut Troops, pages: &mut Pages) {
    troops.told = None;
    let Some(open) = &mut troops.open else {
        pages.page = Page::Title;
        return;
    };
    if open.may_go() {
        troops.close();
        files::list(troops, pages);
    } else {
        troops.told = Some(Err(word("troops-unsaved")));
    }
}

fn turned(troops: &mut Troops, pages: &mut Pages, turn: &TroopsTurn) {
    troops.told = None;
    match turn {
        TroopsTurn::Book(book) if troops.open.is_none() => {
            (troops.book, troops.marked) = (*book, 0);
            files::list(troops, pages);
        }
        TroopsTurn::Mark(place) => troops.marked = *place,
        TroopsTurn::Open => files::open(troops, false),
        TroopsTurn::Copy => files::open(troops, true),
        TroopsTurn::Fresh => troops.open = Some(files::fresh(troops)),
        TroopsTurn::Delete => files::delete(troops, pages),
        TroopsTurn::Save => files::save(troops, pages),
        TroopsTurn::Ask(what) => names::ask(troops, pages, *what),
        TroopsTurn::Book(_) | TroopsTurn::Typed(_) | TroopsTurn::Named => {}
        turn => {
            let Troops { open: Some(open), listed, .. } = troops else { return };
            match open.turn(turn, listed) {
                Ok(Some(what)) => names::ask(troops, pages, what),
                Ok(None) => {}
                Err(why) => troops.told = Some(Err(why)),
            }
        }
    }
}

/// Follows what goes on in the background: its results are shown as they grow.
pub(super) fn follow(world: &mut World) {
    let mut troops = world.resource_mut::<Troops>();
    let troops = &mut *troops;
    troops.closed.retain_mut(|building| building.follow());
    let goes_on = troops.open.as_mut().is_some_and(Open::follow);
    if goes_on || !troops.closed.is_empty() {
        world.resource_mut::<Awake>().stir();
    }
}
