//! The tool, and what it does to the board.

use super::{
    Editor,
    brush::{self, BRUSHES, Tool, tools},
    lay,
    steps::note,
};
use crate::board::Cell;
use crate::screens::pages::Pages;
use bevy::prelude::*;
use std::sync::Arc;

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

pub(super) fn widen(world: &mut World, by: isize) {
    let mut editor = world.resource_mut::<Editor>();
    editor.brush = editor.brush.saturating_add_signed(by).min(BRUSHES.len() - 1);
}

/// The brush touches the board: everything until it is lifted is one step.
pub(super) fn put_down(world: &mut World, pages: &mut Pages, cell: Cell) {
    note(world, pages);
    world.resource_mut::<Editor>().stroke = Some((cell, Vec::new()));
    draw_on(world, pages, cell);
}

/// The brush moves to a cell.
pub(super) fn draw_on(world: &mut World, pages: &mut Pages, to: Cell) {
    let mut editor = world.resource_mut::<Editor>();
    let Some((at, mut gone)) = editor.stroke.take() else { return };
    let Some((.., ground)) = editor.shown.clone() else { return };
    let (size, brush, symmetry) = (ground.size(), BRUSHES[editor.brush], pages.plan.symmetry);
    let tool = offered(pages).get(editor.tool).copied().unwrap_or(Tool::Eraser);
    let mut fresh = Vec::new();
    for middle in brush::stroke(&ground, at, to) {
        for cell in brush::under(&ground, middle, brush) {
            for cell in [cell, brush::twin(size, symmetry, cell)] {
                if !gone.contains(&cell) {
                    gone.push(cell);
                    fresh.push(cell);
                }
            }
        }
    }
    editor.stroke = Some((to, gone));
    if let Some(worked) = brush::worked(&ground, tool, &fresh) {
        pages.plan.drawn = Some(Arc::new(worked));
    }
    lay(world, pages);
}

/// The brush is lifted; a stroke that changed nothing is not a step.
pub(super) fn lift(world: &mut World) {
    let mut editor = world.resource_mut::<Editor>();
    editor.stroke = None;
    let now = editor.shown.as_ref().map(|(plan, ..)| plan.clone());
    if editor.undo.last().map(|step| &step.plan) == now.as_ref() {
        editor.undo.pop();
    }
}
