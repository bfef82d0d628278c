//! The two sides of a level: their zones, bands, and the positions of characters at the start of the battle.

use super::{mounts, raw};
use crate::board::{Block, Cell, Grid, Zone};
use crate::data::{
    findings::{Findings, Path, quote},
    initiative::{
        profiles::is_closed,
        roster::{self, Member},
    },
    library::Library,
    nearest::unknown,
    number::{named, within},
};
use crate::force::{Side, UnitId};
use crate::rules::initiative::{
    muster::{Band, Character, Manner, unit_id},
    profiles::Profiles,
};
use crate::words::Message;
use std::collections::BTreeSet;

/// Most blocks in a zone or a place.
const BLOCKS: i64 = 64;

/// What the sides are checked against.
pub struct Context<'a> {
    pub library: &'a Library,
    pub profiles: &'a Profiles,
    pub cells: Option<&'a Grid<u8>>,
    /// The side that has to bring a load somewhere (G23).
    pub carrying: Option<Side>,
}

/// A side in the form a battle uses, and its characters as in the file.
pub type Checked = (Band, Vec<Member>);

/// Checks both sides; none, with errors, if there aren't two.
pub fn check(findings: &mut Findings, path: &Path, raw: &[raw::Side], context: &Context) -> Option<[Checked; 2]> {
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
) -> Checked {
    if raw.key != side.key() {
        let what = Message::new("level-key").with("given", raw.key.to_string());
        findings.fault(&path.field("key"), what.with("key", side.key().to_string()));
    }
    named(findings, &path.field("name"), &raw.name);
    let zone = blocks(findings, &path.field("zone"), &raw.zone, context.cells);
    let members = force(findings, &path.field("force"), &raw.force, context);
    let muster = |member: &Member| {
        let kind = context.profiles.character(&member.kind)?;
        Some(Character { name: member.name.clone(), kind, hidden: raw.hidden, ..Character::default() })
    };
    let characters = members.iter().filter_map(muster).collect();
    let mut band = Band { name: raw.name.clone(), zone, manner: raw.manner.into(), characters, mounts: Vec::new() };
    let before = findings.count();
    if band.characters.len() == members.len() {
        place(findings, &path.field("places"), (side, raw), context, &mut band, taken);
        carry(findings, &path.field("carrier"), (side, raw), context, &mut band);
        let ground = (context.cells, context.profiles);
        band.mounts = mounts::check(findings, &path.field("mounts"), (side, &raw.mounts), ground, (&band, taken));
        if findings.count() == before {
            check_room(findings, &path.field("zone"), &band, context, taken);
        }
    }
    (band, members)
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
pub fn on_board(findings: &mut Findings, path: &Path, at: raw::At, cells: &Grid<u8>) -> Option<Cell> {
    let cell = i16::try_from(at.0).and_then(|x| i16::try_from(at.1).map(|y| Cell::new(x, y)));
    let cell = cell.ok().filter(|cell| cells.contains(*cell));
    if cell.is_none() {
        let last = Cell::new(cells.width() - 1, cells.height() - 1);
        let what = Message::new("level-off-board").with("given", format!("({}, {})", at.0, at.1));
        findings.fault(path, what.with("last", last.to_string()));
    }
    cell
}

/// The characters of a band, from its roster or as listed.
pub fn force(findings: &mut Findings, path: &Path, raw: &raw::Force, context: &Context) -> Vec<Member> {
    let (file, numbers) = match raw {
        raw::Force::Inline(members) => {
            roster::check_band(findings, path, members, context.profiles);
            return members.iter().take(roster::BAND.1 as usize).cloned().collect();
        }
        raw::Force::Roster { file, characters } => (file, characters),
    };
    let roster = match roster::find(context.library, file, context.profiles) {
        Ok(Some(roster)) => roster,
        Ok(None) => {
            let names = context.library.rosters_of(crate::rules::Book::Initiative);
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
        return roster.characters;
    }
    let path = path.field("characters");
    roster::check_size(findings, &path, numbers.len());
    let mut chosen = Vec::new();
    for (place, number) in numbers.iter().enumerate().take(roster::BAND.1 as usize) {
        let path = path.at(place);
        if numbers[..place].contains(number) {
            findings.fault(&path, Message::new("data-twice").with("given", number.to_string()));
        }
        if within(findings, &path, (*number).into(), 1, roster.characters.len() as i64) {
            chosen.push(roster.characters[*number as usize - 1].clone());
        }
    }
    chosen
}

/// A character of a side by the name used in a file; none and an error if there isn't one.
pub fn find(findings: &mut Findings, path: &Path, name: &str, (side, count): (Side, usize)) -> Option<usize> {
    let names: Vec<String> = (0..count).map(|place| unit_id(side, place).to_string()).collect();
    let id = name.parse::<UnitId>().ok().map(|id| id.to_string());
    let found = id.and_then(|id| names.iter().position(|known| *known == id));
    if found.is_none() {
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        findings.fault(path, unknown("character", name, &known));
    }
    found
}

/// Puts the characters placed by the level on the board.
fn place(
    findings: &mut Findings,
    path: &Path,
    (side, raw): (Side, &raw::Side),
    context: &Context,
    band: &mut Band,
    taken: &mut BTreeSet<Cell>,
) {
    let mut seen = BTreeSet::new();
    // More entries than characters name one of them twice.
    for (name, at) in raw.places.0.iter().take(band.characters.len() + 1) {
        let path = path.key(name);
        if !seen.insert(name) {
            findings.fault(&path, Message::new("data-twice").with("given", quote(name)));
        }
        let Some(place) = find(findings, &path, name, (side, band.characters.len())) else { continue };
        let Some(board) = context.cells else { continue };
        let Some(cell) = on_board(findings, &path, *at, board) else { continue };
        band.characters[place].cell = Some(cell);
        if !band.zone.contains(cell) {
            findings.fault(&path, Message::new("initiative-file-zone").with("cell", cell.to_string()));
        }
        stand(findings, &path, cell, (board, context.profiles), taken);
    }
}

/// Puts a character on a cell, which must be open and unoccupied (G1, G21).
pub fn stand(
    findings: &mut Findings,
    path: &Path,
    cell: Cell,
    (board, book): (&Grid<u8>, &Profiles),
    taken: &mut BTreeSet<Cell>,
) {
    if is_shut(cell, (board, book)) {
        let ground = book.terrain[usize::from(board[cell])].name.as_str();
        let what = Message::new("initiative-file-closed").with("cell", cell.to_string());
        findings.fault(path, what.with("ground", ground));
    }
    if !taken.insert(cell) {
        findings.fault(path, Message::new("initiative-file-taken").with("cell", cell.to_string()));
    }
}

/// Whether a cell can't be entered (G21).
pub fn is_shut(cell: Cell, (board, book): (&Grid<u8>, &Profiles)) -> bool {
    is_closed(&book.terrain[usize::from(board[cell])])
}

/// The carrier of the load, if the level sets it: only a side that has to bring the load somewhere has one (G23).
fn carry(findings: &mut Findings, path: &Path, (side, raw): (Side, &raw::Side), context: &Context, band: &mut Band) {
    let Some(name) = &raw.carrier else { return };
    if context.carrying != Some(side) {
        findings.fault(path, Message::new("initiative-file-carrier"));
    }
    if let Some(place) = find(findings, path, name, (side, band.characters.len())) {
        band.characters[place].carries = true;
    }
}

/// A zone has a cell for everybody to be set up in it, of the kind that its constraints require (G23).
fn check_room(findings: &mut Findings, path: &Path, band: &Band, context: &Context, taken: &BTreeSet<Cell>) {
    let Some(board) = context.cells else { return };
    let cells: BTreeSet<Cell> = band.zone.0.iter().flat_map(Block::cells).collect();
    let fits = |cell: &&Cell| {
        let ground = &context.profiles.terrain[usize::from(board[**cell])];
        !taken.contains(cell)
            && match band.manner {
                Manner::Free => !is_closed(ground),
                Manner::Column => ground.road,
                Manner::Lurking => ground.cover,
            }
    };
    let room = cells.iter().filter(fits).count();
    let needed = band.characters.iter().filter(|character| character.cell.is_none()).count();
    if room < needed {
        findings.fault(path, Message::new("initiative-file-room").with("given", room).with("needed", needed));
    }
}

/// The zones of the sides have no cell in common.
fn check_apart(findings: &mut Findings, path: &Path, [one, other]: [&Zone; 2]) {
    let shared = other.0.iter().flat_map(Block::cells).find(|cell| one.contains(*cell));
    if let Some(cell) = shared {
        findings.fault(path, Message::new("initiative-file-overlap").with("cell", cell.to_string()));
    }
}
