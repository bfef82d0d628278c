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
    error::{LoadError, Note},
    findings::{Findings, Path},
    raw::Book,
    shape,
};
use crate::rules::hexes::profiles::Profiles;

/// The level whose armies fight on grown ground.
const ARMIES: &str = "entrenched";

/// Half hexes from its edge that a side sets up in: three rows of hexes (G23).
const DEEP: i32 = 5;

/// Rounds of a quick battle (G23).
const ROUNDS: u32 = 8;

/// A level of that ground.
///
/// # Errors
/// If the recipe asks for a board that no level has.
pub fn draft(name: &str, recipe: &Recipe) -> Result<(Level, Vec<Note>), LoadError> {
    let mut findings = Findings::default();
    let path = Path::default().field("size");
    level::check_size(&mut findings, &path, recipe.size);
    findings.settle(name, Some(()))?;
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
