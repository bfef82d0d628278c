//! The places of the ladder: every shipped level of the book, and generated ground from sparse to dense.

use crate::board::generate::{Pieces, Recipe, Style, Symmetry};
use crate::data::{
    LoadError,
    hexes::{draft::draft, level},
    library,
};
use crate::opponent::ladder::venue::Venue;
use crate::rules::{Book, hexes::Hexes};

/// Columns of a grown table, and hexes of an even one: a board of the book.
const SIZE: (i16, i16) = (7, 9);

/// Densities of the grown tables, with their styles.
const GROWN: [(u8, Style); 4] = [(20, Style::Plains), (35, Style::Jungle), (50, Style::Ruins), (65, Style::Mountain)];

/// All of them: the shipped levels, then the grown tables.
pub fn venues() -> Result<Vec<Venue<Hexes>>, LoadError> {
    let mut venues = Vec::new();
    for name in library::levels_of(Book::Hexes) {
        let level = level::shipped(&name)?.0;
        venues.push(Venue::new(name, level));
    }
    for (place, (density, style)) in GROWN.into_iter().enumerate() {
        let recipe = Recipe {
            size: SIZE,
            density,
            style,
            symmetry: Symmetry::Rotated,
            pieces: Pieces::Medium,
            seed: 100 + place as u64,
            ..Recipe::default()
        };
        let name = format!("{style:?} {density} %");
        let level = draft(&name, &recipe)?.0;
        venues.push(Venue::new(name, level));
    }
    Ok(venues)
}
