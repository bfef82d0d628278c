//! What the player must decide, as far as keys need to know.

use super::{
    host::host,
    lesson,
    pages::{Page, Pages},
};
use crate::input::Asked;
use bevy::prelude::*;

/// What keys mean now.
pub(super) fn asked(world: &World) -> Asked {
    let pages = world.resource::<Pages>();
    if pages.card.is_some() || pages.buttons || !matches!(pages.page, Page::Battle | Page::Editor) {
        return Asked::Card;
    }
    if pages.page == Page::Editor {
        return Asked::Nothing;
    }
    if lesson::waits_for_reading(world) {
        return Asked::Options;
    }
    if lesson::waits_for_a_look(world) {
        return Asked::Nothing;
    }
    host(world).keys(world)
}
