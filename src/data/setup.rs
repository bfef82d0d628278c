//! A level whole: ground drawn, rosters folded in, everybody on a cell. A replay carries one, and needs no other file.

use super::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    level::{self, Level, raw, write},
    library::Library,
    raw::Pairs,
    roster::{Platoon, raw as bought},
};
use crate::force::{Side, UnitId};
use crate::rules::monkeys::{muster::PlatoonMuster, profiles::Profiles};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A level with everything that it names from elsewhere folded in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Setup(raw::Level);

impl Setup {
    /// Folds a level.
    pub fn of(level: &Level) -> Self {
        let sides = Side::BOTH.map(|side| fold(level, side));
        Self(raw::Level { ground: write::draw(&level.ground), sides: sides.into(), ..level.source().clone() })
    }

    /// The level again. `file` and `path` name the place where the setup stands: `old.replay.ron`, `setup`.
    ///
    /// # Errors
    /// All faults of meaning: a setup from a file is not trusted more than a level.
    pub fn level(&self, file: &str, path: &str, profiles: Arc<Profiles>) -> Result<(Level, Vec<Note>), LoadError> {
        let mut findings = Findings::default();
        let root = Path::default().field(path);
        let level = level::check(&mut findings, &root, self.0.clone(), &Library::shipped(), profiles);
        findings.settle(file, level)
    }

    /// The text of a level file that begins the same battle.
    pub fn text(&self) -> String {
        write::text(&self.0)
    }
}

fn fold(level: &Level, side: Side) -> raw::Side {
    let platoons = &level.forces[side.index()];
    let stand = &level.sides[side.index()].platoons;
    let mut places = Vec::new();
    for (platoon, PlatoonMuster { units, .. }) in stand.iter().enumerate() {
        for stand in units {
            let cells =
                stand.members.iter().filter_map(|member| member.cell).map(|cell| (cell.x.into(), cell.y.into()));
            let unit = UnitId { side, platoon: platoon as u8 + 1, post: stand.post };
            places.push((unit.to_string(), raw::Places::Cells(cells.collect())));
        }
    }
    raw::Side {
        platoons: platoons.iter().map(|platoon| fold_platoon(platoon, level.profiles())).collect(),
        places: Pairs(places),
        ..level.source().sides[side.index()].clone()
    }
}

fn fold_platoon(platoon: &Platoon, profiles: &Profiles) -> raw::Force {
    let squads = platoon.squads.iter().map(|squad| {
        let members = squad.members.iter().map(|member| {
            let clan = &profiles.clans[member.clan];
            let weapons: Vec<String> =
                member.weapons.iter().map(|weapon| profiles.weapons[*weapon].name.clone()).collect();
            bought::Member {
                clan: clan.name.clone(),
                name: Some(member.name.clone()),
                count: 1,
                weapons: (weapons != [clan.weapon.clone()]).then_some(weapons),
            }
        });
        bought::Squad { name: squad.name.clone(), members: members.collect() }
    });
    raw::Force::Inline { name: platoon.name.clone(), scrap: platoon.scrap, squads: squads.collect() }
}

/// The level of a return match: the forces change sides, each squad where one of the other's stood.
///
/// # Errors
/// Where the other side's zone has no room for them.
pub fn swapped(level: &Level) -> Result<Level, LoadError> {
    let Setup(mut folded) = Setup::of(level);
    let places = Side::BOTH.map(|side| sergeants(level, side));
    let (first, second) = folded.sides.split_at_mut(1);
    std::mem::swap(&mut first[0].platoons, &mut second[0].platoons);
    for side in Side::BOTH {
        let forces = &level.forces[side.other().index()];
        folded.sides[side.index()].places = Pairs(around(side, forces, &places[side.index()]));
    }
    let mut findings = Findings::default();
    let profiles = level.profiles().clone();
    let checked = level::check(&mut findings, &Path::default(), folded, &Library::shipped(), profiles);
    findings.settle(&level.name, checked).map(|(level, _)| level)
}

/// Where the sergeants of a side stand.
fn sergeants(level: &Level, side: Side) -> Vec<crate::board::Cell> {
    let units = level.sides[side.index()].platoons.iter().flat_map(|platoon| &platoon.units);
    units.filter_map(|unit| unit.members.first()?.cell).collect()
}

/// Squads one after another round the given cells; those that are too many share the last ones.
fn around(side: Side, forces: &[Platoon], cells: &[crate::board::Cell]) -> Vec<(String, raw::Places)> {
    let squads = forces.iter().enumerate().flat_map(|(platoon, force)| {
        (0..force.squads.len()).map(move |squad| UnitId::squad(side, platoon as u8 + 1, squad as u8 + 1))
    });
    let place = |(count, unit): (usize, UnitId)| {
        let cell = cells[count % cells.len().max(1)];
        (unit.to_string(), raw::Places::Around((cell.x.into(), cell.y.into())))
    };
    if cells.is_empty() { Vec::new() } else { squads.enumerate().map(place).collect() }
}
