//! The small ladder: the same battles with any number of threads, checked by hash, so that a change of behavior is
//! noticed.

use bevy_ecs::world::World;
use monkeys::battle;
use monkeys::data::{
    monkeys::persona::{self},
    persona::{Budget, Strength},
};
use monkeys::opponent::{
    ladder::{self, Tally},
    monkeys::{Contender, Venue},
};

/// The result of the small ladder. If you change how the opponent plays, or a personality, update this hash.
const HELD: u64 = 0xac2d0c38bedc7af7;

fn contender(name: &str, strength: Strength) -> Contender {
    let persona = persona::shipped(name).expect("it ships");
    Contender { name: format!("{name}:{strength}"), persona, strength, budget: strength.budget("Monkeys") }
}

fn venues() -> Vec<Venue> {
    let shipped = |name: &str| monkeys::data::monkeys::level::shipped(name).expect("it ships").0;
    ["two-groves"].map(|name| Venue::new(name.to_owned(), shipped(name))).into()
}

/// The result of a contest at these levels.
pub fn tally_at(levels: &[&str], pairs: u64, contenders: [&Contender; 2]) -> Tally {
    let shipped = |name: &&str| monkeys::data::monkeys::level::shipped(name).expect("it ships").0;
    let venues: Vec<Venue> = levels.iter().map(|name| Venue::new((*name).to_owned(), shipped(name))).collect();
    let played = ladder::contest(&venues, contenders, (pairs, 1), (0, 1), || std::time::Duration::ZERO);
    let mut tally = Tally::default();
    played.iter().for_each(|(_, pair)| tally.count(pair));
    tally
}

fn tally(pairs: u64, contenders: [&Contender; 2], threads: u64) -> Tally {
    let venues = &venues();
    let mut played = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|from| {
                scope.spawn(move || {
                    ladder::contest(venues, contenders, (pairs, 1), (from, threads), || std::time::Duration::ZERO)
                })
            })
            .collect();
        running.into_iter().flat_map(|thread| thread.join().expect("no battle panics")).collect::<Vec<_>>()
    });
    played.sort_by_key(|(place, _)| *place);
    let mut tally = Tally::default();
    played.iter().for_each(|(_, pair)| tally.count(pair));
    tally
}

#[test]
fn a_small_ladder_is_held_by_hash() {
    let (steady, rush) = (contender("steady", Strength::Quick), contender("red-rush", Strength::Quick));
    let [one, two] = [1, 2].map(|threads| tally(2, [&steady, &rush], threads));
    // How long the turns took depends on the machine.
    let played = |mut tally: Tally| {
        tally.paces = Default::default();
        tally
    };
    let [one, two] = [one, two].map(played);
    assert_eq!(one, two, "threads make a difference");
    assert_eq!(one.stalled, 0);
    assert_eq!(one.hash, HELD, "the opponent plays another game: {:#018x}", one.hash);
}

#[test]
fn who_looks_ahead_leaves_the_battle_as_it_was() {
    let mut world = crate::common::installed();
    battle::begin(&mut world, &monkeys::data::monkeys::level::shipped("two-groves").expect("it ships").0, 5);
    let mut player = crate::common::opponent("steady", Strength::Careful, 1);
    for _ in 0..6 {
        let before = (battle::monkeys::hash(&mut world), battle::monkeys::snapshot(&world));
        let thought = player.think(&mut world).expect("someone is asked");
        assert_eq!(
            before,
            (battle::monkeys::hash(&mut world), battle::monkeys::snapshot(&world)),
            "thinking moved something"
        );
        let order = player.choose(&mut world).expect("someone is asked");
        assert_eq!(thought.order, order, "asked twice, it says another thing");
        battle::submit(&mut world, order).expect("it is allowed");
    }
}

/// A battle at its first action.
fn about_to_act(level: &str) -> World {
    let mut world = crate::common::installed();
    battle::begin(&mut world, &monkeys::data::monkeys::level::shipped(level).expect("it ships").0, 5);
    let mut quick = crate::common::opponent("steady", Strength::Quick, 1);
    while battle::monkeys::choices(&world).is_some_and(|choices| choices.window.name() != "Act") {
        let order = quick.choose(&mut world).expect("someone is asked");
        battle::submit(&mut world, order).expect("it is allowed");
    }
    world
}

#[test]
fn the_play_outs_of_a_turn_cost_what_the_budget_says() {
    let mut world = about_to_act("bald-ridge");
    let side = battle::monkeys::choices(&world).expect("someone is asked").window.side;
    let budget = Budget { effort: 150_000, ..Strength::Deep.budget("Monkeys") };
    let mut player = crate::common::opponent("steady", Strength::Deep, 1).with_budget(budget);
    let mut spent = 0;
    while battle::monkeys::choices(&world)
        .is_some_and(|choices| choices.window.name() == "Act" && choices.window.side == side)
    {
        let order = player.choose(&mut world).expect("someone is asked");
        battle::submit(&mut world, order).expect("it is allowed");
        spent = spent.max(player.spent());
    }
    // The cost of a play-out is known once it has been played.
    assert!((120_000..165_000).contains(&spent), "{spent}");
}

/// A thread that has played other battles before, such as one of the lab, plays this one just the same.
#[test]
fn what_a_thread_has_searched_before_changes_no_decision() {
    let decision = || {
        let mut world = about_to_act("leopard-creek");
        let budget = Budget { effort: 40_000, ..Strength::Deep.budget("Monkeys") };
        let mut player = crate::common::opponent("steady", Strength::Deep, 1).with_budget(budget);
        (player.choose(&mut world), player.spent())
    };
    let fresh = std::thread::spawn(decision).join().expect("it decides");
    about_to_act("rust-market");
    assert_eq!([decision(), decision()], [fresh.clone(), fresh]);
}

#[test]
fn who_has_nothing_to_spend_still_compares_two_courses() {
    let mut world = about_to_act("two-groves");
    let budget = Strength::Deep.budget("Monkeys");
    let mut compared = |effort| {
        let player = crate::common::opponent("steady", Strength::Deep, 1).with_budget(Budget { effort, ..budget });
        let best = player.think(&mut world).expect("someone is asked").why.best;
        best.iter().filter(|candidate| candidate.played.is_some()).count()
    };
    // Three are shown if there are more.
    assert_eq!([compared(0), compared(budget.effort)], [2, 3]);
}

#[test]
fn intervals_are_those_of_wilson() {
    let empty = Tally::default().interval();
    assert_eq!((empty.rate, empty.low, empty.high), (0, 0, 0));
    let (mut tally, bout) = (Tally::default(), |winner| ladder::Bout { winner, ..ladder::Bout::default() });
    for _ in 0..50 {
        tally.count(&[bout(Some(monkeys::force::Side::First)), bout(Some(monkeys::force::Side::Second))]);
    }
    let all = tally.interval();
    assert_eq!(all.rate, 1_000_000);
    // 100 of 100: 96.3 to 100 %.
    assert!((963_000..964_000).contains(&all.low) && all.high >= 999_999, "{all:?}");
    for _ in 0..50 {
        tally.count(&[bout(Some(monkeys::force::Side::Second)), bout(Some(monkeys::force::Side::First))]);
    }
    let half = tally.interval();
    // Pairs won or lost together are one trial each: 50 of 100 is 40.4 to 59.6 %.
    assert!((403_000..406_000).contains(&half.low) && (594_000..597_000).contains(&half.high), "{half:?}");
}
