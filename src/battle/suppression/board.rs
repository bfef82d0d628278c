//! Things drawn on the board of Suppression Actions besides faces: states of units, objectives, zones.

use crate::battle::{
    outline::{Objective, Signs},
    record::{Record, Start},
};
use crate::board::Cell;
use crate::engine::Rules;
use crate::force::{PieceId, PrimateIx, Side, UnitIx};
use crate::rules::suppression::{
    Suppression, View,
    action::must_fall_back,
    command,
    field::{Field, within},
    objectives,
    windows::Ask,
};
use bevy_ecs::world::World;
use std::collections::BTreeMap;

/// States, markers and weapons of everybody on the board.
pub(super) fn signs(view: View) -> BTreeMap<PieceId, Signs> {
    let field = view.field;
    let of = |unit: UnitIx| {
        let (badges, usual) = (badges(view, unit), usual_weapon(field, unit));
        let markers = field.unit(unit).markers.0;
        let signs = move |model: PrimateIx| {
            let weapon = &field.weapon(model).name;
            let weapon = Some(weapon).filter(|own| **own != usual).cloned();
            Signs { badges: badges.clone(), markers, weapon, idle: false, ..Signs::default() }
        };
        field.living(unit).map(move |(model, _)| (field.model(model).id, signs(model)))
    };
    field.all().flat_map(of).collect()
}

/// The states of a unit, worst first.
fn badges(view: View, unit: UnitIx) -> Vec<&'static str> {
    let (field, state) = (view.field, view.field.unit(unit));
    let own = state.id.side == view.turn.side;
    let acting = own && view.clock.window().is_some_and(|window| Ask::of(window) == Ask::Act);
    let leads = field.leader(unit).is_some();
    // In an Action Phase, the models that were outside at its start count (A1).
    let outside = if acting { usize::from(state.outside.0) } else { command::outside(field, unit) };
    let states = [
        (acting && must_fall_back(field, state.id.side).any(|other| other == unit), "must-fall-back"),
        (state.falling.0, "falling-back"),
        (!leads, "leaderless"),
        (leads && outside > 0, "out-of-command"),
        (state.evasion.0 < 0, "running"),
        (state.evasion.0 > 0, "ground"),
        (state.dug_in.0, "dug-in"),
        (own && state.acted.0.is_some(), "has-acted"),
    ];
    states.into_iter().filter(|(holds, _)| *holds).map(|(_, badge)| badge).collect()
}

/// The usual weapon of a unit; none if no weapon is carried by more than one model.
fn usual_weapon(field: &Field, unit: UnitIx) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for model in field.unit(unit).members.clone().map(PrimateIx) {
        *counts.entry(&field.weapon(model).name).or_default() += 1;
    }
    let usual = counts.into_iter().max_by_key(|(_, count)| *count).filter(|(_, count)| *count > 1);
    usual.map_or_else(String::new, |(name, _)| name.to_owned())
}

/// The objectives, with their current holders (G13).
pub(super) fn objectives(world: &World) -> Vec<Objective> {
    let field = Suppression::view(world).field;
    let names = match world.get_resource::<Record<Suppression>>().map(|record| &record.start) {
        Some(Start::Level(setup)) => setup.objectives(),
        _ => Vec::new(),
    };
    let of = |(place, cells): (usize, &Vec<Cell>)| {
        let near = |at: &Cell| cells.iter().any(|cell| within(*cell, *at, objectives::NEAR));
        Objective {
            number: place as u8 + 1,
            name: names.get(place).cloned().unwrap_or_default(),
            cells: cells.clone(),
            near: field.ground().spots().cells().filter(near).collect(),
            holder: objectives::holder(field, place),
        }
    };
    field.setting.scenario.objectives.iter().enumerate().map(of).collect()
}

/// Where the side that is asked may set up (G25, G26).
pub(super) fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
    let window = view.clock.window().filter(|window| Ask::of(window) == Ask::SetUp)?;
    let zone = &view.field.setting.zones[window.side.index()];
    let cells = view.field.ground().spots().cells().filter(|cell| zone.contains(*cell));
    Some((window.side, cells.collect()))
}
