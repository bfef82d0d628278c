//! The ground of a level: drawn in the book's letters, or generated (G21).

use super::raw;
use crate::board::{
    Cell, Grid,
    generate::{Recipe, generate},
    terrain::{self, Kind, Spot},
};
use crate::data::{
    findings::{Findings, Path, quote},
    nearest::listed,
    number::within,
    rows,
};
use crate::rules::initiative::profiles::{Profiles, Terrain};
use crate::words::Message;
use std::{collections::BTreeMap, sync::Arc};

/// Columns and rows of the smallest and the largest board.
const WIDTH: (usize, usize) = (12, 96);
const HEIGHT: (usize, usize) = (12, 96);

/// Highest percentage of the board that a generator may cover.
const DENSEST: i64 = 90;

/// The generator's kinds of ground, and what they are in this book, which has only one kind of wall, and no water. The
/// first kind is open ground.
const GROWN: [(&str, &str); 6] = [
    ("open", "open"),
    ("rough", "rocks"),
    ("forest", "brush"),
    ("wall", "rocks"),
    ("building", "wall"),
    ("water", "brush"),
];

/// The kind of ground of each cell, as an index in the profile; none, with errors, if it can't be built.
pub fn check(findings: &mut Findings, path: &Path, raw: &raw::Ground, profiles: &Profiles) -> Option<Grid<u8>> {
    match raw {
        raw::Ground::Drawn(rows) => drawn(findings, &path.field("rows"), rows, profiles),
        raw::Ground::Generated { size, density, .. } => {
            let good = fits(findings, &path.field("size"), size.0 as usize, size.1 as usize)
                & within(findings, &path.field("density"), (*density).into(), 0, DENSEST);
            let recipe = recipe(raw).filter(|_| good)?;
            let grown = grow(&recipe, profiles);
            grown.map_err(|why| findings.fault(path, Message::new("level-grow").with("why", why))).ok()
        }
    }
}

/// The recipe of a ground; none for a drawn one.
fn recipe(raw: &raw::Ground) -> Option<Recipe> {
    let raw::Ground::Generated { size, density, style, symmetry, pieces, seed } = raw else { return None };
    let size = (i16::try_from(size.0).ok()?, i16::try_from(size.1).ok()?);
    let density = u8::try_from(*density).ok()?;
    Some(Recipe { size, density, style: *style, symmetry: *symmetry, mix: None, pieces: *pieces, seed: *seed })
}

/// Generates a ground, and translates the generator's kinds. Hills have no height in this book.
///
/// # Errors
/// Why it can't be generated.
pub fn grow(recipe: &Recipe, profiles: &Profiles) -> Result<Grid<u8>, String> {
    let kinds: Arc<[Kind]> = GROWN.iter().map(|(name, _)| kind(name)).collect();
    let grown = generate(recipe, &kinds).map_err(|error| error.to_string())?;
    let place = |name: &str| profiles.terrain.iter().position(|known| known.name == name).unwrap_or(0) as u8;
    let places = GROWN.map(|(_, ours)| place(ours));
    let mut cells = Grid::new(recipe.size.0, recipe.size.1, 0);
    for (cell, spot) in cells.values_mut().iter_mut().zip(grown.spots().values()) {
        *cell = places[usize::from(spot.kind)];
    }
    Ok(cells)
}

/// A kind of ground by its name, with only what the generator needs.
fn kind(name: &str) -> Kind {
    let plain =
        Profiles { terrain: vec![Terrain { name: name.to_owned(), ..Terrain::default() }], ..Profiles::default() };
    plain.ground(&Grid::new(1, 1, 0)).kinds()[0].clone()
}

/// Checks the size of a board, with an error if it is wrong.
fn fits(findings: &mut Findings, path: &Path, width: usize, height: usize) -> bool {
    let good = (WIDTH.0..=WIDTH.1).contains(&width) && (HEIGHT.0..=HEIGHT.1).contains(&height);
    if !good {
        let what = Message::new("level-size").with("width", width.to_string()).with("height", height.to_string());
        let what = what.with("narrow", WIDTH.0).with("low", HEIGHT.0);
        findings.fault(path, what.with("wide", WIDTH.1).with("high", HEIGHT.1));
    }
    good
}

/// The cells given by rows of letters: one error for each row of another length and each letter that isn't in the book.
fn drawn(findings: &mut Findings, path: &Path, rows: &[String], profiles: &Profiles) -> Option<Grid<u8>> {
    fits(findings, path, rows::width(rows), rows.len()).then(|| letters(findings, path, rows, profiles)).flatten()
}

/// The same for rows whose number and length are within limits.
pub fn letters(findings: &mut Findings, path: &Path, rows: &[String], profiles: &Profiles) -> Option<Grid<u8>> {
    let before = findings.count();
    let width = rows::width(rows);
    rows::even(findings, path, rows);
    let mut cells = Grid::new(width as i16, rows.len() as i16, 0);
    let mut missing = BTreeMap::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, letter) in row.chars().enumerate().take(width) {
            match profiles.terrain.iter().position(|ground| ground.letter == letter) {
                Some(kind) => cells[Cell::new(x as i16, y as i16)] = kind as u8,
                None => _ = missing.entry(letter).or_insert((y, x)),
            }
        }
    }
    let letters: Vec<String> = profiles.terrain.iter().map(|ground| format!("`{}`", ground.letter)).collect();
    for (letter, (y, column)) in missing {
        let what = Message::new("initiative-file-ground").with("given", quote(&letter.to_string()));
        findings.fault(&path.at(y), what.with("column", column).with("known", listed(&letters)));
    }
    (findings.count() == before).then_some(cells)
}

/// A ground as rows of letters.
pub fn rows(ground: &terrain::Ground, profiles: &Profiles) -> Vec<String> {
    let letter = |spot: &Spot| profiles.terrain[usize::from(spot.kind)].letter;
    let width = ground.spots().width().max(1) as usize;
    ground.spots().values().chunks(width).map(|row| row.iter().map(letter).collect()).collect()
}
