//! At random positions: every choice is accepted, a refusal gives its reason, the field matches the components, and
//! what is restored is what was saved.

use crate::common::{installed, muster, officers, play, small, two_platoons};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::engine::order::Refusal;
use monkeys::force::{Roster, squad::Place};
use monkeys::rules::monkeys::{
    Illegal, Order,
    brace::{Ammunition, Braced},
    choices,
    commit::{Actions, Commitment},
    door,
    field::Field,
    formation,
    joiners::Joined,
    leader::Leadership,
    overwatch::Watch,
    pins::Pin,
    prone::Prone,
    stealth::Hidden,
};
use monkeys::words;
use std::collections::BTreeSet;

/// One in this many positions is examined closely.
const EVERY: usize = 7;

/// The number of set-ups of all kinds that are examined.
const KINDS: u64 = 30;

pub fn everything_listed_is_accepted(world: &mut World) {
    let options = battle::monkeys::choices(world).expect("somebody is asked");
    let before = battle::monkeys::snapshot(world);
    let hash = battle::monkeys::hash(world);
    assert!(!options.orders.is_empty(), "{} has no answer", options.window.name());
    if options.window.name() != "Act" {
        let default = options.default.clone().expect("a decision has a default");
        assert!(options.orders.contains(&default), "{default:?} is not among the choices");
    }
    for (place, order) in options.orders.iter().enumerate() {
        assert!(!options.orders[..place].contains(order), "{order:?} is offered twice");
    }
    for order in options.orders {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        battle::monkeys::restore(world, &before);
        assert_eq!(battle::monkeys::hash(world), hash, "{order:?} is not taken back in full");
    }
    for (order, why) in options.refused {
        assert_eq!(battle::submit(world, order.clone()), Err(why.clone()), "{order:?}");
        assert!(words::knows(&why.message().id), "{why:?} has no words");
    }
    assert_eq!(battle::monkeys::hash(world), hash, "refusals change nothing");
}

/// Plans to cells for a unit: all accepted. Only one cell in a few, to stay fast.
fn every_plan_is_accepted(world: &World, place: usize) {
    let table = door::table(world);
    for mover in choices::choices(table).into_iter().flat_map(|options| options.movers) {
        let unit = table.field.find_unit(mover).expect("a mover is a unit");
        for (cell, cost) in choices::destinations(table, mover).into_iter().skip(place % 29).step_by(29) {
            let plan = formation::plan(table.field, unit, cell);
            let plan = plan.unwrap_or_else(|| panic!("{mover} has no plan to {cell}"));
            if let Err(why) = choices::check(table, &plan) {
                panic!("{mover} to {cell} for {cost}: {why:?}\n{}", battle::monkeys::picture::text(table.field));
            }
        }
        for (cell, cost) in choices::hideouts(table, mover).into_iter().skip(place % 11).step_by(11) {
            // A member that stays because there is no cover may be where another was sent: then there is no plan, but
            // never a bad one.
            let Some(plan) = formation::plan_stealth(table.field, unit, cell) else { continue };
            match choices::check(table, &plan) {
                Ok(()) | Err(Illegal::HiddenAlready { .. } | Illegal::StaysInTheOpen { .. }) => {}
                Err(why) => panic!("{mover} sneaks to {cell} for {cost}: {why:?}"),
            }
        }
    }
}

fn the_field_is_what_the_components_say(world: &World) {
    let (field, roster) = (world.resource::<Field>(), world.resource::<Roster>());
    for (state, entity) in field.primates.iter().zip(roster.primates()) {
        assert_eq!(Some(&state.place), world.get::<Place>(entity));
        assert_eq!(Some(&state.pin), world.get::<Pin>(entity));
        assert_eq!(Some(&Braced(state.braced.0)), world.get::<Braced>(entity));
        assert_eq!(Some(&state.prone), world.get::<Prone>(entity));
        assert_eq!(Some(&state.joined), world.get::<Joined>(entity));
        if let Some(cell) = state.place.cell() {
            assert_eq!(field.at(cell).map(|one| field.primate(one).id), Some(state.id), "one primate a square");
        }
    }
    for (state, entity) in field.units.iter().zip(roster.units()) {
        assert_eq!(Some(&state.lead), world.get::<Leadership>(entity));
        assert_eq!(Some(&state.actions), world.get::<Actions>(entity));
        assert_eq!(Some(&state.ammunition), world.get::<Ammunition>(entity));
        assert_eq!(Some(&state.watch), world.get::<Watch>(entity));
        assert_eq!(Some(&state.commitment), world.get::<Commitment>(entity));
        assert_eq!(Some(&state.hidden), world.get::<Hidden>(entity));
    }
}

fn look_closely(world: &mut World, place: usize) {
    if place.is_multiple_of(EVERY) {
        everything_listed_is_accepted(world);
        every_plan_is_accepted(world, place);
        the_field_is_what_the_components_say(world);
    }
}

#[test]
fn choices_are_accepted_on_random_positions() {
    let mut world = installed();
    for seed in 0..4 {
        muster(&mut world, &small().muster(), seed);
        play(&mut world, seed, look_closely);
    }
}

#[test]
fn choices_are_accepted_with_two_platoons_a_side() {
    let mut world = installed();
    for seed in 0..4 {
        muster(&mut world, &two_platoons(), seed);
        play(&mut world, seed, look_closely);
    }
}

#[test]
fn choices_are_accepted_under_officers() {
    let mut world = installed();
    for seed in 0..4 {
        muster(&mut world, &officers(), seed);
        play(&mut world, seed, look_closely);
    }
}

#[test]
fn choices_are_accepted_in_battles_of_all_kinds() {
    let mut world = installed();
    let mut asked = BTreeSet::new();
    for number in 0..KINDS {
        muster(&mut world, &crate::random::setup(number), number);
        play(&mut world, number, |world, place| {
            let name = door::table(world).clock.window().expect("somebody is asked").name();
            // Rare windows are examined each time, the others now and then.
            let rare = asked.insert(name) || !matches!(name, "Act" | "Volley" | "Die" | "Deploy");
            if rare || place.is_multiple_of(5 * EVERY) {
                everything_listed_is_accepted(world);
                the_field_is_what_the_components_say(world);
            }
        });
    }
    let met = ["Act", "Deploy", "Volley", "Die", "Watch", "Stand", "FleeMove", "Regroup", "Successor", "Resolve"];
    let missed: Vec<&str> = met.into_iter().filter(|name| !asked.contains(name)).collect();
    assert!(missed.is_empty(), "windows that were never met: {missed:?}; met were {asked:?}");
}

#[test]
fn orders_out_of_place_are_refused_with_a_reason() {
    let mut world = installed();
    muster(&mut world, &two_platoons(), 5);
    play(&mut world, 5, |world, _| {
        let asked = door::table(world).clock.window().expect("somebody is asked").name();
        for order in [Order::EndTurn, Order::Keep(9), Order::HoldFire, Order::Designate(7)] {
            let allowed = choices::check(door::table(world), &order);
            let fits = matches!((asked, &order), ("Act", Order::EndTurn) | ("Volley", Order::HoldFire));
            assert_eq!(allowed.is_ok(), fits, "{order:?} while {asked} is asked");
            assert!(
                allowed.is_ok_and(|()| true)
                    || battle::submit(world, order).is_err_and(|why: Illegal| !why.rule().0.is_empty())
            );
        }
    });
}
