//! The places of the ladder: every shipped level of the book, and generated ground from sparse to dense.

use crate::board::generate::Style;
use crate::data::LoadError;
use crate::opponent::ladder::venue::{self, Venue};
use crate::rules::suppression::Suppression;

/// Densities of the generated tables, with their styles.
const GROWN: [(u8, Style); 4] = [(20, Style::Plains), (35, Style::Jungle), (50, Style::Ruins), (65, Style::Jungle)];

/// All of them.
pub fn venues() -> Result<Vec<Venue<Suppression>>, LoadError> {
    venue::shipped_and_grown(&GROWN)
}
