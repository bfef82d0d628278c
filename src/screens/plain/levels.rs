//! The levels of a book without screens of its own, for the list in the set-up.

use super::{Plain, fill::portrait};
use crate::battle::account::Page;
use crate::battle::shown::{Piece, Shown};
use crate::data::{error::LoadError, workshop::Workshop};
use crate::dice::Dice;
use crate::engine::{Viewer, door};
use crate::force::{Side, UnitId};
use crate::screens::{
    host::{Force, Listing},
    pages::Pages,
    plan::Plan,
};
use crate::words::{say, word};
use crate::{data::book::LevelFile, panels::setup::UnitCard};
use bevy::prelude::World;
use std::collections::BTreeSet;

/// The file name of a book's level among the levels of all books.
pub(super) fn file<B: Shown>(name: &str) -> String {
    format!("{}/{name}", B::BOOK)
}

impl<B: Shown> Plain<B> {
    /// A level by its name among the levels of all books, the player's own first.
    pub(super) fn named(workshop: &Workshop, wanted: &str) -> Option<B::Level> {
        let own = workshop.levels_of(B::BOOK).find(|(name, _)| file::<B>(name) == wanted);
        match own {
            Some((_, path)) => B::read_level(path, workshop).ok(),
            None => B::levels().into_iter().find(|(name, _)| file::<B>(name) == wanted).map(|(_, level)| level),
        }
    }

    /// The level that is chosen in the set-up, with the rosters and optional rules that are chosen for it; none if it is
    /// gone.
    pub(super) fn chosen(pages: &Pages) -> Option<Result<B::Level, LoadError>> {
        if pages.is_own() {
            return Some(planned::<B>(&pages.plan, pages.seed, &pages.workshop));
        }
        let level = Self::named(&pages.workshop, pages.levels.get(pages.chosen)?)?;
        let level = B::with_options(level, pages.options.as_deref().unwrap_or_default());
        if pages.has_troops() {
            return Some(B::with_troops(&level, pages.rosters(), &pages.workshop.library()));
        }
        Some(Ok(level))
    }

    /// The player's own levels for the list, and what is wrong with those that can't be listed.
    pub(super) fn own(workshop: &Workshop) -> Vec<Result<Listing, LoadError>> {
        let list = |(name, path)| B::read_level(path, workshop).map(|level| listing::<B>(name, &level));
        workshop.levels_of(B::BOOK).map(list).collect()
    }
}

/// The level on the player's own ground.
///
/// # Errors
/// If something can't be grown, found or placed.
pub(super) fn planned<B: Shown>(plan: &Plan, seed: u64, workshop: &Workshop) -> Result<B::Level, LoadError> {
    let wanted = plan.wanted(&word("plan-name"), seed);
    B::draft(&wanted, plan.lies(), &workshop.library()).map(|(level, _)| level)
}

/// A level for the list.
pub(super) fn listing<B: Shown>(name: &str, level: &B::Level) -> Listing {
    let (known, forces) = (B::known(level), forces::<B>(level));
    let scenario = known.as_ref().and_then(|known| B::SCENARIOS.get(known.scenario));
    Listing {
        file: file::<B>(name),
        goal: scenario.filter(|_| !B::ABOUT_SAYS_GOAL).map(|sentences| (word(sentences[0]), word(sentences[1]))),
        rounds: known.and_then(|known| known.rounds),
        options: B::options(level),
        name: B::level_name(level),
        about: B::level_about(level),
        book: B::book(),
        rules: B::book_about(),
        ground: B::level_ground(level),
        strengths: B::strengths(level, forces.each_ref().map(|force| force.units.len())),
        forces,
    }
}

/// A level with rosters that the player has chosen, as the set-up shows it.
pub(super) fn fielded<B: Shown>(level: &B::Level, workshop: &Workshop) -> Listing {
    let mut listing = listing::<B>("", level);
    for (force, left_out) in listing.forces.iter_mut().zip(B::left_out(level, &workshop.library())) {
        force.left_out = left_out;
    }
    listing
}

/// The forces of a level: the battle is set up to get them, since only that determines who is in them.
fn forces<B: Shown>(level: &B::Level) -> [Force; 2] {
    let mut world = World::new();
    door::install::<B>(&mut world);
    door::muster::<B>(&mut world, &level.muster(), Dice::seeded(0));
    let (pieces, names) = (B::pieces(B::view(&world), Viewer::All), B::names(&world));
    let called = B::force_names(level);
    Side::BOTH.map(|side| {
        let mut ids: Vec<UnitId> = pieces.iter().map(|piece| piece.id.unit).filter(|unit| unit.side == side).collect();
        ids.dedup();
        group(&mut ids, &pieces);
        let unit = |id: UnitId| -> Option<UnitCard> {
            let of_unit = || pieces.iter().filter(move |piece| piece.id.unit == id);
            let first: &Piece = of_unit().find(|piece| piece.leads).or_else(|| of_unit().next())?;
            let name = names.get(&id).cloned().unwrap_or_else(|| first.name.clone());
            let count = || say("setup-pieces", &[("count", of_unit().count().into())]);
            let kit = B::kit(B::view(&world), id).unwrap_or_else(count);
            let shown = Piece { cell: Some(Default::default()), ..first.clone() };
            let more = B::page(B::view(&world), id).map(|page| characteristics(&page)).unwrap_or_default();
            Some(UnitCard { portrait: portrait(&shown), name, kit, more })
        };
        let units = ids.into_iter().filter_map(unit).collect();
        Force { name: called[side.index()].clone(), units, left_out: Vec::new() }
    })
}

/// A unit's page in a few lines: what it is, its numbers, its equipment, its special rules.
fn characteristics(page: &Page) -> String {
    let named = |(label, value): (&str, &str)| say("setup-number", &[("label", label.into()), ("value", value.into())]);
    let numbers = page.numbers.iter().map(|number| named((&number.name, &number.value)));
    let facts = page.facts.iter().map(|(label, value)| named((label, value)));
    let traits: BTreeSet<&str> = page.traits.iter().map(|one| one.name.as_str()).collect();
    let traits = traits.into_iter().collect::<Vec<_>>().join(", ");
    let lines = [page.line.clone(), numbers.collect::<Vec<_>>().join(", ")].into_iter().chain(facts).chain([traits]);
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Groups units of the same kind, in the order in which the first of each kind comes.
fn group(ids: &mut [UnitId], pieces: &[Piece]) {
    let kind = |id: &UnitId| pieces.iter().find(|piece| piece.id.unit == *id).map(|piece| piece.name.as_str());
    let before = ids.to_vec();
    ids.sort_by_key(|id| before.iter().position(|other| kind(other) == kind(id)));
}
