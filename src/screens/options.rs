//! The optional rules of the battle being set up: which are on, the dials that change them, and how they are stored.

use super::{grounds::Grounds, pages::Pages, plan::Plan};
use crate::data::drafts::{self, Optional};
use crate::panels::plan::{Dial, Turns};
use crate::words::word;
use std::collections::BTreeMap;

/// A dial for each optional rule of a book.
pub(super) fn dials(grounds: &dyn Grounds, on: &[bool]) -> Vec<Dial> {
    let dial = |(place, (option, on)): (usize, (&Optional, &bool))| {
        let about = word(&format!("{}-about", option.word));
        Dial {
            words: word(option.word),
            // A player using the keyboard reads it at the buttons.
            abouts: vec![about.clone(); option.values.len()],
            about,
            rule: Some(option.rule),
            values: option.values.map(word).into(),
            chosen: usize::from(*on),
            turns: Turns::Option(place),
        }
    };
    grounds.options().iter().zip(on).enumerate().map(dial).collect()
}

/// The optional rules that aren't as the book has them, in one line; none if all are.
pub(super) fn played(grounds: &dyn Grounds, on: &[bool]) -> Option<String> {
    drafts::played(grounds.options(), &grounds.usual_options(), on)
}

/// Which optional rules of the chosen battle are on; `of_level` are those of the level.
pub(super) fn on(pages: &Pages, of_level: &[bool]) -> Vec<bool> {
    if pages.is_own() {
        return pages.plan.options.clone();
    }
    pages.options.clone().unwrap_or_else(|| of_level.to_vec())
}

/// Which are on in the chosen level as it is in its file.
fn of_level(pages: &Pages) -> Vec<bool> {
    pages.other().map_or_else(Vec::new, |(_, listing)| listing.options.clone())
}

/// Turns an optional rule of the battle being set up on or off. Turned back to what the level has, nothing is chosen.
pub(super) fn turn(pages: &mut Pages, place: usize, is_on: bool) {
    if pages.is_own() {
        pages.plan.options.iter_mut().skip(place).take(1).for_each(|own| *own = is_on);
        return;
    }
    let of_level = of_level(pages);
    let mut now = on(pages, &of_level);
    now.iter_mut().skip(place).take(1).for_each(|own| *own = is_on);
    pages.options = (now != of_level).then_some(now);
}

/// The optional rules that are on here and not there, or the other way around, by name.
fn changed(grounds: &dyn Grounds, on: &[bool], before: &[bool]) -> BTreeMap<String, bool> {
    let all = grounds.options().iter().zip(on.iter().zip(before));
    let changed = all.filter(|(_, (on, before))| on != before);
    changed.map(|(option, (on, _))| (option.name.to_owned(), *on)).collect()
}

/// The optional rules that aren't as the chosen level has them, by name.
pub(super) fn by_name(pages: &Pages) -> BTreeMap<String, bool> {
    let chosen = pages.options.as_ref().filter(|_| !pages.is_own()).zip(pages.host().grounds());
    chosen.map_or_else(BTreeMap::new, |(on, grounds)| changed(grounds, on, &of_level(pages)))
}

/// The optional rules of a plan that aren't as its book has them, by name.
pub(super) fn of_plan(plan: &Plan) -> BTreeMap<String, bool> {
    changed(plan.grounds(), &plan.options, &plan.grounds().usual_options())
}

/// Turns optional rules of the chosen level on or off again; those that its book doesn't have are left out.
pub(super) fn take(pages: &mut Pages, stored: &BTreeMap<String, bool>) {
    let Some(grounds) = pages.host().grounds() else { return };
    for (place, option) in grounds.options().iter().enumerate() {
        if let Some(is_on) = stored.get(option.name) {
            turn(pages, place, *is_on);
        }
    }
}

/// The same for a plan.
pub(super) fn take_in_plan(plan: &mut Plan, stored: &BTreeMap<String, bool>) {
    let grounds = plan.grounds();
    plan.options = grounds.usual_options();
    for (option, own) in grounds.options().iter().zip(&mut plan.options) {
        *own = stored.get(option.name).copied().unwrap_or(*own);
    }
}
