//! Places marked by hand instead of the scenario's own: where the sides set up, and what they fight for.

use super::{Editor, Purpose, brush::twin, steps::note};
use crate::board::{Cell, generate::Symmetry, terrain::Ground};
use crate::data::{
    error::{Fault, Place},
    places::Places,
};
use crate::force::Side;
use crate::input::GroundPlace;
use crate::panels::Table;
use crate::screens::{pages::Pages, plan::Plan};
use crate::view::{
    Landmarks,
    landmarks::{Area, Marker},
};
use crate::words::{capital, say, word};
use bevy::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// What is wrong with the places, and whose zone it is about.
pub(super) type Misplaced = (Option<Side>, String);

/// The places on the ground.
pub(super) fn on(plan: &Plan, ground: &Ground) -> Places {
    plan.places.clone().unwrap_or_else(|| plan.grounds().places(plan.scenario, ground))
}

/// What can be marked; nothing on the ground of a battle on the table.
pub(super) fn offered(editor: &Editor) -> Vec<GroundPlace> {
    let Some((.., places, _)) = editor.shown.as_ref().filter(|_| !matches!(editor.purpose, Purpose::Ambush { .. }))
    else {
        return Vec::new();
    };
    let goals = (0..places.goals.len()).map(GroundPlace::Goal);
    let zones = [Side::First, Side::Second].map(GroundPlace::Zone);
    zones.into_iter().chain([GroundPlace::Neither]).chain(goals).collect()
}

/// Chooses what to mark; anything that isn't offered leads back to the tools for the ground.
pub(super) fn choose(world: &mut World, place: Option<GroundPlace>) {
    let mut editor = world.resource_mut::<Editor>();
    editor.place = place.filter(|place| offered(&editor).contains(place));
}

/// Chooses the next one, and after the last one the tools for the ground.
pub(super) fn choose_next(world: &mut World) {
    let editor = world.resource::<Editor>();
    let all = offered(editor);
    let at = editor.place.and_then(|place| all.iter().position(|one| *one == place));
    choose(world, all.get(at.map_or(0, |at| at + 1)).copied());
}

/// Returns to the scenario's own places.
pub(super) fn reset(world: &mut World, pages: &mut Pages) {
    if pages.plan.places.is_some() {
        note(world, pages);
        pages.plan.places = None;
    }
}

/// The cells of an objective that is moved so that its middle is on a cell; none if it doesn't fit on the board there.
pub(super) fn moved(plan: &Plan, ground: &Ground, goal: usize, to: Cell) -> Vec<Cell> {
    let places = on(plan, ground);
    let Some(cells) = places.goals.get(goal) else { return Vec::new() };
    let of = |along: fn(&Cell) -> i16| {
        let all = || cells.iter().map(along);
        all().min().zip(all().max()).map_or(0, |(least, most)| least.midpoint(most))
    };
    let middle = Cell::new(of(|cell| cell.x), of(|cell| cell.y));
    // On a table of hexes the middle may lie between two of them.
    let far = |cell: &&Cell| (i32::from(cell.x - middle.x).abs() + i32::from(cell.y - middle.y).abs(), **cell);
    let Some(from) = cells.iter().min_by_key(far) else { return Vec::new() };
    let all: Vec<Cell> = cells.iter().map(|cell| Cell::new(cell.x + to.x - from.x, cell.y + to.y - from.y)).collect();
    if all.iter().all(|cell| ground.is_place(*cell)) { all } else { Vec::new() }
}

/// Marks cells, and the matching ones in the other half if the places there correspond. What is marked belongs to the
/// drawing, so the ground is part of that from now on.
pub(super) fn mark(plan: &mut Plan, ground: &Arc<Ground>, place: GroundPlace, cells: &[Cell]) {
    let before = on(plan, ground);
    let mut places = before.clone();
    if let Some(other) = counterpart(plan, ground, place) {
        let half = |cell: &Cell| twin(ground.size(), plan.symmetry, *cell);
        set(&mut places, other, &cells.iter().map(half).collect::<Vec<Cell>>());
    }
    set(&mut places, place, cells);
    if places != before {
        let own = plan.grounds().places(plan.scenario, ground);
        plan.places = (places != own).then_some(places);
        plan.drawn.get_or_insert_with(|| ground.clone());
    }
}

/// The place that corresponds to another one in the other half of a symmetric ground, where the scenario has such
/// places: mirrored zones may belong to different sides or to the same one.
pub(super) fn counterpart(plan: &Plan, ground: &Ground, place: GroundPlace) -> Option<GroundPlace> {
    if plan.symmetry == Symmetry::None {
        return None;
    }
    let own = plan.grounds().places(plan.scenario, ground);
    let image = |cells: &BTreeSet<Cell>| {
        cells.iter().map(|cell| twin(ground.size(), plan.symmetry, *cell)).collect::<BTreeSet<Cell>>()
    };
    match place {
        GroundPlace::Zone(side) => {
            let image = image(&own.zones[side.index()]);
            Side::BOTH.into_iter().find(|other| own.zones[other.index()] == image).map(GroundPlace::Zone)
        }
        GroundPlace::Neither => {
            let zones = own.zones.each_ref().map(image);
            let swapped = [&zones[1], &zones[0]] == own.zones.each_ref();
            (swapped || zones == own.zones).then_some(GroundPlace::Neither)
        }
        GroundPlace::Goal(goal) => {
            let image = image(own.goals.get(goal)?);
            let others = (0..own.goals.len()).filter(|other| *other != goal);
            others.into_iter().find(|other| own.goals[*other] == image).map(GroundPlace::Goal)
        }
    }
}

/// Sets the cells of an objective, or gives cells to a zone or to none.
fn set(places: &mut Places, place: GroundPlace, cells: &[Cell]) {
    match place {
        GroundPlace::Zone(side) => give(places, Some(side), cells),
        GroundPlace::Neither => give(places, None, cells),
        GroundPlace::Goal(goal) => {
            if let Some(old) = places.goals.get_mut(goal).filter(|_| !cells.is_empty()) {
                *old = cells.iter().copied().collect();
            }
        }
    }
}

/// Gives cells to the zone of a side, or to none: nothing belongs to both.
fn give(places: &mut Places, side: Option<Side>, cells: &[Cell]) {
    for one in Side::BOTH {
        let zone = &mut places.zones[one.index()];
        if side == Some(one) {
            zone.extend(cells);
        } else {
            cells.iter().for_each(|cell| {
                zone.remove(cell);
            });
        }
    }
}

/// What is out of place, by the checks of the level.
pub(super) fn misplaced(pages: &Pages) -> Option<Misplaced> {
    let (plan, library) = (&pages.plan, pages.workshop.library());
    let places = plan.places.as_ref()?;
    if let Some(side) = Side::BOTH.into_iter().find(|side| places.zones[side.index()].is_empty()) {
        return Some((Some(side), word("editor-zone-empty")));
    }
    let wanted = plan.wanted(&word("plan-name"), pages.own_seed());
    let error = plan.grounds().text(&wanted, plan.lies(), &library).err()?;
    error.faults.first().map(told)
}

/// The sentence about it, with the name of its side.
pub(super) fn sentence((side, what): &Misplaced, names: &[String; 2]) -> String {
    match side {
        Some(side) => {
            let terms = [("side", names[side.index()].as_str().into()), ("what", what.as_str().into())];
            say("editor-misplaced", &terms)
        }
        None => capital(what),
    }
}

/// Why a level with these places is refused, if they are the reason: the sentence that is beside the board.
pub(super) fn refusal(world: &World, pages: &Pages) -> Option<String> {
    let palette = world.resource::<Table>().palette;
    let names = Side::BOTH.map(|side| word(palette.side(side).word));
    misplaced(pages).map(|misplaced| sentence(&misplaced, &names))
}

/// An error of the level, in terms of what was drawn.
fn told(fault: &Fault) -> Misplaced {
    let path = if let Place::Path(path) = &fault.place { path.as_str() } else { "" };
    let about_zone = path.contains(".zone") || path.contains(".places") || path.starts_with("zones");
    let about_goal = ["objectives", "goal", "markers"].iter().any(|field| path.starts_with(field));
    // The only numbers that can be wrong are those of blocks and of cells.
    let what = match fault.what.id.as_ref() {
        "data-range" if about_zone => word("editor-zone-ragged"),
        "data-range" if about_goal => word("editor-goal-size"),
        _ => fault.what.words(),
    };
    let side = Side::BOTH.into_iter().find(|side| path.starts_with(&format!("sides[{}]", side.index())));
    (side.filter(|_| about_zone), what)
}

/// The objectives as they lie on the board: a line around each, and on squares its number.
pub(super) fn landmarks(places: &Places, ground: &Ground) -> Landmarks {
    let goals = &places.goals;
    let marker = |(cells, number): (&BTreeSet<Cell>, u8)| {
        let (xs, ys) = (cells.iter().map(|cell| cell.x), cells.iter().map(|cell| cell.y));
        let cell = Cell::new(xs.clone().min()?, ys.clone().min()?);
        Some(Marker { cell, last: Cell::new(xs.max()?, ys.max()?), number, holder: None })
    };
    let markers = if ground.is_hexes() { Vec::new() } else { goals.iter().zip(1..).filter_map(marker).collect() };
    let area = |cells: &BTreeSet<Cell>| Area { side: None, cells: cells.clone(), name: String::new() };
    Landmarks { markers, grounds: goals.iter().map(area).collect(), ..Landmarks::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrored_places_belong_to_the_other_side_to_the_same_one_or_to_nobody() {
        let [first, second] = Side::BOTH.map(GroundPlace::Zone);
        let cases = [
            (("Monkeys", 4), Symmetry::None, first, None),
            (("Monkeys", 4), Symmetry::Mirrored, first, Some(second)),
            (("Monkeys", 4), Symmetry::Rotated, second, Some(first)),
            (("Monkeys", 4), Symmetry::Rotated, GroundPlace::Neither, Some(GroundPlace::Neither)),
            // The sides are above and below each other.
            (("Suppression", 0), Symmetry::Mirrored, first, Some(first)),
            (("Suppression", 0), Symmetry::Rotated, first, Some(second)),
            (("Suppression", 0), Symmetry::Mirrored, GroundPlace::Neither, Some(GroundPlace::Neither)),
            // The defender has dug in somewhere else.
            (("Suppression", 1), Symmetry::Rotated, first, None),
            (("Suppression", 1), Symmetry::Rotated, GroundPlace::Neither, None),
        ];
        for ((book, scenario), symmetry, place, expected) in cases {
            let plan = Plan { symmetry, scenario, ..Plan::of(book) };
            let ground = plan.ground(1).expect("it grows");
            assert_eq!(counterpart(&plan, &ground, place), expected, "{book} {scenario} {symmetry:?} {place:?}");
        }
    }
}
