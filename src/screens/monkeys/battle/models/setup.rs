//! The set-up of a battle: levels with their grounds, scenarios, forces.

use super::super::names::{self, called, capital};
use crate::board::Edges;
use crate::data::{
    error::LoadError,
    monkeys::{
        level::Level,
        roster::{Platoon, Unit},
        setup,
    },
    workshop::Workshop,
};
use crate::engine::Rules;
use crate::force::{Mark, Side, Tag, UnitId};
use crate::panels::{
    Lead, Palette, Portrait, Print, Why,
    setup::{LevelCard, ScenarioChoice, SetUp, SideCard, UnitCard},
};
use crate::rules::monkeys::{
    Monkeys,
    profiles::Profiles,
    scenarios::{Scenario, Setting},
};
use crate::screens::{
    Pages, dials, fielding, hosts,
    monkeys::{starting, troops::figures},
    plan, seating,
};
use crate::view::art::paint::thumbnail;
use crate::words::{say, word};
use std::sync::{Arc, OnceLock};

/// A level in the list, with a small picture of its ground once that has been painted.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its name in the library.
    pub file: String,
    /// The level.
    pub level: Level,
    /// A small picture of its ground.
    pub picture: Option<Print>,
    /// The level in each scenario of the book, or why it can't be fought there; computed when it is first chosen.
    others: OnceLock<Vec<Result<Level, String>>>,
}

/// All playable levels, the player's own first, then the smallest, without pictures.
pub fn listed(workshop: &Workshop) -> Vec<Listed> {
    let load = |file: String| Some(Listed::new(file.clone(), workshop.level(&file).ok()?));
    let mut listed: Vec<Listed> = workshop.levels().into_iter().filter_map(load).collect();
    let size = |one: &Listed| one.level.ground.spots().len();
    listed.sort_by_key(|one| (!workshop.is_own(&one.file), one.level.sides[0].platoons.len(), size(one)));
    listed
}

impl Listed {
    /// A level by its name, without a picture.
    pub const fn new(file: String, level: Level) -> Self {
        Self { file, level, picture: None, others: OnceLock::new() }
    }

    /// The level in a scenario, or why it can't be fought there.
    fn other(&self, scenario: Scenario, workshop: &Workshop) -> &Result<Level, String> {
        let others = self.others.get_or_init(|| {
            let library = workshop.library();
            let made = |one| setup::in_scenario(&self.level, one, &library).map_err(|error| unfit(&error, one));
            Scenario::ALL.map(made).into()
        });
        &others[Scenario::ALL.iter().position(|one| *one == scenario).unwrap_or_default()]
    }

    /// The level in the chosen scenario, or in its own if that can't be fought there.
    pub fn fought(&self, pages: &Pages) -> &Level {
        let scenario = pages.fought().and_then(starting::scenario).unwrap_or(self.level.scenario);
        self.other(scenario, &pages.workshop).as_ref().unwrap_or(&self.level)
    }

    /// Paints the ground into a box of pixels, once.
    pub fn paint(&mut self, size: (u32, u32)) {
        if self.picture.is_none() {
            let pixels = Arc::new(thumbnail(&self.level.ground, size));
            let ground = Arc::as_ptr(&self.level.ground);
            self.picture =
                Some(Print { name: format!("level {} {ground:p} {}x{}", self.file, size.0, size.1), pixels });
        }
    }
}

/// The set-up with its current choices; sides are named by the palette.
pub fn set_up(levels: &[Listed], pages: &Pages, palette: Palette) -> SetUp {
    let chosen = pages.chosen.min(levels.len().saturating_sub(1));
    let seed = pages.seed.to_string();
    let mut set_up = SetUp {
        levels: levels.iter().enumerate().map(|one| card(one, pages)).collect(),
        chosen,
        seed,
        dice: pages.dice,
        ..SetUp::default()
    };
    let Some(listed) = levels.get(chosen) else { return set_up };
    let level = listed.fought(pages);
    set_up.scenarios =
        Scenario::ALL.map(|one| scenario_choice(listed, one, (one == level.scenario, &*pages.workshop))).into();
    let names = Side::BOTH.map(|side| called(palette, side, &level.sides[side.index()].name));
    set_up.figures = figures(level, &names);
    set_up.scenario = scenario(level, &names);
    set_up.sides = Side::BOTH.map(|side| side_card(level, side, pages)).into();
    let is_own = listed.file == plan::own(Monkeys::BOOK);
    set_up.plan = is_own.then(|| dials::plan(&pages.plan, &pages.workshop));
    for card in &mut set_up.sides {
        card.other_rosters = fielding::roster(pages, card.side);
    }
    set_up
}

/// Shows the forces of the chosen level with other rosters.
pub fn field(set_up: &mut SetUp, level: &Level, pages: &Pages) {
    for card in &mut set_up.sides {
        let (side, other_rosters) = (card.side, card.other_rosters.take());
        let count = level.forces[side.index()].len();
        let about = pages.troops[side.index()].as_ref().map(|_| say("setup-troops-about", &[("count", count.into())]));
        *card = SideCard { other_rosters, roster_about: about, ..side_card(level, side, pages) };
    }
}

/// Why a level can't be fought for in a scenario, as a player who chooses it needs to know: zones that a level could
/// give its sides are the concern of its maker.
pub fn unfit(error: &LoadError, scenario: Scenario) -> String {
    let id = error.faults.first().map(|fault| &*fault.what.id);
    match id {
        Some("level-zone-room" | "level-zone-narrow") => say("setup-no-room", &[("scenario", scenario.word().into())]),
        _ => plan::first_fault(error),
    }
}

fn scenario_choice(listed: &Listed, scenario: Scenario, (chosen, workshop): (bool, &Workshop)) -> ScenarioChoice {
    let why = listed.other(scenario, workshop).as_ref().err().map(|why| Why::new(why, "9"));
    ScenarioChoice { name: word(&format!("scenario-{}", scenario.word())), chosen, why }
}

fn card((place, listed): (usize, &Listed), pages: &Pages) -> LevelCard {
    let level = &listed.level;
    let is_own = listed.file == plan::own(Monkeys::BOOK);
    let planned = is_own.then(|| dials::scenario(&pages.planned(Monkeys::BOOK).0));
    LevelCard {
        place,
        name: level.name.clone(),
        about: level.about.clone(),
        scenario: planned.unwrap_or_else(|| word(&format!("scenario-{}", level.scenario.word()))),
        size: size(level),
        platoons: say("setup-platoons", &[("count", level.sides[0].platoons.len().into())]),
        picture: listed.picture.clone(),
        why: None,
    }
}

fn size(level: &Level) -> String {
    let spots = level.ground.spots();
    let (wide, tall) = (i64::from(spots.width()), i64::from(spots.height()));
    say("setup-size", &[("wide", wide.into()), ("tall", tall.into())])
}

fn figures(level: &Level, names: &[String; 2]) -> Vec<(String, String)> {
    let own = level.scenario.terms().rounds(&level.profiles().scenarios);
    let rounds = level.rounds.or(own).map_or_else(|| word("setup-no-limit"), |rounds| rounds.to_string());
    let cover = say("setup-percent", &[("count", i64::from(level.ground.coverage()).into())]);
    let style = level.style().map(|style| (word("plan-style"), plan::style_word(style)));
    let mut figures = vec![(word("setup-board"), size(level)), (word("setup-terrain"), cover)];
    figures.extend(style);
    figures.push((word("setup-rounds"), rounds));
    for (edges, name) in edges(level).into_iter().zip(names) {
        let words: Vec<String> = edges.iter().map(|edge| word(&format!("edge-{}", edge.word()))).collect();
        if !words.is_empty() {
            figures.push((say("setup-edge", &[("side", name.as_str().into())]), words.join(", ")));
        }
    }
    figures
}

/// The edges that belong to a side in the scenario: those it may leave across (G-34).
fn edges(level: &Level) -> [Edges; 2] {
    let profiles = level.profiles();
    let homes = Side::BOTH.map(|side| level.sides[side.index()].edge);
    let (size, attacker) = (level.ground.size(), level.attacker);
    level.scenario.terms().edges(&Setting { size, homes, attacker, numbers: &profiles.scenarios, markers: &[] })
}

fn scenario(level: &Level, names: &[String; 2]) -> (String, Vec<String>) {
    let name = level.scenario.word();
    let mut lines = vec![word(&format!("scenario-{name}-goal"))];
    if level.scenario.has_roles() {
        let of = |side: Side| names[side.index()].as_str();
        let parts = [("attacker", of(level.attacker).into()), ("defender", of(level.attacker.other()).into())];
        lines.push(say("setup-parts", &parts));
    }
    let own = level.scenario.terms().rounds(&level.profiles().scenarios);
    match (own, level.rounds) {
        (None, None) => {}
        (None, Some(rounds)) => {
            lines.push(say("scenario-skirmish-rounds", &[("rounds", i64::from(rounds).into())]));
        }
        (Some(own), rounds) => {
            lines.push(say("scenario-rounds", &[("rounds", i64::from(rounds.unwrap_or(own)).into())]));
        }
    }
    (word(&format!("scenario-{name}")), lines)
}

/// A side's card.
fn side_card(level: &Level, side: Side, pages: &Pages) -> SideCard {
    let who = &pages.seated(hosts::FIRST)[side.index()];
    let forces = &level.forces[side.index()];
    let scrap: u32 = forces.iter().map(Platoon::cost).sum();
    let names: Vec<&str> = forces.iter().map(|platoon| platoon.name.as_str()).filter(|name| !name.is_empty()).collect();
    let units = forces.iter().enumerate().flat_map(|(place, platoon)| {
        let id = move |post| UnitId { side, platoon: place as u8 + 1, post };
        platoon.units.iter().map(move |unit| unit_row(level, id(unit.post), unit))
    });
    SideCard {
        side,
        player: seating::player(pages, hosts::FIRST, who),
        strength: seating::strength(side, who),
        other_rosters: None,
        roster_about: None,
        roster: say("setup-roster", &[("names", names.join(", ").into()), ("scrap", i64::from(scrap).into())]),
        units: units.collect(),
    }
}

fn unit_row(level: &Level, id: UnitId, squad: &Unit) -> UnitCard {
    let book = level.profiles();
    let platoon = (level.forces[id.side.index()].len() > 1).then_some(Mark::Numeral(id.platoon));
    let clan = squad.members.first().map(|first| book.clans[first.clan].name.clone()).unwrap_or_default();
    let portrait =
        Portrait { side: id.side, clan, tag: Tag { platoon, post: id.post }, lead: Lead::Leader, faded: false };
    let mut clans: Vec<(usize, usize)> = Vec::new();
    let mut arms: Vec<(usize, usize)> = Vec::new();
    for member in &squad.members {
        count(&mut clans, member.clan);
        member.weapons.first().iter().for_each(|weapon| count(&mut arms, weapon.weapon));
    }
    let more = characteristics(book, squad, &clans, &arms);
    let clans = clans.into_iter().map(|(clan, count)| {
        let clan = &book.clans[clan];
        format!("{count} {}", if count == 1 { &clan.name } else { &clan.plural })
    });
    let arms = arms.into_iter().map(|(weapon, count)| {
        let name = &book.weapons[weapon].name;
        say("setup-arms", &[("count", count.into()), ("weapon", names::kind(name).into())])
    });
    let arms = arms.chain(vehicles(level, squad));
    let kit = [clans.collect::<Vec<_>>().join(", "), arms.collect::<Vec<_>>().join(", ")].join("; ");
    UnitCard { portrait, name: squad.name.clone(), kit: capital(&kit), more }
}

/// The numbers of the clans, weapons and vehicles of a unit, one each line.
fn characteristics(book: &Profiles, squad: &Unit, clans: &[(usize, usize)], arms: &[(usize, usize)]) -> String {
    let clans = clans.iter().map(|(clan, _)| figures::clan_line(&book.clans[*clan]));
    let arms = arms.iter().map(|(weapon, _)| figures::weapon_line(&book.weapons[*weapon], book));
    let vehicles = vehicle_kinds(squad).into_iter().map(|(kind, _)| figures::vehicle_line(&book.vehicles[kind]));
    clans.chain(arms).chain(vehicles).collect::<Vec<_>>().join("\n")
}

/// The vehicles that a unit brings: "APC", "2 buggies".
fn vehicles(level: &Level, squad: &Unit) -> Vec<String> {
    let book = level.profiles();
    let words = |(kind, count): (usize, usize)| {
        let name = names::kind(&book.vehicles[kind].name);
        say("setup-arms", &[("count", count.into()), ("weapon", name.into())])
    };
    vehicle_kinds(squad).into_iter().map(words).collect()
}

/// The kinds of a unit's vehicles, each with its count.
fn vehicle_kinds(squad: &Unit) -> Vec<(usize, usize)> {
    let mut kinds = Vec::new();
    squad.vehicles.iter().for_each(|vehicle| count(&mut kinds, vehicle.kind));
    kinds
}

fn count(counts: &mut Vec<(usize, usize)>, what: usize) {
    match counts.iter_mut().find(|(known, _)| *known == what) {
        Some((_, count)) => *count += 1,
        None => counts.push((what, 1)),
    }
}
