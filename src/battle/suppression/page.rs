//! The page of a unit: its current numbers, weapons, special rules, command, and limitations.

use super::{called, fire, kinds};
use crate::battle::{
    account::{Model, Note, Number, Page, Trait},
    shown::words_of,
};
use crate::force::{PrimateIx, UnitId, UnitIx, squad::Place};
use crate::rules::suppression::{
    Suppression, View, checks, command,
    field::{Field, within},
    profiles::Weapon,
};
use crate::words::{say, word};

/// The page of a unit.
pub(super) fn of(view: View, unit: UnitId) -> Option<Page> {
    let field = view.field;
    let unit = field.find(unit)?;
    let kind = field.kind(unit);
    let terms = [
        ("kind", called::kind(field, unit).into()),
        ("left", members(field, unit).count().into()),
        ("all", field.unit(unit).members.len().into()),
        ("points", i32::from(kind.points).into()),
    ];
    Some(Page {
        line: say("suppression-page-line", &terms),
        state: state(field, unit),
        numbers: numbers(field, unit),
        facts: facts(field, unit),
        traits: traits(field, unit),
        models: members(field, unit).map(|model| line(field, unit, model)).collect(),
        limits: limits(view, unit),
        ..Page::default()
    })
}

/// A unit's description and weapons: "Baboon Rifles: 8 × rifle".
pub(super) fn kit(field: &Field, unit: UnitIx) -> String {
    let carried = weapons(field, unit).into_iter().map(|(weapon, count)| kinds::carried(weapon, count));
    let carried: Vec<String> = carried.collect();
    let terms = [("kind", called::kind(field, unit).into()), ("weapons", carried.join(", ").into())];
    say("suppression-page-kit", &terms)
}

/// The models in the battle, or waiting to be set up.
fn members(field: &Field, unit: UnitIx) -> impl Iterator<Item = PrimateIx> + '_ {
    let all = field.unit(unit).members.clone().map(PrimateIx);
    all.filter(|model| matches!(field.model(*model).place, Place::On(_) | Place::Reserve))
}

/// The worst of a unit's states, in a word or two.
pub(super) fn state(field: &Field, unit: UnitIx) -> String {
    let state = field.unit(unit);
    let mark = |name: &str| words_of::<Suppression>("mark", name);
    let mut words = Vec::new();
    if state.markers.0 > 0 {
        words.push(say("suppression-piece-markers", &[("count", i32::from(state.markers.0).into())]));
    }
    let others = [
        (state.falling.0, "falling-back"),
        (state.evasion.0 > 0, "ground"),
        (state.evasion.0 < 0, "running"),
        (state.dug_in.0, "dug-in"),
    ];
    words.extend(others.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| mark(name)));
    words.join(", ")
}

fn numbers(field: &Field, unit: UnitIx) -> Vec<Number> {
    let (kind, state) = (field.kind(unit), field.unit(unit));
    let dice = i32::from(checks::dice(field, unit)) - i32::from(kind.ld);
    let limit = i32::from(checks::limit(kind.nv, counted(field, unit))) - i32::from(kind.nv);
    let (evasion, toughness) = (i32::from(state.evasion.0), i32::from(state.dug_in.0));
    kinds::numbers(kind, &[("ev", evasion), ("to", toughness), ("ld", dice), ("nv", limit)])
}

/// Weapons with the number of carriers, markers with what they allow, the command radius, the next check.
fn facts(field: &Field, unit: UnitIx) -> Vec<(String, String)> {
    let state = field.unit(unit);
    let armed = |(weapon, count)| (kinds::carried(weapon, count), kinds::armed(weapon));
    let mut facts: Vec<(String, String)> = weapons(field, unit).into_iter().map(armed).collect();
    let radius = [("radius", i32::from(command::radius(field, unit)).into()), ("outside", outside(field, unit).into())];
    facts.push((word("suppression-page-command"), say("suppression-page-radius", &radius)));
    facts.push((word("suppression-page-may"), fire::step(state.markers.0)));
    facts.push((word("suppression-page-check"), fire::check_words(field, unit, counted(field, unit))));
    facts
}

/// The markers that count in a unit's next check: one that is falling back tries to rally (G9).
fn counted(field: &Field, unit: UnitIx) -> u8 {
    let state = field.unit(unit);
    if state.falling.0 { checks::counted_in_rally(field, unit, state.markers.0) } else { state.markers.0 }
}

fn outside(field: &Field, unit: UnitIx) -> usize {
    if field.leader(unit).is_some() { command::outside(field, unit) } else { 0 }
}

fn weapons(field: &Field, unit: UnitIx) -> Vec<(&Weapon, usize)> {
    let mut all: Vec<(&Weapon, usize)> = Vec::new();
    for model in members(field, unit) {
        let weapon = field.weapon(model);
        match all.iter_mut().find(|(known, _)| known.name == weapon.name) {
            Some((_, count)) => *count += 1,
            None => all.push((weapon, 1)),
        }
    }
    all
}

fn traits(field: &Field, unit: UnitIx) -> Vec<Trait> {
    kinds::traits(field.kind(unit), weapons(field, unit).into_iter().map(|(weapon, _)| weapon))
}

fn line(field: &Field, unit: UnitIx, model: PrimateIx) -> Model {
    let leader = field.leader(unit);
    let leads = field.unit(unit).lead.leader == Some(model);
    let far =
        leader.zip(field.cell(model)).is_some_and(|((_, at), cell)| !within(at, cell, command::radius(field, unit)));
    let state = match (leads, far) {
        (true, _) if field.unit(unit).lead.deputy => word("suppression-model-deputy"),
        (true, _) => word("suppression-model-leader"),
        (_, true) => word("suppression-model-outside"),
        _ => String::new(),
    };
    Model { piece: field.model(model).id, weapon: field.weapon(model).name.clone(), state, harmed: far }
}

/// What it may not do, and why, most important first.
fn limits(view: View, unit: UnitIx) -> Vec<Note> {
    let field = view.field;
    let state = field.unit(unit);
    let own = state.id.side == view.turn.side;
    let markers = [("markers", i32::from(state.markers.0).into()), ("step", fire::step(state.markers.0).into())];
    let acted = state.acted.0.filter(|_| own).map(|action| words_of::<Suppression>("order", action.name()));
    let count = if own { usize::from(state.outside.0) } else { outside(field, unit) };
    let all = [
        acted.map(|action| Note::new(say("suppression-limit-acted", &[("action", action.into())]), "R5")),
        state.falling.0.then(|| Note::new(word("suppression-limit-falling"), "G9")),
        (state.markers.0 > 0).then(|| Note::new(say("suppression-limit-markers", &markers), "R4")),
        (!field.is_led(unit)).then(|| Note::new(word("suppression-limit-leaderless"), "A6")),
        (count > 0).then(|| Note::new(say("suppression-limit-command", &[("count", count.into())]), "R6")),
    ];
    all.into_iter().flatten().collect()
}
