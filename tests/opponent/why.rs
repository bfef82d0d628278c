//! It gives its reasons: totals are the sums of their lines, the order is the best candidate's, and every word exists.

use crate::common::{installed, level, opponent};
use monkeys::battle::{self, monkeys::tell::Names};
use monkeys::data::persona::Strength;
use monkeys::dice::Dice;
use monkeys::force::{Side, UnitId};

#[test]
fn totals_are_the_sums_of_their_lines() {
    let (mut world, mut player) = (installed(), opponent("steady", Strength::Quick, 4));
    battle::monkeys::muster(&mut world, &level("two-groves"), Dice::seeded(4));
    battle::monkeys::advance(&mut world);
    let mut seen = 0;
    for _ in 0..60 {
        let Some(thought) = player.explain(&mut world) else { break };
        if thought.why.unit.is_some() {
            seen += 1;
            for candidate in &thought.why.best {
                let sum: i32 = candidate.lines.iter().map(|line| line.points).sum();
                assert_eq!(sum, candidate.score, "{candidate:?}");
            }
            let best = thought.why.best.first().expect("a unit has candidates");
            assert_eq!(best.orders.first(), Some(&thought.order));
            let lines = thought.why.lines(&Names::of(&world), |order| order.name().to_owned());
            assert!(lines.len() > 1 && lines.iter().all(|line| !line.contains("why-")), "{lines:?}");
            let words = lines.iter().flat_map(|line| line.split([' ', ':', ',']));
            let ids: Vec<_> = words.filter(|word| word.parse::<UnitId>().is_ok()).collect();
            assert!(ids.is_empty(), "{lines:?}");
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    assert!(seen > 5);
}

#[test]
fn a_hint_in_a_world_of_its_own_is_the_same() {
    let muster = level("two-groves");
    let (mut world, player) = (installed(), opponent("steady", Strength::Careful, 4));
    battle::monkeys::muster(&mut world, &muster, Dice::seeded(4));
    battle::monkeys::advance(&mut world);
    let mut sandbox = monkeys::opponent::monkeys::Sandbox::of(&muster);
    let moment = battle::monkeys::snapshot(&world);
    let there = sandbox.think(&player, &moment).expect("someone is asked").order;
    assert_eq!(Some(there), player.think(&mut world).map(|thought| thought.order));
}

#[test]
fn a_fresh_world_of_its_own_knows_who_stands_where() {
    for (name, seed) in [("two-groves", 857_486), ("two-groves", 1), ("dust-road", 2), ("bald-ridge", 3)] {
        let (mut world, muster) = (installed(), level(name));
        battle::monkeys::muster(&mut world, &muster, Dice::seeded(seed));
        battle::monkeys::advance(&mut world);
        let mut players = Side::BOTH.map(|side| opponent("steady", Strength::Quick, seed + side.index() as u64));
        for order in 0..80 {
            let Some(side) = battle::monkeys::decider(&world) else { break };
            let player = &mut players[side.index()];
            let mut sandbox = monkeys::opponent::monkeys::Sandbox::of(&muster);
            let there = sandbox.think(player, &battle::monkeys::snapshot(&world)).map(|thought| thought.order);
            let here = player.choose(&mut world).expect("someone is asked");
            assert_eq!(there.as_ref(), Some(&here), "{name}, seed {seed}, order {order}");
            battle::submit(&mut world, here).expect("it is allowed");
        }
    }
}

#[test]
fn no_more_than_half_of_the_courses_played_out_are_of_one_kind() {
    let (mut world, mut player) = (installed(), opponent("steady", Strength::Careful, 4));
    battle::monkeys::muster(&mut world, &level("bald-ridge"), Dice::seeded(4));
    battle::monkeys::advance(&mut world);
    let mut compared = 0;
    for _ in 0..60 {
        let Some(thought) = player.explain(&mut world) else { break };
        let played = thought.why.best.iter().filter(|candidate| candidate.played.is_some());
        let kinds: Vec<Vec<&str>> = played.map(|one| one.orders.iter().map(|order| order.name()).collect()).collect();
        if kinds.len() == 3 {
            compared += 1;
            assert!(kinds.iter().any(|kind| *kind != kinds[0]), "{kinds:?}");
        }
        battle::submit(&mut world, thought.order).expect("it is allowed");
    }
    assert!(compared > 3);
}
