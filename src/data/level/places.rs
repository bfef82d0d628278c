//! Where everybody stands when the battle begins (1.6, T-22, T-24).

use super::{raw, sides::Checked, zones::check_cell};
use crate::board::{Cell, Zone, distance, terrain::Ground};
use crate::data::{
    findings::{Findings, Path},
    nearest::unknown,
};
use crate::force::{Side, UnitId};
use crate::words::Message;
use std::collections::BTreeMap;

/// The cells of a side: platoon by platoon, squad by squad, primate by primate.
pub type Placed = Vec<Vec<Vec<Cell>>>;

/// Squares from a sergeant, and from a legal member, that keep a member in the sphere of influence (T-24).
const SPHERE: (i32, i32) = (6, 2);

/// The squares taken so far, and by whom.
type Taken = BTreeMap<Cell, UnitId>;

/// A squad that is to be placed.
struct Unit {
    id: UnitId,
    size: usize,
    at: (usize, usize),
    path: Path,
}

/// Places all squads of both sides; who can't stand where the file says is a fault.
pub fn check(findings: &mut Findings, path: &Path, raw: &[raw::Side], sides: &mut [Checked; 2], ground: &Ground) {
    let mut taken = Taken::new();
    let mut around = Vec::new();
    for (place, side) in sides.iter_mut().enumerate() {
        let path = path.at(place).field("places");
        side.cells = side.platoons.iter().map(|platoon| vec![Vec::new(); platoon.squads.len()]).collect();
        for (unit, places) in pair(findings, &path, place, &raw[place], side) {
            match places {
                raw::Places::Cells(cells) => {
                    let cells = check_cells(findings, &unit, cells, &side.zone, ground, &mut taken);
                    side.cells[unit.at.0][unit.at.1] = cells;
                }
                raw::Places::Around(at) => {
                    let sergeant = stand(findings, &unit, &unit.path, *at, &side.zone, ground, &mut taken);
                    around.extend(sergeant.map(|sergeant| (place, unit, sergeant)));
                }
            }
        }
    }
    // Those that are placed by hand and all sergeants come first; the others gather in what is left.
    for (place, unit, sergeant) in around {
        let side = &mut sides[place];
        let cells = gather(findings, &unit, sergeant, &side.zone, ground, &mut taken);
        side.cells[unit.at.0][unit.at.1] = cells;
    }
}

/// Every squad of a side with its entry in the file; a squad or an entry that is left over is a fault.
fn pair<'a>(
    findings: &mut Findings,
    path: &Path,
    place: usize,
    raw: &'a raw::Side,
    side: &Checked,
) -> Vec<(Unit, &'a raw::Places)> {
    let mut entries = check_keys(findings, path, place, raw, side);
    let mut pairs = Vec::new();
    for (platoon, bought) in side.platoons.iter().enumerate() {
        for (squad, bought) in bought.squads.iter().enumerate() {
            let id = unit_id(place, platoon, squad);
            match entries.remove(&id) {
                Some(places) => {
                    let path = path.key(id.to_string());
                    pairs.push((Unit { id, size: bought.members.len(), at: (platoon, squad), path }, places));
                }
                None => findings.fault(path, Message::new("level-no-place").with("unit", id.to_string())),
            }
        }
    }
    pairs
}

fn unit_id(side: usize, platoon: usize, squad: usize) -> UnitId {
    UnitId::squad(Side::BOTH[side], platoon as u8 + 1, squad as u8 + 1)
}

/// The entries of the file by the squad they place; what names no squad of this side is a fault.
fn check_keys<'a>(
    findings: &mut Findings,
    path: &Path,
    place: usize,
    raw: &'a raw::Side,
    side: &Checked,
) -> BTreeMap<UnitId, &'a raw::Places> {
    let squads = |(platoon, bought): (usize, &crate::data::roster::Platoon)| {
        (0..bought.squads.len()).map(move |squad| unit_id(place, platoon, squad))
    };
    let known: Vec<UnitId> = side.platoons.iter().enumerate().flat_map(squads).collect();
    let names: Vec<String> = known.iter().map(UnitId::to_string).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut entries = BTreeMap::new();
    for (key, places) in &raw.places.0 {
        if findings.is_full() {
            break;
        }
        match key.parse::<UnitId>().ok().filter(|id| known.contains(id)) {
            None => findings.fault(&path.key(key), unknown("squad", key, &names)),
            Some(id) => {
                if entries.insert(id, places).is_some() {
                    findings.fault(&path.key(key), Message::new("data-twice").with("given", key.as_str()));
                }
            }
        }
    }
    entries
}

/// Checks the cells of a squad that is placed by hand.
fn check_cells(
    findings: &mut Findings,
    unit: &Unit,
    raw: &[raw::At],
    zone: &Zone,
    ground: &Ground,
    taken: &mut Taken,
) -> Vec<Cell> {
    if raw.len() != unit.size {
        let what = Message::new("level-cells").with("given", raw.len()).with("unit", unit.id.to_string());
        findings.fault(&unit.path, what.with("size", unit.size));
        return Vec::new();
    }
    let before = findings.count();
    let check = |(place, at): (usize, &raw::At)| stand(findings, unit, &unit.path.at(place), *at, zone, ground, taken);
    let cells: Vec<Cell> = raw.iter().enumerate().filter_map(check).collect();
    if findings.count() == before {
        for stray in strays(&cells) {
            let what = Message::new("level-sphere").with("cell", cells[stray].to_string());
            let what = what.with("sergeant", cells[0].to_string());
            findings.fault(&unit.path.at(stray), what.with("far", SPHERE.0).with("near", SPHERE.1));
        }
    }
    cells
}

/// Stands one primate on a cell, if it is on the board, in the zone and free.
fn stand(
    findings: &mut Findings,
    unit: &Unit,
    path: &Path,
    at: raw::At,
    zone: &Zone,
    ground: &Ground,
    taken: &mut Taken,
) -> Option<Cell> {
    let cell = check_cell(findings, path, at, ground)?;
    if !zone.contains(cell) {
        findings.fault(path, Message::new("level-zone").with("cell", cell.to_string()).with("zone", zone_text(zone)));
        return None;
    }
    if let Some(other) = taken.insert(cell, unit.id) {
        let what = Message::new("level-taken").with("cell", cell.to_string());
        findings.fault(path, what.with("unit", other.to_string()));
        return None;
    }
    Some(cell)
}

fn zone_text(zone: &Zone) -> String {
    let blocks: Vec<String> = zone.0.iter().map(|block| format!("{} to {}", block.from, block.to)).collect();
    crate::data::findings::quote(&blocks.join(", "))
}

/// Members outside the sphere of influence: the sergeant stands first (T-24).
fn strays(cells: &[Cell]) -> Vec<usize> {
    let Some(sergeant) = cells.first() else { return Vec::new() };
    let (mut legal, mut strays): (Vec<usize>, Vec<usize>) =
        (0..cells.len()).partition(|member| distance(cells[*member], *sergeant) <= SPHERE.0);
    loop {
        let linked = |member: &usize| legal.iter().any(|link| distance(cells[*member], cells[*link]) <= SPHERE.1);
        let (more, rest): (Vec<usize>, Vec<usize>) = strays.iter().partition(|member| linked(member));
        if more.is_empty() {
            return rest;
        }
        legal.extend(more);
        strays = rest;
    }
}

/// Gathers a squad round its sergeant's cell: the nearest free cells of its zone inside the sphere, level ground first.
fn gather(
    findings: &mut Findings,
    unit: &Unit,
    sergeant: Cell,
    zone: &Zone,
    ground: &Ground,
    taken: &mut Taken,
) -> Vec<Cell> {
    let climb = |cell: Cell| (ground.surface(cell) - ground.surface(sergeant)).abs();
    let reach = SPHERE.0 as i16;
    let columns = sergeant.x - reach..=sergeant.x + reach;
    let near = (sergeant.y - reach..=sergeant.y + reach)
        .flat_map(|y| columns.clone().map(move |x| Cell::new(x, y)))
        .filter(|cell| distance(*cell, sergeant) <= SPHERE.0 && ground.contains(*cell));
    let mut free: Vec<Cell> = near.filter(|cell| zone.contains(*cell) && !taken.contains_key(cell)).collect();
    let square = |length: i16| i32::from(length) * i32::from(length);
    let round = |cell: Cell| square(cell.x - sergeant.x) + square(cell.y - sergeant.y);
    free.sort_by_key(|cell| (distance(*cell, sergeant) + 2 * climb(*cell), round(*cell), *cell));
    free.truncate(unit.size.saturating_sub(1));
    if free.len() + 1 < unit.size {
        let what = Message::new("level-no-room").with("cell", sergeant.to_string()).with("size", unit.size);
        findings.fault(&unit.path, what.with("room", free.len() + 1));
    }
    taken.extend(free.iter().map(|cell| (*cell, unit.id)));
    std::iter::once(sergeant).chain(free).collect()
}
