//! What the player must decide, as far as keys need to know.

use super::{
    battle::{self, Hands},
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
    match battle::act::window_name(world) {
        Some("Die") => Asked::Die,
        Some("Act" | "Volley") if takes_enter(world) => Asked::Draft,
        Some("Act" | "Volley" | "Deploy") | None => Asked::Nothing,
        // Somebody is carried elsewhere, or named on the map: arrows move the cursor, Enter takes the whole.
        Some("Regroup" | "FleeMove" | "BailOut" | "Losses") => Asked::Draft,
        Some(_) => Asked::Options,
    }
}

/// Whether Enter takes what is drafted wherever the cursor stands: an order without a place, or a volley while the
/// cursor is on nobody.
fn takes_enter(world: &World) -> bool {
    let hands = world.resource::<Hands>();
    let field = crate::rules::monkeys::door::table(world).field;
    match &hands.draft {
        Some(draft) => !matches!(draft, battle::Draft::Move { goal, .. } if hands.hover != Some(*goal)),
        None => hands.volley.is_some() && hands.hover.and_then(|cell| battle::hulls::unit_at(field, cell)).is_none(),
    }
}
