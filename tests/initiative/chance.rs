//! Whole battles by chance: they end, they can be put back, and they are the same again.

use crate::scene::{A, B, Game, Scene};
use monkeys::dice::{Dice, Stream};
use monkeys::engine::{BattleLog, Rules, door};
use monkeys::rules::initiative::Initiative;

fn battle() -> Scene {
    let rocks: Vec<(usize, usize)> = (10..40).step_by(4).map(|x| (x, 12 + x % 5)).collect();
    let kinds = ["chimpanzee-sergeant", "gorilla-heavy", "baboon-rifle", "macaque-runner"];
    (0..).zip(kinds).fold(Scene::with('o', &rocks).turns(8), |scene, (number, kind)| {
        scene.add(A, kind, 12 + 4 * number, 4).add(B, kind, 12 + 4 * number, 24)
    })
}

/// Plays to the end; every order that is listed is accepted, and a moment can be put back.
fn play(seed: u64) -> (Game, u64) {
    let mut game = battle().begin_with(Dice::seeded(seed));
    let mut luck = Stream::new(seed, "orders");
    let mut calls = 0;
    while !game.is_over() {
        let choices = game.choices();
        for order in &choices.orders {
            assert_eq!(Initiative::check(game.view(), order), Ok(()), "{order:?}");
        }
        for (order, why) in &choices.refused {
            assert_eq!(Initiative::check(game.view(), order), Err(why.clone()), "{order:?}");
        }
        let order = Initiative::wander(game.view(), choices, &mut luck).expect("there is always one");
        if calls % 50 == 0 {
            let before = Initiative::snapshot(&game.0);
            game.order(order.clone());
            let after = Initiative::snapshot(&game.0);
            door::restore::<Initiative>(&mut game.0, &before);
            assert_eq!(Initiative::snapshot(&game.0), before);
            game.order(order);
            assert_eq!(Initiative::snapshot(&game.0), after);
        } else {
            game.order(order);
        }
        calls += 1;
        assert!(calls < 5000, "a battle of 8 turns ends");
    }
    let hash = game.0.resource_mut::<BattleLog>().hash();
    (game, hash)
}

#[test]
fn battles_by_chance_end_and_are_the_same_again() {
    for seed in 0..6 {
        let ((game, hash), (_, again)) = (play(seed), play(seed));
        assert!(game.outcome().is_some());
        assert_eq!(hash, again);
    }
}
