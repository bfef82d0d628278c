//! Random battles over all scenarios, including deployment and the laying of the ground: every choice is accepted and
//! undone in full, every battle ends and replays.

use crate::common::{installed, play};
use bevy_ecs::world::World;
use monkeys::battle::{
    self,
    replay::{Player, Replay},
};
use monkeys::data::monkeys::level::{self, Level};
use monkeys::engine::Awaiting;
use monkeys::force::squad::Place;
use monkeys::rules::monkeys::Monkeys;
use monkeys::rules::monkeys::Order;
use monkeys::rules::monkeys::{field::Field, platoons::Turn};

const LEVELS: [&str; 4] = ["fern-pass", "five-wells", "rust-market", "the-saddle"];

fn shipped(name: &str) -> Level {
    level::shipped(name).expect("it is shipped").0
}

/// Every choice before the first turn is accepted, and undone in full.
fn all_is_taken_back(world: &mut World) {
    let Some(options) =
        battle::monkeys::choices(world).filter(|options| matches!(options.window.name(), "Ground" | "Deploy"))
    else {
        return;
    };
    let (before, hash) = (battle::monkeys::snapshot(world), battle::monkeys::hash(world));
    assert!(!options.orders.is_empty());
    assert!(options.orders.contains(options.default.as_ref().expect("a decision has a default")));
    for order in options.orders {
        battle::submit(world, order.clone()).unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        battle::monkeys::restore(world, &before);
        assert_eq!(battle::monkeys::hash(world), hash, "{order:?} is not taken back in full");
    }
}

#[test]
fn every_choice_before_the_first_turn_is_accepted_and_taken_back() {
    let mut world = installed();
    for name in LEVELS {
        let muster = shipped(name).muster();
        battle::monkeys::muster(&mut world, &muster, monkeys::dice::Dice::seeded(5));
        battle::monkeys::advance(&mut world);
        let mut player = battle::chance::ChancePlayer::new(5);
        while world.resource::<Turn>().active.is_none() {
            all_is_taken_back(&mut world);
            let order = player.choose::<Order>(&world).expect("somebody is asked");
            battle::submit(&mut world, order).expect("it was offered");
        }
        let waiting = |world: &World| {
            let field = world.resource::<Field>();
            field.primates.iter().filter(|primate| primate.place == Place::Reserve).count()
        };
        assert_eq!(waiting(&world), 0, "{name}: everybody found room");
    }
}

#[test]
fn battles_of_all_scenarios_end_and_replay() {
    let mut world = installed();
    for (name, seed) in LEVELS.into_iter().zip(11..) {
        battle::begin(&mut world, &shipped(name), seed);
        play(&mut world, seed, |_, _| {});
        assert!(matches!(battle::monkeys::advance(&mut world), Awaiting::Over(_)), "{name}");
        let hash = battle::monkeys::hash(&mut world);
        let replay = Replay::<Monkeys>::of(&world, (Player::Human, Player::Human)).expect("a record was kept");
        let text = replay.text();
        let replay = Replay::parse(name, &text, &monkeys::data::monkeys::profiles()).expect("its own text is good");
        let level = replay.level(name, monkeys::data::monkeys::profiles()).expect("its own setup is good").0;
        let mut again = installed();
        replay.play(&mut again, &level).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(battle::monkeys::hash(&mut again), hash);
    }
}
