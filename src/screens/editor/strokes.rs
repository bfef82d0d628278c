//! The tool, and what it does to the board.

use super::{
    Editor,
    brush::{self, BRUSHES, Tool, tools},
    lay,
    steps::{forget, note},
};
use crate::board::{Cell, terrain::Ground};
use crate::input::GroundManner;
use crate::screens::pages::Pages;
use bevy::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// A stroke in progress.
pub(super) struct Stroke {
    manner: GroundManner,
    /// Where it began.
    from: Cell,
    /// Where it is.
    at: Cell,
    /// The cells that it has worked on: the tool is applied to each only once.
    gone: BTreeSet<Cell>,
}

pub(super) fn choose_tool(world: &mut World, pages: &Pages, place: usize) {
    let all = offered(pages).len();
    world.resource_mut::<Editor>().tool = place.min(all.saturating_sub(1));
}

/// Chooses a tool; one that the book doesn't have is ignored.
pub(super) fn choose(world: &mut World, pages: &Pages, tool: Tool) {
    if let Some(place) = offered(pages).into_iter().position(|one| one == tool) {
        world.resource_mut::<Editor>().tool = place;
    }
}

/// The tools for the current book.
pub(super) fn offered(pages: &Pages) -> Vec<Tool> {
    let grounds = pages.plan.grounds();
    tools(&grounds.kinds(), grounds)
}

/// Chooses a brush, and to work with it.
pub(super) fn choose_brush(world: &mut World, place: usize) {
    let mut editor = world.resource_mut::<Editor>();
    (editor.brush, editor.manner) = (place.min(BRUSHES.len() - 1), GroundManner::Brush);
}

/// Chooses a wider or narrower brush.
pub(super) fn widen(world: &mut World, by: isize) {
    let place = world.resource::<Editor>().brush.saturating_add_signed(by);
    choose_brush(world, place);
}

/// Applies the tool in this manner from now on; asked for again, with the brush.
pub(super) fn turn_to(world: &mut World, manner: GroundManner) {
    let mut editor = world.resource_mut::<Editor>();
    editor.manner = if editor.manner == manner { GroundManner::Brush } else { manner };
}

/// The cells that the tool would change at this cell, or at the end of the stroke in progress.
pub(super) fn reach(editor: &Editor, ground: &Ground, hover: Cell) -> Vec<Cell> {
    match (&editor.stroke, editor.manner) {
        (Some(Stroke { manner: GroundManner::Rectangle, from, at, .. }), _) => brush::rectangle(ground, *from, *at),
        (None, GroundManner::Fill) => brush::area(ground, hover).into_iter().collect(),
        // What was filled is done.
        (Some(Stroke { manner: GroundManner::Fill, .. }), _) => Vec::new(),
        (None, GroundManner::Rectangle) => brush::under(ground, hover, BRUSHES[0]),
        (_, GroundManner::Brush) | (Some(_), _) => brush::under(ground, hover, BRUSHES[editor.brush]),
    }
}

/// The tool touches the board: everything until it is lifted is one step.
pub(super) fn put_down(world: &mut World, pages: &mut Pages, cell: Cell) {
    note(world, pages);
    let mut editor = world.resource_mut::<Editor>();
    let manner = editor.manner;
    editor.stroke = Some(Stroke { manner, from: cell, at: cell, gone: BTreeSet::new() });
    match manner {
        GroundManner::Brush => draw_on(world, pages, cell),
        GroundManner::Fill => work(world, pages, |ground| brush::area(ground, cell).into_iter().collect()),
        // It is drawn when its other corner is known.
        GroundManner::Rectangle => {}
    }
}

/// The tool moves to a cell.
pub(super) fn draw_on(world: &mut World, pages: &mut Pages, to: Cell) {
    let mut editor = world.resource_mut::<Editor>();
    let brush = BRUSHES[editor.brush];
    let Some(stroke) = &mut editor.stroke else { return };
    let from = std::mem::replace(&mut stroke.at, to);
    if stroke.manner == GroundManner::Brush {
        let cells = |ground: &Ground| {
            let middles = brush::stroke(ground, from, to).into_iter();
            middles.flat_map(|middle| brush::under(ground, middle, brush)).collect()
        };
        work(world, pages, cells);
    }
}

/// The tool is lifted; a stroke that changed nothing is not a step.
pub(super) fn lift(world: &mut World, pages: &mut Pages) {
    let Some(stroke) = &world.resource::<Editor>().stroke else { return };
    let (manner, from, at) = (stroke.manner, stroke.from, stroke.at);
    if manner == GroundManner::Rectangle {
        work(world, pages, |ground| brush::rectangle(ground, from, at));
    }
    let mut editor = world.resource_mut::<Editor>();
    editor.stroke = None;
    if editor.undo.last().is_some_and(|step| step.plan == pages.plan) {
        editor.undo.pop();
    }
}

/// Gives up the stroke in progress, so that nothing of it is left. Returns whether there was one.
pub(super) fn give_up(world: &mut World, pages: &mut Pages) -> bool {
    let was_drawing = world.resource_mut::<Editor>().stroke.take().is_some();
    if was_drawing {
        forget(world, pages);
    }
    was_drawing
}

/// Applies the tool to some cells of the ground, and to the matching ones in its other half.
fn work(world: &mut World, pages: &mut Pages, cells: impl FnOnce(&Ground) -> Vec<Cell>) {
    let editor = &mut *world.resource_mut::<Editor>();
    let (Some(stroke), Some((.., ground))) = (&mut editor.stroke, &editor.shown) else { return };
    let (size, symmetry) = (ground.size(), pages.plan.symmetry);
    let both = cells(ground).into_iter().flat_map(|cell| [cell, brush::twin(size, symmetry, cell)]);
    let fresh: Vec<Cell> = both.filter(|cell| stroke.gone.insert(*cell)).collect();
    let tool = offered(pages).get(editor.tool).copied().unwrap_or(Tool::Eraser);
    if let Some(worked) = brush::worked(ground, tool, &fresh) {
        pages.plan.drawn = Some(Arc::new(worked));
    }
    lay(world, pages);
}
