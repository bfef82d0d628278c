//! Random battles of the second book: they end, their replays are valid, and every fact has words.

use bevy_ecs::world::World;
use monkeys::battle::{
    bout::play_out,
    chance::ChancePlayer,
    play,
    record::Record,
    replay::{Divergence, End, Player, Replay},
    suppression::tell,
    told::Told,
};
use monkeys::data::{
    book::Shelved,
    library,
    suppression::{Level, level},
};
use monkeys::engine::{BattleLog, What, door};
use monkeys::force::Side;
use monkeys::rules::{
    Book,
    suppression::{Order, Suppression},
};
use monkeys::words;

const PEOPLE: (Player, Player) = (Player::Human, Player::Human);

fn shipped(name: &str) -> Level {
    level::shipped(name).expect("the level ships").0
}

fn installed() -> World {
    let mut world = World::new();
    door::install::<Suppression>(&mut world);
    world
}

/// A random battle, played to its end.
fn played(level: &Level, seed: u64) -> World {
    let mut world = installed();
    play::begin(&mut world, level, seed);
    let mut player = ChancePlayer::new(seed);
    let ended = play_out(&mut world, |world, _| player.choose::<Order>(world).expect("whoever is asked answers"));
    assert!(ended, "{} {seed} does not end", level.name);
    world
}

#[test]
fn battles_by_chance_end_on_every_level_and_their_replays_hold() {
    for name in library::levels_of(Book::Suppression) {
        let level = shipped(&name);
        for seed in 1..=2 {
            let world = played(&level, seed);
            let kept = Replay::<Suppression>::of(&world, PEOPLE).expect("a record was kept");
            assert_ne!(kept.end, End::Open, "{name} {seed}");
            let numbers = Suppression::shipped_numbers();
            let read = Replay::<Suppression>::read(&name, &kept.text(), numbers).expect("our own file");
            let setup = read.setup.clone().expect("it began from a level");
            let again = setup.level(&name, "setup").expect("it reads").0;
            assert_eq!(again, level);
            let mut second = installed();
            read.play(&mut second, &again).unwrap_or_else(|why| panic!("{name} {seed}: {why}"));
            let compared = read.verify(&second).expect("it proves itself");
            assert!(compared.turns > 1, "{name} {seed}");
        }
    }
}

/// A hash of the facts of a random battle on each shipped level. A changed level has a different one.
const HELD: &[(&str, u64)] = &[
    ("cliff-market", 0xc6b5_925c_8636_3497),
    ("hold-the-sawmill", 0x4216_9147_98c9_3777),
    ("low-water", 0x6318_4dbe_9738_2d6f),
    ("rubble-court", 0x46ad_799f_a095_f00e),
    ("the-long-mile", 0x5c50_284f_a73a_d980),
    ("three-fig-trees", 0xe7d4_6bbe_f385_7da8),
];

#[test]
fn a_battle_by_chance_on_each_level_gives_the_facts_that_it_gave() {
    let hash = |name: String| {
        let mut world = played(&shipped(&name), 5);
        let hash = play::hash::<Suppression>(&mut world);
        (name, hash)
    };
    let hashes: Vec<(String, u64)> = library::levels_of(Book::Suppression).into_iter().map(hash).collect();
    let held: Vec<(String, u64)> = HELD.iter().map(|(name, hash)| ((*name).to_owned(), *hash)).collect();
    assert_eq!(hashes, held, "if the rules changed on purpose, raise `Suppression::VERSION` and say why");
}

#[test]
fn a_changed_order_and_other_numbers_are_found() {
    let world = played(&shipped("three-fig-trees"), 3);
    let mut kept = Replay::<Suppression>::of(&world, PEOPLE).expect("a record was kept");
    let error = Replay::<Suppression>::read("old", &kept.text(), 1).expect_err("other numbers").to_string();
    assert!(error.contains("profiles"), "{error}");
    let orders = kept.turns.iter_mut().flat_map(|turn| &mut turn.orders);
    let changed = orders.into_iter().find(|order| matches!(order, Order::Act(_))).expect("someone acts");
    *changed = Order::EndActions;
    let found = kept.play(&mut installed(), &shipped("three-fig-trees"));
    assert!(matches!(found, Err(Divergence::Hash { .. } | Divergence::Refused { .. })), "{found:?}");
}

#[test]
fn orders_are_taken_back_to_the_last_die() {
    let mut world = installed();
    play::begin(&mut world, &shipped("hold-the-sawmill"), 5);
    let mut player = ChancePlayer::new(5);
    let mut taken_back = 0;
    for _ in 0..120 {
        let before = play::hash::<Suppression>(&mut world);
        let Some(order) = player.choose::<Order>(&world) else { break };
        play::submit(&mut world, order).expect("a choice is accepted");
        if world.resource::<Record<Suppression>>().free_steps() > 0 {
            let after = play::hash::<Suppression>(&mut world);
            assert!(play::undo::<Suppression>(&mut world));
            assert_eq!(play::hash::<Suppression>(&mut world), before);
            assert!(play::redo::<Suppression>(&mut world));
            assert_eq!(play::hash::<Suppression>(&mut world), after);
            taken_back += 1;
        }
    }
    assert!(taken_back > 10, "{taken_back}");
}

#[test]
fn battles_are_told_in_words_without_ids() {
    for name in library::levels_of(Book::Suppression) {
        let level = shipped(&name);
        let world = played(&level, 11);
        let lines = Suppression::told(&world, Some(&level));
        assert!(lines.len() > 50, "{name}: {} lines", lines.len());
        for line in &lines {
            let text = &line.text;
            assert!(!text.contains(['<', '{', '}', '#']), "{text}");
            assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{text}");
            assert!(text.ends_with('.') || line.head, "{text}");
            assert!(!text.contains("r1.") && !text.contains("b1."), "{text}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].first_fact <= pair[1].first_fact));
        let heads = lines.iter().filter(|line| line.head).count();
        let turns = world.resource::<BattleLog>().facts().iter();
        let turns = turns.filter(|fact| matches!(fact.what, What::Began { step: "starting", .. })).count();
        assert_eq!(heads, turns, "{name}");
    }
}

#[test]
fn every_name_in_the_facts_has_a_word() {
    for seed in 20..26 {
        let world = played(&shipped("rubble-court"), seed);
        for fact in world.resource::<BattleLog>().facts() {
            let names = match &fact.what {
                What::Began { step, .. } => vec![format!("suppression-step-{step}")],
                What::Marked { mark, .. } | What::Cleared { mark, .. } | What::Counted { mark, .. } => {
                    vec![format!("suppression-mark-{mark}")]
                }
                What::Said { what, .. } | What::Noted { what, .. } => vec![format!("suppression-said-{what}")],
                What::Threw { why, .. } => vec![format!("suppression-roll-{why}"), format!("suppression-threw-{why}")],
                What::Over { how, .. } => vec![format!("suppression-outcome-{how}")],
                _ => Vec::new(),
            };
            for name in names {
                assert!(words::knows(&name), "no word {name}");
            }
        }
    }
}

#[test]
fn names_come_from_the_level() {
    let level = shipped("three-fig-trees");
    let names = tell::Names::of(&played(&level, 1));
    let first = level.muster().units().next().expect("a unit").0;
    assert_eq!((names.unit(first), names.side(Side::First)), ("Ironbough Rifles".into(), words::word("side-first")));
    assert_eq!(names.primate(first.primate(1)), "Adisa");
    assert_eq!(names.primate(first.primate(2)), "Rifle 2 of Ironbough Rifles");
}
