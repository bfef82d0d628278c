//! The units of a script: their members, positions and initial marks.

use super::{
    Mark,
    board::{self, Tokens},
    hulls,
    kinds::Kinds,
    raw::{Setup, Unit, Vehicle},
    wear,
};
use crate::board::{Block, Cell, Direction, Edge, Zone};
use crate::data::{
    findings::{Findings, Path, quote},
    number::within,
};
use crate::force::{PieceId, Side, UnitId, name::Part};
use crate::rules::monkeys::muster::{
    Afar, Carried, Emplacement, Hurts, PlatoonMuster, PrimateMuster, SideMuster, UnitMuster, VehicleMuster,
};
use crate::rules::monkeys::vehicles::Footprint;
use crate::words::Message;
use std::collections::BTreeMap;

/// Most platoons that a side of a script may have.
const PLATOONS: i64 = 9;

/// The largest distance in hexes from which guns may fire.
const FARTHEST: i64 = 9;

/// The forces of a script.
#[derive(Default)]
pub struct Forces {
    pub sides: Vec<SideMuster>,
    pub tokens: BTreeMap<char, PieceId>,
    pub marks: Vec<Mark>,
}

/// What units are checked against.
struct Context<'a> {
    kinds: &'a Kinds,
    cells: &'a Tokens,
    hulls: Vec<(char, Footprint)>,
    /// Columns and rows of the board.
    size: (usize, usize),
}

/// Checks all units of a script.
pub fn check(findings: &mut Findings, setup: &Setup, kinds: &Kinds, cells: &Tokens) -> Forces {
    let path = Path::default().field("units");
    let hulls = hulls::all(setup, kinds, cells);
    let (mut forces, context) = (Forces::default(), Context { kinds, cells, hulls, size: board::size(setup) });
    let mut units: BTreeMap<UnitId, UnitMuster> = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let path = path.at(place);
        let Some(id) = name(findings, &path.field("unit"), &unit.unit) else { continue };
        let muster = context.unit(findings, &path, (id, unit), &mut forces);
        marks(findings, &path, id, unit, &mut forces);
        if units.insert(id, muster).is_some() {
            findings.fault(&path.field("unit"), Message::new("data-twice").with("given", unit.unit.as_str()));
        }
    }
    let tokens = Path::default().field("tokens");
    for letter in cells.keys().filter(|letter| !forces.tokens.contains_key(letter)) {
        findings.fault(&tokens, Message::new("script-nobody").with("given", letter.to_string()));
    }
    forces.sides = sides(findings, setup, units);
    forces
}

fn name(findings: &mut Findings, path: &Path, given: &str) -> Option<UnitId> {
    let id = given.parse::<UnitId>();
    id.map_err(|why| findings.fault(path, Message::new("script-name").with("why", why.to_string()))).ok()
}

/// Records the owner of a letter; an error if it is taken.
fn claim(findings: &mut Findings, path: &Path, forces: &mut Forces, letter: char, piece: PieceId) {
    if forces.tokens.insert(letter, piece).is_some() {
        findings.fault(path, Message::new("data-twice").with("given", letter.to_string()));
    }
}

impl Context<'_> {
    fn unit(
        &self,
        findings: &mut Findings,
        path: &Path,
        (id, unit): (UnitId, &Unit),
        forces: &mut Forces,
    ) -> UnitMuster {
        if unit.members.is_empty() {
            findings.fault(&path.field("members"), Message::new("data-empty"));
        }
        let mut muster = UnitMuster {
            post: id.post,
            name: unit.unit.clone(),
            members: Vec::new(),
            vehicles: Vec::new(),
            emplacements: Vec::new(),
        };
        for (place, letter) in unit.members.chars().enumerate() {
            let piece = id.primate(place as u8 + 1);
            claim(findings, &path.field("members"), forces, letter, piece);
            muster.members.extend(self.member(findings, path, unit, (letter, piece), forces));
        }
        for (place, (letter, vehicle)) in unit.vehicles.0.iter().enumerate() {
            let path = path.field("vehicles").key(letter);
            let piece = PieceId { unit: id, part: Part::Vehicle(place as u8 + 1) };
            claim(findings, &path, forces, *letter, piece);
            let Some(parked) = self.vehicle(findings, &path, unit, *letter, vehicle) else { continue };
            if let Some(damage) = &vehicle.damage {
                forces.marks.extend(wear::damage(findings, &path, (piece, &parked), damage));
            }
            muster.vehicles.push(parked);
        }
        for (place, emplacement) in unit.emplacements.iter().enumerate() {
            let path = path.field("emplacements").at(place);
            check_cell(findings, &path.field("cell"), emplacement.cell, self.size);
            let weapon = self.kinds.weapon(findings, &path.field("weapon"), &emplacement.weapon);
            let cell = Some(Cell::from(emplacement.cell));
            muster.emplacements.extend(weapon.map(|weapon| Emplacement { arm: Carried::plain(weapon), cell }));
        }
        forces.marks.extend(wear::spent(findings, path, (id, unit), &muster));
        muster
    }

    fn member(
        &self,
        findings: &mut Findings,
        path: &Path,
        unit: &Unit,
        (letter, piece): (char, PieceId),
        forces: &mut Forces,
    ) -> Option<PrimateMuster> {
        let own = unit.kinds.0.iter().find(|(who, _)| *who == letter).map(|(_, kind)| kind);
        let kind = own.map_or(path.field("kind"), |_| path.field("kinds").key(letter));
        let outfit = self.kinds.outfit(findings, &kind, own.unwrap_or(&unit.kind));
        let gone = unit.gone.0.iter().find(|(who, _)| *who == letter).map(|(_, pile)| *pile);
        forces.marks.extend(gone.map(|pile| Mark::Gone(piece, pile)));
        let rides = unit.vehicles.0.iter().any(|(_, vehicle)| vehicle.crew.0.iter().any(|(who, _)| *who == letter));
        let stands = self.cells.get(&letter);
        if unit.is_elsewhere() && stands.is_some() {
            findings.fault(
                &path.field(if unit.reserve { "reserve" } else { "afar" }),
                Message::new("script-reserve-stands").with("given", letter.to_string()),
            );
        } else if stands.is_none_or(|cells| cells.len() != 1) && gone.is_none() && !rides && !unit.is_elsewhere() {
            let what = if stands.is_none() { "script-nowhere" } else { "script-everywhere" };
            findings.fault(&path.field("members"), Message::new(what).with("given", letter.to_string()));
        }
        // A piece that is already gone needs a cell to be removed from: use the first one.
        let cell = stands.and_then(|cells| cells.first().copied()).or_else(|| gone.map(|_| Cell::new(0, 0)));
        outfit.map(|outfit| PrimateMuster {
            name: letter.to_string(),
            clan: outfit.clan,
            weapons: outfit.weapons,
            armor: outfit.armor,
            gear: outfit.gear,
            talents: outfit.talents,
            corporal: outfit.corporal,
            cost: outfit.cost,
            hurts: Hurts::default(),
            cell,
        })
    }

    fn vehicle(
        &self,
        findings: &mut Findings,
        path: &Path,
        unit: &Unit,
        letter: char,
        vehicle: &Vehicle,
    ) -> Option<VehicleMuster> {
        let kind = self.kinds.vehicle(findings, &path.field("kind"), &vehicle.kind)?;
        let facing = char::from_digit(vehicle.facing.into(), 10).and_then(Direction::from_digit);
        if facing.is_none() {
            findings
                .fault(&path.field("facing"), Message::new("script-facing").with("given", i32::from(vehicle.facing)));
        }
        let corner = self.cells.get(&letter).and_then(|cells| cells.first().copied());
        if unit.is_elsewhere() && corner.is_some() {
            findings.fault(path, Message::new("script-reserve-stands").with("given", letter.to_string()));
        } else if corner.is_none() && !unit.is_elsewhere() {
            findings.fault(path, Message::new("script-nowhere").with("given", letter.to_string()));
        }
        let profile = &self.kinds.profiles.vehicles[kind];
        hulls::check_footprint(findings, path, (letter, profile), (self.cells, &self.hulls), self.size);
        hulls::check_crew(findings, path, unit, (vehicle, profile));
        hulls::check_mounts(findings, path, (vehicle, profile));
        let own = || profile.mounts.iter().map(|mount| mount.weapon).collect();
        let arm = |findings: &mut Findings, (place, name): (usize, &Option<String>)| {
            let path = path.field("mounts").at(place);
            name.as_ref().and_then(|name| self.kinds.weapon(findings, &path, name))
        };
        let mounts =
            vehicle.mounts.as_ref().map(|mounts| mounts.iter().enumerate().map(|one| arm(findings, one)).collect());
        let seat = |(who, seat): &(char, _)| {
            let place = unit.members.chars().position(|known| known == *who)?;
            Some((place as u8 + 1, *seat))
        };
        let crew = vehicle.crew.0.iter().filter_map(seat).collect();
        Some(VehicleMuster {
            kind,
            mounts: mounts.unwrap_or_else(own),
            spares: vehicle.spares.clone(),
            cost: profile.cost,
            at: corner.zip(facing),
            crew,
        })
    }
}

/// States of the whole unit first, then those of individual members.
fn marks(findings: &mut Findings, path: &Path, id: UnitId, unit: &Unit, forces: &mut Forces) {
    for state in &unit.state {
        if state.is_a_units() {
            forces.marks.push(Mark::Unit(id, *state));
        } else {
            let members = (1..=unit.members.chars().count() as u8).map(|place| id.primate(place));
            forces.marks.extend(members.map(|piece| Mark::Primate(piece, *state)));
        }
    }
    let named = |findings: &mut Findings, field: &str, letter: &char| {
        let place = unit.members.chars().position(|known| known == *letter);
        if place.is_none() {
            let what = Message::new("script-no-member").with("given", quote(&letter.to_string()));
            findings.fault(&path.field(field), what.with("members", unit.members.as_str()));
        }
        place.map(|place| id.primate(place as u8 + 1))
    };
    for (letter, states) in &unit.states.0 {
        let Some(piece) = named(findings, "states", letter) else { continue };
        for state in states.iter().filter(|state| state.is_a_units()) {
            let what = Message::new("script-unit-state").with("given", format!("{state:?}"));
            findings.fault(&path.field("states").key(letter), what);
        }
        forces.marks.extend(states.iter().map(|state| Mark::Primate(piece, *state)));
    }
    unit.kinds.0.iter().for_each(|(letter, _)| _ = named(findings, "kinds", letter));
    unit.gone.0.iter().for_each(|(letter, _)| _ = named(findings, "gone", letter));
    unit.spent.0.iter().for_each(|(letter, _)| _ = named(findings, "spent", letter));
    for (letter, _) in unit.vehicles.0.iter().flat_map(|(_, vehicle)| &vehicle.crew.0) {
        named(findings, "vehicles", letter);
    }
    let acting = unit.acting.and_then(|letter| named(findings, "acting", &letter));
    forces.marks.extend(acting.map(Mark::Acting));
    if let Some(actions) = unit.actions {
        within(findings, &path.field("actions"), actions.into(), 0, 9);
        forces.marks.push(Mark::Actions(id, actions));
    }
    let states = unit.state.iter().chain(unit.states.0.iter().flat_map(|(_, states)| states));
    for state in states.filter(|state| state.is_an_outcome()) {
        let what = Message::new("script-outcome").with("given", format!("{state:?}"));
        findings.fault(&path.field("state"), what);
    }
}

fn sides(findings: &mut Findings, setup: &Setup, units: BTreeMap<UnitId, UnitMuster>) -> Vec<SideMuster> {
    let path = Path::default().field("units");
    let most = units.keys().map(|id| u32::from(id.platoon)).max().unwrap_or(1).max(setup.platoons.unwrap_or(1));
    within(findings, &Path::default().field("platoons"), most.into(), 1, PLATOONS);
    let edges = setup.edges.unwrap_or((Edge::West, Edge::East));
    let mut side = |(edge, side): (Edge, Side)| SideMuster {
        name: if side == Side::First { "Vermilion" } else { "Cobalt" }.into(),
        edge,
        zone: zone(findings, setup, side),
        platoons: vec![PlatoonMuster::default(); most.min(PLATOONS as u32) as usize],
    };
    let mut sides: Vec<SideMuster> = [edges.0, edges.1].into_iter().zip(Side::BOTH).map(&mut side).collect();
    for (id, unit) in units {
        let platoon = sides[id.side.index()].platoons.get_mut(usize::from(id.platoon) - 1);
        if let Some(platoon) = platoon {
            platoon.units.push(unit);
        }
    }
    send_afar(findings, setup, &mut sides);
    for (side, force) in Side::BOTH.into_iter().zip(&sides) {
        if force.platoons.iter().all(|platoon| platoon.units.is_empty()) {
            findings.fault(&path, Message::new("script-side").with("given", side.key().to_string()));
        }
    }
    sides
}

/// Platoons in other hexes: all units of a platoon must be in the same place (C-15).
fn send_afar(findings: &mut Findings, setup: &Setup, sides: &mut [SideMuster]) {
    let path = Path::default().field("units");
    let mut known: BTreeMap<(Side, u8), Option<u8>> = BTreeMap::new();
    for (place, unit) in setup.units.iter().enumerate() {
        let Ok(id) = unit.unit.parse::<UnitId>() else { continue };
        let path = path.at(place).field("afar");
        if let Some(hexes) = unit.afar {
            within(findings, &path, hexes.into(), 1, FARTHEST);
        }
        if *known.entry((id.side, id.platoon)).or_insert(unit.afar) != unit.afar {
            findings.fault(&path, Message::new("script-afar").with("platoon", i32::from(id.platoon)));
        }
        let platoon = sides[id.side.index()].platoons.get_mut(usize::from(id.platoon).wrapping_sub(1));
        if let (Some(platoon), Some(hexes)) = (platoon, unit.afar) {
            platoon.afar = Some(Afar { troop: format!("{}{}", id.side.key(), id.platoon), hexes, supports: true });
        }
    }
}

/// Where a side sets up, for scenarios that need it: blocks of the board, from top left to bottom right.
fn zone(findings: &mut Findings, setup: &Setup, side: Side) -> Zone {
    let own = setup.zones.0.iter().find(|(known, _)| *known == side).map_or(&[][..], |(_, blocks)| blocks);
    let path = Path::default().field("zones").key(side.key());
    let mut blocks = Vec::new();
    for (place, (from, to)) in own.iter().enumerate() {
        let path = path.at(place);
        let corners = [*from, *to].map(|at| check_cell(findings, &path, at, board::size(setup)));
        let [Some(from), Some(to)] = corners else { continue };
        if from.x > to.x || from.y > to.y {
            let what = Message::new("level-block").with("from", from.to_string()).with("to", to.to_string());
            findings.fault(&path, what);
        }
        blocks.push(Block { from, to });
    }
    Zone(blocks)
}

/// A cell of the board; none and an error if it is off the board.
fn check_cell<T: Into<i64>>(findings: &mut Findings, path: &Path, at: (T, T), size: (usize, usize)) -> Option<Cell> {
    let (x, y): (i64, i64) = (at.0.into(), at.1.into());
    let good = within(findings, path, x, 0, size.0 as i64 - 1) & within(findings, path, y, 0, size.1 as i64 - 1);
    good.then(|| Cell::new(x as i16, y as i16))
}
