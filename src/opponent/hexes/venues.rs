//! The places of the ladder: every shipped level of the book.

use crate::data::{LoadError, hexes::level, library};
use crate::opponent::ladder::venue::Venue;
use crate::rules::{Book, hexes::Hexes};

/// All of them.
pub fn venues() -> Result<Vec<Venue<Hexes>>, LoadError> {
    let venue = |name: String| {
        let level = level::shipped(&name)?.0;
        Ok(Venue::new(name, level))
    };
    library::levels_of(Book::Hexes).into_iter().map(venue).collect()
}
