//! A quick level: generated ground, two rosters, a place in the middle to hold, as in The Pump Yard (G22).

use super::{
    level::{self, Level, raw},
    profiles::{is_closed, profiles},
};
use crate::board::{Cell, distance, generate::Recipe};
use crate::data::{
    error::{Fault, LoadError, Note},
    findings::{Findings, Path},
    library::Library,
    raw::{Book, Pairs},
    shape,
};
use crate::words::{Message, word};

/// Rows from its edge that a side sets up in (G22).
const DEEP: i32 = 5;

/// Turns of a quick battle (G22).
const TURNS: u32 = 8;

/// The first turn whose end counts, and how many in a row (G22).
const HOLD: (u32, u32) = (3, 2);

/// How near to the middle counts, where there is room (G22).
const NEAR: u32 = 2;

/// A level of that ground; the middle is held.
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
    let middle = [((width - 1) / 2, (height - 1) / 2), (width / 2, height / 2)];
    let near = near(recipe, middle).map_err(|why| {
        let what = Message::new("level-grow").with("why", why);
        LoadError::single(name, Fault::whole(what))
    })?;
    let side = |key: char, name: &str, rows: (i32, i32), file: &String| raw::Side {
        key,
        name: word(name),
        zone: block((0, rows.0), (width - 1, rows.1)),
        manner: raw::Manner::Free,
        force: raw::Force::Roster { file: file.clone(), characters: Vec::new() },
        hidden: false,
        places: Pairs::default(),
        carrier: None,
        mounts: Vec::new(),
    };
    let raw = raw::Level {
        format: shape::FORMAT,
        book: Book::Initiative,
        name: name.to_owned(),
        about: String::new(),
        seed: recipe.seed,
        turns: Some(TURNS),
        switches: None,
        set_up: raw::SetUp::Alternate,
        goal: raw::Goal::Hold { cells: block(middle[0], middle[1]), near, from: HOLD.0, turns: HOLD.1 },
        ambush: None,
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

/// How near to the middle counts: farther than usual where the middle is walled up.
fn near(recipe: &Recipe, middle: [raw::At; 2]) -> Result<u32, String> {
    let profiles = profiles();
    let cells = level::grow(recipe, &profiles)?;
    let middle = middle.map(|(x, y)| Cell::new(x as i16, y as i16));
    let open = cells.cells().filter(|cell| !is_closed(&profiles.terrain[usize::from(cells[*cell])]));
    let nearest = open.map(|cell| middle.iter().map(|place| distance(cell, *place)).min().unwrap_or(0)).min();
    Ok(NEAR.max(nearest.unwrap_or(0).unsigned_abs()))
}
