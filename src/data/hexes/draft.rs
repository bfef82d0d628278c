//! A quick level: grown ground, and both full armies as in Entrenched (G23).

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::board::{
    Cell,
    generate::Recipe,
    hex::{Hex, grow},
};
use crate::data::{
    drafts::{Drafts, Drawn, Known, Wanted, undrawn},
    error::{LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    raw::Book,
    rename, shape,
};
use crate::rules::hexes::{Hexes, profiles::Profiles};
use std::path;

/// The level whose armies fight on grown ground.
const ARMIES: &str = "entrenched";

/// Half hexes from its edge that a side sets up in: three rows of hexes (G23).
const DEEP: i32 = 5;

/// Rounds of a quick battle (G23).
const ROUNDS: u32 = 8;

/// Ground of hexes is grown. The editor draws squares, so it has no scenario to offer.
impl Drafts for Hexes {
    const SIZES: [(i16, i16); 3] = [(7, 7), (7, 9), (9, 11)];

    fn draft(wanted: &Wanted, drawn: Option<Drawn>, _: &Library) -> Result<(Level, Vec<Note>), LoadError> {
        if drawn.is_some() { Err(undrawn::<Self>()) } else { draft(&wanted.name, &wanted.recipe) }
    }

    fn known(level: &Level) -> Option<Known> {
        Some(Known {
            name: level.name.clone(),
            ground: level.squares().clone(),
            style: None,
            scenario: 0,
            rounds: level.scenario.rounds,
            forces: None,
            seed: level.seed,
        })
    }

    fn text(level: &Level) -> String {
        level.text()
    }

    fn read(path: &path::Path, _: &Library) -> Result<Level, LoadError> {
        level::load(path).map(|(level, _)| level)
    }

    fn shipped(name: &str) -> Result<Level, LoadError> {
        level::shipped(name).map(|(level, _)| level)
    }

    fn renamed(file: &str, text: &str, name: &str) -> Result<String, LoadError> {
        rename::renamed::<raw::Level>(file, text, name)
    }
}

/// A level of that ground.
///
/// # Errors
/// If the recipe asks for a board that no level has.
pub fn draft(name: &str, recipe: &Recipe) -> Result<(Level, Vec<Note>), LoadError> {
    fits(name, recipe.size)?;
    let (armies, _) = level::shipped(ARMIES)?;
    let (right, bottom) = (i32::from(recipe.size.0) - 1, 2 * i32::from(recipe.size.1) - 2);
    let zones = [((0, bottom - DEEP + 1), (right, bottom)), ((0, 0), (right, DEEP - 1))];
    let sides = armies.source().sides.iter().zip(zones);
    let raw = raw::Level {
        format: shape::FORMAT,
        book: Book::Hexes,
        name: name.to_owned(),
        about: String::new(),
        seed: recipe.seed,
        rounds: Some(ROUNDS),
        plan_ahead: armies.source().plan_ahead,
        goal: raw::Goal::Entrenched,
        ground: drawn(recipe, &profiles()),
        sides: sides.map(|(side, zone)| raw::Side { zone: vec![zone], ..side.clone() }).collect(),
    };
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, profiles());
    findings.settle(name, level)
}

/// Whether there are boards of that size: columns, and hexes of an even one.
///
/// # Errors
/// If no level has such a board.
pub fn fits(name: &str, size: (i16, i16)) -> Result<(), LoadError> {
    let mut findings = Findings::default();
    level::check_size(&mut findings, &Path::default().field("size"), size);
    findings.settle(name, Some(())).map(drop)
}

/// The grown ground in the letters of the book.
fn drawn(recipe: &Recipe, profiles: &Profiles) -> Vec<String> {
    let ground = grow::grow(recipe);
    let table = ground.table();
    let letter = |hex: Hex| {
        let kind = profiles.ground(terrain(ground[hex])).unwrap_or(0);
        profiles.terrain[usize::from(kind)].letter
    };
    let mut rows = vec![vec![' '; table.columns() as usize]; (2 * table.rows() - 1) as usize];
    for hex in table.hexes() {
        let Cell { x, y } = Cell::from(hex);
        rows[y as usize][x as usize] = letter(hex);
    }
    rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The terrain of the book that grows somewhere (G22).
const fn terrain(growth: grow::Growth) -> &'static str {
    use grow::Growth;
    match growth {
        Growth::Clear => "clear",
        Growth::Woods => "forest",
        Growth::Swamp => "swamp",
        Growth::Rough => "rough",
        Growth::Dunes => "dunes",
        Growth::Hill => "hill",
        Growth::Ruins => "ruins",
        Growth::Building => "building",
    }
}
