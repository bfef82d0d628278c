//! Who sees what and could shoot where: watched squares, what a unit sees, one line of sight, the threat to each
//! square.

use super::{
    chart::{Question, fired_at},
    drawing::{Drawn, middle_mate},
    hands::{Draft, Hands},
    hulls,
    names::Names,
    pieces,
};
use crate::battle::views::{self, Line};
use crate::board::{Cell, Grid, sight::End};
use crate::force::{PrimateIx, Side, UnitIx};
use crate::input::{Free, Lens, intent::BoardView};
use crate::rules::monkeys::{
    choices::Table,
    door,
    field::Field,
    foresight::ghost,
    gun::Gun,
    overwatch::Overwatched,
    sphere,
    targets::{self, Spots},
    vehicles::Footprint,
    volley,
};
use crate::view::{
    Overlays,
    art::{
        icons::Sign,
        overlay::{Region, Wash},
        palette::Palette,
    },
    sketch::{AimSketch, Label, SightSketch},
};
use crate::words::{say, word};
use bevy::prelude::{Rect, Vec2, World};
use std::collections::BTreeSet;

/// Whether those on overwatch must find the mover before they can fire: it is hidden (T-136).
pub fn searches(field: &Field, around: &Overwatched) -> bool {
    field.unit(around.mover).hidden.holds()
}

/// Cells watched by units of a side on overwatch; stronger if two watch.
pub(super) fn watched(field: &Field, side: Side, palette: Palette, overlays: &mut Overlays) {
    let (width, height) = field.ground().size();
    let mut counts = Grid::new(width, height, 0u8);
    for unit in field.all_units().filter(|unit| field.side(*unit) == side && field.unit(*unit).watch.0) {
        for cell in covered_by(field, unit) {
            counts[cell] = counts[cell].saturating_add(1);
        }
    }
    for strong in [false, true] {
        let cells = counts.cells().filter(|cell| if strong { counts[*cell] > 1 } else { counts[*cell] == 1 });
        let cells: BTreeSet<Cell> = cells.collect();
        if !cells.is_empty() {
            overlays.washes.push((Wash::Watched(palette, pieces::outline(side), strong), cells));
        }
    }
}

/// Cells where someone in a unit could shoot at an unarmored primate.
pub(super) fn covered_by(field: &Field, unit: UnitIx) -> Vec<Cell> {
    let (width, height) = field.ground().size();
    let mut covered = Grid::new(width, height, false);
    for (cell, _) in targets::shooters(field, unit).flat_map(|gun| fired_at(field, gun)) {
        covered[cell] = true;
    }
    covered.cells().filter(|cell| covered[*cell]).collect()
}

/// The question of the current view of the whole board; `None` if no view is on, or it needs a unit and none is chosen.
pub fn question(table: Table, hands: &Hands) -> Option<Question> {
    let field = table.field;
    let own = hands.selected().map_or(table.turn.side, |unit| unit.side);
    match hands.board_view()? {
        BoardView::Sight => {
            let who = eyes(field, hands);
            let after = match hands.draft() {
                Some(Draft::Move { order, .. }) => Some(order.clone()),
                _ => None,
            };
            (!who.is_empty()).then_some(Question::Sight(who, after))
        }
        BoardView::Seers => hands.hover().filter(|cell| field.ground().contains(*cell)).map(Question::Seers),
        BoardView::Threat => Some(Question::Threat(own.other())),
        BoardView::Fire => Some(Question::Fire(hands.shown().and_then(|id| field.find_unit(id))?)),
    }
}

/// The primate shown by itself, otherwise the shown unit.
fn eyes(field: &Field, hands: &Hands) -> Vec<PrimateIx> {
    let Some(unit) = hands.shown().and_then(|id| field.find_unit(id)) else { return Vec::new() };
    match hands.alone().and_then(|piece| field.find_primate(piece)) {
        Some(alone) => Some(alone).filter(|one| field.primate(*one).place.is_on_board()).into_iter().collect(),
        None => field.members(unit).collect(),
    }
}

/// The fire in the forecast, both ways, with a shield on everyone covered from the shooter.
pub(super) fn exchange_lines(field: &Field, unit: UnitIx, enemy: UnitIx, drawn: &mut Drawn) {
    for (by, at) in [(unit, enemy), (enemy, unit)] {
        let Some(plan) = volley::best(field, by, at, Spots::Standing) else { continue };
        for salvo in &plan.salvos {
            let Some(from) = hulls::middle(salvo.by.squares(field)) else { continue };
            for (_, aim) in &salvo.at {
                drawn.sketch.aims.push(AimSketch { side: field.side(by), from, to: aim.cell, committed: false });
                if aim.covered && !drawn.sketch.signs.contains(&(Sign::Shield, aim.cell)) {
                    drawn.sketch.signs.push((Sign::Shield, aim.cell));
                }
            }
        }
    }
}

/// Half the size of the sphere's name in logical pixels, roughly.
const NAME: Vec2 = Vec2::new(56.0, 12.0);

/// The name of the sphere on its ring: in the middle of its northernmost row, or of its southernmost one, or at the end
/// of a row, wherever it is in view and under no card.
pub(super) fn ring_name(world: &World, overlays: &Overlays) -> Option<Label> {
    let (_, cells) = overlays.regions.iter().find(|(region, _)| *region == Region::Sphere)?;
    let row = |y: i16| {
        let along = || cells.iter().filter(|cell| cell.y == y).map(|cell| cell.x);
        along().min().zip(along().max()).map(|(left, right)| left + right + 1)
    };
    let (top, foot) = (cells.iter().map(|cell| cell.y).min()?, cells.iter().map(|cell| cell.y).max()?);
    let (north, south) = ((row(top)?, 2 * top), (row(foot)?, 2 * foot + 2));
    let ends = (top..=foot).flat_map(|y| {
        let along = || cells.iter().filter(move |cell| cell.y == y).map(|cell| cell.x);
        [along().max().map(|right| 2 * right + 2), along().min().map(|left| 2 * left)].map(move |x| (x, 2 * y + 1))
    });
    let ends = ends.filter_map(|(x, y)| x.map(|x| (x, y)));
    let seen = |at: &(i16, i16)| {
        let place = world.get_resource::<Lens>().zip(world.get_resource::<Free>());
        place.is_none_or(|(lens, free)| {
            let middle = lens.origin + Vec2::new(at.0.into(), at.1.into()) * lens.cell / 2.0;
            let name = Rect::from_corners(middle - NAME, middle + NAME);
            let is_shown = free.map.contains(name.min) && free.map.contains(name.max);
            is_shown && free.islands.iter().all(|island| island.intersect(name).is_empty())
        })
    };
    // At the board's edge half of it would be on the wood.
    let at = [north, south].into_iter().filter(|at| at.1 > 0).chain(ends).find(seen).unwrap_or(north);
    Some(Label { at, words: word("sphere-name"), side: None })
}

/// What the current view draws besides its washes: one line of sight, the lines of everyone who sees a square, watched
/// squares and spheres.
pub(super) fn view_lines(world: &World, hands: &Hands, palette: Palette, drawn: &mut Drawn) {
    let table = door::table(world);
    match hands.board_view() {
        Some(BoardView::Sight) => own_line(world, hands, drawn),
        Some(BoardView::Seers) => seers(table, hands, drawn),
        Some(BoardView::Threat) => spheres(table, hands, palette, &mut drawn.overlays),
        Some(BoardView::Fire) | None => {}
    }
}

/// The line from the leader of the shown unit, or the chosen primate, to the pointer: from where it stands, or from
/// where its unit's drafted move would take it, as in the sheet.
fn own_line(world: &World, hands: &Hands, drawn: &mut Drawn) {
    let table = door::table(world);
    let moved = hands.after_draft(table);
    let field = moved.as_ref().map_or(table.field, |moved| &moved.field);
    let Some(unit) = hands.shown().and_then(|id| field.find_unit(id)) else { return };
    let alone = hands.alone().and_then(|piece| field.find_primate(piece));
    let Some(from) = alone.or_else(|| middle_mate(field, unit)) else { return };
    let own = field.squares(from.into());
    let Some((start, end)) = hulls::middle(own).zip(hands.hover()).filter(|(start, end)| start != end) else { return };
    let mut sight = one_line(field, End { cell: start, up: field.lift(from.into()) }, end, own);
    let gun = targets::shooters(field, unit).find(|gun| alone.is_none_or(|alone| gun.primate(field) == Some(alone)));
    let seen = end_words(field, gun, (start, end), &sight);
    let name = world.get_resource::<Names>().map_or_else(String::new, |names| names.primate(from).to_owned());
    let id = if moved.is_some_and(|moved| moved.unit == unit) { "sight-after" } else { "sight-now" };
    sight.end = Some(say(id, &[("name", name.into()), ("seen", seen.into())]));
    drawn.sketch.sights.push(sight);
}

/// Lines from every enemy that sees the square under the pointer, with a shield if it is covered from that enemy.
fn seers(table: Table, hands: &Hands, drawn: &mut Drawn) {
    let field = table.field;
    let own = hands.selected().map_or(table.turn.side, |unit| unit.side);
    let Some(cell) = hands.hover().filter(|cell| field.ground().contains(*cell)) else { return };
    for enemy in field.all_units().filter(|unit| field.side(*unit) != own) {
        for (mate, covered) in field.members(enemy).filter_map(|mate| Some((mate, ghost::seen_by(field, mate, cell)?)))
        {
            let Some(from) = hulls::middle(field.squares(mate.into())) else { continue };
            // All lines begin at the square, so that the dashes of two lines on one diagonal coincide.
            drawn.sketch.aims.push(AimSketch { side: field.side(enemy), from: cell, to: from, committed: false });
            if covered {
                drawn.sketch.signs.push((Sign::Shield, from));
            }
        }
    }
}

/// One line of sight, square by square, with the names of what blocks it or covers its end (G-07, G-08).
fn one_line(field: &Field, from: End, to: Cell, own: Footprint) -> SightSketch {
    let traced = field.trace_between(from, to.into(), own);
    let Line { cells, blocked, cover } = Line::along(from.cell, to, &traced, |cell| what_lies(field, cell));
    SightSketch { cells, blocked, cover, end: None }
}

/// What blocks a line on a square: smoke, a vehicle, otherwise its ground.
fn what_lies(field: &Field, cell: Cell) -> String {
    if field.veil.has_smoke(cell) {
        word("sight-smoke")
    } else if field.veil.gives_cover(cell) {
        word("sight-vehicle")
    } else {
        field.ground().kind(cell).name.clone()
    }
}

/// The text at the end of a line: seen or not, how far, and what the distance does to the weapon.
fn end_words(field: &Field, gun: Option<Gun>, (from, to): (Cell, Cell), sight: &SightSketch) -> String {
    let squares = crate::board::distance(from, to);
    let seen = views::seen(squares, sight.blocked.is_some(), sight.cover.is_some());
    let Some(gun) = gun.filter(|_| sight.blocked.is_none()) else { return seen };
    let (bands, rated) = (&field.book.bands, gun.range(field));
    match bands.modifier(rated, squares) {
        Some(range) => {
            let range = super::models::terms::signed(i32::from(range));
            say("sight-end-range", &[("seen", seen.into()), ("range", range.into())])
        }
        None => say("sight-end-far", &[("seen", seen.into()), ("reach", bands.reach(rated).into())]),
    }
}

/// What enemies watch, and all friendly spheres.
fn spheres(table: Table, hands: &Hands, palette: Palette, overlays: &mut Overlays) {
    let field = table.field;
    let own = hands.selected().map_or(table.turn.side, |unit| unit.side);
    watched(field, own.other(), palette, overlays);
    for unit in field.all_units().filter(|unit| field.side(*unit) == own && field.stands(*unit)) {
        let sphere = sphere::sphere(field, unit);
        let cells = field.ground().spots().cells().filter(|cell| sphere.contains(*cell)).collect();
        overlays.regions.push((Region::Sphere, cells));
    }
}
