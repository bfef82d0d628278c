//! Undo and redo in the editor.

use super::Editor;
use crate::input::intent::Change;
use crate::screens::{
    pages::Pages,
    plan::{self, Plan},
};
use bevy::prelude::*;

/// The most steps that can be undone.
const STEPS: usize = 200;

/// One step: the plan, with its drawn ground, and its seed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) plan: Plan,
    seed: u64,
}

/// The current state.
fn now(pages: &Pages) -> Step {
    Step { plan: pages.plan.clone(), seed: pages.own_seed() }
}

/// Records the state before a change.
pub(super) fn note(world: &mut World, pages: &Pages) {
    keep(world, now(pages));
}

/// Something has changed: keeps the state before it.
fn keep(world: &mut World, before: Step) {
    let mut editor = world.resource_mut::<Editor>();
    editor.told = None;
    editor.redo.clear();
    editor.undo.push(before);
    if editor.undo.len() > STEPS {
        editor.undo.remove(0);
    }
}

/// The last step of a book. Those of other books wait until their ground is edited again.
fn last_of(steps: &mut Vec<Step>, book: &str) -> Option<Step> {
    let place = steps.iter().rposition(|step| step.plan.book == book)?;
    Some(steps.remove(place))
}

/// Undoes the last step.
pub(in crate::screens) fn step_back(world: &mut World, pages: &mut Pages) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(before) = last_of(&mut editor.undo, pages.plan.book) else { return };
    editor.redo.push(now(pages));
    (pages.plan, pages.seed) = (before.plan, before.seed);
}

/// Takes back the last step for good.
pub(super) fn forget(world: &mut World, pages: &mut Pages) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(before) = last_of(&mut editor.undo, pages.plan.book) else { return };
    (pages.plan, pages.seed) = (before.plan, before.seed);
}

/// Redoes it.
pub(in crate::screens) fn step_on(world: &mut World, pages: &mut Pages) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(after) = last_of(&mut editor.redo, pages.plan.book) else { return };
    editor.undo.push(now(pages));
    (pages.plan, pages.seed) = (after.plan, after.seed);
}

/// Turns a dial: one step for each dial, no matter how many changes in a row. Dragging a handle is one step until it is
/// released.
pub(in crate::screens) fn dial(world: &mut World, pages: &mut Pages, change: Change) {
    let before = now(pages);
    plan::change(pages, change);
    // Another book has its own steps.
    if !matches!(change, Change::Slide(_) | Change::Book(_)) && now(pages) != before {
        keep(world, before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{Hints, Intent};
    use crate::panels;
    use crate::screens::editor::{Shelf, answer, open};
    use crate::screens::show::Awake;
    use crate::view::Board;
    use bevy_egui::egui;
    use std::sync::Arc;

    /// The editor as opened from the title, with no screen drawn.
    fn opened() -> (World, Pages) {
        let mut world = World::new();
        world.init_resource::<Editor>();
        world.init_resource::<Shelf>();
        world.init_resource::<Awake>();
        let mut pages = Pages::new(Arc::default());
        open(&mut world, &mut pages);
        (world, pages)
    }

    fn say(world: &mut World, pages: &mut Pages, intents: &[Intent]) {
        for intent in intents {
            assert!(answer(world, pages, intent), "{intent:?}");
        }
    }

    #[test]
    fn turns_of_dials_are_taken_back_one_by_one() {
        let (mut world, mut pages) = opened();
        let changes = [
            Change::Size(0),
            Change::Style(2),
            Change::Density(55),
            Change::Density(60),
            Change::Scenario(3),
            Change::Platoons(2),
            Change::Roster(crate::force::Side::First, 1),
            Change::Seed(77),
        ];
        let mut met = vec![now(&pages)];
        for change in changes {
            say(&mut world, &mut pages, &[Intent::Plan(change)]);
            assert_ne!(met.last(), Some(&now(&pages)), "{change:?}");
            met.push(now(&pages));
        }
        for before in met.iter().rev().skip(1) {
            say(&mut world, &mut pages, &[Intent::Undo]);
            assert_eq!(now(&pages), *before);
        }
        for after in met.iter().skip(1) {
            say(&mut world, &mut pages, &[Intent::Redo]);
            assert_eq!(now(&pages), *after);
        }
    }

    /// The density handle under a pointer. In each frame the pointer goes to a value, and its button is pressed,
    /// released, or stays as it is; the editor does what the panel says.
    fn drag(world: &mut World, pages: &mut Pages, frames: &[(u8, Option<bool>)]) {
        let (ctx, mut pictures, hints) = (egui::Context::default(), panels::Pictures::default(), Hints::default());
        panels::style::install(&ctx);
        let idle = [Vec::new(), Vec::new()];
        let moves = frames.iter().map(|(value, pressed)| {
            let pos = egui::pos2(8.0 + 284.0 * f32::from(value - 10) / 80.0, 34.0);
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            let press = pressed.map(|pressed| egui::Event::PointerButton { pos, button, pressed, modifiers });
            [egui::Event::PointerMoved(pos)].into_iter().chain(press).collect()
        });
        for events in idle.into_iter().chain(moves) {
            let shown = panels::plan::Plan { density: (pages.plan.density, 10, 90), ..panels::plan::Plan::default() };
            let mut said = Vec::new();
            let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(300.0, 100.0));
            let input = egui::RawInput { screen_rect: Some(room), events, ..egui::RawInput::default() };
            let draw = |ui: &mut egui::Ui| {
                let (palette, pictures, intents) = (panels::Palette::FIRST, &mut pictures, &mut said);
                let mut desk = panels::Desk { palette, pictures, intents, focusable: false, hints: &hints };
                panels::widgets::part(ui, "plan", room, |ui| panels::plan::draw(ui, &mut desk, &shown));
            };
            ctx.run_ui(input, draw).textures_delta.clear();
            say(world, pages, &said);
        }
    }

    #[test]
    fn a_handle_that_is_drawn_along_is_one_step_and_a_value_taken_again_is_none() {
        let (press, release) = (Some(true), Some(false));
        let drags: [&[_]; 2] = [
            &[(45, press), (50, None), (65, None), (65, release)],
            // A value may be passed in the frame in which the handle is released.
            &[(45, press), (55, None), (65, release)],
        ];
        for frames in drags {
            let (mut world, mut pages) = opened();
            let before = now(&pages);
            drag(&mut world, &mut pages, frames);
            assert_eq!((pages.plan.density, world.resource::<Editor>().undo.len()), (65, 1), "{frames:?}");
            drag(&mut world, &mut pages, &[(65, press), (65, release)]);
            assert_eq!(world.resource::<Editor>().undo.len(), 1);
            drag(&mut world, &mut pages, &[(75, press), (75, release)]);
            assert_eq!((pages.plan.density, world.resource::<Editor>().undo.len()), (75, 2));
            say(&mut world, &mut pages, &[Intent::Undo, Intent::Undo]);
            assert_eq!(now(&pages), before);
        }
    }

    #[test]
    fn another_seed_grows_another_ground_wherever_the_editor_was_opened_from() {
        let (mut world, mut pages) = opened();
        let ground = |world: &World| world.resource::<Board>().0.clone();
        let before = ground(&world);
        say(&mut world, &mut pages, &[Intent::NewSeed]);
        assert_ne!(before, ground(&world));
    }

    #[test]
    fn a_ground_grown_from_another_seed_has_a_style_whatever_was_loaded_before() {
        let (mut world, mut pages) = opened();
        let loaded = pages.plan.ground(pages.own_seed()).expect("it grows");
        (pages.plan.drawn, pages.plan.unstyled) = (Some(loaded), true);
        say(&mut world, &mut pages, &[Intent::NewSeed]);
        assert_eq!((&pages.plan.drawn, pages.plan.styled()), (&None, Some(pages.plan.style)));
    }
}
