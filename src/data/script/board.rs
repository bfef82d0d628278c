//! The pieces of a script: a board of rows of letters, with one letter per piece or unit.

use crate::board::Cell;
use crate::data::{
    findings::{Findings, Path, quote},
    rows,
};
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// Most columns and rows of a script's board.
pub const LARGEST: i64 = 128;

/// Nobody stands here.
pub const NOBODY: char = '.';
/// Not a cell: a board of hexes has gaps.
const GAP: char = ' ';

/// The cells of each letter of a board of tokens, in reading order.
pub type Tokens = BTreeMap<char, Vec<Cell>>;

/// The cells of each letter on a board of tokens.
pub fn tokens(findings: &mut Findings, path: &Path, rows: &[String]) -> Tokens {
    let mut cells = Tokens::new();
    let most = LARGEST as usize;
    for (y, row) in rows.iter().take(most).enumerate() {
        for (x, letter) in row.chars().take(most).enumerate().filter(|(_, letter)| !matches!(*letter, NOBODY | GAP)) {
            if letter.is_alphabetic() {
                cells.entry(letter).or_default().push(Cell::new(x as i16, y as i16));
            } else {
                let what = Message::new("script-token").with("given", quote(&letter.to_string())).with("column", x);
                findings.fault(&path.at(y), what);
            }
        }
    }
    cells
}

/// The squares of a board of tokens.
pub fn squares(rows: &[String]) -> BTreeSet<Cell> {
    let (width, height) = (rows::width(rows).min(LARGEST as usize), rows.len().min(LARGEST as usize));
    let row = |y: usize| (0..width).map(move |x| Cell::new(x as i16, y as i16));
    (0..height).flat_map(row).collect()
}
