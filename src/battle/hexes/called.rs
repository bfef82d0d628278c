//! What units, weapons, cards and terrain are called.

use crate::force::UnitIx;
use crate::rules::hexes::{field::Field, profiles::Weapon, states::Card};

/// A name of a file as players read it: `baboon-rifles` is "Baboon rifles".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the kind of a unit is called.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}

/// What a weapon is called.
pub fn weapon(weapon: &Weapon) -> String {
    read(&weapon.name)
}

/// The movement card and the fire card of a unit, as they are written.
pub fn cards(field: &Field, unit: UnitIx, card: Card) -> [String; 2] {
    let make = field.make(unit);
    [make.moves[usize::from(card.movement)].name(), make.fires[usize::from(card.fire)].name.clone()]
}
