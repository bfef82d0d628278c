//! What waiting leads to is what happens when everyone waits.

use crate::common::{MOST_ORDERS, installed, level, opponent};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::persona::Strength;
use monkeys::dice::Dice;
use monkeys::engine::{Awaiting, Shape};
use monkeys::force::Side;
use monkeys::opponent::monkeys::Waiting;
use monkeys::rules::monkeys::{door, order::Order};
use std::collections::BTreeSet;

/// Both sides end every turn at once until the battle is over; returns the winner.
fn wait_out(world: &mut World) -> Option<Side> {
    for _ in 0..MOST_ORDERS {
        if let Awaiting::Over(outcome) = battle::monkeys::advance(world) {
            return outcome.winner;
        }
        let choices = battle::monkeys::choices(world).expect("somebody is asked");
        let ends = choices.orders.iter().find(|order| matches!(order, Order::EndTurn)).cloned();
        let order = ends.or(choices.default).or_else(|| choices.orders.first().cloned()).expect("there is an answer");
        battle::submit(world, order).expect("it is offered");
    }
    panic!("the battle does not end");
}

/// Plays on until a platoon has just been given its turn and nothing has been done in it; false when the battle is over.
fn next_turn(world: &mut World, players: &mut [monkeys::opponent::monkeys::Opponent; 2]) -> bool {
    let turn = |world: &World| (door::table(world).turn.round, battle::monkeys::decider(world));
    let before = turn(world);
    while let Some(side) = battle::monkeys::decider(world) {
        let acts = door::table(world).clock.window().is_some_and(|window| window.shape() == Shape::Act);
        if acts && turn(world) != before {
            return true;
        }
        let order = players[side.index()].choose(world).expect("whoever is asked answers");
        battle::submit(world, order).expect("it is allowed");
    }
    false
}

#[test]
fn what_waiting_leads_to_is_what_happens_when_everyone_waits() {
    let mut ends = BTreeSet::new();
    let levels = ["two-groves", "five-wells", "fern-pass", "the-saddle"];
    for (name, seed) in levels.into_iter().flat_map(|name| (1..=4).map(move |seed| (name, seed))) {
        let mut world = installed();
        battle::monkeys::muster(&mut world, &level(name), Dice::seeded(seed));
        battle::monkeys::advance(&mut world);
        let mut players = [opponent("steady", Strength::Quick, seed), opponent("errand", Strength::Quick, seed + 9)];
        if seed % 2 == 0 {
            players.reverse();
        }
        while next_turn(&mut world, &mut players) {
            // Markers are taken at the end of a turn, so until everyone has had one, it can't be told who holds them.
            if door::table(&world).turn.round == 1 {
                continue;
            }
            let [ours, theirs] = Side::BOTH.map(|side| Waiting::of(door::table(&world), side));
            let moment = battle::monkeys::snapshot(&world);
            let round = door::table(&world).turn.round;
            let winner = wait_out(&mut world);
            let (won, lost) = match winner {
                Some(Side::First) => (Waiting::Wins, Waiting::Loses),
                Some(Side::Second) => (Waiting::Loses, Waiting::Wins),
                None => (Waiting::Draws, Waiting::Draws),
            };
            assert_eq!((ours, theirs), (won, lost), "{name}, seed {seed}, round {round}");
            ends.insert((name, winner.map(Side::index)));
            battle::monkeys::restore(&mut world, &moment);
        }
    }
    let of = |level: &str| ends.iter().filter(|(name, _)| *name == level).count();
    assert!(of("two-groves") > 1 && of("five-wells") > 1, "{ends:?}");
}
