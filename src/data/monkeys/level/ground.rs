//! The ground of a level: drawn with rows of letters, or generated (1.4, G-09, G-33).

use super::raw;
use crate::board::{
    Cell, Grid,
    generate::{Recipe, generate},
    terrain::{Ground, Kind, Spot},
};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::{listed, unknown},
    number::within,
    raw::Pairs,
    rows,
};
use crate::words::Message;
use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

/// Columns of a board.
pub(in crate::data) const WIDTH: RangeInclusive<usize> = 12..=256;

/// Rows of a board.
pub(in crate::data) const HEIGHT: RangeInclusive<usize> = 8..=256;

/// Highest percentage of the board that a generator may cover (2.7).
const DENSEST: i64 = 90;

/// Tops that a level may set for anything taller than a low wall (G-09).
const TOPS: RangeInclusive<i64> = 2..=HIGHEST_TOP;

/// The highest top of any ground.
pub(in crate::data) const HIGHEST_TOP: i64 = 4;

/// Checks the ground. None, with an error, if it can't be built.
pub fn check(findings: &mut Findings, path: &Path, raw: &raw::Ground, kinds: &Arc<[Kind]>) -> Option<Ground> {
    match raw {
        raw::Ground::Drawn { legend, rows, heights, .. } => {
            let before = findings.count();
            let legend = check_legend(findings, &path.field("legend"), legend, kinds);
            let size = check_rows(findings, &path.field("rows"), rows)?;
            check_letters(findings, &path.field("rows"), rows, &legend);
            check_heights(findings, &path.field("heights"), heights, size);
            (findings.count() == before).then(|| drawn(rows, heights, &legend, size, kinds))
        }
        raw::Ground::Generated { size, density, .. } => {
            let good = check_size(findings, &path.field("size"), size.0 as usize, size.1 as usize)
                & within(findings, &path.field("density"), (*density).into(), 0, DENSEST);
            let recipe = recipe(raw).filter(|_| good)?;
            generated(findings, path, &recipe, kinds)
        }
    }
}

/// The recipe of a ground; none for a drawn one.
pub fn recipe(raw: &raw::Ground) -> Option<Recipe> {
    let raw::Ground::Generated { size, density, style, symmetry, mix, pieces, seed } = raw else { return None };
    Some(Recipe {
        size: (size.0 as i16, size.1 as i16),
        density: *density as u8,
        style: *style,
        symmetry: *symmetry,
        mix: *mix,
        pieces: *pieces,
        seed: *seed,
    })
}

/// Checks the size of a board, with an error if it is wrong.
pub(in crate::data) fn check_size(findings: &mut Findings, path: &Path, width: usize, height: usize) -> bool {
    let good = WIDTH.contains(&width) && HEIGHT.contains(&height);
    if !good {
        let what = Message::new("level-size").with("width", width.to_string()).with("height", height.to_string());
        let what = what.with("narrow", *WIDTH.start()).with("low", *HEIGHT.start());
        findings.fault(path, what.with("wide", *WIDTH.end()).with("high", *HEIGHT.end()));
    }
    good
}

/// The ground that a recipe gives; none if it is drawn, or can't be generated.
pub(in crate::data) fn grown(raw: &raw::Ground, kinds: &Arc<[Kind]>) -> Option<Ground> {
    match raw {
        raw::Ground::Drawn { .. } => None,
        raw::Ground::Generated { .. } => check(&mut Findings::default(), &Path::default(), raw, kinds),
    }
}

/// Generates a ground.
fn generated(findings: &mut Findings, path: &Path, recipe: &Recipe, kinds: &Arc<[Kind]>) -> Option<Ground> {
    let ground = generate(recipe, kinds);
    ground.map_err(|error| findings.fault(path, Message::new("level-grow").with("why", error.to_string()))).ok()
}

type Legend = BTreeMap<char, Spot>;

fn check_legend(findings: &mut Findings, path: &Path, raw: &Pairs<char, raw::Glyph>, kinds: &[Kind]) -> Legend {
    let known: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
    let mut legend = Legend::new();
    for (letter, glyph) in &raw.0 {
        if findings.is_full() {
            break;
        }
        let path = path.key(letter);
        let spot = match kinds.iter().position(|kind| kind.name == glyph.kind) {
            Some(place) => {
                let top = check_top(findings, &path.field("top"), glyph, &kinds[place]);
                Spot { kind: place as u8, soil: 0, top }
            }
            None => {
                findings.fault(&path.field("kind"), unknown("ground", &glyph.kind, &known));
                Spot::default()
            }
        };
        if legend.insert(*letter, spot).is_some() {
            findings.fault(&path, Message::new("data-twice").with("given", letter.to_string()));
        }
    }
    legend
}

/// The top of a letter's ground: its kind's own, or for tall kinds the level's.
pub(in crate::data) fn check_top(findings: &mut Findings, path: &Path, glyph: &raw::Glyph, kind: &Kind) -> u8 {
    let Some(top) = glyph.top else { return kind.top };
    let tops = tops(kind);
    let good = within(findings, path, top.into(), *tops.start(), *tops.end());
    if good { top as u8 } else { kind.top }
}

/// The tops that a level may set for a kind of ground, in squares (G-09).
pub const fn tops(kind: &Kind) -> RangeInclusive<i64> {
    let own = kind.top as i64;
    if own >= *TOPS.start() { TOPS } else { own..=own }
}

/// Checks that the rows are a rectangle of a legal size.
fn check_rows(findings: &mut Findings, path: &Path, rows: &[String]) -> Option<(usize, usize)> {
    let width = rows::width(rows);
    let good = check_size(findings, path, width, rows.len()) & rows::even(findings, path, rows);
    good.then_some((width, rows.len()))
}

/// Checks that every letter is in the legend: one error for each that isn't.
fn check_letters(findings: &mut Findings, path: &Path, rows: &[String], legend: &Legend) {
    let mut missing = BTreeMap::new();
    for (place, row) in rows.iter().enumerate() {
        for (column, letter) in row.chars().enumerate().filter(|(_, letter)| !legend.contains_key(letter)) {
            missing.entry(letter).or_insert((place, column));
        }
    }
    let letters: Vec<String> = legend.keys().map(|letter| format!("`{letter}`")).collect();
    for (letter, (place, column)) in missing {
        let what = Message::new("level-letter").with("given", quote(&letter.to_string())).with("column", column);
        findings.fault(&path.at(place), what.with("known", listed(&letters)));
    }
}

fn check_heights(findings: &mut Findings, path: &Path, heights: &[String], (width, height): (usize, usize)) {
    if !heights.is_empty() && heights.len() != height {
        let what = Message::new("level-heights").with("given", heights.len()).with("height", height);
        findings.fault(path, what);
    }
    for (place, row) in heights.iter().enumerate() {
        if findings.is_full() {
            break;
        }
        let digits = row.bytes().all(|byte| byte.is_ascii_digit());
        if !digits || row.len() != width {
            let what = Message::new("level-height-row").with("given", quote(row)).with("width", width);
            findings.fault(&path.at(place), what);
        }
    }
}

/// Builds the ground from valid rows.
fn drawn(rows: &[String], heights: &[String], legend: &Legend, size: (usize, usize), kinds: &Arc<[Kind]>) -> Ground {
    let mut spots = Grid::new(size.0 as i16, size.1 as i16, Spot::default());
    for (y, row) in rows.iter().enumerate() {
        let soils = heights.get(y).map_or("", String::as_str).bytes().map(|digit| digit - b'0');
        for ((x, letter), soil) in row.chars().enumerate().zip(soils.chain(std::iter::repeat(0))) {
            spots[Cell::new(x as i16, y as i16)] = Spot { soil, ..legend[&letter] };
        }
    }
    Ground::new(kinds.clone(), spots)
}
