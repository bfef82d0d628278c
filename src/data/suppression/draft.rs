//! A quick level: generated ground, two rosters, three objectives in the middle (G25).

use super::{
    level::{self, Level, raw},
    profiles::profiles,
};
use crate::board::generate::Recipe;
use crate::data::{
    error::{LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    raw::{Book, Pairs},
    shape,
};
use crate::words::word;

/// Rows from its edge that a side sets up in (G25).
const DEEP: i32 = 5;

/// Rounds of a quick battle (G25).
const ROUNDS: u32 = 6;

/// A level of that ground; both sides score for three objectives that are the same after half a turn.
///
/// # Errors
/// What can't be grown, found or placed.
pub fn draft(
    name: &str,
    recipe: &Recipe,
    rosters: &[String; 2],
    library: &Library,
) -> Result<(Level, Vec<Note>), LoadError> {
    let (width, height) = (i32::from(recipe.size.0), i32::from(recipe.size.1));
    let block = |from, to| vec![(from, to)];
    let (left, right) = ((width / 4, height / 2), (width - 1 - width / 4, height - 1 - height / 2));
    let middle = block(((width - 1) / 2, (height - 1) / 2), (width / 2, height / 2));
    let objectives = [("west", block(left, left)), ("middle", middle), ("east", block(right, right))];
    let side = |key: char, name: &str, rows: (i32, i32), file: &String| raw::Side {
        key,
        name: word(name),
        zone: block((0, rows.0), (width - 1, rows.1)),
        force: raw::Force::Roster { file: file.clone(), units: Vec::new() },
        dug_in: false,
        places: Pairs::default(),
    };
    let raw = raw::Level {
        format: shape::FORMAT,
        book: Book::Suppression,
        name: name.to_owned(),
        about: String::new(),
        seed: recipe.seed,
        rounds: Some(ROUNDS),
        first: None,
        set_up: raw::SetUp::Alternate,
        mist: None,
        goal: raw::Goal::Score,
        objectives: Pairs(objectives.map(|(name, cells)| (word(&format!("suppression-place-{name}")), cells)).into()),
        ground: raw::Ground::Generated {
            size: (width.unsigned_abs(), height.unsigned_abs()),
            density: recipe.density.into(),
            style: recipe.style,
            symmetry: recipe.symmetry,
            pieces: recipe.pieces,
            seed: recipe.seed,
        },
        sides: vec![
            side('r', "side-first", (0, DEEP - 1), &rosters[0]),
            side('b', "side-second", (height - DEEP, height - 1), &rosters[1]),
        ],
    };
    let mut findings = Findings::default();
    let level = level::check(&mut findings, &Path::default(), raw, library, profiles());
    findings.settle(name, level)
}
