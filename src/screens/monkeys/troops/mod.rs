//! Troops in the window: the list of rosters, and the roster being built.
//!
//! Rosters are built by the edits of `data::troops`, which also say what each costs and which rules it breaks.

mod bench;
mod files;
mod kits;
mod model;
mod mounts;
mod names;
mod offers;
mod seats;
mod sheet;
mod trial;
mod whereabouts;
mod worth;

use crate::input::{Intent, Shown, TroopsTurn};
use crate::panels;
use crate::screens::{
    armies::Armies,
    pages::{Card, Page, Pages},
    show::Awake,
};
use crate::words::word;
use bench::Bench;
use bevy::prelude::*;
use files::Listed;
use names::Naming;

/// The rosters to choose from, and the one being built.
#[derive(Resource, Default)]
pub struct Troops {
    listed: Vec<Listed>,
    marked: usize,
    /// Whether the first press on delete has asked for confirmation.
    sure: bool,
    bench: Option<Bench>,
    naming: Naming,
    /// The roster that the open one is compared with, by its index in the list.
    beside: Option<usize>,
    trials: trial::Trials,
    /// The steps of the roster being tested.
    tried: Option<(usize, usize)>,
    told: Option<Result<String, String>>,
}

/// The page for building the book's armies.
#[derive(Clone, Copy, Debug)]
pub struct Armory;

impl Armies for Armory {
    fn answer(&self, world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
        answer(world, pages, intent)
    }

    fn follow(&self, world: &mut World) {
        follow(world);
    }

    fn scene(&self, world: &World) -> panels::Scene {
        panels::Scene::Troops(Box::new(model::panels(world.resource::<Troops>())))
    }

    fn naming(&self, world: &World) -> panels::naming::Naming {
        names::card(&world.resource::<Troops>().naming)
    }
}

/// Whether an intent was meant for the troops.
fn answer(world: &mut World, pages: &mut Pages, intent: &Intent) -> bool {
    if *intent == Intent::Open(Shown::Troops) {
        pages.page = Page::Troops;
        pages.clear();
        let mut troops = world.resource_mut::<Troops>();
        troops.told = None;
        return files::list(&mut troops, pages);
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
        Intent::Undo => troops.bench.iter_mut().for_each(Bench::undo),
        Intent::Redo => troops.bench.iter_mut().for_each(Bench::redo),
        Intent::Back => back(&mut troops, pages),
        Intent::Accept | Intent::Start if troops.bench.is_none() => files::open(&mut troops, false),
        _ => return false,
    }
    true
}

fn back(troops: &mut Troops, pages: &mut Pages) {
    troops.told = None;
    let Some(bench) = &mut troops.bench else {
        pages.page = Page::Title;
        return;
    };
    if bench.may_go() {
        troops.bench = None;
        files::list(troops, pages);
    } else {
        troops.told = Some(Err(word("troops-unsaved")));
    }
}

fn turned(troops: &mut Troops, pages: &mut Pages, turn: &TroopsTurn) {
    troops.told = None;
    match turn {
        TroopsTurn::Mark(place) => troops.marked = *place,
        TroopsTurn::Open => files::open(troops, false),
        TroopsTurn::Copy => files::open(troops, true),
        TroopsTurn::Fresh => troops.bench = Some(files::fresh(troops)),
        TroopsTurn::Delete => files::delete(troops, pages),
        TroopsTurn::Fill => fill(troops),
        TroopsTurn::Beside(by) => {
            troops.trials.stop();
            worth::step(troops, *by);
        }
        TroopsTurn::Try => attempt(troops),
        TroopsTurn::Save => files::save(troops, pages),
        TroopsTurn::Ask(what) => names::ask(troops, pages, *what),
        TroopsTurn::Typed(_) | TroopsTurn::Named => {}
        TroopsTurn::Take(group, place) => {
            let asked = troops.bench.as_mut().and_then(|bench| bench.take(*group, *place));
            if let Some(what) = asked {
                names::ask(troops, pages, what);
            }
        }
        looked => troops.bench.iter_mut().for_each(|bench| bench.look(looked)),
    }
}

/// Fills up the roster.
fn fill(troops: &mut Troops) {
    let Some(bench) = &mut troops.bench else { return };
    match bench.draft().filled(&crate::data::monkeys::profiles()) {
        Some(edit) => bench.edit(&edit),
        None => troops.told = Some(Err(word("troops-filled-none"))),
    }
}

/// Tests the roster against the one beside it, or stops testing.
fn attempt(troops: &mut Troops) {
    if troops.trials.goes_on() {
        return troops.trials.stop();
    }
    let other = worth::beside(troops).map(|listed| (files::named(listed), files::platoons(listed)));
    if let (Some(bench), Some(other)) = (&troops.bench, other)
        && let Err(why) = troops.trials.begin(bench.draft(), other)
    {
        troops.told = Some(Err(why));
    }
}

/// A test continues in the background: its results are shown as they grow.
fn follow(world: &mut World) {
    let mut troops = world.resource_mut::<Troops>();
    let troops = &mut *troops;
    // Any change makes it a different roster from the tested one.
    let now = troops.bench.as_ref().map(|bench| bench.history().steps());
    if troops.tried != now {
        troops.trials.stop();
        troops.tried = now;
    }
    if troops.trials.follow() {
        world.resource_mut::<Awake>().stir();
    }
}
