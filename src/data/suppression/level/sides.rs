//! The two sides of a level: their zones, forces, and the positions of models at the start of the battle.

use super::raw;
use crate::board::{Block, Cell, Grid, Zone};
use crate::data::{
    findings::{Findings, Path, quote},
    library::Library,
    nearest::unknown,
    number::{named, within},
    suppression::{
        profiles::is_closed,
        roster::{self, Unit},
    },
};
use crate::force::{Side, UnitId};
use crate::rules::suppression::{
    muster::{ModelMuster, SideMuster, UnitMuster, unit_id},
    profiles::Profiles,
};
use crate::words::Message;
use std::collections::BTreeSet;

/// Most blocks in a zone or an objective.
const BLOCKS: i64 = 64;

/// What the sides are checked against.
pub struct Context<'a> {
    pub library: &'a Library,
    pub profiles: &'a Profiles,
    pub cells: Option<&'a Grid<u8>>,
}

/// Checks both sides; none, with errors, if there aren't two. Each comes with its force as in the file.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[raw::Side],
    context: &Context,
) -> Option<[(SideMuster, Vec<Unit>); 2]> {
    let [first, second] = raw else {
        findings.fault(path, Message::new("level-two-sides").with("given", raw.len().to_string()));
        return None;
    };
    let mut taken = BTreeSet::new();
    let mut of =
        |side: Side, raw: &raw::Side| check_side(findings, &path.at(side.index()), (side, raw), context, &mut taken);
    let sides = [of(Side::First, first), of(Side::Second, second)];
    if first.name == second.name {
        let what = Message::new("data-twice").with("given", quote(&second.name));
        findings.fault(&path.at(1).field("name"), what);
    }
    check_apart(findings, &path.at(1).field("zone"), [&sides[0].0.zone, &sides[1].0.zone]);
    Some(sides)
}

fn check_side(
    findings: &mut Findings,
    path: &Path,
    (side, raw): (Side, &raw::Side),
    context: &Context,
    taken: &mut BTreeSet<Cell>,
) -> (SideMuster, Vec<Unit>) {
    if raw.key != side.key() {
        let what = Message::new("level-key").with("given", raw.key.to_string());
        findings.fault(&path.field("key"), what.with("key", side.key().to_string()));
    }
    named(findings, &path.field("name"), &raw.name);
    let zone = blocks(findings, &path.field("zone"), &raw.zone, context.cells);
    let force = force(findings, &path.field("force"), &raw.force, context);
    let mut units: Vec<UnitMuster> =
        force.iter().filter_map(|unit| muster(unit, raw.dug_in, context.profiles)).collect();
    let before = findings.count();
    if units.len() == force.len() {
        place(findings, &path.field("places"), (side, raw, &zone), context, &mut units, taken);
        if findings.count() == before {
            check_room(findings, &path.field("zone"), &zone, &units, context, taken);
        }
    }
    (SideMuster { name: raw.name.clone(), zone, units }, force)
}

/// The cells of blocks, each from top left to bottom right and on the board.
pub fn blocks(findings: &mut Findings, path: &Path, raw: &raw::Blocks, cells: Option<&Grid<u8>>) -> Zone {
    within(findings, path, raw.len() as i64, 1, BLOCKS);
    let mut zone = Zone::default();
    let Some(cells) = cells else { return zone };
    for (place, (from, to)) in raw.iter().enumerate().take(BLOCKS as usize) {
        let path = path.at(place);
        let corners = (on_board(findings, &path, *from, cells), on_board(findings, &path, *to, cells));
        let (Some(from), Some(to)) = corners else { continue };
        if from.x > to.x || from.y > to.y {
            let what = Message::new("level-block").with("from", from.to_string()).with("to", to.to_string());
            findings.fault(&path, what);
        } else {
            zone.0.push(Block { from, to });
        }
    }
    zone
}

/// A cell of the board; none and an error if it is off the board.
fn on_board(findings: &mut Findings, path: &Path, at: raw::At, cells: &Grid<u8>) -> Option<Cell> {
    let cell = i16::try_from(at.0).and_then(|x| i16::try_from(at.1).map(|y| Cell::new(x, y)));
    let cell = cell.ok().filter(|cell| cells.contains(*cell));
    if cell.is_none() {
        let last = Cell::new(cells.width() - 1, cells.height() - 1);
        let what = Message::new("level-off-board").with("given", format!("({}, {})", at.0, at.1));
        findings.fault(path, what.with("last", last.to_string()));
    }
    cell
}

/// The units of a force, from its roster or as listed.
pub fn force(findings: &mut Findings, path: &Path, raw: &raw::Force, context: &Context) -> Vec<Unit> {
    let (file, numbers) = match raw {
        raw::Force::Inline(units) => {
            roster::check_units(findings, path, units, context.profiles);
            return units.iter().take(roster::UNITS as usize).cloned().collect();
        }
        raw::Force::Roster { file, units } => (file, units),
    };
    let roster = match roster::find(context.library, file, context.profiles) {
        Ok(Some(roster)) => roster,
        Ok(None) => {
            let names = context.library.rosters_of(crate::rules::Book::Suppression);
            let known: Vec<&str> = names.iter().map(String::as_str).collect();
            findings.fault(&path.field("file"), unknown("roster", file, &known));
            return Vec::new();
        }
        Err(error) => {
            findings.adopt(error);
            return Vec::new();
        }
    };
    if numbers.is_empty() {
        return roster.units;
    }
    let mut chosen = Vec::new();
    // More entries than units name one of them twice.
    for (place, number) in numbers.iter().enumerate().take(roster.units.len() + 1) {
        let path = path.field("units").at(place);
        if numbers[..place].contains(number) {
            findings.fault(&path, Message::new("data-twice").with("given", number.to_string()));
        }
        if within(findings, &path, (*number).into(), 1, roster.units.len() as i64) {
            chosen.push(roster.units[*number as usize - 1].clone());
        }
    }
    chosen
}

/// The weapons of a kind of unit, member by member: the leader comes first and carries the one listed last (G21).
pub fn weapons(kind: usize, profiles: &Profiles) -> Option<Vec<usize>> {
    let mut weapons = Vec::new();
    for (name, count) in &profiles.units[kind].weapons {
        let weapon = profiles.weapons.iter().position(|weapon| weapon.name == *name)?;
        weapons.extend(std::iter::repeat_n(weapon, usize::from(*count)));
    }
    // A kind from a file that isn't checked yet may have none.
    if let Some(last) = weapons.pop() {
        weapons.insert(0, last);
    }
    Some(weapons)
}

/// A unit in the form a battle uses.
fn muster(unit: &Unit, dug_in: bool, profiles: &Profiles) -> Option<UnitMuster> {
    let kind = profiles.units.iter().position(|kind| kind.name == unit.kind)?;
    let arms = weapons(kind, profiles)?.into_iter();
    let mut models: Vec<ModelMuster> = arms.map(|weapon| ModelMuster { weapon, ..ModelMuster::default() }).collect();
    if let (Some(first), Some(leader)) = (models.first_mut(), &unit.leader) {
        first.name.clone_from(leader);
    }
    Some(UnitMuster { name: unit.name.clone(), kind, models, dug_in, ..UnitMuster::default() })
}

/// Puts the units placed by the level on the board.
fn place(
    findings: &mut Findings,
    path: &Path,
    (side, raw, zone): (Side, &raw::Side, &Zone),
    context: &Context,
    units: &mut [UnitMuster],
    taken: &mut BTreeSet<Cell>,
) {
    let names: Vec<String> = (0..units.len()).map(|place| unit_id(side, place).to_string()).collect();
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut seen = BTreeSet::new();
    // More entries than units name one of them twice.
    for (name, cells) in raw.places.0.iter().take(units.len() + 1) {
        let path = path.key(name);
        if !seen.insert(name) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
        }
        let found = name.parse::<UnitId>().ok().and_then(|id| known.iter().position(|known| *known == id.to_string()));
        let Some(unit) = found.and_then(|place| units.get_mut(place)) else {
            findings.fault(&path, unknown("unit", name, &known));
            continue;
        };
        if cells.len() != unit.models.len() {
            let what =
                Message::new("suppression-file-cells").with("given", cells.len()).with("count", unit.models.len());
            findings.fault(&path, what);
            continue;
        }
        let Some(board) = context.cells else { continue };
        for (place, at) in cells.iter().enumerate() {
            let path = path.at(place);
            let Some(cell) = on_board(findings, &path, *at, board) else { continue };
            unit.models[place].cell = Some(cell);
            check_cell(findings, &path, cell, (zone, board, context.profiles));
            if !taken.insert(cell) {
                findings.fault(&path, Message::new("suppression-file-taken").with("cell", cell.to_string()));
            }
        }
        check_command(findings, &path, unit, context.profiles);
    }
}

/// Everybody is in their own zone, where models can stand.
fn check_cell(findings: &mut Findings, path: &Path, cell: Cell, (zone, board, book): (&Zone, &Grid<u8>, &Profiles)) {
    if !zone.contains(cell) {
        findings.fault(path, Message::new("suppression-file-zone").with("cell", cell.to_string()));
    }
    let ground = &book.terrain[usize::from(board[cell])];
    if is_closed(ground) {
        let what = Message::new("suppression-file-closed").with("cell", cell.to_string());
        findings.fault(path, what.with("ground", ground.name.as_str()));
    }
}

/// How far from its leader a unit of this kind is in command, in squares (R8).
pub fn radius(kind: usize, profiles: &Profiles) -> i32 {
    2 * i32::from(profiles.units[kind].ld)
}

/// Everybody is in the leader's command radius (R8, A2).
fn check_command(findings: &mut Findings, path: &Path, unit: &UnitMuster, profiles: &Profiles) {
    let Some(leader) = unit.models[0].cell else { return };
    let radius = radius(unit.kind, profiles);
    for (place, cell) in unit.models.iter().enumerate().filter_map(|(place, one)| Some((place, one.cell?))) {
        let (dx, dy) = (i32::from(cell.x - leader.x), i32::from(cell.y - leader.y));
        if dx * dx + dy * dy > radius * radius {
            let what = Message::new("suppression-file-command").with("cell", cell.to_string());
            findings.fault(&path.at(place), what.with("leader", leader.to_string()).with("radius", radius));
        }
    }
}

/// A zone has a cell for everybody to be set up in it.
fn check_room(
    findings: &mut Findings,
    path: &Path,
    zone: &Zone,
    units: &[UnitMuster],
    context: &Context,
    taken: &BTreeSet<Cell>,
) {
    let Some(board) = context.cells else { return };
    let cells: BTreeSet<Cell> = zone.0.iter().flat_map(Block::cells).collect();
    let open =
        |cell: &&Cell| !is_closed(&context.profiles.terrain[usize::from(board[**cell])]) && !taken.contains(cell);
    let room = cells.iter().filter(open).count();
    let needed = units.iter().filter(|unit| unit.is_set_up()).map(|unit| unit.models.len()).sum::<usize>();
    if room < needed {
        findings.fault(path, Message::new("suppression-file-room").with("given", room).with("needed", needed));
    }
}

/// The zones of the sides have no cell in common.
fn check_apart(findings: &mut Findings, path: &Path, [one, other]: [&Zone; 2]) {
    let shared = other.0.iter().flat_map(Block::cells).find(|cell| one.contains(*cell));
    if let Some(cell) = shared {
        findings.fault(path, Message::new("suppression-file-overlap").with("cell", cell.to_string()));
    }
}
