//! What keys mean while a battle is on the table.

use super::battle::{self, Draft, Hands};
use crate::input::Asked;
use crate::rules::monkeys::{door, windows::Ask};
use bevy::prelude::World;

/// What keys mean now.
pub(super) fn asked(world: &World) -> Asked {
    let table = door::table(world);
    match table.clock.window().map(Ask::of) {
        Some(Ask::Die) => Asked::Die,
        Some(Ask::Act | Ask::Volley) if takes_enter(world) => Asked::Draft,
        Some(Ask::Act | Ask::Volley | Ask::Deploy) | None => Asked::Nothing,
        // Someone is moved by hand, or named on the map: arrows move the cursor, Enter takes everything.
        Some(Ask::Regroup | Ask::FleeMove | Ask::BailOut | Ask::Losses) => Asked::Draft,
        Some(_) => Asked::Options,
    }
}

/// Whether Enter takes the draft no matter where the cursor is: an order without a place, the end of the turn, or a
/// volley while the cursor is on nobody.
fn takes_enter(world: &World) -> bool {
    let hands = world.resource::<Hands>();
    let field = door::table(world).field;
    match hands.draft() {
        Some(draft) => !matches!(draft, Draft::Move { goal, .. } if hands.hover() != Some(*goal)),
        None => {
            hands.end_armed()
                || hands.volley().is_some()
                    && hands.hover().and_then(|cell| battle::hulls::unit_at(field, cell)).is_none()
        }
    }
}
