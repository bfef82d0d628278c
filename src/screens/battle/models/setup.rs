//! The set-up of a battle: levels with their grounds, what is fought for, who fights.

use super::{
    super::names::{called, capital},
    faces,
};
use crate::board::Edge;
use crate::data::{
    level::{self, Level},
    library,
    roster::{Platoon, Unit},
};
use crate::force::{Side, UnitId};
use crate::panels::{
    Lead, Palette, Portrait, Print,
    setup::{LevelCard, SetUp, SideCard},
};
use crate::rules::monkeys::illegal::edge_word;
use crate::view::art::paint::thumbnail;
use crate::words::{say, word};
use std::sync::Arc;

/// A level on the list, with its ground in small once that has been painted.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its name in the library.
    pub file: String,
    /// The level.
    pub level: Level,
    /// Its ground in small.
    pub picture: Option<Print>,
}

/// All shipped levels that can be played, the smallest first, without pictures.
pub fn listed() -> Vec<Listed> {
    let load = |file: String| {
        let (level, _) = level::shipped(&file).ok()?;
        Some(Listed { file, level, picture: None })
    };
    let mut listed: Vec<Listed> = library::levels().into_iter().filter_map(load).collect();
    let size = |one: &Listed| one.level.ground.spots().len();
    listed.sort_by_key(|one| (one.level.sides[0].platoons.len(), size(one)));
    listed
}

impl Listed {
    /// Paints the ground into a box of pixels, once.
    pub fn paint(&mut self, size: (u32, u32)) {
        if self.picture.is_none() {
            let pixels = Arc::new(thumbnail(&self.level.ground, size));
            self.picture = Some(Print { name: format!("level {} {}x{}", self.file, size.0, size.1), pixels });
        }
    }
}

/// The set-up of the chosen level with a seed; sides are called as the palette calls them.
pub fn set_up(levels: &[Listed], chosen: usize, seed: u64, palette: Palette) -> SetUp {
    let chosen = chosen.min(levels.len().saturating_sub(1));
    let mut set_up =
        SetUp { levels: levels.iter().map(card).collect(), chosen, seed: seed.to_string(), ..SetUp::default() };
    let Some(Listed { level, .. }) = levels.get(chosen) else { return set_up };
    let names = Side::BOTH.map(|side| called(palette, side, &level.sides[side.index()].name));
    set_up.figures = figures(level, &names);
    set_up.scenario = scenario(level);
    let own = |side: Side| Some(names[side.index()].as_str()).filter(|name| *name != word(palette.side(side).word));
    set_up.sides = Side::BOTH.map(|side| side_card(level, side, own(side))).into();
    set_up
}

fn card(listed: &Listed) -> LevelCard {
    let level = &listed.level;
    LevelCard {
        name: level.name.clone(),
        about: level.about.clone(),
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
    let rounds = level.rounds.map_or_else(|| word("setup-no-limit"), |rounds| rounds.to_string());
    let cover = say("setup-percent", &[("count", i64::from(level.ground.coverage()).into())]);
    let mut figures =
        vec![(word("setup-board"), size(level)), (word("setup-terrain"), cover), (word("setup-rounds"), rounds)];
    for (side, name) in level.sides.iter().zip(names) {
        let edge: Edge = side.edge;
        let edge = word(&format!("edge-{}", edge_word(edge)));
        figures.push((say("setup-edge", &[("side", name.as_str().into())]), edge));
    }
    figures
}

fn scenario(level: &Level) -> (String, Vec<String>) {
    let name = level.scenario.word();
    let mut lines = vec![word(&format!("scenario-{name}-goal"))];
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

/// A side's card; `called` where it has a name that the head of the card does not say.
fn side_card(level: &Level, side: Side, called: Option<&str>) -> SideCard {
    let forces = &level.forces[side.index()];
    let scrap: u32 = forces.iter().map(Platoon::cost).sum();
    let names: Vec<&str> = forces.iter().map(|platoon| platoon.name.as_str()).filter(|name| !name.is_empty()).collect();
    let units = forces.iter().enumerate().flat_map(|(place, platoon)| {
        let id = move |post| UnitId { side, platoon: place as u8 + 1, post };
        platoon.units.iter().map(move |unit| unit_row(level, id(unit.post), unit))
    });
    SideCard {
        side,
        player: called.map_or_else(|| word("setup-here"), |name| say("setup-player", &[("side", name.into())])),
        roster: say("setup-roster", &[("names", names.join(", ").into()), ("scrap", i64::from(scrap).into())]),
        units: units.collect(),
    }
}

fn unit_row(level: &Level, id: UnitId, squad: &Unit) -> (Portrait, String, String) {
    let book = level.profiles();
    let clan = squad.members.first().map(|first| book.clans[first.clan].name.clone()).unwrap_or_default();
    let portrait = Portrait { side: id.side, clan, squad: faces::number(id.post), lead: Lead::Leader, faded: false };
    let mut clans: Vec<(usize, usize)> = Vec::new();
    let mut arms: Vec<(usize, usize)> = Vec::new();
    for member in &squad.members {
        count(&mut clans, member.clan);
        member.weapons.first().iter().for_each(|weapon| count(&mut arms, weapon.weapon));
    }
    let clans = clans.into_iter().map(|(clan, count)| {
        let clan = &book.clans[clan];
        format!("{count} {}", if count == 1 { &clan.name } else { &clan.plural })
    });
    let arms = arms.into_iter().map(|(weapon, count)| {
        let name = &book.weapons[weapon].name;
        say("setup-arms", &[("count", count.into()), ("weapon", name.as_str().into())])
    });
    let what = [clans.collect::<Vec<_>>().join(", "), arms.collect::<Vec<_>>().join(", ")].join("; ");
    (portrait, squad.name.clone(), capital(&what))
}

fn count(counts: &mut Vec<(usize, usize)>, what: usize) {
    match counts.iter_mut().find(|(known, _)| *known == what) {
        Some((_, count)) => *count += 1,
        None => counts.push((what, 1)),
    }
}
