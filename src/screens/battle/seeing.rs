//! Who sees and could shoot where: watched cells, what a unit sees, one line of sight, the threat to each cell.

use super::{
    drawing::{Drawn, middle_of},
    hands::Hands,
    pieces,
};
use crate::board::{
    Cell,
    sight::{LineStep, trace},
};
use crate::force::{Side, UnitIx};
use crate::rules::monkeys::{choices::Table, field::Field, sphere, targets};
use crate::view::{
    Overlays,
    art::{
        overlay::{Region, Wash},
        palette::Palette,
    },
    sketch::SightSketch,
};
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// Cells that units of a side on overwatch watch; stronger where two watch.
pub(super) fn watched(field: &Field, side: Side, palette: Palette, overlays: &mut Overlays) {
    let mut counts: BTreeMap<Cell, u32> = BTreeMap::new();
    for unit in field.all_units().filter(|unit| field.side(*unit) == side && field.unit(*unit).watch.0) {
        covered_by(field, unit).into_keys().for_each(|cell| *counts.entry(cell).or_default() += 1);
    }
    for strong in [false, true] {
        let cells: BTreeSet<Cell> =
            counts.iter().filter(|(_, count)| (**count > 1) == strong).map(|(cell, _)| *cell).collect();
        if !cells.is_empty() {
            overlays.washes.push((Wash::Watched(palette, pieces::outline(side), strong), cells));
        }
    }
}

/// Cells on which somebody of a unit could shoot at an unarmored primate, with how many could.
pub(super) fn covered_by(field: &Field, unit: UnitIx) -> BTreeMap<Cell, u32> {
    let mut cells = BTreeMap::new();
    for shooter in targets::shooters(field, unit) {
        let Some(from) = shooter.squares(field).next() else { continue };
        let weapon = shooter.weapon(field);
        let reach = field.book.bands.reach(weapon.range);
        let view = field.sight.view(from);
        for cell in view.cells().filter(|cell| crate::board::distance(from, *cell) <= reach) {
            *cells.entry(cell).or_default() += 1;
        }
    }
    cells
}

/// What the shown unit sees, and the one line from its leader, or the chosen primate, to the pointer.
pub(super) fn sight_lines(table: Table, hands: &Hands, drawn: &mut Drawn) {
    let field = table.field;
    let Some(unit) = hands.shown().and_then(|id| field.find_unit(id)) else { return };
    let from: Vec<Cell> = match hands.alone.and_then(|piece| field.find_primate(piece)) {
        Some(alone) => field.cell(alone).into_iter().collect(),
        None => field.members(unit).flat_map(|mate| field.squares(mate.into())).collect(),
    };
    let seers = |cell: Cell| from.iter().filter(|one| field.sight.sees(**one, cell)).count();
    let cells = || field.ground().spots().cells();
    drawn.overlays.washes.push((Wash::Unseen, cells().filter(|cell| seers(*cell) == 0).collect()));
    if from.len() > 1 {
        drawn.overlays.washes.push((Wash::HalfSeen, cells().filter(|cell| seers(*cell) == 1).collect()));
    }
    let start = hands.alone.and_then(|piece| field.find_primate(piece)).and_then(|primate| field.cell(primate));
    if let Some((start, end)) = start.or_else(|| middle_of(field, unit)).zip(hands.hover) {
        drawn.sketch.sights.push(one_line(field, start, end));
    }
}

fn one_line(field: &Field, from: Cell, to: Cell) -> SightSketch {
    let traced = trace(field.ground(), from, to);
    let crossed = traced.steps.iter().map(|step| match step {
        LineStep::Crossed(cell) | LineStep::Touched(cell, _) => *cell,
    });
    let crossed: Vec<Cell> = crossed.collect();
    let name = |cell: Cell| {
        let place = crossed.iter().position(|one| *one == cell).map_or(0, |place| place + 1);
        let kind = field.ground().kind(cell).name.clone();
        (cell, Message::new("sight-blocked").with("kind", kind).with("place", place).words())
    };
    SightSketch {
        cells: [from].into_iter().chain(crossed.iter().copied()).chain([to]).collect(),
        blocked: traced.blocked.map(name),
        cover: traced.covers.first().copied().filter(|_| traced.blocked.is_none()),
    }
}

/// How many enemies could shoot at each cell, in four steps, and what they watch.
pub(super) fn threats(table: Table, hands: &Hands, palette: Palette, overlays: &mut Overlays) {
    let field = table.field;
    let own = hands.selected.map_or(table.turn.side, |unit| unit.side);
    let mut counts: BTreeMap<Cell, u32> = BTreeMap::new();
    for unit in field.all_units().filter(|unit| field.side(*unit) != own) {
        for (cell, count) in covered_by(field, unit) {
            *counts.entry(cell).or_default() += count;
        }
    }
    for step in 1..=4u8 {
        let of_step = |count: u32| match count {
            1..=3 => 1,
            4..=8 => 2,
            9..=16 => 3,
            _ => 4,
        };
        let cells: BTreeSet<Cell> =
            counts.iter().filter(|(_, count)| of_step(**count) == step).map(|(cell, _)| *cell).collect();
        overlays.washes.push((Wash::Threat(step), cells));
    }
    watched(field, own.other(), palette, overlays);
    for unit in field.all_units().filter(|unit| field.side(*unit) == own && field.stands(*unit)) {
        let sphere = sphere::sphere(field, unit);
        let cells = field.ground().spots().cells().filter(|cell| sphere.contains(*cell)).collect();
        overlays.regions.push((Region::Sphere, cells));
    }
}
