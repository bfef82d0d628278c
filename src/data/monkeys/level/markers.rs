//! The markers of a Battle, if a level has its own instead of those of the book (G-15).

use super::{raw::At, zones::check_block};
use crate::board::{Block, terrain::Ground};
use crate::data::{
    findings::{Findings, Path},
    number::within,
};
use crate::rules::monkeys::{
    profiles::Profiles,
    scenarios::{Marker, Scenario},
};
use crate::words::Message;

/// The most columns and rows of a marker: it may lie on a square, or between two or four.
const WIDEST: i64 = 2;

/// Checks them: as many as the book has, each on the board and in a place of its own. Without a ground, only their
/// number is checked.
pub(super) fn check(
    findings: &mut Findings,
    path: &Path,
    raw: &[(At, At)],
    (scenario, ground, profiles): (Scenario, Option<&Ground>, &Profiles),
) -> Vec<Marker> {
    if raw.is_empty() {
        return Vec::new();
    }
    if scenario != Scenario::Battle {
        findings.fault(path, Message::new("level-markers"));
        return Vec::new();
    }
    let count = profiles.scenarios.battle.markers.len();
    within(findings, path, raw.len() as i64, count as i64, count as i64);
    let mut markers: Vec<Marker> = Vec::new();
    for (place, corners) in raw.iter().enumerate().take(count) {
        let path = path.at(place);
        let before = findings.count();
        let Some(Block { from, to }) = check_block(findings, &path, corners, ground) else { continue };
        if findings.count() > before {
            continue;
        }
        within(findings, &path, i64::from((to.x - from.x).max(to.y - from.y)) + 1, 1, WIDEST);
        let over = |other: &Marker| {
            from.x <= other.last.x && other.cell.x <= to.x && from.y <= other.last.y && other.cell.y <= to.y
        };
        if let Some(other) = markers.iter().position(over) {
            findings.fault(&path, Message::new("level-markers-over").with("one", other + 1).with("other", place + 1));
        }
        markers.push(Marker { cell: from, last: to, held: None });
    }
    markers
}
