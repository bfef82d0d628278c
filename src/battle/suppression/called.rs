//! The names of kinds of units, weapons and models.

use crate::force::{PieceId, PrimateIx, UnitIx};
use crate::rules::suppression::field::Field;
use crate::words::say;
use std::collections::BTreeMap;

/// A name from a file in readable form: `baboon-rifles` becomes "Baboon rifles".
pub fn read(name: &str) -> String {
    let mut letters = name.chars().map(|letter| if letter == '-' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of a model without a name of its own: its weapon, with a number if several models in its unit carry one.
pub fn model(field: &Field, model: PrimateIx) -> String {
    let weapon = field.setting.weapons[model.at()];
    let members = field.unit(field.model(model).unit).members.clone().map(PrimateIx);
    let mut alike = members.filter(|other| field.setting.weapons[other.at()] == weapon);
    let name = read(&field.weapon(model).name);
    let (count, place) = (alike.clone().count(), alike.position(|other| other == model).unwrap_or(0) + 1);
    if count < 2 { name } else { say("suppression-model", &[("weapon", name.into()), ("number", place.into())]) }
}

/// The names of all models, using their own names if they have any.
pub fn models(field: &Field, named: impl Fn(PieceId) -> Option<String>) -> BTreeMap<PieceId, String> {
    let all = (0..field.models.len() as u16).map(PrimateIx);
    all.map(|one| (field.model(one).id, one))
        .map(|(id, one)| (id, named(id).unwrap_or_else(|| model(field, one))))
        .collect()
}

/// The name of a unit's kind.
pub fn kind(field: &Field, unit: UnitIx) -> String {
    read(&field.kind(unit).name)
}
