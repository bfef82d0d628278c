//! What characters, their kinds and their weapons are called.

use crate::force::UnitIx;
use crate::rules::initiative::field::Field;

/// A name of a file as players read it: `baboon-rifle` is "Baboon rifle".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the kind of a character is called.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}
