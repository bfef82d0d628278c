//! The positions of a level for other units than those it was made for.

use super::{
    Level, raw,
    sides::{self, Context, radius, weapons},
};
use crate::board::{Cell, Zone, terrain::Spot};
use crate::data::{
    findings::{Findings, Path},
    library::Library,
    suppression::profiles::is_closed,
};
use crate::force::{Side, UnitId};
use crate::rules::suppression::{muster::unit_id, profiles::Profiles};
use std::collections::BTreeSet;

/// Where the members of a unit may go.
struct Around<'a> {
    level: &'a Level,
    zone: &'a Zone,
    /// The radius of their leader's command.
    radius: i32,
}

/// Gives the units of sides with other forces the positions of the level's own: each leader stands where the leader of
/// that number stood, with the others around it. Positions of units that aren't there are dropped.
pub fn fit(raw: &mut raw::Level, level: &Level, library: &Library) {
    let profiles: &Profiles = &level.profiles;
    let context = Context { library, profiles, cells: None };
    let placed = raw.sides.iter().flat_map(|side| &side.places.0).flat_map(|(_, cells)| cells);
    let mut taken: BTreeSet<Cell> = placed.map(|at| cell(*at)).collect();
    for (side, own) in Side::BOTH.into_iter().zip(&mut raw.sides) {
        // The check of the level reports what is wrong with the force.
        let units = sides::force(&mut Findings::default(), &Path::default(), &own.force, &context);
        if units == level.forces[side.index()] {
            continue;
        }
        let zone = &level.sides[side.index()].zone;
        own.places.0.retain_mut(|(name, cells)| {
            let id = name.parse::<UnitId>().ok();
            let unit = units.iter().enumerate().find(|(place, _)| id == Some(unit_id(side, *place)));
            let kind = unit.and_then(|(_, unit)| profiles.units.iter().position(|kind| kind.name == unit.kind));
            let Some((kind, arms)) = kind.and_then(|kind| Some((kind, weapons(kind, profiles)?))) else { return false };
            let around = Around { level, zone, radius: radius(kind, profiles) };
            *cells = around.gather(cells, arms.len(), &mut taken);
            true
        });
    }
}

impl Around<'_> {
    /// Cells for this many members: that of the leader, those of the unit that stood there, then the nearest free ones.
    fn gather(&self, own: &[raw::At], count: usize, taken: &mut BTreeSet<Cell>) -> Vec<raw::At> {
        let Some((first, others)) = own.split_first() else { return Vec::new() };
        let leader = cell(*first);
        let far = |cell: Cell| {
            let (dx, dy) = (i32::from(cell.x - leader.x), i32::from(cell.y - leader.y));
            dx * dx + dy * dy
        };
        let mut free: Vec<Cell> = self.zone.cells();
        free.retain(|cell| self.is_open(*cell) && !taken.contains(cell));
        free.sort_by_key(|cell| (far(*cell), *cell));
        free.dedup();
        let near = |cell: &Cell| far(*cell) <= self.radius * self.radius;
        let others = others.iter().map(|at| cell(*at)).chain(free).filter(near);
        let cells: Vec<Cell> = [leader].into_iter().chain(others).take(count).collect();
        taken.extend(&cells);
        cells.into_iter().map(|cell| (cell.x.into(), cell.y.into())).collect()
    }

    fn is_open(&self, cell: Cell) -> bool {
        let spots = self.level.ground.spots();
        let closed = |spot: &Spot| is_closed(&self.level.profiles.terrain[usize::from(spot.kind)]);
        spots.contains(cell) && !closed(&spots[cell])
    }
}

/// A cell of a level that has been checked.
const fn cell((x, y): raw::At) -> Cell {
    Cell::new(x as i16, y as i16)
}
