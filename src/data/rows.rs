//! Rows of letters that draw a board.

use super::findings::{Findings, Path};
use crate::words::Message;
use std::collections::BTreeMap;

/// The length that most rows have, the longest of several; so one row that is wrong is one fault, whichever it is.
pub(super) fn width(rows: &[String]) -> usize {
    let mut lengths = BTreeMap::new();
    for row in rows {
        *lengths.entry(row.chars().count()).or_insert(0) += 1;
    }
    lengths.into_iter().max_by_key(|(length, rows)| (*rows, *length)).map_or(0, |(length, _)| length)
}

/// Checks that every row is as long as most are; a fault for each that isn't.
pub(super) fn even(findings: &mut Findings, path: &Path, rows: &[String]) -> bool {
    let width = width(rows);
    let mut even = true;
    for (place, row) in rows.iter().enumerate() {
        let given = row.chars().count();
        if given != width && !findings.is_full() {
            even = false;
            let what = Message::new("level-row").with("given", given.to_string());
            findings.fault(&path.at(place), what.with("width", width.to_string()));
        }
    }
    even
}
