//! Started, asked, answered and restored: through the door of all books.

use crate::{
    begin,
    book::{Ask, Illegal, Order, Pebbles, SIZE},
    play,
};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::engine::{Awaiting, BattleLog, Refusal, Rules, Shape, What, door};
use std::collections::BTreeSet;

#[test]
fn games_by_chance_end_and_ask_in_every_shape() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let mut world = World::new();
        begin(&mut world, seed);
        play(&mut world, seed, |world, _| {
            let window = door::window::<Pebbles>(world).expect("somebody is asked");
            seen.insert((window.name(), format!("{:?}", window.shape())));
        });
        assert!(matches!(door::advance::<Pebbles>(&mut world), Awaiting::Over(_)));
        let tempo = Pebbles::tempo(Pebbles::view(&world));
        assert!(tempo.taken[0].abs_diff(tempo.taken[1]) <= 1, "seed {seed}: the sides take turns, {tempo:?}");
    }
    let shapes: BTreeSet<&str> = seen.iter().map(|(_, shape)| shape.as_str()).collect();
    let all = [Shape::Pick, Shape::Die, Shape::Cells, Shape::Targets, Shape::Members, Shape::Act, Shape::List];
    assert_eq!(shapes, all.map(|shape| format!("{shape:?}")).iter().map(String::as_str).collect());
    let names: BTreeSet<&str> = seen.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, Ask::NAMES.iter().copied().collect());
}

#[test]
fn every_choice_is_accepted_and_what_is_refused_has_a_rule() {
    for seed in 0..6 {
        let mut world = World::new();
        begin(&mut world, seed);
        play(&mut world, seed, |world, _| {
            let choices = door::choices::<Pebbles>(world).expect("somebody is asked");
            let before = Pebbles::snapshot(world);
            for order in choices.orders.iter().chain(&choices.default) {
                assert_eq!(door::submit(world, order.clone()), Ok(()), "{order:?}");
                door::restore::<Pebbles>(world, &before);
            }
            for (order, why) in &choices.refused {
                assert_eq!(door::submit(world, order.clone()).as_ref(), Err(why), "{order:?}");
                assert!(why.rule().0.starts_with("P-"));
            }
            assert_eq!(Pebbles::snapshot(world), before, "a refused order changes nothing");
        });
    }
}

#[test]
fn a_refusal_is_the_first_that_holds() {
    let mut world = World::new();
    begin(&mut world, 1);
    let begins = Order::Begin(monkeys::force::Side::First);
    assert_eq!(door::submit(&mut world, Order::Pass), Err(Illegal::OtherWindow));
    assert_eq!(door::submit(&mut world, begins), Ok(()));
    let about = door::window::<Pebbles>(&world).and_then(|window| window.about).expect("a pebble is put down");
    assert_eq!(door::submit(&mut world, Order::Put(about, (SIZE.0, 0))), Err(Illegal::Taken), "beyond the board");
    assert_eq!(door::submit(&mut world, Order::Put(about, (2, 0))), Err(Illegal::TooFar(2)), "beyond the home");
    assert_eq!(door::submit(&mut world, Order::Put(about, (1, 0))), Ok(()), "its edge is still home");
}

#[test]
fn a_game_is_put_back_order_by_order() {
    let mut world = World::new();
    begin(&mut world, 3);
    let (mut moments, mut orders) = (Vec::new(), Vec::new());
    play(&mut world, 3, |world, order| {
        moments.push(Pebbles::snapshot(world));
        orders.push(order.clone());
    });
    let end = battle::play::hash::<Pebbles>(&mut world);
    for (place, moment) in moments.iter().enumerate().rev() {
        door::restore::<Pebbles>(&mut world, moment);
        for order in &orders[place..] {
            assert_eq!(door::submit(&mut world, order.clone()), Ok(()));
        }
        assert_eq!(battle::play::hash::<Pebbles>(&mut world), end, "from order {place} on");
    }
}

#[test]
fn a_player_may_concede_in_every_window() {
    let mut asked = BTreeSet::new();
    for seed in 0..40 {
        let mut world = World::new();
        begin(&mut world, seed);
        play(&mut world, seed, |world, _| {
            let window = door::window::<Pebbles>(world).expect("somebody is asked").clone();
            let before = Pebbles::snapshot(world);
            if asked.insert(window.name()) {
                assert_eq!(door::submit(world, Order::Concede), Ok(()));
                let outcome = door::outcome::<Pebbles>(world).expect("it is over");
                assert_eq!((outcome.winner, outcome.rule.0), (Some(window.side.other()), "P-9"));
                let told = world.resource::<BattleLog>().facts().last().map(|fact| fact.what.clone());
                assert!(matches!(told, Some(What::Over { how: "conceded", .. })));
                door::restore::<Pebbles>(world, &before);
            }
        });
    }
    assert_eq!(asked.len(), Ask::NAMES.len());
}
