//! The tool, and what it does to the board.

use super::{
    Editor,
    brush::{self, BRUSHES, Tool, tools},
    lay, places,
    steps::{forget, note},
};
use crate::board::{Cell, terrain::Ground};
use crate::input::{GroundLeaf, GroundManner, GroundPlace};
use crate::screens::{pages::Pages, plan::Plan};
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
    take(world, place.min(all.saturating_sub(1)));
}

/// Chooses a tool; one that the book doesn't have is ignored.
pub(super) fn choose(world: &mut World, pages: &Pages, tool: Tool) {
    if let Some(place) = offered(pages).into_iter().position(|one| one == tool) {
        take(world, place);
    }
}

/// Opens the tab with the tools: nothing works on the board that can't be seen.
pub(super) fn show_tools(editor: &mut Editor) {
    editor.leaf = GroundLeaf::Ground;
}

/// Takes a tool: it changes the ground, so no place is marked any longer.
fn take(world: &mut World, tool: usize) {
    let mut editor = world.resource_mut::<Editor>();
    show_tools(&mut editor);
    (editor.tool, editor.place) = (tool, None);
}

/// The tools for the current book.
pub(super) fn offered(pages: &Pages) -> Vec<Tool> {
    let grounds = pages.plan.grounds();
    tools(&grounds.kinds(), grounds)
}

/// Chooses a brush, and to work with it.
pub(super) fn choose_brush(world: &mut World, place: usize) {
    let mut editor = world.resource_mut::<Editor>();
    show_tools(&mut editor);
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
    show_tools(&mut editor);
    editor.manner = if editor.manner == manner { GroundManner::Brush } else { manner };
}

/// The cells that the tool would change at this cell, or at the end of the stroke in progress.
pub(super) fn reach(editor: &Editor, plan: &Plan, ground: &Ground, hover: Cell) -> Vec<Cell> {
    match (&editor.stroke, editor.manner) {
        (Some(Stroke { manner: GroundManner::Rectangle, from, at, .. }), _) => brush::rectangle(ground, *from, *at),
        // What was filled is done.
        (Some(Stroke { manner: GroundManner::Fill, .. }), _) => Vec::new(),
        (None, GroundManner::Rectangle) => brush::under(ground, hover, BRUSHES[0]),
        (stroke, manner) => {
            let manner = stroke.as_ref().map_or(manner, |stroke| stroke.manner);
            covered(editor, manner, (plan, ground), (hover, hover))
        }
    }
}

/// The cells that the tool covers from one cell to another, with the brush or with a fill.
fn covered(
    editor: &Editor,
    manner: GroundManner,
    (plan, ground): (&Plan, &Ground),
    (from, to): (Cell, Cell),
) -> Vec<Cell> {
    match (editor.place, manner) {
        (Some(GroundPlace::Goal(goal)), _) => places::moved(plan, ground, goal, to),
        (_, GroundManner::Fill) => brush::area(ground, to).into_iter().collect(),
        (..) => {
            let middles = brush::stroke(ground, from, to).into_iter();
            middles.flat_map(|middle| brush::under(ground, middle, BRUSHES[editor.brush])).collect()
        }
    }
}

/// The tool touches the board: everything until it is lifted is one step.
pub(super) fn put_down(world: &mut World, pages: &mut Pages, cell: Cell) {
    note(world, pages);
    let mut editor = world.resource_mut::<Editor>();
    show_tools(&mut editor);
    let manner = editor.manner;
    editor.stroke = Some(Stroke { manner, from: cell, at: cell, gone: BTreeSet::new() });
    // A rectangle is drawn when its other corner is known.
    if manner != GroundManner::Rectangle {
        work(world, pages, |editor, plan, ground| covered(editor, manner, (plan, ground), (cell, cell)));
    }
}

/// The tool moves to a cell.
pub(super) fn draw_on(world: &mut World, pages: &mut Pages, to: Cell) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(stroke) = &mut editor.stroke else { return };
    let (manner, from) = (stroke.manner, std::mem::replace(&mut stroke.at, to));
    if manner == GroundManner::Brush {
        work(world, pages, |editor, plan, ground| covered(editor, manner, (plan, ground), (from, to)));
    }
}

/// The tool is lifted; a stroke that changed nothing is not a step.
pub(super) fn lift(world: &mut World, pages: &mut Pages) {
    let Some(stroke) = &world.resource::<Editor>().stroke else { return };
    let (manner, from, at) = (stroke.manner, stroke.from, stroke.at);
    if manner == GroundManner::Rectangle {
        work(world, pages, |_, _, ground| brush::rectangle(ground, from, at));
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
fn work(world: &mut World, pages: &mut Pages, cells: impl FnOnce(&Editor, &Plan, &Ground) -> Vec<Cell>) {
    let editor = &mut *world.resource_mut::<Editor>();
    let Some((.., ground)) = editor.shown.clone() else { return };
    let cells = cells(editor, &pages.plan, &ground);
    match (editor.place, &mut editor.stroke) {
        (Some(place), _) => places::mark(&mut pages.plan, &ground, place, &cells),
        (None, Some(stroke)) => {
            let (size, symmetry) = (ground.size(), pages.plan.symmetry);
            let both = cells.into_iter().flat_map(|cell| [cell, brush::twin(size, symmetry, cell)]);
            let fresh: Vec<Cell> = both.filter(|cell| stroke.gone.insert(*cell)).collect();
            let tool = offered(pages).get(editor.tool).copied().unwrap_or(Tool::Eraser);
            if let Some(worked) = brush::worked(&ground, tool, &fresh) {
                pages.plan.drawn = Some(Arc::new(worked));
            }
        }
        (None, None) => {}
    }
    lay(world, pages);
}
