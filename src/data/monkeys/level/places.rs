//! Everyone's initial position (1.6, G-12, T-22, T-24, T-27). Sides without placements deploy in the battle (G-32).

use super::{
    keys::{self, Keys},
    park, raw,
    sides::Checked,
    sphere,
    zones::check_cell,
};
use crate::board::{Block, Cell, Zone, distance, terrain::Ground};
use crate::data::findings::{Findings, Path};
use crate::force::{Side, UnitId, name::Part};
use crate::rules::monkeys::{muster::UnitMuster, profiles::Profiles, sphere::SERGEANT};
use crate::words::Message;
use std::collections::BTreeMap;

/// The squares taken so far, with the units that took them.
type Taken = BTreeMap<Cell, UnitId>;

/// The ground for the pieces of a level, and the pieces already there.
pub(in crate::data) struct Table<'a> {
    pub ground: &'a Ground,
    pub profiles: &'a Profiles,
    pub zone: Zone,
    pub taken: Taken,
}

impl<'a> Table<'a> {
    /// A table without anybody on it.
    pub const fn bare(ground: &'a Ground, profiles: &'a Profiles, zone: Zone) -> Self {
        Self { ground, profiles, zone, taken: Taken::new() }
    }
}

/// A unit to be placed, and its entry in the file.
struct Entry<'a> {
    id: UnitId,
    /// Platoon and unit among those of its side.
    at: (usize, usize),
    path: Path,
    places: &'a raw::Places,
}

/// A side that deploys in the battle must have room for everybody twice over, so that nobody is left out (G-32).
fn check_room(findings: &mut Findings, path: &Path, side: &Checked) {
    let units = || side.stand.iter().flat_map(|platoon| &platoon.units);
    let primates: usize = units().map(|unit| unit.members.len()).sum();
    // A vehicle takes up to nine squares, plus room to turn.
    let vehicles: usize = units().map(|unit| unit.vehicles.len()).sum();
    let long = |from: i16, to: i16| usize::try_from(to - from + 1).unwrap_or(0);
    let block = |block: &Block| long(block.from.x, block.to.x) * long(block.from.y, block.to.y);
    let room: usize = side.zone.0.iter().map(block).sum();
    let needed = 2 * primates + 16 * vehicles;
    if room < needed && !side.zone.0.is_empty() {
        findings.fault(path, Message::new("level-zone-narrow").with("needed", needed).with("room", room));
    }
}

/// Places all units of both sides. It is an error if a primate can't be where the file says.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Side],
    sides: &mut [Checked; 2],
    ground: &Ground,
    profiles: &Profiles,
) {
    let mut table = Table::bare(ground, profiles, Zone::default());
    let mut waiting = Vec::new();
    for (place, side) in sides.iter_mut().enumerate() {
        let path = path.at(place).field("places");
        if raw[place].places.0.is_empty() {
            check_room(findings, &path, side);
            continue;
        }
        table.zone = space(side, ground);
        let keys = keys::check(findings, &path, place, &raw[place], side);
        keys::split(findings, &path, &keys, side, profiles);
        man(findings, &path, &keys, side, profiles);
        let entries = pair(findings, &path, place, &keys, side);
        let mut anchors = Vec::new();
        for entry in entries {
            let before = findings.count();
            let unit = &mut side.stand[entry.at.0].units[entry.at.1];
            let anchor = stand_by_hand(findings, &entry, unit, &mut table);
            anchors.extend(anchor.filter(|_| findings.count() == before).map(|anchor| (entry, anchor)));
        }
        park::by_hand(findings, &path, &keys.vehicles, side, &mut table);
        waiting.push((place, anchors));
    }
    // Units placed by hand and all leaders come first; the others gather in the remaining space.
    for (place, anchors) in waiting {
        let side = &mut sides[place];
        table.zone = space(side, ground);
        for (entry, anchor) in &anchors {
            let unit = &mut side.stand[entry.at.0].units[entry.at.1];
            park::beside(findings, &entry.path, (entry.id, *anchor, side.edge), unit, &mut table);
        }
        for (entry, anchor) in &anchors {
            let unit = &mut side.stand[entry.at.0].units[entry.at.1];
            if matches!(entry.places, raw::Places::Around(_)) {
                gather(findings, entry, *anchor, unit, &mut table);
            }
            park::emplace(*anchor, unit, &table);
        }
        sphere::check(findings, &path.at(place).field("places"), place, side, profiles);
    }
}

/// Where a side may be: its zone, or the whole board if the zone itself has an error and is empty, so that units don't
/// add further errors.
fn space(side: &Checked, ground: &Ground) -> Zone {
    if !side.zone.0.is_empty() {
        return side.zone.clone();
    }
    let to = Cell::new(ground.spots().width() - 1, ground.spots().height() - 1);
    Zone(vec![Block { from: Cell::default(), to }])
}

/// Takes over the crews named by the file.
fn man(findings: &mut Findings, path: &Path, keys: &Keys, side: &mut Checked, profiles: &Profiles) {
    for (piece, places) in &keys.vehicles {
        let raw::Places::Manned { crew, .. } = places else { continue };
        let (Part::Vehicle(number), Some(unit)) = (piece.part, find(side, piece.unit)) else { continue };
        park::man(findings, &path.key(piece.to_string()).field("crew"), crew, unit, number, profiles);
    }
}

/// A unit of this side, by name.
pub(super) fn find(side: &mut Checked, id: UnitId) -> Option<&mut UnitMuster> {
    let platoon = side.stand.get_mut(usize::from(id.platoon).checked_sub(1)?)?;
    platoon.units.iter_mut().find(|unit| unit.post == id.post)
}

/// Every unit of a side with its entry in the file; a unit without one is an error.
fn pair<'a>(findings: &mut Findings, path: &Path, place: usize, keys: &Keys<'a>, side: &Checked) -> Vec<Entry<'a>> {
    let mut entries = Vec::new();
    for (platoon, stand) in side.stand.iter().enumerate() {
        for (unit, UnitMuster { post, .. }) in stand.units.iter().enumerate() {
            let id = UnitId { side: Side::BOTH[place], platoon: platoon as u8 + 1, post: *post };
            match keys.units.get(&id) {
                Some(places) => {
                    entries.push(Entry { id, at: (platoon, unit), path: path.key(id.to_string()), places });
                }
                None => findings.fault(path, Message::new("level-no-place").with("unit", id.to_string())),
            }
        }
    }
    entries
}

/// Whether a member, counted from 0, is on foot.
fn is_on_foot(unit: &UnitMuster, member: usize) -> bool {
    let aboard = |(number, _): &(u8, _)| usize::from(*number) == member + 1;
    !unit.vehicles.iter().flat_map(|vehicle| &vehicle.crew).any(aboard)
}

/// The members on foot, in order.
fn on_foot(unit: &UnitMuster) -> Vec<usize> {
    (0..unit.members.len()).filter(|member| is_on_foot(unit, *member)).collect()
}

/// Places a unit's members by hand, or only its leader; returns the cell that the rest gathers around.
fn stand_by_hand(findings: &mut Findings, entry: &Entry, unit: &mut UnitMuster, table: &mut Table) -> Option<Cell> {
    match entry.places {
        raw::Places::Cells(cells) => check_cells(findings, entry, cells, unit, table),
        raw::Places::Around(at) => {
            let cell = check_cell(findings, &entry.path, *at, table.ground)?;
            // If the leader rides, the others gather around its vehicle.
            if is_on_foot(unit, 0)
                && let Some(leader) = unit.members.first_mut()
            {
                stand(findings, entry, &entry.path, *at, table)?;
                leader.cell = Some(cell);
            }
            Some(cell)
        }
        raw::Places::Facing(..) | raw::Places::Manned { .. } => None,
    }
}

/// Checks the cells of a unit that is placed by hand; returns the leader's, or the first.
fn check_cells(
    findings: &mut Findings,
    entry: &Entry,
    raw: &[raw::At],
    unit: &mut UnitMuster,
    table: &mut Table,
) -> Option<Cell> {
    let standing = on_foot(unit);
    if raw.len() != standing.len() {
        let what = Message::new("level-cells").with("given", raw.len()).with("unit", entry.id.to_string());
        findings.fault(&entry.path, what.with("size", standing.len()));
        return None;
    }
    let before = findings.count();
    let check = |(place, at): (usize, &raw::At)| stand(findings, entry, &entry.path.at(place), *at, table);
    let cells: Vec<Cell> = raw.iter().enumerate().filter_map(check).collect();
    if findings.count() > before {
        return None;
    }
    for (member, cell) in standing.into_iter().zip(&cells) {
        unit.members[member].cell = Some(*cell);
    }
    // A unit whose members all ride is where its vehicles are put.
    cells.first().copied()
}

/// Puts a primate on a cell, if the cell is on the board, in the zone and free.
fn stand(findings: &mut Findings, entry: &Entry, path: &Path, at: raw::At, table: &mut Table) -> Option<Cell> {
    let cell = check_cell(findings, path, at, table.ground)?;
    take(findings, path, entry.id, cell, table)
}

/// Takes a cell for a piece of a unit, if it is in the zone and free.
pub(super) fn take(findings: &mut Findings, path: &Path, unit: UnitId, cell: Cell, table: &mut Table) -> Option<Cell> {
    if !table.zone.contains(cell) {
        let what = Message::new("level-zone").with("cell", cell.to_string());
        findings.fault(path, what.with("zone", zone_text(&table.zone)));
        return None;
    }
    if let Some(other) = table.taken.insert(cell, unit) {
        let what = Message::new("level-taken").with("cell", cell.to_string());
        findings.fault(path, what.with("unit", other.to_string()));
        return None;
    }
    Some(cell)
}

fn zone_text(zone: &Zone) -> String {
    let blocks: Vec<String> = zone.0.iter().map(|block| format!("{} to {}", block.from, block.to)).collect();
    crate::data::nearest::listed(&blocks)
}

/// Gathers a unit around a cell: the nearest free cells of its zone inside the sphere, level ground first.
fn gather(findings: &mut Findings, entry: &Entry, centre: Cell, unit: &mut UnitMuster, table: &mut Table) {
    let waiting: Vec<usize> = on_foot(unit).into_iter().filter(|member| unit.members[*member].cell.is_none()).collect();
    let climb = |cell: Cell| (table.ground.surface(cell) - table.ground.surface(centre)).abs();
    let square = |length: i16| i32::from(length) * i32::from(length);
    let round = |cell: Cell| square(cell.x - centre.x) + square(cell.y - centre.y);
    let mut free: Vec<Cell> = near(centre, SERGEANT, table.ground)
        .filter(|cell| table.zone.contains(*cell) && !table.taken.contains_key(cell))
        .collect();
    free.sort_by_key(|cell| (distance(*cell, centre) + 2 * climb(*cell), round(*cell), *cell));
    if free.len() < waiting.len() {
        let size = on_foot(unit).len();
        let what = Message::new("level-no-room").with("cell", centre.to_string()).with("size", size);
        findings.fault(&entry.path, what.with("room", free.len() + size - waiting.len()));
        return;
    }
    for (member, cell) in waiting.into_iter().zip(free) {
        unit.members[member].cell = Some(cell);
        table.taken.insert(cell, entry.id);
    }
}

/// Cells of the board within this many squares, in reading order.
pub(super) fn near(centre: Cell, squares: i32, ground: &Ground) -> impl Iterator<Item = Cell> + '_ {
    let reach = squares as i16;
    let columns = centre.x - reach..=centre.x + reach;
    let rows = centre.y - reach..=centre.y + reach;
    let cells = rows.flat_map(move |y| columns.clone().map(move |x| Cell::new(x, y)));
    cells.filter(move |cell| distance(*cell, centre) <= squares && ground.contains(*cell))
}
