//! Questions that the player isn't asked: those left to the game for good in the settings, and those for which an answer
//! is left standing for a while.

use super::{hands, look::Look};
use crate::battle::{account::Lasting, shown::Shown};
use crate::engine::{Shape, door};
use crate::force::Side;
use crate::input::intent::Decider;
use crate::screens::{Hands, Settings, host::minds, lesson, standing::Standing};
use bevy::prelude::World;

/// Gives the order of a decision that the player has left to the marked answer. Returns true if there was one.
pub(super) fn take<B: Shown>(world: &mut World, hands: &mut Hands) -> bool {
    if !is_left::<B>(world) {
        return false;
    }
    let Some(order) = B::choices(B::view(world)).and_then(|choices| choices.default) else { return false };
    hands::give(world, hands, order);
    true
}

/// Whether the player has left the open decision to the marked answer, for good or for a while: it is never shown, not
/// even while what led to it is still being shown.
pub(super) fn is_left<B: Shown>(world: &World) -> bool {
    decider::<B>(world) == Decider::Marked || stands::<B>(world)
}

/// The one that answers the open decision: the player (always in a lesson), the marked answer, or the book's adviser.
pub(super) fn decider<B: Shown>(world: &World) -> Decider {
    let Some(window) = door::window::<B>(world).filter(|_| !lesson::is_on(world)) else { return Decider::Player };
    let left = |settings: &Settings| settings.decider(B::BOOK, window.name());
    match world.get_resource::<Settings>().map_or(Decider::Player, left) {
        Decider::Marked if !window.kind.is_marked() => Decider::Player,
        Decider::Adviser if minds(world).is_none() => Decider::Player,
        left => left,
    }
}

/// Whether the open question falls into the span for which its side has left the default answer.
fn stands<B: Shown>(world: &World) -> bool {
    let (Some(standing), Some(window)) = (world.get_resource::<Standing>(), door::window::<B>(world)) else {
        return false;
    };
    !lesson::is_on(world) && B::lasting(B::view(world)).iter().any(|one| standing.holds(window.side, &one.scope))
}

/// The spans for which the default answer may be left, as further answers to the open question. In a lesson each
/// question is a step.
pub(super) fn offered<B: Shown>(look: &Look<B>) -> Vec<Lasting> {
    let picks = look.shape() == Some(Shape::Pick) && look.form.is_none() && look.choices.is_some();
    if !picks || lesson::is_on(look.world) {
        return Vec::new();
    }
    B::lasting(look.view).into_iter().filter(|one| !one.moot).collect()
}

/// The side that leaves the default answer standing by taking a place after the listed ones, the span, and that answer.
fn left<B: Shown>(look: &Look<B>, place: usize) -> Option<(Side, String, B::Order)> {
    let lasting = offered(look).into_iter().nth(place.checked_sub(look.says.len())?)?;
    Some((look.decider(), lasting.scope, look.choices.as_ref()?.default.clone()?))
}

/// Leaves the default answer standing for a span, by its place after the listed answers, and gives it now.
pub(super) fn leave<B: Shown>(world: &mut World, hands: &mut Hands, place: usize) {
    let Some((side, scope, order)) = left(&Look::<B>::at(world, &hands.clone()), place) else { return };
    world.get_resource_or_init::<Standing>().leave(side, scope);
    hands::give(world, hands, order);
}
