//! What the player must decide, as far as the key bindings need to know.

use super::{
    campaign, hints,
    host::host,
    lesson,
    pages::{Page, Pages},
    theatre,
};
use crate::input::Asked;
use bevy::prelude::*;

/// What keys mean now.
pub(super) fn asked(world: &World) -> Asked {
    let pages = world.resource::<Pages>();
    if pages.card.is_some() || pages.buttons {
        return Asked::Card;
    }
    let has_map = matches!(pages.page, Page::Battle | Page::Editor | Page::Campaign);
    if !has_map || pages.page == Page::Campaign && campaign::asks_by_card(world) {
        return Asked::Page;
    }
    if matches!(pages.page, Page::Editor | Page::Campaign) {
        return Asked::Nothing;
    }
    if theatre::is_on(world) {
        return Asked::Replay;
    }
    if lesson::waits_for_reading(world) {
        return Asked::Options;
    }
    if lesson::waits_for_a_look(world) {
        return Asked::Nothing;
    }
    match host(world).keys(world) {
        // Enter puts the hint away, wherever the cursor is.
        Asked::Nothing if hints::lies_there(world) => Asked::Draft,
        asked => asked,
    }
}
