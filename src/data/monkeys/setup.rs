//! A complete level: drawn ground, built-in rosters, everyone on a cell. A replay carries one, so it needs no other
//! file.

use crate::board::{Cell, distance};
use crate::data::{
    error::{Fault, LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    monkeys::{
        draft,
        level::{self, Distant, Level, raw, write},
        roster::{Platoon, fold as bought},
    },
    nearest,
    raw::Pairs,
};
use crate::force::{PieceId, Side, UnitId, name::Part};
use crate::rules::monkeys::{
    muster::{PlatoonMuster, UnitMuster},
    profiles::Profiles,
    scenarios::Scenario,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A level with everything it names from elsewhere included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(raw::Level);

impl Setup {
    /// Folds a level.
    pub fn of(level: &Level) -> Self {
        let sides = Side::BOTH.map(|side| fold(level, side));
        // Ground that players may have generated again is kept as a recipe (G-33).
        let ground = if level.recipe().is_some() {
            level.source().ground.clone()
        } else {
            write::draw(&level.ground, level.style())
        };
        Self(raw::Level { ground, sides: sides.into(), ..level.source().clone() })
    }

    /// Rebuilds the level. `file` and `path` name the position of the set-up: `old.replay.ron`, `setup`.
    ///
    /// # Errors
    /// All content errors: a set-up from a file isn't trusted any more than a level.
    pub fn level(&self, file: &str, path: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        let mut findings = Findings::default();
        let root = Path::default().field(path);
        let level = level::check(&mut findings, &root, self.0.clone(), &Library::shipped(), profiles);
        findings.settle(file, level)
    }

    /// The text of a level file that starts the same battle.
    pub fn text(&self) -> String {
        write::text(&self.0)
    }
}

fn fold(level: &Level, side: Side) -> raw::Side {
    let platoons = &level.forces[side.index()];
    let stand = &level.sides[side.index()].platoons;
    let mut places = Vec::new();
    for (platoon, PlatoonMuster { units, .. }) in stand.iter().enumerate() {
        for unit in units {
            fold_places(UnitId { side, platoon: platoon as u8 + 1, post: unit.post }, unit, &mut places);
        }
    }
    let fold = |platoon: &Platoon| fold_platoon(platoon, level.profiles());
    let here = platoons.iter().zip(stand).filter(|(_, muster)| muster.afar.is_none());
    raw::Side {
        platoons: here.map(|(platoon, _)| fold(platoon)).collect(),
        afar: level.abroad[side.index()].iter().map(|troop| fold_troop(troop, level.profiles())).collect(),
        places: Pairs(places),
        ..level.source().sides[side.index()].clone()
    }
}

/// The positions of a unit and its vehicles; empty for one that is deployed during the battle.
fn fold_places(id: UnitId, unit: &UnitMuster, places: &mut Vec<(String, raw::Places)>) {
    let riding = unit.vehicles.iter().any(|vehicle| vehicle.at.is_some());
    let cells: Vec<raw::At> =
        unit.members.iter().filter_map(|member| member.cell).map(|cell| (cell.x.into(), cell.y.into())).collect();
    if riding || !cells.is_empty() {
        places.push((id.to_string(), raw::Places::Cells(cells)));
    }
    for (number, vehicle) in unit.vehicles.iter().enumerate() {
        if let Some((cell, faces)) = vehicle.at {
            let (at, crew) = ((cell.x.into(), cell.y.into()), vehicle.crew.clone());
            let piece = PieceId { unit: id, part: Part::Vehicle(number as u8 + 1) };
            places.push((piece.to_string(), raw::Places::Manned { at, faces: faces.into(), crew }));
        }
    }
}

/// A platoon in the form used in a self-contained level.
pub(in crate::data) fn fold_platoon(platoon: &Platoon, profiles: &Profiles) -> raw::Force {
    if platoon.veteran {
        return raw::Force::Veterans { name: platoon.name.clone(), units: bought::veterans(platoon, profiles) };
    }
    let bought::Raw { name, command, squads } = bought::platoon(platoon, profiles);
    raw::Force::Inline { name, scrap: platoon.scrap, command: command.map(Box::new), squads }
}

/// A troop in a neighboring hex, in the form used in a self-contained level.
pub(in crate::data) fn fold_troop(troop: &Distant, profiles: &Profiles) -> raw::Afar {
    let Distant { name, hexes, supports, others } = troop;
    let fold = |platoons: &[Platoon]| platoons.iter().map(|platoon| fold_platoon(platoon, profiles)).collect();
    raw::Afar { name: name.clone(), hexes: (*hexes).into(), supports: fold(supports), others: fold(others) }
}

/// The level of a return match: the forces change sides, and each squad takes the position of an enemy squad.
///
/// # Errors
/// If there is no room for them in the other side's zone.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let Setup(mut folded) = Setup::of(level);
    let places = Side::BOTH.map(|side| sergeants(level, side));
    let (first, second) = folded.sides.split_at_mut(1);
    std::mem::swap(&mut first[0].platoons, &mut second[0].platoons);
    std::mem::swap(&mut first[0].afar, &mut second[0].afar);
    for side in Side::BOTH {
        let forces = &level.forces[side.other().index()];
        folded.sides[side.index()].standing.clear();
        folded.sides[side.index()].places = Pairs(around(level, side, forces, &places[side.index()]));
    }
    let mut findings = Findings::default();
    let profiles = level.profiles().clone();
    let checked = level::check(&mut findings, &Path::default(), folded, &Library::shipped(), profiles);
    findings.settle(&level.name, checked).map(|(level, _)| level)
}

/// The same ground with other forces, the first platoons of two rosters.
///
/// # Errors
/// As [`with_troops`].
pub fn with_rosters(level: &Level, rosters: &[String; 2], platoons: u8, library: &Library) -> Result<Level, LoadError> {
    with_troops(level, rosters.each_ref().map(|name| Some(name.as_str())), Some(platoons), library)
}

/// The same ground with other forces on the sides for which a roster is named: its first platoons, as many as the side
/// has in the level unless a number is given. Units take the positions of the level's own, or deploy if those deploy.
///
/// # Errors
/// A roster that is unknown or has errors; a zone without room for them.
pub fn with_troops(
    level: &Level,
    rosters: [Option<&str>; 2],
    platoons: Option<u8>,
    library: &Library,
) -> Result<Level, LoadError> {
    let (mut source, profiles) = (level.source().clone(), level.profiles().clone());
    for (side, name) in Side::BOTH.into_iter().zip(rosters) {
        let Some(name) = name else { continue };
        let Some(roster) = library.roster(name, &profiles)? else {
            let names = library.rosters();
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            return Err(LoadError::single(name, Fault::whole(nearest::unknown("roster", name, &known))));
        };
        let own = &mut source.sides[side.index()];
        let count = roster.platoons.len().min(platoons.map_or(own.platoons.len(), Into::into)).max(1);
        let file = |platoon| raw::Force::Roster { file: name.to_owned(), platoon: platoon as u32 };
        own.platoons = (1..=count).map(file).collect();
        own.standing.clear();
        own.places = Pairs(around(level, side, &roster.platoons[..count], &sergeants(level, side)));
    }
    let mut findings = Findings::default();
    let checked = level::check(&mut findings, &Path::default(), source, library, profiles);
    findings.settle(&level.name, checked).map(|(level, _)| level)
}

/// The same ground and forces in another scenario: the players set up where it says (section 9, 1.6, G-32).
///
/// # Errors
/// Why it can't be played there: no room in the zones, or no place for its objects on the ground.
pub fn in_scenario(level: &Level, scenario: Scenario, library: &Library) -> Result<Level, LoadError> {
    if scenario == level.scenario {
        return Ok(level.clone());
    }
    let mut source = level.source().clone();
    (source.scenario, source.attacker, source.zones) = (scenario, Side::First, Pairs::default());
    source.markers.clear();
    source.rounds = scenario.usual_rounds().map(u32::from);
    for side in Side::BOTH {
        let own = &mut source.sides[side.index()];
        (own.edge, own.zone, own.places) = (draft::edge(scenario, side), None, Pairs::default());
    }
    let mut findings = Findings::default();
    let profiles = level.profiles().clone();
    let checked = level::check(&mut findings, &Path::default(), source, library, profiles);
    findings.settle(&level.name, checked).map(|(level, _)| level)
}

/// The positions of a side's leaders.
fn sergeants(level: &Level, side: Side) -> Vec<Cell> {
    let units = level.sides[side.index()].platoons.iter().flat_map(|platoon| &platoon.units);
    units.filter_map(|unit| unit.members.first()?.cell).collect()
}

/// Units around the given cells, one after another; those left over go next to the first ones.
fn around(level: &Level, side: Side, forces: &[Platoon], cells: &[Cell]) -> Vec<(String, raw::Places)> {
    let Some(zone) = (!cells.is_empty()).then(|| &level.sides[side.index()].zone) else { return Vec::new() };
    let mut taken: Vec<Cell> = Vec::new();
    let mut places = Vec::new();
    let units = forces.iter().enumerate().flat_map(|(platoon, force)| {
        force.units.iter().map(move |unit| UnitId { side, platoon: platoon as u8 + 1, post: unit.post })
    });
    for (count, unit) in units.enumerate() {
        let wanted = cells[count % cells.len()];
        let free = level.ground.spots().cells().filter(|cell| zone.contains(*cell) && !taken.contains(cell));
        let cell = free.min_by_key(|cell| (distance(*cell, wanted), *cell)).unwrap_or(wanted);
        taken.push(cell);
        places.push((unit.to_string(), raw::Places::Around((cell.x.into(), cell.y.into()))));
    }
    places
}
