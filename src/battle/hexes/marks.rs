//! Things drawn on the table and on counters: the ground, clouds, objectives, signs.

use super::forms;
use crate::battle::outline::{Objective, Signs, Strewn};
use crate::board::{
    Cell,
    hex::{Hex, HexMap},
    terrain::Ground,
};
use crate::data::hexes::level;
use crate::engine::Viewer;
use crate::force::{PieceId, Side, UnitIx};
use crate::rules::hexes::{
    View, field::Field, land::Cloud, muster::Goal, sequence::Frame, speed::Speed, turns, windows::Ask,
};
use bevy_ecs::world::World;
use std::{collections::BTreeMap, sync::Arc};

/// The current ground, since forests burn down.
pub(super) fn ground(field: &Field) -> Arc<Ground> {
    let book = &field.setting.book;
    let mut terrain = HexMap::new(field.table(), 0);
    for hex in field.table().hexes() {
        terrain[hex] = book.ground(&field.terrain(hex).name).unwrap_or_default();
    }
    Arc::new(level::squares(&terrain, book))
}

/// Where a viewer sees a unit: one set up in secret is seen only by its own side.
pub(super) fn seen_at(view: View, unit: UnitIx, viewer: Viewer) -> Option<Cell> {
    let (field, side) = (view.field, view.field.side(unit));
    let secret = !view.turn.deployed && field.make(unit).sets_up;
    let told = !secret || viewer == Viewer::All || viewer == Viewer::Side(side);
    field.hex(unit).filter(|_| told).map(Cell::from)
}

/// What counters show: facing, speed, models left, tokens.
pub(super) fn signs(view: View, viewer: Viewer) -> BTreeMap<PieceId, Signs> {
    let field = view.field;
    let seen = field.all().filter(|unit| seen_at(view, *unit, viewer).is_some());
    seen.map(|unit| (field.piece(unit), sign(view, unit))).collect()
}

fn sign(view: View, unit: UnitIx) -> Signs {
    let field = view.field;
    let fights = view.turn.fights.iter().any(|fight| fight.fighters.iter().any(|fighter| fighter.unit == unit));
    let (state, make) = (field.unit(unit), field.make(unit));
    let (tokens, hurt) = (&state.tokens, state.hurt);
    let critical = u8::from(hurt.no_turn) + u8::from(hurt.no_move) + hurt.impaired + u8::from(hurt.crew);
    let unloaded = (0..make.weapons.len()).filter(|at| make.weapons[*at].loads && !state.arms.loaded[*at]).count();
    let counts = [
        ("in-assault", u8::from(fights)),
        ("shaken", tokens.shaken),
        ("tokens", tokens.damage),
        ("fire", tokens.fire),
        ("poison", tokens.poison.len() as u8),
        ("bleeding", tokens.bleeding.len() as u8),
        ("acid", tokens.acid),
        ("minor-acid", tokens.minor),
        ("crew-tokens", tokens.crew),
        ("critical", critical),
        ("aim", u8::from(state.arms.aim.is_some())),
        ("unloaded", unloaded as u8),
    ];
    let dice = |dice: &[u8]| dice.iter().max().map(|die| format!("d{die}"));
    let words = [("poison", dice(&tokens.poison)), ("bleeding", dice(&tokens.bleeding))];
    Signs {
        facing: Some(state.stance.facing),
        speed: Speed::ALL.iter().position(|speed| *speed == state.stance.speed).unwrap_or_default() as u8,
        speeds: forms::speed_names(),
        models: (state.models.0, make.kind.models),
        counts: counts.into_iter().filter(|(_, count)| *count > 0).collect(),
        words: words.into_iter().filter_map(|(name, words)| Some((name, words?))).collect(),
        ..Signs::default()
    }
}

/// What is over each hex: remaining markers, and the die of poison.
pub(super) fn strewn(view: View) -> Vec<Strewn> {
    let land = &view.field.land;
    let of = |hex: Hex| {
        let Cloud { smoke, poison, die, acid, burning } = land.cloud(hex);
        let poisoned = format!("{poison}\u{b7}d{die}");
        [
            ("smoke", smoke, smoke.to_string()),
            ("poison-cloud", poison, poisoned),
            ("acid-cloud", acid, acid.to_string()),
            ("burning", burning, burning.to_string()),
        ]
        .map(|(name, count, words)| (count > 0).then_some(Strewn { cell: hex.into(), name, words }))
    };
    land.table().hexes().flat_map(of).flatten().collect()
}

/// The ground that has to be reached (G24).
pub(super) fn objectives(world: &World) -> Vec<Objective> {
    let Some(field) = world.get_resource::<Field>() else { return Vec::new() };
    let Goal::Cross(crossing) = &field.setting.scenario.goal else { return Vec::new() };
    let near = crossing.zone.iter().copied().map(Cell::from).collect();
    vec![Objective { number: 0, name: String::new(), cells: Vec::new(), near, holder: Some(crossing.side) }]
}

/// Where the side that is setting up may do so.
pub(super) fn zone(view: View) -> Option<(Side, Vec<Cell>)> {
    let window = view.clock.window().filter(|window| Ask::of(window) == Ask::SetUp)?;
    let unit = view.field.find(window.about?)?;
    let cells: Vec<Cell> = view.field.table().hexes().map(Cell::from).collect();
    let speed = *crate::rules::hexes::set_up::speeds(view.field, unit).first()?;
    let open = cells.into_iter().filter(|cell| {
        let facing = view.field.setting.facings[window.side.index()];
        let order =
            crate::rules::hexes::order::Order::SetUp(window.about.expect("asked about it"), *cell, facing, speed);
        <crate::rules::hexes::Hexes as crate::engine::Rules>::check(view, &order).is_ok()
    });
    Some((window.side, open.collect()))
}

/// Hexes where there will be an assault, once all movements are known.
pub(super) fn contested(view: View) -> Vec<Cell> {
    let fought = view.turn.fights.iter().filter(|fight| fight.winner.is_none()).map(|fight| Cell::from(fight.hex));
    let Frame::Movement(movement) = view.clock.top() else { return fought.collect() };
    let ground = |unit: UnitIx| !view.field.flies(unit);
    let goes = |side: Side| {
        let goings = movement.goings.iter().filter(move |going| view.field.side(going.unit) == side);
        goings.filter(move |going| ground(going.unit)).map(|going| going.goal)
    };
    let met = goes(Side::First).filter(|hex| goes(Side::Second).any(|other| other == *hex));
    fought.chain(met.map(Cell::from)).collect()
}

/// The side that has to get units across, and the number that are there now.
pub(super) fn across(view: View) -> Option<(Side, usize, u8)> {
    let crossing = turns::crossing(view.field)?;
    let there = view
        .field
        .standing(crossing.side)
        .filter(|(unit, hex)| crossing.zone.contains(hex) && !view.field.flies(*unit) && !view.field.is_shaken(*unit));
    Some((crossing.side, there.count(), crossing.units))
}
