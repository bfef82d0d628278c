//! Named areas of the board.

use super::raw::At;
use crate::board::{Block, Cell, Zone, terrain::Ground};
use crate::data::{
    findings::{Findings, Path},
    number::{named, within},
    raw::Pairs,
};
use crate::words::Message;

/// Most zones in a level, and most blocks in a zone.
const MOST: i64 = 64;

/// Checks all zones. Without a ground, only their syntax is checked.
pub fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &Pairs<String, Vec<(At, At)>>,
    ground: Option<&Ground>,
) -> Vec<(String, Zone)> {
    let mut zones: Vec<(String, Zone)> = Vec::new();
    within(findings, path, raw.0.len() as i64, 0, MOST);
    for (name, blocks) in raw.0.iter().take(MOST as usize) {
        let path = path.key(name);
        named(findings, &path, name);
        if zones.iter().any(|(known, _)| known == name) {
            findings.fault(&path, Message::new("data-twice").with("given", name.as_str()));
        }
        let before = findings.count();
        within(findings, &path, blocks.len() as i64, 1, MOST);
        let check = |(place, block)| check_block(findings, &path.at(place), block, ground);
        let blocks: Vec<Block> = blocks.iter().take(MOST as usize).enumerate().filter_map(check).collect();
        // A zone with an error is left empty, so that nothing else is checked against it.
        let zone = if findings.count() > before { Zone::default() } else { Zone(blocks) };
        zones.push((name.clone(), zone));
    }
    zones
}

pub(super) fn check_block(
    findings: &mut Findings,
    path: &Path,
    block: &(At, At),
    ground: Option<&Ground>,
) -> Option<Block> {
    let ground = ground?;
    let from = check_cell(findings, path, block.0, ground);
    let to = check_cell(findings, path, block.1, ground);
    let (from, to) = (from?, to?);
    if from.x > to.x || from.y > to.y {
        findings.fault(path, Message::new("level-block").with("from", from.to_string()).with("to", to.to_string()));
    }
    Some(Block { from, to })
}

/// A cell of the board; none and an error if it is off the board.
pub(super) fn check_cell(findings: &mut Findings, path: &Path, at: At, ground: &Ground) -> Option<Cell> {
    let cell = at.0.try_into().and_then(|x| at.1.try_into().map(|y| Cell::new(x, y)));
    let cell = cell.ok().filter(|cell| ground.contains(*cell));
    if cell.is_none() {
        let last = Cell::new(ground.spots().width() - 1, ground.spots().height() - 1);
        let what = Message::new("level-off-board").with("given", format!("({}, {})", at.0, at.1));
        findings.fault(path, what.with("last", last.to_string()));
    }
    cell
}
