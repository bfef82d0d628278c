//! The names of characters, their kinds and their weapons.

use crate::battle::shown::words_of;
use crate::force::{UnitId, UnitIx};
use crate::rules::initiative::{Initiative, field::Field, muster::Scenario, profiles::Weapon, wounds::Location};
use crate::words::word;

/// A name from a file in readable form: `baboon-rifle` becomes "Baboon rifle".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of a character's kind.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}

/// The name of a character, or of its kind if it has none.
pub fn name(field: &Field, unit: UnitIx) -> String {
    let name = &field.setting.names[unit.at()];
    if name.is_empty() { kind(field, unit) } else { name.clone() }
}

/// The same for a character given by its name in files.
pub fn of(field: &Field, id: UnitId) -> String {
    field.find(id).map_or_else(|| id.to_string(), |unit| name(field, unit))
}

/// The place that is held, as it is read after "the".
pub fn place(scenario: &Scenario) -> String {
    object(scenario, "initiative-place")
}

/// What is carried, as it is read after "the".
pub fn load(scenario: &Scenario) -> String {
    object(scenario, "initiative-load")
}

/// What a scenario is about, or these words if it has no name.
fn object(scenario: &Scenario, nameless: &str) -> String {
    if scenario.object.is_empty() { word(nameless) } else { scenario.object.clone() }
}

/// The name of a weapon.
pub fn weapon(weapon: &Weapon) -> String {
    read(&weapon.name)
}

/// The name of a part of a body.
pub fn location(location: Location) -> String {
    words_of::<Initiative>("location", location.name())
}

/// The clan of a kind: `spider-monkey-rifle` has the face of a spider monkey.
pub fn face(kind: &str) -> String {
    kind.rsplit_once('-').map_or(kind, |(clan, _)| clan).replace('-', " ")
}
