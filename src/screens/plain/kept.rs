//! The open question and the positions of the pieces, cached until the battle moves on: one frame reads them several
//! times.

use crate::battle::{
    form::Form,
    shown::{Piece, Says, Shown},
};
use crate::engine::{BattleLog, BookOrder, Choices, Viewer, Window, door};
use crate::force::UnitId;
use crate::screens::table;
use bevy::{ecs::change_detection::Tick, prelude::*};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

/// What the book reports as long as nothing happens.
pub(super) struct Asked<B: Shown> {
    /// The answers of the open window.
    pub choices: Option<Choices<B>>,
    /// The description of each.
    pub says: Vec<Says>,
    /// The descriptions of the refused ones.
    pub refused: Vec<Says>,
    /// All pieces, by their ids.
    pub pieces: Vec<Piece>,
    /// The form of the open window.
    pub form: Option<Form>,
    /// The names of the units.
    pub names: BTreeMap<UnitId, String>,
}

/// The moment it is valid for: the length of the log, its last change, the open window, the viewer.
type Moment = (usize, Option<Tick>, Option<Window>, Viewer);

/// The cached report.
#[derive(Resource)]
pub(super) struct Kept<B: Shown>(Mutex<Option<(Moment, Arc<Asked<B>>)>>);

impl<B: Shown> Default for Kept<B> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

/// The book's current report: asked once, then cached.
pub(super) fn asked<B: Shown>(world: &World, viewer: Viewer) -> Arc<Asked<B>> {
    let Some(kept) = world.get_resource::<Kept<B>>() else { return Arc::new(ask(world, viewer)) };
    let changed = world.get_resource_change_ticks::<BattleLog>().map(|ticks| ticks.changed);
    let told = world.resource::<BattleLog>().len();
    let now = (told, changed, door::window::<B>(world).cloned(), viewer);
    let mut kept = kept.0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, asked)) = kept.as_ref().filter(|kept| kept.0 == now) {
        return asked.clone();
    }
    let asked = Arc::new(ask(world, viewer));
    *kept = Some((now, asked.clone()));
    asked
}

/// Clears the cache: the battle has changed.
pub(super) fn forget<B: Shown>(world: &World) {
    if let Some(kept) = world.get_resource::<Kept<B>>() {
        *kept.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

fn ask<B: Shown>(world: &World, viewer: Viewer) -> Asked<B> {
    let view = B::view(world);
    let mut choices = B::choices(view).filter(|choices| table::may_answer::<B>(viewer, &choices.window));
    choices.iter_mut().for_each(|choices| list_hopeless(view, choices));
    let of = |orders: &mut dyn Iterator<Item = &B::Order>| orders.map(|order| B::says(view, order)).collect();
    let says = choices.as_ref().map_or_else(Vec::new, |all| of(&mut all.orders.iter()));
    let refused = choices.as_ref().map_or_else(Vec::new, |all| of(&mut all.refused.iter().map(|(order, _)| order)));
    let called = B::called(world);
    let mut pieces = B::pieces(view, viewer);
    for piece in &mut pieces {
        if let Some(name) = called.get(&piece.id) {
            piece.name.clone_from(name);
        }
    }
    let form = choices.as_ref().and_then(|_| B::form(world));
    Asked { choices, says, refused, pieces, form, names: B::names(world) }
}

/// Adds what units can't do at all to the refusals: for kinds of order that the answers don't cover.
fn list_hopeless<B: Shown>(view: B::View<'_>, choices: &mut Choices<B>) {
    let side = choices.window.side;
    let mut units: Vec<UnitId> = B::pieces(view, Viewer::All).into_iter().map(|piece| piece.id.unit).collect();
    units.dedup();
    let is_told = |unit: UnitId, verb: &str| {
        let refused = choices.refused.iter().map(|(order, _)| order);
        choices.orders.iter().chain(refused).any(|order| order.unit() == Some(unit) && order.name() == verb)
    };
    let kinds: Vec<&str> = B::groups().into_iter().flat_map(|group| group.verbs).collect();
    let pairs = units.into_iter().filter(|unit| unit.side == side);
    let pairs = pairs.flat_map(|unit| kinds.iter().map(move |verb| (unit, *verb)));
    let untold = pairs.filter(|(unit, verb)| !is_told(*unit, verb));
    let hopeless: Vec<_> = untold.filter_map(|(unit, verb)| B::hopeless(view, unit, verb)).collect();
    choices.refused.extend(hopeless);
}
