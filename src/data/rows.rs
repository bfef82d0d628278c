//! Rows of letters that draw a board.

use super::findings::{Findings, Path};
use crate::words::Message;
use std::collections::BTreeMap;

/// The most common row length, or the longest of several equally common ones; so that a single wrong row gives one
/// error, whichever row it is.
pub(super) fn width(rows: &[String]) -> usize {
    let mut lengths = BTreeMap::new();
    for row in rows {
        *lengths.entry(row.chars().count()).or_insert(0) += 1;
    }
    lengths.into_iter().max_by_key(|(length, rows)| (*rows, *length)).map_or(0, |(length, _)| length)
}

/// Checks that every row has the most common length, with an error for each that doesn't.
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
