//! Other troops on the chosen level of the set-up: rosters that replace the forces it comes with.

use super::{dials, pages::Pages, plan::first_fault};
use crate::data::error::LoadError;
use crate::force::Side;
use crate::words::{say, word};

/// A level by its file, its scenario, and the rosters of both sides.
type Choice = (String, Option<usize>, [Option<String>; 2]);

/// The chosen level with the chosen rosters: made again when they change.
#[derive(Debug)]
pub(super) struct Fielded<T>(Option<(Choice, Result<T, String>)>);

impl<T> Default for Fielded<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Fielded<T> {
    /// It, or why the rosters can't be fielded there; `None` if both sides have the level's own forces.
    pub fn of(
        &mut self,
        pages: &Pages,
        make: impl FnOnce() -> Option<Result<T, LoadError>>,
    ) -> Option<&Result<T, String>> {
        let file = pages.levels.get(pages.chosen).filter(|_| pages.has_troops())?;
        let choice = (file.clone(), pages.scenario, pages.troops.clone());
        if self.0.as_ref().is_none_or(|(known, _)| *known != choice) {
            let made = make()?.map_err(|error| first_fault(&error));
            self.0 = Some((choice, made));
        }
        self.0.as_ref().map(|(_, made)| made)
    }
}

/// The roster of a side as its card names it; `None` if it can't have another one.
pub(super) fn roster(pages: &Pages, side: Side) -> Option<String> {
    let host = pages.host();
    let name = if pages.is_own() {
        Some(&pages.plan.rosters[side.index()])
    } else {
        host.grounds().filter(|grounds| grounds.takes_troops())?;
        pages.troops[side.index()].as_ref()
    };
    let named = |name: &String| dials::roster(host.book(), name, &pages.workshop);
    Some(name.map_or_else(|| word("setup-troops-own"), named))
}

/// What the roster of a side stands for on a level that leaves out some of it.
pub(super) fn about(pages: &Pages, side: Side, left_out: &[String]) -> Option<String> {
    pages.troops[side.index()].as_ref()?;
    if left_out.is_empty() {
        return Some(word("setup-troops-whole"));
    }
    Some(say("setup-troops-without", &[("names", left_out.join(", ").into())]))
}

/// Chooses the roster this many places further in the list, in which the level's own force comes first.
pub(super) fn turn(pages: &mut Pages, side: Side, by: i8) {
    let Some(grounds) = pages.host().grounds().filter(|grounds| grounds.takes_troops()) else { return };
    let names = grounds.rosters(&pages.workshop.library());
    let own = &mut pages.troops[side.index()];
    let place = own.as_ref().and_then(|own| names.iter().position(|name| name == own)).map_or(0, |place| place + 1);
    let next = (place as isize + isize::from(by)).rem_euclid(names.len() as isize + 1) as usize;
    *own = next.checked_sub(1).and_then(|place| names.get(place)).cloned();
}
