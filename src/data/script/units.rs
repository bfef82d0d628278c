//! The units of a script: who belongs to them, where they stand, what they carry from the beginning.

use super::{
    Mark,
    kinds::Kinds,
    raw::{Setup, State, Unit},
};
use crate::board::{Cell, Edge, Zone};
use crate::data::{
    findings::{Findings, Path, quote},
    number::within,
};
use crate::force::{PieceId, Post, Side, UnitId};
use crate::rules::monkeys::muster::{PlatoonMuster, PrimateMuster, SideMuster, SquadMuster};
use crate::words::Message;
use std::collections::BTreeMap;

/// Platoons that a side of a script may have.
const PLATOONS: i64 = 9;

/// The forces of a script.
#[derive(Default)]
pub struct Forces {
    pub sides: Vec<SideMuster>,
    pub tokens: BTreeMap<char, PieceId>,
    pub marks: Vec<Mark>,
}

/// Checks all units of a script.
pub fn check(findings: &mut Findings, setup: &Setup, kinds: &Kinds, cells: &BTreeMap<char, Cell>) -> Forces {
    let path = Path::default().field("units");
    let mut forces = Forces::default();
    let mut squads: BTreeMap<UnitId, SquadMuster> = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let path = path.at(place);
        let Some(id) = name(findings, &path.field("unit"), &unit.unit) else { continue };
        let squad = squad(findings, &path, (id, unit), kinds, cells, &mut forces);
        if squads.insert(id, squad).is_some() {
            findings.fault(&path.field("unit"), Message::new("data-twice").with("given", unit.unit.as_str()));
        }
    }
    let tokens = Path::default().field("tokens");
    for letter in cells.keys().filter(|letter| !forces.tokens.contains_key(letter)) {
        findings.fault(&tokens, Message::new("script-nobody").with("given", letter.to_string()));
    }
    forces.sides = sides(findings, setup, squads);
    forces
}

fn name(findings: &mut Findings, path: &Path, given: &str) -> Option<UnitId> {
    let id = given.parse::<UnitId>();
    id.map_err(|why| findings.fault(path, Message::new("script-name").with("why", why.to_string()))).ok()
}

fn squad(
    findings: &mut Findings,
    path: &Path,
    (id, unit): (UnitId, &Unit),
    kinds: &Kinds,
    cells: &BTreeMap<char, Cell>,
    forces: &mut Forces,
) -> SquadMuster {
    let mut squad = SquadMuster { name: unit.unit.clone(), members: Vec::new() };
    let letters = path.field("members");
    if unit.members.is_empty() {
        findings.fault(&letters, Message::new("data-empty"));
    }
    for (place, letter) in unit.members.chars().enumerate() {
        let piece = id.primate(place as u8 + 1);
        if forces.tokens.insert(letter, piece).is_some() {
            findings.fault(&letters, Message::new("data-twice").with("given", letter.to_string()));
        }
        let own = unit.kinds.0.iter().find(|(who, _)| *who == letter).map(|(_, kind)| kind);
        let kind = own.map_or(path.field("kind"), |_| path.field("kinds").key(letter));
        let outfit = kinds.outfit(findings, &kind, own.unwrap_or(&unit.kind));
        let gone = unit.gone.0.iter().find(|(who, _)| *who == letter).map(|(_, pile)| *pile);
        if gone.is_none() && !cells.contains_key(&letter) {
            findings.fault(&letters, Message::new("script-nowhere").with("given", letter.to_string()));
        }
        forces.marks.extend(gone.map(|pile| Mark::Gone(piece, pile)));
        let Some(outfit) = outfit else { continue };
        // Who is gone already needs some cell to be taken from: the first one serves.
        let cell = cells.get(&letter).copied().unwrap_or(Cell::new(0, 0));
        let (name, cost) = (letter.to_string(), outfit.cost);
        squad.members.push(PrimateMuster { name, clan: outfit.clan, weapons: outfit.weapons, cost, cell });
    }
    marks(findings, path, id, unit, forces);
    squad
}

/// States of the whole unit first, then those of single members.
fn marks(findings: &mut Findings, path: &Path, id: UnitId, unit: &Unit, forces: &mut Forces) {
    for state in &unit.state {
        if of_unit(*state) {
            forces.marks.push(Mark::Unit(id, *state));
        } else {
            let members = (1..=unit.members.chars().count() as u8).map(|place| id.primate(place));
            forces.marks.extend(members.map(|piece| Mark::Primate(piece, *state)));
        }
    }
    let member = |letter: &char| unit.members.chars().position(|known| known == *letter);
    let named = |findings: &mut Findings, field: &str, letter: &char| {
        let place = member(letter);
        if place.is_none() {
            let what = Message::new("script-no-member").with("given", quote(&letter.to_string()));
            findings.fault(&path.field(field), what.with("members", unit.members.as_str()));
        }
        place.map(|place| id.primate(place as u8 + 1))
    };
    for (letter, states) in &unit.states.0 {
        let Some(piece) = named(findings, "states", letter) else { continue };
        for state in states {
            if of_unit(*state) {
                let what = Message::new("script-unit-state").with("given", format!("{state:?}"));
                findings.fault(&path.field("states").key(letter), what);
            }
            forces.marks.push(Mark::Primate(piece, *state));
        }
    }
    for letter in unit.kinds.0.iter().map(|(letter, _)| letter).chain(unit.gone.0.iter().map(|(letter, _)| letter)) {
        named(findings, "members", letter);
    }
    let acting = unit.acting.and_then(|letter| named(findings, "acting", &letter));
    forces.marks.extend(acting.map(Mark::Acting));
    if let Some(actions) = unit.actions {
        within(findings, &path.field("actions"), actions.into(), 0, 9);
        forces.marks.push(Mark::Actions(id, actions));
    }
    if unit.state.contains(&State::Committed) {
        findings.fault(&path.field("state"), Message::new("script-committed"));
    }
}

/// Whether a state is a unit's, and not each primate's.
const fn of_unit(state: State) -> bool {
    matches!(state, State::Overwatch | State::OutOfAmmo | State::Committed | State::Done)
}

fn sides(findings: &mut Findings, setup: &Setup, squads: BTreeMap<UnitId, SquadMuster>) -> Vec<SideMuster> {
    let path = Path::default().field("units");
    let most = squads.keys().map(|id| u32::from(id.platoon)).max().unwrap_or(1).max(setup.platoons.unwrap_or(1));
    within(findings, &Path::default().field("platoons"), most.into(), 1, PLATOONS);
    let edges = setup.edges.unwrap_or((Edge::West, Edge::East));
    let mut sides = [edges.0, edges.1]
        .into_iter()
        .zip(Side::BOTH)
        .map(|(edge, side)| SideMuster {
            name: if side == Side::First { "Vermilion" } else { "Cobalt" }.into(),
            edge,
            zone: Zone::default(),
            platoons: vec![PlatoonMuster::default(); most.min(PLATOONS as u32) as usize],
        })
        .collect::<Vec<_>>();
    for (id, squad) in squads {
        let Some(platoon) = sides[id.side.index()].platoons.get_mut(usize::from(id.platoon) - 1) else { continue };
        // Squads are numbered without a gap: the muster counts them by their places.
        if id.post == Post::Squad(platoon.squads.len() as u8 + 1) {
            platoon.squads.push(squad);
        } else {
            let what = Message::new("script-gap").with("given", id.to_string());
            findings.fault(&path, what.with("wanted", platoon.squads.len() + 1));
        }
    }
    for (side, force) in Side::BOTH.into_iter().zip(&sides) {
        if force.platoons.iter().all(|platoon| platoon.squads.is_empty()) {
            findings.fault(&path, Message::new("script-side").with("given", side.key().to_string()));
        }
    }
    sides
}
