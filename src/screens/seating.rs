//! The players of the level being set up, in any book: each book remembers the last ones.

use super::{
    dials, fielding,
    host::{Host, Listing},
    hosts,
    kept::Kept,
    lesson,
    minds::Called,
    options,
    pages::Pages,
    rounds,
    seats::Who,
    settings::Settings,
};
use crate::data::{error::LoadError, persona::Strength};
use crate::force::Side;
use crate::panels::{
    plan::{Dial, Turns},
    setup::{ScenarioChoice, SetUp, SideCard},
};
use crate::words::{say, word};
use bevy::prelude::World;

impl Pages {
    /// The chosen level of another book, with its host.
    pub(super) fn other(&self) -> Option<&hosts::Level> {
        let chosen = self.levels.get(self.chosen)?;
        self.others.iter().find(|(_, listing)| listing.file == *chosen)
    }

    /// The players of a book's levels: by default, a person against the default character.
    pub(super) fn seated(&self, host: &dyn Host) -> [Who; 2] {
        self.seats.get(host.book()).cloned().unwrap_or_else(|| {
            let first = host.minds().and_then(|minds| minds.first(&self.workshop));
            [Who::Human, first.map(|name| Who::Scripted(name, Strength::Careful)).unwrap_or_default()]
        })
    }

    /// Seats the last players again. The default character takes the seat of one that is gone.
    pub(super) fn sit_down_again(&mut self, settings: &Settings) {
        for host in hosts::all() {
            let Some((first, second)) = settings.seats.get(host.book()) else { continue };
            if let (Some(first), Some(second)) = (Who::read(first), Who::read(second)) {
                let players = [first, second].map(|who| self.or_first(host, who));
                self.seats.insert(host.book(), players);
            }
        }
    }

    /// A player, or the book's default character at the same strength if there is no such character.
    fn or_first(&self, host: &dyn Host, who: Who) -> Who {
        let Who::Scripted(name, strength) = who else { return who };
        let minds = host.minds();
        if minds.is_some_and(|minds| minds.called(&name, &self.workshop).is_some()) {
            return Who::Scripted(name, strength);
        }
        let first = minds.and_then(|minds| minds.first(&self.workshop));
        first.map_or(Who::Human, |name| Who::Scripted(name, strength))
    }

    /// What is wrong with the player's own files.
    pub(super) fn all_faults(&self) -> impl Iterator<Item = &LoadError> {
        self.workshop.faults().into_iter().chain(&self.faults)
    }

    /// Changes the player for a side of the level being set up.
    pub(super) fn seat(&mut self, side: Side, change: impl FnOnce(&Who, &[String], Strength) -> Who) {
        let host = self.host();
        let names = host.minds().map_or_else(Vec::new, |minds| minds.names(&self.workshop));
        let mut seats = self.seated(host);
        let (who, chosen) = (&mut seats[side.index()], &mut self.strengths[side.index()]);
        if let Who::Scripted(_, strength) = who {
            *chosen = Some(*strength);
        }
        *who = change(who, &names, chosen.unwrap_or(Strength::Careful));
        self.seats.insert(host.book(), seats);
    }
}

/// Stores in the settings who plays the level being set up.
pub(super) fn keep(world: &mut World, pages: &Pages) {
    let host = pages.host();
    let [first, second] = pages.seated(host).map(|who| who.text());
    let mut settings = world.resource_mut::<Settings>();
    let seats = settings.seats.entry(host.book().to_owned()).or_default();
    if *seats != (first.clone(), second.clone()) {
        *seats = (first, second);
        settings.store();
    }
}

/// The name of a player, and a description.
pub(super) fn player(pages: &Pages, host: &dyn Host, who: &Who) -> (String, String) {
    let Who::Scripted(name, _) = who else { return (word("seat-human"), word("seat-person-hint")) };
    let called = host.minds().and_then(|minds| minds.called(name, &pages.workshop));
    let Called { name, about } = called.unwrap_or_else(|| Called { name: name.clone(), about: String::new() });
    (name, about)
}

/// How well an opponent plays; `None` for a person.
pub(super) fn strength(side: Side, who: &Who) -> Option<Dial> {
    let Who::Scripted(_, strength) = who else { return None };
    Some(Dial {
        words: word("plan-strength"),
        about: word("plan-strength-about"),
        values: Strength::ALL.iter().map(|one| word(&format!("strength-{}", one.key()))).collect(),
        abouts: Strength::ALL.iter().map(|one| word(&format!("strength-{}-about", one.key()))).collect(),
        chosen: Strength::ALL.iter().position(|one| one == strength).unwrap_or_default(),
        turns: Turns::Strength(side),
        rule: None,
    })
}

/// The set-up of another book's level: players, forces and dice; and why it can't start, if so.
pub(super) fn set_up(kept: &mut Kept, pages: &Pages, host: &'static dyn Host) -> (SetUp, Option<String>) {
    let levels = kept.others(pages, host);
    let own = pages.is_own().then(|| kept.own(pages, host).clone());
    let (fielded, misfit) = match kept.fielded(pages, host) {
        Some(Ok(fielded)) => (Some(fielded.clone()), None),
        Some(Err(why)) => (None, Some(why.clone())),
        None => (None, None),
    };
    let is_fielded = fielded.is_some();
    let fault = own.as_ref().and_then(|own| own.fault.clone()).or(misfit);
    let listing = own.and_then(|own| own.listing).or(fielded);
    let listing = listing.or_else(|| pages.other().map(|(_, listing)| listing.clone()));
    let mut set_up = SetUp {
        levels,
        chosen: pages.chosen,
        seed: pages.seed.to_string(),
        dice: pages.dice,
        lesson: lesson::of_book(host.book()),
        ..SetUp::default()
    };
    let Some(Listing { ground, book, rules, forces, goal, rounds, options, .. }) = listing else {
        return (set_up, fault);
    };
    let size = super::kept::size(&ground);
    let cover = say("setup-percent", &[("count", i64::from(ground.coverage()).into())]);
    let people = host.minds().is_none().then(|| word("setup-two-people"));
    let who = pages.seated(host);
    let plan = pages.is_own().then_some(&pages.plan);
    let card = |(side, force): (Side, super::host::Force)| SideCard {
        side,
        player: player(pages, host, &who[side.index()]),
        strength: strength(side, &who[side.index()]),
        other_rosters: fielding::roster(pages, side),
        roster_about: fielding::about(pages, side, &force.left_out).filter(|_| is_fielded),
        roster: force.name,
        units: force.units,
    };
    set_up.figures = vec![(word("setup-board"), size), (word("setup-terrain"), cover)];
    set_up.figures.extend(rounds.map(|rounds| (rounds::limit(host.in_turns()), rounds.to_string())));
    if let Some(grounds) = host.grounds() {
        let on = options::on(pages, &options);
        (set_up.options, set_up.played) = (options::dials(grounds, &on), options::played(grounds, &on));
    }
    set_up.sides = host.minds().map_or_else(Vec::new, |_| Side::BOTH.into_iter().zip(forces).map(card).collect());
    set_up.scenario = (goal.as_ref().map_or(book, |(name, _)| name.clone()), Vec::new());
    set_up.scenario.1.extend(goal.map(|(_, goal)| goal).into_iter().chain([rules]).chain(people));
    if let Some(plan) = plan {
        let choice = |(place, [name, _]): (usize, &[&str; 2])| ScenarioChoice {
            name: word(name),
            chosen: place == plan.scenario,
            why: None,
        };
        set_up.scenarios = plan.grounds().scenarios().iter().enumerate().map(choice).collect();
        set_up.plan = Some(dials::plan(plan, &pages.workshop));
    }
    (set_up, fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::intent::Change;
    use crate::screens::plan;
    use std::sync::Arc;

    #[test]
    fn a_strength_outlasts_a_person_in_between() {
        let mut pages = Pages::new(Arc::default());
        let seated = |pages: &Pages| pages.seated(pages.host())[1].clone();
        plan::change(&mut pages, Change::Strength(Side::Second, 3));
        assert!(matches!(seated(&pages), Who::Scripted(_, Strength::Deep)));
        let mut met = Vec::new();
        for _ in 0..20 {
            plan::change(&mut pages, Change::Seat(Side::Second, 1));
            met.push(seated(&pages));
        }
        let people = met.iter().filter(|who| **who == Who::Human).count();
        let deep = met.iter().filter(|who| matches!(who, Who::Scripted(_, Strength::Deep))).count();
        assert!(people > 0 && people + deep == met.len(), "{met:?}");
    }
}
