//! The plans of one side are not known to the other.

use crate::{
    begin,
    book::{Ask, Frame, Order, Pebbles, Word},
};
use bevy_ecs::world::World;
use monkeys::engine::{BattleLog, Clock, Fact, Viewer, What, door, hash::StableHasher};
use monkeys::force::Side;
use std::hash::{Hash, Hasher};

/// Plays up to the first turn; the first side makes these plans and puts its pebbles from this row on.
fn planned(word: Word, row: i16) -> World {
    let mut world = World::new();
    begin(&mut world, 5);
    loop {
        let window = door::window::<Pebbles>(&world).expect("somebody is asked").clone();
        let own = window.side == Side::First;
        let choices = door::choices::<Pebbles>(&world).expect("somebody is asked");
        let fits = |order: &&Order| match order {
            Order::Put(_, (x, y)) => !own || (*x == 0 && *y >= row),
            Order::Plan(words) => !own || words.iter().all(|(_, planned)| *planned == word),
            _ => true,
        };
        let order = choices.orders.iter().find(fits).expect("there is a choice").clone();
        if Ask::of(&window) == Ask::Turn {
            return world;
        }
        assert_eq!(door::submit(&mut world, order), Ok(()));
    }
}

fn seen(world: &World, viewer: Viewer) -> Vec<Fact> {
    world.resource::<BattleLog>().seen_by(viewer).cloned().collect()
}

#[test]
fn games_that_differ_in_secret_look_alike_to_the_other_side() {
    let (one, other) = (planned(Word::Go, 0), planned(Word::Stay, 3));
    let shown =
        |world: &World, viewer| seen(world, viewer).into_iter().map(|fact| (fact.rule, fact.what)).collect::<Vec<_>>();
    assert_eq!(shown(&one, Viewer::Side(Side::Second)), shown(&other, Viewer::Side(Side::Second)));
    assert_eq!(shown(&one, Viewer::Public), shown(&other, Viewer::Public));
    assert_ne!(shown(&one, Viewer::Side(Side::First)), shown(&other, Viewer::Side(Side::First)), "its own plan");
}

/// The first side throws the first pebble it can.
fn throwing(word: Word) -> World {
    let mut world = planned(word, 0);
    let throws = |order: &&Order| matches!(order, Order::Throw(_));
    loop {
        let choices = door::choices::<Pebbles>(&world).expect("somebody is asked");
        let own = choices.window.side == Side::First;
        let mut orders = choices.orders.iter().filter(|_| own).filter(throws);
        let order = orders.next().or(choices.orders.first()).expect("there is a choice").clone();
        assert_eq!(door::submit(&mut world, order), Ok(()));
        if door::window::<Pebbles>(&world).is_some_and(|window| Ask::of(window) == Ask::Aim) {
            return world;
        }
    }
}

#[test]
fn one_question_is_asked_openly_and_the_same_one_in_secret() {
    let told = |world: &World, viewer| seen(world, viewer).len();
    for (word, secret) in [(Word::Go, false), (Word::Stay, true)] {
        let mut world = throwing(word);
        let window = door::window::<Pebbles>(&world).expect("it is asked").clone();
        assert_eq!((window.is_secret(), window.kind.secret), (secret, false), "{word:?}");
        let asked = world.resource::<BattleLog>().facts().last().expect("it is told").clone();
        assert!(matches!(asked.what, What::Asked { window: "Aim", about: Some(_), .. }), "{asked:?}");
        assert_eq!(asked.is_seen_by(Viewer::Side(Side::Second)), !secret, "whom it is about is told to its side alone");
        assert!(asked.is_seen_by(Viewer::Side(Side::First)));
        let before = [Viewer::Side(Side::Second), Viewer::Public].map(|viewer| told(&world, viewer));
        let target = door::choices::<Pebbles>(&world).expect("it is asked").orders[0].clone();
        assert_eq!(door::submit(&mut world, target), Ok(()));
        let ordered = seen(&world, Viewer::All).into_iter().rfind(is_order).expect("it is told");
        assert!(matches!(ordered.what, What::Ordered { order: "Aim", target: Some(_), .. }), "{ordered:?}");
        assert_eq!(ordered.is_seen_by(Viewer::Public), !secret, "so is its answer");
        // Dice and the next question are public anyway.
        let after = [Viewer::Side(Side::Second), Viewer::Public].map(|viewer| told(&world, viewer));
        assert!(after[0] > before[0] && after[1] > before[1]);
    }
}

#[test]
fn whoever_gives_up_in_secret_does_so_openly() {
    let mut world = throwing(Word::Stay);
    assert_eq!(door::submit(&mut world, Order::Concede), Ok(()));
    assert!(seen(&world, Viewer::Public).iter().any(is_order), "that it gave up is no secret");
}

#[test]
fn the_hash_of_a_battle_tells_a_secret_question_from_an_open_one() {
    let clock = |world: &World| world.resource::<Clock<Frame>>().clone();
    let (open, secret) = (clock(&throwing(Word::Go)), clock(&throwing(Word::Stay)));
    let hash = |clock: &Clock<Frame>| {
        let mut hasher = StableHasher::new();
        clock.hash(&mut hasher);
        hasher.finish()
    };
    assert_ne!(open, secret);
    assert_ne!(hash(&open), hash(&secret));
}

#[test]
fn facts_for_one_side_have_no_gap_where_the_other_was_told_something() {
    let (one, other) = (planned(Word::Go, 0), planned(Word::Stay, 3));
    let told = |world: &World, viewer| world.resource::<BattleLog>().told_to(viewer);
    for viewer in [Viewer::Side(Side::Second), Viewer::Public] {
        let facts = told(&one, viewer);
        assert_eq!(facts, told(&other, viewer), "whole facts are the same, numbers and frames included");
        assert!(facts.len() < told(&one, Viewer::All).len(), "something was kept from {viewer:?}");
        assert!(facts.iter().zip(0..).all(|(fact, number)| fact.number == number), "counted without a gap");
    }
    assert_eq!(told(&one, Viewer::All), one.resource::<BattleLog>().facts());
}

#[test]
fn an_order_that_answers_a_secret_window_is_told_to_its_side_alone() {
    let world = planned(Word::Go, 0);
    let orders = |viewer| seen(&world, viewer).iter().filter(|fact| is_order(fact)).count();
    // The choice of who begins is public; each side puts three pebbles and plans once.
    assert_eq!(orders(Viewer::Public), 1);
    assert_eq!(orders(Viewer::Side(Side::First)), 5);
    assert_eq!(orders(Viewer::Side(Side::Second)), 5);
    assert_eq!(orders(Viewer::All), 9);
}

fn is_order(fact: &Fact) -> bool {
    matches!(fact.what, What::Ordered { .. })
}
