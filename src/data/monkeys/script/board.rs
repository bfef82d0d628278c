//! The board of a script: its ground as rows of letters, and its pieces as a second board of tokens.

pub use crate::data::script::board::{Tokens, squares, tokens};

use super::raw::Setup;
use crate::board::{
    Grid,
    terrain::{Ground, Kind, Spot},
};
use crate::data::{
    findings::{Findings, Path, quote},
    monkeys::level::{self, raw::Glyph},
    nearest::{listed, unknown},
    number::within,
    rows,
    script::board::{LARGEST, NOBODY},
};
use crate::words::Message;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Letters that need no legend, with their ground; a digit is a building of that height.
const LEGEND: [(char, &str); 6] =
    [('.', "open"), (',', "rough"), ('T', "forest"), ('=', "wall"), ('~', "water"), ('#', "building")];

type Legend = BTreeMap<char, Spot>;

/// Columns and rows of the board of tokens, as written.
pub fn size(setup: &Setup) -> (usize, usize) {
    (rows::width(&setup.tokens), setup.tokens.len())
}

/// Checks the ground; none, with an error, if it can't be built.
pub fn ground(findings: &mut Findings, setup: &Setup, kinds: &Arc<[Kind]>) -> Option<Ground> {
    let before = findings.count();
    let root = Path::default();
    let (width, height) = size(setup);
    let small = within(findings, &root.field("tokens"), width as i64, 1, LARGEST)
        & within(findings, &root.field("tokens"), height as i64, 1, LARGEST);
    // A board that is too large is refused before memory is allocated for it.
    small.then_some(())?;
    shape(findings, &root.field("tokens"), &setup.tokens, (width, height));
    if !setup.rows.is_empty() {
        shape(findings, &root.field("rows"), &setup.rows, (width, height));
    }
    if !setup.heights.is_empty() {
        shape(findings, &root.field("heights"), &setup.heights, (width, height));
    }
    let legend = legend(findings, &root.field("legend"), &setup.legend.0, kinds);
    let mut spots = Grid::new(width as i16, height as i16, Spot::default());
    if findings.count() == before {
        lay(findings, setup, &legend, &mut spots);
    }
    (findings.count() == before).then(|| Ground::new(kinds.clone(), spots))
}

/// The number and length of rows must match the board of tokens.
fn shape(findings: &mut Findings, path: &Path, rows: &[String], (width, height): (usize, usize)) {
    if rows.len() != height {
        let what = Message::new("script-rows").with("given", rows.len()).with("height", height);
        findings.fault(path, what);
    }
    for (place, row) in rows.iter().take(LARGEST as usize).enumerate() {
        let given = row.chars().count();
        if given != width {
            let what = Message::new("script-row").with("given", given.to_string());
            findings.fault(&path.at(place), what.with("width", width.to_string()));
        }
    }
}

fn legend(findings: &mut Findings, path: &Path, own: &[(char, Glyph)], kinds: &[Kind]) -> Legend {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
    let find = |name: &str| names.iter().position(|known| *known == name);
    let spot = |kind: usize, top: u8| Spot { kind: kind as u8, soil: 0, top };
    let mut legend: Legend = LEGEND
        .iter()
        .filter_map(|(letter, name)| Some((*letter, find(name)?)))
        .map(|(letter, kind)| (letter, spot(kind, kinds[kind].top)))
        .collect();
    // A board shows a rule best if a building can have any height.
    let digits = ('1'..='9').filter_map(|digit| Some((digit, spot(find("building")?, digit.to_digit(10)? as u8))));
    legend.extend(digits);
    for (letter, glyph) in own {
        let path = path.key(letter);
        match find(&glyph.kind) {
            Some(kind) => {
                let top = level::check_top(findings, &path.field("top"), glyph, &kinds[kind]);
                legend.insert(*letter, spot(kind, top));
            }
            None => findings.fault(&path.field("kind"), unknown("ground", &glyph.kind, &names)),
        }
    }
    legend
}

fn lay(findings: &mut Findings, setup: &Setup, legend: &Legend, spots: &mut Grid<Spot>) {
    let (rows, heights) = (Path::default().field("rows"), Path::default().field("heights"));
    let known: Vec<String> = legend.keys().map(|letter| format!("`{letter}`")).collect();
    // An unknown letter is reported once per row, however often it occurs.
    let mut told = BTreeSet::new();
    for cell in spots.cells().collect::<Vec<_>>() {
        let (x, y) = (cell.x as usize, cell.y as usize);
        let letter = setup.rows.get(y).and_then(|row| row.chars().nth(x)).unwrap_or(NOBODY);
        let soil = setup.heights.get(y).and_then(|row| row.chars().nth(x)).unwrap_or('0');
        let Some(height) = soil.to_digit(10) else {
            if told.insert(("heights", y, soil)) {
                findings.fault(&heights.at(y), Message::new("script-height").with("given", soil.to_string()));
            }
            continue;
        };
        let Some(spot) = legend.get(&letter) else {
            if told.insert(("rows", y, letter)) {
                let what = Message::new("level-letter").with("given", quote(&letter.to_string())).with("column", x);
                findings.fault(&rows.at(y), what.with("known", listed(&known)));
            }
            continue;
        };
        spots[cell] = Spot { soil: height as u8, ..*spot };
    }
}
