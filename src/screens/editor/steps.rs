//! What can be taken back and done again in the editor.

use super::Editor;
use crate::input::intent::Change;
use crate::screens::{
    pages::Pages,
    plan::{self, Plan},
};
use bevy::prelude::*;

/// Steps that can be taken back.
const STEPS: usize = 200;

/// What can be taken back: the plan, with its drawn ground, and its seed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) plan: Plan,
    seed: u64,
}

/// How it stands now.
fn now(pages: &Pages) -> Step {
    Step { plan: pages.plan.clone(), seed: pages.own_seed() }
}

/// Notes what is about to change.
pub(super) fn note(world: &mut World, pages: &Pages) {
    keep(world, now(pages));
}

/// Something has changed: this is how it stood before.
fn keep(world: &mut World, before: Step) {
    let mut editor = world.resource_mut::<Editor>();
    editor.told = None;
    editor.redo.clear();
    editor.undo.push(before);
    if editor.undo.len() > STEPS {
        editor.undo.remove(0);
    }
}

pub(super) fn step_back(world: &mut World, pages: &mut Pages) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(before) = editor.undo.pop() else { return };
    editor.redo.push(now(pages));
    (pages.plan, pages.seed) = (before.plan, before.seed);
}

pub(super) fn step_on(world: &mut World, pages: &mut Pages) {
    let mut editor = world.resource_mut::<Editor>();
    let Some(after) = editor.redo.pop() else { return };
    editor.undo.push(now(pages));
    (pages.plan, pages.seed) = (after.plan, after.seed);
}

/// A dial is turned: one step each, however many are turned one after another. A handle that is drawn along is one step
/// until it is let go.
pub(super) fn dial(world: &mut World, pages: &mut Pages, change: Change) {
    let before = now(pages);
    plan::change(pages, change);
    if !matches!(change, Change::Slide(_)) && now(pages) != before {
        keep(world, before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Intent;
    use crate::screens::editor::{Shelf, answer, open};
    use crate::screens::show::Awake;
    use crate::view::Board;
    use std::sync::Arc;

    /// The editor as it is opened from the title, with nothing drawn on a screen.
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

    #[test]
    fn a_handle_that_is_drawn_along_is_one_step_and_a_value_taken_again_is_none() {
        let (mut world, mut pages) = opened();
        let before = now(&pages);
        let slide = [Change::Density(45), Change::Slide(50), Change::Slide(65)].map(Intent::Plan);
        say(&mut world, &mut pages, &slide);
        say(&mut world, &mut pages, &[Intent::Plan(Change::Density(65))]);
        assert_eq!((pages.plan.density, world.resource::<Editor>().undo.len()), (65, 1));
        say(&mut world, &mut pages, &[Intent::Undo]);
        assert_eq!(now(&pages), before);
    }

    #[test]
    fn another_seed_grows_another_ground_wherever_the_editor_was_opened_from() {
        let (mut world, mut pages) = opened();
        let ground = |world: &World| world.resource::<Board>().0.clone();
        let before = ground(&world);
        say(&mut world, &mut pages, &[Intent::NewSeed]);
        assert_ne!(before, ground(&world));
    }
}
