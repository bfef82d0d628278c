//! The rule that the help key opens: of what was just refused, of the open question, of the order that is drafted.

use super::{
    battle::{self, Hands},
    pages::{Page, Pages},
};
use bevy::prelude::World;

/// The rule about what the hands are at, for the help key.
pub(super) fn rule_at_hand(world: &World, pages: &Pages) -> String {
    if pages.page != Page::Battle {
        return "1.2".to_owned();
    }
    let hands = world.resource::<Hands>();
    let refused = hands.notice.clone().or_else(|| battle::why_not_hovered(world, hands));
    if let Some(rule) = refused.and_then(|why| why.rule) {
        return rule;
    }
    rule_of_window(world).to_owned()
}

/// The rule of the question that is open, or of the order that is being drafted.
fn rule_of_window(world: &World) -> &'static str {
    use crate::input::OrderMode::*;
    let window = battle::act::window_name(world);
    if let Some(kind) = window.and_then(battle::kinds::of) {
        return kind.rule;
    }
    match (window, world.resource::<Hands>().mode) {
        (_, Some(Move)) => "T-26",
        (_, Some(Attack)) => "T-43",
        (_, Some(Overwatch)) => "T-122",
        (_, Some(Brace)) => "T-97",
        (_, Some(Reload)) => "T-100",
        (_, Some(Done)) => "T-15",
        (None, _) => "G-16",
        _ => "T-13",
    }
}
