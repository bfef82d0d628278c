//! Hints in the first battles.

use crate::engine::Rules;
use crate::force::UnitIx;
use crate::rules::suppression::{
    Suppression, View, choices::waiting, markers::BREAKING, objectives::holder, profiles::WeaponTrait, windows::Ask,
};
use crate::screens::{Hands, hints::Hint};
use bevy::prelude::World;

/// A hint that is due while this question is open.
macro_rules! asked {
    ($name:literal, $ask:ident, $rule:literal) => {
        Hint::new($name, $rule, |world| asks(Suppression::view(world), Ask::$ask))
    };
}

/// All hints, the rarer ones first: if several are due, the first is shown.
pub const HINTS: &[Hint] = &[
    asked!("suppression-officer", Officer, "G7"),
    asked!("suppression-lead", Lead, "G18"),
    asked!("suppression-consolidate", Consolidate, "G12").taught(),
    asked!("suppression-charge", Charge, "G12").taught(),
    Hint::new("suppression-broken", "A4", is_broken),
    Hint::new("suppression-outside", "R6", is_outside),
    Hint::new("suppression-two", "R4", |world| has_markers(world, 2)).taught(),
    Hint::new("suppression-one", "R4", |world| has_markers(world, 1)).taught(),
    Hint::new("suppression-spent", "G5", is_spent).taught(),
    Hint::new("suppression-template", "G17", has_template),
    asked!("suppression-set-up", SetUp, "G25"),
    Hint::new("suppression-held", "G13", is_held).taught(),
    asked!("suppression-act", Act, "R5").taught(),
];

fn asks(view: View, what: Ask) -> bool {
    view.clock.window().is_some_and(|window| Ask::of(window) == what)
}

/// Whether an action is being chosen for a unit that has not acted and that this holds for.
fn holds_of_selected(world: &World, holds: impl Fn(View, UnitIx) -> bool) -> bool {
    let view = Suppression::view(world);
    let selected = world.resource::<Hands>().selected().and_then(|unit| view.field.find(unit));
    let may_act = |unit: UnitIx| waiting(view).any(|(other, _)| other == unit);
    asks(view, Ask::Act) && selected.is_some_and(|unit| may_act(unit) && holds(view, unit))
}

fn has_markers(world: &World, count: u8) -> bool {
    holds_of_selected(world, |view, unit| view.field.unit(unit).markers.0 == count)
}

/// Whether the chosen unit must fall back.
fn is_broken(world: &World) -> bool {
    holds_of_selected(world, |view, unit| view.field.unit(unit).markers.0 >= BREAKING)
}

/// Whether a member of the chosen unit was outside the command radius when the phase began.
fn is_outside(world: &World) -> bool {
    holds_of_selected(world, |view, unit| view.field.unit(unit).outside.0 > 0)
}

/// Whether the chosen unit has a mortar.
fn has_template(world: &World) -> bool {
    holds_of_selected(world, |view, unit| {
        view.field.living(unit).any(|(model, _)| view.field.weapon(model).has(WeaponTrait::Template))
    })
}

/// Whether an enemy has so many markers that more have no effect this turn.
fn is_spent(world: &World) -> bool {
    let view = Suppression::view(world);
    let mut enemies = view.field.standing(view.turn.side.other());
    asks(view, Ask::Act) && enemies.any(|unit| view.field.unit(unit).markers.0 >= BREAKING)
}

/// Whether somebody holds an objective.
fn is_held(world: &World) -> bool {
    let view = Suppression::view(world);
    let objectives = 0..view.field.setting.scenario.objectives.len();
    asks(view, Ask::Act) && objectives.into_iter().any(|objective| holder(view.field, objective).is_some())
}
