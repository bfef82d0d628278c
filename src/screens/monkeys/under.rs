//! The rule about what the player is doing.

use super::battle::{self, Hands};
use crate::force::{PrimateIx, UnitIx};
use crate::rules::monkeys::{commit::Ended, door, field::Field, pins::Pin};
use bevy::prelude::World;

/// The rule about the refusal, the open question, the draft, or what is under the pointer.
pub(super) fn rule_at_hand(world: &World, hands: &Hands) -> String {
    let why = hands.notice().cloned().or_else(|| battle::why_not_hovered(world, hands));
    let refused = why.and_then(|why| why.rule);
    refused.or_else(|| asked(world)).or_else(|| mode(hands)).or_else(|| on_map(world, hands)).unwrap_or_else(|| {
        let over = battle::act::window_name(world).is_none();
        if over { "G-16" } else { "T-13" }.to_owned()
    })
}

fn asked(world: &World) -> Option<String> {
    let kind = battle::act::window_name(world).and_then(battle::kinds::of)?;
    Some(kind.rule.to_owned())
}

fn mode(hands: &Hands) -> Option<String> {
    let drafted = match hands.draft() {
        Some(battle::Draft::Move { .. }) if hands.mode().is_none() => Some(battle::verbs::MOVE),
        Some(battle::Draft::Attack { .. }) => Some(battle::verbs::ATTACK),
        _ => hands.mode(),
    };
    Some(battle::models::orders::rule(drafted?).to_owned())
}

/// The state of the piece under the pointer, or the ground there.
fn on_map(world: &World, hands: &Hands) -> Option<String> {
    let cell = hands.hover()?;
    let field = door::table(world).field;
    if let Some(primate) = field.at(cell) {
        return Some(of_primate(field, primate).to_owned());
    }
    if battle::hulls::unit_at(field, cell).is_some() {
        return Some("7".into());
    }
    let (ground, spot) = (field.ground(), field.ground().spots().get(cell)?);
    let kind = ground.kinds().get(usize::from(spot.kind))?;
    Some(if kind.slow || spot.top > 0 { kind.rule.clone() } else { "T-24".into() })
}

fn of_primate(field: &Field, primate: PrimateIx) -> &'static str {
    let state = field.primate(primate);
    let unit: UnitIx = state.unit;
    match field.unit(unit) {
        _ if state.pin == Pin::Recovering => "T-39",
        _ if state.pin.holds() => "T-38",
        unit if unit.hidden.holds() => "T-134",
        unit if unit.watch.0 => "T-122",
        unit if unit.ammunition.is_out() => "T-101",
        _ if state.braced.0 => "T-98",
        unit if unit.commitment.target.is_some() => "T-43",
        unit if unit.actions.ended == Ended::Done => "T-15",
        _ => "T-13",
    }
}
