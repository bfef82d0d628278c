//! An adviser's course can be carried out as advised, to its last order.

use crate::common::{installed, level, opponent};
use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::persona::{Budget, Strength};
use monkeys::dice::Dice;
use monkeys::engine::{BattleLog, Shape, What};
use monkeys::opponent::monkeys::Opponent;
use monkeys::rules::monkeys::{door, order::Order};

/// An adviser that doesn't play courses out: it judges them at a glance, and is wrong more often.
fn adviser(seed: u64) -> Opponent {
    let hasty = opponent("steady", Strength::Careful, seed);
    let budget = Budget { plans: 0, ..Strength::Careful.budget("Monkeys") };
    hasty.with_budget(budget).certain()
}

fn asked(world: &World) -> Option<Shape> {
    door::table(world).clock.window().map(monkeys::engine::Window::shape)
}

/// Whether dice have been rolled since a fact.
fn rolled_since(world: &World, from: usize) -> bool {
    let facts = &world.resource::<BattleLog>().facts()[from..];
    facts.iter().any(|fact| matches!(fact.what, What::Rolled { .. }))
}

/// Lets a mover continue past everyone that could stop it.
fn pass(world: &mut World) {
    while asked(world).is_some_and(|shape| shape != Shape::Act) {
        let choices = battle::monkeys::choices(world).expect("somebody is asked");
        let passes = |order: &&Order| matches!(order, Order::Forfeit(_) | Order::GoOn);
        let order = choices.orders.iter().find(passes).or(choices.default.as_ref()).cloned();
        battle::submit(world, order.expect("there is an answer")).expect("it is offered");
    }
}

#[test]
fn all_orders_of_what_is_advised_are_accepted() {
    let mut courses = 0;
    for name in ["two-groves", "bald-ridge", "rust-market", "dust-road"] {
        let mut world = installed();
        battle::monkeys::muster(&mut world, &level(name), Dice::seeded(3));
        battle::monkeys::advance(&mut world);
        let mut players = [1, 2].map(|seed| opponent("wave", Strength::Quick, seed));
        for moment in 0..70 {
            let Some(side) = battle::monkeys::decider(&world) else { break };
            if asked(&world) == Some(Shape::Act) {
                let before = battle::monkeys::snapshot(&world);
                let thought = adviser(moment).think(&mut world).expect("somebody is asked");
                let orders = thought.why.best.first().map_or_else(Vec::new, |best| best.orders.clone());
                assert_eq!(orders.first(), Some(&thought.order), "{name}, {moment}");
                let facts = world.resource::<BattleLog>().facts().len();
                for (place, order) in orders.iter().enumerate() {
                    pass(&mut world);
                    if place > 0 && rolled_since(&world, facts) {
                        break;
                    }
                    battle::submit(&mut world, order.clone()).unwrap_or_else(|why| {
                        panic!("{name}, {moment}: {order:?} of {orders:?}: {why:?}");
                    });
                    courses += place;
                }
                battle::monkeys::restore(&mut world, &before);
            }
            let order = players[side.index()].choose(&mut world).expect("whoever is asked answers");
            battle::submit(&mut world, order).expect("it is allowed");
        }
    }
    assert!(courses > 20, "only {courses} courses have a second order");
}
